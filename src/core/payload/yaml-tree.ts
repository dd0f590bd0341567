import { isMap, isScalar, isSeq, type Node, type ParsedNode, type Scalar } from 'yaml';
import type { Problem } from '../problem.js';
import { Spot } from './spot.js';
import { shownKey, type Entry, type Tree } from './tree.js';

/** The fields that hold no text of their own: a comment behind one of them cuts nothing short. */
const TEXTLESS: ReadonlySet<string> = new Set(['questions', 'type', 'options', 'allow_other']);

/** Turns the parser's nodes into a tree of our own, and keeps the first thing that cannot be one. */
export class Converter {
  problem: Problem | undefined;
  readonly warnings: Problem[] = [];
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  tree(node: ParsedNode | Node | null, spot?: Spot): Tree {
    const at = node ? startOf(node) : 0;
    if (isSeq(node)) return { type: 'array', at, source: this.#sourceOf(node), items: node.items.map((item, index) => this.tree(asNode(item), new Spot(spot, index))) };
    if (isMap(node)) return { type: 'object', at, source: this.#sourceOf(node), entries: this.#entries(node.items, spot) };
    if (!isScalar(node)) return { type: 'scalar', at, value: null, source: '' };
    if (spot) this.#watchComment(node, spot);
    return scalar(node, at);
  }

  #entries(pairs: readonly { key: unknown; value: unknown }[], parent: Spot | undefined): Entry[] {
    const seen = new Set<string>();
    return pairs.map(({ key, value }) => {
      const keyNode = asNode(key);
      const at = keyNode ? startOf(keyNode) : 0;
      const name = isScalar(keyNode) ? (keyNode.source ?? String(keyNode.value)) : '';
      const spot = new Spot(parent, shownKey(name));
      if (!isScalar(keyNode)) this.problem ??= { code: 'yaml_invalid', at, ...(parent ? { path: parent.shown } : {}), ...(keyNode ? { found: this.#sourceOf(keyNode) } : {}) };
      if (seen.has(name)) this.problem ??= { code: 'yaml_duplicate_key', at, path: spot.shown, found: shownKey(name) };
      seen.add(name);
      return { key: name, at, value: this.tree(asNode(value), isScalar(value) && TEXTLESS.has(name) ? undefined : spot) };
    });
  }

  /** YAML takes what follows ` #` for a comment, silently; in prose it was hardly meant as one. */
  #watchComment(node: Scalar, spot: Spot): void {
    const isEmpty = node.value === null && node.source === '';
    if (!isEmpty && (node.type !== 'PLAIN' || typeof node.value !== 'string')) return;
    const end = node.range?.[1] ?? 0;
    COMMENT.lastIndex = end;
    const found = COMMENT.exec(this.#text)?.[1];
    if (found === undefined) return;
    const at = COMMENT.lastIndex - found.length;
    const kept = typeof node.value === 'string' ? `${node.value}${this.#text.slice(end, at)}${found}` : found;
    this.warnings.push({ code: 'yaml_comment_cut', severity: 'warning', at, path: spot.shown, found, mended: JSON.stringify(kept), source: kept });
  }

  #sourceOf(node: Node): string {
    return this.#text.slice(startOf(node), node.range?.[1]).trimEnd();
  }
}

const COMMENT = /[ \t]*(#(?:[^\r\n]*\S)?)/y;

const asNode = (value: unknown): Node | null => (isMap(value) || isSeq(value) || isScalar(value) ? value : null);

function scalar(node: Scalar, at: number): Tree {
  const { value, source } = node;
  if (typeof value === 'string') return { type: 'string', at, value };
  const known = typeof value === 'number' || typeof value === 'boolean' ? value : null;
  return { type: 'scalar', at, value: known, source: source ?? '' };
}

export const startOf = (node: Node): number => node.range?.[0] ?? 0;
