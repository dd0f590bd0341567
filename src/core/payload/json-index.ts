import { isWhitespace } from '../scan/characters.js';

/** Where each value of a JSON text stands, by path (`questions[0].text`), or where the text stops being JSON. */
export type JsonIndex = { readonly ok: true; readonly spans: ReadonlyMap<string, { readonly start: number; readonly end: number }> } | { readonly ok: false; readonly at: number };

const SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y;
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;

/** Needed only to say where something is, or how a number was written: `JSON.parse` tells neither. Depth is bounded by the caller. */
export function indexJson(text: string): JsonIndex {
  const walk = new Walk(text);
  const end = walk.value(0, '');
  const rest = end < 0 ? end : walk.gap(end);
  if (rest >= 0 && rest >= text.length) return { ok: true, spans: walk.spans };
  return { ok: false, at: Math.min(end < 0 ? walk.failedAt : rest, text.length) };
}

class Walk {
  readonly spans = new Map<string, { start: number; end: number }>();
  failedAt = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  gap(from: number): number {
    let at = from;
    while (isWhitespace(this.#text.charCodeAt(at))) at++;
    return at;
  }

  /** The offset after the value, or -1. */
  value(from: number, path: string): number {
    const start = this.gap(from);
    const char = this.#text.charAt(start);
    const end = char === '{' ? this.#members(start, path, '}') : char === '[' ? this.#members(start, path, ']') : this.#token(char === '"' ? STRING : SCALAR, start);
    if (end >= 0 && !this.spans.has(path)) this.spans.set(path, { start, end });
    return end;
  }

  #token(pattern: RegExp, start: number): number {
    pattern.lastIndex = start;
    return pattern.test(this.#text) ? pattern.lastIndex : this.#fail(start);
  }

  #members(start: number, path: string, close: '}' | ']'): number {
    let at = this.gap(start + 1);
    if (this.#text.charAt(at) === close) return at + 1;
    for (let index = 0; ; index++) {
      const member = close === ']' ? this.value(at, `${path}[${index}]`) : this.#member(at, path);
      if (member < 0) return -1;
      at = this.gap(member);
      const char = this.#text.charAt(at);
      if (char === close) return at + 1;
      if (char !== ',') return this.#fail(at);
      at = this.gap(at + 1);
    }
  }

  #member(start: number, path: string): number {
    const end = this.#token(STRING, start);
    if (end < 0) return -1;
    const key: unknown = JSON.parse(this.#text.slice(start, end));
    const colon = this.gap(end);
    if (this.#text.charAt(colon) !== ':') return this.#fail(colon);
    return this.value(colon + 1, path === '' ? String(key) : `${path}.${String(key)}`);
  }

  #fail(at: number): -1 {
    this.failedAt = at;
    return -1;
  }
}
