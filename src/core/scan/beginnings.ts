import { nameAmong, standsAt } from './names.js';
import type { ScanOptions } from './scanner.js';

/** White space and list markers that a line begins with; the backticks of a fence, its info string, and nothing more. */
const LINE = /^((?:[ \t]*(?:[-+*]|\d{1,9}[.)])(?=[ \t]))*)[ \t]*(`*)[ \t]*([^\s`]*)[ \t]*$/;

/** Longer lines are none that begin a block, but for what is in them. */
const MAX_FENCE_LINE = 1000;

/** Tells what the end of a text that is still arriving may be the beginning of. Looks at its last line and last characters alone. */
export class Beginnings {
  readonly #fences: readonly string[];
  readonly #elements: readonly string[];
  readonly #marks: readonly string[];
  /** So many characters from the end decide whether an element begins there. */
  readonly reach: number;

  constructor({ fences, elements, transport }: ScanOptions) {
    this.#fences = fences;
    this.#elements = elements;
    this.#marks = elements.length === 0 ? [] : transport ? ['<', '&lt;'] : ['<'];
    this.reach = Math.max(0, ...elements.map(({ length }) => length)) + 6;
  }

  /** How many characters at the end of a text may begin a block. `end`: at least its last characters; `line`: its last line. */
  held(end: string, line: string): number {
    const last = end.charCodeAt(end.length - 1);
    const surrogate = last >= 0xd800 && last < 0xdc00 ? 1 : 0;
    return Math.max(surrogate, this.#heldTag(end), this.#heldFence(line));
  }

  /** Whether a whole line may open a fence under one of the names. */
  isFence(line: string): boolean {
    const trimmed = line.trimEnd();
    return this.#fences.some((name) => standsAt(name, trimmed, trimmed.length - name.length) && trimmed.slice(0, trimmed.length - name.length).trimEnd().endsWith('```'));
  }

  /** Where an opening tag of one of the names begins whose name ends at or after `from`, or -1. The character behind the name is there. */
  opening(text: string, from: number): number {
    let first = -1;
    for (const mark of this.#marks) {
      for (let at = text.indexOf(mark, Math.max(0, from - this.reach)); at >= 0; at = text.indexOf(mark, at + 1)) {
        const name = nameAmong(this.#elements, text, at + mark.length);
        const end = name === undefined ? text.length : at + mark.length + name.length;
        if (end < from || end >= text.length) continue;
        if (first < 0 || at < first) first = at;
        break;
      }
    }
    return first;
  }

  #heldTag(end: string): number {
    let held = 0;
    for (const mark of this.#marks) {
      const from = Math.max(0, end.length - this.reach);
      for (let at = end.indexOf(mark.charAt(0), from); at >= 0; at = end.indexOf(mark.charAt(0), at + 1)) {
        const rest = end.slice(at);
        const isBeginning = mark.startsWith(rest) || (rest.startsWith(mark) && this.#elements.some((name) => rest.length <= mark.length + name.length && standsAt(name.slice(0, rest.length - mark.length), rest, mark.length)));
        if (isBeginning) held = Math.max(held, rest.length);
      }
    }
    return held;
  }

  #heldFence(line: string): number {
    if (line === '' || line.length > MAX_FENCE_LINE || this.#fences.length === 0) return 0;
    const match = LINE.exec(line);
    if (!match) return 0;
    const [, markers = '', ticks = '', info = ''] = match;
    const isBeginning = info === '' ? true : ticks.length >= 3 && this.#fences.some((name) => info.length <= name.length && standsAt(name.slice(0, info.length), info, 0));
    return isBeginning ? line.length - markers.length : 0;
  }
}
