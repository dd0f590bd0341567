import type { Reply } from '../src/core/index.js';
import type { Sample } from './samples.js';

/** A message of the chat. `displayText` is what people read where it differs from what is sent. */
export interface ChatMessage {
  readonly id: string;
  readonly role: 'assistant' | 'user';
  readonly content: string;
  readonly displayText?: string;
}

/** A chat in which the assistant has just said one thing. */
export interface Conversation {
  readonly id: string;
  readonly lang: string;
  readonly messages: readonly ChatMessage[];
}

/** `starts`: how often it was started before. Each is a conversation of its own, so that nothing old comes back. */
export function startConversation({ id, lang, content }: Sample, starts: number): Conversation {
  return { id: starts === 0 ? id : `${id}-${starts}`, lang, messages: [{ id: 'm1', role: 'assistant', content }] };
}

/** The user sends the reply to a questionnaire; the assistant takes note. */
export function answer(conversation: Conversation, reply: Reply): Conversation {
  if (reply.via !== 'message') return conversation;
  return say(conversation, { role: 'user', content: reply.text, displayText: reply.displayText });
}

export function write(conversation: Conversation, content: string): Conversation {
  return say(conversation, { role: 'user', content });
}

export function ask(conversation: Conversation, { content }: Sample): Conversation {
  return say(conversation, { role: 'assistant', content });
}

function say(conversation: Conversation, message: Omit<ChatMessage, 'id'>): Conversation {
  return { ...conversation, messages: [...conversation.messages, { ...message, id: `m${conversation.messages.length + 1}` }] };
}
