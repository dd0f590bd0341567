import { fieldOf } from '../../payload/foreign.js';
import { byteLength, exceedsBytes } from '../../payload/utf8.js';
import type { Result } from '../../model/index.js';
import { ok } from '../../model/result.js';
import { refuse, type Fault } from './fault.js';

/** The value of a field that may be left out; `null` is as good as nothing. */
export function optional(of: unknown, key: string): unknown {
  const value = fieldOf(of, key);
  return value === null ? undefined : value;
}

/** A text that may be left out. */
export function readText(of: unknown, key: string, at: string): Result<string | undefined, Fault> {
  const value = optional(of, key);
  return value === undefined || typeof value === 'string' ? ok(value) : refuse('malformed_request', pathTo(at, key));
}

/** `true` or `false`, or what holds where nothing is said. */
export function readFlag(of: unknown, key: string, at: string, otherwise: boolean): Result<boolean, Fault> {
  const value = optional(of, key) ?? otherwise;
  return typeof value === 'boolean' ? ok(value) : refuse('malformed_request', pathTo(at, key));
}

export const tooLarge = (text: string, limit: number, path: string): Result<never, Fault> | undefined => (exceedsBytes(text, limit) ? refuse('field_too_large', path, { limit, size: byteLength(text) }) : undefined);

export const isBlank = (text: string): boolean => text.trim() === '';

const pathTo = (at: string, key: string): string => (at === '' ? key : `${at}.${key}`);
