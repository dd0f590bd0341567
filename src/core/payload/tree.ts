/** A payload's value with the places of its parts, so that a diagnostic can point at what it speaks of. Offsets are UTF-16 units of the payload. */
export type Tree =
  | { readonly type: 'object'; readonly at: number; readonly source: string; readonly entries: readonly Entry[] }
  | { readonly type: 'array'; readonly at: number; readonly source: string; readonly items: readonly Tree[] }
  | { readonly type: 'string'; readonly at: number; readonly value: string }
  /** A number, a boolean or null, with its source text. */
  | { readonly type: 'scalar'; readonly at: number; readonly value: number | boolean | null; readonly source: string };

export interface Entry {
  readonly key: string;
  readonly at: number;
  readonly value: Tree;
}

/** The value of the first entry under a key. */
export function entryOf(tree: Extract<Tree, { type: 'object' }>, key: string): Tree | undefined {
  return tree.entries.find((entry) => entry.key === key)?.value;
}

/** A key without a name still is one. */
export const shownKey = (key: string): string => (key === '' ? '""' : key);
