import { findDialect, type ToolCall } from '../dialect.js';
import type { Message, MessageView, Questionnaire, Standing, StandingQuestionnaire, ToolView } from '../model/index.js';
import { Answers } from './answers.js';
import { isMeaningful } from './message-text.js';
import { Names, idOf } from './names.js';
import { readMessage, type Reading } from './read-message.js';
import { Suffixes } from './suffixes.js';
import { callIdOf, callsOf, toolView } from './tool-views.js';
import { Views } from './views.js';

/** What the messages so far come to. Never changed, but for the index of names: the next message makes a new one. */
export interface Fold {
  /** One a message. */
  readonly views: readonly MessageView[];
  /** Of the assistant's messages since the user's last one, those that ask: where they stand in `views`. */
  readonly open: readonly number[];
  /** Of these, those after which nothing was said. */
  readonly latest: readonly number[];
  /** Where the last message stands that said something, and the last one of the user. */
  readonly lastWord: number;
  readonly lastOfUser: number;
  /** The calls that have no result yet, by id: the one that the next result belongs to, and behind it the others. */
  readonly calls: ReadonlyMap<string, PendingCall>;
  readonly names: Names;
}

interface PendingCall {
  readonly call: ToolCall;
  /** Of its message, and among the tools of that. */
  readonly index: number;
  readonly place: number;
  readonly next: PendingCall | undefined;
}

export const nothing = (): Fold => ({ views: [], open: [], latest: [], lastWord: -1, lastOfUser: -1, calls: new Map(), names: new Names() });

const SUPERSEDED: Standing = { state: 'locked', reason: 'superseded' };

/** Takes messages one after the other; the views of those before change only where their questionnaires stand otherwise now. */
export class Folding {
  readonly #reading: Reading;
  readonly #fresh: Standing;
  readonly #passedOver: Standing;
  readonly #views: Views;
  readonly #names: Names;
  readonly #calls: Map<string, PendingCall>;
  #open: number[];
  #latest: number[];
  #lastWord: number;
  #lastOfUser: number;

  constructor(before: Fold, reading: Reading, readOnly: boolean) {
    this.#reading = reading;
    this.#fresh = { state: readOnly ? 'readOnly' : 'answerable' };
    this.#passedOver = readOnly ? this.#fresh : SUPERSEDED;
    this.#views = new Views(before.views);
    this.#names = before.names;
    this.#calls = new Map(before.calls);
    this.#open = [...before.open];
    this.#latest = [...before.latest];
    this.#lastWord = before.lastWord;
    this.#lastOfUser = before.lastOfUser;
  }

