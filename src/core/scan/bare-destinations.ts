import { BACKSLASH, PAREN_CLOSE, PAREN_OPEN, SPACE, isPunctuation, isWhitespace } from './characters.js';
import type { Hypothesis } from './inline-state.js';

/** CommonMark allows a limit of at least three; without one, `](` repeated would be read once for every repetition. */
export const MAX_PARENTHESES = 32;

interface Member {
  readonly hypothesis: Hypothesis;
  /** The count of parentheses when its destination began. */
  readonly base: number;
}

/**
 * The links whose bare destination is being read. Each may stand in the destination of the one before, so they share one
 * count of parentheses, and a character costs the same however many there are.
 */
export class BareDestinations {
  #members: Member[] = [];
  #parentheses = 0;
  #escaped = false;

  get isEmpty(): boolean {
    return this.#members.length === 0;
  }

  /** Where the first of the links begins, or infinity. */
  get first(): number {
    return this.#members[0]?.hypothesis.start ?? Infinity;
  }

  /** The next character is the first of its destination. */
  join(hypothesis: Hypothesis): void {
    if (this.isEmpty) this.clear();
    this.#members.push({ hypothesis, base: this.#parentheses });
  }

  /** Shows a character to all of them; gives the one whose destination has ended before it. */
  step(code: number): Hypothesis | undefined {
    const innermost = this.#members.at(-1);
    if (!innermost) return undefined;
    const escaped = this.#escaped && isPunctuation(code);
    this.#escaped = code === BACKSLASH && !escaped;
    if (isWhitespace(code)) {
      const isWhole = this.#parentheses === innermost.base;
      this.clear();
      return isWhole ? innermost.hypothesis : undefined;
    }
    if (code < SPACE || code === 127) this.clear();
    else if (escaped) return undefined;
    else if (code === PAREN_OPEN) this.#open();
    else if (code === PAREN_CLOSE && --this.#parentheses < innermost.base) return this.#members.pop()?.hypothesis;
    return undefined;
  }

  /** Forgets those that began at `start` or later. */
  dropFrom(start: number): void {
    while ((this.#members.at(-1)?.hypothesis.start ?? -1) >= start) this.#members.pop();
  }

  clear(): void {
    if (!this.isEmpty) this.#members = [];
    this.#parentheses = 0;
    this.#escaped = false;
  }

  #open(): void {
    this.#parentheses++;
    while (this.#members[0] && this.#parentheses - this.#members[0].base > MAX_PARENTHESES) this.#members.shift();
  }
}
