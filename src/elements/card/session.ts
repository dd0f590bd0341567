import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Outcome, Questionnaire } from '../../core/model/index.js';
import type { QuestionnaireActor } from '../../machines/questionnaire.actor.js';
import type { LockReason, UserEvent } from '../../machines/questionnaire.events.js';
import type { QuestionnaireStore } from '../../machines/questionnaire.store.js';
import { viewQuestionnaire, type QuestionnaireSnapshot } from '../../machines/questionnaire.view.js';
import type { QuestionnaireView } from '../../machines/questionnaire.view-model.js';

/** What the card's host says of a questionnaire. */
export interface HostWords {
  readonly readOnly: boolean;
  readonly locked: LockReason | undefined;
  readonly layout: 'stepper' | 'list' | undefined;
  readonly locale: string;
}

/** What came of something that a person did. */
export interface Consequence {
  readonly outcome?: { readonly outcome: Outcome; readonly submission: number };
  /** The question to look at first. */
  readonly refused?: string;
}

/** The running questionnaire that a card shows. */
export class Session implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #actor: QuestionnaireActor | undefined;
  #subscription: { unsubscribe(): void } | undefined;
  #isConnected = false;
  #told: HostWords | undefined;
  #seen: { readonly snapshot: QuestionnaireSnapshot; readonly view: QuestionnaireView } | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  get actor(): QuestionnaireActor | undefined {
    return this.#actor;
  }

  get view(): QuestionnaireView | undefined {
    const snapshot = this.#actor?.getSnapshot();
    if (!snapshot) return undefined;
    if (this.#seen?.snapshot !== snapshot) this.#seen = { snapshot, view: viewQuestionnaire(snapshot) };
    return this.#seen.view;
  }

  open(store: QuestionnaireStore, questionnaire: Questionnaire, conversationId: string, words: HostWords): void {
    const { readOnly, locked, layout, locale } = words;
    const actor = store.open(questionnaire, { conversationId, readOnly, locale, ...(locked && { locked }), ...(layout && { layout }) });
    if (actor !== this.#actor) {
      this.#actor = actor;
      this.#told = undefined;
      this.#subscribe();
    }
    this.tell(words);
  }

  /** Says what is new, and nothing where nothing is: two cards that show the same one would never stop contradicting each other. */
  tell(words: HostWords): void {
    const actor = this.#actor;
    if (!actor || (this.#told && isSame(words, this.#told))) return;
    this.#told = words;
    const { readOnly, locked, layout, locale } = words;
    const { context } = actor.getSnapshot();
    if (readOnly !== context.readOnly) actor.send({ type: 'host.readOnly', value: readOnly });
    if (locale !== context.locale) actor.send({ type: 'host.locale', locale });
    if ((layout ?? null) !== context.layout) actor.send({ type: 'host.layout', layout });
    if (locked !== undefined && locked !== context.locked) actor.send({ type: 'host.locked', reason: locked });
    // The newer message is gone again. Other locks have other reasons, and are lifted by whoever set them.
    if (locked === undefined && context.locked === 'superseded') actor.send({ type: 'host.unlocked' });
  }

  unlock(): void {
    if (this.#actor?.getSnapshot().context.locked != null) this.#actor.send({ type: 'host.unlocked' });
  }

  /** Of several elements that show the same questionnaire, only the one that was used hears what comes of it. */
  act(event: UserEvent): Consequence {
    const actor = this.#actor;
    if (!actor) return {};
    let consequence: Consequence = {};
    const heard = [
      actor.on('outcome', ({ outcome, submission }) => {
        consequence = { outcome: { outcome, submission } };
      }),
      actor.on('refused', ({ question }) => {
        consequence = { refused: question };
      }),
    ];
    actor.send(event);
    for (const subscription of heard) subscription.unsubscribe();
    return consequence;
  }

  hostConnected(): void {
    this.#isConnected = true;
    this.#subscribe();
  }

  hostDisconnected(): void {
    this.#isConnected = false;
    this.#subscription?.unsubscribe();
    this.#subscription = undefined;
  }

  #subscribe(): void {
    this.#subscription?.unsubscribe();
    this.#subscription = this.#isConnected ? this.#actor?.subscribe(() => this.#host.requestUpdate()) : undefined;
  }
}

function isSame(a: HostWords, b: HostWords): boolean {
  return a.readOnly === b.readOnly && a.locked === b.locked && a.layout === b.layout && a.locale === b.locale;
}
