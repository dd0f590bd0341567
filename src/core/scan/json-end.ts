import { AMP, BACKSLASH, BRACE_CLOSE, BRACE_OPEN, BRACKET_CLOSE, BRACKET_OPEN, COLON, COMMA, CR, LESS, LF, QUOTE, isPunctuation, isWhitespace } from './characters.js';

/**
 * Where the JSON value of an element's payload ends, found in one walk that knows strings and nothing else of JSON.
 * `ended`: a closing element follows the value, at `at`. `loose`: the value ended and something else follows, so this
 * is prose about an element as much as an element. `broken`: strings do not close; the first closing element counts, if
 * no other element begins before it. `deep`: it nests deeper than anything that is read; the first closing element counts.
 */
export type JsonEnd = { readonly type: 'ended'; readonly at: number } | { readonly type: 'loose' | 'broken' | 'deep'; /** The text was over before the value was. */ readonly isCut?: true };

/** The length of a quote of one kind at an offset, or 0. */
export type QuoteLength = (text: string, at: number) => number;

/** How the walk sees the text: the plain one, or one whose `<`, `>` and `"` are entities. */
export interface Transport {
  /** What strings may stand between. Each ends with a quote of the kind that it began with; the others are its text. */
  readonly quotes: readonly QuoteLength[];
  /** What elements begin with: outside of strings it is none of JSON's. */
  readonly less: '<' | '&lt;';
  /** Whether a closing element begins at `at`. */
  closes(at: number): boolean;
  /** Whether the text ends in what may become one, at `at`; never where it is whole. */
  mayClose(at: number): boolean;
}

/** Past this nesting no payload is within its limits, and each opener among nested ones would be walked from to the end. */
const MAX_DEPTH = 32;

/** How many backslashes stand before the quote of a string: none, or one where a level of string escaping was added. */
type Escapes = 0 | 1;

/** Of a string that the text ends in. */
const PAST_END = -2;

/** Where strings that begin between `from` and `to` end: after their closing quote, nowhere (-1), or behind the text. */
interface StringEnd {
  readonly from: number;
  readonly to: number;
  readonly end: number;
}

const LOOSE: JsonEnd = { type: 'loose' };
const BROKEN: JsonEnd = { type: 'broken' };
const CUT: JsonEnd = { type: 'broken', isCut: true };
const DEEP: JsonEnd = { type: 'deep' };

/** Whether text at `from` begins a JSON value, as it stands or in one of the transports. */
export function startsJson(text: string, from: number): boolean {
  const at = skipGap(text, from);
  const code = text.charCodeAt(at);
  if (code === BRACE_OPEN || code === BRACKET_OPEN || code === QUOTE) return true;
  if (code === BACKSLASH) return text.charCodeAt(at + 1) === QUOTE;
  return text.startsWith('&quot;', at) || text.startsWith('&#34;', at);
}

/**
 * Finds the ends of the JSON values that follow the opening elements of one name. Openers may stand in each other's
 * strings, so it keeps what it has learnt: text is walked over once for each depth, however many openers lead there.
 */
export class JsonEnds {
  readonly #text: string;
  readonly #transport: Transport;
  /** By kind of quote and escapes, two for each kind. */
  readonly #strings: StringEnd[] = [];
  /** By what `stateKey` makes of a place behind a string and the depth there. */
  #known: Map<number, JsonEnd> | undefined;

  constructor(text: string, transport: Transport) {
    this.#text = text;
    this.#transport = transport;
  }

  find(from: number): JsonEnd {
    const states: number[] = [];
    const end = this.#walk(from, states);
    if (states.length > 0) this.#known ??= new Map();
    for (const state of states) this.#known?.set(state, end);
    return end;
  }

