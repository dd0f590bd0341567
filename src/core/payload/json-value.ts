import { MAX_JSON_DEPTH } from '../limits.js';
import { exceedsDepth } from './json-depth.js';
import { indexJson, type JsonIndex } from './json-index.js';
import { BACKSLASH } from '../scan/characters.js';

/** What JSON text stands for, with what tells whether names in it are repeated. */
export interface JsonValue {
  readonly value: unknown;
  /** How many strings the text has, names of members among them. */
  readonly written: number;
  /** How many the value has: fewer where names are repeated, for `JSON.parse` keeps the last. Infinitely many where it is nested deeper than its limit. */
  readonly kept: number;
  /** Where its parts stand, where that was looked at. */
  readonly index?: JsonIndex;
}

/** Reads a part of a text as JSON. */
export function parseJson(text: string, from = 0, to = text.length): JsonValue | undefined {
  try {
    const value: unknown = JSON.parse(text.slice(from, to));
    return { value, written: countQuoted(text, from, to), kept: countStrings(value, MAX_JSON_DEPTH) };
  } catch {
    return undefined;
  }
}

/** A recursive walk overflows no stack up to here. */
export const MAX_WALKED_DEPTH = 128;

/** The same without an exception on the way, where many texts are tried that are none: one costs more than to look first. */
export function parseQuietly(text: string): JsonValue | undefined {
  if (exceedsDepth(text, MAX_WALKED_DEPTH)) return parseJson(text);
  const index = indexJson(text);
  const json = index.ok ? parseJson(text) : undefined;
  return json && { ...json, index };
}

/** The part is JSON, so that every quote which is not escaped begins or ends a string. */
function countQuoted(text: string, from: number, to: number): number {
  const part = text.slice(from, to);
  const hasEscapes = part.includes('\\');
  let quotes = 0;
  for (let at = part.indexOf('"'); at >= 0; at = part.indexOf('"', at + 1)) if (!hasEscapes || !isEscaped(part, at)) quotes++;
  return quotes / 2;
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0;
  while (text.charCodeAt(at - 1 - backslashes) === BACKSLASH) backslashes++;
  return backslashes % 2 === 1;
}

function countStrings(value: unknown, depth: number): number {
  if (typeof value === 'string') return 1;
  if (typeof value !== 'object' || value === null) return 0;
  if (depth === 0) return Infinity;
  let count = 0;
  if (isList(value)) for (const item of value) count += countStrings(item, depth - 1);
  else for (const name in value) count += 1 + countStrings(value[name as keyof typeof value], depth - 1);
  return count;
}

const isList = (value: object): value is readonly unknown[] => Array.isArray(value);
