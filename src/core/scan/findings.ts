import type { FoundElement } from './element.js';
import type { Opening } from './opening-element.js';

/** An opening tag that is followed by no JSON. `before` is the one that it took the place of, which counts again if this one was inside something. */
interface OpenTag {
  /** Up to the end of the tag, as yet. */
  readonly element: FoundElement;
  readonly before: OpenTag | undefined;
  /** No closing tag of its name has arrived: if none does, it took no place. */
  readonly isUnsure: boolean;
}

/** An element that stands open unless it turns out that something which began before `anchor` encloses it; then `opening` is open again. */
interface Candidate {
  readonly element: FoundElement;
  readonly anchor: number;
  readonly opening: OpenTag | undefined;
}

/** The elements that were found, and the opening tag that waits for its closing one, while something may yet hide them. */
export class Findings {
  readonly #emit: (element: FoundElement) => void;
  #candidates: Candidate[] = [];
  /** Lives on from paragraph to paragraph until it is closed. */
  #opening: OpenTag | undefined;
  #doubt = Infinity;

  /** `emit` is called in order with each element that stands open. */
  constructor(emit: (element: FoundElement) => void) {
    this.#emit = emit;
  }

  /** The element whose opening tag waits. */
  get opened(): FoundElement | undefined {
    return this.#opening?.element;
  }

  /** Where the first thing begins that is not decided yet, or infinity. */
  get undecided(): number {
    let first = Math.min(this.#doubt, this.#candidates[0]?.element.start ?? Infinity);
    for (const waiting of [this.#opening, ...this.#candidates.map(({ opening }) => opening)]) {
      for (let open = waiting; open; open = open.before) first = Math.min(first, open.element.start);
    }
    return first;
  }

  /** `settled`: nothing can hide it. */
  open(start: number, { name, attributes, end }: Opening, settled: boolean, isUnsure: boolean): void {
    const element = { name, attributes, escaped: false, start, payloadStart: end, payloadEnd: end, end, json: undefined };
    this.#opening = { element, before: settled && !isUnsure ? undefined : this.#opening, isUnsure };
  }

  /** A closing tag of another name than the last opening tag's: it may close one before that, if that one turns out to be none. */
  closeOther(isNamed: (name: string) => boolean): void {
    if (!this.#opening?.isUnsure) return;
    for (let open = this.#opening.before; open; open = open.before) if (open.element.start < this.#doubt && isNamed(open.element.name)) this.#doubt = open.element.start;
  }

  /** Another block has begun: an opening tag before it is not closed after it. */
  forgetOpening(): void {
    this.#opening = undefined;
  }

  add(element: FoundElement, anchor: number, settled: boolean): void {
    this.note(element, anchor, settled);
    this.#opening = undefined;
  }

  /** The same of what closes nothing that is open before it. */
  note(element: FoundElement, anchor: number, settled: boolean): void {
    this.#candidates.push({ element, anchor, opening: this.#opening });
    if (settled) this.settle();
  }

  /** Nothing can hide any more what was found. */
  settle(): void {
    const candidates = this.#candidates;
    this.#candidates = [];
    for (const { element } of candidates) this.#emit(element);
  }

  /** What was found before `start` cannot be hidden any more: nothing is undecided that began earlier. */
  settleBefore(start: number): void {
    const later = this.#candidates.findIndex(({ anchor }) => anchor >= start);
    const settled = this.#candidates.splice(0, later < 0 ? this.#candidates.length : later);
    for (const { element } of settled) this.#emit(element);
  }

  /** Forgets what began at `start` or later, for something that began there encloses it; but not an opening tag that is just this. */
  dropFrom(start: number): void {
    for (let last = this.#candidates.at(-1); last && last.anchor >= start; last = this.#candidates.at(-1)) {
      this.#candidates.pop();
      this.#opening = last.opening;
    }
    while (this.#opening && this.#opening.element.start > start) this.#opening = this.#opening.before;
  }
}
