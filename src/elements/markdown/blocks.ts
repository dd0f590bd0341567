import type { Token } from 'marked';
import { plain } from './as-written.js';
import { BoundedLexer } from './bounded-lexer.js';
import { MAX_LENGTH } from './bounds.js';

export interface Blocks {
  readonly blocks: readonly Token[];
  /** Changes when a link definition does, and with it what the blocks before it mean. */
  readonly definitions: string;
}

/** The blocks of a text, in order. Should the lexer fail all the same, that is one block of plain text; nothing is thrown. */
export function toBlocks(text: string): Blocks {
  if (text.length > MAX_LENGTH) return asWritten(text);
  try {
    const tokens = new BoundedLexer(text.length).lex(text);
    return {
      blocks: tokens.filter(({ type }) => type !== 'space' && type !== 'def'),
      definitions: Object.entries(tokens.links).map(([name, { href, title }]) => `${name} ${href ?? ''} ${title ?? ''}`).join('\n'),
    };
  } catch {
    return asWritten(text);
  }
}

function asWritten(text: string): Blocks {
  return { blocks: [plain(text)], definitions: '' };
}
