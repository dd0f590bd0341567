import type { Ending } from './ending.js';
import type { PayloadReader } from '../payload/arriving.js';
import { isWhitespace } from '../scan/characters.js';

/** An element whose closing tag has not come. */
export class ArrivingElement {
  readonly #reader: PayloadReader | undefined;
  /** As it is written, but for its end. */
  readonly #tag: string;
  readonly #closing: RegExp;
  #payload = '';
  #end = '';
  #isDoubtful = false;

  constructor(name: string, reader: PayloadReader | undefined) {
    this.#reader = reader;
    this.#tag = `</${name}`;
    this.#closing = new RegExp(`<\\\\?/${name}\\s*>`, 'i');
  }

  get payload(): string {
    return this.#payload;
  }

  append(chunk: string): Ending {
    this.#payload += chunk;
    this.#reader?.append(chunk);
    const end = this.#end + chunk;
    const closing = end.includes('<') ? this.#closing.exec(end) : null;
    this.#end = closing ? '' : this.#tailOf(end);
    const state = this.#reader?.state ?? 'broken';
    // Inside of one of its strings it ends nothing.
    if (!closing || state === 'arriving') return 'no';
    const ending = this.#isDoubtful || state === 'broken' ? 'possible' : 'likely';
    this.#isDoubtful = true;
    return ending;
  }

  /** What a closing tag may have begun with: white space in it may be long. */
  #tailOf(text: string): string {
    const at = text.lastIndexOf('<');
    if (at < 0) return '';
    let end = text.length;
    while (end > at && isWhitespace(text.charCodeAt(end - 1))) end--;
    const tail = text.slice(at, end);
    return this.#tag.startsWith(tail.replace('\\', '').toLowerCase()) ? tail : '';
  }
}
