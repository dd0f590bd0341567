import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent, waitFor } from 'storybook/test';
import { card } from './card.js';
import { deep, deepAll, press, see } from './deep.js';
import { fillIn, report, requiredReport, sendIt } from './report.js';
import { askOne } from './samples.js';

const meta: Meta = { title: 'States' };
export default meta;

export const FirstOfThree: StoryObj = { render: () => card(report) };

export const SecondOfThree: StoryObj = {
  render: () => card(report),
  play: async ({ canvasElement }) => {
    await userEvent.click(await deep(canvasElement, '[part~="button-primary"]'));
    await deepAll(canvasElement, 'input[type="checkbox"]', 5);
  },
};

export const AllInAList: StoryObj = { render: () => card(report, { layout: 'list' }) };

/** What is missing stays marked until it is changed; the first of it has the focus. */
export const MissingInAList: StoryObj = {
  render: () => card(requiredReport, { layout: 'list' }),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Send answers');
    await see(canvasElement, '3 answers need a change', 'Choose an option', 'Write an answer');
  },
};

/** Nothing is sent, and nothing is lost. */
export const NextRefused: StoryObj = {
  render: () => card(requiredReport),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Next');
    await see(canvasElement, '1 of 3', 'Choose an option');
  },
};

export const StillArriving: StoryObj = { render: () => card({ ...report, complete: false, questions: report.questions.slice(0, 1) }) };

export const Submitting: StoryObj = { render: () => card(report, { before: sendIt }) };

export const SubmittingOne: StoryObj = { render: () => card(askOne('turn-limit', 'single_choice'), { before: (actor) => actor.send({ type: 'submit' }) }) };

export const Failed: StoryObj = {
  render: () =>
    card(report, {
      before: (actor) => {
        sendIt(actor);
        actor.send({ type: 'delivery.failed', message: 'the connection was lost' });
      },
    }),
};

/** It arrived, and the answers were not accepted. */
export const NotAccepted: StoryObj = {
  render: () =>
    card(report, {
      before: (actor) => {
        sendIt(actor);
        actor.send({ type: 'delivery.failed', message: '', refused: true });
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

export const LockedByADeadline: StoryObj = { render: () => card(report, { locked: 'expired', before: fillIn }) };

export const LockedByAnAnswerElsewhere: StoryObj = { render: () => card(report, { locked: 'answered_elsewhere', before: fillIn }) };

export const LockedByItsEnd: StoryObj = { render: () => card(report, { locked: 'closed', before: fillIn }) };

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

/** What was entered can be taken along where it can no longer be sent. */
export const ExpiredAndCopied: StoryObj = {
  ...Expired,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Copy answers');
    // Where the page may not write to the clipboard, the answers are selected.
    await waitFor(async () => expect((await deep(canvasElement, '[role="status"]')).textContent).toMatch(/Copied|Could not copy/));
  },
};

export const Narrow: StoryObj = { render: () => html`<div style="max-inline-size: 320px">${card(report, { before: (actor) => actor.send({ type: 'next' }) })}</div>` };

export const Dark: StoryObj = { ...Failed, globals: { colorScheme: 'dark' } };

export const RightToLeft: StoryObj = { render: () => card(report, { before: (actor) => actor.send({ type: 'next' }) }), globals: { direction: 'rtl' } };
