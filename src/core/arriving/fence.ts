import type { Ending } from './ending.js';
import type { PayloadReader } from '../payload/arriving.js';

/** A fence whose closing line has not come. */
export class ArrivingFence {
  readonly #reader: PayloadReader | undefined;
  #payload = '';
  /** The column of its backticks: payload lines are indented by as much, where it stands in a list. */
  readonly #column: number;
  #line = '';
  /** What came with a line that may have closed it, and behind that. */
  #behind = '';
  #afterReturn = false;

  constructor(column: number, reader: PayloadReader | undefined) {
    this.#column = column;
    this.#reader = reader;
  }

  /** Its whole lines. */
  get payload(): string {
    return this.#payload;
  }

  append(chunk: string): Ending {
    let ending: Ending = 'no';
    const added = this.#afterReturn && chunk.startsWith('\n') ? chunk.slice(1) : chunk;
    this.#afterReturn = chunk.endsWith('\r');
    if (this.#behind === '' && !/[\r\n]/.test(added)) {
      this.#line += added;
      return 'no';
    }
    const lines = (this.#behind + this.#line + added).split(/\r\n|\r|\n/);
    const isHeld = this.#behind !== '';
    this.#line = lines.pop() ?? '';
    this.#behind = '';
    for (const [index, line] of lines.entries()) {
      // If it was the end, nothing behind it belongs to the payload.
      if (isClosing(this.#content(line)) && !(isHeld && index === 0)) {
        this.#behind = lines.slice(index).map((each) => `${each}\n`).join('');
        return 'likely';
      }
      if (this.#take(line) !== 'no') ending = 'possible';
    }
    return ending;
  }

  #take(line: string): Ending {
    const content = this.#content(line);
    this.#payload += `${content}\n`;
    this.#reader?.append(`${content}\n`);
    // Its container may have ended.
    return content.length > line.length - Math.min(this.#column, line.length) && content.trim() !== '' ? 'possible' : 'no';
  }

  #content(line: string): string {
    const indentation = /^ */.exec(line)?.[0].length ?? 0;
    return line.slice(Math.min(indentation, this.#column));
  }
}

const isClosing = (content: string): boolean => /^ {0,3}`{3,}[ \t]*$/.test(content);
