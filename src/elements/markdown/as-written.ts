import type { Tokens } from 'marked';

/** Text that is over a bound. A type of its own: what marked does to its `text` loses what it has not lexed. */
export function plain(raw: string): Tokens.Generic {
  return { type: 'plain', raw };
}

/** Without cells, which no table is: shown as it was written. */
export function plainTable(raw: string): Tokens.Table {
  return { type: 'table', raw, align: [], header: [], rows: [] };
}

export function plainQuote(raw: string): Tokens.Blockquote {
  return { type: 'blockquote', raw, text: raw, tokens: [plain(raw)] };
}
