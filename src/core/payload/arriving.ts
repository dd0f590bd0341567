import type { JsonDocument } from './json.js';

/** What is certain of an object that is still arriving, whatever it is written in. Of members with equal names the first counts. */
export interface ArrivingPayload {
  /** Rises whenever more has become certain. */
  readonly version: number;
  /** The value of a member that is whole and no list. */
  member(name: string): unknown;
  /** What has arrived of a member that is a list. An item is the same object each time, until more of it is certain. */
  items(name: string): readonly ArrivingItem[];
}

export interface ArrivingItem {
  /** Without what is half-read; nothing where the item is no object. */
  readonly document: JsonDocument | undefined;
  /** The member that has begun and may not be whole; nothing where all that is shown is whole. */
  readonly open: string | undefined;
  readonly isWhole: boolean;
}

/** Reads a payload as it arrives. */
export interface PayloadReader extends ArrivingPayload {
  append(text: string): void;
  /** `done` once the object has ended; `broken` once it is known to be none. Where its end cannot be seen in it, it stays `arriving`. */
  readonly state: 'arriving' | 'done' | 'broken';
}
