import { Effort } from './effort.js';
import { ListLines } from './list-lines.js';
import { indexOf } from './search.js';

/** Ends a stretch: no pattern for a paragraph, a table or a heading by underline looks beyond. One for tables looks beyond a line of tabs. */
const BLANK_LINE = /\n *(?:\n|$)/g;

/** Ends the text of a heading by underline, as marked reads it, but for HTML and thematic breaks, which only make it shorter. */
const INTERRUPTION = /\n(?=[ \t]*(?:\n|$)| {0,3}(?:(?:[*+-]|\d{1,9}[.)]) |`{3}|~{3}|>|#{1,6}(?:\s|$)|\|?(?:[:\- ]*\|)+[:\- ]*\n))/g;
const UNDERLINE = /\n {0,3}(?:=+|-+)[ \t]*(?:\n|$)/g;

/** A text that is lexed for blocks: a message, or what a list item or a quotation holds. */
export class BlockRun {
  readonly #text: string;
  #stretchEnd = -1;
  #effort = new Effort(0);
  #proseEnd = -1;
  #underline = -1;
  #listLines: ListLines | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /** What has been looked at in vain is counted by the stretch, so that only one becomes plain text. */
  get spent(): boolean {
    return this.#effort.spent;
  }

  spend(characters: number): void {
    this.#effort.spend(characters);
  }

  /** Called where each block begins, in order, with the text that is left. */
  enter(src: string): void {
    const at = this.#at(src);
    if (at < this.#stretchEnd) return;
    this.#stretchEnd = indexOf(BLANK_LINE, this.#text, at);
    this.#effort = new Effort(this.#stretchEnd - at);
  }

  /** Of the text that is left, how much stands in front of the next blank line. */
  stretch(src: string): number {
    return this.#stretchEnd - this.#at(src);
  }

  /** Of the text that is left, how much a heading by underline could take. */
  prose(src: string): number {
    return this.#proseEnd - this.#at(src);
  }

  /** Whether there is an underline at all. Each character is looked at once, however many lines ask. */
  hasUnderline(src: string): boolean {
    const at = this.#at(src);
    if (this.#proseEnd <= at) this.#proseEnd = indexOf(INTERRUPTION, this.#text, at);
    if (this.#underline < at) this.#underline = indexOf(UNDERLINE, this.#text, at);
    return this.#underline <= this.#proseEnd && this.#underline < this.#text.length;
  }

  /** Whether the list that begins here would cost too much. */
  isCostlyList(src: string): boolean {
    this.#listLines ??= new ListLines(this.#text);
    return this.#listLines.areOver(this.#at(src));
  }

  #at(src: string): number {
    return this.#text.length - src.length;
  }
}
