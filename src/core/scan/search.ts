/** Where a pattern matched: from its first offset to the one after its last. */
export interface Match {
  readonly at: number;
  readonly end: number;
}

/** Searches forward for a pattern, again and again from places further on, without passing over text twice. */
export class Search {
  readonly #text: string;
  readonly #pattern: RegExp;
  /** From here on, the next match is the one that is known; none is known where there is none. */
  #from = Infinity;
  #match: Match | undefined;

  constructor(text: string, pattern: RegExp) {
    this.#text = text;
    this.#pattern = pattern;
  }

  next(from: number): Match | undefined {
    if (from < this.#from || (this.#match && this.#match.at < from)) {
      this.#from = from;
      this.#pattern.lastIndex = from;
      const match = this.#pattern.exec(this.#text);
      this.#match = match ? { at: match.index, end: this.#pattern.lastIndex } : undefined;
    }
    return this.#match;
  }

  /** Whether a match begins in a stretch of text. */
  isWithin(from: number, to: number): boolean {
    const match = this.next(from);
    return match !== undefined && match.at < to;
  }
}
