import type { Diagnostic } from '../core/diagnostics.js';
import type { DraftValue, Outcome, Questionnaire, Reply } from '../core/model/index.js';

const OUTWARD = { bubbles: true, composed: true } as const;

/** One questionnaire of a reply, and how it ended. */
export interface ReplyPart {
  readonly questionnaire: Questionnaire;
  readonly outcome: Outcome;
}

/**
 * A person has answered. The host sends `reply`: `reply.text` as the next user message, or `reply.result` as the result of
 * the request `reply.id`; people read `reply.displayText`.
 *
 * Without further ado the card is done at once. `waitUntil(promise)` keeps it sending until the promise settles; rejected,
 * every answer is kept and the error is shown; an error with `refused: true` says that the answers arrived and were not
 * accepted, and shows why. `preventDefault()` leaves it as it was, to be sent again. A listener that
 * throws before any of this has not sent it: that is shown as if it had been rejected.
 */
export class SageQuestionnaireReplyEvent extends Event {
  /** What to listen for. */
  static readonly type = 'sage-questionnaire-reply';
  /** To be sent. */
  readonly reply: Reply;
  /** The questionnaires that it answers, and how each ended. */
  readonly parts: readonly ReplyPart[];
  /** Aborted when the person gives up waiting. */
  readonly signal: AbortSignal;
  /** The picked files of all parts, by the `id` of their references in the answers. The reply itself only names them. */
  readonly files: ReadonlyMap<string, File>;
  readonly #awaited: Promise<unknown>[] = [];

  constructor(reply: Reply, parts: readonly [ReplyPart, ...ReplyPart[]], signal: AbortSignal = new AbortController().signal, files: ReadonlyMap<string, File> = new Map()) {
    super(SageQuestionnaireReplyEvent.type, { ...OUTWARD, cancelable: true });
    this.reply = reply;
    this.parts = parts;
    this.signal = signal;
    this.files = files;
  }

  /** Of the last part. */
  get questionnaire(): Questionnaire {
    return lastOf(this.parts).questionnaire;
  }

  /** Of the last part. */
  get outcome(): Outcome {
    return lastOf(this.parts).outcome;
  }

  /** To be called while the event is being handled, not later. Of several promises all must be kept. */
  waitUntil(promise: PromiseLike<unknown>): void {
    if (this.eventPhase === Event.NONE) throw new DOMException('waitUntil() was called after the event.', 'InvalidStateError');
    this.#awaited.push(Promise.resolve(promise));
  }

  /** Settles when all that is waited for has; nothing where nobody waits. */
  settled(): Promise<unknown> | undefined {
    return this.#awaited.length === 0 ? undefined : Promise.all(this.#awaited);
  }
}

function lastOf(parts: readonly ReplyPart[]): ReplyPart {
  const last = parts.at(-1);
  if (!last) throw new TypeError('A reply has at least one part.');
  return last;
}

/** A person has chosen or written something; nothing is sent yet. */
export class SageQuestionnaireChangeEvent extends Event {
  /** What to listen for. */
  static readonly type = 'sage-questionnaire-change';
  /** The one that asks. */
  readonly questionnaire: Questionnaire;
  /** The id of the question. */
  readonly question: string;
  /** What stands there now, valid or not. */
  readonly value: DraftValue;
  /** The note to the answer, where that is what has been written. */
  readonly note: string | undefined;

  constructor(questionnaire: Questionnaire, question: string, value: DraftValue, note?: string) {
    super(SageQuestionnaireChangeEvent.type, OUTWARD);
    this.questionnaire = questionnaire;
    this.question = question;
    this.value = value;
    this.note = note;
  }
}

/** A block of a message, or a question in it, could not be read. It is shown as it was written. */
export class SageQuestionnaireDiagnosticEvent extends Event {
  /** What to listen for. */
  static readonly type = 'sage-questionnaire-diagnostic';
  /** Why not. */
  readonly diagnostics: readonly Diagnostic[];
  /** The original text of the block. */
  readonly source: string;
  /** Of the message that holds the block. */
  readonly messageId: string | undefined;

  constructor(diagnostics: readonly Diagnostic[], source: string, messageId?: string) {
    super(SageQuestionnaireDiagnosticEvent.type, OUTWARD);
    this.diagnostics = diagnostics;
    this.source = source;
    this.messageId = messageId;
  }
}

declare global {
  // Of elements, and of the document that they bubble to.
  interface GlobalEventHandlersEventMap {
    'sage-questionnaire-reply': SageQuestionnaireReplyEvent;
    'sage-questionnaire-change': SageQuestionnaireChangeEvent;
    'sage-questionnaire-diagnostic': SageQuestionnaireDiagnosticEvent;
  }
}
