import { isWhitespace } from './characters.js';
import { TagMachine } from './tag-machine.js';

/** CommonMark §4.6 counts seven kinds of HTML block. */
export type HtmlKind = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const STARTS: readonly (readonly [HtmlKind, RegExp])[] = [
  [1, /<(?:script|pre|textarea|style)(?=\s|>|$)/iy],
  [2, /<!--/y],
  [3, /<\?/y],
  [4, /<![A-Za-z]/y],
  [5, /<!\[CDATA\[/y],
  [
    6,
    /<\/?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul)(?=\s|\/?>|$)/iy,
  ],
];

/** What ends each kind; the last two end before a blank line. */
const ENDS: Readonly<Record<1 | 2 | 3 | 4 | 5, RegExp>> = { 1: /<\/(?:script|pre|textarea|style)>/gi, 2: /-->/g, 3: /\?>/g, 4: />/g, 5: /\]\]>/g };

/** The kind of HTML block that a line begins whose first character, a `<`, stands at `at`. */
export function readHtmlStart(text: string, at: number, lineEnd: number): HtmlKind | undefined {
  for (const [kind, pattern] of STARTS) {
    pattern.lastIndex = at;
    if (pattern.test(text)) return kind;
  }
  return isLoneTag(text, at, lineEnd) ? 7 : undefined;
}

export const endsBeforeBlankLine = (kind: HtmlKind): kind is 6 | 7 => kind === 6 || kind === 7;

/** The offset after what ends a block of this kind on the line from `from` to `lineEnd`, or -1. */
export function findHtmlEnd(kind: 1 | 2 | 3 | 4 | 5, text: string, from: number, lineEnd: number): number {
  const pattern = ENDS[kind];
  pattern.lastIndex = 0;
  const match = pattern.exec(text.slice(from, lineEnd));
  return match ? from + pattern.lastIndex : -1;
}

/** Whether a line holds one whole tag and nothing else. */
function isLoneTag(text: string, at: number, lineEnd: number): boolean {
  const machine = new TagMachine();
  for (let i = at + 1; i < lineEnd; i++) {
    const step = machine.step(text.charCodeAt(i));
    if (step === 'failed') return false;
    if (step === 'done') {
      for (let rest = i + 1; rest < lineEnd; rest++) if (!isWhitespace(text.charCodeAt(rest))) return false;
      return true;
    }
  }
  return false;
}
