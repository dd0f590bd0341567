import { LocalizeController } from '@shoelace-style/localize';

/** Finds again what was found under a name, until the words or the language of the page change. */
export type Memory<V> = (name: string, find: () => V) => V;

/** How many names are kept: far more than a page has words in its languages. */
const MOST = 1000;

const memories = new Set<Map<string, unknown>>();

export function remember<V>(): Memory<V> {
  const found = new Map<string, V>();
  memories.add(found);
  return (name, find) => {
    const known = found.get(name);
    if (known !== undefined) return known;
    if (found.size >= MOST) found.clear();
    const value = find();
    found.set(name, value);
    return value;
  };
}

let changes = 0;

/** How often the words or the language of the page have changed. */
export function changesOfWords(): number {
  return changes;
}

function forget(): void {
  changes++;
  for (const memory of memories) memory.clear();
}

/** The registry of words tells elements alone: this one is in no page, and is told for all of them. */
if (typeof document !== 'undefined') {
  const ear = Object.assign(document.createElement('i'), { addController: () => undefined, removeController: () => undefined, requestUpdate: forget, updateComplete: Promise.resolve(true) });
  new LocalizeController(ear).hostConnected();
}
