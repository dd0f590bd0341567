import { LF, isLineEnd, isSpaceOrTab } from './characters.js';

/** What may open a block that goes on over blank lines, or hold something that is looked for. */
const MARKS = ['```', '~~~', '<'] as const;

/**
 * Finds where reading may begin anew. A line that is not indented, behind a blank one, closes every paragraph, quote and
 * list before it; so unless a fence or an HTML block was opened, nothing before that line matters for what comes.
 */
export class Restarts {
  readonly #text: string;
  /** By mark, its next offset as far as it is known. */
  readonly #next = MARKS.map(() => -1);

  constructor(text: string) {
    this.#text = text;
  }

  /** The first mark at or after `from`, or the text's length. */
  mark(from: number): number {
    let first = this.#text.length;
    for (const [index, mark] of MARKS.entries()) {
      let at = this.#next[index] ?? -1;
      if (at < from) this.#next[index] = at = offsetOrEnd(this.#text, mark, from);
      if (at < first) first = at;
    }
    return first;
  }

  /** The last line between `from` and `to` at which reading may begin anew, or `from`. */
  lastBefore(from: number, to: number): number {
    const text = this.#text;
    for (let at = to; at > from; at--) {
      if (text.charCodeAt(at - 1) !== LF || text.charCodeAt(at - 2) !== LF) continue;
      const code = text.charCodeAt(at);
      if (!isSpaceOrTab(code) && !isLineEnd(code)) return at;
    }
    return from;
  }
}

function offsetOrEnd(text: string, part: string, from: number): number {
  const at = text.indexOf(part, from);
  return at < 0 ? text.length : at;
}
