import type { Diagnostic } from '../diagnostics.js';
import type { Outcome, OutcomeKind } from './outcome.js';
import type { Question } from './question.js';

/** Words that a questionnaire brings along for its readable answer. */
export interface UiText {
  readonly other: string;
  readonly answerTitle: string;
  readonly questionFallback: string;
  readonly unanswered: string;
  readonly unselected: string;
  readonly answerSeparator: string;
  readonly listSeparator: string;
}

/** A web address (http or https). */
export interface Link {
  readonly url: string;
  /** With the port, where there is one; names in other scripts as `xn--…`, so that none can pose as another. */
  readonly host: string;
}

/** What is asked, whatever the format it came in. */
export interface Questionnaire {
  /** Ours, unique in the conversation: `<messageId>_q<n>` for Sage blocks, the call's or request's id elsewhere. */
  readonly id: string;
  /** What the protocol calls it. */
  readonly wireId: string;
  /** The dialect that reads and answers it. */
  readonly dialect: string;
  /** The wire's own name for the block, tool or method, in lower case where that is case-insensitive. */
  readonly name: string;
  /** False while it is still arriving; such a one cannot be sent. */
  readonly complete: boolean;
  readonly title?: string;
  readonly description?: string;
  readonly submitLabel?: string;
  /** BCP 47. */
  readonly lang?: string;
  /** Who asks. */
  readonly source?: string;
  /** An address that the person is asked to go to: shown in full, with its host, and opened by nobody else. */
  readonly link?: Link;
  readonly uiText?: Partial<UiText>;
  /** In seconds, as the wire says; nothing acts on it. */
  readonly timeoutSeconds?: number;
  /** ISO 8601, absolute. */
  readonly deadline?: string;
  /** It was answered before, and asked again because of this; `""` where nobody says why. */
  readonly refusal?: string;
  readonly layout: 'stepper' | 'list';
  readonly questions: readonly Question[];
  /** The outcomes that the dialect can express for it; the card offers just these. */
  readonly outcomes: readonly OutcomeKind[];
  /** What could not be read, or was repaired. */
  readonly diagnostics: readonly Diagnostic[];
  /** The dialect's own business: nobody else reads it. */
  readonly wire: unknown;
}

/** An answer that came back over the wire. */
export interface QuestionnaireResponse {
  readonly questionnaireId: string;
  readonly name: string;
  readonly dialect: string;
  readonly outcome: Outcome;
  /** Sent by a timer, not by a person. */
  readonly automatic: boolean;
  /** For people to read: the answer title, then a line for each question. */
  readonly displayText: string;
  /** As it was read, unknown fields included. */
  readonly wire: unknown;
}
