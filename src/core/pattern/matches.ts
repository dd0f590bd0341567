import { toGraph, type Condition, type Graph, type LookAround } from './graph.js';
import { readPattern } from './syntax.js';

/** Why a pattern is held against no text: it does not compile, refers back or changes its flags, or counts to too large a number. */
export type Unusable = 'unreadable' | 'too_large';

/**
 * Whether a pattern (an ECMAScript regular expression, flag `u`) is found anywhere in a text, as the platform would find it;
 * nothing where it is not usable.
 *
 * A pattern comes from the wire, and the platform tries one after the other each way in which it can match, of which there
 * may be more than it ever gets done with, as in `^a?a?a?a?b`. Here all ways are gone at once, character by character: the
 * time taken is at worst the length of the text times the size of the pattern.
 */
export function matches(pattern: string, text: string): boolean | undefined {
  const graph = layOut(pattern);
  return typeof graph === 'string' ? undefined : new Search([...text]).walk(graph, 'ahead').includes(true);
}

/** What keeps a pattern from being used; nothing of one that can be. */
export function whyUnusable(pattern: string): Unusable | undefined {
  const graph = layOut(pattern);
  return typeof graph === 'string' ? graph : undefined;
}

function layOut(pattern: string): Graph | Unusable {
  const node = readPattern(pattern);
  return node ? (toGraph(node) ?? 'too_large') : 'unreadable';
}

/** A place between two characters, the first before all of them. */
type Gap = number;

class Search {
  readonly #characters: readonly string[];
  readonly #looks = new Map<LookAround, readonly boolean[]>();

  constructor(characters: readonly string[]) {
    this.#characters = characters;
  }

  /** At which gaps a match ends, whichever it began at; walking back, at which one begins. */
  walk(graph: Graph, direction: 'ahead' | 'back'): readonly boolean[] {
    const length = this.#characters.length;
    const steps = graph[direction];
    const [first, last] = direction === 'ahead' ? [graph.start, graph.end] : [graph.end, graph.start];
    const found: boolean[] = [];
    /** By which turn a place was last come to. */
    const seen = new Int32Array(steps.length).fill(-1);
    let arrived: number[] = [];
    for (let turn = 0; turn <= length; turn++) {
      const gap = direction === 'ahead' ? turn : length - turn;
      const character = this.#characters[direction === 'ahead' ? gap : gap - 1];
      const fits = new Map<RegExp, boolean>();
      const waiting = [first, ...arrived];
      arrived = [];
      for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
        if (seen[place] === turn) continue;
        seen[place] = turn;
        for (const { to, over } of steps[place] ?? []) {
          if (over?.type !== 'unit') {
            if (!over || this.#holds(over, gap)) waiting.push(to);
          } else if (character !== undefined) {
            const fit = fits.get(over.is) ?? over.is.test(character);
            fits.set(over.is, fit);
            if (fit) arrived.push(to);
          }
        }
      }
      found[gap] = seen[last] === turn;
    }
    return found;
  }

  #holds(condition: Exclude<Condition, { readonly type: 'unit' }>, gap: Gap): boolean {
    switch (condition.type) {
      case 'start': return gap === 0;
      case 'end': return gap === this.#characters.length;
      case 'word edge': return (this.#isWord(gap - 1) !== this.#isWord(gap)) !== condition.negated;
      case 'look': return (this.#look(condition)[gap] ?? false) !== condition.negated;
    }
  }

  #isWord(at: number): boolean {
    return /^\w$/.test(this.#characters[at] ?? '');
  }

  #look(look: LookAround): readonly boolean[] {
    const known = this.#looks.get(look);
    if (known) return known;
    const found = this.walk(look.body, look.ahead ? 'back' : 'ahead');
    this.#looks.set(look, found);
    return found;
  }
}
