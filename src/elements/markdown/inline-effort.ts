import { MAX_CODE_DELIMITER, MAX_CODE_DELIMITERS } from './bounds.js';
import { countOf, indexOf } from './search.js';

/**
 * What the lexer may look at in vain in a paragraph, in characters, where that can be told from the text. Runs over it a
 * few times, and never back.
 */
export function inlineEffort(text: string): number {
  return inCode(text) + inMarkup(text) + inLabels(text) + inDestinations(text) + inSpaces(text);
}

/** A code span that does not close is looked for once for each length of its backticks; a backslash takes one off a length. */
function inCode(text: string): number {
  const lengths = new Set<number>();
  for (const [run] of text.matchAll(/`+/g)) {
    lengths.add(run.length);
    if (run.length > MAX_CODE_DELIMITER || lengths.size > MAX_CODE_DELIMITERS) return Infinity;
  }
  return countOf(/\\``/g, text) * text.length;
}

/** A comment, an instruction or a declaration is looked for up to the end. */
function inMarkup(text: string): number {
  return countOf(/<[!?]/g, text) * text.length;
}

/** From each bracket, escaped or not, a label is looked for that may hold 999 escapes of two characters. */
function inLabels(text: string): number {
  return countOf(/\\\[/g, text) * Math.min(text.length, 2 * 999);
}

/** A destination reaches up to white space, and a title in parentheses up to the next one that closes. */
function inDestinations(text: string): number {
  let effort = 0;
  let space = 0;
  let close = 0;
  for (let at = text.indexOf(']('); at >= 0; at = text.indexOf('](', at + 2)) {
    if (space < at) space = indexOf(/\s/g, text, at);
    if (close < space) close = text.indexOf(')', space);
    if (close < 0) close = text.length;
    effort += close - at;
  }
  return effort;
}

/** A hard line break looks whether anything but white space follows. */
function inSpaces(text: string): number {
  let effort = 0;
  for (const [space] of text.matchAll(/\s{64,}/g)) effort += space.length * countOf(/\n/g, space);
  return effort;
}
