import type { InlineScanner } from './inline-scanner.js';

type Mode = Parameters<InlineScanner['begin']>[0];

/**
 * Stands before the inline scanner and gives it only those paragraphs, headings and HTML blocks that a candidate lies in,
 * or whose text must be known otherwise. The others are told apart from them line by line, at next to no cost.
 */
export class DeferredInline {
  readonly #inline: InlineScanner;
  readonly #candidates: readonly number[];
  #next = 0;
  #mode: Mode = 'paragraph';
  /** What was deferred, three numbers a line: where it begins and ends, and whether it is quoted. */
  readonly #deferred: number[] = [];
  #deferredCount = 0;
  /** The inline scanner has been given the current text. */
  #isLive = false;

  constructor(inline: InlineScanner, candidates: readonly number[]) {
    this.#inline = inline;
    this.#candidates = candidates;
  }

  /** The current text is being read, so that what follows may still decide about it. */
  get isLive(): boolean {
    return this.#isLive;
  }

  /** As of the inline scanner. What was deferred is read for it. */
  get onlyDefinitions(): boolean {
    this.#catchUp();
    return this.#inline.onlyDefinitions;
  }

  /** As of the inline scanner, for text that it has been given. */
  get visible(): number {
    return this.#inline.visible;
  }

  /** As of the inline scanner. */
  settle(): void {
    this.#inline.settle();
  }

  /** As of the inline scanner. */
  get undecided(): number {
    return this.#inline.undecided;
  }

  /** The first candidate at or after an offset, or infinity. Offsets rise from call to call. */
  nextCandidate(from: number): number {
    while ((this.#candidates[this.#next] ?? Infinity) < from) this.#next++;
    return this.#candidates[this.#next] ?? Infinity;
  }

  begin(mode: Mode): void {
    this.#mode = mode;
    this.#isLive = false;
    this.#deferredCount = 0;
  }

  /** Reads a line of text; gives the offset that reading comes to, beyond `to` where an element ends on a later line. */
  line(from: number, to: number, quoted: boolean): number {
    if (!this.#isLive) {
      if (this.nextCandidate(from) >= to) {
        this.#defer(from, to, quoted);
        return to;
      }
      this.#catchUp();
    }
    this.#inline.line(from);
    return this.#inline.feed(from, to, quoted);
  }

  /** Reads on after an element, in the middle of a line. */
  rest(from: number, to: number, quoted: boolean): number {
    return this.#inline.feed(from, to, quoted);
  }

  /** A line end at `at`, after a line that was fed. Deferred lines bring their own. */
  newline(at: number): void {
    if (this.#isLive) this.#inline.newline(at);
  }

  forgetOpening(): void {
    this.#inline.forgetOpening();
  }

  /** The text is over. Gives where prose begins in it, or -1; what was deferred is looked through for it if that is asked. */
  end(isProseWanted: boolean): number {
    if (isProseWanted) this.#catchUp();
    if (!this.#isLive) return -1;
    this.#isLive = false;
    this.#inline.end();
    return this.#inline.visible;
  }

  /** Writes over what is no longer deferred: emptying a list costs more than a line. */
  #defer(from: number, to: number, quoted: boolean): void {
    this.#deferred[this.#deferredCount++] = from;
    this.#deferred[this.#deferredCount++] = to;
    this.#deferred[this.#deferredCount++] = quoted ? 1 : 0;
  }

  #catchUp(): void {
    if (this.#isLive) return;
    this.#isLive = true;
    this.#inline.begin(this.#mode);
    for (let i = 0; i < this.#deferredCount; i += 3) {
      const from = this.#deferred[i] ?? 0;
      const to = this.#deferred[i + 1] ?? 0;
      this.#inline.line(from);
      this.#inline.feed(from, to, this.#deferred[i + 2] === 1);
      this.#inline.newline(to);
    }
  }
}
