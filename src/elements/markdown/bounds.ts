/**
 * What the Markdown renderer takes on. marked (18.2.1) takes time in proportion to text that people write. On text that
 * was made against it, it does not: its patterns look ahead for what would close a construct, find nothing, and look again
 * from the next place. So looking ahead is counted, and what costs more than all ordinary text does is shown as it was
 * written: one block of it, never the message around. Times are for 100 kB in Node 20.
 */

/**
 * Characters looked at in vain, for each character that a paragraph has, or a stretch of lines without a blank one. Of 4,800
 * READMEs and changelogs, none needs 15. All of it spent takes about 200 ms.
 */
export const EFFORT_PER_CHARACTER = 100;

/** A longer message is plain text as a whole: lexing is linear, but the page has to lay all of it out. */
export const MAX_LENGTH = 1_000_000;

/** Lists and quotations inside one another. The lexer recurses for each: 3 kB of `>` would overflow the stack. */
export const MAX_CONTAINERS = 24;

/** Emphasis and links inside one another. Each level is read again by the one around it. */
export const MAX_INLINE_DEPTH = 24;

/** Lines of a quotation that begin with `>` again, after one without: what is left of it is copied for each, and may be read again. */
export const MAX_RESUMED_LINES = 500;

/** Lines of a list that are neither an item nor indented: the item so far is copied for each. 1,000 copies of 100 kB take 20 ms. */
export const MAX_LAZY_LINES = 1_000;

/** A table of 20 columns and 500 rows. Short rows are padded to the width of the header, so 13 kB can ask for a million cells. */
export const MAX_TABLE_CELLS = 10_000;

/** In all tables of a message together. Lexing and building as many takes about 200 ms. */
export const MAX_CELLS = 30_000;

/** A longer address stays text: what ends it (`.`, `)`, `&amp;`) is taken off piece by piece, with the whole read again for each. Browsers and servers agree on about as much. */
export const MAX_ADDRESS = 2_048;

/**
 * Lengths of the backticks around code, in one paragraph. A code span that does not close is looked for once for each
 * length; prose uses one or two.
 */
export const MAX_CODE_DELIMITERS = 8;
/** Backticks of one delimiter. In the text of a link each of them is tried on its own. */
export const MAX_CODE_DELIMITER = 32;

/**
 * Characters of addresses and titles that all uses of link definitions may bring in: as in cmark, the length of the
 * message, but at least as much as here. Otherwise 100 kB of one address and `[a]` would stand for gigabytes.
 */
export const MIN_EXPANSION = 100_000;

/** Looking for the end of emphasis asks of each character which class of Unicode it is in: slower than anything else. */
export const EMPHASIS_EFFORT = 2;

/** Characters copied in the time that looking at one takes. */
export const COPIED_AT_ONCE = 16;
