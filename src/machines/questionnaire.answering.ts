import { checkDraft, checkQuestion } from '../core/check/index.js';
import { carryDraft } from '../core/draft/carry-draft.js';
import type { Issue } from '../core/diagnostics.js';
import { clearedValue, isAnswered, valueOf, withNote, withValue } from '../core/draft/draft.js';
import { sameQuestions } from '../core/draft/fingerprint.js';
import type { Answer, DraftValue, Questionnaire, Result } from '../core/model/index.js';
import { goesOn, rewordDraft } from '../core/draft/reword-draft.js';
import { readDraftValue } from '../core/draft/read-draft.js';
import { settleChoice } from '../core/draft/settle-choice.js';
import { currentQuestions, currentStep, initialContext, isReview, localeOf, questionOf, stepCount, type QuestionnaireContext } from './questionnaire.context.js';
import { reopen } from './questionnaire.delivery.js';

/** What a change makes of the context; the rest stays. */
export type Change = Partial<QuestionnaireContext>;

export function changeValue(context: QuestionnaireContext, id: string, raw: DraftValue): Change {
  const question = questionOf(context, id);
  const value = readDraftValue(raw);
  if (question === undefined || value?.kind !== question.kind) return {};
  return enter(context, id, settleChoice(question, valueOf(context.draft, question), value));
}

export function clearValue(context: QuestionnaireContext, id: string): Change {
  const question = questionOf(context, id);
  return question === undefined ? {} : enter(context, id, clearedValue(question, valueOf(context.draft, question)));
}

export function changeNote(context: QuestionnaireContext, id: string, text: string): Change {
  if (questionOf(context, id)?.annotatable !== true) return {};
  const draft = withNote(context.draft, id, text);
  return context.issues.some(({ question }) => question === id) ? { draft, issues: recheck({ ...context, draft }, [id]) } : { draft };
}

function enter(context: QuestionnaireContext, id: string, value: DraftValue): Change {
  return { draft: withValue(context.draft, id, value), touched: including(context.touched, [id]), issues: without(context.issues, id) };
}

function without(issues: readonly Issue[], id: string): readonly Issue[] {
  return issues.some(({ question }) => question === id) ? issues.filter(({ question }) => question !== id) : issues;
}

/** The current step has been looked at: a required checkbox that was shown and left alone is a no. */
function withSeen(context: QuestionnaireContext): QuestionnaireContext {
  const seen = including(context.seen, currentQuestions(context).map(({ id }) => id));
  let { draft } = context;
  for (const question of context.questionnaire.questions) {
    if (question.kind !== 'boolean' || !question.required || !seen.includes(question.id) || isAnswered(valueOf(draft, question))) continue;
    draft = withValue(draft, question.id, { kind: 'boolean', checked: false });
  }
  return { ...context, seen, draft };
}

export function goTo(context: QuestionnaireContext, step: number): Change {
  const { seen, draft } = withSeen(context);
  return { seen, draft, step, returns: context.returns && step !== stepCount(context) - 1 };
}

/** From the review, a question is left for it again. */
export function visit(context: QuestionnaireContext, step: number): Change {
  return { ...goTo(context, step), returns: isReview(context) ? step !== context.step : context.returns };
}

/** What stands in the way of leaving the current step forwards. */
export function stepIssues(context: QuestionnaireContext): readonly Issue[] {
  const { draft } = withSeen(context);
  return currentQuestions(context).flatMap((question) => {
    const checked = checkQuestion(question, draft, { locale: localeOf(context) });
    return checked.ok ? [] : [checked.error];
  });
}

export function stepHolds(context: QuestionnaireContext): boolean {
  return stepIssues(context).length === 0;
}

/** The answers as they would be sent now, or all that is wrong with them. */
export function checkedAnswers(context: QuestionnaireContext): Result<readonly Answer[], readonly Issue[]> {
  return checkDraft(context.questionnaire, withSeen(context).draft, { locale: localeOf(context) });
}

/** A question that has a default and was never on screen: nobody sends what they have not seen. */
export function firstUnseen(context: QuestionnaireContext): string | undefined {
  const { seen, draft } = withSeen(context);
  return context.questionnaire.questions.find((question) => !seen.includes(question.id) && isAnswered(valueOf(draft, question)))?.id;
}

/** The current one included. */
function allSeen(context: QuestionnaireContext): boolean {
  const { seen } = withSeen(context);
  return context.questionnaire.questions.every(({ id }) => seen.includes(id));
}

export function answersHold(context: QuestionnaireContext): boolean {
  return checkedAnswers(context).ok && firstUnseen(context) === undefined;
}

/** Sending is offered at the end, and once everything has been on screen. */
export function canSend(context: QuestionnaireContext): boolean {
  return context.questionnaire.outcomes.includes('submitted') && (currentStep(context) === stepCount(context) - 1 || allSeen(context));
}

/** The answers stay as they are, until all that go with them are ready. */
export function prepare(context: QuestionnaireContext): Change {
  const checked = checkedAnswers(context);
  return checked.ok ? { ...goTo(context, context.step), issues: [], failure: null, prepared: { kind: 'submitted', answers: checked.value } } : {};
}

/** Shows the issues, and the question to look at first. */
export function refuse(context: QuestionnaireContext, issues: readonly Issue[], question: string): Change {
  const step = context.questionnaire.questions.findIndex(({ id }) => id === question);
  return { ...visit(context, Math.max(0, step)), issues };
}

