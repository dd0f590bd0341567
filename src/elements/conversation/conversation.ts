import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import { viewConversation } from '../../core/conversation/view-conversation.js';
import type { Dialect } from '../../core/dialect.js';
import { textOf } from '../../core/conversation/message-text.js';
import type { Message, MessageView } from '../../core/model/index.js';
import { createQuestionnaireStore, type QuestionnaireStore } from '../../machines/questionnaire.store.js';
import { booleanAttribute } from '../booleans.js';
import { defaultDialects, pageStore } from '../defaults.js';
import { QuestionnaireElement, type DefinableClass } from '../element.js';
import { SageQuestionnaireMessage } from '../message/message.js';
import { focusedIn } from '../keyboard.js';
import { exportedParts } from '../parts.js';
import { conversation } from '../theme/conversation.js';
import { tokens } from '../theme/tokens.js';

/**
 * A whole conversation: each message with its questionnaires as they stand. What was answered is shown with its answers, the
 * last word of the assistant can be answered, the rest is locked.
 *
 * @tag sage-questionnaire-conversation
 * @summary All messages of a chat, with the questionnaires in them.
 * @fires {SageQuestionnaireReplyEvent} sage-questionnaire-reply - A person has answered; the host sends the reply, and appends it.
 * @fires {SageQuestionnaireChangeEvent} sage-questionnaire-change - Something was chosen or written.
 * @fires {SageQuestionnaireDiagnosticEvent} sage-questionnaire-diagnostic - Something in a message could not be read.
 * @csspart message - A message of the assistant. The parts of all that is inside are handed on.
 * @csspart message-user - A message of the user.
 */
export class SageQuestionnaireConversation extends QuestionnaireElement {
  static override readonly tag: string = 'sage-questionnaire-conversation';
  static override readonly dependencies: readonly DefinableClass[] = [SageQuestionnaireMessage];
  static override styles: CSSResultGroup = [tokens, conversation];

  /** Oldest first, in the common shapes. One that changes is a new object. */
  @property({ attribute: false }) messages: readonly Message[] = [];
  /** More of the last message is to come. */
  @property({ converter: booleanAttribute }) streaming = false;
  /** Under which the store keeps what is entered. */
  @property({ attribute: 'conversation-id' }) conversationId: string | undefined;
  /** Can be read, not answered. */
  @property({ attribute: 'read-only', converter: booleanAttribute }) readOnly = false;
  /** One question at a time, or all in a list. Default: the questionnaire's own. */
  @property() layout: 'stepper' | 'list' | undefined;
  /** What is read. Default: all dialects, once `sage-questionnaire/define` is loaded. */
  @property({ attribute: false }) dialects: readonly Dialect[] | undefined;
  /** Renders prose instead of the built-in renderer. */
  @property({ attribute: false }) renderMarkdown: ((text: string) => unknown) | undefined;
  /** Keeps what is entered. Default: the page's, where there is a conversation id; else one of its own. */
  @property({ attribute: false }) store: QuestionnaireStore | undefined;

  #views: readonly MessageView[] = [];
  /** Takes the place of the message that is arriving. */
  #standIn: Message | undefined;
  #ownStore: QuestionnaireStore | undefined;

  get #arrivingMessage(): Message | undefined {
    return this.streaming ? this.messages?.at(-1) : undefined;
  }

  protected override willUpdate(changed: PropertyValues<SageQuestionnaireConversation>): void {
    if (this.hasUpdated && !READ_BY.some((name) => changed.has(name))) return;
    const { readOnly, locale } = this;
    const messages = this.messages ?? [];
    const last = this.#arrivingMessage;
    const standing = last?.role === 'assistant' ? [...messages.slice(0, -1), this.#arriving(last)] : messages;
    this.#views = viewConversation(standing, { dialects: this.dialects ?? defaultDialects(), readOnly, locale: locale ?? this.words.lang() });
  }

  /** What is still arriving is read by its own element, as it comes: here it only stands behind the others. */
  #arriving({ id, role, tool_calls }: Message): Message {
    const known = this.#standIn;
    if (known && known.id === id && known.tool_calls === tool_calls) return known;
    return (this.#standIn = { role, content: '…', ...(id !== undefined && { id }), ...(tool_calls !== undefined && { tool_calls }) });
  }

  /** A message that changes places is taken out of the page on its way, and so loses the focus. */
  protected override update(changed: PropertyValues<SageQuestionnaireConversation>): void {
    const focused = focusedIn(this);
    super.update(changed);
    if (focused instanceof HTMLElement && focused.isConnected && !focusedIn(this)) focused.focus({ preventScroll: true });
  }

  protected override render(): TemplateResult {
    const arriving = this.#arrivingMessage;
    const last = arriving && this.#views.at(-1);
    return html`${repeat(this.#views, ({ messageId }) => messageId, (view) => guard([view, view === last && arriving, this.readOnly, this.conversationId, this.layout, this.renderMarkdown, this.store, this.locale, this.dialects], () => this.#message(view, view === last ? arriving : undefined)))}`;
  }

  #message(view: MessageView, arriving: Message | undefined): TemplateResult | typeof nothing {
    const { messageId } = view;
    const message = arriving ?? view.message;
    if ((message.role !== 'assistant' && message.role !== 'user') || message.hidden === true) return nothing;
    const content = textOf(message);
    if (content === '' && view.tools.length === 0) return nothing;
    return html`<sage-questionnaire-message
      class="message"
      part=${message.role === 'user' ? 'message message-user' : 'message'}
      exportparts=${exportedParts}
      .locale=${this.locale}
      .content=${content}
      .messageId=${messageId}
      .messageRole=${message.role}
      .conversationId=${this.conversationId ?? ''}
      .streaming=${arriving !== undefined}
      .readOnly=${this.readOnly && arriving !== undefined}
      .standings=${view.questionnaires}
      .tools=${view.tools}
      .layout=${this.layout}
      .dialects=${this.dialects ?? defaultDialects()}
      .renderMarkdown=${this.renderMarkdown}
      .store=${this.#chosenStore()}
    ></sage-questionnaire-message>`;
  }

  /** Without an id of its own it shares nothing: messages of two conversations may be called alike. */
  #chosenStore(): QuestionnaireStore {
    if (this.store) return this.store;
    if ((this.conversationId ?? undefined) !== undefined) return pageStore();
    return (this.#ownStore ??= createQuestionnaireStore());
  }
}

/** What the views depend on. */
const READ_BY = ['messages', 'streaming', 'dialects', 'readOnly', 'locale'] as const;

declare global {
  interface HTMLElementTagNameMap {
    'sage-questionnaire-conversation': SageQuestionnaireConversation;
  }
}
