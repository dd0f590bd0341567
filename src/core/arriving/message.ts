import { ArrivingQuestionnaire, type Position } from './questionnaire.js';
import { ownersOf } from '../block-owners.js';
import { Cutter, type BlockName, type Source } from '../cutter.js';
import type { Ending } from './ending.js';
import { keepEqual } from './keep-equal.js';
import { LiteralWatch } from './literal-watch.js';
import type { Segment } from '../model/index.js';
import type { ParseOptions } from '../parse-options.js';
import { Beginnings } from '../scan/beginnings.js';
import { LineIndex, countLineEnds } from '../scan/lines.js';
import { readArriving, type ArrivingReading } from '../scan/read-arriving.js';
import type { ScanOptions, ScannedBlock } from '../scan/scanner.js';

/** A window that is longer is read for its own sake, so that it can begin anew. */
const LONG = 4096;

/** So many characters may be read again for each that comes; and before any has come. */
const CREDIT = 32;
const FIRST_CREDIT = 16 * LONG;

/**
 * A message that is still arriving. Most of what comes is looked at once, as it comes; where something may be a block, the
 * text is read again from the last line at which reading may begin anew, which keeps that window short.
 */
export class ArrivingMessage {
  readonly #scan: ScanOptions;
  readonly #beginnings: Beginnings;
  readonly #literal = new LiteralWatch();
  readonly #cutter: Cutter;
  readonly #settled: Segment[] = [];
  /** The text since the last line at which reading may begin anew: where it begins, on which line, and whether prose stands before it. */
  #window = '';
  #origin = 0;
  #firstLine = 1;
  #prefaced = false;
  /** The Markdown that is arriving: where it begins, what of it lies before the window and in it, and what is held back behind it. */
  #start = 0;
  #head = '';
  #shown = '';
  #held = '';
  #open: ArrivingQuestionnaire | undefined;
  /** The block that is open has turned out to be none. It was shown, so it stays until the text is whole. */
  #isStuck = false;
  /** Whether what is held back may be a block, so that only reading decides. */
  #isUndecided = false;
  #credit = FIRST_CREDIT;
  /** How long the window was when it was last read. */
  #readLength = 0;
  /** The last line, and the last characters. */
  #line = '';
  #end = '';
  #segments: readonly Segment[] | undefined;
  #markdown: Segment | undefined;

  /** `known`: blocks that were decoded before, by where they begin. */
  constructor(options: ParseOptions, known?: ReadonlyMap<number, Segment>) {
    const owners = ownersOf(options.dialects, options.role ?? 'assistant');
    this.#scan = { fences: owners.fence.list, elements: owners.element.list, fenced: owners.element.fenced, transport: options.transport ?? true };
    this.#beginnings = new Beginnings(this.#scan);
    this.#cutter = new Cutter(options, owners, known);
  }

  get pending(): string {
    return this.#open ? '' : this.#held;
  }

