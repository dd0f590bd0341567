/** Time as the host has it, so that a session can be run without waiting. Milliseconds; `now` since 1970. */
export interface SessionClock {
  now(): number;
  /** Calls `run` once, later, and returns what prevents it. */
  after(milliseconds: number, run: () => void): () => void;
}

/** No timer of a page or of Node is longer; beyond it they fire at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Whether it has, by the clock: a timer may be late. */
export const hasPassed = (deadline: string | undefined, clock: SessionClock): boolean => deadline !== undefined && Date.parse(deadline) <= clock.now();

/** Calls `passed` when a deadline (RFC 3339, with an offset) has passed, at once if it has. Returns what prevents it. */
export function watchDeadline(deadline: string | undefined, clock: SessionClock, passed: () => void): () => void {
  const at = deadline === undefined ? NaN : Date.parse(deadline);
  let stop = (): void => undefined;
  const wait = (): void => {
    const left = at - clock.now();
    if (left > 0) stop = clock.after(Math.min(left, LONGEST_TIMER), wait);
    else passed();
  };
  if (!Number.isNaN(at)) wait();
  return () => {
    stop();
  };
}
