const OPENING = /\s*(?:`{3,}|~{3,})(?:[ \t]*json\b)?/iy;
const CLOSING = /(?:`{3,}|~{3,})\s*/y;

const RUN = /(?:`+|~+)\s*/y;

/** Of a fence that is still arriving, more would be white space alone. */
const MAX_CUT = 256;

/** Where a payload begins that stands in a code fence; `from` where none opens there. */
export const behindFence = (text: string, from: number): number => endOf(OPENING, text, from);

/** Whether a code fence at `at`, seen whole, is all that stands before a place which `closes`. */
export function isFenceBefore(text: string, at: number, closes: (end: number) => boolean): boolean {
  // Asked at each character of a long run, it looks at the run just once.
  const end = text.charAt(at - 1) === text.charAt(at) ? at : endOf(CLOSING, text, at);
  return end > at && closes(end);
}

/** Whether a text that is arriving ends in what may become an opening fence, from `from` on. */
export const isOpeningCut = (text: string, from: number): boolean => text.length - from <= MAX_CUT && /^\s*(?:`*|~*)[ \t]*(?:j|js|jso|json)?$/i.test(text.slice(from));

/** Whether the text ends in what may become a fence before a place which closes, from `at` on. `isCut`: whether it ends in the beginning of such a place. */
export function isClosingCut(text: string, at: number, isCut: (end: number) => boolean): boolean {
  const end = text.charAt(at - 1) === text.charAt(at) ? at : endOf(RUN, text, at);
  return end > at && (end === text.length || isCut(end));
}

function endOf(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}
