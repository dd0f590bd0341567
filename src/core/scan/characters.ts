/** Character codes and classes of CommonMark 0.31.2, as far as blocks and code are decided by them. */
export const TAB = 9;
export const LF = 10;
export const CR = 13;
export const SPACE = 32;
export const BANG = 33;
export const QUOTE = 34;
export const HASH = 35;
export const AMP = 38;
export const APOSTROPHE = 39;
export const PAREN_OPEN = 40;
export const PAREN_CLOSE = 41;
export const STAR = 42;
export const PLUS = 43;
export const COMMA = 44;
export const DASH = 45;
export const DOT = 46;
export const SLASH = 47;
const ZERO = 48;
const NINE = 57;
export const COLON = 58;
export const LESS = 60;
export const EQUALS = 61;
export const GREATER = 62;
export const QUESTION = 63;
export const BRACKET_OPEN = 91;
export const BACKSLASH = 92;
export const BRACKET_CLOSE = 93;
export const UNDERSCORE = 95;
export const BACKTICK = 96;
export const BRACE_OPEN = 123;
export const BRACE_CLOSE = 125;
export const TILDE = 126;

export const isLineEnd = (code: number): boolean => code === LF || code === CR;

export const isSpaceOrTab = (code: number): boolean => code === SPACE || code === TAB;

/** White space inside a tag or a link, where a line end counts as a space. */
export const isWhitespace = (code: number): boolean => code === SPACE || (code >= 9 && code <= 13);

export const isDigit = (code: number): boolean => code >= ZERO && code <= NINE;

export function isLetter(code: number): boolean {
  const lower = code | 32;
  return lower >= 97 && lower <= 122;
}

/** What a backslash can escape. */
export const isPunctuation = (code: number): boolean =>
  (code >= 33 && code <= 47) || (code >= 58 && code <= 64) || (code >= 91 && code <= 96) || (code >= 123 && code <= 126);

/**
 * Characters that nobody sees: white space of all scripts, joiners and other zero-width ones, soft hyphen, fillers,
 * direction marks, variation selectors. Of a surrogate pair the first half decides: U+DB40 begins tags and selectors.
 */
const UNSEEN = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\uFFA0\uDC00-\uDFFF\uDB40]/u;

export const isVisible = (code: number): boolean => (code < 128 ? code > SPACE && code !== 127 : !UNSEEN.test(String.fromCharCode(code)));

/** Whether a character is text to a reader. The marks of emphasis and escaping are not, though they may show where they mark nothing. */
export const isProse = (code: number): boolean => code !== STAR && code !== UNDERSCORE && code !== BACKSLASH && isVisible(code);
