import { AMP, QUOTE } from './characters.js';
import { JsonEnds, startsJson } from './json-end.js';
import { nameAt, readEscapedOpening, readOpening, type Opening } from './opening-element.js';
import { Search, matcher, type Match } from './search.js';

/** A protocol element, from its opening to its closing tag. */
export interface FoundElement {
  readonly name: string;
  readonly attributes: string;
  readonly escaped: boolean;
  readonly start: number;
  readonly payloadStart: number;
  readonly payloadEnd: number;
  readonly end: number;
}

/**
 * An opening tag under a registered name, and what is known of its end. `element`: it closes. `opening`: something
 * else than one JSON value follows; a closing tag that stands open in the text may still close it. `none`: it stays text.
 */
export type ElementAttempt = { readonly type: 'element'; readonly element: FoundElement } | { readonly type: 'opening'; readonly opening: Opening } | { readonly type: 'none' };

const NONE: ElementAttempt = { type: 'none' };

/** Finds the elements of the registered names. Holds what it has learnt, so that no text is searched twice. */
export class ElementFinder {
  readonly #text: string;
  readonly #names: ReadonlySet<string>;
  readonly #kinds = new Map<string, Kind>();
  readonly #quote: Search;
  readonly #escapedQuote: Search;

  constructor(text: string, names: ReadonlySet<string>) {
    this.#text = text;
    this.#names = names;
    this.#quote = new Search(text, /"/g);
    this.#escapedQuote = new Search(text, /&(?:quot|#34);/g);
  }

  /** Whether a tag under a registered name begins at `at`. */
  isRegistered(at: number): boolean {
    return this.#names.has(nameAt(this.#text, at));
  }

  /** Reads the element whose `<` stands at `at`. */
  read(at: number): ElementAttempt {
    if (!this.isRegistered(at + 1)) return NONE;
    const opening = readOpening(this.#text, at);
    if (!opening || !this.#kind(opening.name, false).closing.next(opening.end)) return NONE;
    if (!startsJson(this.#text, opening.end)) return { type: 'opening', opening };
    return this.#close(at, opening, false);
  }

  /** Reads the element whose `&lt;` stands at `at`, if its quotes are escaped too. */
  readEscaped(at: number): ElementAttempt {
    if (!this.isRegistered(at + 4)) return NONE;
    const opening = readEscapedOpening(this.#text, at);
    if (!opening || !startsObject(this.#text, opening.end) || !this.#kind(opening.name, true).closing.next(opening.end)) return NONE;
    const attempt = this.#close(at, opening, true);
    if (attempt.type !== 'element') return NONE;
    const { payloadStart, payloadEnd } = attempt.element;
    return this.#quote.isWithin(payloadStart, payloadEnd) || !this.#escapedQuote.isWithin(payloadStart, payloadEnd) ? NONE : attempt;
  }

  #close(start: number, opening: Opening, escaped: boolean): ElementAttempt {
    const { name, end: payloadStart } = opening;
    const { ends, closing, closingAt } = this.#kind(name, escaped, quotesAt(this.#text, payloadStart));
    const found = ends.find(payloadStart);
    if (found.type === 'loose') return { type: 'opening', opening };
    const close = found.type === 'ended' ? closingAt(found.at) : closing.next(payloadStart);
    if (!close || (found.type === 'broken' && this.#opensBetween(payloadStart, close.at, escaped))) return NONE;
    const element = { name, attributes: opening.attributes, escaped, start, payloadStart, payloadEnd: close.at, end: close.end };
    return { type: 'element', element };
  }

  /** Whether another element with JSON in it begins before the closing tag, which then is that one's. */
  #opensBetween(from: number, to: number, escaped: boolean): boolean {
    const mark = escaped ? '&lt;' : '<';
    for (let at = this.#text.indexOf(mark, from); at >= 0 && at < to; at = this.#text.indexOf(mark, at + 1)) {
      if (!this.isRegistered(at + mark.length)) continue;
      const opening = escaped ? readEscapedOpening(this.#text, at) : readOpening(this.#text, at);
      if (opening && startsJson(this.#text, opening.end)) return true;
    }
    return false;
  }

  #kind(name: string, escaped: boolean, quotes: Quotes = 'straight'): Kind {
    const key = `${escaped ? '&' : ''}${name} ${quotes}`;
    const known = this.#kinds.get(key);
    if (known) return known;
    const kind = kindOf(this.#text, name, escaped, escaped ? 'entities' : quotes);
    this.#kinds.set(key, kind);
    return kind;
  }
}

/** The elements of one name, in one form. */
interface Kind {
  readonly closing: Search;
  readonly ends: JsonEnds;
  /** The closing tag at an offset, where one is. */
  readonly closingAt: (at: number) => Match | undefined;
}

/** What the strings of a payload stand between. */
type Quotes = 'straight' | 'entities' | 'curly';

/** By the first quote of the payload at `from`, which is that of its first string. */
function quotesAt(text: string, from: number): Quotes {
  const first = /^[\s{[]*(?:(&(?:quot|#34);)|[\u201c\u201d])/.exec(text.slice(from, from + 64));
  return !first ? 'straight' : first[1] ? 'entities' : 'curly';
}

function kindOf(text: string, name: string, escaped: boolean, quotes: Quotes): Kind {
  const [less, greater] = escaped ? ['&lt;', '&gt;'] : ['<', '>'];
  const pattern = `${less}\\\\?/${name}\\s*${greater}`;
  const closingAt = matcher(text, new RegExp(pattern, 'iy'));
  const ends = new JsonEnds(text, {
    quote: QUOTE_LENGTHS[quotes](text),
    closes: (at) => text.startsWith(less, at) && closingAt(at) !== undefined,
  });
  return { closing: new Search(text, new RegExp(pattern, 'gi')), ends, closingAt };
}

const QUOTE_LENGTHS: { readonly [Q in Quotes]: (text: string) => (at: number) => number } = {
  straight: (text) => (at) => (text.charCodeAt(at) === QUOTE ? 1 : 0),
  entities: (text) => (at) => (text.charCodeAt(at) !== AMP ? 0 : text.startsWith('&quot;', at) ? 6 : text.startsWith('&#34;', at) ? 5 : 0),
  curly: (text) => (at) => (text.charCodeAt(at) === 0x201c || text.charCodeAt(at) === 0x201d ? 1 : 0),
};

/** Whether an object or array begins at `from`, not too far away. */
function startsObject(text: string, from: number): boolean {
  return /^\s*[{[]/.test(text.slice(from, from + 64));
}
