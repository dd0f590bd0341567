import { fieldOf, isRecord } from '../../payload/foreign.js';
import { buildRenderMap, isElicitation, partsOf, type RenderMap } from './parts.js';

/** How a request stands in its conversation. */
export type ElicitationState = 'pending' | 'submitted' | 'declined' | 'cancelled' | 'degraded';

const DEGRADED = 'elicitation: unsupported payload';

/** The error text that settles what cannot be shown: it tells a model this from a refusal. */
export const elicitationErrorText = (reason: string): string => `${DEGRADED} — ${reason}`;

/** Whether a part was settled with such a text. */
export const isDegraded = (part: unknown): boolean => errorTextOf(part).startsWith(DEGRADED);

/** Why a part failed; empty where that is no text. */
export function errorTextOf(part: unknown): string {
  const text = fieldOf(part, 'errorText');
  return typeof text === 'string' ? text : '';
}

/** How the part of a tool stands. What was settled stays so when it is loaded again; an output without a known action was an answer. */
export function elicitationState(part: unknown): ElicitationState {
  const state = fieldOf(part, 'state');
  if (state === 'output-error' || typeof fieldOf(part, 'errorText') === 'string') return 'degraded';
  if (state !== 'output-available') return 'pending';
  const output = fieldOf(part, 'output');
  const action = fieldOf(output, 'action');
  if (action === 'decline') return 'declined';
  if (action === 'cancel') return 'cancelled';
  return isRecord(output) ? 'submitted' : 'degraded';
}

/**
 * Whether the run goes on: given the parts of the last assistant message, at least one was asked here, and all that were
 * have settled. Only what a render kind names counts, and of a run that has gone on already, only its last step.
 */
export function shouldResume(parts: readonly unknown[], map: RenderMap = buildRenderMap(parts)): boolean {
  const all = partsOf(parts);
  const asked = all.filter((part) => isElicitation(part, map));
  const lastStep = new Set(all.slice(all.findLastIndex((part) => fieldOf(part, 'type') === 'step-start') + 1));
  return asked.some((part) => lastStep.has(part)) && asked.every((part) => elicitationState(part) !== 'pending');
}
