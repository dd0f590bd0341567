import { GREATER } from './characters.js';
import type { LineCursor } from './line-cursor.js';

/** A block quote, or a list item whose content is indented by `indent` columns. */
export type Container = QuoteContainer | ItemContainer;

interface QuoteContainer {
  readonly quote: true;
}

interface ItemContainer {
  readonly quote: false;
  readonly indent: number;
  /** Nothing stands in it yet: a blank line ends it. */
  childless: boolean;
  /** The items that it stands among, with no quote between them: `end` is the index behind the last. */
  readonly run: { end: number };
}

/** The containers that are open, from the outermost, and how many of them go on in the current line. */
export class Containers {
  readonly #open: Container[] = [];
  #matched = 0;
  #quoted = false;

  get areOpen(): boolean {
    return this.#open.length > 0;
  }

  /** Whether every container goes on in the current line. */
  get allMatched(): boolean {
    return this.#matched === this.#open.length;
  }

  /** Whether the current line carries the mark of a quote. */
  get quoted(): boolean {
    return this.#quoted;
  }

  /** Consumes the marks of the containers that go on in a line. */
  match(cursor: LineCursor): void {
    this.#quoted = false;
    this.#matched = 0;
    for (;;) {
      const container = this.#open[this.#matched];
      if (!container) return;
      if (container.quote) {
        if (cursor.indent > 3 || cursor.next !== GREATER) return;
        this.#consumeQuoteMarker(cursor);
        this.#matched++;
      } else if (cursor.blank) {
        // All the items at once: many lines can be blank while many items are open.
        cursor.advanceToNonspace();
        const innermost = this.#open[container.run.end - 1];
        this.#matched = container.run.end - (innermost && !innermost.quote && innermost.childless ? 1 : 0);
        if (this.#matched < container.run.end) return;
      } else {
        if (cursor.indent < container.indent) return;
        cursor.advanceColumns(container.indent);
        this.#matched++;
      }
    }
  }

  openQuote(cursor: LineCursor): void {
    this.#consumeQuoteMarker(cursor);
    this.#push({ quote: true });
  }

  openItem(indent: number): void {
    const parent = this.#open.at(-1);
    const run = parent && !parent.quote ? parent.run : { end: 0 };
    run.end = this.#open.length + 1;
    this.#push({ quote: false, indent, childless: true, run });
  }

  /** The innermost container has a child now. */
  adopt(): void {
    const container = this.#open.at(-1);
    if (container && !container.quote) container.childless = false;
  }

  clear(): void {
    if (this.areOpen) this.#open.length = 0;
    this.#matched = 0;
    this.#quoted = false;
  }

  closeUnmatched(): void {
    if (this.allMatched) return;
    this.#open.length = this.#matched;
    const container = this.#open.at(-1);
    if (container && !container.quote) container.run.end = this.#matched;
  }

  #push(container: Container): void {
    this.adopt();
    this.#open.push(container);
    this.#matched = this.#open.length;
  }

  #consumeQuoteMarker(cursor: LineCursor): void {
    this.#quoted = true;
    cursor.advanceToNonspace();
    cursor.advanceColumns(1);
    if (cursor.atSpaceOrTab()) cursor.advanceColumns(1);
  }
}
