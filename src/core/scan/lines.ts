import { CR, LF } from './characters.js';
import type { Place } from './block.js';

/** The offset of the line end at or after `from` (LF, CR or CRLF), or the text's length. */
export function lineEndAt(text: string, from: number, hasCarriageReturns: boolean): number {
  if (!hasCarriageReturns) {
    const end = text.indexOf('\n', from);
    return end < 0 ? text.length : end;
  }
  // A search for either would pass over the lines that the other ends, again for each of them.
  let at = from;
  for (let code = text.charCodeAt(at); at < text.length && code !== LF && code !== CR; code = text.charCodeAt(at)) at++;
  return at;
}

/** The length of the line end at `at`: 0 at the end of the text, 2 for CRLF. */
export function lineEndLength(text: string, at: number): 0 | 1 | 2 {
  if (at >= text.length) return 0;
  return text.charCodeAt(at) === CR && text.charCodeAt(at + 1) === LF ? 2 : 1;
}

/** Offsets to lines and columns, for diagnostics. Built when first asked: most messages need none. */
export class LineIndex {
  #starts: number[] | undefined;
  readonly #text: string;
  readonly #firstLine: number;

  /** `firstLine`: the number of the text's first line. */
  constructor(text: string, firstLine = 1) {
    this.#text = text;
    this.#firstLine = firstLine;
  }

  place(offset: number): Place {
    const starts = (this.#starts ??= lineStarts(this.#text));
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + this.#firstLine, column: offset - (starts[low] ?? 0) + 1 };
  }
}

/** How many lines end in a text. */
export const countLineEnds = (text: string): number => lineStarts(text).length - 1;

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === LF || (code === CR && text.charCodeAt(i + 1) !== LF)) starts.push(i + 1);
  }
  return starts;
}
