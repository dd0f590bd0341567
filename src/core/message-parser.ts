import { ArrivingMessage } from './arriving/message.js';
import { keepEqual } from './arriving/keep-equal.js';
import type { Segment } from './model/index.js';
import type { ParseOptions } from './parse-options.js';
import { parseWhole } from './parse-whole.js';

/** Reads a message while it arrives. */
export interface MessageParser {
  /** Takes more of the text. A piece of a stream may have none. */
  append(text: string | null | undefined): void;
  /** Takes the whole text so far. What it begins with as before is not read again. */
  update(content: string | null | undefined): void;
  /** The text is whole: its segments are those of `parseMessage`. Should more be appended after all, it arrives again. */
  finish(): readonly Segment[];
  /** What is certain. A segment that has not changed is the same object, and so is a question. */
  readonly segments: readonly Segment[];
  /** The end of the text, held back because it may be the beginning of a block. The segments' `raw`s joined, and this, are the text so far. */
  readonly pending: string;
}

/** For a message that is still arriving: work is in proportion to what is appended. Nothing is thrown, whatever the text. */
export function createMessageParser(options: ParseOptions): MessageParser {
  return new IncrementalParser(options);
}

class IncrementalParser implements MessageParser {
  readonly #options: ParseOptions;
  #text = '';
  #arriving: ArrivingMessage;
  #finished: readonly Segment[] | undefined;

  constructor(options: ParseOptions) {
    this.#options = options;
    this.#arriving = new ArrivingMessage(options);
  }

  get segments(): readonly Segment[] {
    return this.#finished ?? this.#arriving.segments;
  }

  get pending(): string {
    return this.#finished ? '' : this.#arriving.pending;
  }

  append(text: string | null | undefined): void {
    if (!text) return;
    this.#finished = undefined;
    this.#text += text;
    this.#arriving.append(text);
  }

  update(text: string | null | undefined): void {
    const content = text ?? '';
    if (content === this.#text) return;
    if (content.startsWith(this.#text)) {
      this.append(content.slice(this.#text.length));
    } else {
      const known = this.#blocks(commonLength(this.#text, content));
      this.#finished = undefined;
      this.#arriving = new ArrivingMessage(this.#options, known);
      this.#arriving.append(content);
    }
    // Not put together from pieces, which would have to be joined to be compared.
    this.#text = content;
  }

  finish(): readonly Segment[] {
    if (this.#finished) return this.#finished;
    const before = this.#arriving.segments;
    const segments = parseWhole(this.#text, this.#options, this.#blocks(this.#text.length));
    return (this.#finished = segments.map((segment, index) => keepSegment(before[index], segment)));
  }

  /** The blocks that are whole and end before an offset, by where they begin. */
  #blocks(before: number): ReadonlyMap<number, Segment> {
    const isWhole = (segment: Segment): boolean => segment.type !== 'markdown' && segment.end <= before && (segment.type !== 'questionnaire' || segment.questionnaire.complete);
    return new Map(this.#arriving.segments.filter(isWhole).map((segment) => [segment.start, segment]));
  }
}

function keepSegment(before: Segment | undefined, segment: Segment): Segment {
  if (before?.key !== segment.key || before === segment) return segment;
  if (segment.type === 'markdown') return before.start === segment.start && before.raw === segment.raw ? before : segment;
  const isSame = segment.type === 'questionnaire' && before.type === 'questionnaire';
  return isSame ? { ...segment, questionnaire: keepEqual(before.questionnaire, segment.questionnaire) } : segment;
}

function commonLength(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a.charCodeAt(at) === b.charCodeAt(at)) at++;
  return at;
}
