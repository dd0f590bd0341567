import type { Dialect } from '../dialect.js';
import type { Message, MessageView } from '../model/index.js';
import { Folding, NOTHING, type Fold } from './fold.js';

export interface ConversationOptions {
  readonly dialects: readonly Dialect[];
  /** What is still open can be read, not answered. */
  readonly readOnly?: boolean;
  /** BCP 47; of diagnostics. Default English. */
  readonly locale?: string;
}

interface Seen {
  /** All messages that the fold has taken. Grows with it, and is nobody else's. */
  readonly messages: Message[];
  readonly options: ConversationOptions;
  readonly fold: Fold;
}

/** By the first message, what was last made of a conversation: most often the next one is the same and a message more. */
const seen = new WeakMap<Message, Seen>();

/**
 * What a client shows of a conversation: each message cut into segments, each questionnaire with how it stands. The last
 * word of the assistant is answerable, what the next message of the user answers is submitted, the rest is locked.
 *
 * Pure. A message that is the same object as before is not read again, and where messages were only appended nothing is
 * done for those before but to look that they are the same. A view that did not change is the same object.
 */
export function viewConversation(messages: readonly Message[], options: ConversationOptions): readonly MessageView[] {
  const [first] = messages;
  if (!first) return [];
  const before = seen.get(first);
  const start: Pick<Seen, 'messages' | 'fold'> = before && isSame(before.options, options) && isPrefix(before.messages, messages) ? before : { messages: [], fold: NOTHING };
  if (start === before && before.messages.length === messages.length) return before.fold.views;
  const folding = new Folding(start.fold, { dialects: options.dialects, locale: options.locale }, options.readOnly ?? false);
  for (let index = start.messages.length; index < messages.length; index++) {
    const message = messages[index];
    if (!message) continue;
    folding.add(message);
    start.messages.push(message);
  }
  const { fold } = folding;
  seen.set(first, { messages: start.messages, options, fold });
  return fold.views;
}

function isSame(a: ConversationOptions, b: ConversationOptions): boolean {
  return a.dialects === b.dialects && (a.readOnly ?? false) === (b.readOnly ?? false) && a.locale === b.locale;
}

function isPrefix(before: readonly Message[], messages: readonly Message[]): boolean {
  if (before.length > messages.length) return false;
  for (let index = 0; index < before.length; index++) if (before[index] !== messages[index]) return false;
  return true;
}
