import type { Dialect } from '../../core/dialect.js';
import type { Outcome, Questionnaire } from '../../core/model/index.js';
import { buildReply } from '../../core/reply.js';
import type { QuestionnaireActor } from '../../machines/questionnaire.actor.js';
import { SageQuestionnaireReplyEvent } from '../events.js';

export interface Delivery {
  readonly actor: QuestionnaireActor;
  readonly questionnaire: Questionnaire;
  readonly outcome: Outcome;
  readonly submission: number;
  readonly dialects: readonly Dialect[];
  readonly locale: string;
  /** Where the event is heard. */
  readonly target: EventTarget;
}

/** Hands the reply to the host, and tells the machine what became of it. Goes on when the element is gone. */
export function deliver({ actor, questionnaire, outcome, submission, dialects, locale, target }: Delivery): void {
  const fail = (message: string): void => actor.send({ type: 'delivery.failed', message, submission });
  const reply = buildReply(questionnaire, outcome, { dialects, locale });
  if (!reply.ok) {
    fail(reply.error.message);
    return;
  }
  const abort = new AbortController();
  const event = new SageQuestionnaireReplyEvent(reply.value, [{ questionnaire, outcome }], abort.signal);
  const thrown = dispatch(target, event);
  const awaited = event.settled();
  if (event.defaultPrevented) {
    actor.send({ type: 'delivery.withdrawn', submission });
    // Whatever becomes of what it waits for, nobody here asks any more.
    awaited?.catch(() => undefined);
  } else if (awaited !== undefined) void settle(awaited, { actor, submission, abort });
  // A host that broke before it said what becomes of the reply has hardly sent it.
  else if (thrown) fail(messageOf(thrown.error));
  else actor.send({ type: 'delivery.succeeded', submission });
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

interface Sending {
  readonly actor: QuestionnaireActor;
  readonly submission: number;
  readonly abort: AbortController;
}

async function settle(awaited: Promise<unknown>, { actor, submission, abort }: Sending): Promise<void> {
  const isSending = (): boolean => actor.getSnapshot().context.sending?.submission === submission;
  const watch = actor.subscribe({
    next: () => {
      if (!isSending()) abort.abort();
    },
    complete: () => abort.abort(),
  });
  try {
    await awaited;
    // Also where the person has stopped waiting: it did arrive, and that is how it ended.
    actor.send({ type: 'delivery.succeeded', submission });
  } catch (error) {
    actor.send({ type: 'delivery.failed', message: messageOf(error), submission });
  } finally {
    watch.unsubscribe();
  }
}

/** What the host says, to stand inside a sentence. */
function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : typeof error === 'string' ? error : '';
  return message.trim().replace(/[.。]$/, '');
}
