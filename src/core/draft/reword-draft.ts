import { carryDraft } from './carry-draft.js';
import { initialValue, own, record } from './draft.js';
import type { Draft, DraftValue, Question, Questionnaire } from '../model/index.js';

/**
 * Takes a draft along when its questionnaire is written anew under the same id. A question that asks the same keeps its
 * answer, as far as it still can be one. Where all questions are there still, if in other words, what was typed stays as
 * well, to be seen and changed; what was chosen does not, for it may mean something else now.
 */
export function rewordDraft(draft: Draft, from: Questionnaire, to: Questionnaire, touched: readonly string[]): Draft {
  const isReworded = goesOn(from, to);
  const carried = carryDraft(draft, from, to, touched);
  const values = record<DraftValue>();
  for (const question of to.questions) {
    const before = from.questions.find(({ id }) => id === question.id);
    const isSame = before?.kind === question.kind && before.prompt === question.prompt;
    const value = isSame ? own(carried.values, question.id) : isReworded ? typedOf(own(draft.values, question.id), question) : undefined;
    values[question.id] = value === undefined || value.kind !== question.kind || !touched.includes(question.id) ? initialValue(question) : stillOffered(value, question, before);
  }
  return { values, notes: carried.notes };
}

/** Whether every question is there still, by id and kind; there may be more. */
export function goesOn(from: Questionnaire, to: Questionnaire): boolean {
  return from.questions.every(({ id, kind }) => to.questions.some((question) => question.id === id && question.kind === kind));
}

/** What a person has written in an answer, without what they have chosen. */
function typedOf(value: DraftValue | undefined, question: Question): DraftValue | undefined {
  if (value?.kind === 'text') return value;
  const initial = initialValue(question);
  if (value?.kind === 'single_choice' && initial.kind === 'single_choice') return { ...initial, other: { chosen: false, text: value.other.text } };
  if (value?.kind === 'multi_choice' && initial.kind === 'multi_choice') return { ...initial, other: { chosen: false, text: value.other.text } };
  return undefined;
}

/** An option is the same as long as it is called the same. */
function stillOffered(value: DraftValue, question: Question, before: Question | undefined): DraftValue {
  const labelIn = (asked: Question | undefined, id: string): string | undefined => (asked && 'options' in asked ? asked.options.find((option) => option.id === id)?.label : undefined);
  const isOffered = (id: string): boolean => labelIn(question, id) !== undefined && labelIn(question, id) === labelIn(before, id);
  if (value.kind === 'single_choice') return { ...value, option: value.option !== null && isOffered(value.option) ? value.option : null };
  return value.kind === 'multi_choice' ? { ...value, options: value.options.filter(isOffered) } : value;
}
