import { Lexer, type Token, type TokensList } from 'marked';

/**
 * Bounds for marked's lexer, measured on 18.2.1. It is linear on ordinary text of any kind, with two exceptions:
 * it recurses once a container, so 3 kB of `>` overflow the stack; and it is quadratic in emphasis delimiters (`_a*`
 * repeated to 16 kB takes 1.6 s). What exceeds a bound stays plain text, where it stands.
 */
const MAX_CONTAINERS = 24;
/** A paragraph with more runs of `*`, `_` or `~` is no prose. 256 cost under a millisecond. */
const MAX_DELIMITERS = 256;
/** Emphasis and links inside one another. */
const MAX_INLINE_DEPTH = 24;

const DELIMITERS = /[*_]+|~+/g;

export class BoundedLexer extends Lexer {
  #containers = 0;
  #inlineDepth = 0;

  constructor() {
    super({ gfm: true });
  }

  override blockTokens(src: string, tokens?: Token[], lastParagraphClipped?: boolean): Token[];
  override blockTokens(src: string, tokens?: TokensList, lastParagraphClipped?: boolean): TokensList;
  override blockTokens(src: string, tokens: Token[] = [], lastParagraphClipped?: boolean): Token[] {
    if (this.#containers >= MAX_CONTAINERS) return plain(src, tokens);
    this.#containers++;
    try {
      return super.blockTokens(src, tokens, lastParagraphClipped);
    } finally {
      this.#containers--;
    }
  }

  override inlineTokens(src: string, tokens: Token[] = []): Token[] {
    if (this.#inlineDepth >= MAX_INLINE_DEPTH || (src.match(DELIMITERS)?.length ?? 0) > MAX_DELIMITERS) return plain(src, tokens);
    this.#inlineDepth++;
    try {
      return super.inlineTokens(src, tokens);
    } finally {
      this.#inlineDepth--;
    }
  }
}

function plain(src: string, tokens: Token[]): Token[] {
  if (src !== '') tokens.push({ type: 'text', raw: src, text: src, escaped: false });
  return tokens;
}
