import { Lexer, type Token, type TokensList } from 'marked';
import { plain } from './as-written.js';
import { BlockRun } from './block-run.js';
import { BoundedTokenizer } from './bounded-tokenizer.js';
import { MAX_CONTAINERS, MAX_INLINE_DEPTH } from './bounds.js';
import { Effort } from './effort.js';
import { inlineEffort } from './inline-effort.js';

/** marked's lexer within bounds. What exceeds one is a token `plain`, where it stands. */
export class BoundedLexer extends Lexer {
  readonly #tokenizer: BoundedTokenizer;
  #containers = 0;
  #inlineDepth = 0;

  /** For a message of so many characters. */
  constructor(length: number) {
    const tokenizer = new BoundedTokenizer(length);
    super({ gfm: true, tokenizer, extensions: { renderers: {}, childTokens: {}, block: [(src, tokens) => tokenizer.rest(src, tokens)] } });
    this.#tokenizer = tokenizer;
  }

  override blockTokens(src: string, tokens?: Token[], lastParagraphClipped?: boolean): Token[];
  override blockTokens(src: string, tokens?: TokensList, lastParagraphClipped?: boolean): TokensList;
  override blockTokens(src: string, tokens: Token[] = [], lastParagraphClipped?: boolean): Token[] {
    if (this.#containers >= MAX_CONTAINERS) {
      if (src !== '') tokens.push(plain(src));
      this.state.top = true; // as marked leaves it
      return tokens;
    }
    const around = this.#tokenizer.blocks;
    this.#tokenizer.blocks = new BlockRun(src);
    this.#containers++;
    try {
      return super.blockTokens(src, tokens, lastParagraphClipped);
    } finally {
      this.#containers--;
      this.#tokenizer.blocks = around;
    }
  }

  override inlineTokens(src: string, tokens: Token[] = []): Token[] {
    const outermost = this.#inlineDepth === 0;
    if (outermost) this.#tokenizer.effort = new Effort(src.length);
    const { effort } = this.#tokenizer;
    effort.spend(src.length + inlineEffort(src));
    const before = tokens.length;
    if (!effort.spent && this.#inlineDepth < MAX_INLINE_DEPTH) {
      this.#inlineDepth++;
      try {
        super.inlineTokens(src, tokens);
      } finally {
        this.#inlineDepth--;
      }
      if (!outermost || !effort.spent) return tokens;
    }
    tokens.splice(before, Infinity, plain(src));
    return tokens;
  }
}
