import type { QuestionnaireActor } from '../../machines/questionnaire.actor.js';
import type { Sent } from './delivery.js';

/**
 * The questionnaires of one message that can be answered, which are sent together: one that is finished waits, and the
 * last one takes all of them along. Nothing is sent but by a person who sends one of them.
 */
export class CardGroup {
  /** How often a questionnaire is shown. */
  readonly #members = new Map<QuestionnaireActor, number>();
  #ids: readonly string[] = [];

  /** The ids of the message's questionnaires, in its order. */
  arrange(ids: readonly string[]): void {
    this.#ids = ids;
  }

  /** Gives the way to leave again. */
  join(actor: QuestionnaireActor): () => void {
    this.#members.set(actor, (this.#members.get(actor) ?? 0) + 1);
    const watch = actor.subscribe(() => this.#tell());
    this.#tell();
    return () => {
      watch.unsubscribe();
      const rest = (this.#members.get(actor) ?? 1) - 1;
      if (rest > 0) this.#members.set(actor, rest);
      else this.#forget(actor);
    };
  }

  /** What is sent together with `sent`, in the order of the message. */
  gather(sent: Sent): readonly Sent[] {
    const inOrder = [...this.#members.keys()].sort((a, b) => this.#place(a) - this.#place(b));
    return inOrder.flatMap((actor) => (actor === sent.actor ? [sent] : isReady(actor) ? release(actor) : []));
  }

  #forget(actor: QuestionnaireActor): void {
    this.#members.delete(actor);
    this.#say(actor, false);
    this.#tell();
  }

  /** Each is told whether others are unfinished. */
  #tell(): void {
    const unfinished = [...this.#members.keys()].filter(isUnfinished);
    for (const actor of this.#members.keys()) this.#say(actor, unfinished.some((other) => other !== actor));
  }

  /** A questionnaire may be shown in several places, and in one of them with others: one that says so counts. */
  #say(actor: QuestionnaireActor, value: boolean): void {
    const words = waiting.get(actor) ?? new Set();
    waiting.set(actor, words);
    if (value) words.add(this);
    else words.delete(this);
    const isWaiting = words.size > 0;
    if (actor.getSnapshot().context.others !== isWaiting) actor.send({ type: 'host.others', value: isWaiting });
  }

  #place(actor: QuestionnaireActor): number {
    return this.#ids.indexOf(actor.getSnapshot().context.questionnaire.id);
  }
}

/** The groups in which a questionnaire waits for others. */
const waiting = new WeakMap<QuestionnaireActor, Set<CardGroup>>();

function isUnfinished(actor: QuestionnaireActor): boolean {
  const snapshot = actor.getSnapshot();
  return snapshot.status === 'active' && (snapshot.matches('arriving') || snapshot.matches({ pending: 'editing' }));
}

function isReady(actor: QuestionnaireActor): boolean {
  return actor.getSnapshot().matches({ pending: 'ready' });
}

function release(actor: QuestionnaireActor): readonly Sent[] {
  const sent: Sent[] = [];
  const heard = actor.on('outcome', ({ outcome, submission }) => {
    sent.push({ actor, questionnaire: actor.getSnapshot().context.questionnaire, outcome, submission });
  });
  actor.send({ type: 'others.ready' });
  heard.unsubscribe();
  return sent;
}
