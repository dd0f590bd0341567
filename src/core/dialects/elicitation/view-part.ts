import type { Outcome, Questionnaire } from '../../model/index.js';
import { fieldOf } from '../../payload/foreign.js';
import { decodeReply } from './decode-reply.js';
import { parseElicitation, type ElicitationOptions } from './parse.js';
import { elicitationErrorText, elicitationState, errorTextOf, isDegraded } from './part-state.js';
import { dispatchToolPart, type RenderMap } from './parts.js';

/** What a client shows for a part that asks. */
export type ElicitationPartView =
  /** The input is still arriving. */
  | { readonly view: 'waiting' }
  /** To be answered, also when it was loaded again. */
  | { readonly view: 'card'; readonly questionnaire: Questionnaire }
  /** Settled: `message` says what came of it. The questionnaire and outcome are there as far as they can be read. */
  | { readonly view: 'settled'; readonly state: 'submitted' | 'declined' | 'cancelled'; readonly message?: string; readonly questionnaire?: Questionnaire; readonly outcome?: Outcome }
  /**
   * Cannot be shown. `settle`: the host settles the call with `errorText` now; only the first of a turn is, so that a model
   * that asks again in the same way makes no loop.
   */
  | { readonly view: 'unsupported'; readonly reason?: string; readonly errorText: string; readonly settle: boolean }
  /** Not asked here. */
  | { readonly view: 'unrelated' };

export interface ElicitationPartOptions extends Omit<ElicitationOptions, 'dialect' | 'id'> {
  /** The parts of the turn, as `partsInTurn` gives them; what was settled among them counts. */
  readonly turn: readonly unknown[];
  readonly map: RenderMap;
}

/** What to show for the part of a tool. Source: docs/elicitation.md §7. */
export function viewElicitationPart(part: unknown, { turn, map, ...options }: ElicitationPartOptions): ElicitationPartView {
  if (dispatchToolPart(part, map).to !== 'elicitation') return { view: 'unrelated' };
  const state = elicitationState(part);
  if (state === 'degraded') return { view: 'unsupported', errorText: errorTextOf(part), settle: false };
  if (state === 'pending' && isArriving(part)) return { view: 'waiting' };
  const parsed = parseElicitation(fieldOf(part, 'input'), { ...options, id: String(fieldOf(part, 'toolCallId')) });
  if (state !== 'pending') return settled(part, state, parsed.ok ? parsed.value : undefined);
  if (parsed.ok) return { view: 'card', questionnaire: parsed.value };
  return { view: 'unsupported', reason: parsed.reason, errorText: elicitationErrorText(parsed.reason), settle: isFirst(part, turn, map) };
}

const isArriving = (part: unknown): boolean => fieldOf(part, 'state') === 'input-streaming';

function settled(part: unknown, state: 'submitted' | 'declined' | 'cancelled', questionnaire: Questionnaire | undefined): ElicitationPartView {
  const output = fieldOf(part, 'output');
  const message = fieldOf(output, 'humanFriendlyMessage');
  const read = questionnaire && decodeReply(output, questionnaire);
  return {
    view: 'settled', state,
    ...(typeof message === 'string' && message.trim() !== '' && { message }),
    ...(questionnaire && { questionnaire }),
    ...(read?.ok && { outcome: read.value.outcome }),
  };
}

/** Nothing before it in its turn could not be shown, and nothing has been settled for that. */
function isFirst(part: unknown, turn: readonly unknown[], map: RenderMap): boolean {
  const id = fieldOf(part, 'toolCallId');
  for (const each of turn) {
    if (isDegraded(each)) return false;
    if (fieldOf(each, 'toolCallId') === id) return !turn.some(isDegraded);
    const isPending = dispatchToolPart(each, map).to === 'elicitation' && !isArriving(each) && elicitationState(each) === 'pending';
    if (isPending && !parseElicitation(fieldOf(each, 'input')).ok) return false;
  }
  return true;
}
