import { MAX_TEXT } from '../../limits.js';

/** A text that says something, without the space around it. */
export const wordsOf = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined);

export const isTooLong = (value: unknown): boolean => typeof value === 'string' && value.length > MAX_TEXT;

/** Names of own fields, in order; none where they cannot be told. */
export function namesOf(value: object): readonly string[] {
  try {
    return Object.keys(value);
  } catch {
    return [];
  }
}
