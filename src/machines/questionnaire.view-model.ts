import type { Diagnostic, Issue } from '../core/diagnostics.js';
import type { CancelReason, DraftValue, DraftValueOf, Outcome, OutcomeKind, QuestionKind, Questionnaire, QuestionOf } from '../core/model/index.js';
import type { LockReason, UserEvent } from './questionnaire.events.js';

export type QuestionnaireStatus =
  /** Still arriving: can be edited, cannot be sent. */
  | 'arriving'
  /** Can be edited and sent; after a failed delivery `failure` says why. */
  | 'editing'
  /** Answered, and waits to be sent with others of the same message; can be taken back to be edited. */
  | 'ready'
  | 'submitting'
  /** Answered; `outcome` tells plain submission from a wish to clarify or to finish. */
  | 'submitted'
  | 'declined'
  | 'cancelled'
  /** No longer answerable; `lock` says why. */
  | 'locked'
  | 'readOnly'
  /** Nothing in it can be shown. */
  | 'degraded';

/** A question of one kind, with its draft. */
export interface QuestionViewOf<K extends QuestionKind> {
  readonly kind: K;
  readonly question: QuestionOf<K>;
  readonly value: DraftValueOf<K>;
  readonly note: string;
  readonly issue?: Issue;
  /** Something is chosen or written, valid or not. */
  readonly answered: boolean;
  readonly optional: boolean;
  /** Position among all questions, from 0. */
  readonly index: number;
}

/** A question with its draft; `kind` tells the types of both. */
export type QuestionView = { readonly [K in QuestionKind]: QuestionViewOf<K> }[QuestionKind];

/** A step of the stepper, as a tab or a dot shows it. A list has a single one. */
export interface StepView {
  readonly index: number;
  /** The last of several: the answers, to look at before they are sent. */
  readonly review: boolean;
  /** The short header of its question, else the prompt; of a list the title, or `""`; of the review `""`. */
  readonly label: string;
  readonly current: boolean;
  readonly answered: boolean;
  readonly hasIssue: boolean;
}

/** An answer to read. */
export interface AnswerView {
  readonly question: string;
  readonly prompt: string;
  /** Labels joined, text as written, numbers and dates as the person writes them; where nothing was answered, the word for that. May hold line ends. */
  readonly text: string;
  readonly empty: boolean;
  /** `#rrggbb`: the colour that the text names, to be shown beside it. */
  readonly color?: string;
  readonly note?: string;
  /** Why it is no answer, once that was found. */
  readonly issue?: Issue;
}

/** Why the last delivery failed. `refused`: it arrived, and the answers were not accepted. */
export interface DeliveryFailure {
  /** What was being delivered: the answers, or an exit such as `declined`. */
  readonly outcome: OutcomeKind;
  readonly message: string;
  readonly refused: boolean;
}

/** What can be done now: events to send to the actor, or functions that make one. Absent: not possible now. */
export interface QuestionnaireCommands {
  readonly change?: (question: string, value: DraftValue) => UserEvent;
  /** Only for questions that are `annotatable`. */
  readonly note?: (question: string, text: string) => UserEvent;
  readonly clear?: (question: string) => UserEvent;
  readonly next?: UserEvent;
  readonly back?: UserEvent;
  /** Steps count from 0. */
  readonly go?: (step: number) => UserEvent;
  /**
   * Sends, and sends again after a failure. Refused while an answer is missing or wrong. Where its button takes the place of
   * Next, a client passes on no click whose `detail` is above 1: the second half of a double click was meant for Next.
   */
  readonly submit?: UserEvent;
  /** Takes back answers that wait for others. */
  readonly edit?: UserEvent;
  readonly decline?: UserEvent;
  /** Default reason: `dismissed`. */
  readonly cancel?: (reason?: CancelReason) => UserEvent;
  readonly clarify?: UserEvent;
  readonly finish?: UserEvent;
  readonly cancelSending?: UserEvent;
}

/** All that a client needs to show a questionnaire; plain data but for the functions in `commands`. */
export interface QuestionnaireView {
  readonly questionnaire: Questionnaire;
  readonly status: QuestionnaireStatus;
  readonly title?: string;
  readonly description?: string;
  readonly layout: 'stepper' | 'list';
  /** The current step, from 0. In a list always 0. */
  readonly step: number;
  readonly stepCount: number;
  readonly steps: readonly StepView[];
  readonly isLastStep: boolean;
  /** The current step is the review: `entered` is what is to be looked at, `commands.go` changes one. */
  readonly isReview: boolean;
  /** Next leads to the review. */
  readonly nextIsReview: boolean;
  /** Other questionnaires of the same message are still to be answered: sending this one waits for them. */
  readonly waitsForOthers: boolean;
  /** Its answers are ready for the others, or on their way with them: `entered` is what is to be seen. */
  readonly isPrepared: boolean;
  /** The questions of the current step: one in a stepper, none in its review nor of what is prepared, all in a list. */
  readonly questions: readonly QuestionView[];
  /** Of all steps. */
  readonly questionCount: number;
  readonly answeredCount: number;
  readonly issueCount: number;
  /** The id of the first question with an issue. */
  readonly firstIssue?: string;
  readonly canEdit: boolean;
  readonly canGoBack: boolean;
  readonly canGoNext: boolean;
  readonly canSubmit: boolean;
  readonly failure?: DeliveryFailure;
  /** An earlier sending was interrupted: it may or may not have arrived. Only a person sends again. */
  readonly deliveryUnknown: boolean;
  readonly lock?: LockReason;
  /** Once settled. */
  readonly outcome?: Outcome;
  /** What was sent, question by question; only where the outcome carries answers. */
  readonly answers?: readonly AnswerView[];
  /** What stands in the draft, question by question, to read and to copy. */
  readonly entered: readonly AnswerView[];
  /** Something they entered still stands in the draft; defaults do not count. */
  readonly hasEntered: boolean;
  /** It is over for the person (settled without answers, locked, read-only), and something they entered was not sent. */
  readonly hasUnsent: boolean;
  readonly diagnostics: readonly Diagnostic[];
  readonly commands: QuestionnaireCommands;
}
