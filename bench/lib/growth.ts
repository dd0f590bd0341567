import { repeat, timeOf } from './measure.js';

/** How a work grows with its text, and how long it takes at all. */
export interface Growth {
  /** Of the power of the size that the time grows with. */
  readonly exponent: number;
  /** How many times as long the small text takes as a walk over its characters. */
  readonly ratio: number;
}

export interface GrowthLimits {
  readonly exponent: number;
  readonly ratio?: number;
}

const SMALL = 100_000;
const LARGE = 400_000;
/**
 * Times below are taken for this one, in milliseconds: in a run this short it is the collector of garbage and the compiler
 * that decide. A text of 400 kB that is read so fast does not grow at a rate that anybody could notice.
 */
const NOTHING = 4;
/** Other programs run at the same time, but they do not slow down just the large text for this long, in milliseconds. */
const PATIENCE = 10_000;
const WALKS = 10;

/**
 * Measures until it is within the limits, or has been tried for long enough. The best of all times counts. When tried again, the
 * small text is read as often in a row as it goes into the large one: both take as long, and are disturbed as easily.
 */
export function growth(make: (size: number) => string, work: (text: string) => unknown, limits: GrowthLimits): Growth {
  const small = make(SMALL);
  const large = make(LARGE);
  const times = Math.round(large.length / small.length);
  const best = { small: Infinity, large: Infinity, walk: Infinity };
  let result: Growth = { exponent: Infinity, ratio: Infinity };
  const start = performance.now();
  timeOf(() => work(small)); // compiles
  for (let attempt = 0; isOver(result, limits) && (attempt < 2 || performance.now() - start < PATIENCE); attempt++) {
    const repeats = attempt === 0 ? 1 : times;
    best.small = Math.min(best.small, timeOf(() => repeat(() => work(small), repeats)) / repeats);
    best.large = Math.min(best.large, timeOf(() => work(large)));
    best.walk = Math.min(best.walk, timeOf(() => repeat(() => walkOver(small), WALKS)) / WALKS);
    const grown = Math.max(best.large, NOTHING) / Math.max(best.small, NOTHING);
    result = { exponent: Math.log(grown) / Math.log(large.length / small.length), ratio: best.small / best.walk };
  }
  return result;
}

const isOver = (found: Growth, limits: GrowthLimits): boolean => found.exponent > limits.exponent || found.ratio > (limits.ratio ?? Infinity);

/** The least that reading every character can cost. */
function walkOver(text: string): number {
  let sum = 0;
  for (let at = 0; at < text.length; at++) sum += text.charCodeAt(at);
  return sum;
}
