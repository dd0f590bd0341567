import type { Dialect } from '../dialect.js';
import type { Message, MessageView } from '../model/index.js';
import { isObject } from '../payload/json.js';
import { commonLength } from './common-length.js';
import { Folding, nothing, type Fold } from './fold.js';

export interface ConversationOptions {
  readonly dialects: readonly Dialect[];
  /** What is still open can be read, not answered. */
  readonly readOnly?: boolean;
  /** BCP 47; of diagnostics. Default English. */
  readonly locale?: string;
}

interface Seen {
  /** All messages that the last fold has taken. Grows and shrinks with what comes, and is nobody else's. */
  readonly messages: (Message | undefined)[];
  readonly options: ConversationOptions;
  /** Of all messages, and before it of all but the last: that one may be written anew. */
  readonly folds: readonly Fold[];
}

/** By the first message, what was last made of a conversation: most often the next one is the same and a message more. */
const seen = new WeakMap<Message, Seen>();

/** Stands where there is none, so that views and messages keep their places. */
const NO_MESSAGE: Message = { role: '' };

/**
 * What a client shows of a conversation: each message cut into segments, each questionnaire with how it stands. The last
 * word of the assistant is answerable, what the next message of the user answers is submitted, the rest is locked.
 *
 * Pure. A message that is the same object as before is not read again, and where messages were only appended, or the last
 * one was replaced, nothing is done for those before but to look that they are the same. A view that did not change is the
 * same object. Source: docs/conversation.md.
 */
export function viewConversation(messages: readonly Message[], options: ConversationOptions): readonly MessageView[] {
  const count = Array.isArray(messages) ? messages.length : 0;
  if (count === 0) return [];
  const first = messageAt(messages, 0);
  const before = seen.get(first);
  const known = before && isSame(before.options, options) ? usable(before, messages) : [];
  const start = known.at(-1) ?? nothing();
  if (start.views.length === count) return start.views;
  const folds = extended(start, messages, options);
  const taken = before?.messages ?? [];
  // Only where it shrinks: setting the length gives up the room to grow.
  if (taken.length > start.views.length) taken.length = start.views.length;
  for (let index = taken.length; index < count; index++) taken.push(messages[index]);
  seen.set(first, { messages: taken, options, folds });
  return folds.at(-1)?.views ?? [];
}

function isSame(a: ConversationOptions, b: ConversationOptions): boolean {
  return a.dialects === b.dialects && (a.readOnly ?? false) === (b.readOnly ?? false) && a.locale === b.locale;
}

/** What was made of nothing but the beginning of these messages. */
function usable({ messages: before, folds }: Seen, messages: readonly Message[]): readonly Fold[] {
  const common = commonLength(before, messages);
  return folds.filter(({ views }) => views.length <= common);
}

function extended(start: Fold, messages: readonly Message[], { dialects, readOnly = false, locale }: ConversationOptions): readonly Fold[] {
  const extend = (fold: Fold, end: number): Fold => {
    const folding = new Folding(fold, { dialects, locale }, readOnly);
    for (let index = fold.views.length; index < end; index++) folding.add(messageAt(messages, index));
    return folding.fold;
  };
  const last = messages.length - 1;
  const allButLast = start.views.length < last ? extend(start, last) : start;
  return [allButLast, extend(allButLast, messages.length)];
}

function messageAt(messages: readonly Message[], index: number): Message {
  const message = messages[index];
  return isObject(message) ? message : NO_MESSAGE;
}
