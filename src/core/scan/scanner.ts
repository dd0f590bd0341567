import { BACKTICK, GREATER, HASH, LESS, isLetter } from './characters.js';
import { closesFence, consumeListMarker, isSetextUnderline, isThematicBreak, readAtxHeading, readFence, readListMarker, type FenceStart } from './block-starts.js';
import { Containers } from './containers.js';
import { findCandidates } from './candidates.js';
import { DeferredInline } from './deferred-inline.js';
import { ElementFinder, type FoundElement } from './element.js';
import { endsBeforeBlankLine, findHtmlEnd, readHtmlStart, type HtmlKind } from './html-block.js';
import { InlineScanner } from './inline-scanner.js';
import { LineCursor } from './line-cursor.js';
import { Restarts } from './restarts.js';
import { standsAt } from './names.js';
import { lineEndAt, lineEndLength } from './lines.js';

export interface ScanOptions {
  /** Names, in lower case, under which a backtick fence is a block. */
  readonly fences: readonly string[];
  /** Names, in lower case, under which an element is a block. */
  readonly elements: readonly string[];
  /** Those of them whose payload may stand in a code fence. */
  readonly fenced?: readonly string[];
  /** Whether elements whose brackets and quotes are entities count too. */
  readonly transport: boolean;
}

/** What sees more of a text than its blocks: what looks as if it had been meant as one. */
export interface ScanWatch {
  readonly finder: ElementFinder;
  /** The name that an info string is, under which a fence is read as if it were registered. */
  fenceName(info: string): string | undefined;
  /** A fence under such a name that does not close. */
  unclosed(fence: OpenFence): void;
  /** A line of text that is neither quoted nor indented like code, in offsets from its first character to its end. */
  textLine(start: number, end: number): void;
}

/** A fence under a registered name, as far as it has been read. */
export interface OpenFence {
  readonly name: string;
  readonly start: number;
  readonly lines: readonly PayloadLine[];
}

/** A line of a fence's payload, without the indentation of its container. `prefix` is what is left of a tab. */
export interface PayloadLine {
  readonly prefix: number;
  readonly start: number;
  /** Offset after the line end. */
  readonly end: number;
}

/** A block as it was found, in offsets of the text. `prefaced`: visible prose stands before it. */
export type ScannedBlock =
  | { readonly form: 'fence'; readonly name: string; readonly start: number; readonly end: number; readonly lines: readonly PayloadLine[]; readonly prefaced: boolean }
  | { readonly form: 'element'; readonly element: FoundElement; readonly start: number; readonly end: number; readonly prefaced: boolean };

type Leaf =
  | { readonly type: 'paragraph' }
  | { readonly type: 'indented' }
  | { readonly type: 'html'; readonly kind: HtmlKind }
  | FenceLeaf;

interface FenceLeaf {
  readonly type: 'fence';
  readonly fence: FenceStart;
  readonly indent: number;
  readonly capture: { readonly name: string; readonly start: number; readonly lines: PayloadLine[] } | undefined;
}

/**
 * Follows CommonMark's block structure line by line (its appendix "A parsing strategy", phase 1) and hands the text of
 * paragraphs, headings and HTML blocks to the inline scanner. All state lies between two lines, so that a message that is
 * still arriving can be read as far as its lines are whole. Linear in the text.
 */
export class Scanner {
  readonly blocks: ScannedBlock[] = [];
  readonly #text: string;
  readonly #fences: readonly string[];
  readonly #watch: Partial<ScanWatch> | undefined;
  readonly #hasCarriageReturns: boolean;
  readonly #cursor = new LineCursor();
  readonly #finder: ElementFinder;
  readonly #inline: DeferredInline;
  readonly #containers = new Containers();
  readonly #restarts: Restarts;
  #noRestartBefore = 0;
  #leaf: Leaf | undefined;
  /** Where the first prose begins that a reader sees; nowhere while there is none. */
  #prose = Infinity;
  #lineStart = 0;
  /** Where the current line ends; later than it began where an element reached over several lines. */
  #lineEnd = 0;

  readonly #isArriving: boolean;

