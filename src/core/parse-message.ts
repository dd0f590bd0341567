import { ownersOf, type Owners } from './block-owners.js';
import type { Decoded, Dialect } from './dialect.js';
import { resolveLocale } from './locale/locale.js';
import type { Segment } from './model/index.js';
import { LineIndex } from './scan/lines.js';
import { scan, type ScannedBlock } from './scan/scanner.js';
import { toBlock } from './scan/to-block.js';

export interface ParseOptions {
  /** Ids of questionnaires and segments begin with it. Default `message`. */
  readonly messageId?: string;
  /** In a user's message only answers are blocks. Default `assistant`. */
  readonly role?: 'assistant' | 'user';
  readonly dialects: readonly Dialect[];
  /** Whether to read blocks whose elements are entity-escaped, and whole messages that are one JSON string. Default true. */
  readonly transport?: boolean;
  /** Gives a questionnaire its id, in place of `<messageId>_q<ordinal>`. */
  readonly questionnaireId?: (messageId: string, ordinal: number, dialect: string) => string;
  /** BCP 47; of diagnostics. Default English. */
  readonly locale?: string;
}

/**
 * Cuts a message into Markdown and protocol blocks, in order. The `raw`s joined are the message; where the message was
 * one JSON string that holds a block, they are the decoded one. Nothing is thrown, whatever the text; where there is
 * none, as in messages that only call tools, there are no segments.
 */
export function parseMessage(content: string | null | undefined, options: ParseOptions): readonly Segment[] {
  if (typeof content !== 'string') return [];
  const decoded = options.transport === false ? undefined : decodeTransport(content);
  if (decoded !== undefined) {
    const segments = segment(decoded, options);
    if (segments.some(({ type }) => type !== 'markdown')) return segments;
  }
  return segment(content, options);
}

/** What a message stands for that is one JSON string literal. */
function decodeTransport(content: string): string | undefined {
  if (content.length < 2 || !content.startsWith('"') || !content.endsWith('"')) return undefined;
  try {
    const value: unknown = JSON.parse(content);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

function segment(text: string, options: ParseOptions): readonly Segment[] {
  const owners = ownersOf(options.dialects, options.role ?? 'assistant');
  const blocks = text === '' ? [] : scan(text, { fences: owners.fence.list, elements: owners.element.list, transport: options.transport ?? true });
  if (blocks.length === 0) return text === '' ? [] : [markdown(options.messageId ?? DEFAULT_ID, 1, text, 0, text.length)];
  return new Cutter(text, options, owners).cut(blocks);
}

function markdown(messageId: string, ordinal: number, text: string, start: number, end: number): Segment {
  return { type: 'markdown', key: `${messageId}/text-${ordinal}`, raw: text.slice(start, end), start, end };
}

/** Put together by hand: a spread here costs as much as the questions. */
function blockSegment(decoded: Decoded, key: string, raw: string, start: number, end: number): Segment {
  switch (decoded.type) {
    case 'questionnaire':
      return { type: 'questionnaire', key, raw, start, end, questionnaire: decoded.questionnaire };
    case 'response':
      return { type: 'response', key, raw, start, end, response: decoded.response };
    case 'invalid':
      return { type: 'invalid', key, raw, start, end, diagnostics: decoded.diagnostics };
  }
}

const DEFAULT_ID = 'message';

class Cutter {
  readonly #text: string;
  readonly #options: ParseOptions;
  readonly #owners: Owners;
  readonly #lines: LineIndex;
  readonly #messageId: string;
  readonly #ordinals = new Map<string, number>();
  readonly #segments: Segment[] = [];
  #blockCount = 0;
  #markdownCount = 0;
  #at = 0;

  constructor(text: string, options: ParseOptions, owners: Owners) {
    this.#text = text;
    this.#options = options;
    this.#owners = owners;
    this.#lines = new LineIndex(text);
    this.#messageId = options.messageId ?? DEFAULT_ID;
  }

  cut(blocks: readonly ScannedBlock[]): readonly Segment[] {
    for (const block of blocks) this.#block(block);
    this.#markdown(this.#text.length);
    return this.#segments;
  }

  #markdown(end: number): void {
    if (end <= this.#at) return;
    this.#segments.push(markdown(this.#messageId, ++this.#markdownCount, this.#text, this.#at, end));
    this.#at = end;
  }

  #block(scanned: ScannedBlock): void {
    const name = scanned.form === 'fence' ? scanned.name : scanned.element.name;
    const owner = this.#owners[scanned.form].owner(name);
    if (!owner?.dialect.block) return;
    this.#markdown(scanned.start);
    const { start, end } = scanned;
    const decoded = this.#decode(scanned, owner.dialect, owner.reply);
    this.#segments.push(blockSegment(decoded, `${this.#messageId}/block-${++this.#blockCount}`, this.#text.slice(start, end), start, end));
    this.#at = end;
  }

  #decode(scanned: ScannedBlock, dialect: Dialect, reply: boolean): Decoded {
    const ordinal = (this.#ordinals.get(dialect.name) ?? 0) + 1;
    this.#ordinals.set(dialect.name, ordinal);
    const { questionnaireId, locale } = this.#options;
    const id = questionnaireId?.(this.#messageId, ordinal, dialect.name) ?? `${this.#messageId}_${dialect.block?.idPrefix ?? 'q'}${ordinal}`;
    const where = { messageId: this.#messageId, ordinal, reply, id, prefaced: scanned.prefaced, locale: resolveLocale(locale) };
    return dialect.block?.decode(toBlock(this.#text, scanned, this.#lines), where) ?? { type: 'invalid', diagnostics: [] };
  }
}
