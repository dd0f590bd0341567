import { parseJson, type JsonValue } from '../payload/json-value.js';
import { AMP, BRACE_CLOSE, BRACE_OPEN, QUOTE, isWhitespace } from './characters.js';
import { ClosingTags } from './closing-tags.js';
import { JsonEnds, startsJson, type QuoteLength } from './json-end.js';
import { nameAmong } from './names.js';
import { readEscapedOpening, readOpening, type Opening } from './opening-element.js';
import { behindFence, isClosingCut, isFenceBefore } from './payload-fence.js';
import { Search } from './search.js';

/** A protocol element, from its opening to its closing tag. */
export interface FoundElement {
  readonly name: string;
  readonly attributes: string;
  readonly escaped: boolean;
  readonly start: number;
  readonly payloadStart: number;
  readonly payloadEnd: number;
  readonly end: number;
  /** The payload's value, where it is JSON as it stands and was read to find its end. */
  readonly json: JsonValue | undefined;
  /** It has no end yet, and reaches to the end of the text. Given to those alone who read what is still arriving. */
  readonly arriving?: 'certain' | 'possible';
  /** It is only an opening tag, whose closing one is missing or has another name. Given to those alone who watch for such. */
  readonly fault?: 'unclosed' | 'mismatched';
}

/**
 * An opening tag under a registered name, and what is known of its end. `element`: it closes. `opening`: something
 * else than one JSON value follows; a closing tag that stands open in the text may still close it. `none`: it stays text.
 */
export type ElementAttempt = ({ readonly type: 'element'; readonly element: FoundElement } | { readonly type: 'opening'; readonly opening: Opening; /** No closing tag has arrived, and perhaps none will. */ readonly isUnsure?: boolean } | { readonly type: 'none'; /** The text was over before its JSON was, so that more text may give it an end. */ readonly isCut?: boolean }) & {
  /** To be told of if it stands open, and no element comes of it. */
  readonly doubt?: FoundElement;
};

const NONE: ElementAttempt = { type: 'none' };

/** Finds the elements of the registered names. Holds what it has learnt, so that no text is searched twice. */
export class ElementFinder {
  readonly #text: string;
  readonly #names: readonly string[];
  readonly #isArriving: boolean;
  readonly #fenced: readonly string[];
  readonly #kinds: Kind[] = [];
  #quote: Search | undefined;
  #escapedQuote: Search | undefined;
  /** As yet, each payload that looked like JSON was. A parser's exception costs much, and one can stand on every tag. */
  #trustsJson = true;
  /** The last attempt: the block structure asks first what a line begins, then the text of the line is read. */
  #attempt: ElementAttempt = NONE;
  #readAt = -1;

  /** `fenced`: the names whose payload may stand in a code fence. `arriving`: more of the text is to come. */
  constructor(text: string, names: readonly string[], fenced: readonly string[] = [], arriving = false) {
    this.#isArriving = arriving;
    this.#text = text;
    this.#names = names;
    this.#fenced = fenced;
  }

  /** Reads the element whose `<` stands at `at`. */
  read(at: number): ElementAttempt {
    if (at !== this.#readAt) {
      this.#attempt = this.#read(at);
      this.#readAt = at;
    }
    return this.#attempt;
  }

