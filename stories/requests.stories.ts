import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { userEvent } from 'storybook/test';
import type { SageQuestionnaireReplyEvent } from '../src/elements/index.js';
import type { QuestionnaireActor } from '../src/machines/index.js';
import { card, type CardOptions } from './card.js';
import { choose, deep, press, see } from './deep.js';
import { providers, requestOf, rollout, standingClock, storage, tests } from './requests.js';

const meta: Meta = { title: 'Requests' };
export default meta;

const all = [storage, providers, rollout, tests];
const show = (questions: readonly object[], options: CardOptions = {}) => card(requestOf(questions), options);
const choosing = (option: string) => (actor: QuestionnaireActor): void => {
  actor.send({ type: 'draft.changed', question: 'storage', value: { kind: 'single_choice', option, other: { chosen: false, text: '' } } });
};
const noting = (actor: QuestionnaireActor): void => {
  choosing('redis')(actor);
  actor.send({ type: 'note.changed', question: 'storage', text: 'For now.\nThe table later.' });
};

export const Preview: StoryObj = { render: () => show([storage], { before: choosing('table') }) };

export const PreviewNarrow: StoryObj = { render: () => html`<div style="max-inline-size: 360px">${show([storage], { before: choosing('table') })}</div>` };

export const PreviewOfTheFocused: StoryObj = {
  render: () => show([storage], { before: choosing('table') }),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Signed cookie');
    await see(canvasElement, 'Preview: Signed cookie', 'Max-Age=86400');
  },
};

export const PreviewOfNothing: StoryObj = { render: () => show([storage]) };

export const PreviewRightToLeft: StoryObj = { ...Preview, globals: { direction: 'rtl' } };

export const PreviewInChinese: StoryObj = { ...Preview, globals: { locale: 'zh-CN' } };

/** Its name is longer than there is room for. */
export const SecondOfFour: StoryObj = {
  render: () => show(all, { before: choosing('table') }),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Next');
    await see(canvasElement, 'Identity pro…', '2 of 4');
  },
};

export const Note: StoryObj = { render: () => show([providers]) };

export const NoteWritten: StoryObj = { render: () => show([storage], { before: noting }) };

export const NoteInPortuguese: StoryObj = { ...NoteWritten, globals: { locale: 'pt-BR' } };

export const NoteInTheRecord: StoryObj = {
  render: () =>
    show([storage], {
      before: (actor) => {
        noting(actor);
        actor.send({ type: 'submit' });
        actor.send({ type: 'delivery.succeeded' });
      },
    }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await deep(canvasElement, 'summary'));
    await see(canvasElement, 'Redis', 'For now.');
  },
};

/** Chosen, it stands alone. */
export const ExclusiveOther: StoryObj = {
  render: () => show([providers]),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Passkey');
    await choose(canvasElement, 'Other');
    await see(canvasElement, '“Other” clears the other choices');
  },
};

const left = (seconds: number, before: (actor: QuestionnaireActor) => void = () => undefined) => card(requestOf([storage], seconds), { clock: standingClock, before });

export const DeadlineRunning: StoryObj = { render: () => left(240) };

export const DeadlineSoon: StoryObj = { render: () => left(45) };

export const DeadlineFar: StoryObj = { render: () => left(5 * 3600) };

/** What was written can be read and copied. */
export const DeadlinePassed: StoryObj = { render: () => left(-1, noting) };

export const DeadlinePassedUnanswered: StoryObj = { render: () => left(-1) };

/** The agent wants another answer. */
const refusing = (times: number) => {
  let count = 0;
  const onReply = (event: SageQuestionnaireReplyEvent): void => {
    count++;
    event.waitUntil(count > times ? Promise.resolve() : Promise.reject(Object.assign(new Error('there is no Redis here'), { refused: true })));
  };
  return html`<div @sage-questionnaire-reply=${onReply}>${show([storage], { before: choosing('redis') })}</div>`;
};

export const Refused: StoryObj = {
  render: () => refusing(1),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Send');
    await see(canvasElement, 'Not accepted: there is no Redis here. Change the answer and send again.');
  },
};

/** Over a wire that takes no answer back: the request comes once more. */
export const AskedAgain: StoryObj = { render: () => card({ ...requestOf(all), refusal: 'There is no Redis here.' }, { before: choosing('redis') }) };

export const RefusedAndSentAgain: StoryObj = {
  render: () => refusing(1),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Send');
    await see(canvasElement, 'Not accepted');
    await choose(canvasElement, 'Database table');
    await press(canvasElement, 'Send');
    await see(canvasElement, 'Answers sent');
  },
};

const leaving = (label: string, record: string): StoryObj => ({
  render: () => card(requestOf(all, undefined, true), { before: noting }),
  play: async ({ canvasElement }) => {
    await press(canvasElement, label);
    await see(canvasElement, record, 'Redis');
  },
});

export const AskedToClarify = leaving('Ask to clarify', 'Asked to clarify');

export const Finished = leaving('Finish interview', 'Interview finished');

export const Rejected = leaving('Reject', 'Declined');

/** Escape asks before it cancels. */
export const EscapeAsks: StoryObj = {
  render: () => card(requestOf([storage], undefined, true), { before: noting }),
  play: async ({ canvasElement }) => {
    (await deep<HTMLInputElement>(canvasElement, 'input')).focus();
    await userEvent.keyboard('{Escape}');
    await see(canvasElement, 'Cancel these questions? Your answers stay here.');
  },
};

export const EscapeAsksNarrow: StoryObj = { ...EscapeAsks, render: () => html`<div style="max-inline-size: 320px">${card(requestOf([storage]), { before: noting })}</div>` };

export const Dark: StoryObj = { ...NoteWritten, globals: { colorScheme: 'dark' } };
