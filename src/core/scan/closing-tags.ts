import { BACKSLASH, GREATER, LESS, SLASH, isWhitespace } from './characters.js';
import { standsAt } from './names.js';
import type { Match } from './search.js';

/** Of a closing tag that is still arriving, more would be white space alone. */
const MAX_CUT = 256;

/** The closing tags of one name: its case does not count, white space may stand behind it, a backslash before the slash. */
export class ClosingTags {
  readonly #text: string;
  readonly #name: string;
  readonly #less: string;
  readonly #greater: string;
  /** From here on, the next tag is the one that is known; none is known where there is none. */
  #from = Infinity;
  #match: Match | undefined;

  /** `escaped`: their brackets are entities. */
  constructor(text: string, name: string, escaped: boolean) {
    this.#text = text;
    this.#name = name;
    this.#less = escaped ? '&lt;' : '<';
    this.#greater = escaped ? '&gt;' : '>';
  }

  /** The first at or after `from`. Asked again and again from places further on, it does not pass over text twice. */
  next(from: number): Match | undefined {
    if (from < this.#from || (this.#match && this.#match.at < from)) {
      this.#from = from;
      this.#match = this.#search(from);
    }
    return this.#match;
  }

  /** The tag at an offset, where one is. */
  at(at: number): Match | undefined {
    const text = this.#text;
    if (!this.#starts(this.#less, LESS, at)) return undefined;
    let slash = at + this.#less.length;
    if (text.charCodeAt(slash) === BACKSLASH) slash++;
    if (text.charCodeAt(slash) !== SLASH) return undefined;
    if (!standsAt(this.#name, text, slash + 1)) return undefined;
    let end = slash + 1 + this.#name.length;
    while (isWhitespace(text.charCodeAt(end))) end++;
    return this.#starts(this.#greater, GREATER, end) ? { at, end: end + this.#greater.length } : undefined;
  }

  /** Whether the text ends in what may become one, at an offset. */
  isCutAt(at: number): boolean {
    if (this.#text.length - at > MAX_CUT || this.#text.charCodeAt(at) !== this.#less.charCodeAt(0)) return false;
    const rest = this.#text.slice(at);
    return `${this.#less}/${this.#name}${this.#greater}`.startsWith(rest.replace(/\\|\s/g, '').toLowerCase());
  }

  #starts(mark: string, char: number, at: number): boolean {
    return mark.length === 1 ? this.#text.charCodeAt(at) === char : this.#text.startsWith(mark, at);
  }

  #search(from: number): Match | undefined {
    for (let at = this.#text.indexOf(this.#less, from); at >= 0; at = this.#text.indexOf(this.#less, at + 1)) {
      const match = this.at(at);
      if (match) return match;
    }
    return undefined;
  }
}
