import {
  APOSTROPHE, BACKSLASH, BRACKET_CLOSE, BRACKET_OPEN, COLON, GREATER, LESS, LF, PAREN_CLOSE, PAREN_OPEN, QUOTE, SPACE, isPunctuation, isWhitespace,
} from './characters.js';
import { MAX_PARENTHESES } from './bare-destinations.js';
import type { Step } from './tag-machine.js';

/** CommonMark §4.7: a label holds at most 999 characters. */
const MAX_LABEL = 999;

/** `ended`: the character is not part of it any more, and what came before is whole. */
type PartStep = 'pending' | 'failed' | 'ended';

/** A link destination, in pointed brackets or bare, from its first character. */
class Destination {
  #form: 'start' | 'pointed' | 'closed' | 'bare' = 'start';
  #parentheses = 0;
  #escaped = false;

  step(code: number): PartStep {
    if (this.#form === 'start') {
      if (code === LESS) {
        this.#form = 'pointed';
        return 'pending';
      }
      this.#form = 'bare';
      if (code === PAREN_CLOSE) return 'ended';
    }
    if (this.#form === 'closed') return 'ended';
    const escaped = this.#escaped && isPunctuation(code);
    this.#escaped = code === BACKSLASH && !escaped;
    return this.#form === 'pointed' ? this.#pointed(code, escaped) : this.#bare(code, escaped);
  }

  #pointed(code: number, escaped: boolean): PartStep {
    if (code === LF || (code === LESS && !escaped)) return 'failed';
    if (code === GREATER && !escaped) this.#form = 'closed';
    return 'pending';
  }

  #bare(code: number, escaped: boolean): PartStep {
    if (isWhitespace(code)) return this.#parentheses === 0 ? 'ended' : 'failed';
    if (code < SPACE || code === 127) return 'failed';
    if (escaped) return 'pending';
    if (code === PAREN_OPEN) return ++this.#parentheses > MAX_PARENTHESES ? 'failed' : 'pending';
    if (code === PAREN_CLOSE) return --this.#parentheses < 0 ? 'ended' : 'pending';
    return 'pending';
  }
}

/** A link title, from its opening quote or parenthesis; `ended` comes with the character after its closing one. */
class Title {
  #close = 0;
  #closed = false;
  #escaped = false;

  static opens(code: number): boolean {
    return code === QUOTE || code === APOSTROPHE || code === PAREN_OPEN;
  }

  step(code: number): PartStep {
    if (this.#closed) return 'ended';
    if (this.#close === 0) {
      this.#close = code === PAREN_OPEN ? PAREN_CLOSE : code;
      return 'pending';
    }
    const escaped = this.#escaped && isPunctuation(code);
    this.#escaped = code === BACKSLASH && !escaped;
    if (escaped) return 'pending';
    if (code === this.#close) this.#closed = true;
    else if (code === PAREN_OPEN && this.#close === PAREN_CLOSE) return 'failed';
    return 'pending';
  }
}

/** What follows a destination: white space, a title perhaps, and the character that closes the whole. */
export class Tail {
  #state: 'gap' | 'title' | 'end' = 'gap';
  readonly #close: number;
  readonly #title = new Title();

  constructor(close: number) {
    this.#close = close;
  }

  get titled(): boolean {
    return this.#state !== 'gap';
  }

  step(code: number): Step {
    if (this.#state === 'title') {
      const step = this.#title.step(code);
      if (step !== 'ended') return step;
      this.#state = 'end';
    }
    if (code === this.#close) return 'done';
    if (isWhitespace(code)) return 'pending';
    if (this.#state === 'end' || !Title.opens(code)) return 'failed';
    this.#state = 'title';
    this.#title.step(code);
    return 'pending';
  }
}

/**
 * `(destination "title")`, from the character after the `(` that follows a link text. `bare`: the character begins a
 * destination without brackets, which is read together with others.
 */
export class LinkMachine {
  #state: 'before' | 'destination' | 'tail' = 'before';
  readonly #destination = new Destination();
  readonly #tail = new Tail(PAREN_CLOSE);

  step(code: number): Step | 'bare' {
    if (this.#state === 'tail') return this.#tail.step(code);
    if (this.#state === 'before') {
      if (isWhitespace(code)) return 'pending';
      if (code !== LESS && code !== PAREN_CLOSE) return 'bare';
    }
    this.#state = 'destination';
    const step = this.#destination.step(code);
    if (step !== 'ended') return step;
    this.#state = 'tail';
    return isWhitespace(code) || code === PAREN_CLOSE ? this.#tail.step(code) : 'failed';
  }
}

/** `[label]: destination "title"`, from the character after the `[` that begins a line; `done` comes with its line end. */
export class DefinitionMachine {
  #state: 'label' | 'colon' | 'before' | 'destination' | 'tail' = 'label';
  #labelLength = 0;
  #labelVisible = false;
  #escaped = false;
  readonly #destination = new Destination();
  readonly #tail = new Tail(LF);

  /** Whether it has a title of its own, so that the next line cannot bring one. */
  get titled(): boolean {
    return this.#tail.titled;
  }

  step(code: number): Step {
    switch (this.#state) {
      case 'label':
        return this.#label(code);
      case 'colon':
        this.#state = 'before';
        return code === COLON ? 'pending' : 'failed';
      case 'before':
        if (isWhitespace(code)) return 'pending';
        if (code === PAREN_CLOSE) return 'failed';
        this.#state = 'destination';
        return this.step(code);
      case 'destination': {
        const step = this.#destination.step(code);
        if (step !== 'ended') return step;
        this.#state = 'tail';
        return isWhitespace(code) ? this.#tail.step(code) : 'failed';
      }
      case 'tail':
        return this.#tail.step(code);
    }
  }

  #label(code: number): Step {
    const escaped = this.#escaped && isPunctuation(code);
    this.#escaped = code === BACKSLASH && !escaped;
    if (!escaped && code === BRACKET_OPEN) return 'failed';
    if (!escaped && code === BRACKET_CLOSE) {
      this.#state = 'colon';
      return this.#labelVisible ? 'pending' : 'failed';
    }
    if (!isWhitespace(code)) this.#labelVisible = true;
    return ++this.#labelLength > MAX_LABEL ? 'failed' : 'pending';
  }
}

/** A definition's title that stands on the line after it, from that line's first character. */
export class DefinitionTitleMachine {
  readonly #tail = new Tail(LF);

  step(code: number): Step {
    // Without a title the line is no part of the definition.
    return code === LF && !this.#tail.titled ? 'failed' : this.#tail.step(code);
  }
}
