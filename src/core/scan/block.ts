import type { ArrivingPayload } from '../payload/arriving.js';
import type { JsonValue } from '../payload/json-value.js';

/** How a protocol block looks in text. Names are in lower case; they match whatever their case in the text. */
export type BlockSyntax =
  /** A fenced code block of backticks whose info string is exactly a name. */
  | { readonly form: 'fence'; readonly names: readonly string[] }
  /** `<name …>` payload `</name>`, the payload being JSON in some transport. */
  | {
      readonly form: 'element';
      readonly names: readonly string[];
      /** The payload may stand in a code fence, named `json` or not at all. */
      readonly fenced?: boolean;
    };

/** A 1-based place in a message; columns count UTF-16 units. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A protocol block that stands open in the text of a message: not in code, not quoted. */
export interface Block {
  readonly form: 'fence' | 'element';
  /** As registered, in lower case. */
  readonly name: string;
  /** Of the opening element, entities decoded; names in lower case, first of equal names. No prototype. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Between the fences, without the container's indentation, or between the elements, as it stands. */
  readonly payload: string;
  /** The payload's value, where it is JSON as it stands and is known already. */
  readonly json: JsonValue | undefined;
  /** Its elements are entity-escaped, and so is everything between them. */
  readonly escaped: boolean;
  /** The block as it stands in the message. */
  readonly raw: string;
  /** UTF-16 offsets of `raw` in the message. */
  readonly start: number;
  readonly end: number;
  /** Where a UTF-16 offset of the payload lies in the message; without one, where the block begins. */
  locate(payloadOffset?: number): Place;
}

/** A block that stands open in the text of a message that is still arriving, and has no end yet. */
export interface ArrivingBlock {
  readonly form: 'fence' | 'element';
  readonly name: string;
  /** As of a block: the opening element is whole. */
  readonly attributes: Readonly<Record<string, string>>;
  /** As of a block, as far as it has arrived. */
  readonly payload: string;
  /** What is certain of the payload, where the dialect has a reader for it. */
  readonly certain: ArrivingPayload | undefined;
}
