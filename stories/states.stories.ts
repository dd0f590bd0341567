import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { QuestionnaireActor } from '../src/machines/index.js';
import { card } from './card.js';
import { deep, deepAll } from './deep.js';
import { askOne, sampleQuestionnaire } from './samples.js';

const meta: Meta = { title: 'States' };
export default meta;

const report = sampleQuestionnaire('weekly-report');

const fillIn = (actor: QuestionnaireActor): void => {
  actor.send({ type: 'draft.changed', question: 'q1', value: { kind: 'single_choice', option: 'Spreadsheet', other: { chosen: false, text: '' } } });
  actor.send({ type: 'next' });
  actor.send({ type: 'draft.changed', question: 'q2', value: { kind: 'multi_choice', options: ['Costs by region', 'Open invoices'], other: { chosen: true, text: 'Staff costs' } } });
  actor.send({ type: 'next' });
  actor.send({ type: 'draft.changed', question: 'q3', value: { kind: 'text', text: 'In euros.\nRounded to thousands.' } });
};
const sendIt = (actor: QuestionnaireActor): void => {
  fillIn(actor);
  actor.send({ type: 'submit' });
};

export const FirstOfThree: StoryObj = { render: () => card(report) };

export const SecondOfThree: StoryObj = {
  render: () => card(report),
  play: async ({ canvasElement }) => {
    await userEvent.click(await deep(canvasElement, '[part~="button-primary"]'));
    await deepAll(canvasElement, 'input[type="checkbox"]', 5);
  },
};

export const AllInAList: StoryObj = { render: () => card(report, { layout: 'list' }) };

export const StillArriving: StoryObj = { render: () => card({ ...report, complete: false, questions: report.questions.slice(0, 1) }) };

export const Submitting: StoryObj = { render: () => card(report, { before: sendIt }) };

export const Failed: StoryObj = {
  render: () =>
    card(report, {
      before: (actor) => {
        sendIt(actor);
        actor.send({ type: 'delivery.failed', message: 'the connection was lost' });
      },
    }),
};

export const DeliveryUnknown: StoryObj = {
  render: () =>
    card(report, {
      before: (actor) => {
        sendIt(actor);
        actor.send({ type: 'sending.cancelled' });
      },
    }),
};

export const Submitted: StoryObj = {
  render: () =>
    card(report, {
      before: (actor) => {
        sendIt(actor);
        actor.send({ type: 'delivery.succeeded' });
      },
    }),
};

export const SubmittedAndOpened: StoryObj = {
  ...Submitted,
  play: async ({ canvasElement }) => {
    await userEvent.click(await deep(canvasElement, 'summary'));
    await waitFor(async () => expect((await deep<HTMLDetailsElement>(canvasElement, 'details')).open).toBe(true));
  },
};

export const Declined: StoryObj = { render: () => card(report, { before: (actor) => actor.send({ type: 'settled', outcome: { kind: 'declined' } }) }) };

export const Cancelled: StoryObj = { render: () => card(report, { before: (actor) => actor.send({ type: 'settled', outcome: { kind: 'cancelled', reason: 'dismissed' } }) }) };

export const Expired: StoryObj = {
  render: () =>
    card(report, {
      before: (actor) => {
        fillIn(actor);
        actor.send({ type: 'settled', outcome: { kind: 'cancelled', reason: 'timeout' } });
      },
    }),
};

export const Locked: StoryObj = { render: () => card(report, { locked: 'superseded', before: fillIn }) };

export const LockedUntouched: StoryObj = { render: () => card(report, { locked: 'superseded' }) };

export const ReadOnly: StoryObj = { render: () => card(report, { readOnly: true }) };

/** Sends for real: the answer waits, fails once, and goes through on the second click. */
export const SendingAgain: StoryObj = {
  render: () => {
    let attempts = 0;
    return html`<div
      @sage-questionnaire-reply=${(event: HTMLElementEventMap['sage-questionnaire-reply']) => {
        attempts++;
        event.waitUntil(attempts === 1 ? Promise.reject(new Error('the connection was lost')) : Promise.resolve());
      }}
    >
      ${card(askOne('turn-limit', 'single_choice'))}
    </div>`;
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await deep(canvasElement, '[part~="button-primary"]'));
    await waitFor(async () => expect((await deep(canvasElement, '[part~="status"]')).textContent).toContain('the connection was lost'));
    await userEvent.click(await deep(canvasElement, '[part~="button-primary"]'));
    await deep(canvasElement, 'sage-questionnaire-summary');
  },
};
