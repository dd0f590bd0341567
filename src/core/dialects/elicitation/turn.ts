import { fieldOf } from '../../payload/foreign.js';
import { elicitationState } from './part-state.js';
import { partsOf } from './parts.js';

/** The type of a message’s parts, where it has any. */
type PartOf<M> = M extends { readonly parts: readonly (infer P)[] } ? P : unknown;

/** The parts of a conversation’s turn: all after the latest message of the user, or all where there is none. */
export function partsInTurn<M>(messages: readonly M[]): readonly PartOf<M>[] {
  const all = partsOf(messages);
  const start = all.findLastIndex((message) => fieldOf(message, 'role') === 'user') + 1;
  return all.slice(start).flatMap((message) => partsOf(fieldOf(message, 'parts')) as readonly PartOf<M>[]);
}

/**
 * The output that a call was settled with in this turn; nothing where it waits. An answer from before the latest message
 * of the user answers nothing that is asked now, however alike the requests are.
 */
export function outputInTurn(messages: readonly unknown[], toolCallId: string): unknown {
  const part = partsInTurn(messages).findLast((each) => fieldOf(each, 'toolCallId') === toolCallId && elicitationState(each) !== 'pending');
  return part === undefined ? undefined : fieldOf(part, 'output');
}