/** The questionnaire was read again. What has grown, or is the same, keeps what was entered; anything else starts anew. */
export function updateQuestionnaire(context: QuestionnaireContext, next: Questionnaire): Change {
  const { questionnaire, awaiting } = context;
  if (next === questionnaire || next === awaiting) return {};
  const isKnown = next.id === questionnaire.id;
  if (isKnown && arrivesAgain(questionnaire, next)) return hold(context);
  if (isKnown && !questionnaire.complete) return grow(context, next);
  if (isKnown && sameQuestions(next, questionnaire)) {
    const again = next.refusal === undefined || next.refusal === questionnaire.refusal ? {} : reopen(next.refusal);
    return { questionnaire: next, awaiting: null, step: Math.min(context.step, stepCount({ ...context, questionnaire: next, layout: 'stepper' }) - 1), ...again };
  }
  // What is on its way is shown as it was asked, and stays so once it has arrived.
  if (isKnown && context.sending !== null && goesOn(questionnaire, next)) return { awaiting: next };
  if (isKnown && awaiting !== null && sameQuestions(next, awaiting)) return {};
  if (isKnown && context.sending === null && context.settled === null) return rewrite(context, next);
  const { locked, readOnly, locale, layout, others, submissions, sending, unconfirmed, deliveryUnknown } = context;
  // What is on its way is a reply to this questionnaire still, if it has only been reworded since.
  const delivery = next.id === questionnaire.id && goesOn(questionnaire, next) ? { sending, unconfirmed, deliveryUnknown } : {};
  return { ...initialContext({ questionnaire: next }), locked, readOnly, locale, layout, others, submissions, ...delivery };
}

/** A sending that has come to nothing: what the message says by now is asked. */
export function catchUp(context: QuestionnaireContext, change: Change): Change {
  const { awaiting, ...after } = { ...context, ...change };
  if (awaiting === null || after.sending !== null || after.settled !== null) return change;
  return { ...change, awaiting: null, ...updateQuestionnaire({ ...after, awaiting: null }, awaiting) };
}

/** A connection that broke brings a message once more, from its start: what is known already is as it was. */
function arrivesAgain(known: Questionnaire, next: Questionnaire): boolean {
  const { length } = next.questions;
  if (next.complete || length > known.questions.length) return false;
  const [last, before] = [next.questions.at(-1), known.questions[length - 1]];
  const isShort = length < known.questions.length || (last?.prompt.length ?? 0) < (before?.prompt.length ?? 0);
  if (!isShort || last?.id !== before?.id || last?.kind !== before?.kind || before?.prompt.startsWith(last?.prompt ?? '') === false) return false;
  return sameQuestions({ ...next, questions: next.questions.slice(0, -1) }, { ...known, questions: known.questions.slice(0, Math.max(0, length - 1)) });
}

/** Shown whole, and not sent before it has arrived. */
function hold(context: QuestionnaireContext): Change {
  const questionnaire = { ...context.questionnaire, complete: false };
  return { questionnaire, step: Math.min(context.step, stepCount({ ...context, questionnaire, layout: 'stepper' }) - 1) };
}

/** Asked anew in other words: nothing that was typed is lost, and nothing that has changed counts as seen. */
function rewrite(context: QuestionnaireContext, next: Questionnaire): Change {
  const { questions } = context.questionnaire;
  const isUnchanged = (id: string): boolean => {
    const before = questions.filter((question) => question.id === id);
    return sameQuestions({ ...next, questions: before }, { ...next, questions: next.questions.filter((question) => question.id === id) });
  };
  return {
    questionnaire: next,
    draft: rewordDraft(context.draft, context.questionnaire, next, context.touched),
    seen: context.seen.filter(isUnchanged),
    issues: [],
    prepared: null,
    returns: false,
    step: Math.min(context.step, stepCount({ ...context, questionnaire: next, layout: 'stepper' }) - 1),
  };
}

function grow(context: QuestionnaireContext, next: Questionnaire): Change {
  const asked = new Set(next.questions.map(({ id }) => id));
  const grown = { ...context, questionnaire: next };
  return {
    questionnaire: next,
    draft: carryDraft(context.draft, context.questionnaire, next, context.touched),
    issues: context.issues.filter(({ question }) => question !== undefined && asked.has(question)),
    step: Math.min(context.step, stepCount({ ...grown, layout: 'stepper' }) - 1),
  };
}

/** The issues in another language. */
export function reword(context: QuestionnaireContext, locale: string): Change {
  return { locale, issues: recheck({ ...context, locale }, context.questionnaire.questions.map(({ id }) => id)) };
}

/** The issues as they are now, of these questions. */
function recheck(context: QuestionnaireContext, ids: readonly string[]): readonly Issue[] {
  return context.issues.flatMap((issue) => {
    const question = questionOf(context, issue.question ?? '');
    if (!question || !ids.includes(question.id)) return question ? [issue] : [];
    const checked = checkQuestion(question, context.draft, { locale: localeOf(context) });
    return checked.ok ? [] : [checked.error];
  });
}

/** The same list where nothing is new: what has not changed need not be shown again. */
function including(ids: readonly string[], more: readonly string[]): readonly string[] {
  return more.every((id) => ids.includes(id)) ? ids : [...new Set([...ids, ...more])];
}
