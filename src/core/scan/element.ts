import { AMP, LESS, QUOTE } from './characters.js';
import { findJsonEnd, startsJson, type Transport } from './json-end.js';
import { nameAt, readEscapedOpening, readOpening, type Opening } from './opening-element.js';

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

/** Finds the elements of the registered names. Holds what it has learnt about closing tags, so that no text is searched twice. */
export class ElementFinder {
  readonly #text: string;
  readonly #names: ReadonlySet<string>;
  readonly #closings = new Map<string, { from: number; at: number; end: number }>();

  constructor(text: string, names: ReadonlySet<string>) {
    this.#text = text;
    this.#names = names;
  }

  /** Whether a tag under a registered name begins at `at`. */
  isRegistered(at: number): boolean {
    return this.#names.has(nameAt(this.#text, at));
  }

  /** Reads the element whose `<` stands at `at`. */
  read(at: number): ElementAttempt {
    if (!this.isRegistered(at + 1)) return NONE;
    const opening = readOpening(this.#text, at);
    if (!opening || this.#closing(opening.name, opening.end, false).at < 0) return NONE;
    if (!startsJson(this.#text, opening.end)) return { type: 'opening', opening };
    return this.#close(at, opening, false);
  }

  /** Reads the element whose `&lt;` stands at `at`, if its quotes are escaped too. */
  readEscaped(at: number): ElementAttempt {
    if (!this.isRegistered(at + 4)) return NONE;
    const opening = readEscapedOpening(this.#text, at);
    if (!opening || !/^\s*[{[]/.test(this.#text.slice(opening.end, opening.end + 64)) || this.#closing(opening.name, opening.end, true).at < 0) return NONE;
    const attempt = this.#close(at, opening, true);
    if (attempt.type !== 'element') return NONE;
    const payload = this.#text.slice(attempt.element.payloadStart, attempt.element.payloadEnd);
    return payload.includes('"') || !/&(?:quot|#34);/.test(payload) ? NONE : attempt;
  }

  #close(start: number, opening: Opening, escaped: boolean): ElementAttempt {
    const { name, end: payloadStart } = opening;
    const transport = escaped ? escapedTransport(name) : plainTransport(name);
    const found = findJsonEnd(this.#text, payloadStart, transport);
    if (found.type === 'loose') return { type: 'opening', opening };
    const closing = this.#closing(name, found.type === 'ended' ? found.at : payloadStart, escaped);
    if (closing.at < 0 || (found.type === 'broken' && this.#opensBetween(payloadStart, closing.at, escaped))) return NONE;
    const element = { name, attributes: opening.attributes, escaped, start, payloadStart, payloadEnd: closing.at, end: closing.end };
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

  #closing(name: string, from: number, escaped: boolean): { at: number; end: number } {
    const key = escaped ? `&${name}` : name;
    const known = this.#closings.get(key);
    if (known && from >= known.from && (known.at < 0 || known.at >= from)) return known;
    const pattern = escaped ? new RegExp(`&lt;\\\\?/${name}\\s*&gt;`, 'gi') : new RegExp(`<\\\\?/${name}\\s*>`, 'gi');
    pattern.lastIndex = from;
    const match = pattern.exec(this.#text);
    const found = { from, at: match ? match.index : -1, end: match ? pattern.lastIndex : -1 };
    this.#closings.set(key, found);
    return found;
  }
}

function plainTransport(name: string): Transport {
  const closing = new RegExp(`<\\\\?/${name}\\s*>`, 'iy');
  return {
    quote: (text, at) => (text.charCodeAt(at) === QUOTE ? 1 : 0),
    closes: (text, at) => text.charCodeAt(at) === LESS && matchesAt(closing, text, at),
  };
}

function escapedTransport(name: string): Transport {
  const closing = new RegExp(`&lt;\\\\?/${name}\\s*&gt;`, 'iy');
  return {
    quote: (text, at) => (text.charCodeAt(at) !== AMP ? 0 : text.startsWith('&quot;', at) ? 6 : text.startsWith('&#34;', at) ? 5 : 0),
    closes: (text, at) => text.charCodeAt(at) === AMP && matchesAt(closing, text, at),
  };
}

function matchesAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}