  get fold(): Fold {
    return { views: this.#views.all(), open: this.#open, latest: this.#latest, lastWord: this.#lastWord, lastOfUser: this.#lastOfUser, calls: this.#calls, names: this.#names };
  }

  add(message: Message): void {
    const index = this.#views.length;
    const messageId = this.#names.message(idOf(message.id) ?? `message-${index + 1}`, index, this.#views);
    const segments = readMessage(message, messageId, this.#reading);
    const calls = message.role === 'assistant' ? callsOf(message, this.#reading.dialects) : [];
    const questionnaires = segments.flatMap((segment) => (segment.type === 'questionnaire' ? [{ questionnaire: segment.questionnaire, standing: this.#fresh }] : []));
    if (message.role === 'user') this.#answer(new Answers(segments), index);
    else if (message.role === 'assistant' && isMeaningful(message)) this.#supersede(index);
    for (const { questionnaire } of questionnaires) this.#names.questionnaire(questionnaire.id, index, this.#views);
    this.#views.add({ messageId, message, segments, tools: this.#wait(calls, index), questionnaires });
    if (questionnaires.length > 0) this.#ask(index);
    if (message.role === 'tool') this.#result(message);
  }

  #ask(index: number): void {
    if (index >= this.#lastWord && !this.#latest.includes(index)) this.#latest.push(index);
    if (index > this.#lastOfUser && !this.#open.includes(index)) this.#open.push(index);
  }

  #supersede(index: number): void {
    for (const each of this.#latest) this.#restand(each, () => this.#passedOver);
    this.#latest = [];
    this.#lastWord = index;
  }

  /** Only the next message of the user answers what was asked; what several messages ask under one name, in the last of them. */
  #answer(answers: Answers, index: number): void {
    const asked = new Set(this.#open.flatMap((each) => this.#views.at(each)?.questionnaires.map(({ questionnaire }) => questionnaire.id) ?? []));
    const answered = new Map<string, number>();
    for (const each of this.#open.toSorted((a, b) => b - a)) {
      this.#restand(each, (questionnaire, view) => {
        const name = JSON.stringify([questionnaire.dialect, questionnaire.wireId]);
        if ((answered.get(name) ?? each) !== each) return this.#passedOver;
        const standing = this.#answerOf(answers, questionnaire, view, asked);
        if (standing.state === 'submitted') answered.set(name, each);
        return standing;
      });
    }
    this.#open = [];
    this.#latest = [];
    this.#lastWord = index;
    this.#lastOfUser = index;
  }

  #answerOf(answers: Answers, questionnaire: Questionnaire, view: MessageView, asked: ReadonlySet<string>): Standing {
    const { dialects, locale } = this.#reading;
    const dialect = findDialect(dialects, questionnaire);
    // Who knows nothing of the others with its message's id answers under that.
    const plain = `${idOf(view.message.id) ?? view.messageId}${questionnaire.id.slice(view.messageId.length)}`;
    const names = questionnaire.id.startsWith(view.messageId) && !asked.has(plain) ? [questionnaire.id, plain] : [questionnaire.id];
    for (const id of names) {
      const reply = dialect?.decodeReply(answers.to([id, questionnaire.wireId]), { ...questionnaire, id }, locale);
      if (reply?.ok) return { state: 'submitted', response: reply.value };
    }
    return this.#passedOver;
  }

  #restand(index: number, stand: (questionnaire: Questionnaire, view: MessageView) => Standing): void {
    const view = this.#views.at(index);
    if (view) this.#views.replace(index, { ...view, questionnaires: view.questionnaires.map(({ questionnaire }): StandingQuestionnaire => ({ questionnaire, standing: stand(questionnaire, view) })) });
  }

  #wait(calls: readonly ToolCall[], index: number): readonly ToolView[] {
    const ids = new Set<string>();
    const suffixes = new Suffixes();
    const waiting = calls.map((call): ToolView => {
      const callId = suffixes.free(call.id, (id) => ids.has(id));
      ids.add(callId);
      return { view: 'waiting', callId };
    });
    // Backwards, so that the first is the next.
    for (const [place, call] of [...calls.entries()].reverse()) this.#calls.set(call.id, { call, index, place, next: this.#calls.get(call.id) });
    return waiting;
  }

  /** Belongs to the latest message that calls under its id, and there to the first such call. */
  #result(message: Message): void {
    const id = callIdOf(message.tool_call_id);
    const found = this.#calls.get(id);
    const view = found && this.#views.at(found.index);
    const tool = found && toolView(found.call, message, this.#reading.dialects, this.#reading.locale);
    if (!view || !tool) return;
    if (found.next) this.#calls.set(id, found.next);
    else this.#calls.delete(id);
    this.#views.replace(found.index, this.#withTool(view, tool, found));
    if (tool.view === 'card') this.#ask(found.index);
  }

  #withTool(view: MessageView, tool: ToolView, { index, place }: PendingCall): MessageView {
    const callId = view.tools[place]?.callId ?? tool.callId;
    const named = tool.view === 'card' ? { ...tool, callId, questionnaire: this.#named(tool.questionnaire, index, callId !== tool.callId) } : { ...tool, callId };
    const asked = named.view === 'card' ? [{ questionnaire: named.questionnaire, standing: index >= this.#lastWord ? this.#fresh : this.#passedOver }] : [];
    return { ...view, tools: view.tools.with(place, named), questionnaires: [...view.questionnaires, ...asked] };
  }

  /** Some runtimes begin anew with their ids every turn. On the wire the questionnaire keeps its own, unless another of its message has it. */
  #named(questionnaire: Questionnaire, index: number, isTwin: boolean): Questionnaire {
    const id = this.#names.questionnaire(questionnaire.id, index, this.#views);
    return id === questionnaire.id ? questionnaire : { ...questionnaire, id, wireId: isTwin ? id : questionnaire.wireId };
  }
}
