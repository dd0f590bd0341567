import { BACKTICK, DASH, DOT, EQUALS, HASH, PAREN_CLOSE, PLUS, STAR, TILDE, UNDERSCORE, isDigit, isSpaceOrTab } from './characters.js';
import type { LineCursor } from './line-cursor.js';

/** The starts of CommonMark's blocks, each read at `cursor.nextNonspace`, which is indented by less than four columns. */

export interface FenceStart {
  readonly char: number;
  readonly length: number;
  /** The words after the fence, without the spaces and tabs around them. */
  readonly info: string;
}

export function readFence(cursor: LineCursor): FenceStart | undefined {
  const { text, nextNonspace: start, end } = cursor;
  const char = text.charCodeAt(start);
  if (char !== BACKTICK && char !== TILDE) return undefined;
  let at = start;
  while (at < end && text.charCodeAt(at) === char) at++;
  if (at - start < 3) return undefined;
  const length = at - start;
  let infoEnd = end;
  while (at < end && isSpaceOrTab(text.charCodeAt(at))) at++;
  while (infoEnd > at && isSpaceOrTab(text.charCodeAt(infoEnd - 1))) infoEnd--;
  const info = text.slice(at, infoEnd);
  return char === BACKTICK && info.includes('`') ? undefined : { char, length, info };
}

export function closesFence(cursor: LineCursor, char: number, length: number): boolean {
  if (cursor.indent > 3) return false;
  let at = cursor.nextNonspace;
  while (at < cursor.end && cursor.text.charCodeAt(at) === char) at++;
  return at - cursor.nextNonspace >= length && cursor.restIsBlank(at);
}

/** The offset of a heading's content after its `#`s, or -1. */
export function readAtxHeading(cursor: LineCursor): number {
  const { text, nextNonspace: start, end } = cursor;
  let at = start;
  while (at < end && text.charCodeAt(at) === HASH) at++;
  if (at === start || at - start > 6) return -1;
  return at === end || isSpaceOrTab(text.charCodeAt(at)) ? at : -1;
}

export function isSetextUnderline(cursor: LineCursor): boolean {
  const { text, nextNonspace: start, end } = cursor;
  const char = text.charCodeAt(start);
  if (char !== EQUALS && char !== DASH) return false;
  let at = start;
  while (at < end && text.charCodeAt(at) === char) at++;
  return cursor.restIsBlank(at);
}

export function isThematicBreak(cursor: LineCursor): boolean {
  const { text, nextNonspace: start, end } = cursor;
  const char = text.charCodeAt(start);
  if ((char !== STAR && char !== DASH && char !== UNDERSCORE) || start < cursor.noBreakBefore) return false;
  let count = 0;
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === char) {
      count++;
    } else if (!isSpaceOrTab(code)) {
      cursor.noBreakBefore = at;
      return false;
    }
  }
  return count >= 3;
}

/**
 * The length of a list marker, or 0. A paragraph is interrupted only by an item that is not empty, and by an ordered one
 * only where it starts with 1.
 */
export function readListMarker(cursor: LineCursor, interruptsParagraph: boolean): number {
  const { text, nextNonspace: start, end } = cursor;
  const char = text.charCodeAt(start);
  let at = start;
  if (char === STAR || char === PLUS || char === DASH) {
    at++;
  } else {
    while (at < end && isDigit(text.charCodeAt(at))) at++;
    const digits = at - start;
    const delimiter = text.charCodeAt(at);
    if (digits === 0 || digits > 9 || at >= end || (delimiter !== DOT && delimiter !== PAREN_CLOSE)) return 0;
    if (interruptsParagraph && Number(text.slice(start, at)) !== 1) return 0;
    at++;
  }
  if (at < end && !isSpaceOrTab(text.charCodeAt(at))) return 0;
  if (interruptsParagraph && cursor.restIsBlank(at)) return 0;
  return at - start;
}

/** Consumes a list marker and the white space after it; gives the columns by which the item's content is indented. */
export function consumeListMarker(cursor: LineCursor, markerLength: number): number {
  const markerOffset = cursor.indent;
  cursor.advanceToNonspace();
  cursor.advanceColumns(markerLength);
  const space = cursor.indent;
  if (cursor.blank || space > 4) {
    if (cursor.atSpaceOrTab()) cursor.advanceColumns(1);
    return markerOffset + markerLength + 1;
  }
  cursor.advanceColumns(space);
  return markerOffset + markerLength + space;
}

