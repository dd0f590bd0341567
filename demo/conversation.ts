import type { MessageToolCall, Reply } from '../src/core/index.js';
import { AGENT_RUN, STEPS, type Step } from './agent-run.js';
import type { Sample } from './samples.js';

/** A message of the chat. `displayText` is what people read where it differs from what is sent. */
export interface ChatMessage {
  readonly id: string;
  /** `check`: a reply that never reached the user. */
  readonly role: 'assistant' | 'user' | 'tool' | 'check';
  readonly content: string;
  readonly displayText?: string;
  readonly tool_calls?: readonly MessageToolCall[];
  readonly tool_call_id?: string;
  /** Why the check refused it. */
  readonly issues?: readonly string[];
}

/** A chat in which the assistant has just said one thing. */
export interface Conversation {
  readonly id: string;
  readonly lang: string;
  readonly messages: readonly ChatMessage[];
  /** What the assistant does when the user has answered next, and after that. */
  readonly steps: readonly Step[];
}

/** `starts`: how often it was started before. Each is a conversation of its own, so that nothing old comes back. */
export function startConversation({ id, lang, content }: Sample, starts: number): Conversation {
  return { id: starts === 0 ? id : `${id}-${starts}`, lang, messages: [{ id: 'm1', role: 'assistant', content }], steps: id === AGENT_RUN.id ? STEPS : [] };
}

/** The user sends the reply to a questionnaire; the assistant takes note. */
export function answer(conversation: Conversation, reply: Reply): Conversation {
  if (reply.via !== 'message') return conversation;
  return goOn(say(conversation, { role: 'user', content: reply.text, displayText: reply.displayText }));
}

export function write(conversation: Conversation, content: string): Conversation {
  return goOn(say(conversation, { role: 'user', content }));
}

export function ask(conversation: Conversation, { content }: Sample): Conversation {
  return say(conversation, { role: 'assistant', content });
}

/** The assistant does what comes next, where it has more to do. */
function goOn(conversation: Conversation): Conversation {
  const [step, ...steps] = conversation.steps;
  return step ? step(conversation.messages).reduce(say, { ...conversation, steps }) : conversation;
}

function say(conversation: Conversation, message: Omit<ChatMessage, 'id'>): Conversation {
  return { ...conversation, messages: [...conversation.messages, { ...message, id: `m${conversation.messages.length + 1}` }] };
}
