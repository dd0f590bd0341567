import type { CancelReason, Outcome, Result } from '../../core/model/index.js';
import { err, ok } from '../../core/model/result.js';
import { buildReply } from '../../core/reply.js';
import { hasPassed, watchDeadline } from './deadline.js';
import { sessionError, type SessionCode } from './errors.js';
import { forEachOf } from './for-each-of.js';
import type { SessionError, SessionMessage } from './messages.js';
import type { AskUserSessionOptions, PendingRequest } from './options.js';

interface Entry extends PendingRequest {
  /** Asked by this end. */
  readonly own: boolean;
  envelope: unknown;
  /** The answer is on its way, and nobody knows yet whether it is accepted. */
  sent: Outcome | null;
  stopWatch: () => void;
}

/**
 * One end of a connection over which questions are asked: an agent’s, which asks, or a client’s, which is asked. It keeps the
 * requests that wait, sees to it that each ends once, and answers none by itself. It opens no connection and has no clock:
 * the host hands it lines or messages, and is handed some. Source: docs/ask-user.md §5.
 */
export class AskUserSession<Wire> {
  readonly #options: AskUserSessionOptions<Wire>;
  readonly #waiting = new Map<string, Entry>();
  readonly #ended = new Set<string>();
  #closed = false;

  constructor(options: AskUserSessionOptions<Wire>) {
    this.#options = options;
  }

