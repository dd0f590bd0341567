import { initialValue, noteOf, own, record } from './draft.js';
import type { Draft, DraftValue, Question, Questionnaire } from '../model/index.js';

/**
 * Takes a draft along when its questionnaire has grown: what a person has touched stays, everything else starts with the
 * default, which may have arrived only now. `touched` names the questions that the person has answered or cleared; one
 * that asks something else under the same id starts anew.
 */
export function carryDraft(draft: Draft, from: Questionnaire, to: Questionnaire, touched: readonly string[]): Draft {
  const before = new Map(from.questions.map((question) => [question.id, question]));
  const kept = new Set(touched);
  const values = record<DraftValue>();
  const notes = record<string>();
  for (const question of to.questions) {
    const old = before.get(question.id);
    const same = old?.kind === question.kind && old.prompt === question.prompt && precisionOf(old) === precisionOf(question);
    const value = own(draft.values, question.id);
    values[question.id] = same && kept.has(question.id) && value?.kind === question.kind ? value : initialValue(question);
    const note = noteOf(draft, question);
    if (same && note !== '') notes[question.id] = note;
  }
  return { values, notes };
}

/** A date is no time. */
const precisionOf = (question: Question): string | undefined => (question.kind === 'temporal' ? question.precision : undefined);
