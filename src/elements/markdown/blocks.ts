import type { Token, TokensList } from 'marked';
import { plain } from './as-written.js';
import { BoundedLexer } from './bounded-lexer.js';
import { MAX_LENGTH } from './bounds.js';

export interface Blocks {
  readonly blocks: readonly Token[];
  /** Changes when a link definition does, and with it what the blocks before it mean. */
  readonly definitions: string;
}

/** Where links lead that are given by name. */
export type Links = TokensList['links'];

/** The blocks of a text, in order. Should the lexer fail all the same, that is one block of plain text; nothing is thrown. */
export function toBlocks(text: string): Blocks {
  const { tokens, links } = lexBlocks(text);
  return { blocks: visible(tokens), definitions: nameDefinitions(links) };
}

/** All tokens, of what shows nothing too. `links`: what is defined before the text. */
export function lexBlocks(text: string, links: Links = {}): { readonly tokens: readonly Token[]; readonly links: Links } {
  if (text.length > MAX_LENGTH) return { tokens: [plain(text)], links };
  try {
    const lexer = new BoundedLexer(text.length);
    Object.assign(lexer.tokens.links, links);
    const tokens = lexer.lex(text);
    return { tokens, links: tokens.links };
  } catch {
    return { tokens: [plain(text)], links };
  }
}

export const visible = (tokens: readonly Token[]): readonly Token[] => tokens.filter(({ type }) => type !== 'space' && type !== 'def');

export function nameDefinitions(links: Links): string {
  return Object.entries(links).map(([name, { href, title }]) => `${name} ${href ?? ''} ${title ?? ''}`).join('\n');
}