  /** The requests that wait, in the order in which they were made. */
  get pending(): readonly PendingRequest[] {
    return [...this.#waiting.values()].map(({ requestId, questionnaire }) => ({ requestId, questionnaire }));
  }

  /** Asks the client. `params`: of `ask_user/request`. Ends with one event `resolved`, perhaps before this returns. */
  ask(params: unknown): Result<PendingRequest, SessionError> {
    const { dialect, capable = false, locale } = this.#options;
    if (this.#closed) return this.#refuse('session_closed');
    if (!capable) return this.#refuse('client_incapable');
    const decoded = dialect.request?.decode(params, { finish: true, ...(locale === undefined ? {} : { locale }) });
    if (decoded?.type !== 'questionnaire') return err(firstOf(decoded?.type === 'invalid' ? decoded.diagnostics : [], sessionError('delivery_failed', locale)));
    const { questionnaire } = decoded;
    // What a client would put up with is still not asked. What was wrong with an answer before is none of it.
    const flaw = questionnaire.diagnostics.find(({ path }) => path !== 'validation_error');
    if (flaw) return err({ code: flaw.code, message: flaw.message });
    const requestId = questionnaire.wireId;
    if (this.#isKnown(requestId)) return this.#refuse('duplicate_request');
    const entry = this.#open({ requestId, questionnaire, own: true });
    if (!this.#send({ type: 'asked', requestId, params })) this.#end(entry, { kind: 'cancelled', reason: 'delivery_failed' });
    this.#watch(entry);
    return ok({ requestId, questionnaire });
  }

  /** Answers a request of the peer. An answer that is wrong, or could not be sent, leaves it waiting. */
  respond(requestId: string, outcome: Outcome): Result<void, SessionError> {
    const { dialect, locale, codec } = this.#options;
    const entry = this.#find(requestId);
    if (!entry || entry.own) return err(this.#misplaced(requestId));
    if (entry.sent) return this.#refuse('duplicate_request');
    const reply = buildReply(entry.questionnaire, outcome, { dialects: [dialect], ...(locale === undefined ? {} : { locale }) });
    if (!reply.ok) return err({ code: reply.error.code, message: reply.error.message });
    // The peer may answer before `send` returns.
    entry.sent = outcome;
    if (!this.#sendAnswer(entry, reply.value.via === 'request' ? reply.value.result : undefined)) {
      entry.sent = null;
      return this.#refuse('delivery_failed');
    }
    if (!codec.acknowledges && entry.sent === outcome) this.#end(entry, outcome);
    return ok(undefined);
  }

  /** Ends a request of either end, and tells the other. */
  cancel(requestId: string, reason: CancelReason): Result<void, SessionError> {
    const entry = this.#find(requestId);
    if (!entry?.own) return this.respond(requestId, { kind: 'cancelled', reason });
    this.#end(entry, { kind: 'cancelled', reason });
    this.#send({ type: 'ended', requestId });
    return ok(undefined);
  }

  /** The turn was interrupted: everything that waits is cancelled. */
  interrupt(): void {
    forEachOf(this.pending, ({ requestId }) => this.cancel(requestId, 'interrupt'));
  }

  /** The transport has closed: everything that waits is cancelled, and nothing more is read or sent. */
  close(): void {
    this.#closed = true;
    forEachOf([...this.#waiting.values()], (entry) => this.#end(entry, { kind: 'cancelled', reason: 'disconnect' }));
  }

  /** Takes a line or message from the transport. What is not about questions is passed over; nothing is thrown. */
  receive(wire: Wire): void {
    const message = this.#closed ? undefined : this.#options.codec.read(wire);
    if (!message) return;
    const entry = this.#find(message.requestId);
    if (message.type === 'asked') this.#asked(message, entry);
    else if (message.type === 'answered') this.#answered(message, entry);
    else if (message.type === 'accepted' && entry?.sent) this.#end(entry, entry.sent);
    else if (message.type === 'refused' && entry?.sent) this.#refused(entry, message.error);
    else if (message.type === 'ended' && entry?.own === false) this.#end(entry, null);
    else if (message.type === 'withdrawn' && entry?.own === false) this.cancel(message.requestId, 'interrupt');
    else if (message.type === 'undelivered' && entry?.own) this.#end(entry, { kind: 'cancelled', reason: 'delivery_failed' });
  }

  #asked(message: Extract<SessionMessage, { type: 'asked' }>, entry: Entry | undefined): void {
    const { dialect, codec, onEvent, locale, finish = false } = this.#options;
    const { requestId, params, envelope, id, error } = message;
    const again = !codec.acknowledges && error !== undefined;
    if (entry && !entry.own && again) {
      entry.envelope = envelope;
      this.#refused(entry, error);
      return;
    }
    const decoded = dialect.request?.decode(params, { finish, ...(id === undefined ? {} : { id }), ...(locale === undefined ? {} : { locale }) });
    if (entry || (this.#ended.has(requestId) && !again)) {
      const duplicate = sessionError('duplicate_request', locale);
      // The same message once more is still to be answered.
      if (envelope === undefined || envelope !== entry?.envelope) this.#send({ type: 'undelivered', requestId, duplicate: true, error: duplicate, envelope });
      onEvent({ type: 'rejected', requestId, error: duplicate });
      return;
    }
    if (decoded?.type === 'questionnaire' && (id !== undefined || decoded.questionnaire.wireId === requestId)) {
      const { questionnaire } = decoded;
      const opened = this.#open({ requestId, questionnaire, own: false, envelope });
      onEvent({ type: 'opened', requestId, questionnaire, ...(error === undefined ? {} : { error }) });
      this.#watch(opened);
      return;
    }
    const mismatch = { ...sessionError('request_id_mismatch', locale), code: 'request_id_mismatch', severity: 'error' } as const;
    const diagnostics = decoded?.type === 'invalid' ? decoded.diagnostics : [mismatch];
    this.#send({ type: 'undelivered', requestId, duplicate: false, error: firstOf(diagnostics, mismatch), envelope });
    onEvent({ type: 'unreadable', requestId, diagnostics });
  }

  #answered({ requestId, result }: Extract<SessionMessage, { type: 'answered' }>, entry: Entry | undefined): void {
    const { dialect, locale } = this.#options;
    const read = entry?.own ? dialect.decodeReply(result, entry.questionnaire, locale) : undefined;
    if (entry && read?.ok) {
      this.#end(entry, read.value.outcome);
      this.#send({ type: 'accepted', requestId });
    } else this.#reject(requestId, read?.ok === false ? firstOf(read.error, sessionError('delivery_failed', locale)) : this.#misplaced(requestId), read !== undefined);
  }

  #reject(requestId: string, error: SessionError, again: boolean): void {
    this.#options.onEvent({ type: 'rejected', requestId, error });
    this.#send({ type: 'refused', requestId, again, error });
  }

  /** A peer that does not know the request any more waits for no other answer. */
  #refused(entry: Entry, error: SessionError): void {
    if (error.code === 'stale_request' || error.code === 'unknown_request') {
      this.#end(entry, null);
      return;
    }
    entry.sent = null;
    this.#options.onEvent({ type: 'refused', requestId: entry.requestId, error });
    this.#watch(entry);
  }

  #open(request: PendingRequest & { readonly own: boolean; readonly envelope?: unknown }): Entry {
    const entry: Entry = { envelope: undefined, ...request, sent: null, stopWatch: () => undefined };
    this.#ended.delete(entry.requestId);
    this.#waiting.set(entry.requestId, entry);
    return entry;
  }

  /** What waits under this id. A deadline counts by the clock, whenever its timer fires. */
  #find(requestId: string): Entry | undefined {
    const entry = this.#waiting.get(requestId);
    if (!entry || entry.sent || !hasPassed(entry.questionnaire.deadline, this.#options.clock)) return entry;
    this.#expire(entry);
    return undefined;
  }

  /** An answer that is on its way is not overtaken; if it comes back, the deadline is looked at again. */
  #watch(entry: Entry): void {
    entry.stopWatch();
    if (this.#waiting.get(entry.requestId) !== entry) return;
    entry.stopWatch = watchDeadline(entry.questionnaire.deadline, this.#options.clock, () => {
      if (!entry.sent) this.#expire(entry);
    });
  }

  #expire(entry: Entry): void {
    const outcome: Outcome = { kind: 'cancelled', reason: 'timeout' };
    if (!this.#end(entry, outcome)) return;
    const reply = buildReply(entry.questionnaire, outcome, { dialects: [this.#options.dialect] });
    if (entry.own) this.#send({ type: 'ended', requestId: entry.requestId });
    else if (reply.ok && reply.value.via === 'request') this.#sendAnswer(entry, reply.value.result);
  }

  /** Whether it had not ended before. */
  #end(entry: Entry, outcome: Outcome | null): boolean {
    const { requestId } = entry;
    if (this.#waiting.get(requestId) !== entry) return false;
    entry.stopWatch();
    this.#waiting.delete(requestId);
    this.#ended.add(requestId);
    this.#options.onEvent({ type: 'resolved', requestId, outcome });
    return true;
  }

  #sendAnswer({ requestId, envelope }: Entry, result: unknown): boolean {
    return this.#send({ type: 'answered', requestId, result, envelope });
  }

  /** Whether it was handed to the transport. */
  #send(message: SessionMessage): boolean {
    try {
      const wire = this.#closed ? undefined : this.#options.codec.write(message);
      if (wire === undefined) return false;
      this.#options.send(wire);
      return true;
    } catch {
      return false;
    }
  }

  #isKnown(requestId: string): boolean {
    return this.#waiting.has(requestId) || this.#ended.has(requestId);
  }

  /** Of an id that does not wait for an answer. */
  #misplaced(requestId: string): SessionError {
    return sessionError(this.#ended.has(requestId) ? 'stale_request' : 'unknown_request', this.#options.locale);
  }

  #refuse(code: SessionCode): Result<never, SessionError> {
    return err(sessionError(code, this.#options.locale));
  }
}

const firstOf = ([first]: readonly SessionError[], otherwise: SessionError): SessionError => (first ? { code: first.code, message: first.message } : otherwise);
