import { BRACKET_CLOSE, DASH, GREATER, LESS, QUESTION, SPACE } from './characters.js';
import type { Step } from './tag-machine.js';

/** `<!-- … -->` inside a line of text, from the character after `<!--`. `<!-->` and `<!--->` are whole comments. */
export class CommentMachine {
  #dashes = 2;

  step(code: number): Step {
    if (code === GREATER && this.#dashes >= 2) return 'done';
    this.#dashes = code === DASH ? this.#dashes + 1 : 0;
    return 'pending';
  }
}

/** `<? … ?>`, from the character after `<?`. */
export class InstructionMachine {
  #last = 0;

  step(code: number): Step {
    if (code === GREATER && this.#last === QUESTION) return 'done';
    this.#last = code;
    return 'pending';
  }
}

/** `<!NAME … >`, from the character after `<!`. */
export class DeclarationMachine {
  step(code: number): Step {
    return code === GREATER ? 'done' : 'pending';
  }
}

/** `<![CDATA[ … ]]>`, from the character after the second `[`. */
export class CdataMachine {
  #brackets = 0;

  step(code: number): Step {
    if (code === GREATER && this.#brackets >= 2) return 'done';
    this.#brackets = code === BRACKET_CLOSE ? this.#brackets + 1 : 0;
    return 'pending';
  }
}

const URI = /^[A-Za-z][A-Za-z0-9.+-]{1,31}:[^<>\u0000-\u0020]*$/;
const EMAIL = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$/;

/** `<scheme:…>` or `<name@host>`, from the character after `<`. A space or another `<` ends the hope at once. */
export class AutolinkMachine {
  #text = '';

  step(code: number): Step {
    if (code === GREATER) return URI.test(this.#text) || EMAIL.test(this.#text) ? 'done' : 'failed';
    if (code <= SPACE || code === LESS) return 'failed';
    this.#text += String.fromCharCode(code);
    return 'pending';
  }
}
