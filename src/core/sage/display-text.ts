import { flatten } from '../flatten.js';
import type { UiText } from '../model/index.js';

/** A question and what was answered, in words: the labels of what was chosen with the text of Other, or free text. */
export type DisplayRow =
  | { readonly question: string; readonly kind: 'choice'; readonly labels: readonly string[]; readonly other?: string }
  | { readonly question: string; readonly kind: 'text'; readonly value: string };

/** The readable answer: the answer title, then a line for each question. */
export function displayText(rows: readonly DisplayRow[], words: UiText): string {
  return [flatten(words.answerTitle), ...rows.map((row) => `${flatten(row.question).trim() || flatten(words.questionFallback)}${flatten(words.answerSeparator)}${valueOf(row, words)}`)].join('\n');
}

function valueOf(row: DisplayRow, words: UiText): string {
  if (row.kind === 'text') return row.value || flatten(words.unanswered);
  const { labels, other } = row;
  if (labels.length === 0 && other === undefined) return flatten(words.unselected);
  // A label of nothing visible still stands for a choice.
  const shown = labels.map((label) => flatten(label).trim() || '–');
  return [...shown, ...(other === undefined ? [] : [other || flatten(words.other)])].join(flatten(words.listSeparator));
}
