import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { parseElicitation, readRequest, type ElicitationFlavour, type Questionnaire } from '../src/core/index.js';
import { card, type CardOptions } from './card.js';
import { userEvent } from 'storybook/test';
import { choose, deep, press, see, typeInto } from './deep.js';

const meta: Meta = { title: 'Requests for input' };
export default meta;

function read(payload: object, dialect: ElicitationFlavour = 'request_input'): Questionnaire {
  const parsed = parseElicitation(payload, { dialect, id: 'call_1', source: 'Ticket desk' });
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.value;
}

const PLATFORMS = [
  { const: 'slack', title: 'Slack', description: 'A message to a channel for each new ticket' },
  { const: 'zendesk', title: 'Zendesk', description: 'A ticket there for each ticket here, kept in step both ways' },
  { const: 'none', title: 'Nowhere', description: 'Tickets stay where they are' },
];

const platform = { type: 'string', title: 'Platform', oneOf: PLATFORMS };
const interval = { type: 'integer', title: 'Minutes between checks', minimum: 1, maximum: 60, default: 15 };
const isUrgent = { type: 'boolean', title: 'Also at night', description: 'Wakes whoever is on duty.' };

const form = (properties: object, required: readonly string[], more: object = {}): object => ({ message: 'Where should new tickets go?', requestedSchema: { type: 'object', properties, required, ...more } });

const everything = form(
  {
    name: { type: 'string', title: 'Name of the rule', maxLength: 40, 'x-ag-placeholder': 'For example: New tickets' },
    note: { type: 'string', title: 'What should people know?', format: 'multiline' },
    platform: { type: 'string', title: 'Platform', enum: ['Slack', 'Zendesk'] },
    teams: { type: 'array', title: 'Teams', items: { type: 'string', enum: ['Sales', 'Support', 'Finance'] }, maxItems: 4 },
    labels: { type: 'array', title: 'Labels', items: { type: 'string' } },
    interval,
    share: { type: 'number', title: 'Share of all tickets', description: 'From 0 to 1.', minimum: 0, maximum: 1 },
    mail: { type: 'string', title: 'Mail for reports', format: 'email' },
    site: { type: 'string', title: 'Web site', format: 'uri' },
    from: { type: 'string', title: 'From which day', format: 'date' },
    until: { type: 'string', title: 'Until when', format: 'date-time' },
    isUrgent,
  },
  ['name', 'platform', 'isUrgent'],
);
const short = read(form({ platform, interval, isUrgent }, ['platform', 'isUrgent']));
const stepper = read(form({ platform, interval, isUrgent }, ['platform', 'isUrgent'], { 'x-ag-stepper': true }));
const agreement = read({ message: 'Delete all 240 drafts? This cannot be undone.', requestedSchema: { type: 'object', properties: {} } }, 'mcp');
const link = read({ mode: 'url', message: 'Sign in to Ticket desk, so that it can read your tickets.', url: 'https://login.tickets.example:8443/authorize?client=agent&scope=read', elicitationId: 'e1' }, 'mcp');
const secret = form({ apiKey: { type: 'string', title: 'API key' } }, ['apiKey']);

const show = (questionnaire: Questionnaire, options?: CardOptions): StoryObj => ({ render: () => card(questionnaire, options) });

const ending = (questionnaire: Questionnaire, label: string, record: string): StoryObj => ({
  ...show(questionnaire),
  play: async ({ canvasElement }) => {
    await press(canvasElement, label);
    await see(canvasElement, record);
  },
});

export const EveryField: StoryObj = show(read(everything));

export const ChoiceCards: StoryObj = show(read(form({ platform }, ['platform'])));

/** Sent too early: it says what is missing, and keeps the rest. */
export const WhatIsMissing: StoryObj = {
  ...show(read(form({ name: { type: 'string', title: 'Name of the rule' }, platform, interval }, ['name', 'platform']))),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Send answers');
    await see(canvasElement, 'Write an answer', 'Choose an option', '2 answers need a change');
  },
};

/** Escape cancels, but asks first where something was entered. */
export const EscapeAsks: StoryObj = {
  ...show(read(form({ name: { type: 'string', title: 'Name of the rule' } }, ['name']))),
  play: async ({ canvasElement }) => {
    await typeInto(await deep<HTMLInputElement>(canvasElement, 'input'), 'New tickets');
    await userEvent.keyboard('{Escape}');
    await see(canvasElement, 'Cancel these questions?', 'Keep answering');
  },
};

export const StepperWithReview: StoryObj = {
  ...show(stepper),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Slack');
    await press(canvasElement, 'Next');
    await press(canvasElement, 'Next');
    await press(canvasElement, 'Review');
    await see(canvasElement, 'Check your answers', 'Platform Slack', 'Minutes between checks 15', 'Also at night No');
  },
};

export const Agreement: StoryObj = show(agreement);

export const AgreementGiven: StoryObj = ending(agreement, 'Accept', 'Accepted');

export const Link: StoryObj = show(link);

export const LinkNarrow: StoryObj = { render: () => html`<div style="max-inline-size: 320px">${card(link)}</div>` };

export const LinkAccepted: StoryObj = ending(link, 'I will go there', 'Accepted');

export const Accepted: StoryObj = {
  ...show(short),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Slack');
    await press(canvasElement, 'Send answers');
    await see(canvasElement, 'Answers sent', 'Answered: Platform: Slack; Minutes between checks: 15; Also at night: No.');
  },
};

/** Loaded again: the words are those of the conversation, and all of them are there once it is opened. */
export const AcceptedAndOpened: StoryObj = {
  ...show(short, { settled: { kind: 'submitted', answers: [{ question: 'platform', kind: 'single_choice', value: { option: 'slack' } }, { question: 'interval', kind: 'number', value: 15 }, { question: 'isUrgent', kind: 'boolean', value: false }] }, message: 'New tickets go to Slack, looked for every 15 minutes, but not at night, when nobody is on duty who could see to them.' }),
  play: async ({ canvasElement }) => {
    (await deep<HTMLElement>(canvasElement, 'summary')).click();
    await see(canvasElement, 'Answers sent', 'when nobody is on duty who could see to them.', 'Minutes between checks 15');
  },
};

export const Declined: StoryObj = ending(short, 'Decline', 'Declined');

export const Cancelled: StoryObj = ending(short, 'Cancel', 'Cancelled');

/** Refused by a rule of the protocol: shown as it was written, with the reason. */
export const Degraded: StoryObj = {
  render: (): TemplateResult => {
    const read = readRequest(secret);
    return html`<sage-questionnaire-fallback .source=${JSON.stringify(secret, null, 2)} .diagnostics=${read?.type === 'invalid' ? read.diagnostics : []}></sage-questionnaire-fallback>`;
  },
};

export const Dark: StoryObj = { ...Link, globals: { colorScheme: 'dark' } };

export const RightToLeft: StoryObj = { ...Link, globals: { direction: 'rtl' } };

export const Chinese: StoryObj = { ...show(agreement, { locale: 'zh-CN' }), globals: { locale: 'zh-CN' } };

export const Portuguese: StoryObj = { ...show(link, { locale: 'pt-BR' }), globals: { locale: 'pt-BR' } };
