import { BACKSLASH, BACKTICK, QUOTE } from '../scan/characters.js';

/**
 * Watches a message that may be one JSON string literal, which is read once it is whole: until then nothing in it may be
 * shown that could be the source of a block.
 */
export class LiteralWatch {
  #state: 'start' | 'open' | 'closed' | 'none' = 'start';
  #isEscaped = false;
  #ticks = 0;
  #hasBeginning = false;

  /** Takes more of the text. */
  append(chunk: string): void {
    for (let at = 0; at < chunk.length && this.#state !== 'none'; at++) this.#step(chunk.charCodeAt(at));
  }

  /** Whether it may still be one. */
  get isPossible(): boolean {
    return this.#state === 'open' || this.#state === 'closed';
  }

  /** Whether it may be one, and what may begin a block has come. */
  get hasBeginning(): boolean {
    return this.isPossible && this.#hasBeginning;
  }

  /** An opening tag has come. */
  noteOpening(): void {
    this.#hasBeginning = true;
  }

  /** How many backticks it ends in, which may become a fence. */
  get ticks(): number {
    return this.isPossible ? this.#ticks : 0;
  }

  #step(code: number): void {
    if (this.#state !== 'open') {
      this.#state = this.#state === 'start' && code === QUOTE ? 'open' : 'none';
      return;
    }
    if (code < 32) this.#state = 'none';
    this.#ticks = code === BACKTICK ? this.#ticks + 1 : 0;
    if (this.#ticks === 3) this.#hasBeginning = true;
    if (this.#isEscaped) this.#isEscaped = false;
    else if (code === BACKSLASH) this.#isEscaped = true;
    else if (code === QUOTE && this.#state === 'open') this.#state = 'closed';
  }
}
