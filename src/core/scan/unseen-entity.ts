import { isVisible } from './characters.js';

const NAMED = /&(?:nbsp|ensp|emsp|emsp13|emsp14|thinsp|hairsp|numsp|puncsp|zwnj|zwj|lrm|rlm|shy|NoBreak|ZeroWidthSpace|NonBreakingSpace|ThinSpace|Tab|NewLine);/y;
const NUMERIC = /&#(?:(\d{1,7})|[xX]([0-9a-fA-F]{1,6}));/y;

/** The length of a character reference at `at` that shows nothing, or 0. */
export function unseenEntityLength(text: string, at: number): number {
  NAMED.lastIndex = at;
  if (NAMED.test(text)) return NAMED.lastIndex - at;
  NUMERIC.lastIndex = at;
  const match = NUMERIC.exec(text);
  if (!match) return 0;
  const code = match[1] === undefined ? parseInt(match[2] ?? '', 16) : parseInt(match[1], 10);
  return code > 0 && code <= 0xffff && !isVisible(code) ? NUMERIC.lastIndex - at : 0;
}
