import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { QuestionnaireActor } from '../src/machines/index.js';
import { card } from './card.js';
import { choose, deep, press, see } from './deep.js';
import { blankReport, fillIn, report, requiredReport } from './report.js';

const meta: Meta = { title: 'Review' };
export default meta;

const toReview = (actor: QuestionnaireActor): void => {
  actor.send({ type: 'go', step: actor.getSnapshot().context.questionnaire.questions.length });
};

export const Filled: StoryObj = { render: () => card(report, { before: fillIn }) };

/** What was left out says so; it may be. */
export const LeftOut: StoryObj = { render: () => card(blankReport, { before: toReview }) };

/** Sent too early: the first answer was given after that, the second and third are still missing, and marked. */
export const MissingMarked: StoryObj = {
  render: () =>
    card(requiredReport, {
      before: (actor) => {
        toReview(actor);
        actor.send({ type: 'submit' });
        actor.send({ type: 'draft.changed', question: 'q1', value: { kind: 'single_choice', option: 'CSV', other: { chosen: false, text: '' } } });
        actor.send({ type: 'next' });
      },
    }),
  play: async ({ canvasElement }) => see(canvasElement, 'Check your answers', 'Choose an option', 'Write an answer'),
};

export const AfterEdit: StoryObj = {
  render: () => card(report, { before: fillIn }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await deep(canvasElement, '[data-edit="q1"]'));
    await choose(canvasElement, 'CSV');
    await press(canvasElement, 'Review');
    await see(canvasElement, 'Check your answers', 'CSV');
  },
};

/** From the first question to the record. */
export const FromQuestionToRecord: StoryObj = {
  render: () => card(report),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Spreadsheet');
    await press(canvasElement, 'Next');
    await choose(canvasElement, 'Open invoices');
    await press(canvasElement, 'Next');
    await press(canvasElement, 'Review');
    await see(canvasElement, 'Spreadsheet', 'Revenue by region, Open invoices', 'Not answered');
    await press(canvasElement, 'Send answers');
    await waitFor(async () => expect((await deep(canvasElement, '[part~="record-state"]')).textContent).toBe('Answers sent'));
  },
};

const longText = 'Use the closing rate for sales and the average for costs, as the auditors asked for last year.\n\nWhere an invoice was booked later, keep the rate of the month in which it was written.\nSee https://example.com/a/very/long/address/without/a/single/space/in/it/that/still/has/to/fit/into/a/narrow/card';

export const LongAnswers: StoryObj = {
  render: () =>
    card(
      {
        ...report,
        questions: report.questions.map((question) => (question.id === 'q1' ? { ...question, prompt: 'Two regions report in different currencies. Which rate should I use when I convert them into one, given that the ledger was closed with the rate of the month?' } : question)),
      },
      {
        before: (actor) => {
          actor.send({ type: 'draft.changed', question: 'q1', value: { kind: 'single_choice', option: null, other: { chosen: true, text: longText.slice(0, 94) } } });
          actor.send({ type: 'draft.changed', question: 'q2', value: { kind: 'multi_choice', options: ['Revenue by region', 'Costs by region', 'Open invoices', 'Forecast: next quarter'], other: { chosen: true, text: 'What the regional managers ask for in their letters of the month' } } });
          actor.send({ type: 'draft.changed', question: 'q3', value: { kind: 'text', text: longText } });
          toReview(actor);
        },
      },
    ),
};

const topics = ['Revenue', 'Costs', 'Open invoices', 'Staff', 'Travel', 'Stock', 'Returns', 'Complaints', 'Deliveries', 'Rents', 'Energy', 'Taxes'];

export const TwelveQuestions: StoryObj = {
  render: () =>
    card(
      {
        ...report,
        questions: topics.map((topic, index) => ({
          kind: 'single_choice', id: `q${index + 1}`, prompt: `${topic}: how often?`, required: false, widget: 'list',
          options: ['Weekly', 'Monthly', 'Never'].map((label) => ({ id: label, label })), initial: { option: index % 3 === 0 ? 'Weekly' : 'Monthly' },
        })),
      },
      { before: toReview },
    ),
};

export const Narrow: StoryObj = { render: () => html`<div style="max-inline-size: 320px">${card(report, { before: fillIn })}</div>` };

export const Dark: StoryObj = { ...Filled, globals: { colorScheme: 'dark' } };

export const RightToLeft: StoryObj = { ...Filled, globals: { direction: 'rtl' } };

export const Chinese: StoryObj = { render: () => card(report, { locale: 'zh-CN', before: fillIn }), globals: { locale: 'zh-CN' } };

export const Portuguese: StoryObj = { render: () => card(report, { locale: 'pt-BR', before: fillIn }), globals: { locale: 'pt-BR' } };
