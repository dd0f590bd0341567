import type { Option } from '../model/index.js';

/** Below this many lookups a walk over the options takes less than to index them. */
const FEW = 8;

/** Options by what stands for them on the wire: their id, or a label that can mean only one. */
export class OptionIndex {
  readonly #options: readonly Option[];
  #lookups = 0;
  #ids: ReadonlySet<string> | undefined;
  /** Null where several have the label. */
  #labels: Map<string, string | null> | undefined;

  constructor(options: readonly Option[]) {
    this.#options = options;
  }

  idOf(text: string): string | undefined {
    if (++this.#lookups <= FEW) {
      for (const { id } of this.#options) if (id === text) return id;
      const [match, second] = this.#options.filter(({ label }) => label === text);
      return match && !second ? match.id : undefined;
    }
    this.#ids ??= new Set(this.#options.map(({ id }) => id));
    if (this.#ids.has(text)) return text;
    this.#labels ??= this.#indexLabels();
    return this.#labels.get(text) ?? undefined;
  }

  #indexLabels(): Map<string, string | null> {
    const labels = new Map<string, string | null>();
    for (const { id, label } of this.#options) labels.set(label, labels.has(label) ? null : id);
    return labels;
  }
}
