import type { DraftValue } from '../../core/model/index.js';

/** What the controls of a card have entered themselves. */
export class Entered {
  readonly #values = new Map<string, { readonly value: DraftValue; readonly count: number }>();

  add(question: string, value: DraftValue): void {
    this.#values.set(question, { value, count: this.count(question) + 1 });
  }

  /** How often. It may have to be told once more what it was, even though that is no other value than before. */
  count(question: string): number {
    return this.#values.get(question)?.count ?? 0;
  }

  /** What a control has entered comes back as an equal value: as the same one, it is not shown once more. */
  same(question: string, value: DraftValue): DraftValue {
    const own = this.#values.get(question)?.value;
    return own && isEqual(own, value) ? own : value;
  }
}

/** Of plain data. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const parts = Object.entries(a);
  const others = new Map(Object.entries(b));
  return parts.length === others.size && parts.every(([name, part]) => others.has(name) && isEqual(part, others.get(name)));
}
