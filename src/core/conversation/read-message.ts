import type { Dialect } from '../dialect.js';
import type { Message, Segment } from '../model/index.js';
import { parseMessage } from '../parse-message.js';
import { textOf } from './message-text.js';

/** What reading depends on, besides the message. */
export interface Reading {
  readonly dialects: readonly Dialect[];
  readonly locale: string | undefined;
}

interface Known extends Reading {
  readonly messageId: string;
  readonly segments: readonly Segment[];
}

/** Messages do not change; what has been read of one is the same as long as it is the same object. */
const known = new WeakMap<Message, Known>();

export function readMessage(message: Message, messageId: string, { dialects, locale }: Reading): readonly Segment[] {
  if (message.role !== 'assistant' && message.role !== 'user') return [];
  const before = known.get(message);
  if (before?.messageId === messageId && before.dialects === dialects && before.locale === locale) return before.segments;
  const segments = parseMessage(textOf(message), { messageId, role: message.role, dialects, ...(locale === undefined ? {} : { locale }) });
  known.set(message, { messageId, dialects, locale, segments });
  return segments;
}
