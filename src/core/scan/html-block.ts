import { BANG, GREATER, QUESTION, SLASH, isLetter, isWhitespace } from './characters.js';
import { nameAt } from './names.js';
import { TagMachine } from './tag-machine.js';

/** CommonMark §4.6 counts seven kinds of HTML block. */
export type HtmlKind = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Elements of kind 1, whose text is not HTML. */
const RAW_TEXT = new Set(['script', 'pre', 'textarea', 'style']);

/** Elements of kind 6. */
const BLOCK_LEVEL = new Set(
  'address article aside base basefont blockquote body caption center col colgroup dd details dialog dir div dl dt fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr html iframe legend li link main menu menuitem nav noframes ol optgroup option p param search section summary table tbody td tfoot th thead title tr track ul'.split(' '),
);

/** What ends each kind; the last two end before a blank line. */
const ENDS: Readonly<Record<1 | 2 | 3 | 4 | 5, RegExp>> = { 1: /<\/(?:script|pre|textarea|style)>/gi, 2: /-->/g, 3: /\?>/g, 4: />/g, 5: /\]\]>/g };

/** The kind of HTML block that a line begins whose first character, a `<`, stands at `at`. */
export function readHtmlStart(text: string, at: number, lineEnd: number): HtmlKind | undefined {
  const next = text.charCodeAt(at + 1);
  if (next === QUESTION) return 3;
  if (next === BANG) return readDeclarationStart(text, at + 2);
  const isClosing = next === SLASH;
  const start = isClosing ? at + 2 : at + 1;
  if (!isLetter(text.charCodeAt(start))) return undefined;
  const name = nameAt(text, start);
  const end = start + name.length;
  if (!isClosing && RAW_TEXT.has(name) && endsName(text, end, lineEnd)) return 1;
  if (BLOCK_LEVEL.has(name) && (endsName(text, end, lineEnd) || text.startsWith('/>', end))) return 6;
  return isLoneTag(text, at, lineEnd) ? 7 : undefined;
}

function readDeclarationStart(text: string, at: number): HtmlKind | undefined {
  if (text.startsWith('--', at)) return 2;
  if (isLetter(text.charCodeAt(at))) return 4;
  return text.startsWith('[CDATA[', at) ? 5 : undefined;
}

const endsName = (text: string, at: number, lineEnd: number): boolean => at >= lineEnd || isWhitespace(text.charCodeAt(at)) || text.charCodeAt(at) === GREATER;

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
