import { createMessageParser } from './message-parser.js';
import type { Segment } from './model/index.js';
import type { ParseOptions } from './parse-options.js';
import { parseWhole } from './parse-whole.js';

export type { ParseOptions } from './parse-options.js';

/**
 * Cuts a message into Markdown and protocol blocks, in order. The `raw`s joined are the message; where the message was
 * one JSON string that holds a block, they are the decoded one. Nothing is thrown, whatever the text; where there is
 * none, as in messages that only call tools, there are no segments. `streaming`: the message is still arriving, so that
 * what may become a block is left out, and a block without an end is an incomplete questionnaire.
 */
export function parseMessage(content: string | null | undefined, { streaming = false, ...options }: ParseOptions): readonly Segment[] {
  if (typeof content !== 'string') return [];
  if (!streaming) return parseWhole(content, options);
  const parser = createMessageParser(options);
  parser.append(content);
  return parser.segments;
}
