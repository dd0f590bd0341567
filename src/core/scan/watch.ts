import { BACKTICK, isSpaceOrTab } from './characters.js';
import { findCandidates } from './candidates.js';
import { WatchingFinder } from './doubtful-elements.js';
import { nameAmong } from './names.js';
import { scanFor, type OpenFence, type PayloadLine, type ScanOptions, type ScannedBlock } from './scanner.js';

/** What was meant as a block, in offsets of the text. */
export type WatchedBlock =
  | { readonly type: 'block'; readonly block: ScannedBlock }
  /** A fence to the end of its container; the length of its opening. */
  | { readonly type: 'unclosed_fence'; readonly name: string; readonly start: number; readonly length: number; readonly lines: readonly PayloadLine[] }
  /** A line of exactly two backticks and a name. */
  | { readonly type: 'short_fence'; readonly name: string; readonly start: number };

/**
 * Finds the blocks of a text as a client does, and with them what was meant as one, in order of where they begin: also
 * fences under names that end in `suffix`, fences that do not close, and opening tags before an object that close nothing.
 * Linear in the text.
 */
export function watch(text: string, options: ScanOptions, suffix: string): readonly WatchedBlock[] {
  const found: WatchedBlock[] = [];
  const blocks = scanFor(watchedCandidates(text, options, suffix), text, options, {
    finder: new WatchingFinder(text, options.elements),
    fenceName: (info) => (isSuffixed(info, suffix) ? info.toLowerCase() : undefined),
    unclosed: (fence) => void found.push(unclosed(text, fence)),
    textLine: (start, end) => {
      const name = shortFence(text, start, end, options.fences);
      if (name !== undefined) found.push({ type: 'short_fence', name, start });
    },
  });
  for (const block of blocks) found.push({ type: 'block', block });
  return withoutInner(found.toSorted((a, b) => startOf(a) - startOf(b) || Number(isDoubt(a)) - Number(isDoubt(b))));
}

/** An opening tag that was in doubt may have been closed later on: then what was found since lies in its element. */
function withoutInner(found: readonly WatchedBlock[]): readonly WatchedBlock[] {
  let end = 0;
  return found.filter((each) => {
    const isOpen = startOf(each) >= end;
    if (each.type === 'block' && !isDoubt(each)) end = each.block.end;
    return isOpen;
  });
}

const isDoubt = (found: WatchedBlock): boolean => found.type === 'block' && found.block.form === 'element' && found.block.element.fault !== undefined;

const startOf = (found: WatchedBlock): number => (found.type === 'block' ? found.block.start : found.start);

/** A name in lower case, or in any, of no white space. */
const isSuffixed = (info: string, suffix: string): boolean => info.length > suffix.length && info.slice(-suffix.length).toLowerCase() === suffix && !/\s/.test(info);

function unclosed(text: string, { name, start, lines }: OpenFence): WatchedBlock {
  return { type: 'unclosed_fence', name, start, length: fenceLength(text, start), lines };
}

/** How many backticks the fence has that begins at `start`, behind its indentation. */
export function fenceLength(text: string, start: number): number {
  let from = start;
  while (isSpaceOrTab(text.charCodeAt(from))) from++;
  let to = from;
  while (text.charCodeAt(to) === BACKTICK) to++;
  return to - from;
}

function shortFence(text: string, start: number, end: number, names: readonly string[]): string | undefined {
  if (fenceLength(text, start) !== 2) return undefined;
  const info = text.slice(start + 2, end).trim();
  const name = nameAmong(names, info, 0);
  return name?.length === info.length ? name : undefined;
}

/** Beside what a client looks at, every opening tag, and every line that ends as a name does. */
function watchedCandidates(text: string, options: ScanOptions, suffix: string): readonly number[] {
  const found = new Set(findCandidates(text, options));
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) if (nameAmong(options.elements, text, at + 1) !== undefined) found.add(at);
  const ends = new RegExp(`${suffix.replace(/^-/, '')}[ \\t]*(?=[\\r\\n]|$)`, 'gi');
  for (const { index } of text.matchAll(ends)) found.add(index);
  return [...found].sort((a, b) => a - b);
}
