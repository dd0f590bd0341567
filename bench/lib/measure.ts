/** Ratios within one run: the machine may be slow or busy, but it is so for both sides. */

/** Keeps results alive, so that no work is optimised away. */
const sink: { value?: unknown } = {};

/** Milliseconds that `work` takes, once. */
export function timeOf(work: () => unknown): number {
  const start = performance.now();
  sink.value = work();
  return performance.now() - start;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/**
 * How many times as long `work` takes as `base`: the median of rounds in which both run by turns, after a warm-up. Each
 * round repeats both for at least `milliseconds`, so that the clock's grain does not count.
 */
export function ratio(work: () => unknown, base: () => unknown, { rounds = 9, milliseconds = 20 } = {}): number {
  const repeatWork = repeats(work, milliseconds);
  const repeatBase = repeats(base, milliseconds);
  const ratios = Array.from({ length: rounds }, () => {
    const time = timeOf(() => repeat(work, repeatWork)) / repeatWork;
    const baseTime = timeOf(() => repeat(base, repeatBase)) / repeatBase;
    return time / baseTime;
  });
  return median(ratios);
}

function repeats(work: () => unknown, milliseconds: number): number {
  let count = 1;
  while (timeOf(() => repeat(work, count)) < milliseconds) count *= 2;
  return count;
}

export function repeat(work: () => unknown, count: number): unknown {
  let result: unknown;
  for (let i = 0; i < count; i++) result = work();
  return result;
}

