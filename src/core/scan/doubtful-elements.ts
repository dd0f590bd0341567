import { BACKSLASH, BRACE_OPEN, SLASH } from './characters.js';
import { ElementFinder, type ElementAttempt, type FoundElement } from './element.js';
import { nameAmong, nameAt } from './names.js';
import { readOpening } from './opening-element.js';

/** Finds elements as a client does, and says of an opening tag that an object follows whether it was meant to begin one. */
export class WatchingFinder extends ElementFinder {
  readonly #text: string;
  readonly #names: readonly string[];
  readonly #tags: Tags;

  constructor(text: string, names: readonly string[]) {
    super(text, names);
    this.#text = text;
    this.#names = names;
    this.#tags = new Tags(text, names);
  }

  override read(at: number): ElementAttempt {
    const attempt = super.read(at);
    const doubt = attempt.type === 'element' ? undefined : this.#doubt(at);
    return doubt ? { ...attempt, doubt } : attempt;
  }

  #doubt(start: number): FoundElement | undefined {
    const name = nameAmong(this.#names, this.#text, start + 1);
    const opening = name === undefined ? undefined : readOpening(name, this.#text, start);
    if (!opening || !isObjectAt(this.#text, opening.end)) return undefined;
    const { attributes, end } = opening;
    const next = this.#tags.next(end);
    const fault = next !== undefined && next !== opening.name ? 'mismatched' : 'unclosed';
    return { name: opening.name, attributes, escaped: false, start, payloadStart: end, payloadEnd: end, end, json: undefined, fault };
  }
}

function isObjectAt(text: string, from: number): boolean {
  const brace = /\S/g;
  brace.lastIndex = from;
  const found = brace.exec(text);
  return found?.[0].charCodeAt(0) === BRACE_OPEN;
}

interface ClosingTag {
  readonly at: number;
  /** Undefined of an opening one. */
  readonly closes: string | undefined;
}

/** The tags of all names that are registered or look as if they were, in order. */
class Tags {
  readonly #text: string;
  readonly #names: readonly string[];
  #tags: readonly ClosingTag[] | undefined;

  constructor(text: string, names: readonly string[]) {
    this.#text = text;
    this.#names = names;
  }

  /** The name that the first tag at or after `from` closes; undefined where it opens one, or where there is none. */
  next(from: number): string | undefined {
    const tags = (this.#tags ??= this.#find());
    let low = 0;
    let high = tags.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((tags[middle]?.at ?? 0) < from) low = middle + 1;
      else high = middle;
    }
    return tags[low]?.closes;
  }

  #find(): readonly ClosingTag[] {
    const text = this.#text;
    const tags: ClosingTag[] = [];
    for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
      const slash = text.charCodeAt(at + 1) === BACKSLASH ? at + 2 : at + 1;
      if (text.charCodeAt(slash) === SLASH) {
        const name = nameAt(text, slash + 1);
        if (this.#names.includes(name) || /-questionnaire(?:-response)?$/.test(name)) tags.push({ at, closes: name });
      } else if (nameAmong(this.#names, text, at + 1) !== undefined) tags.push({ at, closes: undefined });
    }
    return tags;
  }
}
