import { MAX_JSON_BYTES, MAX_JSON_DEPTH } from '../limits.js';
import { ok, type Result } from '../model/result.js';
import type { Problem } from '../problem.js';
import { indexJson, nodeAt, valueOfNode, type JsonIndex, type JsonPath } from './json-index.js';
import { jsonReadings } from './json-readings.js';
import { exceedsBytes } from './utf8.js';

export type JsonObject = Readonly<Record<string, unknown>>;

export interface JsonDocument {
  readonly value: JsonObject;
  /** How the value at a path was written. */
  sourceAt(path: JsonPath): string | undefined;
  /** Offset of the value at a path in the payload; undefined where the payload had to be decoded. */
  offsetOf(path: JsonPath): number | undefined;
}

/**
 * Reads an element's payload: the first of its readings that gives an object. Of members with equal names the first counts.
 * `maxBytes` is for what is asked; an answer is as long as people make it.
 */
export function readJson(payload: string, maxBytes = MAX_JSON_BYTES): Result<JsonDocument, readonly Problem[]> {
  if (exceedsBytes(payload, maxBytes)) return refuse({ code: 'json_too_large', at: 0, limit: maxBytes });
  let other = false;
  for (const text of jsonReadings(payload)) {
    const read = parseObject(text);
    if (read === 'other') other = true;
    if (typeof read === 'string') continue;
    const members = countMembers(read.value, MAX_JSON_DEPTH);
    if (members === Infinity) return refuse({ code: 'json_too_deep', at: 0, limit: MAX_JSON_DEPTH });
    return ok(toDocument(read.value, members, read.text, payload));
  }
  return refuse(other ? { code: 'not_an_object', at: 0 } : invalid(payload));
}

export const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value under an own key; `__proto__` and the like are keys as any other. */
export const own = (object: JsonObject, key: string): unknown => (Object.hasOwn(object, key) ? object[key] : undefined);

const refuse = (problem: Problem): Result<never, readonly Problem[]> => ({ ok: false, error: [problem] });

/** An object and the JSON text that it was read from; `other` where the text is JSON of another kind, `none` where it is none. */
function parseObject(text: string): { readonly value: JsonObject; readonly text: string } | 'other' | 'none' {
  const value = parse(text);
  if (isObject(value)) return { value, text };
  if (typeof value !== 'string') return value === undefined ? 'none' : 'other';
  const inner = parse(value);
  return isObject(inner) ? { value: inner, text: value } : 'other';
}

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

function toDocument(parsed: JsonObject, members: number, text: string, payload: string): JsonDocument {
  let index: JsonIndex | undefined;
  const node = (path: JsonPath): { readonly start: number; readonly end: number } | undefined => {
    index ??= indexJson(text);
    return index.ok ? nodeAt(index.root, path) : undefined;
  };
  return {
    value: withFirstMembers(parsed, members, text),
    sourceAt: (path) => {
      const found = node(path);
      return found && text.slice(found.start, found.end);
    },
    offsetOf: (path) => (text === payload ? node(path)?.start : undefined),
  };
}

/** `JSON.parse` keeps the last of equal names. That there are such shows in a text with more colons than members. */
function withFirstMembers(parsed: JsonObject, members: number, text: string): JsonObject {
  if (countColons(text) === members) return parsed;
  const index = indexJson(text);
  const value = index.ok ? valueOfNode(text, index.root) : parsed;
  return isObject(value) ? value : parsed;
}

/** Of a value and all that is in it; infinitely many where it is nested deeper than `depth`. */
function countMembers(value: unknown, depth: number): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (depth === 0) return Infinity;
  let count = 0;
  if (Array.isArray(value)) {
    for (const item of value) count += countMembers(item, depth - 1);
    return count;
  }
  for (const member of Object.values(value)) count += 1 + countMembers(member, depth - 1);
  return count;
}

/** Outside strings. The text is JSON. */
function countColons(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (char === 58) count++;
    else if (char === 34) at = closingQuote(text, at + 1);
  }
  return count;
}

/** The offset of the quote that closes a string. */
function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); ; at = text.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (text.charCodeAt(at - 1 - backslashes) === 92) backslashes++;
    if (backslashes % 2 === 0) return at;
  }
}

function invalid(payload: string): Problem {
  const index = isBracketDepthSafe(payload) ? indexJson(payload) : undefined;
  const at = index && !index.ok ? index.at : 0;
  return { code: 'json_invalid', at, found: payload.slice(at, at + 20) };
}

/** Whether a recursive walk over a text that `JSON.parse` has refused cannot overflow. */
function isBracketDepthSafe(text: string): boolean {
  let depth = 0;
  for (const char of text) {
    if (char === '[' || char === '{') depth++;
    else if (char === ']' || char === '}') depth--;
    if (depth > 4 * MAX_JSON_DEPTH) return false;
  }
  return true;
}
