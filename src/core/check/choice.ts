import { err, ok } from '../model/result.js';
import type { ChoiceQuestion, OtherDraft, Result } from '../model/index.js';
import type { Problem } from './rule.js';

/** The text of a chosen Other, or nothing where it is not chosen. Chosen without text, or where it is not offered, is no answer. */
export function checkOther(question: ChoiceQuestion, other: OtherDraft | undefined): Result<string | undefined, Problem> {
  if (other === undefined || !other.chosen) return ok(undefined);
  if (question.other === undefined) return err({ code: 'option_unknown' });
  const text = other.text.trim();
  return text === '' ? err({ code: 'other_empty' }) : ok(text);
}
