import { MAX_TEXT } from '../../limits.js';
import type { Fault } from './fault.js';

/** The id of a question, or what is wrong with the one that was given. */
export type QuestionId = { readonly ok: true; readonly id: string } | ({ readonly ok: false } & Omit<Fault, 'path'>);

/**
 * Texts and numbers as they were given, in order; where there is none, `q` and the position, or that with a suffix where
 * any other question has taken it. A text of white space is none.
 */
export function readIds(given: readonly unknown[]): readonly QuestionId[] {
  const read = given.map(readId);
  const taken = new Set(read.flatMap((each) => (typeof each === 'string' ? [each] : [])));
  const seen = new Set<string>();
  return read.map((id, index) => {
    if (typeof id === 'object') return { ok: false, ...id };
    if (id === undefined) return { ok: true, id: defaultId(`q${index + 1}`, taken) };
    if (seen.has(id)) return { ok: false, code: 'question_id_duplicate', details: { value: id } };
    seen.add(id);
    return { ok: true, id };
  });
}

function readId(value: unknown): string | undefined | Omit<Fault, 'path'> {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return { code: 'question_id_invalid' };
  return value.length > MAX_TEXT ? { code: 'text_too_long', details: { limit: MAX_TEXT } } : value.trim() || undefined;
}

function defaultId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let n = 2; taken.has(id); n++) id = `${wanted}_${n}`;
  taken.add(id);
  return id;
}
