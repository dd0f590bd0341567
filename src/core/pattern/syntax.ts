/** What a pattern is made of. Groups are gone: nothing here asks for what they hold. */
export type PatternNode =
  /** One character. */
  | { readonly type: 'unit'; readonly is: RegExp }
  | { readonly type: 'start' | 'end' }
  | { readonly type: 'word edge'; readonly negated: boolean }
  | { readonly type: 'look'; readonly ahead: boolean; readonly negated: boolean; readonly body: PatternNode }
  | { readonly type: 'sequence' | 'choice'; readonly items: readonly PatternNode[] }
  | { readonly type: 'repeat'; readonly item: PatternNode; readonly min: number; readonly max: number };

const PIECES =
  /\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\u\{[^}]*\}|\\u[^]{4}|\\x[^]{2}|\\c[^]|\\[pP]\{[^}]*\}|\\[^]|\[(?:\\[^]|[^\]\\])*\]|\(\?(?:<?[=!]|:|<[^>]*>)|\(\??|[*+?]\??|\{\d+(?:,\d*)?\}\??|[^]/gu;
const QUANTIFIER = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??$/;

/** Reads a pattern; nothing where it does not compile with the flag `u`, refers back, or changes its flags on the way. */
export function readPattern(pattern: string): PatternNode | undefined {
  try {
    new RegExp(pattern, 'u');
    return new PatternReader(pattern).read();
  } catch {
    return undefined;
  }
}

/** Sound syntax alone: what does not compile is not read. */
class PatternReader {
  readonly #pieces: readonly string[];
  #at = 0;

  constructor(pattern: string) {
    this.#pieces = pattern.match(PIECES) ?? [];
  }

  /** Up to the end of the group that is open, or of the pattern. */
  read(): PatternNode | undefined {
    const choices: PatternNode[] = [];
    let items: PatternNode[] = [];
    for (;;) {
      const piece = this.#pieces[this.#at++];
      if (piece === undefined || piece === ')' || piece === '|') {
        choices.push(oneOf('sequence', items));
        items = [];
        if (piece !== '|') return oneOf('choice', choices);
        continue;
      }
      const item = piece.startsWith('(') ? this.#group(piece) : toNode(piece);
      if (!item) return undefined;
      items.push(this.#repeated(item));
    }
  }

  #group(opening: string): PatternNode | undefined {
    if (opening === '(?') return undefined;
    const body = this.read();
    const look = /^\(\?(<?)([=!])$/.exec(opening);
    return body && look ? { type: 'look', ahead: look[1] === '', negated: look[2] === '!', body } : body;
  }

  #repeated(item: PatternNode): PatternNode {
    const quantifier = QUANTIFIER.exec(this.#pieces[this.#at] ?? '');
    if (!quantifier) return item;
    this.#at += 1;
    const [, sign, least = '0', comma, most] = quantifier;
    if (sign !== undefined) return { type: 'repeat', item, min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Infinity };
    return { type: 'repeat', item, min: Number(least), max: comma === '' ? Number(least) : Number(most || Infinity) };
  }
}

const oneOf = (type: 'sequence' | 'choice', items: readonly PatternNode[]): PatternNode => (items.length === 1 && items[0] ? items[0] : { type, items });

function toNode(piece: string): PatternNode | undefined {
  switch (piece) {
    case '^': return { type: 'start' };
    case '$': return { type: 'end' };
    case '\\b':
    case '\\B': return { type: 'word edge', negated: piece === '\\B' };
    default: return /^\\[1-9k]/.test(piece) ? undefined : { type: 'unit', is: new RegExp(`^${piece}$`, 'u') };
  }
}
