import { SPACE, TAB, isSpaceOrTab } from './characters.js';

/** Walks one line by CommonMark's columns, in which a tab reaches to the next multiple of four and may be consumed in part. */
export class LineCursor {
  text = '';
  /** Offset of the next unread character. */
  offset = 0;
  /** Offset of the line end. */
  end = 0;
  column = 0;
  /** Columns of a tab at `offset` that are not yet consumed, or 0 where the tab is whole. */
  partialTab = 0;
  /** Offset and indentation, in columns from here, of the next character that is neither space nor tab. */
  nextNonspace = 0;
  indent = 0;
  blank = false;
  #nonspaceColumn = 0;
  /** No thematic break begins before this offset: one that began earlier broke off here. Markers nest by the hundred on one line. */
  noBreakBefore = 0;

  start(text: string, offset: number, end: number): void {
    this.text = text;
    this.offset = offset;
    this.end = end;
    this.column = 0;
    this.partialTab = 0;
    this.noBreakBefore = offset;
    this.#lookAhead();
    this.measure();
  }

  /** The character that comes next after white space, or NaN at the line's end. */
  get next(): number {
    return this.nextNonspace < this.end ? this.text.charCodeAt(this.nextNonspace) : NaN;
  }

  /** Looks ahead over spaces and tabs; not again over those that it has seen, for containers may consume them one by one. */
  measure(): void {
    if (this.offset > this.nextNonspace) this.#lookAhead();
    this.indent = this.#nonspaceColumn - this.column;
    this.blank = this.nextNonspace >= this.end;
  }

  #lookAhead(): void {
    let at = this.offset;
    let column = this.column;
    for (; at < this.end; at++) {
      const code = this.text.charCodeAt(at);
      if (code === SPACE) column++;
      else if (code === TAB) column += 4 - (column % 4);
      else break;
    }
    this.nextNonspace = at;
    this.#nonspaceColumn = column;
  }

  /** Consumes columns of white space, or characters where there is none. */
  advanceColumns(count: number): void {
    while (count > 0 && this.offset < this.end) {
      if (this.text.charCodeAt(this.offset) !== TAB) {
        this.offset++;
        this.column++;
        count--;
        continue;
      }
      const toStop = 4 - (this.column % 4);
      const taken = Math.min(toStop, count);
      this.column += taken;
      count -= taken;
      this.partialTab = taken < toStop ? toStop - taken : 0;
      if (this.partialTab === 0) this.offset++;
    }
    this.measure();
  }

  advanceToNonspace(): void {
    this.column += this.indent;
    this.offset = this.nextNonspace;
    this.partialTab = 0;
    this.indent = 0;
  }

  atSpaceOrTab(): boolean {
    return this.offset < this.end && isSpaceOrTab(this.text.charCodeAt(this.offset));
  }

  /** Whether only spaces and tabs stand between here and the line's end. */
  restIsBlank(from: number): boolean {
    for (let i = from; i < this.end; i++) if (!isSpaceOrTab(this.text.charCodeAt(i))) return false;
    return true;
  }
}
