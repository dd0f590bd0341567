import { assign } from 'xstate';
import type { Outcome, OutcomeKind } from '../core/model/index.js';
import { restoreDraft } from '../core/draft/restore-draft.js';
import { answersHold, canSend, catchUp, changeNote, changeValue, clearValue, goTo, reword, stepHolds, updateQuestionnaire, visit } from './questionnaire.answering.js';
import { hasStep, initialContext, isTimely, nextStep, previousStep, type QuestionnaireContext } from './questionnaire.context.js';
import { clarified, fail, finished, giveUpWaiting, recall, reopen, reported, settle } from './questionnaire.delivery.js';
import { questionnaireSetup } from './questionnaire.setup.js';

const { createMachine, createStateConfig } = questionnaireSetup;

/** Filling in, while the questionnaire arrives and afterwards. */
const fillingIn = createStateConfig({
  on: {
    'draft.changed': { actions: assign(({ context, event }) => changeValue(context, event.question, event.value)) },
    'note.changed': { actions: assign(({ context, event }) => changeNote(context, event.question, event.text)) },
    'answer.cleared': { actions: assign(({ context, event }) => clearValue(context, event.question)) },
    next: [
      {
        guard: ({ context, event }) => canGoOn(context, event.step) && stepHolds(context),
        actions: assign(({ context }) => goTo(context, nextStep(context) ?? context.step)),
      },
      { guard: ({ context, event }) => canGoOn(context, event.step), actions: 'refuseStep' },
    ],
    back: {
      guard: ({ context, event }) => isTimely(context, event.step) && previousStep(context) !== undefined,
      actions: assign(({ context }) => goTo(context, previousStep(context) ?? context.step)),
    },
    go: {
      guard: ({ context, event }) => hasStep(context, event.step),
      actions: assign(({ context, event }) => visit(context, event.step)),
    },
  },
});

/** Ends that carry no answers, and so check none. */
const refusing = createStateConfig({
  on: {
    decline: {
      guard: { type: 'offered', params: offering('declined') },
      target: '#sending',
      actions: { type: 'send', params: { kind: 'declined' } },
    },
    cancel: {
      guard: { type: 'offered', params: offering('cancelled') },
      target: '#sending',
      actions: { type: 'send', params: ({ event }): Outcome => ({ kind: 'cancelled', reason: event.reason }) },
    },
  },
});

/**
 * One questionnaire, from its first words to its end.
 *
 * What is possible is a matter of place: `locked` and `readOnly` handle no event of the person's, `submitting` none but
 * `sending.cancelled`, `ready` none but `edit` and, once nothing is waited for, `submit`. After every word of the host `placing` decides anew where the questionnaire stands, so that what
 * the conversation shows beats what is remembered here.
 *
 * Emits `outcome` once a submission; the host delivers it and answers `delivery.succeeded`, `.failed` or `.withdrawn`.
 * Nothing here waits for a clock.
 */
export const questionnaireMachine = createMachine({
  id: 'questionnaire',
  context: ({ input }) => initialContext(input),
  initial: 'placing',
  on: {
    'questionnaire.updated': { target: '.placing', actions: assign(({ context, event }) => updateQuestionnaire(context, event.questionnaire)) },
    'draft.restored': {
      actions: assign(({ context, event }) => ({
        ...restoreDraft(context.questionnaire, context.draft, event.draft, context.touched),
        ...recall(context, event.unconfirmed ?? []),
      })),
    },
    'host.locked': { target: '.placing', actions: assign(({ event }) => ({ locked: event.reason })) },
    'host.unlocked': { target: '.placing', actions: assign({ locked: null }) },
    'host.readOnly': { target: '.placing', actions: assign(({ event }) => ({ readOnly: event.value })) },
    'host.layout': { actions: assign(({ event }) => ({ layout: event.layout ?? null })) },
    'host.others': { actions: assign(({ event }) => ({ others: event.value })) },
    'host.locale': { actions: assign(({ context, event }) => reword(context, event.locale)) },
    settled: { target: '.placing', actions: assign(({ event }) => settle(event.outcome)) },
    reopened: { target: '.placing', actions: assign(({ event }) => reopen(event.refusal)) },
    'delivery.succeeded': {
      target: '.placing',
      actions: assign(({ context, event }) => {
        const attempt = reported(context, event.submission);
        return attempt === undefined ? {} : settle(attempt.outcome);
      }),
    },
    'delivery.failed': {
      target: '.placing',
      actions: assign(({ context, event }) => {
        const attempt = reported(context, event.submission);
        return attempt === undefined ? {} : catchUp(context, fail(context, attempt, { message: event.message, refused: event.refused ?? false }));
      }),
    },
    'delivery.withdrawn': {
      target: '.placing',
      actions: assign(({ context, event }) => {
        const attempt = reported(context, event.submission);
        return attempt === undefined ? {} : catchUp(context, fail(context, attempt, null));
      }),
    },
  },
  states: {
    placing: {
      always: [
        { guard: 'answered', target: 'submitted' },
        { guard: 'declined', target: 'declined' },
        { guard: 'cancelled', target: 'cancelled' },
        { guard: 'sending', target: 'pending.submitting' },
        { guard: 'locked', target: 'locked' },
        { guard: 'readOnly', target: 'readOnly' },
        { guard: 'degraded', target: 'degraded' },
        { guard: 'incomplete', target: 'arriving' },
        { guard: 'prepared', target: 'pending.ready' },
        { target: 'pending.editing' },
      ],
    },
    arriving: fillingIn,
    pending: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            ...fillingIn.on,
            ...refusing.on,
            submit: [
              {
                guard: ({ context, event }) => isTimely(context, event.step) && canSend(context) && answersHold(context) && context.others,
                target: 'ready',
                actions: 'prepare',
              },
              {
                guard: ({ context, event }) => isTimely(context, event.step) && canSend(context) && answersHold(context),
                target: 'submitting',
                actions: 'sendAnswers',
              },
              { guard: ({ context, event }) => isTimely(context, event.step) && canSend(context), actions: 'refuseAnswers' },
            ],
            clarify: {
              guard: { type: 'offered', params: offering('clarify') },
              target: 'submitting',
              actions: { type: 'send', params: ({ context }) => clarified(context) },
            },
            finish: {
              guard: { type: 'offered', params: offering('finish') },
              target: 'submitting',
              actions: { type: 'send', params: ({ context }) => finished(context) },
            },
          },
        },
        ready: {
          on: {
            edit: { target: 'editing', actions: assign({ prepared: null }) },
            submit: { guard: ({ context }) => !context.others, target: 'submitting', actions: 'sendPrepared' },
            'others.ready': { target: 'submitting', actions: 'sendPrepared' },
          },
        },
        submitting: {
          id: 'sending',
          on: {
            'sending.cancelled': { target: '#questionnaire.placing', actions: assign(({ context }) => catchUp(context, giveUpWaiting(context))) },
          },
        },
      },
    },
    submitted: {},
    declined: {},
    cancelled: {},
    locked: {},
    readOnly: {},
    degraded: refusing,
  },
});

/** The step has a next one, and the event was made for it. */
function canGoOn(context: QuestionnaireContext, step: number | undefined): boolean {
  return isTimely(context, step) && nextStep(context) !== undefined;
}

function offering(outcome: OutcomeKind): { readonly outcome: OutcomeKind } {
  return { outcome };
}
