import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { SessionClock } from '../../machines/sessions/deadline.js';
import type { Localize } from '../localize/localize.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** When the time left is said, not only shown. */
const SAID = [10 * SECOND, MINUTE, 5 * MINUTE];

export const pageClock: SessionClock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Looks at the clock whenever there is something else to show: each minute, in the last one each second. Ends nothing by itself. */
export class Deadline implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #clock = pageClock;
  #at = NaN;
  #isConnected = false;
  #stop = (): void => undefined;
  /** The moments of `SAID` that were still to come when it was shown first, or has been said last. */
  #ahead: number | undefined;
  #said = NaN;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** `deadline`: RFC 3339, with an offset. */
  watch(deadline: string | undefined, clock: SessionClock): void {
    const at = deadline === undefined ? NaN : Date.parse(deadline);
    if (Object.is(at, this.#at) && clock === this.#clock) return;
    this.#at = at;
    this.#clock = clock;
    this.#ahead = undefined;
    this.#said = NaN;
    this.#look();
  }

  get hasPassed(): boolean {
    return this.#left <= 0;
  }

  /** The time left; nothing where there is no deadline. */
  render(words: Localize): TemplateResult | typeof nothing {
    const left = this.#left;
    return left > 0 ? html`<span class="deadline wire-text" part="deadline" role="timer" ?data-soon=${left <= MINUTE}>${timeLeft(left, words)}</span>` : nothing;
  }

  /** All that changes in what is rendered; empty where nothing is. */
  text(words: Localize): string {
    const left = this.#left;
    return left > 0 ? timeLeft(left, words) : '';
  }

  /** What is to be heard of it now. */
  said(words: Localize): string {
    if (Number.isNaN(this.#said)) return '';
    return this.#said <= 0 ? words.term('timeRanOut') : timeLeft(this.#said, words);
  }

  hostConnected(): void {
    this.#isConnected = true;
    this.#look();
  }

  hostDisconnected(): void {
    this.#isConnected = false;
    this.#stop();
  }

  /** NaN where there is no deadline. */
  get #left(): number {
    return this.#at - this.#clock.now();
  }

  #look(): void {
    this.#stop();
    const left = this.#left;
    if (!this.#isConnected || Number.isNaN(left)) return;
    const ahead = left <= 0 ? -1 : SAID.filter((moment) => moment < left).length;
    // How it stands when it is first seen is read, not said.
    if (this.#ahead !== undefined && ahead < this.#ahead) this.#said = left;
    this.#ahead = ahead;
    this.#host.requestUpdate();
    const unit = left > MINUTE ? MINUTE : SECOND;
    if (left > 0) this.#stop = this.#clock.after(left % unit || unit, () => this.#look());
  }
}

/** Rounded up as a countdown is, but for hours, which would promise too much. */
function timeLeft(left: number, words: Localize): string {
  if (left <= MINUTE) return words.term('secondsLeft', words.number(Math.ceil(left / SECOND)));
  if (left <= 2 * HOUR) return words.term('minutesLeft', words.number(Math.ceil(left / MINUTE)));
  return words.term('hoursLeft', words.number(Math.floor(left / HOUR)));
}
