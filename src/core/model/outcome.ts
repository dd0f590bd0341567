import type { Answer } from './answer.js';

/** Why a questionnaire ended without an answer or a refusal. */
export type CancelReason = 'dismissed' | 'interrupt' | 'disconnect' | 'timeout' | 'client_closed' | 'delivery_failed' | 'session_closed' | 'shutdown';

/** How a questionnaire ends. A rejection is `declined`, an expiry `cancelled` with `timeout`; the dialect knows the wire's word. */
export type Outcome =
  | { readonly kind: 'submitted'; readonly answers: readonly Answer[] }
  | { readonly kind: 'declined' }
  | { readonly kind: 'cancelled'; readonly reason: CancelReason }
  | { readonly kind: 'clarify'; readonly answers: readonly Answer[] }
  | { readonly kind: 'finish'; readonly answers: readonly Answer[] };

export type OutcomeKind = Outcome['kind'];

/** What the host sends back: the next user message, or the result of a request. `displayText` is for people to read. */
export type Reply =
  | { readonly via: 'message'; readonly text: string; readonly displayText: string }
  | { readonly via: 'request'; readonly id: string; readonly result: unknown; readonly displayText: string };
