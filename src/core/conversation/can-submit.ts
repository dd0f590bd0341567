import type { Message } from '../model/index.js';
import { isObject } from '../payload/json.js';
import { isMeaningful } from './message-text.js';

/** Whether the questionnaires of a message can be answered now: only the latest word of the assistant can. Source: docs/sage-inline.md §8. */
export function canSubmit(messages: readonly Message[], index: number, readOnly = false): boolean {
  if (readOnly || !Array.isArray(messages) || !Number.isInteger(index) || messages[index]?.role !== 'assistant') return false;
  return !messages.slice(index + 1).some((message: Message | null) => isObject(message) && (message.role === 'user' || (message.role === 'assistant' && isMeaningful(message))));
}
