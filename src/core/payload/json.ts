import { MAX_JSON_BYTES, MAX_JSON_DEPTH } from '../limits.js';
import { ok, type Result } from '../model/result.js';
import type { Problem } from '../problem.js';
import { decodeEntities } from '../scan/entities.js';
import { straightenQuotes } from './curly-quotes.js';
import { indexJson } from './json-index.js';
import { exceedsBytes } from './utf8.js';

export type JsonObject = Readonly<Record<string, unknown>>;

export interface JsonDocument {
  readonly value: JsonObject;
  /** How a number, boolean or null at a path was written. */
  sourceAt(path: string): string | undefined;
  /** Offset of the value at a path in the payload; undefined where the payload had to be decoded. */
  offsetOf(path: string): number | undefined;
}

/**
 * Reads an element's payload: as it stands, as JSON in a JSON string, with one level of backslash escapes, with entities,
 * with both, and each again with curly quotes made straight. The first reading that gives an object counts.
 */
export function readJson(payload: string): Result<JsonDocument, readonly Problem[]> {
  if (exceedsBytes(payload, MAX_JSON_BYTES)) return refuse({ code: 'json_too_large', at: 0, limit: MAX_JSON_BYTES });
  let other = false;
  for (const text of readings(payload)) {
    const document = parseObject(text);
    if (document === 'other') other = true;
    if (typeof document === 'string') continue;
    if (isDeeper(document.value, MAX_JSON_DEPTH)) return refuse({ code: 'json_too_deep', at: 0, limit: MAX_JSON_DEPTH });
    return ok(toDocument(document.value, document.text, payload));
  }
  return refuse(other ? { code: 'not_an_object', at: 0 } : invalid(payload));
}

const refuse = (problem: Problem): Result<never, readonly Problem[]> => ({ ok: false, error: [problem] });

function* readings(payload: string): Generator<string> {
  const plain = [...transports(payload)];
  yield* plain;
  if (/[\u201c\u201d]/.test(payload)) for (const text of plain) yield straightenQuotes(text);
}

function* transports(payload: string): Generator<string> {
  yield payload;
  const entities = payload.includes('&');
  const backslashes = payload.includes('\\');
  if (backslashes) yield* unescape(payload);
  if (entities) yield decodeEntities(payload);
  if (entities && backslashes) yield* unescape(decodeEntities(payload));
}

/** Undoes exactly one level of JSON string escaping; raw line ends and tabs are taken as they are. */
function* unescape(text: string): Generator<string> {
  const value = parse(`"${text.replace(/[\n\r\t]/g, (char) => (char === '\n' ? '\\n' : char === '\r' ? '\\r' : '\\t'))}"`);
  if (typeof value === 'string') yield value;
}

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

export const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value under an own key; `__proto__` and the like are keys as any other. */
export const own = (object: JsonObject, key: string): unknown => (Object.hasOwn(object, key) ? object[key] : undefined);

function isDeeper(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((each) => isDeeper(each, depth - 1));
}

function toDocument(value: JsonObject, text: string, payload: string): JsonDocument {
  let index: ReturnType<typeof indexJson> | undefined;
  const span = (path: string): { readonly start: number; readonly end: number } | undefined => {
    index ??= indexJson(text);
    return index.ok ? index.spans.get(path) : undefined;
  };
  return {
    value,
    sourceAt: (path) => {
      const found = span(path);
      return found && text.slice(found.start, found.end);
    },
    offsetOf: (path) => (text === payload ? span(path)?.start : undefined),
  };
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
