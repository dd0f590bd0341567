import { BACKSLASH, BRACE_CLOSE, BRACE_OPEN, BRACKET_CLOSE, BRACKET_OPEN, COLON, COMMA, QUOTE, isWhitespace } from '../scan/characters.js';

/** So much white space may stand between a quote and the punctuation beside it; the bound keeps the search linear. */
const MAX_GAP = 64;

/**
 * Makes curly double quotes straight where they stand as delimiters: next to the punctuation of JSON, and outside
 * straight-quoted strings. `{"title":“T”}` becomes JSON; `{"title":"a “b”"}` stays as it is.
 */
export function straightenQuotes(text: string): string {
  let result = '';
  let done = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (inString && code === BACKSLASH) at++;
    else if (code === QUOTE) inString = !inString;
    else if (!inString && (code === 0x201c || code === 0x201d) && delimits(text, at)) {
      result += `${text.slice(done, at)}"`;
      done = at + 1;
    }
  }
  return result + text.slice(done);
}

function delimits(text: string, at: number): boolean {
  let before = at - 1;
  while (at - before < MAX_GAP && isWhitespace(text.charCodeAt(before))) before--;
  if (opens(text.charCodeAt(before))) return true;
  let after = at + 1;
  while (after - at < MAX_GAP && isWhitespace(text.charCodeAt(after))) after++;
  return closes(text.charCodeAt(after));
}

const opens = (code: number): boolean => code === BRACE_OPEN || code === BRACKET_OPEN || code === COMMA || code === COLON;
const closes = (code: number): boolean => code === BRACE_CLOSE || code === BRACKET_CLOSE || code === COMMA || code === COLON;
