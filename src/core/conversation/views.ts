import type { MessageView } from '../model/index.js';

/** The views of a conversation as more are added and some are replaced: those before are copied once, when all is done. */
export class Views {
  readonly #before: readonly MessageView[];
  readonly #replaced = new Map<number, MessageView>();
  readonly #added: MessageView[] = [];

  constructor(before: readonly MessageView[]) {
    this.#before = before;
  }

  get length(): number {
    return this.#before.length + this.#added.length;
  }

  at(index: number): MessageView | undefined {
    const added = index - this.#before.length;
    return added >= 0 ? this.#added[added] : (this.#replaced.get(index) ?? this.#before[index]);
  }

  add(view: MessageView): void {
    this.#added.push(view);
  }

  replace(index: number, view: MessageView): void {
    const added = index - this.#before.length;
    if (added >= 0) this.#added[added] = view;
    else this.#replaced.set(index, view);
  }

  all(): readonly MessageView[] {
    const all = this.#before.concat(this.#added);
    for (const [index, view] of this.#replaced) all[index] = view;
    return all;
  }
}
