import { EFFORT_PER_CHARACTER } from './bounds.js';

/** What may still be looked at in vain, in characters. */
export class Effort {
  #left: number;

  /** For so many characters of text. */
  constructor(length: number) {
    this.#left = length * EFFORT_PER_CHARACTER;
  }

  get spent(): boolean {
    return this.#left < 0;
  }

  spend(characters: number): void {
    this.#left -= characters;
  }
}