  /** `arriving`: the text goes on, after what may be known of the one before it. */
  constructor(text: string, options: ScanOptions, candidates: readonly number[], watch?: Partial<ScanWatch>, arriving?: { readonly prefaced: boolean }) {
    this.#text = text;
    this.#fences = options.fences;
    this.#watch = watch;
    this.#hasCarriageReturns = text.includes('\r');
    this.#restarts = new Restarts(text);
    this.#isArriving = arriving !== undefined;
    if (arriving?.prefaced) this.#prose = -1;
    this.#finder = watch?.finder ?? new ElementFinder(text, options.elements, options.fenced);
    const inline = new InlineScanner({ text, finder: this.#finder, transport: options.transport, found: (element) => this.#found(element) });
    this.#inline = new DeferredInline(inline, candidates);
  }

  /** Reads the line that begins at `start`, or passes over lines that change nothing; gives the start of the next one to read. */
  line(start: number): number {
    const next = this.#leaf?.type === 'fence' ? this.#skipCode(start, this.#leaf) : this.#skipProse(start);
    if (next > start) return next;
    this.#lineStart = start;
    this.#lineEnd = lineEndAt(this.#text, start, this.#hasCarriageReturns);
    if (!this.#plainLine(start)) {
      this.#cursor.start(this.#text, start, this.#lineEnd);
      this.#containers.match(this.#cursor);
      if (!this.#continueLeaf()) this.#startBlocks();
    }
    return this.#lineEnd + lineEndLength(this.#text, this.#lineEnd);
  }

  /** Whether nothing from `at` on can be part of a block any more. */
  isDone(at: number): boolean {
    return !this.#inline.isLive && !(this.#leaf?.type === 'fence' && this.#leaf.capture) && this.#inline.nextCandidate(at) === Infinity;
  }

  /** Whether a fresh scanner would read what follows the line just as this one. */
  get isFresh(): boolean {
    return !this.#leaf && !this.#containers.areOpen && !this.#inline.isLive && this.#inline.undecided === Infinity;
  }

  /** Whether visible prose has been seen. */
  get isPrefaced(): boolean {
    return this.#prose < Infinity;
  }

  /** Gives out the blocks that nothing which may come can hide. */
  settle(): void {
    this.#inline.settle();
  }

  /** Where the first thing begins of which it is not decided whether it is a block, or infinity. */
  get undecided(): number {
    return this.#inline.undecided;
  }

  /** The fence that is open; without a name if it is none of those that are registered. */
  get fence(): OpenFence | 'other' | undefined {
    return this.#leaf?.type === 'fence' ? (this.#leaf.capture ?? 'other') : undefined;
  }

  /** The line in which the open fence may close; only where nothing else can close it. */
  #skipCode(start: number, { fence, capture }: FenceLeaf): number {
    if (capture || this.#hasCarriageReturns || this.#containers.areOpen) return start;
    const at = this.#text.indexOf(fence.char === BACKTICK ? '```' : '~~~', start);
    return at < 0 ? this.#text.length : this.#text.lastIndexOf('\n', at) + 1;
  }

  /** The last line before the next mark at which reading may begin anew. Prose counts only until there is some. */
  #skipProse(start: number): number {
    if (this.#prose === Infinity || start < this.#noRestartBefore || this.#inline.isLive || this.#leaf?.type === 'html') return start;
    const mark = Math.min(this.#restarts.mark(start), this.#inline.nextCandidate(start));
    this.#noRestartBefore = mark + 1;
    const restart = this.#restarts.lastBefore(start, mark);
    if (restart > start) {
      this.#leaf = undefined;
      this.#containers.clear();
    }
    return restart;
  }

  /** Takes a line at once whose first character begins no block, outside all containers: most lines are such. */
  #plainLine(start: number): boolean {
    if (this.#containers.areOpen || start === this.#lineEnd || !beginsNothing(this.#text.charCodeAt(start))) return false;
    if (this.#leaf?.type === 'fence') return !this.#leaf.capture;
    if (this.#leaf && this.#leaf.type !== 'paragraph') return false;
    this.#paragraphLine(start);
    return true;
  }

  end(): void {
    this.#closeLeaf();
  }

  /** Lets an open code or HTML block take the line; true where it did. */
  #continueLeaf(): boolean {
    const leaf = this.#leaf;
    if (!leaf || !this.#containers.allMatched) return false;
    const cursor = this.#cursor;
    switch (leaf.type) {
      case 'fence':
        if (closesFence(cursor, leaf.fence.char, leaf.fence.length)) this.#closeFence(leaf);
        else if (leaf.capture) leaf.capture.lines.push(this.#payloadLine(leaf.indent));
        return true;
      case 'indented':
        if (cursor.indent >= 4 || cursor.blank) return true;
        this.#leaf = undefined;
        return false;
      case 'html':
        if (endsBeforeBlankLine(leaf.kind) && cursor.blank) this.#closeLeaf();
        else this.#htmlLine(leaf.kind);
        return true;
      case 'paragraph':
        if (!cursor.blank) return false;
        this.#closeLeaf();
        return true;
    }
  }

  #payloadLine(fenceIndent: number): PayloadLine {
    const cursor = this.#cursor;
    cursor.advanceColumns(Math.min(fenceIndent, cursor.indent));
    const start = cursor.partialTab > 0 ? cursor.offset + 1 : cursor.offset;
    return { prefix: cursor.partialTab, start, end: this.#lineEnd + lineEndLength(this.#text, this.#lineEnd) };
  }

  /** Opens the blocks that the rest of the line begins, then gives what is left of it to the innermost. */
  #startBlocks(): void {
    const cursor = this.#cursor;
    for (;;) {
      cursor.measure();
      if (cursor.blank) break;
      if (cursor.indent >= 4) {
        if (this.#leaf?.type === 'paragraph') break;
        this.#open({ type: 'indented' });
        return;
      }
      if (this.#startContainer()) continue;
      if (this.#startLeaf()) return;
      break;
    }
    this.#addText();
  }

  #startContainer(): boolean {
    const cursor = this.#cursor;
    if (cursor.next === GREATER) {
      this.#closeUnmatched();
      this.#containers.openQuote(cursor);
      return true;
    }
    if (isThematicBreak(cursor) || this.#underlines()) return false;
    const marker = readListMarker(cursor, this.#inParagraph());
    if (marker === 0) return false;
    this.#closeUnmatched();
    this.#containers.openItem(consumeListMarker(cursor, marker));
    return true;
  }

  #startLeaf(): boolean {
    const cursor = this.#cursor;
    if (cursor.next === HASH) return this.#startHeading();
    const fence = readFence(cursor);
    if (fence) {
      this.#startFence(fence);
      return true;
    }
    if (cursor.next === LESS && this.#startHtml()) return true;
    if (this.#underlines()) {
      this.#closeLeaf();
      return true;
    }
    if (!isThematicBreak(cursor)) return false;
    this.#closeUnmatched();
    this.#containers.adopt();
    return true;
  }

  #startHeading(): boolean {
    const content = readAtxHeading(this.#cursor);
    if (content < 0) return false;
    this.#closeUnmatched();
    this.#containers.adopt();
    this.#inline.begin('heading');
    this.#feed(content);
    this.#endLine();
    return true;
  }

  #startFence(fence: FenceStart): void {
    const { offset, indent } = this.#cursor;
    this.#closeUnmatched();
    const isOpen = fence.char === BACKTICK && !this.#containers.quoted;
    const name = isOpen ? (this.#fences.find((each) => each.length === fence.info.length && standsAt(each, fence.info, 0)) ?? this.#watch?.fenceName?.(fence.info)) : undefined;
    this.#open({ type: 'fence', fence, indent, capture: name === undefined ? undefined : { name, start: offset, lines: [] } });
  }

  #startHtml(): boolean {
    const at = this.#cursor.nextNonspace;
    // A protocol element stands for a word, and a word begins a paragraph.
    if (!this.#containers.quoted && this.#finder.read(at).type === 'element') return false;
    const kind = readHtmlStart(this.#text, at, this.#lineEnd);
    if (kind === undefined || (kind === 7 && this.#leaf?.type === 'paragraph')) return false;
    this.#open({ type: 'html', kind });
    if (endsBeforeBlankLine(kind)) this.#inline.begin('html');
    this.#htmlLine(kind);
    return true;
  }

  #htmlLine(kind: HtmlKind): void {
    if (endsBeforeBlankLine(kind)) {
      this.#feed(this.#cursor.offset);
      this.#newline();
      return;
    }
    const end = findHtmlEnd(kind, this.#text, this.#cursor.offset, this.#lineEnd);
    if (end < 0) return;
    this.#leaf = undefined;
    if (kind === 1) return;
    this.#inline.begin('html');
    this.#feed(end);
    this.#endLine();
  }

  /** Whether the line underlines the paragraph before it, which then is a heading. */
  #underlines(): boolean {
    return this.#inParagraph() && isSetextUnderline(this.#cursor) && !this.#inline.onlyDefinitions;
  }

  /** Whether the line would go on in a paragraph, were it not to begin another block. */
  #inParagraph(): boolean {
    return this.#leaf?.type === 'paragraph' && this.#containers.allMatched;
  }

  #addText(): void {
    const cursor = this.#cursor;
    if (cursor.blank) {
      this.#closeUnmatched();
      return;
    }
    // A paragraph goes on without the markers of its containers: a lazy line.
    if (this.#leaf?.type !== 'paragraph') this.#closeUnmatched();
    if (cursor.indent < 4 && !this.#containers.quoted) this.#watch?.textLine?.(cursor.nextNonspace, this.#lineEnd);
    this.#paragraphLine(cursor.nextNonspace);
  }

  /** Puts the rest of the line into the paragraph that is open, or into a new one. */
  #paragraphLine(from: number): void {
    if (!this.#leaf) {
      this.#leaf = { type: 'paragraph' };
      this.#containers.adopt();
      this.#inline.begin('paragraph');
      // Nothing that comes can enclose what a paragraph begins with.
      if (isLetter(this.#text.charCodeAt(from))) this.#prose = Math.min(this.#prose, from);
    }
    this.#feed(from);
    this.#newline();
  }

  #newline(): void {
    if (!this.#isCut) this.#inline.newline(this.#lineEnd);
  }

  /** Whether more of the line may arrive. */
  get #isCut(): boolean {
    return this.#isArriving && this.#lineEnd >= this.#text.length;
  }

  /** Gives the rest of the line to the inline scanner, and the rest of a later line where an element ends on that one. */
  #feed(from: number): void {
    let at = this.#inline.line(from, this.#lineEnd, this.#containers.quoted);
    while (at > this.#lineEnd) {
      this.#lineEnd = lineEndAt(this.#text, at, this.#hasCarriageReturns);
      at = this.#inline.rest(at, this.#lineEnd, this.#containers.quoted);
    }
  }

  #found(element: FoundElement): void {
    // What stands between its tags is its own.
    if (!element.fault && this.#prose >= element.start) this.#prose = Infinity;
    const { visible } = this.#inline;
    const prefaced = this.#prose < element.start || (visible >= 0 && visible < element.start);
    this.blocks.push({ form: 'element', element, start: element.start, end: element.end, prefaced });
  }

  #closeFence(leaf: FenceLeaf): void {
    this.#leaf = undefined;
    if (!leaf.capture) return;
    const { name, start, lines } = leaf.capture;
    // What only the watch takes for a block leaves the text as it is.
    if (this.#fences.includes(name)) this.#inline.forgetOpening();
    this.blocks.push({ form: 'fence', name, start, end: this.#lineEnd, lines, prefaced: this.#prose < start });
  }

  /** Opens a block that holds lines. */
  #open(leaf: Leaf): void {
    this.#closeUnmatched();
    this.#leaf = leaf;
    this.#containers.adopt();
  }

  #closeUnmatched(): void {
    this.#closeLeaf();
    this.#containers.closeUnmatched();
  }

  #closeLeaf(): void {
    const leaf = this.#leaf;
    this.#leaf = undefined;
    if (leaf?.type === 'fence' && leaf.capture) this.#watch?.unclosed?.(leaf.capture);
    if (leaf?.type === 'paragraph' || (leaf?.type === 'html' && endsBeforeBlankLine(leaf.kind))) this.#endInline();
  }

  /** Ends what ends with the line, unless more of that may arrive. */
  #endLine(): void {
    if (!this.#isCut) this.#endInline();
  }

  #endInline(): void {
    // Prose counts only before blocks.
    const visible = this.#inline.end(this.#prose === Infinity && this.#inline.nextCandidate(this.#lineStart) < Infinity);
    if (visible >= 0) this.#prose = Math.min(this.#prose, visible);
  }
}

/** Letters, and all that is not ASCII, begin neither a block nor indentation, and close no fence. */
const beginsNothing = (code: number): boolean => isLetter(code) || code > 127;

/** All blocks of a whole text, in order. */
export function scan(text: string, options: ScanOptions): readonly ScannedBlock[] {
  return scanFor(findCandidates(text, options), text, options);
}

/** The same where it is known at which offsets, rising, there may be something to find. Elements come in order, and so do fences. */
export function scanFor(candidates: readonly number[], text: string, options: ScanOptions, watch?: ScanWatch): readonly ScannedBlock[] {
  if (candidates.length === 0) return [];
  const scanner = new Scanner(text, options, candidates, watch);
  for (let at = 0; at < text.length && !scanner.isDone(at); ) at = scanner.line(at);
  scanner.end();
  return scanner.blocks;
}
