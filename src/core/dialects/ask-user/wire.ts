import type { CancelReason } from '../../model/index.js';

/** The shapes of the wire. Source: docs/ask-user.md. */

export interface OptionSpec {
  readonly id: string;
  readonly label: string;
  readonly description: string;
  readonly preview?: string;
}

/** A question with nothing left out. */
export interface QuestionSpec {
  readonly id: string;
  readonly question: string;
  readonly header: string;
  readonly multi_select: boolean;
  readonly options: readonly OptionSpec[];
  readonly allow_free_text: boolean;
  readonly allow_annotation: boolean;
}

export type AskUserAnswer =
  | { readonly kind: 'selected'; readonly option_id: string }
  | { readonly kind: 'selected_many'; readonly option_ids: readonly string[] }
  | { readonly kind: 'text'; readonly text: string };

/** Why a request ended unanswered, in the words of the wire. */
export type WireCancelReason = Exclude<CancelReason, 'dismissed'>;

export type AskUserOutcome =
  | { readonly outcome: 'answered'; readonly answers: Readonly<Record<string, AskUserAnswer>>; readonly annotations: Readonly<Record<string, string>> }
  | { readonly outcome: 'rejected' }
  | { readonly outcome: 'clarify' }
  | { readonly outcome: 'finish_plan_interview' }
  | { readonly outcome: 'cancelled'; readonly reason: WireCancelReason };
