import type { PatternNode } from './syntax.js';

/** What a step needs: a character, or that something holds between two. */
export type Condition = Extract<PatternNode, { readonly type: 'unit' | 'start' | 'end' | 'word edge' }> | LookAround;

export interface LookAround {
  readonly type: 'look';
  readonly ahead: boolean;
  readonly negated: boolean;
  readonly body: Graph;
}

/** A step from one place of a pattern to another. */
interface Step {
  readonly to: number;
  readonly over?: Condition;
}

/** The places of a pattern, and the steps between them in both directions. */
export interface Graph {
  readonly start: number;
  readonly end: number;
  readonly ahead: readonly (readonly Step[])[];
  readonly back: readonly (readonly Step[])[];
}

/** Places: enough for `.{0,2000}`, few enough that each can be in play at each of 2,000 characters. */
const MAX_PLACES = 2_500;

/** Lays a pattern out; nothing where its counts make it too large. */
export function toGraph(pattern: PatternNode): Graph | undefined {
  const size: Size = { places: 0 };
  const graph = layOut(pattern, size);
  return size.places > MAX_PLACES ? undefined : graph;
}

/** Of the pattern, with all that looks around in it. */
interface Size {
  places: number;
}

function layOut(pattern: PatternNode, size: Size): Graph {
  const builder = new GraphBuilder(size);
  const [start, end] = [builder.place(), builder.place()];
  builder.lay(pattern, start, end);
  return { start, end, ahead: builder.ahead, back: builder.back };
}

class GraphBuilder {
  readonly ahead: Step[][] = [];
  readonly back: Step[][] = [];
  readonly #size: Size;
  /** One for all copies, so that what it finds is looked for once. */
  readonly #looks = new Map<PatternNode, LookAround>();

  constructor(size: Size) {
    this.#size = size;
  }

  place(): number {
    this.#size.places += 1;
    this.back.push([]);
    return this.ahead.push([]) - 1;
  }

  lay(node: PatternNode, from: number, to: number): void {
    if (this.#isTooLarge) return;
    switch (node.type) {
      case 'choice':
        for (const item of node.items) this.lay(item, from, to);
        return;
      case 'sequence': return this.#layInTurn(node.items, from, to);
      case 'repeat': return this.#layRepeated(node, from, to);
      case 'look': return this.#step(from, to, this.#lookAround(node));
      default: return this.#step(from, to, node);
    }
  }

  get #isTooLarge(): boolean {
    return this.#size.places > MAX_PLACES;
  }

  #layInTurn(items: readonly PatternNode[], from: number, to: number): void {
    let here = from;
    for (const item of items) {
      const next = this.place();
      this.lay(item, here, next);
      here = next;
    }
    this.#step(here, to);
  }

  #layRepeated({ item, min, max }: Extract<PatternNode, { readonly type: 'repeat' }>, from: number, to: number): void {
    let here = from;
    for (let count = 0; count < (max === Infinity ? min : max) && !this.#isTooLarge; count++) {
      if (count >= min) this.#step(here, to);
      const next = this.place();
      this.lay(item, here, next);
      here = next;
    }
    if (max === Infinity) {
      const loop = this.place();
      this.#step(here, loop);
      this.lay(item, loop, loop);
      here = loop;
    }
    this.#step(here, to);
  }

  #lookAround(node: Extract<PatternNode, { readonly type: 'look' }>): LookAround {
    const known = this.#looks.get(node);
    if (known) return known;
    const look: LookAround = { type: 'look', ahead: node.ahead, negated: node.negated, body: layOut(node.body, this.#size) };
    this.#looks.set(node, look);
    return look;
  }

  #step(from: number, to: number, over?: Condition): void {
    this.ahead[from]?.push({ to, ...(over && { over }) });
    this.back[to]?.push({ to: from, ...(over && { over }) });
  }
}
