import { CR, LF, isSpaceOrTab } from '../scan/characters.js';

/**
 * Bounds how deep a YAML text can nest, lexeme by lexeme, before its parser sees them: the parser crashes or hangs on a
 * few kilobytes of `[`, `- `, `? ` or `: `. Counts the columns at which block collections may be open, and open flow
 * collections; never too little.
 */
export class DepthGauge {
  /** Columns, rising, at which something stands that what follows may be nested in. */
  readonly #columns: number[] = [];
  #flow = 0;
  #column = 0;
  /** The next token begins a line, or follows an indicator, and so may begin a collection at its column. */
  #opens = true;

  /** Takes a lexeme; gives how deep the text may nest by now. */
  take(lexeme: string): number {
    const first = lexeme.charCodeAt(0);
    if (first === LF || first === CR) {
      this.#column = 0;
      this.#opens = true;
      return this.#depth;
    }
    if (isSpaceOrTab(first)) {
      this.#column += lexeme.length;
      return this.#depth;
    }
    if (lexeme === '[' || lexeme === '{') this.#flow++;
    else if (lexeme === ']' || lexeme === '}') this.#flow = Math.max(0, this.#flow - 1);
    if (this.#opens && this.#flow === 0) this.#open();
    this.#opens = lexeme === '-' || lexeme === '?' || lexeme === ':';
    const lineEnd = lexeme.length === 1 ? -1 : lexeme.lastIndexOf('\n');
    this.#column = lineEnd < 0 ? this.#column + lexeme.length : lexeme.length - lineEnd - 1;
    if (lineEnd === lexeme.length - 1 && lineEnd >= 0) this.#opens = true;
    return this.#depth;
  }

  get #depth(): number {
    return this.#columns.length + this.#flow;
  }

  #open(): void {
    while ((this.#columns.at(-1) ?? -1) >= this.#column) this.#columns.pop();
    this.#columns.push(this.#column);
  }
}
