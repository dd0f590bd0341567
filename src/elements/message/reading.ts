import { createMessageParser, type MessageParser } from '../../core/message-parser.js';
import type { Questionnaire, Segment } from '../../core/model/index.js';
import { parseMessage, type ParseOptions } from '../../core/parse-message.js';

/** Where something begins in a message: line and column from 1, columns in UTF-16 units. */
export interface FirstPlace {
  readonly line: number;
  readonly column: number;
}

/** Reads a message again and again as it grows, and only what has been added; one that is whole is read once. */
export class MessageReading {
  #segments: readonly Segment[] = [];
  #parser: MessageParser | undefined;
  #options: ParseOptions | undefined;
  /** Nothing can be sent of a message that is still arriving: its questionnaires as they are, but incomplete. */
  readonly #held = new WeakMap<Questionnaire, Questionnaire>();
  readonly #places = new WeakMap<Segment, FirstPlace>();

  get segments(): readonly Segment[] {
    return this.#segments;
  }

  read(content: string, options: ParseOptions, isStreaming: boolean): void {
    if (!this.#options || !sameOptions(this.#options, options)) this.#parser = undefined;
    this.#options = options;
    if (isStreaming) {
      this.#parser ??= createMessageParser(options);
      this.#parser.update(content);
      this.#segments = this.#parser.segments.map((segment) => this.#hold(segment));
      return;
    }
    this.#parser?.update(content);
    this.#segments = this.#parser?.finish() ?? parseMessage(content, options);
    this.#parser = undefined;
  }

  /** The segments are the message, so that those before tell. */
  placeOf(segment: Segment): FirstPlace {
    const known = this.#places.get(segment);
    if (known) return known;
    const before = this.#segments.slice(0, this.#segments.indexOf(segment)).map(({ raw }) => raw).join('');
    const lines = before.split(/\r\n|\r|\n/);
    const place = { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
    this.#places.set(segment, place);
    return place;
  }

  #hold(segment: Segment): Segment {
    if (segment.type !== 'questionnaire' || !segment.questionnaire.complete) return segment;
    const held = this.#held.get(segment.questionnaire) ?? { ...segment.questionnaire, complete: false };
    this.#held.set(segment.questionnaire, held);
    return { ...segment, questionnaire: held };
  }
}

function sameOptions(a: ParseOptions, b: ParseOptions): boolean {
  return a.messageId === b.messageId && a.role === b.role && a.dialects === b.dialects && a.locale === b.locale;
}
