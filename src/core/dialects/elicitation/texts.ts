import { MAX_TEXT } from '../../limits.js';

/** A text that says something, without the space around it. */
export const wordsOf = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined);

export const isTooLong = (value: unknown): boolean => typeof value === 'string' && value.length > MAX_TEXT;

/** UTF-16 units of what a reason names, where it may be of any length. */
const MAX_NAMED = 200;

/** What a reason names. */
export const named = (text: string): string => (text.length > MAX_NAMED ? `${text.slice(0, MAX_NAMED)}…` : text);

/** Names of own fields, in order; none where they cannot be told. */
export function namesOf(value: object): readonly string[] {
  try {
    return Object.keys(value);
  } catch {
    return [];
  }
}
