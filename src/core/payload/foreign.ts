/**
 * Reads values that a caller hands over and that no parser has made: they may hold themselves, their getters may throw,
 * and proxies may be revoked. Each value is looked at where it is asked for, and nothing is thrown.
 */

/** What cannot be read. It fits no type, so that whoever asks for one names it. */
const UNREADABLE = Symbol('unreadable');

/** An object that is no list. */
export function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && isArray(value) === false;
}

/** The value under an own key; `undefined` where there is none. */
export function fieldOf(value: unknown, key: PropertyKey): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  try {
    return Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
  } catch {
    return UNREADABLE;
  }
}

/** The items of a list; `too_many` where there are more than `max`, which then are not read. */
export function itemsOf(value: unknown, max: number): readonly unknown[] | 'too_many' | undefined {
  if (!isList(value)) return undefined;
  const length = fieldOf(value, 'length');
  if (typeof length !== 'number') return undefined;
  return length > max ? 'too_many' : Array.from({ length }, (_, index) => fieldOf(value, index));
}

export const isList = (value: unknown): boolean => isArray(value) === true;

/** Undefined of a proxy that has been revoked. */
function isArray(value: unknown): boolean | undefined {
  try {
    return Array.isArray(value);
  } catch {
    return undefined;
  }
}

const MAX_SHOWN = 20;
const MAX_SHOWN_TEXT = 200;
const MAX_SHOWN_DEPTH = 3;

/** A value as plain JSON, to be told of: what is long or deep is cut, and what JSON cannot say is `null` or its text. */
export function toPlain(value: unknown, depth = MAX_SHOWN_DEPTH): unknown {
  if (typeof value === 'string') return value.length > MAX_SHOWN_TEXT ? `${value.slice(0, MAX_SHOWN_TEXT)}…` : value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value === 'bigint') return toPlain(value.toString());
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'object' || value === null) return null;
  if (depth === 0) return '…';
  const keys = keysOf(value).slice(0, MAX_SHOWN);
  if (isList(value)) return keys.map((key) => toPlain(fieldOf(value, key), depth - 1));
  return Object.fromEntries(keys.map((key) => [key, toPlain(fieldOf(value, key), depth - 1)]));
}

/** The own names of what it holds. */
export function keysOf(value: object): readonly string[] {
  try {
    return Object.keys(value);
  } catch {
    return [];
  }
}
