import type { CancelReason, Draft, DraftValue, Outcome, Questionnaire } from '../core/model/index.js';

/** An outcome on its way. Numbers start at 1 and are never used twice. */
export interface Attempt {
  readonly submission: number;
  readonly outcome: Outcome;
}

/** Why a questionnaire can be read but not answered any more: a newer message, a deadline, an answer from another client, or another end. */
export type LockReason = 'superseded' | 'expired' | 'answered_elsewhere' | 'closed';

/**
 * What a person does. `step` is the step (from 0) on which the command was offered: on another step it is out of date and
 * does nothing, so that a second click on the same button cannot act on a question that nobody has seen.
 */
export type UserEvent =
  | { readonly type: 'draft.changed'; readonly question: string; readonly value: DraftValue }
  | { readonly type: 'note.changed'; readonly question: string; readonly text: string }
  | { readonly type: 'answer.cleared'; readonly question: string }
  | { readonly type: 'next'; readonly step?: number }
  | { readonly type: 'back'; readonly step?: number }
  | { readonly type: 'go'; readonly step: number }
  | { readonly type: 'submit'; readonly step?: number }
  /** To change answers that wait to be sent with others. */
  | { readonly type: 'edit' }
  | { readonly type: 'decline' }
  | { readonly type: 'cancel'; readonly reason: CancelReason }
  | { readonly type: 'clarify' }
  | { readonly type: 'finish' }
  | { readonly type: 'sending.cancelled' };

/**
 * What the host says. `submission` is the number that came with the outcome; without it, the one that is being sent is
 * meant. `refused`: the receiver took the reply and did not accept the answers.
 */
export type HostEvent =
  /** The message was read again: it has grown, or is the same, or asks something else. */
  | { readonly type: 'questionnaire.updated'; readonly questionnaire: Questionnaire }
  /**
   * Something typed earlier was found; it fills what has not been touched since. `unconfirmed`: it was being sent when the
   * page went away, and nobody knows whether it arrived.
   */
  | { readonly type: 'draft.restored'; readonly draft: Draft; readonly unconfirmed?: readonly Attempt[] }
  | { readonly type: 'host.locked'; readonly reason: LockReason }
  | { readonly type: 'host.unlocked' }
  | { readonly type: 'host.readOnly'; readonly value: boolean }
  | { readonly type: 'host.layout'; readonly layout: 'stepper' | 'list' | undefined }
  | { readonly type: 'host.locale'; readonly locale: string }
  /** Whether other questionnaires of the same message are still to be answered: then the answers wait for theirs. */
  | { readonly type: 'host.others'; readonly value: boolean }
  /** The last of them was answered: what waits is sent. */
  | { readonly type: 'others.ready' }
  /** The conversation shows it as answered, declined or cancelled. */
  | { readonly type: 'settled'; readonly outcome: Outcome }
  /**
   * The conversation no longer shows an answer: the message that held it was taken back. With `refusal`, the answer arrived and
   * was not accepted, and this is why (`""`: nobody says); whoever asked wants another one.
   */
  | { readonly type: 'reopened'; readonly refusal?: string }
  | { readonly type: 'delivery.succeeded'; readonly submission?: number }
  | { readonly type: 'delivery.failed'; readonly message: string; readonly refused?: boolean; readonly submission?: number }
  /** The host did not take the outcome: nothing was sent, and nothing went wrong. */
  | { readonly type: 'delivery.withdrawn'; readonly submission?: number };

export type QuestionnaireEvent = UserEvent | HostEvent;

/** What the machine tells its host, once each. */
export type QuestionnaireEmitted =
  /** Build the reply, deliver it, and answer `delivery.succeeded`, `.failed` or `.withdrawn` with the same number. */
  | { readonly type: 'outcome'; readonly outcome: Outcome; readonly submission: number }
  /** Going on or sending was refused; `question` is the first one to look at. */
  | { readonly type: 'refused'; readonly question: string };
