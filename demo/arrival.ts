import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Speeds, in characters a second: of a slow model, of a fast one, and all at once but for what the eye can see. */
export const SPEEDS: readonly number[] = [40, 160, 640];

/** Lets the last message arrive piece by piece; it can be held, and set to any place, backwards too. */
export class Arrival implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  /** Which message, and how long it is. */
  #message: string | undefined;
  #length = 0;
  #position = Infinity;
  #frame: number | undefined;
  #last = 0;
  speed = SPEEDS[1] ?? 1;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.pause();
  }

  get isPlaying(): boolean {
    return this.#frame !== undefined;
  }

  /** How much of the message has come, in UTF-16 units. */
  get position(): number {
    return Math.min(this.#length, Math.floor(this.#position));
  }

  /** The message that the controls are about. Another one than before arrives from its beginning if it `plays`, else it is there at once. */
  show(message: string, length: number, plays: boolean): void {
    if (message === this.#message) return;
    this.pause();
    this.#message = message;
    this.#length = length;
    this.#position = plays ? 0 : length;
    if (plays) this.play();
  }

  isArriving(message: string): boolean {
    return message === this.#message && this.position < this.#length;
  }

  /** From the beginning where all of it has come. */
  play(): void {
    if (this.position >= this.#length) this.#position = 0;
    this.#last = performance.now();
    this.#frame ??= requestAnimationFrame(this.#step);
    this.#host.requestUpdate();
  }

  pause(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
    this.#host.requestUpdate();
  }

  seek(position: number): void {
    this.#position = position;
    this.#host.requestUpdate();
  }

  readonly #step = (now: number): void => {
    this.#position += (Math.max(0, now - this.#last) / 1000) * this.speed;
    this.#last = now;
    this.#frame = this.position < this.#length ? requestAnimationFrame(this.#step) : undefined;
    this.#host.requestUpdate();
  };
}
