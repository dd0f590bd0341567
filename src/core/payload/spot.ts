import type { JsonPath } from './json-index.js';

/** A field: how it is called in a diagnostic, and where it is found in its document. Both are put together when asked for. */
export class Spot {
  readonly #parent: Spot | undefined;
  readonly #step: string | number;
  /** Of a field that is called otherwise than it is found. */
  readonly #name: string | undefined;

  constructor(parent: Spot | undefined, step: string | number, name?: string) {
    this.#parent = parent;
    this.#step = step;
    this.#name = name;
  }

  get shown(): string {
    if (this.#name !== undefined) return this.#name;
    const parent = this.#parent?.shown ?? '';
    return typeof this.#step === 'number' ? `${parent}[${this.#step}]` : parent === '' ? this.#step : `${parent}.${this.#step}`;
  }

  get path(): JsonPath {
    return this.#parent ? [...this.#parent.path, this.#step] : [this.#step];
  }

  to(step: string | number): Spot {
    return new Spot(this, step);
  }
}
