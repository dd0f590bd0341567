import { BACKSLASH, BRACE_CLOSE, BRACE_OPEN, BRACKET_CLOSE, BRACKET_OPEN, COLON, COMMA, QUOTE, isWhitespace } from '../scan/characters.js';
import { MAX_JSON_BYTES, MAX_JSON_DEPTH } from '../limits.js';
import { ArrivingItems } from './arriving-items.js';
import type { ArrivingItem, PayloadReader } from './arriving.js';
import { readJson } from './json.js';
import { parseJson } from './json-value.js';

/** A list or an object that is open. */
interface Level {
  readonly isList: boolean;
  /** Of an object: the name of the member that is arriving. */
  name: string | undefined;
  /** Of an object: the colon behind the name has come. */
  hasColon: boolean;
}

/** How many levels are open around a member of the object, and around an item of one of its lists. */
const MEMBER = 1;
const ITEM = 2;

/**
 * Reads a JSON object as it arrives, in one walk: a member or an item is parsed once it is whole, and of the item that is
 * still arriving what is whole in it. Stops where the text is no plain JSON.
 */
export class ArrivingJson implements PayloadReader {
  version = 0;
  #text = '';
  #state: 'arriving' | 'done' | 'broken' = 'arriving';
  readonly #levels: Level[] = [];
  readonly #members = new Map<string, unknown>();
  readonly #lists = new Map<string, ArrivingItems>();
  /** Where the string begins that is open. */
  #string: number | undefined;
  #isEscaped = false;
  /** Where the number or word begins that is open. */
  #scalar: number | undefined;
  /** Where the member or item begins that is arriving. */
  #unit = 0;

  get state(): 'arriving' | 'done' | 'broken' {
    return this.#state;
  }

  member(name: string): unknown {
    return this.#members.get(name);
  }

  items(name: string): readonly ArrivingItem[] {
    return this.#lists.get(name)?.read((from, to, closers) => {
      const read = readJson(this.#text.slice(from, to) + closers);
      return read.ok ? read.value : undefined;
    }) ?? [];
  }

  append(chunk: string): void {
    const start = this.#text.length;
    this.#text += chunk;
    if (this.#text.length > MAX_JSON_BYTES) this.#state = 'broken';
    for (let at = 0; at < chunk.length && this.#state === 'arriving'; at++) {
      const isSense = this.#string === undefined ? this.#take(chunk.charCodeAt(at), start + at) : this.#takeInString(chunk.charCodeAt(at), start + at);
      if (!isSense) this.#state = 'broken';
    }
  }

  #takeInString(code: number, at: number): boolean {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (code === BACKSLASH) this.#isEscaped = true;
    else if (code === QUOTE) this.#endString(at);
    return code >= 32;
  }

  #endString(at: number): void {
    const level = this.#levels.at(-1);
    const start = this.#string ?? at;
    this.#string = undefined;
    if (!level || level.isList || level.hasColon) return this.#whole(at + 1);
    const name = parseJson(this.#text, start, at + 1)?.value;
    if (typeof name === 'string') level.name = name;
    else this.#state = 'broken';
  }

  #take(code: number, at: number): boolean {
    if (this.#scalar !== undefined) {
      if (isPartOfWord(code)) return true;
      this.#scalar = undefined;
      this.#whole(at);
    }
    if (isWhitespace(code)) return true;
    const level = this.#levels.at(-1);
    if (!level) return code === BRACE_OPEN && this.#open(false, at);
    if (code === COMMA) return this.#next(level);
    if (code === COLON) return !level.isList && level.name !== undefined && !level.hasColon && (level.hasColon = true);
    if (code === BRACE_CLOSE || code === BRACKET_CLOSE) return level.isList === (code === BRACKET_CLOSE) && this.#close(at);
    const isName = !level.isList && !level.hasColon;
    if (isName && (code !== QUOTE || level.name !== undefined)) return false;
    if (!isName) this.#begin(at);
    if (code === QUOTE) this.#string = at;
    else if (code === BRACE_OPEN || code === BRACKET_OPEN) return this.#open(code === BRACKET_OPEN, at);
    else if (isPartOfWord(code)) this.#scalar = at;
    else return false;
    return true;
  }

  #next(level: Level): boolean {
    level.name = undefined;
    level.hasColon = false;
    return true;
  }

  /** A value begins. */
  #begin(at: number): void {
    const depth = this.#levels.length;
    if (depth === MEMBER) this.#unit = at;
    if (depth === ITEM) this.#list?.begin(at);
  }

  #open(isList: boolean, at: number): boolean {
    this.#levels.push({ isList, name: undefined, hasColon: false });
    const name = this.#levels[0]?.name;
    if (isList && this.#levels.length === ITEM && name !== undefined && !this.#members.has(name) && !this.#lists.has(name)) this.#lists.set(name, new ArrivingItems(at));
    this.#cut(at + 1);
    return this.#levels.length <= MAX_JSON_DEPTH;
  }

  #close(at: number): boolean {
    this.#levels.pop();
    if (this.#levels.length === 0) this.#state = 'done';
    else this.#whole(at + 1);
    return true;
  }

  /** A value has ended, before `to`. */
  #whole(to: number): void {
    const depth = this.#levels.length;
    if (depth === MEMBER) this.#endMember(to);
    else if (depth === ITEM) {
      this.#list?.end(to);
      this.version++;
    } else this.#cut(to);
  }

  #endMember(to: number): void {
    const name = this.#levels[0]?.name;
    if (name === undefined || this.#members.has(name) || this.#lists.has(name)) return;
    this.#members.set(name, parseMember(this.#text.slice(this.#unit, to)));
    this.version++;
  }

  /** Up to here, the item that is arriving can be read, unless that would show half of an object in it. */
  #cut(to: number): void {
    const item = this.#levels[ITEM];
    const inner = this.#levels[ITEM + 1];
    if (!item || item.isList || !this.#list || (inner && !(inner.isList && this.#levels.length === ITEM + 2))) return;
    this.#list.cut(to, inner ? ']}' : '}', inner && item.name);
    this.version++;
  }

  /** The list that the walk is in. Of two with one name, only the first. */
  get #list(): ArrivingItems | undefined {
    const [root, list] = this.#levels;
    if (!list?.isList || root?.name === undefined) return undefined;
    const items = this.#lists.get(root.name);
    return items?.start === this.#unit ? items : undefined;
  }
}

const isPartOfWord = (code: number): boolean =>
  (code >= 48 && code <= 57) || (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 43 || code === 45 || code === 46;

function parseMember(text: string): unknown {
  if (!text.startsWith('{')) return parseJson(text)?.value;
  const read = readJson(text);
  return read.ok ? read.value.value : undefined;
}
