import type { Diagnostic } from '../../core/diagnostics.js';
import type { Outcome, Questionnaire } from '../../core/model/index.js';

/** Why something was not done. `code`: one of `SessionCode`, of a diagnostic or an issue, or what the peer calls it. */
export interface SessionError {
  readonly code: string;
  readonly message: string;
}

/** What the two ends of a session say to each other, whatever carries it. */
export type SessionMessage =
  /** `envelope`: what the carrier needs to send the answer back; `id`: of the questionnaire, where the params have none that is unique. */
  | { readonly type: 'asked'; readonly requestId: string; readonly params: unknown; readonly envelope?: unknown; readonly id?: string; readonly error?: SessionError }
  | { readonly type: 'answered'; readonly requestId: string; readonly result: unknown; readonly envelope?: unknown }
  /** The one who was asked cannot ask anybody. `duplicate`: the id is in use, and that request goes on. */
  | { readonly type: 'undelivered'; readonly requestId: string; readonly duplicate: boolean; readonly error: SessionError; readonly envelope?: unknown }
  /** Of an answer. `again`: the request waits for another one. */
  | { readonly type: 'accepted'; readonly requestId: string }
  | { readonly type: 'refused'; readonly requestId: string; readonly again: boolean; readonly error: SessionError }
  /** The request has ended, without an answer from the one who was asked. */
  | { readonly type: 'ended'; readonly requestId: string }
  /** Whoever asked wants no answer any more, but to be told that there is none. */
  | { readonly type: 'withdrawn'; readonly requestId: string };

/** How messages are written on one kind of wire. Of one session: it may remember what it has sent. Nothing is thrown. */
export interface SessionCodec<Wire> {
  /** Whether the peer says if it accepts an answer. If not, an answer is final once it is sent, and a request that is made again asks for a better one. */
  readonly acknowledges: boolean;
  /** Nothing of what is not about questions, and of what cannot be read at all. */
  read(wire: Wire): SessionMessage | undefined;
  /** Nothing where the wire has no word for it. */
  write(message: SessionMessage): Wire | undefined;
}

/** What a session tells its host. */
export type SessionEvent =
  /** The peer asks. `error`: it did so before, and this was wrong with the answer. Ends with exactly one `resolved`. */
  | { readonly type: 'opened'; readonly requestId: string; readonly questionnaire: Questionnaire; readonly error?: SessionError }
  /** The peer did not accept the answer: it may be answered again. */
  | { readonly type: 'refused'; readonly requestId: string; readonly error: SessionError }
  /** Once for each request, whoever asked. `null`: it ended elsewhere, nobody here knows how. */
  | { readonly type: 'resolved'; readonly requestId: string; readonly outcome: Outcome | null }
  /** A message was out of place, or an answer wrong. Nothing has changed. */
  | { readonly type: 'rejected'; readonly requestId: string; readonly error: SessionError }
  /** The peer asks what cannot be shown. It has been told. */
  | { readonly type: 'unreadable'; readonly requestId: string; readonly diagnostics: readonly Diagnostic[] };
