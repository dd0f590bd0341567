import type { Brackets } from './inline-state.js';

/** A run of backticks that may open a code span. */
export interface CodeRun {
  readonly start: number;
  readonly length: number;
  /** What the brackets were when it came. */
  readonly brackets: Brackets;
}

/** The runs of backticks that are still without a partner. Of each length the first alone matters: the next run of that length closes it. */
export class CodeRuns {
  readonly #open: CodeRun[] = [];
  /** Made with the first run: most text has none. */
  #byLength: Map<number, CodeRun> | undefined;

  get isEmpty(): boolean {
    return this.#open.length === 0;
  }

  /** Where the first begins, or infinity. */
  get first(): number {
    return this.#open[0]?.start ?? Infinity;
  }

  open(run: CodeRun): void {
    this.#byLength ??= new Map();
    if (this.#byLength.has(run.length)) return;
    this.#open.push(run);
    this.#byLength.set(run.length, run);
  }

  /** The run that one of this length closes. */
  partnerOf(length: number): CodeRun | undefined {
    return this.#byLength?.get(length);
  }

  /** Forgets the runs from an offset on. */
  dropFrom(start: number): void {
    for (let last = this.#open.at(-1); last && last.start >= start; last = this.#open.at(-1)) {
      this.#open.pop();
      this.#byLength?.delete(last.length);
    }
  }

  clear(): void {
    if (this.isEmpty) return;
    this.#open.length = 0;
    this.#byLength?.clear();
  }
}
