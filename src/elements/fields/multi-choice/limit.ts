import { countOther } from '../../../core/check/choice.js';
import { describeProblem } from '../../../core/check/describe.js';
import type { DraftValueOf, MultiChoiceQuestion } from '../../../core/model/index.js';

type Value = DraftValueOf<'multi_choice'>;

/** How many answers are given. */
export function countOf(question: MultiChoiceQuestion, { options, other }: Value): number {
  return options.length + countOther(question, other.chosen ? other.text : undefined);
}

/** What to undo, as soon as there are too many, not only once sending is refused. */
export function overLimit(question: MultiChoiceQuestion, value: Value, locale: string): string | undefined {
  const { max } = question;
  const excess = max === undefined ? 0 : countOf(question, value) - max;
  return max === undefined || excess <= 0 ? undefined : describeProblem(question, { code: 'too_many', limit: max, excess }, locale);
}
