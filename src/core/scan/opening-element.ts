import { CR, GREATER, LESS, LF, isSpaceOrTab } from './characters.js';
import { decodeEntities } from './entities.js';
import { lineEndLength } from './lines.js';
import { TagMachine } from './tag-machine.js';

export interface Opening {
  /** In lower case. */
  readonly name: string;
  /** The attributes as they stand between name and `>`. */
  readonly attributes: string;
  /** Offset after the `>`. */
  readonly end: number;
}

/** Reads the opening tag `name` at the `<` at `at`. None where it is not whole, closes itself, or a blank line ends its paragraph. */
export function readOpening(name: string, text: string, at: number): Opening | undefined {
  const nameEnd = at + 1 + name.length;
  if (text.charCodeAt(nameEnd) === GREATER) return { name, attributes: '', end: nameEnd + 1 };
  const machine = new TagMachine();
  for (let i = at + 1; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if ((code === LF || code === CR) && blankLineFollows(text, i)) return undefined;
    const step = machine.step(code);
    if (step === 'failed') return undefined;
    if (step === 'done') {
      const attributes = text.slice(nameEnd, i);
      return /(?:^|[\s"'])\/$/.test(attributes) ? undefined : { name, attributes, end: i + 1 };
    }
  }
  return undefined;
}

/** Whether the text ends inside the tag that begins at the `<` at `at`. */
export function isOpeningCut(text: string, at: number): boolean {
  const machine = new TagMachine();
  for (let i = at + 1; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (((code === LF || code === CR) && blankLineFollows(text, i)) || machine.step(code) !== 'pending') return false;
  }
  return true;
}

/** Reads an opening tag `name` whose brackets and quotes are entities, at the `&lt;` at `at`. */
export function readEscapedOpening(name: string, text: string, at: number): Opening | undefined {
  for (let i = at + 4 + name.length; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === LESS || code === GREATER || code === LF || code === CR || text.startsWith('&lt;', i)) return undefined;
    if (!text.startsWith('&gt;', i)) continue;
    const attributes = decodeEntities(text.slice(at + 4 + name.length, i));
    const opening = readOpening(name, `<${name}${attributes}>`, 0);
    return opening && { ...opening, end: i + 4 };
  }
  return undefined;
}

const NO_ATTRIBUTES: Readonly<Record<string, string>> = Object.freeze(Object.create(null));

/** Names in lower case; the first of equal names counts, as in HTML. */
export function readAttributes(source: string): Readonly<Record<string, string>> {
  if (source === '') return NO_ATTRIBUTES;
  const attributes: Record<string, string> = Object.create(null);
  for (const match of source.matchAll(/([A-Za-z_:][\w:.-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g)) {
    const name = (match[1] ?? '').toLowerCase();
    attributes[name] ??= decodeEntities(match[2] ?? match[3] ?? match[4] ?? '');
  }
  return attributes;
}

function blankLineFollows(text: string, lineEnd: number): boolean {
  let i = lineEnd + lineEndLength(text, lineEnd);
  while (isSpaceOrTab(text.charCodeAt(i))) i++;
  const code = text.charCodeAt(i);
  return code === LF || code === CR;
}
