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
  return found.some((at, index) => at < (found[index - 1] ?? 0)) ? found.sort((a, b) => a - b) : found;
}

/** The same while a text is arriving: partners may yet come, and a name at the very end may turn out to be longer, unless it was cut off there. */
export function findArrivingCandidates(text: string, { fences, elements, transport }: ScanOptions, isCut: boolean): readonly number[] {
  const found: number[] = [];
  for (const mark of transport ? ['<', '&lt;'] : ['<']) {
    for (const { at, name } of tagsIn(text, mark, elements)) if (isCut || at + mark.length + name.length < text.length) found.push(at);
  }
  searchFences(text, fences, found);
  return found.sort((a, b) => a - b);
}

interface Tag {
  readonly at: number;
  readonly name: string;
  readonly isClosing: boolean;
}

function searchTags(text: string, mark: string, names: readonly string[], found: number[]): void {
  const tags = tagsIn(text, mark, names);
  if (tags.length > 1) for (const name of names) addPaired(tags, name, found);
}

function tagsIn(text: string, mark: string, names: readonly string[]): readonly Tag[] {
  const tags: Tag[] = [];
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + mark.length)) {
    let start = at + mark.length;
    if (text.charCodeAt(start) === BACKSLASH) start++;
    const isClosing = text.charCodeAt(start) === SLASH;
    const name = nameAmong(names, text, isClosing ? start + 1 : start);
    if (name !== undefined) tags.push({ at, name, isClosing });
  }
  return tags;
}

/** Adds the tags of a name that have a partner. */
function addPaired(tags: readonly Tag[], name: string, found: number[]): void {
  let firstOpening = Infinity;
  let lastClosing = -1;
  for (const tag of tags) {
    if (tag.name !== name) continue;
    if (tag.isClosing) lastClosing = tag.at;
    else if (firstOpening === Infinity) firstOpening = tag.at;
  }
  for (const tag of tags) if (tag.name === name && (tag.isClosing ? tag.at > firstOpening : tag.at < lastClosing)) found.push(tag.at);
}
function searchFences(text: string, names: readonly string[], found: number[]): void {
  for (let at = text.indexOf('```'); at >= 0; ) {
    let end = at + 3;
    while (text.charCodeAt(end) === BACKTICK) end++;
    const info = skipSpace(text, end);
    for (const name of names) {
      if (!standsAt(name, text, info)) continue;
      found.push(at);
      break;
    }
    at = text.indexOf('```', end);
  }
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (isSpaceOrTab(text.charCodeAt(at))) at++;
  return at;
}
