import { isWhitespace } from '../scan/characters.js';
import { readJsonString } from './json-string.js';

/** A value of a JSON text with its place. Of members with equal names the first counts, as while they arrive. */
export interface JsonNode {
  readonly start: number;
  readonly end: number;
  readonly members?: ReadonlyMap<string, JsonNode>;
  readonly items?: readonly JsonNode[];
}

/** From the root to a value: names of members and indices of items. */
export type JsonPath = readonly (string | number)[];

export type JsonIndex = { readonly ok: true; readonly root: JsonNode } | { readonly ok: false; readonly at: number };

const SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y;
/** Says where each value of a JSON text stands, or where it stops being JSON. Recursive: the caller bounds the depth. */
export function indexJson(text: string): JsonIndex {
  const walk = new Walk(text);
  const root = walk.value(0);
  if (!root) return { ok: false, at: walk.failedAt };
  const rest = walk.gap(root.end);
  return rest < text.length ? { ok: false, at: rest } : { ok: true, root };
}

export function nodeAt(root: JsonNode, path: JsonPath): JsonNode | undefined {
  let node: JsonNode | undefined = root;
  for (const step of path) node = typeof step === 'number' ? node?.items?.[step] : node?.members?.get(step);
  return node;
}

/** The value of a node, in which the first of equal names counts. */
export function valueOfNode(text: string, { start, end, members, items }: JsonNode): unknown {
  if (members) return Object.fromEntries([...members].map(([name, member]) => [name, valueOfNode(text, member)]));
  return items ? items.map((item) => valueOfNode(text, item)) : JSON.parse(text.slice(start, end));
}

class Walk {
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

  value(from: number): JsonNode | undefined {
    const start = this.gap(from);
    const char = this.#text.charAt(start);
    if (char === '{') return this.#object(start);
    if (char === '[') return this.#array(start);
    const end = char === '"' ? this.#string(start) : this.#scalar(start);
    return end < 0 ? undefined : { start, end };
  }

  #string(start: number): number {
    const { ok, at } = readJsonString(this.#text, start);
    return ok ? at : this.#fail(at);
  }

  #scalar(start: number): number {
    SCALAR.lastIndex = start;
    return SCALAR.test(this.#text) ? SCALAR.lastIndex : this.#fail(start);
  }

  #array(start: number): JsonNode | undefined {
    const items: JsonNode[] = [];
    const end = this.#list(start, ']', (at) => {
      const item = this.value(at);
      if (item) items.push(item);
      return item?.end ?? -1;
    });
    return end < 0 ? undefined : { start, end, items };
  }

  #object(start: number): JsonNode | undefined {
    const members = new Map<string, JsonNode>();
    const end = this.#list(start, '}', (at) => {
      const nameEnd = this.#string(at);
      const colon = nameEnd < 0 ? -1 : this.gap(nameEnd);
      if (colon < 0) return -1;
      if (this.#text.charAt(colon) !== ':') return this.#fail(colon);
      const value = this.value(colon + 1);
      const name = stringValue(this.#text.slice(at, nameEnd));
      if (value && !members.has(name)) members.set(name, value);
      return value?.end ?? -1;
    });
    return end < 0 ? undefined : { start, end, members };
  }

  /** The offset after the closing bracket, or -1. `read` gives the offset after an entry, or -1. */
  #list(start: number, close: string, read: (at: number) => number): number {
    let at = this.gap(start + 1);
    if (this.#text.charAt(at) === close) return at + 1;
    for (;;) {
      const end = read(at);
      if (end < 0) return -1;
      at = this.gap(end);
      const char = this.#text.charAt(at);
      if (char === close) return at + 1;
      if (char !== ',') return this.#fail(at);
      at = this.gap(at + 1);
    }
  }

  #fail(at: number): -1 {
    this.failedAt = Math.min(at, this.#text.length);
    return -1;
  }
}

function stringValue(string: string): string {
  return string.includes('\\') ? String(JSON.parse(string)) : string.slice(1, -1);
}
