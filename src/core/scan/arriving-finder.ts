import { GREATER, LESS, CR, LF, isWhitespace } from './characters.js';
import { ClosingTags } from './closing-tags.js';
import { ElementFinder, type ElementAttempt, type FoundElement } from './element.js';
import { startsJson } from './json-end.js';
import { nameAmong } from './names.js';
import { isOpeningCut, readEscapedOpening, readOpening } from './opening-element.js';
import { isOpeningCut as isFenceCut } from './payload-fence.js';

/**
 * Finds elements in a text that is still arriving: what may yet become one reaches to the end of the text, and what has
 * an end that more text could move has none yet.
 */
export class ArrivingFinder extends ElementFinder {
  readonly #text: string;
  readonly #names: readonly string[];
  readonly #closing = new Map<string, ClosingTags>();

  constructor(text: string, names: readonly string[], fenced?: readonly string[]) {
    super(text, names, fenced, true);
    this.#text = text;
    this.#names = names;
  }

  override read(at: number): ElementAttempt {
    const attempt = super.read(at);
    return attempt.type === 'element' ? attempt : this.#plain(at, attempt);
  }

  override readEscaped(at: number): ElementAttempt {
    const attempt = super.readEscaped(at);
    return attempt.type === 'element' ? attempt : (this.#escaped(at, attempt) ?? attempt);
  }

  #plain(at: number, attempt: ElementAttempt): ElementAttempt {
    const text = this.#text;
    const name = nameAmong(this.#names, text, at + 1);
    if (name === undefined) return attempt;
    const opening = readOpening(name, text, at);
    if (!opening) return isOpeningCut(text, at) ? this.#reaching(at, name, text.length, 'possible') : attempt;
    const payloadStart = this.payloadStart(opening);
    if (isBlank(text, payloadStart) || isFenceCut(text, opening.end)) return this.#reaching(at, name, opening.end, 'possible');
    if (!startsJson(text, payloadStart)) return { type: 'opening', opening, isUnsure: !this.#closes(name, false, opening.end) };
    return !isCut(attempt) && this.#closes(name, false, opening.end) ? attempt : this.#reaching(at, name, payloadStart, 'certain', opening.attributes);
  }

  /** Its quotes must be escaped too; a message's `&lt;` is hardly ever the beginning of one. */
  #escaped(at: number, attempt: ElementAttempt): ElementAttempt | undefined {
    const text = this.#text;
    const name = nameAmong(this.#names, text, at + 4);
    if (name === undefined) return undefined;
    const opening = readEscapedOpening(name, text, at);
    if (!opening) return isEscapedOpeningCut(text, at + 4) ? this.#reaching(at, name, text.length, 'possible') : undefined;
    const payload = text.slice(this.payloadStart(opening));
    if (!/^\s*(?:$|[{[])/.test(payload.slice(0, 64)) || payload.includes('"')) return undefined;
    if (!isCut(attempt) && this.#closes(name, true, opening.end)) return undefined;
    return this.#reaching(at, name, opening.end, 'possible');
  }

  #reaching(start: number, name: string, payloadStart: number, arriving: 'certain' | 'possible', attributes = ''): ElementAttempt {
    const end = this.#text.length;
    const element: FoundElement = { name, attributes, escaped: false, start, payloadStart, payloadEnd: end, end, json: undefined, arriving };
    return { type: 'element', element };
  }

  #closes(name: string, escaped: boolean, from: number): boolean {
    const key = `${name}${escaped ? '&' : '<'}`;
    const tags = this.#closing.get(key) ?? new ClosingTags(this.#text, name, escaped);
    this.#closing.set(key, tags);
    return tags.next(from) !== undefined;
  }
}

const isCut = (attempt: ElementAttempt): boolean => attempt.type === 'none' && attempt.isCut === true;

function isBlank(text: string, from: number): boolean {
  let at = from;
  while (isWhitespace(text.charCodeAt(at))) at++;
  return at >= text.length;
}

/** Whether the text ends in an opening tag whose brackets are entities. */
function isEscapedOpeningCut(text: string, from: number): boolean {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === LESS || code === GREATER || code === LF || code === CR || text.startsWith('&lt;', at) || text.startsWith('&gt;', at)) return false;
  }
  return true;
}
