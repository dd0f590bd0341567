import type { Token, Tokens } from 'marked';
import { BoundedLexer } from './bounded-lexer.js';

export interface Blocks {
  readonly blocks: readonly Token[];
  /** Changes when a link definition does, and with it what the blocks before it mean. */
  readonly definitions: string;
}

/** A paragraph of many lines that open a tag costs time in their square: 4,000 cost 50 ms. */
const MAX_TAG_LINES = 4_000;

/** The blocks of a text, in order. What the lexer cannot take is one block of plain text; nothing is thrown. */
export function toBlocks(text: string): Blocks {
  if ((text.match(/^[ \t]*</gm)?.length ?? 0) > MAX_TAG_LINES) return plainText(text);
  try {
    const tokens = new BoundedLexer().lex(text);
    return {
      blocks: tokens.filter(({ type }) => type !== 'space' && type !== 'def'),
      definitions: Object.values(tokens.links).map(({ href, title }) => `${href ?? ''} ${title ?? ''}`).join('\n'),
    };
  } catch {
    return plainText(text);
  }
}

function plainText(text: string): Blocks {
  const block: Tokens.Text = { type: 'text', raw: text, text, escaped: false };
  return { blocks: [block], definitions: '' };
}
