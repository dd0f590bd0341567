import { flatten } from '../flatten.js';
import type { UiText } from '../model/index.js';

/** A question and what was answered, in words; `value` is empty where nothing was. */
export interface DisplayRow {
  readonly question: string;
  readonly kind: 'choice' | 'text';
  readonly value: string;
}

/** The readable answer: the answer title, then a line for each question. */
export function displayText(rows: readonly DisplayRow[], words: UiText): string {
  return [flatten(words.answerTitle), ...rows.map((row) => displayRow(row, words))].join('\n');
}

function displayRow({ question, kind, value }: DisplayRow, words: UiText): string {
  const empty = kind === 'choice' ? flatten(words.unselected) : flatten(words.unanswered);
  return `${flatten(question).trim() || flatten(words.questionFallback)}${flatten(words.answerSeparator)}${value || empty}`;
}

/** Labels and Other's text in one line. */
export const joinChoices = (labels: readonly string[], other: string | undefined, words: UiText): string =>
  [...labels.map(flatten), ...(other === undefined ? [] : [other])].filter((label) => label !== '').join(flatten(words.listSeparator));
