import type { JsonPath } from './json-index.js';

/** A field: how it is called in a diagnostic, and where it is found in its document. */
export class Spot {
  readonly shown: string;
  readonly path: JsonPath;

  constructor(shown: string, path: JsonPath) {
    this.shown = shown;
    this.path = path;
  }

  to(step: string | number): Spot {
    const shown = typeof step === 'number' ? `${this.shown}[${step}]` : this.shown === '' ? step : `${this.shown}.${step}`;
    return new Spot(shown, [...this.path, step]);
  }
}

export const ROOT = new Spot('', []);
