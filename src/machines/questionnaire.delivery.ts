import { answersSoFar } from '../core/check/index.js';
import type { Outcome } from '../core/model/index.js';
import type { Change } from './questionnaire.answering.js';
import { refused, type QuestionnaireContext } from './questionnaire.context.js';
import type { Attempt } from './questionnaire.events.js';
import type { DeliveryFailure } from './questionnaire.view-model.js';

/** The outcome on its way, under a number of its own. */
export function nextAttempt(context: QuestionnaireContext, outcome: Outcome): Attempt {
  return { submission: context.submissions + 1, outcome };
}

export function startSending(sending: Attempt): Change {
  return { sending, submissions: sending.submission, issues: [], failure: null };
}

/** The person has stopped waiting, or the page went away meanwhile: it may or may not have arrived. */
export function giveUpWaiting({ sending, unconfirmed }: QuestionnaireContext): Change {
  return { sending: null, ...unconfirmedNow(sending === null ? unconfirmed : [...unconfirmed, sending]) };
}

/** The attempt that a delivery report is about; none for one that is over and done with. */
export function reported({ sending, unconfirmed }: QuestionnaireContext, submission: number | undefined): Attempt | undefined {
  if (submission === undefined || submission === sending?.submission) return sending ?? undefined;
  return unconfirmed.find((attempt) => attempt.submission === submission);
}

/** Some attempt has arrived, so that is how it ended, whatever else was tried. */
export function settle(outcome: Outcome): Change {
  return { settled: outcome, sending: null, prepared: null, failure: null, issues: [], ...unconfirmedNow([]) };
}

/** No answer holds any more. One that was refused arrived: no later word of it is waited for. */
export function reopen(refusal: string | undefined): Change {
  return refusal === undefined ? { settled: null } : { settled: null, sending: null, prepared: null, failure: refused(refusal), ...unconfirmedNow([]) };
}

/** It is certain that it did not arrive. Why not is news only to somebody who waits for it. */
export function fail(context: QuestionnaireContext, attempt: Attempt, failure: Omit<DeliveryFailure, 'outcome'> | null): Change {
  if (attempt.submission === context.sending?.submission) return { sending: null, failure: failure && { ...failure, outcome: attempt.outcome.kind } };
  return unconfirmedNow(context.unconfirmed.filter(({ submission }) => submission !== attempt.submission));
}

export function clarified({ questionnaire, draft }: QuestionnaireContext): Outcome {
  return { kind: 'clarify', answers: answersSoFar(questionnaire, draft) };
}

export function finished({ questionnaire, draft }: QuestionnaireContext): Outcome {
  return { kind: 'finish', answers: answersSoFar(questionnaire, draft) };
}

/** What was on its way when another page went away. */
export function recall({ unconfirmed, submissions }: QuestionnaireContext, attempts: readonly Attempt[]): Change {
  const last = Math.max(submissions, ...attempts.map(({ submission }) => submission));
  return { submissions: last, ...unconfirmedNow([...attempts, ...unconfirmed]) };
}

function unconfirmedNow(unconfirmed: readonly Attempt[]): Change {
  return { unconfirmed, deliveryUnknown: unconfirmed.length > 0 };
}
