import { MAX_JSON_BYTES, MAX_JSON_DEPTH } from '../limits.js';
import { ok, type Result } from '../model/result.js';
import type { CommonDiagnosticCode } from '../diagnostics.js';
import type { Problem } from '../problem.js';
import { indexJson, nodeAt, valueOfNode, type JsonIndex, type JsonPath } from './json-index.js';
import { exceedsDepth } from './json-depth.js';
import { MAX_WALKED_DEPTH, parseQuietly, type JsonValue } from './json-value.js';
import { jsonReadings } from './json-readings.js';
import { exceedsBytes } from './utf8.js';

export type JsonObject = Readonly<Record<string, unknown>>;

/** Why no object could be read. */
type JsonProblem = Problem<Extract<CommonDiagnosticCode, `json_${string}`> | 'not_an_object'>;

export interface JsonDocument {
  readonly value: JsonObject;
  /** How the value at a path was written. */
  sourceAt(path: JsonPath): string | undefined;
  /** Offset of the value at a path in the payload; undefined where the payload had to be decoded. */
  offsetOf(path: JsonPath): number | undefined;
}

export interface JsonReading {
  /** Bound of what is asked; an answer is as long as people make it. */
  readonly maxBytes?: number;
  /** What the payload is as it stands, where that is known. */
  readonly known?: JsonValue | undefined;
}

/** Reads an element's payload: the first of its readings that gives an object. Of members with equal names the first counts. */
export function readJson(payload: string, { maxBytes = MAX_JSON_BYTES, known }: JsonReading = {}): Result<JsonDocument, readonly JsonProblem[]> {
  if (exceedsBytes(payload, maxBytes)) return refuse({ code: 'json_too_large', at: 0, limit: maxBytes });
  if (known && isObject(known.value)) return toDocument(known.value, known, payload, payload);
  let other = false;
  for (const text of jsonReadings(payload)) {
    const read = parseObject(text);
    if (read === 'other') other = true;
    if (typeof read !== 'string') return toDocument(read.value, read.json, read.text, payload);
  }
  return refuse(other ? { code: 'not_an_object', at: 0 } : invalid(payload));
}

export const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value under an own key; `__proto__` and the like are keys as any other. */
export const own = (object: JsonObject, key: string): unknown => (Object.hasOwn(object, key) ? object[key] : undefined);

const refuse = (problem: JsonProblem): Result<never, readonly JsonProblem[]> => ({ ok: false, error: [problem] });

/** An object and the JSON text that it was read from; `other` where the text is JSON of another kind, `none` where it is none. */
function parseObject(text: string): { readonly value: JsonObject; readonly json: JsonValue; readonly text: string } | 'other' | 'none' {
  const json = parseQuietly(text);
  if (!json) return 'none';
  const { value } = json;
  if (isObject(value)) return { value, json, text };
  if (typeof value !== 'string') return 'other';
  const inner = parseQuietly(value);
  return inner && isObject(inner.value) ? { value: inner.value, json: inner, text: value } : 'other';
}

function toDocument(parsed: JsonObject, { written, kept, index: known }: JsonValue, text: string, payload: string): Result<JsonDocument, readonly JsonProblem[]> {
  // A deeper one may hide behind an equal name, for the parser keeps the last.
  const isTooDeep = kept === Infinity || (kept !== written && exceedsDepth(text, MAX_JSON_DEPTH));
  if (isTooDeep) return refuse({ code: 'json_too_deep', at: 0, limit: MAX_JSON_DEPTH });
  const value = kept === written ? parsed : withFirstMembers(parsed, text, known);
  let index = known;
  const node = (path: JsonPath): { readonly start: number; readonly end: number } | undefined => {
    index ??= indexJson(text);
    return index.ok ? nodeAt(index.root, path) : undefined;
  };
  return ok({
    value,
    sourceAt: (path) => {
      const found = node(path);
      return found && text.slice(found.start, found.end);
    },
    offsetOf: (path) => (text === payload ? node(path)?.start : undefined),
  });
}

/** `JSON.parse` keeps the last of equal names. That there are such shows in a text with more strings than its value has. */
function withFirstMembers(parsed: JsonObject, text: string, known: JsonIndex | undefined): JsonObject {
  const index = known ?? indexJson(text);
  const value = index.ok ? valueOfNode(text, index.root) : parsed;
  return isObject(value) ? value : parsed;
}

function invalid(payload: string): JsonProblem {
  const index = exceedsDepth(payload, MAX_WALKED_DEPTH) ? undefined : indexJson(payload);
  const at = index && !index.ok ? index.at : 0;
  return { code: 'json_invalid', at, found: payload.slice(at, at + 20) };
}
