import { MAX_CONTAINERS, MAX_LAZY_LINES } from './bounds.js';

/** A line that is neither indented nor an item of a list; with what says that a list in front of it has ended, if it has. */
const UNINDENTED = /\n([ \t]*\n)?(?![ \t\n]|[*+-](?:[ \t\n]|$)|\d{1,9}[.)](?:[ \t\n]|$))(>|#{1,6}\s|`{3}|~{3})?/g;
/** A line that opens more containers than there may be, and is no thematic break. */
const DEEP = new RegExp(`^(?![ \\t]*(?:(?:-[ \\t]*)+|(?:\\*[ \\t]*)+)$)[ \\t]*(?:(?:[*+-]|\\d{1,9}[.)])[ \\t]+|>[ \\t]?){${MAX_CONTAINERS + 1}}`, 'gm');

/** The lines of a text that would cost a list more than their length. Asked from the front to the back. */
export class ListLines {
  readonly #lazy: number[] = [];
  readonly #deep: number[] = [];
  readonly #ends: number[] = [];
  #nextLazy = 0;
  #nextDeep = 0;
  #nextEnd = 0;

  constructor(text: string) {
    for (const { index, 1: blank, 2: block } of text.matchAll(UNINDENTED)) {
      (blank === undefined && block === undefined ? this.#lazy : this.#ends).push(index);
    }
    for (const { index } of text.matchAll(DEEP)) this.#deep.push(index);
  }

  /** Whether there are such lines, or too many, between here and where a list from here must end. */
  areOver(from: number): boolean {
    this.#nextLazy = next(this.#lazy, this.#nextLazy, from);
    this.#nextDeep = next(this.#deep, this.#nextDeep, from);
    this.#nextEnd = next(this.#ends, this.#nextEnd, from);
    const end = this.#ends[this.#nextEnd] ?? Infinity;
    return (this.#lazy[this.#nextLazy + MAX_LAZY_LINES] ?? Infinity) < end || (this.#deep[this.#nextDeep] ?? Infinity) < end;
  }
}

function next(positions: readonly number[], start: number, from: number): number {
  let index = start;
  while ((positions[index] ?? Infinity) < from) index++;
  return index;
}