  /** Notes the states that it comes through in `states`. */
  #walk(from: number, states: number[]): JsonEnd {
    const text = this.#text;
    const transport = this.#transport;
    let depth = 0;
    let started = false;
    for (let at = from; ; ) {
      at = skipGap(text, at);
      if (at >= text.length) return CUT;
      if (transport.closes(at)) return { type: 'ended', at };
      if (transport.mayClose(at)) return CUT;
      if (started && depth <= 0) return LOOSE;
      started = true;
      const code = text.charCodeAt(at);
      const escapes = code === BACKSLASH ? 1 : 0;
      const kind = isPunctuation(code) || code > 127 ? this.#quoteKind(at + escapes) : -1;
      const quote = transport.quotes[kind];
      if (quote) {
        at = this.#stringEnd(at + escapes + quote(text, at + escapes), escapes, kind, quote);
        if (at < 0) return at === PAST_END ? CUT : BROKEN;
        const state = stateKey(at, depth);
        const known = this.#known?.get(state);
        if (known) return known;
        states.push(state);
        continue;
      }
      if (code === LESS || (code === AMP && text.startsWith(transport.less, at))) return BROKEN;
      if (code === BRACE_OPEN || code === BRACKET_OPEN) depth++;
      else if (code === BRACE_CLOSE || code === BRACKET_CLOSE) depth--;
      if (depth > MAX_DEPTH) return DEEP;
      at++;
    }
  }

  /** Which of its quotes stands at an offset, or -1. */
  #quoteKind(at: number): number {
    const { quotes } = this.#transport;
    for (let kind = 0; kind < quotes.length; kind++) if ((quotes[kind]?.(this.#text, at) ?? 0) > 0) return kind;
    return -1;
  }

  /** A string that begins inside of another's text, behind a quote that does not close that one, ends with it. */
  #stringEnd(from: number, escapes: Escapes, kind: number, quote: QuoteLength): number {
    const slot = kind * 2 + escapes;
    const known = this.#strings[slot];
    if (known && from >= known.from && from <= known.to) return known.end;
    const found = findStringEnd(this.#text, from, escapes, quote, this.#transport);
    this.#strings[slot] = found;
    return found.end;
  }
}

const stateKey = (at: number, depth: number): number => at * (MAX_DEPTH + 1) + depth;

/**
 * A string does not end where a line end comes first, or where what follows cannot follow a string (a quote is missing
 * somewhere, and all that comes would be read inside out).
 */
function findStringEnd(text: string, from: number, escapes: Escapes, lengthAt: QuoteLength, transport: Transport): StringEnd {
  let at = from;
  let backslashes = 0;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) {
      backslashes++;
      continue;
    }
    const quote = lengthAt(text, at);
    if (quote > 0) {
      if (closesString(backslashes, escapes)) return { from, to: at, end: canFollowString(text, at + quote, transport) ? at + quote : -1 };
      if (backslashes < escapes) break;
    }
    if (code === LF || code === CR) break;
    backslashes = 0;
  }
  return { from, to: at, end: at < text.length ? -1 : PAST_END };
}

/** Undoing one level of escaping leaves half the backslashes; an odd number of those escapes the quote itself. */
const closesString = (backslashes: number, escapes: Escapes): boolean =>
  escapes === 0 ? backslashes % 2 === 0 : backslashes % 2 === 1 && ((backslashes - 1) / 2) % 2 === 0;

function canFollowString(text: string, from: number, transport: Transport): boolean {
  const at = skipGap(text, from);
  if (at >= text.length || transport.closes(at)) return true;
  const code = text.charCodeAt(at);
  return code === COLON || code === COMMA || code === BRACE_CLOSE || code === BRACKET_CLOSE || code === LESS;
}

/** White space, and white space that one level of string escaping has made `\n`, `\r` or `\t`. */
function skipGap(text: string, from: number): number {
  let at = from;
  for (;;) {
    const code = text.charCodeAt(at);
    if (isWhitespace(code)) at++;
    else if (code === BACKSLASH && isEscapedGap(text.charCodeAt(at + 1))) at += 2;
    else return at;
  }
}

const isEscapedGap = (code: number): boolean => code === 110 || code === 114 || code === 116;
