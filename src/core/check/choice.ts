import { err, ok } from '../model/result.js';
import type { ChoiceQuestion, OtherDraft, Result } from '../model/index.js';
import type { Problem } from './rule.js';

/** The text of a chosen Other, or nothing where it is not chosen. Chosen without text, or where it is not offered, is no answer. */
export function checkOther(question: ChoiceQuestion, other: OtherDraft | undefined): Result<string | undefined, Problem> {
  if (other === undefined || !other.chosen) return ok(undefined);
  if (question.other === undefined) return err({ code: 'option_unknown' });
  const text = question.other.multiple === true ? linesOf(other.text).join('\n') : other.text.trim();
  return text === '' ? err({ code: 'other_empty' }) : ok(text);
}

/** The answers of an Other that may be several: one a line, none of them empty. */
const linesOf = (text: string): readonly string[] => text.split(/\r\n|[\n\r]/).map((line) => line.trim()).filter((line) => line !== '');

/** How many answers the text of Other is. */
export const countOther = (question: ChoiceQuestion, text: string | undefined): number => (text === undefined ? 0 : question.other?.multiple === true ? linesOf(text).length : 1);
