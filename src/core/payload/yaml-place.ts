import { Lexer } from 'yaml';

/** What stands around an offset of a YAML text, whether the text can be read or not. */
export interface YamlPlace {
  /** Of the field or item that the offset lies in: `questions[0].text`. */
  readonly path: string;
  /** Where the outermost flow collection begins that is open there. */
  readonly flow?: number;
  /** Where the quoted text begins that nothing closes, and that the offset lies in or ends. */
  readonly unclosed?: number;
}

interface Frame {
  readonly column: number;
  /** The name of a field, empty while none is known, or the index of an item. */
  step: string | number;
  /** Where it begins, of a flow collection. */
  readonly flow?: number;
}

/** Sets apart the text of a plain or block scalar; like the lexer's other marks it takes no room. */
export const SCALAR = '\u001f';

/** A whole quoted text. */
const CLOSED = /^(["'])(.*)\1$/s;

/** Whether a lexeme is a mark of the lexer's, and no part of the text. */
const isMark = (lexeme: string): boolean => lexeme === SCALAR || lexeme === '\u0002' || lexeme === '\u0018';

/** Goes by columns and indicators alone: what the parser makes of a text that it refuses says little about where. */
export function placeAt(text: string, at: number): YamlPlace {
  const walk = new Walk();
  let offset = 0;
  let scalar = false;
  for (const lexeme of new Lexer().lex(text)) {
    if (isMark(lexeme)) {
      scalar = lexeme === SCALAR;
      continue;
    }
    const end = offset + lexeme.length;
    const quoted = !scalar && /^["']/.test(lexeme);
    if (end > at || (quoted && end === at)) {
      if (/^\s/.test(lexeme)) return walk.place();
      walk.begin(lexeme);
      return { ...walk.place(), ...(quoted && !CLOSED.test(lexeme) ? { unclosed: offset } : {}) };
    }
    walk.take(lexeme, offset, scalar || quoted);
    scalar = false;
    offset = end;
  }
  return walk.place();
}

class Walk {
  readonly #frames: Frame[] = [];
  #column = 0;
  #beginsLine = true;
  /** What stands before a colon, if one follows. */
  #key: { readonly name: string; readonly column: number } | undefined;

  take(lexeme: string, at: number, scalar: boolean): void {
    if (!/^\s/.test(lexeme) || scalar) {
      this.begin(lexeme);
      if (scalar) this.#key = { name: lexeme.replace(CLOSED, '$2'), column: this.#column };
      else this.#indicator(lexeme, at);
    }
    if (!scalar && !/^[ \t]/.test(lexeme)) this.#key = undefined;
    const lineEnd = Math.max(lexeme.lastIndexOf('\n'), lexeme.lastIndexOf('\r'));
    this.#column = lineEnd < 0 ? this.#column + lexeme.length : lexeme.length - lineEnd - 1;
    if (lineEnd >= 0 && lineEnd === lexeme.length - 1) this.#beginsLine = true;
  }

  /** A line's first lexeme closes what is indented as far as it, or further. */
  begin(lexeme: string): void {
    if (!this.#beginsLine || this.#isFlow || lexeme.startsWith('#')) return;
    this.#beginsLine = false;
    if (lexeme !== '-') this.#closeFrom(this.#column);
  }

  place(): YamlPlace {
    const flow = this.#frames.find((frame) => frame.flow !== undefined)?.flow;
    const path = this.#frames.reduce((shown, { step }) => (typeof step === 'number' ? `${shown}[${step}]` : shown === '' || step === '' ? shown + step : `${shown}.${step}`), '');
    return flow === undefined ? { path } : { path, flow };
  }

  get #isFlow(): boolean {
    return this.#frames.at(-1)?.flow !== undefined;
  }

  #indicator(lexeme: string, at: number): void {
    const top = this.#frames.at(-1);
    if (lexeme === '[' || lexeme === '{') this.#frames.push({ column: Infinity, step: lexeme === '[' ? 0 : '', flow: at });
    else if (top?.flow === undefined) this.#blockIndicator(lexeme);
    else if (lexeme === ']' || lexeme === '}') this.#frames.pop();
    else if (lexeme === ',') top.step = typeof top.step === 'number' ? top.step + 1 : '';
    else if (lexeme === ':' && typeof top.step === 'string') top.step = this.#key?.name ?? '';
  }

  #blockIndicator(lexeme: string): void {
    if (lexeme === '-') {
      this.#closeFrom(this.#column + 1);
      const top = this.#frames.at(-1);
      if (top?.column === this.#column && typeof top.step === 'number') top.step++;
      else this.#frames.push({ column: this.#column, step: 0 });
    } else if (lexeme === ':') {
      const { name, column } = this.#key ?? { name: '', column: this.#column };
      this.#closeFrom(column);
      this.#frames.push({ column, step: name });
    }
  }

  #closeFrom(column: number): void {
    while ((this.#frames.at(-1)?.column ?? -1) >= column) this.#frames.pop();
  }
}
