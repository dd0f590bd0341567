import { ArrivingElement } from './element.js';
import { ArrivingFence } from './fence.js';
import type { Where } from '../dialect.js';
import type { Ending } from './ending.js';
import { keepEqual } from './keep-equal.js';
import type { Questionnaire, Segment } from '../model/index.js';
import type { ArrivingBlock } from '../scan/block.js';
import type { PayloadReader } from '../payload/arriving.js';
import { readAttributes } from '../scan/opening-element.js';
import type { OpenFence } from '../scan/scanner.js';
import type { FoundElement } from '../scan/element.js';

/** Where a block stands among the segments of its message. */
export interface Position {
  readonly key: string;
  /** Offset in the message. */
  readonly start: number;
  readonly where: Where;
  readonly decode: (block: ArrivingBlock, where: Where) => Questionnaire;
  readonly reader: PayloadReader | undefined;
}

/** A questionnaire that stands open in a message, and whose end has not come. */
export class ArrivingQuestionnaire {
  readonly start: number;
  readonly #form: 'fence' | 'element';
  readonly #name: string;
  readonly #attributes: Readonly<Record<string, string>>;
  readonly #content: ArrivingElement | ArrivingFence;
  readonly #position: Position;
  #raw: string;
  #version = -1;
  #questionnaire: Questionnaire | undefined;
  #segment: (Segment & { readonly type: 'questionnaire' }) | undefined;

  private constructor(form: 'fence' | 'element', name: string, attributes: string, content: ArrivingElement | ArrivingFence, raw: string, position: Position) {
    this.start = position.start;
    this.#form = form;
    this.#name = name;
    this.#attributes = readAttributes(attributes);
    this.#content = content;
    this.#raw = raw;
    this.#position = position;
  }

  /** `text` ends where the message ends as yet. */
  static element(text: string, { name, attributes, start, payloadStart }: FoundElement, position: Position): ArrivingQuestionnaire {
    const content = new ArrivingElement(name, position.reader);
    content.append(text.slice(payloadStart));
    return new ArrivingQuestionnaire('element', name, attributes, content, text.slice(start), position);
  }

  static fence(text: string, { name, start }: OpenFence, position: Position): ArrivingQuestionnaire {
    const raw = text.slice(start);
    const ticks = start + raw.indexOf('`');
    const lineStart = Math.max(text.lastIndexOf('\n', ticks), text.lastIndexOf('\r', ticks)) + 1;
    const content = new ArrivingFence(ticks - lineStart, position.reader);
    content.append(raw.replace(/^[^\r\n]*(?:\r\n|\r|\n|$)/, ''));
    return new ArrivingQuestionnaire('fence', name, '', content, raw, position);
  }

  append(chunk: string): Ending {
    this.#raw += chunk;
    this.#segment = undefined;
    return this.#content.append(chunk);
  }

  get questionnaire(): Questionnaire {
    const { decode, where, reader } = this.#position;
    const { payload } = this.#content;
    const version = reader?.version ?? payload.length;
    if (!this.#questionnaire || version !== this.#version) {
      const next = decode({ form: this.#form, name: this.#name, attributes: this.#attributes, payload, certain: reader }, where);
      this.#questionnaire = this.#questionnaire ? keepEqual(this.#questionnaire, next) : next;
      this.#version = version;
    }
    return this.#questionnaire;
  }

  get segment(): Segment {
    const { key, start } = this.#position;
    return (this.#segment ??= { type: 'questionnaire', key, raw: this.#raw, start, end: start + this.#raw.length, questionnaire: this.questionnaire });
  }
}
