import { LF, isLineEnd, isSpaceOrTab } from './characters.js';

/**
 * Finds where reading may begin anew. A line that is not indented, behind a blank one, closes every paragraph, quote and
 * list before it; so unless a fence or an HTML block was opened, nothing before that line matters for what comes.
 */
export class Restarts {
  readonly #text: string;
  /** With the next offset of each, as far as it is known. */
  readonly #marks = [{ text: '```', next: -1 }, { text: '~~~', next: -1 }, { text: '<', next: -1 }];

  constructor(text: string) {
    this.#text = text;
  }

  /** The first mark of what may go on over blank lines, or hold something that is looked for, at or after `from`, or the text's length. */
  mark(from: number): number {
    let first = this.#text.length;
    for (const mark of this.#marks) {
      if (mark.next < from) mark.next = offsetOrEnd(this.#text, mark.text, from);
      if (mark.next < first) first = mark.next;
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
