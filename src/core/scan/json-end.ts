import { BACKSLASH, BRACE_CLOSE, BRACE_OPEN, BRACKET_CLOSE, BRACKET_OPEN, COLON, CR, LESS, LF, QUOTE, isWhitespace } from './characters.js';

/**
 * Where the JSON value of an element's payload ends, found in one walk that knows strings and nothing else of JSON.
 * `ended`: a closing element follows the value, at `at`. `loose`: the value ended and something else follows, so this
 * is prose about an element as much as an element. `broken`: strings do not close; the first closing element counts.
 */
export type JsonEnd = { readonly type: 'ended'; readonly at: number } | { readonly type: 'loose' } | { readonly type: 'broken' };

/** How the walk sees the text: the plain one, or one whose `<`, `>` and `"` are entities. */
export interface Transport {
  /** The length of a quote at `at`, or 0. */
  quote(text: string, at: number): number;
  /** Whether a closing element begins at `at`. */
  closes(text: string, at: number): boolean;
}

/** Past this nesting no payload is within its limits, and a walk for each of nested openers would be quadratic. */
const MAX_DEPTH = 32;

/** Whether text at `from` begins a JSON value, as it stands or in one of the transports. */
export function startsJson(text: string, from: number): boolean {
  const at = skipGap(text, from);
  const code = text.charCodeAt(at);
  if (code === BRACE_OPEN || code === BRACKET_OPEN || code === QUOTE) return true;
  if (code === BACKSLASH) return text.charCodeAt(at + 1) === QUOTE;
  return text.startsWith('&quot;', at) || text.startsWith('&#34;', at);
}

export function findJsonEnd(text: string, from: number, transport: Transport): JsonEnd {
  let depth = 0;
  let started = false;
  let at = from;
  for (;;) {
    at = skipGap(text, at);
    if (at >= text.length) return { type: 'broken' };
    if (transport.closes(text, at)) return { type: 'ended', at };
    if (started && depth <= 0) return { type: 'loose' };
    const code = text.charCodeAt(at);
    const escapes = code === BACKSLASH ? 1 : 0;
    const quote = transport.quote(text, at + escapes);
    if (quote > 0) {
      at = skipString(text, at + escapes + quote, escapes, transport);
      if (at < 0) return { type: 'broken' };
      started = true;
      continue;
    }
    if (code === LESS) return { type: 'broken' };
    if (code === BRACE_OPEN || code === BRACKET_OPEN) depth++;
    else if (code === BRACE_CLOSE || code === BRACKET_CLOSE) depth--;
    if (depth > MAX_DEPTH) return { type: 'broken' };
    started = true;
    at++;
  }
}

/**
 * The offset after the string, or -1 where it does not close: at a line end, or where what follows cannot follow a
 * string (a quote is missing somewhere, and all that comes would be read inside out).
 */
function skipString(text: string, from: number, escapes: number, transport: Transport): number {
  let at = from;
  let backslashes = 0;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) {
      backslashes++;
      continue;
    }
    const quote = transport.quote(text, at);
    if (quote > 0) {
      if (closesString(backslashes, escapes)) return canFollowString(text, at + quote, transport) ? at + quote : -1;
      if (backslashes < escapes) return -1;
    }
    if (code === LF || code === CR) return -1;
    backslashes = 0;
  }
  return -1;
}

/** Undoing one level of escaping leaves half the backslashes; an odd number of those escapes the quote itself. */
const closesString = (backslashes: number, escapes: number): boolean =>
  escapes === 0 ? backslashes % 2 === 0 : backslashes % 2 === 1 && ((backslashes - 1) / 2) % 2 === 0;

function canFollowString(text: string, from: number, transport: Transport): boolean {
  const at = skipGap(text, from);
  if (at >= text.length || transport.closes(text, at)) return true;
  const code = text.charCodeAt(at);
  return code === COLON || code === 44 || code === BRACE_CLOSE || code === BRACKET_CLOSE || code === LESS;
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
