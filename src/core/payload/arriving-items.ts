import type { ArrivingItem } from './arriving.js';
import type { JsonDocument } from './json.js';

/** A stretch of the payload that can be read once it is closed. */
interface Cut {
  readonly to: number;
  readonly closers: string;
  readonly open: string | undefined;
}

/** Below this length an item is read again whenever more of it is certain; a longer one each time it has grown by a part. */
const SHORT = 1000;
const PART = 1 / 16;

/** The items of a list that is arriving, in offsets of its payload. They are read when they are asked for. */
export class ArrivingItems {
  readonly #whole: ArrivingItem[] = [];
  readonly #ended: { readonly from: number; readonly to: number }[] = [];
  #from: number | undefined;
  #cut: Cut | undefined;
  #last: { readonly cut: Cut; readonly item: ArrivingItem } | undefined;

  /** `start`: where the list begins. */
  constructor(readonly start: number) {}

  begin(at: number): void {
    this.#from = at;
    this.#cut = undefined;
    this.#last = undefined;
  }

  /** What is certain of the item that has begun: up to an offset, closed by `closers`; `open` names a member that may go on. */
  cut(to: number, closers: string, open: string | undefined): void {
    this.#cut = { to, closers, open };
  }

  end(to: number): void {
    if (this.#from !== undefined) this.#ended.push({ from: this.#from, to });
    this.#from = undefined;
  }

  /** All items so far, read with the given reader of a stretch of the payload. */
  read(reader: (from: number, to: number, closers: string) => JsonDocument | undefined): readonly ArrivingItem[] {
    for (const { from, to } of this.#ended) this.#whole.push({ document: reader(from, to, ''), open: undefined, isWhole: true });
    this.#ended.length = 0;
    const last = this.#readLast(reader);
    return last ? [...this.#whole, last] : [...this.#whole];
  }

  #readLast(reader: (from: number, to: number, closers: string) => JsonDocument | undefined): ArrivingItem | undefined {
    const from = this.#from;
    const cut = this.#cut;
    if (from === undefined || !cut) return undefined;
    if (this.#last && !isWorthwhile(this.#last.cut, cut, from)) return this.#last.item;
    const item: ArrivingItem = { document: reader(from, cut.to, cut.closers), open: cut.open, isWhole: false };
    this.#last = { cut, item };
    return item;
  }
}

function isWorthwhile(known: Cut, cut: Cut, from: number): boolean {
  if (known === cut) return false;
  return cut.to - from < SHORT || known.open !== cut.open || cut.to - known.to > (known.to - from) * PART;
}
