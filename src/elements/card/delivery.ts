import type { Dialect } from '../../core/dialect.js';
import type { Outcome, Questionnaire, Reply } from '../../core/model/index.js';
import { buildReply, joinReplies } from '../../core/reply.js';
import type { FileTable } from '../../machines/file-table.js';
import type { QuestionnaireActor } from '../../machines/questionnaire.actor.js';
import { SageQuestionnaireReplyEvent, type ReplyPart } from '../events.js';

/** An outcome that a machine is sending. */
export interface Sent {
  readonly actor: QuestionnaireActor;
  readonly questionnaire: Questionnaire;
  readonly outcome: Outcome;
  readonly submission: number;
}

export interface Delivery {
  /** What is sent in one reply, in the order of the message. */
  readonly parts: readonly [Sent, ...Sent[]];
  readonly dialects: readonly Dialect[];
  readonly locale: string;
  /** Where the bytes of picked files are. */
  readonly files: FileTable;
  /** Where the event is heard. */
  readonly target: EventTarget;
}

/** Hands the reply to the host, and tells the machines what became of it. Goes on when the element is gone. */
export function deliver({ parts, dialects, locale, files, target }: Delivery): void {
  const reply = replyOf(parts, dialects, locale);
  if (!reply) return;
  const abort = new AbortController();
  const [first, ...more] = parts;
  const event = new SageQuestionnaireReplyEvent(reply, [toPart(first), ...more.map(toPart)], abort.signal, filesOf(parts, files));
  const thrown = dispatch(target, event);
  const awaited = event.settled();
  if (event.defaultPrevented) {
    for (const { actor, submission } of parts) actor.send({ type: 'delivery.withdrawn', submission });
    // Whatever becomes of what it waits for, nobody here asks any more.
    awaited?.catch(() => undefined);
  } else if (awaited !== undefined) void settle(awaited, parts, abort);
  // A host that broke before it said what becomes of the reply has hardly sent it.
  else if (thrown) fail(parts, messageOf(thrown.error));
  else succeed(parts);
}

const toPart = ({ questionnaire, outcome }: Sent): ReplyPart => ({ questionnaire, outcome });

function filesOf(parts: readonly Sent[], files: FileTable): ReadonlyMap<string, File> {
  const answers = parts.flatMap(({ outcome }) => ('answers' in outcome ? outcome.answers : []));
  const ids = answers.flatMap((answer) => (answer.kind === 'file' ? answer.value.map(({ id }) => id) : []));
  return new Map(ids.flatMap((id) => {
    const file = files.get(id);
    return file ? [[id, file] as const] : [];
  }));
}

/** Nothing where one of them cannot be written; the others then are as they were. */
function replyOf(parts: readonly Sent[], dialects: readonly Dialect[], locale: string): Reply | undefined {
  const replies: Reply[] = [];
  const faults = new Map<Sent, string>();
  for (const part of parts) {
    const reply = buildReply(part.questionnaire, part.outcome, { dialects, locale, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone });
    if (reply.ok) replies.push(reply.value);
    else faults.set(part, reply.error.message);
  }
  if (faults.size === 0) return joinReplies(replies);
  for (const part of parts) {
    const message = faults.get(part);
    if (message === undefined) part.actor.send({ type: 'delivery.withdrawn', submission: part.submission });
    else fail([part], message);
  }
  return undefined;
}

function succeed(parts: readonly Sent[]): void {
  for (const { actor, submission } of parts) actor.send({ type: 'delivery.succeeded', submission });
}

function fail(parts: readonly Sent[], message: string, refused = false): void {
  for (const { actor, submission } of parts) actor.send({ type: 'delivery.failed', message, refused, submission });
}

/** The first thing that a listener has thrown. It does not come out of the dispatch: the window hears of it, before that returns. */
function dispatch(target: EventTarget, event: Event): { readonly error: unknown } | undefined {
  let thrown: { readonly error: unknown } | undefined;
  const onError = ({ error }: ErrorEvent): void => {
    thrown ??= { error };
  };
  window.addEventListener('error', onError, { capture: true });
  target.dispatchEvent(event);
  window.removeEventListener('error', onError, { capture: true });
  return thrown;
}

async function settle(awaited: Promise<unknown>, parts: readonly Sent[], abort: AbortController): Promise<void> {
  const watches = parts.map((part) =>
    part.actor.subscribe({
      next: () => {
        if (!isSending(part)) giveUp(parts, abort);
      },
      complete: () => giveUp(parts, abort),
    }),
  );
  const tell = await awaited.then(
    // Also where the person has stopped waiting: it did arrive, and that is how it ended.
    () => succeed,
    (error: unknown) => (all: readonly Sent[]) => fail(all, messageOf(error), isRefusal(error)),
  );
  for (const watch of watches) watch.unsubscribe();
  tell(parts);
}

const isSending = ({ actor, submission }: Sent): boolean => actor.getSnapshot().context.sending?.submission === submission;

/** Who stops waiting for one of them stops waiting for the reply, and so for all. */
function giveUp(parts: readonly Sent[], abort: AbortController): void {
  if (abort.signal.aborted) return;
  abort.abort();
  for (const part of parts) if (isSending(part)) part.actor.send({ type: 'sending.cancelled' });
}

/** It did arrive: whoever asked wants another answer. */
const isRefusal = (error: unknown): boolean => isObject(error) && 'refused' in error && error.refused === true;

/** By what it says, not by its class: one from another window, or as JSON-RPC has it, is of none that is known here. */
function messageOf(error: unknown): string {
  const message = isObject(error) && 'message' in error ? error.message : error;
  return typeof message === 'string' ? message : '';
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
