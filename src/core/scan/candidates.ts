import { BACKSLASH, BACKTICK, SLASH, isSpaceOrTab } from './characters.js';
import type { ScanOptions } from './scanner.js';
import { nameAmong, standsAt } from './names.js';

/**
 * The offsets, rising, at which a fence, an element or a closing element of a registered name may begin, whatever stands
 * around them; elements only where the text has both ends of one. Most messages have none, and need no more than this
 * search; of the others only what may hide or hold a candidate has to be read closely.
 */
export function findCandidates(text: string, { fences, elements, transport }: ScanOptions): readonly number[] {
  const found: number[] = [];
  if (elements.length > 0) {
    searchTags(text, '<', elements, found);
    if (transport) searchTags(text, '&lt;', elements, found);
  }
  if (fences.length > 0) searchFences(text, fences, found);
  return found.length > 1 ? found.sort((a, b) => a - b) : found;
}

interface Ends {
  readonly openings: number[];
  readonly closings: number[];
}

function searchTags(text: string, mark: string, names: readonly string[], found: number[]): void {
  let ends: Map<string, Ends> | undefined;
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + mark.length)) {
    let start = at + mark.length;
    if (text.charCodeAt(start) === BACKSLASH) start++;
    const isClosing = text.charCodeAt(start) === SLASH;
    if (isClosing) start++;
    const name = nameAmong(names, text, start);
    if (name === undefined) continue;
    ends ??= new Map();
    let both = ends.get(name);
    if (!both) ends.set(name, (both = { openings: [], closings: [] }));
    (isClosing ? both.closings : both.openings).push(at);
  }
  for (const { openings, closings } of ends?.values() ?? []) {
    const first = openings[0] ?? Infinity;
    const last = closings.at(-1) ?? -1;
    for (const at of openings) if (at < last) found.push(at);
    for (const at of closings) if (at > first) found.push(at);
  }
}

function searchFences(text: string, names: readonly string[], found: number[]): void {
  for (let at = text.indexOf('```'); at >= 0; ) {
    let end = at + 3;
    while (text.charCodeAt(end) === BACKTICK) end++;
    const info = skipSpace(text, end);
    if (names.some((name) => standsAt(name, text, info))) found.push(at);
    at = text.indexOf('```', end);
  }
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (isSpaceOrTab(text.charCodeAt(at))) at++;
  return at;
}
