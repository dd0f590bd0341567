import type { Owners } from './block-owners.js';
import type { Decoded, Dialect, Where } from './dialect.js';
import { resolveLocale } from './locale/locale.js';
import type { Segment } from './model/index.js';
import type { ParseOptions } from './parse-options.js';
import { LineIndex } from './scan/lines.js';
import type { ScannedBlock } from './scan/scanner.js';
import { toBlock } from './scan/to-block.js';

const DEFAULT_ID = 'message';

/** A text, its lines as they are numbered in the message, and where in that it begins. */
export interface Source {
  readonly text: string;
  readonly origin: number;
  readonly lines: LineIndex;
}

/** What of a block says whose it is. */
export type BlockName = { readonly form: 'fence'; readonly name: string } | { readonly form: 'element'; readonly element: { readonly name: string } };

/** Makes segments of what was found in a message, in order, and gives them their keys and ids. */
export class Cutter {
  readonly owners: Owners;
  readonly #options: ParseOptions;
  readonly #messageId: string;
  /** Blocks that were decoded before, by where they begin. */
  readonly #known: ReadonlyMap<number, Segment> | undefined;
  readonly #ordinals = new Map<string, number>();
  #blockCount = 0;
  #markdownCount = 0;

  constructor(options: ParseOptions, owners: Owners, known?: ReadonlyMap<number, Segment>) {
    this.#options = options;
    this.owners = owners;
    this.#known = known;
    this.#messageId = options.messageId ?? DEFAULT_ID;
  }

  markdown(raw: string, start: number): Segment {
    return markdownSegment(this.#messageId, ++this.#markdownCount, raw, start);
  }

  /** The key that the next stretch of Markdown will have. */
  get nextMarkdownKey(): string {
    return `${this.#messageId}/text-${this.#markdownCount + 1}`;
  }

  get nextBlockKey(): string {
    return `${this.#messageId}/block-${this.#blockCount + 1}`;
  }

  /** The dialect that a block belongs to, and whether it answers. */
  ownerOf(scanned: BlockName): { readonly dialect: Dialect; readonly reply: boolean } | undefined {
    return this.owners[scanned.form].owner(scanned.form === 'fence' ? scanned.name : scanned.element.name);
  }

  block(scanned: ScannedBlock, { text, origin, lines }: Source): Segment | undefined {
    const owner = this.ownerOf(scanned);
    if (!owner?.dialect.block) return undefined;
    const where = this.next(owner, scanned.prefaced);
    const key = this.nextBlockKey;
    this.#blockCount++;
    this.#ordinals.set(owner.dialect.name, where.ordinal);
    const start = origin + scanned.start;
    const end = origin + scanned.end;
    const known = this.#known?.get(start);
    if (known?.end === end && known.key === key) return known;
    const decoded = owner.dialect.block.decode(toBlock(text, scanned, lines, origin), where);
    return blockSegment(decoded, key, text.slice(scanned.start, scanned.end), start, end);
  }

  /** Where the next block of a dialect stands. */
  next({ dialect, reply }: { readonly dialect: Dialect; readonly reply: boolean }, prefaced: boolean): Where {
    const ordinal = (this.#ordinals.get(dialect.name) ?? 0) + 1;
    const { questionnaireId, locale } = this.#options;
    const id = questionnaireId?.(this.#messageId, ordinal, dialect.name) ?? `${this.#messageId}_${dialect.block?.idPrefix ?? 'q'}${ordinal}`;
    return { messageId: this.#messageId, ordinal, reply, id, prefaced, locale: resolveLocale(locale) };
  }
}

/** A stretch of Markdown; `ordinal` from 1. */
export function markdownSegment(messageId: string | undefined, ordinal: number, raw: string, start: number): Segment {
  return { type: 'markdown', key: `${messageId ?? DEFAULT_ID}/text-${ordinal}`, raw, start, end: start + raw.length };
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