  get segments(): readonly Segment[] {
    if (!this.#segments) {
      const segments = [...this.#settled];
      const markdown = this.#arrivingMarkdown();
      if (markdown) segments.push(markdown);
      if (this.#open) segments.push(this.#open.segment);
      this.#segments = segments;
    }
    return this.#segments;
  }

  append(chunk: string): void {
    const completesFence = this.#takeLines(chunk);
    this.#window += chunk;
    this.#credit += CREDIT * chunk.length;
    this.#segments = undefined;
    const end = this.#end + chunk;
    if (this.#open) {
      const ending = this.#open.append(chunk);
      if (!this.#isStuck && this.#mayRead(ending)) this.#read(end);
    } else this.#takeProse(chunk, end, completesFence);
    this.#end = end.slice(-this.#beginnings.reach);
  }

  /** Keeps the last line; says whether one is whole that may open a fence. */
  #takeLines(chunk: string): boolean {
    const lines = /[\r\n]/.test(chunk) ? chunk.split(/\r\n|\r|\n/) : [chunk];
    const last = lines.pop() ?? '';
    const before = this.#line;
    this.#line = lines.length > 0 ? last : before + last;
    return lines.some((line, index) => this.#beginnings.isFence(index === 0 ? before + line : line));
  }

  #takeProse(chunk: string, end: string, completesFence: boolean): void {
    if (this.#literal.isPossible || this.#origin + this.#window.length === chunk.length) this.#literal.append(chunk);
    if (this.#isUndecided) {
      this.#held += chunk;
      if (!this.#literal.hasBeginning && this.#mayRead(/[>{`\r\n]/.test(chunk) ? 'likely' : 'possible')) this.#read(end);
      return;
    }
    const opening = this.#beginnings.opening(end, this.#end.length);
    if (opening >= 0) this.#literal.noteOpening();
    if (completesFence || opening >= 0 || this.#literal.hasBeginning) {
      this.#held += chunk;
      this.#isUndecided = true;
      if (!this.#literal.hasBeginning && this.#mayRead('likely')) this.#read(end);
      return;
    }
    this.#hold(chunk, this.#heldEnd(end));
    const { length } = this.#window;
    const isWorthwhile = length > LONG && (length > 2 * this.#readLength || (this.#credit > 8 * length && /[\r\n]/.test(chunk)));
    if (isWorthwhile) this.#read(end);
  }

  #heldEnd(end: string): number {
    return Math.max(this.#beginnings.held(end, this.#line), this.#literal.ticks);
  }

  /** Shows what came before, but for so many characters at the end. */
  #hold(chunk: string, length: number): void {
    const text = this.#held + chunk;
    const at = Math.max(0, text.length - length);
    this.#shown += text.slice(0, at);
    this.#held = text.slice(at);
  }

  /** To read a long window for each character would take quadratic time. */
  #mayRead(ending: Ending): boolean {
    const { length } = this.#window;
    if (ending === 'no') return false;
    return ending === 'likely' ? this.#credit >= length : this.#credit >= 8 * length && length - this.#readLength >= length / 64;
  }

  #read(end: string): void {
    const before = this.#open;
    const { length } = this.#window;
    // A run of backticks at the end may become longer, and a tag another one.
    const whole = this.#window.slice(0, length - Math.min(length, Math.max(this.#heldEnd(end), ticksAt(end))));
    const reading = readArriving(whole, this.#scan, { prefaced: this.#prefaced, isCut: whole.length < length });
    this.#credit -= this.#window.length;
    if (before && !this.#goesOn(before, reading)) {
      this.#isStuck = true;
      return;
    }
    const source: Source = { text: this.#window, origin: this.#origin, lines: new LineIndex(this.#window, this.#firstLine) };
    for (const block of reading.blocks) {
      const isNew = this.#origin + block.start >= this.#start && block.start < reading.undecided && !(block.form === 'element' && block.element.arriving);
      if (isNew) this.#settle(block, source, before);
    }
    const from = Math.max(0, this.#start - this.#origin);
    const to = this.#arrange(reading, before);
    this.#shown = this.#window.slice(from, to);
    this.#held = this.#window.slice(Math.max(from, to));
    this.#beginAnew(reading.restart);
    this.#readLength = this.#window.length;
    if (this.#open || this.#isUndecided) return;
    const text = this.#shown;
    this.#shown = this.#held = '';
    this.#hold(text, this.#heldEnd(end));
  }

  #goesOn({ start }: ArrivingQuestionnaire, { blocks, fence }: ArrivingReading): boolean {
    const at = start - this.#origin;
    return fence?.start === at || blocks.some((block) => block.start === at);
  }

  /** Finds what is open or undecided; gives where it begins in the window. */
  #arrange({ blocks, fence, undecided, prefaced }: ArrivingReading, before: ArrivingQuestionnaire | undefined): number {
    const last = blocks.at(-1);
    const element = last?.form === 'element' && last.element.arriving ? last.element : undefined;
    const first = Math.min(undecided, element?.start ?? Infinity, fence?.start ?? Infinity, this.#window.length);
    this.#open = undefined;
    if (fence?.start === first) this.#open = this.#same(before, first) ?? this.#opened({ form: 'fence', name: fence.name }, first, prefaced, (position) => ArrivingQuestionnaire.fence(this.#window, fence, position));
    else if (element?.start === first && element.arriving === 'certain') {
      this.#open = this.#same(before, first) ?? this.#opened({ form: 'element', element }, first, prefaced, (position) => ArrivingQuestionnaire.element(this.#window, element, position));
    }
    this.#isUndecided = !this.#open && first < this.#window.length;
    return first;
  }

  #same(before: ArrivingQuestionnaire | undefined, start: number): ArrivingQuestionnaire | undefined {
    return before?.start === this.#origin + start ? before : undefined;
  }

  /** Something can be shown of a block that is open where its dialect says what. */
  #opened(block: BlockName, start: number, prefaced: boolean, open: (position: Position) => ArrivingQuestionnaire): ArrivingQuestionnaire | undefined {
    const owner = this.#cutter.ownerOf(block);
    const intake = owner?.dialect.block;
    const decode = intake?.decodePartial?.bind(intake);
    if (!owner || owner.reply || !decode) return undefined;
    return open({ key: this.#cutter.nextBlockKey, start: this.#origin + start, where: this.#cutter.next(owner, prefaced), decode, reader: intake?.payloadReader?.(block.form) });
  }

  #settle(block: ScannedBlock, source: Source, before: ArrivingQuestionnaire | undefined): void {
    if (!this.#cutter.ownerOf(block)?.dialect.block) return;
    const from = Math.max(0, this.#start - this.#origin);
    const raw = this.#head + this.#window.slice(from, block.start);
    if (raw !== '') this.#settled.push(this.#keep(this.#cutter.markdown(raw, this.#start)));
    const found = this.#cutter.block(block, source);
    if (found) this.#settled.push(found.type === 'questionnaire' && before?.start === found.start ? { ...found, questionnaire: keepEqual(before.questionnaire, found.questionnaire) } : found);
    this.#start = this.#origin + block.end;
    this.#head = '';
  }

  #beginAnew({ at, prefaced }: ArrivingReading['restart']): void {
    if (at === 0) return;
    const passed = this.#window.slice(0, at);
    const from = Math.max(0, this.#start - this.#origin);
    if (at > from) {
      this.#head += this.#window.slice(from, at);
      this.#shown = this.#shown.slice(at - from);
    }
    this.#firstLine += countLineEnds(passed);
    this.#window = this.#window.slice(at);
    this.#origin += at;
    this.#prefaced = prefaced;
  }

  #arrivingMarkdown(): Segment | undefined {
    const raw = this.#head + this.#shown;
    if (raw === '') return undefined;
    return (this.#markdown = this.#keep({ type: 'markdown', key: this.#cutter.nextMarkdownKey, raw, start: this.#start, end: this.#start + raw.length }));
  }

  /** Markdown only grows, so that its length tells whether it is the same. */
  #keep(markdown: Segment): Segment {
    const known = this.#markdown;
    return known?.key === markdown.key && known.end === markdown.end ? known : markdown;
  }
}

const ticksAt = (end: string): number => /`*$/.exec(end)?.[0].length ?? 0;
