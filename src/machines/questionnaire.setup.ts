import { assign, enqueueActions, setup } from 'xstate';
import type { Issue } from '../core/diagnostics.js';
import type { Outcome, OutcomeKind } from '../core/model/index.js';
import { checkedAnswers, firstUnseen, goTo, prepare, refuse, stepIssues } from './questionnaire.answering.js';
import { isDegraded, type QuestionnaireContext, type QuestionnaireInput } from './questionnaire.context.js';
import { nextAttempt, startSending } from './questionnaire.delivery.js';
import type { QuestionnaireEmitted, QuestionnaireEvent } from './questionnaire.events.js';

/** Types, guards and actions of the questionnaire machine. */
export const questionnaireSetup = setup({
  types: {
    context: {} as QuestionnaireContext,
    events: {} as QuestionnaireEvent,
    input: {} as QuestionnaireInput,
    emitted: {} as QuestionnaireEmitted,
  },
  guards: {
    answered: ({ context: { settled } }) => settled?.kind === 'submitted' || settled?.kind === 'clarify' || settled?.kind === 'finish',
    declined: ({ context: { settled } }) => settled?.kind === 'declined',
    cancelled: ({ context: { settled } }) => settled?.kind === 'cancelled',
    sending: ({ context: { sending } }) => sending !== null,
    locked: ({ context: { locked } }) => locked !== null,
    readOnly: ({ context: { readOnly } }) => readOnly,
    degraded: ({ context: { questionnaire } }) => isDegraded(questionnaire),
    prepared: ({ context: { prepared } }) => prepared !== null,
    incomplete: ({ context: { questionnaire } }) => !questionnaire.complete,

    offered: ({ context: { questionnaire } }, { outcome }: { outcome: OutcomeKind }) => questionnaire.outcomes.includes(outcome),
  },
  actions: {
    refuseStep: enqueueActions(({ context, enqueue }) => {
      const issues = stepIssues(context);
      const question = issues[0]?.question;
      if (question === undefined) return;
      enqueue.assign(refuse(context, issues, question));
      enqueue.emit({ type: 'refused', question });
    }),
    refuseAnswers: enqueueActions(({ context, enqueue }) => {
      const checked = checkedAnswers(context);
      const issues: readonly Issue[] = checked.ok ? [] : checked.error;
      const question = issues[0]?.question ?? firstUnseen(context);
      if (question === undefined) return;
      enqueue.assign(refuse(context, issues, question));
      enqueue.emit({ type: 'refused', question });
    }),
    sendAnswers: enqueueActions(({ context, enqueue }) => {
      const checked = checkedAnswers(context);
      if (!checked.ok) return;
      const attempt = nextAttempt(context, { kind: 'submitted', answers: checked.value });
      enqueue.assign({ ...goTo(context, context.step), ...startSending(attempt) });
      enqueue.emit({ type: 'outcome', ...attempt });
    }),
    prepare: assign(({ context }) => prepare(context)),
    sendPrepared: enqueueActions(({ context, enqueue }) => {
      if (context.prepared === null) return;
      const attempt = nextAttempt(context, context.prepared);
      enqueue.assign(startSending(attempt));
      enqueue.emit({ type: 'outcome', ...attempt });
    }),
    send: enqueueActions(({ context, enqueue }, outcome: Outcome) => {
      const attempt = nextAttempt(context, outcome);
      enqueue.assign(startSending(attempt));
      enqueue.emit({ type: 'outcome', ...attempt });
    }),
  },
});
