import { findDialect, type ToolCall } from '../dialect.js';
import type { Message, MessageView, Questionnaire, Standing, StandingQuestionnaire } from '../model/index.js';
import { isMeaningful, textOf } from './message-text.js';
import { readMessage, type Reading } from './read-message.js';
import { callsOf, toolView } from './tool-views.js';

/** What the messages so far come to. Never changed: the next message makes a new one. */
export interface Fold {
  readonly views: readonly MessageView[];
  /** Of the assistant's messages since the user's last one, those that ask: where they stand in `views`. */
  readonly open: readonly number[];
  /** The calls that have no result yet. */
  readonly calls: readonly { readonly call: ToolCall; readonly index: number }[];
}

export const NOTHING: Fold = { views: [], open: [], calls: [] };

const SUPERSEDED: Standing = { state: 'locked', reason: 'superseded' };

/** Takes messages one after the other; the views of those before change only where their questionnaires stand otherwise now. */
export class Folding {
  readonly #reading: Reading;
  readonly #fresh: Standing;
  readonly #views: MessageView[];
  #open: readonly number[];
  #calls: Fold['calls'];

  constructor(before: Fold, reading: Reading, readOnly: boolean) {
    this.#reading = reading;
    this.#fresh = { state: readOnly ? 'readOnly' : 'answerable' };
    this.#views = before.views.slice();
    this.#open = before.open;
    this.#calls = before.calls;
  }

  get fold(): Fold {
    return { views: this.#views, open: this.#open, calls: this.#calls };
  }

  add(message: Message): void {
    const index = this.#views.length;
    const messageId = message.id ?? `message-${index + 1}`;
    const segments = readMessage(message, messageId, this.#reading);
    const calls = message.role === 'assistant' ? callsOf(message, this.#reading.dialects) : [];
    const asked = segments.flatMap((segment) => (segment.type === 'questionnaire' ? [{ questionnaire: segment.questionnaire, standing: this.#fresh }] : []));
    if (message.role === 'user') this.#answer(message);
    else if (message.role === 'assistant' && isMeaningful(message)) this.#restand(() => SUPERSEDED);
    this.#views.push({ messageId, message, segments, tools: calls.map(({ id }) => ({ view: 'waiting', callId: id })), questionnaires: asked });
    if (asked.length > 0) this.#open = [...this.#open, index];
    if (calls.length > 0) this.#calls = [...this.#calls, ...calls.map((call) => ({ call, index }))];
    if (message.role === 'tool') this.#result(message);
  }

  /** Only the next message of the user answers what was asked; what several messages ask under one name, in the last of them. */
  #answer(message: Message): void {
    const text = textOf(message);
    const answered = new Map<string, number>();
    this.#restand((questionnaire, index) => {
      const name = JSON.stringify([questionnaire.dialect, questionnaire.wireId]);
      if ((answered.get(name) ?? index) !== index) return SUPERSEDED;
      const reply = findDialect(this.#reading.dialects, questionnaire)?.decodeReply(text, questionnaire, this.#reading.locale);
      if (!reply?.ok) return SUPERSEDED;
      answered.set(name, index);
      return { state: 'submitted', response: reply.value };
    });
    this.#open = [];
  }

  /** From the last message to the first. */
  #restand(stand: (questionnaire: Questionnaire, index: number) => Standing): void {
    for (const index of this.#open.toReversed()) {
      const view = this.#views[index];
      if (!view) continue;
      const questionnaires = view.questionnaires.map(({ questionnaire, standing }): StandingQuestionnaire => {
        const next = stand(questionnaire, index);
        return { questionnaire, standing: next === SUPERSEDED && standing.state === 'readOnly' ? standing : next };
      });
      this.#views[index] = { ...view, questionnaires };
    }
  }

  #result(message: Message): void {
    const found = this.#calls.find(({ call }) => call.id === message.tool_call_id);
    const view = found && this.#views[found.index];
    const tool = found && toolView(found.call, message, this.#reading.dialects, this.#reading.locale);
    if (!view || !tool) return;
    this.#calls = this.#calls.filter((each) => each !== found);
    const isOpen = !this.#views.slice(found.index + 1).some(({ message: { role } }) => role === 'user');
    const asked = tool.view === 'card' ? [{ questionnaire: tool.questionnaire, standing: isOpen ? this.#fresh : SUPERSEDED }] : [];
    this.#views[found.index] = {
      ...view,
      tools: view.tools.map((each) => (each.callId === tool.callId ? tool : each)),
      questionnaires: [...view.questionnaires, ...asked],
    };
    if (isOpen && asked.length > 0 && !this.#open.includes(found.index)) this.#open = [...this.#open, found.index];
  }
}
