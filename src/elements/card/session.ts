import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { own } from '../../core/draft/draft.js';
import type { DraftValue, Outcome, Questionnaire } from '../../core/model/index.js';
import { tellQuestionnaire, type QuestionnaireActor } from '../../machines/questionnaire.actor.js';
import type { QuestionnaireContext } from '../../machines/questionnaire.context.js';
import type { LockReason, UserEvent } from '../../machines/questionnaire.events.js';
import type { QuestionnaireStore } from '../../machines/questionnaire.store.js';
import { statusOf, viewQuestionnaire, type QuestionnaireSnapshot } from '../../machines/questionnaire.view.js';
import type { QuestionnaireView } from '../../machines/questionnaire.view-model.js';
import { isEqual } from './entered.js';
import type { CardGroup } from './group.js';

/** What the card's host says of a questionnaire. */
export interface HostWords {
  readonly readOnly: boolean;
  readonly locked: LockReason | undefined;
  readonly layout: 'stepper' | 'list' | undefined;
  readonly locale: string;
  /** How it ended, where the conversation shows it. */
  readonly settled: Outcome | undefined;
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
  #group: CardGroup | undefined;
  #leaveGroup: (() => void) | undefined;
  #isConnected = false;
  #opened: { readonly store: QuestionnaireStore; readonly questionnaire: Questionnaire; readonly conversationId: string } | undefined;
  #told: HostWords | undefined;
  #seen: Seen | undefined;
  /** What comes of it is rendered by whoever enters it, if it has to be at all. */
  #isEntering = false;

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
    const seen = this.#see(snapshot);
    return (seen.view ??= viewQuestionnaire(snapshot));
  }

  /** What stands around the questions: a view from since that has changed last. What is entered in it may be older. */
  get frame(): QuestionnaireView | undefined {
    const snapshot = this.#actor?.getSnapshot();
    return snapshot && this.#see(snapshot).frame;
  }

  /** The questionnaires that are sent together with this one. */
  set group(group: CardGroup | undefined) {
    if (group === this.#group) return;
    this.#group = group;
    this.#joinGroup();
  }

  open(store: QuestionnaireStore, questionnaire: Questionnaire, conversationId: string, words: HostWords, snapshot?: unknown): void {
    this.#opened = { store, questionnaire, conversationId };
    const { layout, locale } = words;
    const actor = store.open(questionnaire, { conversationId, locale, ...(layout && { layout }), snapshot });
    if (actor !== this.#actor) {
      this.#leave();
      this.#actor = actor;
      this.#told = undefined;
      this.#join();
    }
    this.tell(words);
  }

  /** Says what is new, and nothing where nothing is: two cards that show the same one would never stop contradicting each other. */
  tell(words: HostWords): void {
    const actor = this.#actor;
    if (!actor || (this.#told && isSame(words, this.#told))) return;
    const wasLocked = this.#told?.locked !== undefined;
    const wasSettled = this.#told?.settled !== undefined;
    this.#told = words;
    const { layout, locale, settled } = words;
    const { context } = actor.getSnapshot();
    if (locale !== context.locale) actor.send({ type: 'host.locale', locale });
    if ((layout ?? null) !== context.layout) actor.send({ type: 'host.layout', layout });
    if (settled) tellQuestionnaire(actor, { questionnaire: context.questionnaire, settled });
    // The message that held the answer is gone.
    else if (wasSettled) actor.send({ type: 'reopened' });
    this.#restrict(wasLocked);
  }

  #see(snapshot: QuestionnaireSnapshot): Seen {
    const before = this.#seen;
    if (before?.snapshot === snapshot) return before;
    if (before && differOnlyInDraft(before.snapshot, snapshot)) return (this.#seen = { snapshot, frame: before.frame });
    const view = viewQuestionnaire(snapshot);
    return (this.#seen = { snapshot, frame: view, view });
  }

  /** Of several cards that show the same questionnaire the strictest word counts: none may undo what another's host says. */
  #restrict(isLockLifted: boolean): void {
    const actor = this.#actor;
    if (!actor) return;
    const words = [...(sessions.get(actor) ?? []), this].flatMap((session) => session.#told ?? []);
    const readOnly = words.some((each) => each.readOnly);
    const locked = words.find((each) => each.locked !== undefined)?.locked;
    const { context } = actor.getSnapshot();
    if (readOnly !== context.readOnly) actor.send({ type: 'host.readOnly', value: readOnly });
    if (locked !== undefined && locked !== context.locked) actor.send({ type: 'host.locked', reason: locked });
    // The newer message is gone again. Other locks have other reasons, and are lifted by whoever set them.
    if (locked === undefined && context.locked !== null && (isLockLifted || context.locked === 'superseded')) actor.send({ type: 'host.unlocked' });
  }

  /** Of several elements that show the same questionnaire, only the one that was used hears what comes of it. */
  act(event: UserEvent): Consequence {
    this.#reopen();
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

  /** A control has entered something, and shows it. Rendered is what else has come of it, which mostly is nothing. */
  enter(event: UserEvent, question: string, value: DraftValue): void {
    this.#reopen();
    const before = this.frame;
    this.#isEntering = true;
    this.#actor?.send(event);
    this.#isEntering = false;
    const now = this.#actor && own(this.#actor.getSnapshot().context.draft.values, question);
    if (this.frame !== before || !isEqual(now, value)) this.#host.requestUpdate();
  }

  hostConnected(): void {
    this.#isConnected = true;
    this.#join();
    this.#restrict(false);
    // Whatever happened meanwhile was not heard here.
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    this.#isConnected = false;
    this.#leave();
  }

  /** What the store has let go of is a questionnaire again once somebody uses it, as it stands on the screen. */
  #reopen(): void {
    const actor = this.#actor;
    if (actor?.getSnapshot().status !== 'stopped' || !this.#opened || !this.#told) return;
    const { store, questionnaire, conversationId } = this.#opened;
    this.open(store, questionnaire, conversationId, this.#told, actor.getPersistedSnapshot());
  }

  #join(): void {
    const actor = this.#actor;
    if (!this.#isConnected || !actor) return;
    sessions.set(actor, (sessions.get(actor) ?? new Set()).add(this));
    this.#subscription?.unsubscribe();
    this.#subscription = actor.subscribe({ next: () => this.#onSnapshot(), complete: () => this.#host.requestUpdate() });
    this.#joinGroup();
  }

  #onSnapshot(): void {
    if (!this.#isEntering) this.#host.requestUpdate();
  }

  #joinGroup(): void {
    this.#leaveGroup?.();
    this.#leaveGroup = this.#isConnected && this.#actor ? this.#group?.join(this.#actor) : undefined;
  }

  #leave(): void {
    this.#subscription?.unsubscribe();
    this.#subscription = undefined;
    this.#leaveGroup?.();
    this.#leaveGroup = undefined;
    const others = this.#actor && sessions.get(this.#actor);
    others?.delete(this);
    // What is left to say, any of the others can say.
    for (const other of others ?? []) return other.#restrict(this.#told?.locked !== undefined);
  }
}

/** The cards on the page that show a questionnaire. */
const sessions = new WeakMap<QuestionnaireActor, Set<Session>>();

interface Seen {
  readonly snapshot: QuestionnaireSnapshot;
  readonly frame: QuestionnaireView;
  /** Once somebody has asked for it. */
  view?: QuestionnaireView;
}

function differOnlyInDraft(a: QuestionnaireSnapshot, b: QuestionnaireSnapshot): boolean {
  return statusOf(a) === statusOf(b) && (Object.keys(b.context) as (keyof QuestionnaireContext)[]).every((name) => name === 'draft' || a.context[name] === b.context[name]);
}

function isSame(a: HostWords, b: HostWords): boolean {
  return a.readOnly === b.readOnly && a.locked === b.locked && a.layout === b.layout && a.locale === b.locale && a.settled === b.settled;
}
