import { ArrivingFinder } from './arriving-finder.js';
import { findArrivingCandidates } from './candidates.js';
import { CR } from './characters.js';
import { lineEndAt } from './lines.js';
import { Scanner, type OpenFence, type ScanOptions, type ScannedBlock } from './scanner.js';

/** A line that opens a fence of backticks unless there are more of them. */
const INFO = /^[\s>+*\-\d.)]*`{3,}[^`]*$/;

/** A text that is still arriving, as far as it can be read. */
export interface ArrivingReading {
  /** What stands open, in order; the last may have no end yet, and then reaches to the end of the text. */
  readonly blocks: readonly ScannedBlock[];
  /** The fence under a registered name that is open. */
  readonly fence: OpenFence | undefined;
  /** Whether visible prose stands in the text or before it. */
  readonly prefaced: boolean;
  /** From here on it is not decided whether what may be a block is one; infinity where all is. */
  readonly undecided: number;
  /** The last line at which reading may begin anew, and whether visible prose stands before it. */
  readonly restart: { readonly at: number; readonly prefaced: boolean };
}

/** Where a text stands in a message. */
export interface Surroundings {
  /** Visible prose stands before it. */
  readonly prefaced: boolean;
  /** What follows it is known: it is no part of a name. */
  readonly isCut: boolean;
}

/** Reads all of a text that goes on; it begins where a line begins, outside of everything. */
export function readArriving(text: string, options: ScanOptions, { prefaced, isCut }: Surroundings): ArrivingReading {
  const candidates = findArrivingCandidates(text, options, isCut);
  // Prose counts for what comes later, too.
  const scanner = new Scanner(text, options, [...candidates, text.length], { finder: new ArrivingFinder(text, options.elements, options.fenced) }, { prefaced });
  const hasCarriageReturns = text.includes('\r');
  let restart = { at: 0, prefaced };
  let at = 0;
  let hiddenFrom = Infinity;
  while (at < text.length) {
    const end = lineEndAt(text, at, hasCarriageReturns);
    const isWhole = end < text.length;
    const candidate = isWhole ? undefined : candidates.find((each) => each >= at);
    // What such a line is may change with each character, unless it holds something already.
    if (!isWhole && candidate === undefined) break;
    // An info string with a backtick further on is none.
    if (candidate !== undefined && INFO.test(text.slice(at))) {
      hiddenFrom = candidate;
      break;
    }
    at = scanner.line(at);
    // A carriage return at the end may be half of a line end.
    if (isWhole && scanner.isFresh && !(at >= text.length && text.charCodeAt(at - 1) === CR)) restart = { at, prefaced: scanner.isPrefaced };
  }
  scanner.settle();
  const fence = scanner.fence;
  return { blocks: scanner.blocks, fence: typeof fence === 'object' ? fence : undefined, prefaced: scanner.isPrefaced, undecided: Math.min(scanner.undecided, hiddenFrom), restart };
}
