import type { Diagnostic } from '../diagnostics.js';
import type { Message } from './message.js';
import type { Questionnaire, QuestionnaireResponse } from './questionnaire.js';
import type { Segment } from './segment.js';

/** How a questionnaire stands in its conversation. */
export type Standing =
  | { readonly state: 'answerable' }
  /** The next message of the user answers it. */
  | { readonly state: 'submitted'; readonly response: QuestionnaireResponse }
  /** A newer message exists, and does not answer it. */
  | { readonly state: 'locked'; readonly reason: 'superseded' }
  | { readonly state: 'readOnly' };

/** A questionnaire of a message, from its text or from a tool. */
export interface StandingQuestionnaire {
  readonly questionnaire: Questionnaire;
  readonly standing: Standing;
}

/** A call of a tool that asks questions. */
export type ToolView =
  /** There is no result yet. */
  | { readonly view: 'waiting'; readonly callId: string }
  | { readonly view: 'card'; readonly callId: string; readonly questionnaire: Questionnaire }
  /** It failed; there is nothing to answer. */
  | { readonly view: 'error'; readonly callId: string; readonly diagnostics: readonly Diagnostic[] };

/** A message as it is to be shown. */
export interface MessageView {
  /** The message's own id, or its place: `message-1` for the first. Ids of its questionnaires begin with it. */
  readonly messageId: string;
  readonly message: Message;
  /** Of assistant and user; other messages are not read. */
  readonly segments: readonly Segment[];
  readonly tools: readonly ToolView[];
  /** All that it asks, in order: of its text first, then of its tools. */
  readonly questionnaires: readonly StandingQuestionnaire[];
}