  #read(at: number): ElementAttempt {
    const name = nameAmong(this.#names, this.#text, at + 1);
    const opening = name && readOpening(name, this.#text, at);
    if (!opening || !this.#kind(opening.name, false).closing.next(opening.end)) return NONE;
    if (!startsJson(this.#text, this.payloadStart(opening))) return { type: 'opening', opening };
    return this.#close(at, opening, false);
  }

  /** Reads the element whose `&lt;` stands at `at`, if its quotes are escaped too. */
  readEscaped(at: number): ElementAttempt {
    const name = nameAmong(this.#names, this.#text, at + 4);
    const opening = name && readEscapedOpening(name, this.#text, at);
    if (!opening || !startsObject(this.#text, this.payloadStart(opening)) || !this.#kind(opening.name, true).closing.next(opening.end)) return NONE;
    const attempt = this.#close(at, opening, true);
    if (attempt.type !== 'element') return attempt.type === 'none' ? attempt : NONE;
    const { payloadStart, payloadEnd } = attempt.element;
    this.#quote ??= new Search(this.#text, /"/g);
    this.#escapedQuote ??= new Search(this.#text, /&(?:quot|#34);/g);
    return this.#quote.isWithin(payloadStart, payloadEnd) || !this.#escapedQuote.isWithin(payloadStart, payloadEnd) ? NONE : attempt;
  }

  #close(start: number, opening: Opening, escaped: boolean): ElementAttempt {
    const { name, attributes } = opening;
    const payloadStart = this.payloadStart(opening);
    const kind = this.#kind(name, escaped);
    const first = escaped || payloadStart > opening.end ? undefined : kind.closing.next(payloadStart);
    const json = first && this.#readJson(payloadStart, first.at);
    if (first && json) return { type: 'element', element: { name, attributes, escaped, start, payloadStart, payloadEnd: first.at, end: first.end, json } };
    const found = endsOf(kind, this.#text, escaped ? 'entities' : quotesAt(this.#text, payloadStart), this.#isArriving).find(payloadStart);
    if (found.type === 'loose') return { type: 'opening', opening };
    if (found.type === 'broken' && found.isCut && this.#isArriving) return { type: 'none', isCut: true };
    const close = kind.closing.next(found.type === 'ended' ? found.at : payloadStart);
    if (!close || (found.type === 'broken' && this.#opensBetween(payloadStart, close.at, escaped))) return NONE;
    const payloadEnd = found.type === 'ended' ? found.at : close.at;
    return { type: 'element', element: { name, attributes, escaped, start, payloadStart, payloadEnd, end: close.end, json: undefined } };
  }

  /** Where what an opening tag is followed by begins: behind a code fence, if it may stand in one. */
  protected payloadStart({ name, end }: Opening): number {
    return this.#fenced.includes(name) ? behindFence(this.#text, end) : end;
  }

  /** What lies between an opening and the next closing tag, if it is JSON: then that tag stands in none of its strings. */
  #readJson(from: number, to: number): JsonValue | undefined {
    if (!this.#trustsJson || !looksLikeObject(this.#text, from)) return undefined;
    const json = parseJson(this.#text, from, to);
    if (!json) this.#trustsJson = false;
    // Of the rest the walk says where it ends; what a block is must not depend on others that came before.
    return json && json.kept === json.written ? json : undefined;
  }

  /** Whether another element with JSON in it begins before the closing tag, which then is that one's. */
  #opensBetween(from: number, to: number, escaped: boolean): boolean {
    const mark = escaped ? '&lt;' : '<';
    for (let at = this.#text.indexOf(mark, from); at >= 0 && at < to; at = this.#text.indexOf(mark, at + 1)) {
      const name = nameAmong(this.#names, this.#text, at + mark.length);
      const opening = name && (escaped ? readEscapedOpening : readOpening)(name, this.#text, at);
      if (opening && (escaped ? startsObject : startsJson)(this.#text, opening.end)) return true;
    }
    return false;
  }

  #kind(name: string, escaped: boolean): Kind {
    const known = this.#kinds.find((kind) => kind.name === name && kind.escaped === escaped);
    if (known) return known;
    const kind: Kind = { name, escaped, closing: new ClosingTags(this.#text, name, escaped), fenced: this.#fenced.includes(name), ends: {} };
    this.#kinds.push(kind);
    return kind;
  }
}

/** The elements of one name, in one form. */
interface Kind {
  readonly name: string;
  readonly escaped: boolean;
  readonly closing: ClosingTags;
  readonly fenced: boolean;
  readonly ends: { [Q in Quotes]?: JsonEnds };
}

const straight: QuoteLength = (text, at) => (text.charCodeAt(at) === QUOTE ? 1 : 0);
const curly: QuoteLength = (text, at) => (text.charCodeAt(at) === 0x201c || text.charCodeAt(at) === 0x201d ? 1 : 0);
const entity: QuoteLength = (text, at) => (text.charCodeAt(at) !== AMP ? 0 : text.startsWith('&quot;', at) ? 6 : text.startsWith('&#34;', at) ? 5 : 0);

type Quotes = 'plain' | 'entities';

/** What the strings of a payload stand between. */
const QUOTES: { readonly [Q in Quotes]: readonly QuoteLength[] } = { plain: [straight, curly], entities: [entity] };

/** Whether the first quote of the payload at `from`, which is that of its first string, is an entity. */
function quotesAt(text: string, from: number): Quotes {
  return /^[\s{[]*&(?:quot|#34);/.test(text.slice(from, from + 64)) ? 'entities' : 'plain';
}

function endsOf({ closing, fenced, ends, escaped }: Kind, text: string, quotes: Quotes, isArriving: boolean): JsonEnds {
  const closes = (at: number): boolean => closing.at(at) !== undefined || (fenced && isFenceBefore(text, at, (end) => closing.at(end) !== undefined));
  const mayClose = (at: number): boolean => isArriving && (closing.isCutAt(at) || (fenced && isClosingCut(text, at, (end) => closing.isCutAt(end))));
  return (ends[quotes] ??= new JsonEnds(text, { quotes: QUOTES[quotes], less: escaped ? '&lt;' : '<', closes, mayClose }));
}

/** Whether text begins as an object does in JSON. */
function looksLikeObject(text: string, from: number): boolean {
  const brace = skipWhitespace(text, from);
  if (text.charCodeAt(brace) !== BRACE_OPEN) return false;
  const code = text.charCodeAt(skipWhitespace(text, brace + 1));
  return code === QUOTE || code === BRACE_CLOSE;
}

function skipWhitespace(text: string, from: number): number {
  let at = from;
  while (isWhitespace(text.charCodeAt(at))) at++;
  return at;
}

/** Whether an object or array begins at `from`, not too far away. */
function startsObject(text: string, from: number): boolean {
  return /^\s*[{[]/.test(text.slice(from, from + 64));
}
