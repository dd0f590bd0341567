import { Tokenizer, type Links, type Token, type Tokens } from 'marked';
import { plain, plainQuote, plainTable } from './as-written.js';
import { BlockRun } from './block-run.js';
import { COPIED_AT_ONCE, EMPHASIS_EFFORT, MAX_ADDRESS, MAX_CELLS, MAX_CONTAINERS, MAX_RESUMED_LINES, MAX_TABLE_CELLS, MIN_EXPANSION } from './bounds.js';
import { Effort } from './effort.js';
import { countOf, indexOf } from './search.js';

const ADDRESS = /^(?:https?:\/\/|ftp:\/\/|www\.|mailto:|xmpp:)/i;
/** What can stand in front of the `@` of an address. */
const NAME = /^[a-zA-Z0-9.!#$%&'*+/=?_`{|}~-]+/;
const DELIMITERS = /^(?:\*+|_+|~+)/;
const TABLE_HEAD = /^ *[^\n ].*\n {0,3}(?=[ -]*[|:])[|: -]+(?:\n|$)/;
/** Before a paragraph ends here, all that follows is looked through as a table, even if there is no `|`, or the head is white space. */
const TABLE_AHEAD = /^\n *[^\n ].*\n {0,3}[|:-][|: -]*(?:\n|$)/;
const ITEM = /^ {0,3}(?:[*+-]|\d{1,9}[.)])(?:[ \t\n]|$)/;
/** A line of a quotation that begins with `>`, after one that does not. */
const RESUMED = /\n(?! {0,3}>)[^\n]*(?=\n {0,3}>)/g;

/** marked's tokenizer, but for what is over a bound. What it finds is what marked finds. */
export class BoundedTokenizer extends Tokenizer {
  /** What blocks are being read from. */
  blocks = new BlockRun('');
  /** What the paragraph that is being read may cost. */
  effort = new Effort(0);
  #quotes = 0;
  #cells = 0;
  #expansion: number;

  /** For a message of so many characters. */
  constructor(length: number) {
    super();
    this.#expansion = Math.max(MIN_EXPANSION, length);
  }

  /** Asked where each block begins: the rest of a stretch that has cost too much, or would. */
  rest(src: string, tokens: readonly Token[]): Tokens.Generic | undefined {
    const { blocks } = this;
    blocks.enter(src);
    const last = tokens.at(-1);
    // Lines of one paragraph that come one by one are copied together each time.
    if (last?.type === 'text' || last?.type === 'paragraph') blocks.spend(last.raw.length / COPIED_AT_ONCE);
    const length = blocks.stretch(src);
    if (last?.type === 'paragraph' && TABLE_AHEAD.test(src)) blocks.spend(length);
    if (length === 0 || src.startsWith('\n')) return undefined; // white space, no block
    const over = blocks.spent || (ITEM.test(src) && blocks.isCostlyList(src) && !this.rules.block.hr.test(src));
    return over ? plain(src.slice(0, length)) : undefined;
  }

  override blockquote(src: string): Tokens.Blockquote | undefined {
    const raw = this.rules.block.blockquote.exec(src)?.[0].replace(/\n+$/, '');
    if (raw === undefined) return undefined;
    if (this.#quotes === MAX_CONTAINERS || countOf(RESUMED, raw) > MAX_RESUMED_LINES) return plainQuote(raw);
    this.#quotes++;
    try {
      const token = super.blockquote(src);
      this.blocks.spend(raw.length - (token?.raw.length ?? 0)); // looked at, and left for the next block
      return token;
    } finally {
      this.#quotes--;
    }
  }

  override html(src: string): Tokens.HTML | undefined {
    const token = super.html(src);
    // Found, and refused behind a paragraph.
    if (!token && this.lexer.state.lastToken?.type === 'paragraph' && /^ {0,3}</.test(src)) this.blocks.spend(this.blocks.stretch(src));
    return token;
  }

  override table(src: string): Tokens.Table | undefined {
    const [head] = TABLE_HEAD.exec(src) ?? [];
    if (head === undefined) return undefined;
    // By itself, the head tells what no pattern does: how many columns there are, and whether it is one.
    const queued = this.lexer.inlineQueue.length;
    const columns = super.table(head)?.header.length;
    this.lexer.inlineQueue.length = queued;
    const [raw] = (columns !== undefined && this.rules.block.table.exec(src)) || [];
    if (columns === undefined || raw === undefined) return undefined;
    const cells = columns * countOf(/\n(?=.)/g, raw); // the line under the head counts for it
    if (cells > MAX_TABLE_CELLS || this.#cells + cells > MAX_CELLS) return plainTable(raw.replace(/\n+$/, ''));
    this.#cells += cells;
    return super.table(src);
  }

  override lheading(src: string): Tokens.Heading | undefined {
    const { blocks } = this;
    if (!blocks.hasUnderline(src)) return undefined;
    const token = super.lheading(src);
    if (!token) blocks.spend(blocks.prose(src));
    return token;
  }

  override reflink(src: string, links: Links): Tokens.Link | Tokens.Image | Tokens.Text | undefined {
    const token = super.reflink(src, links);
    if (token?.type !== 'link' && token?.type !== 'image') return token;
    this.#expansion -= token.href.length + (token.title?.length ?? 0);
    return this.#expansion < 0 ? undefined : token;
  }

  override emStrong(src: string, maskedSrc: string, prevChar?: string): Tokens.Em | Tokens.Strong | undefined {
    return this.#counted(src, super.emStrong(src, maskedSrc, prevChar), prevChar);
  }

  override del(src: string, maskedSrc: string, prevChar?: string): Tokens.Del | undefined {
    return this.#counted(src, super.del(src, maskedSrc, prevChar), prevChar);
  }

  /** What opens and is never closed has been looked for up to the end. `_` does not open within a word, nor anything before white space. */
  #counted<T extends Token>(src: string, token: T | undefined, prevChar = ''): T | undefined {
    const run = DELIMITERS.exec(src)?.[0];
    if (token) this.effort.spend(token.raw.length);
    else if (run !== undefined && /\S/.test(src.charAt(run.length)) && !(run.startsWith('_') && /[\p{L}\p{N}]/u.test(prevChar))) this.effort.spend(EMPHASIS_EFFORT * src.length);
    return token;
  }

  override url(src: string): Tokens.Link | undefined {
    if (ADDRESS.test(src) && src.length > MAX_ADDRESS && indexOf(/[\s<]/g, src.slice(0, MAX_ADDRESS + 1), 0) > MAX_ADDRESS) return undefined;
    return super.url(src);
  }

  override inlineText(src: string): Tokens.Text | undefined {
    if (this.effort.spent) return { type: 'text', raw: src, text: src }; // the whole paragraph will be one
    const token = super.inlineText(src);
    // Anywhere in it, the name of an address could begin.
    const name = NAME.exec(src)?.[0].length ?? 0;
    if (token && name > token.raw.length) this.effort.spend(name);
    return token;
  }
}
