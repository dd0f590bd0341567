import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import type { Dialect, Questionnaire } from '../src/core/index.js';
import { card, type CardOptions } from './card.js';
import { press, see } from './deep.js';
import { fillIn, report } from './report.js';
import { askOne } from './samples.js';

const meta: Meta = { title: 'Exits' };
export default meta;

/** A protocol that can say each way out, and says no more than that. */
const exits: Dialect = {
  name: 'exits',
  encode: (_, { kind }) => ({ ok: true, value: { via: 'message', text: kind, displayText: kind } }),
  decodeReply: () => ({ ok: false, error: [] }),
};

const withExits = (questionnaire: Questionnaire, outcomes: Questionnaire['outcomes']): Questionnaire => ({ ...questionnaire, dialect: exits.name, outcomes: ['submitted', ...outcomes] });
const all = withExits(report, ['clarify', 'finish', 'declined', 'cancelled']);
const open = (questionnaire: Questionnaire, options: CardOptions = {}) => card(questionnaire, { dialects: [exits], ...options });

export const All: StoryObj = { render: () => open(all) };

export const AllInTheReview: StoryObj = { render: () => open(all, { before: fillIn }) };

export const AllOfOneQuestion: StoryObj = { render: () => open(withExits(askOne('turn-limit', 'single_choice'), ['clarify', 'finish', 'declined', 'cancelled'])) };

export const ClarifyOrFinish: StoryObj = { render: () => open(withExits(report, ['clarify', 'finish'])) };

export const DeclineOrCancel: StoryObj = { render: () => open(withExits(askOne('recovery', 'text'), ['declined', 'cancelled'])) };

export const DeclineOrCancelNotSent: StoryObj = {
  render: () =>
    open(withExits(askOne('recovery', 'text'), ['declined', 'cancelled']), {
      before: (actor) => {
        actor.send({ type: 'submit' });
        actor.send({ type: 'delivery.failed', message: 'the connection was lost' });
      },
    }),
};

export const AllNarrow: StoryObj = { render: () => html`<div style="max-inline-size: 320px">${open(all, { before: fillIn })}</div>` };

/** In their place stands the way out of sending. */
export const AllWhileSending: StoryObj = {
  render: () =>
    open(all, {
      before: (actor) => {
        fillIn(actor);
        actor.send({ type: 'submit' });
      },
    }),
};

export const AllNotSent: StoryObj = {
  render: () =>
    open(all, {
      before: (actor) => {
        fillIn(actor);
        actor.send({ type: 'submit' });
        actor.send({ type: 'delivery.failed', message: 'the connection was lost' });
      },
    }),
};

export const AllRightToLeft: StoryObj = { ...All, globals: { direction: 'rtl' } };

export const AllDark: StoryObj = { ...AllInTheReview, globals: { colorScheme: 'dark' } };

const taking = (label: string, record: string): StoryObj => ({
  render: () => open(all, { before: fillIn }),
  play: async ({ canvasElement }) => {
    await press(canvasElement, label);
    await see(canvasElement, record);
  },
});

export const AskingToClarify = taking('Ask to clarify', 'Asked to clarify');

export const Finishing = taking('Finish interview', 'Interview finished');

export const Declining = taking('Reject', 'Declined');

export const Cancelling = taking('Cancel', 'Cancelled');
