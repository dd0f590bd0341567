import type { MessageToolCall, Reply } from '../src/core/index.js';
import { AGENT_RUN, STEPS, type Step } from './agent-run.js';
import { INPUT, secret, settings, settle, type Part } from './input.js';
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
  /** Requests for input. */
  readonly parts?: readonly Part[];
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
export function startConversation(sample: Sample, starts: number): Conversation {
  const { id, lang } = sample;
  return { id: starts === 0 ? id : `${id}-${starts}`, lang, messages: [{ id: 'm1', ...said(sample, 0) }], steps: id === AGENT_RUN.id ? STEPS : id === INPUT.id ? [secret] : [] };
}

/** The user sends the reply to a questionnaire; the assistant takes note. */
export function answer(conversation: Conversation, reply: Reply): Conversation {
  if (reply.via !== 'message') return goOn({ ...conversation, messages: settle(conversation.messages, reply.id, reply.result) });
  return goOn(say(conversation, { role: 'user', content: reply.text, displayText: reply.displayText }));
}

export function write(conversation: Conversation, content: string): Conversation {
  return goOn(say(conversation, { role: 'user', content }));
}

export function ask(conversation: Conversation, sample: Sample): Conversation {
  return say(conversation, said(sample, conversation.messages.length));
}

const said = ({ id, content }: Sample, count: number): Omit<ChatMessage, 'id'> => ({ role: 'assistant', content, ...(id === INPUT.id && { parts: settings(count) }) });

/** The assistant does what comes next, where it has more to do. */
function goOn(conversation: Conversation): Conversation {
  const [step, ...steps] = conversation.steps;
  return step ? step(conversation.messages).reduce(say, { ...conversation, steps }) : conversation;
}

function say(conversation: Conversation, message: Omit<ChatMessage, 'id'>): Conversation {
  return { ...conversation, messages: [...conversation.messages, { ...message, id: `m${conversation.messages.length + 1}` }] };
}
