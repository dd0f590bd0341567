import { BACKSLASH, BRACE_CLOSE, BRACE_OPEN, BRACKET_CLOSE, BRACKET_OPEN, QUOTE } from '../scan/characters.js';

/** Whether collections nest deeper than `limit` in a text that is JSON, or as far as it is. */
export function exceedsDepth(text: string, limit: number): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (inString) {
      if (code === BACKSLASH) at++;
      else if (code === QUOTE) inString = false;
    } else if (code === QUOTE) inString = true;
    else if (code === BRACE_OPEN || code === BRACKET_OPEN) {
      if (++depth > limit) return true;
    } else if ((code === BRACE_CLOSE || code === BRACKET_CLOSE) && depth > 0) depth--;
  }
  return false;
}
