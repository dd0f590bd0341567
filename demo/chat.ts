import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import { viewConversation, type MessageView } from '../src/core/index.js';
import type { SageQuestionnaireReplyEvent } from '../src/elements/events.js';
import { createQuestionnaireStore } from '../src/machines/index.js';
import './request.js';
import { Arrival, SPEEDS } from './arrival.js';
import { answer, ask, write, type ChatMessage, type Conversation } from './conversation.js';
import { Conversations, PLAYED } from './conversations.js';
import { renderRequests } from './input.js';
import { REQUEST, SAMPLES, type Sample } from './samples.js';
import { bringIntoView, keepAbove } from './scrolling.js';
import { chatStyles } from './styles/chat.js';
import { pageStyles } from './styles/page.js';

/** How long a message takes to be sent here, in milliseconds: long enough to see it. */
const DELIVERY = 700;

/** A small chat: choose what the assistant says, answer it, and see what is sent. */
export class DemoChat extends LitElement {
  static override readonly styles = [pageStyles, chatStyles];

  /** Milliseconds that sending takes. */
  @property({ type: Number, attribute: 'delivery-time' }) deliveryTime = DELIVERY;

  /** Messages of the assistant arrive piece by piece, instead of at once. */
  @property({ type: Boolean }) streaming = false;

  @state() private failing = false;
  @state() private readOnly = false;

  readonly #conversations = new Conversations(this);
  readonly #arrival = new Arrival(this);
  /** Drafts outlive the elements that show them, and the page. */
  readonly #store = createQuestionnaireStore({ storage: localStorage });
  #shown: { readonly sample: Sample; readonly conversation: Conversation } | undefined;

  protected override willUpdate(): void {
    const conversation = this.#conversations.of(this.#conversations.sample);
    const last = conversation.messages.at(-1);
    if (last?.role === 'assistant') this.#arrival.show(keyOf(conversation, last), last.content.length, this.streaming);
  }

  protected override render(): TemplateResult {
    const { sample } = this.#conversations;
    return html`
      <header>
        <h1>Questionnaires in a chat</h1>
        <div class="settings">
          <label><input type="checkbox" name="failing" .checked=${this.failing} @change=${this.#toggleFailing} />Sending fails</label>
          <label><input type="checkbox" name="read-only" .checked=${this.readOnly} @change=${this.#toggleReadOnly} />Read-only</label>
          <label>Colours <select name="scheme" @change=${this.#chooseScheme}>
            <option value="">system</option>
            <option value="light">light</option>
            <option value="dark">dark</option>
          </select></label>
        </div>
      </header>
      <nav aria-label="Samples">
        <h2>The assistant says</h2>
        <ul>
          ${[...PLAYED, ...SAMPLES].map((each) => this.#renderSample(each, each === sample))}
        </ul>
      </nav>
      <main>
        ${sample === REQUEST ? html`<demo-request ?failing=${this.failing} ?read-only=${this.readOnly}></demo-request>` : html`${this.#renderTranscript(this.#conversations.of(sample))}${this.#renderArrival(this.#conversations.of(sample))}`}
        <form class="composer" ?hidden=${sample === REQUEST} @submit=${this.#send}>
          <input name="text" aria-label="Your message" placeholder="Write a message instead…" autocomplete="off" />
          <button type="submit">Send</button>
          <button type="button" name="ask-again" @click=${this.#askAgain}>Ask me again</button>
          <button type="button" name="start-again" class="quiet" @click=${this.#startAgain}>Start again</button>
        </form>
      </main>
    `;
  }

  protected override firstUpdated(): void {
    const composer = this.renderRoot.querySelector<HTMLElement>('.composer');
    if (composer) keepAbove(composer);
  }

  protected override updated(): void {
    const before = this.#shown;
    const { sample } = this.#conversations;
    const conversation = this.#conversations.of(sample);
    this.#shown = { sample, conversation };
    if (sample !== before?.sample) bringIntoView(this.renderRoot.querySelector('[aria-current]'));
    const isOlder = conversation.id !== before?.conversation.id || conversation === before.conversation;
    if (!isOlder) bringIntoView(this.renderRoot.querySelector('.transcript > li:last-child'));
  }

  #renderSample(sample: Sample, isCurrent: boolean): TemplateResult {
    return html`<li>
      <button type="button" data-sample=${sample.id} lang=${sample.lang} aria-current=${isCurrent ? 'true' : nothing} @click=${() => this.#conversations.choose(sample)}>${sample.title}</button>
    </li>`;
  }

  #renderTranscript(conversation: Conversation): TemplateResult {
    const { id, lang, messages } = conversation;
    const views = viewConversation(messages, { locale: lang, readOnly: this.readOnly });
    return html`<ol class="transcript" aria-label="Conversation" lang=${lang}>
      ${repeat(messages, (message) => `${id}/${message.id}`, (message, index) => this.#renderMessage(message, views[index], conversation))}
    </ol>`;
  }

  #renderMessage(message: ChatMessage, view: MessageView | undefined, conversation: Conversation): TemplateResult | typeof nothing {
    const { id, role, content, displayText } = message;
    if (role === 'check') return this.#renderRefused(message);
    if (role === 'tool' || !view) return nothing;
    const isArriving = this.#arrival.isArriving(keyOf(conversation, message));
    return html`<li data-role=${role}>
      <span class="author" lang="en">${role === 'user' ? 'You' : 'Assistant'}</span>
      <sage-questionnaire-message
        .content=${isArriving ? content.slice(0, this.#arrival.position) : content}
        .streaming=${isArriving}
        .messageId=${id}
        .messageRole=${role}
        .conversationId=${conversation.id}
        .store=${this.#store}
        .standings=${view.questionnaires}
        .tools=${view.tools}
        .readOnly=${this.readOnly}
        .locale=${conversation.lang}
        @sage-questionnaire-reply=${this.#reply}
      ></sage-questionnaire-message>
      ${isArriving ? nothing : renderRequests(message, { conversation, store: this.#store, readOnly: this.readOnly, onReply: this.#reply })}
      ${displayText === undefined ? nothing : html`<details class="wire"><summary lang="en">What is sent</summary><pre tabindex="0">${content}</pre></details>`}
    </li>`;
  }

  /** For the last message, if the assistant has said it. */
  #renderArrival({ messages }: Conversation): TemplateResult | typeof nothing {
    const last = messages.at(-1);
    if (last?.role !== 'assistant') return nothing;
    const { isPlaying, position, speed } = this.#arrival;
    return html`<div class="arrival" role="group" aria-label="How the last message arrives">
      <button type="button" name="play" @click=${() => (isPlaying ? this.#arrival.pause() : this.#arrival.play())}>${isPlaying ? 'Pause' : 'Play'}</button>
      <input type="range" name="seek" aria-label="Characters that have arrived" min="0" max=${last.content.length} .value=${live(String(position))} @input=${this.#seek} />
      <span class="position">${position} / ${last.content.length}</span>
      <label>Speed <select name="speed" @change=${this.#chooseSpeed}>${SPEEDS.map((each) => html`<option value=${each} ?selected=${each === speed}>${each} characters/s</option>`)}</select></label>
    </div>`;
  }

  readonly #seek = (event: Event): void => {
    if (!(event.target instanceof HTMLInputElement)) return;
    this.#arrival.pause();
    this.#arrival.seek(event.target.valueAsNumber);
  };

  readonly #chooseSpeed = (event: Event): void => {
    if (event.target instanceof HTMLSelectElement) this.#arrival.speed = Number(event.target.value);
  };

  /** Nobody but the developer sees it: what the model had written first, and what the check said to that. */
  #renderRefused({ content, issues = [] }: ChatMessage): TemplateResult {
    return html`<li data-role="check">
      <details class="wire">
        <summary lang="en">Self-check refused a reply, and the assistant wrote it again</summary>
        <ul>${issues.map((issue) => html`<li>${issue}</li>`)}</ul>
        <pre tabindex="0">${content}</pre>
      </details>
    </li>`;
  }

  readonly #reply = (event: SageQuestionnaireReplyEvent): void => {
    event.waitUntil(this.#deliver(event, this.#conversations.sample));
  };

  async #deliver({ reply }: SageQuestionnaireReplyEvent, sample: Sample): Promise<void> {
    const { id, lang } = this.#conversations.of(sample);
    await new Promise((resolve) => setTimeout(resolve, this.deliveryTime));
    if (this.failing) throw new Error(lang.startsWith('zh') ? '连接已断开' : 'the connection was lost');
    const conversation = this.#conversations.of(sample);
    // Another one where it was started again meanwhile.
    if (conversation.id === id) this.#conversations.goOn(sample, answer(conversation, reply));
  }

  readonly #askAgain = (): void => {
    const { sample } = this.#conversations;
    this.#conversations.goOn(sample, ask(this.#conversations.of(sample), sample));
  };

  readonly #startAgain = (): void => this.#conversations.startAgain(this.#conversations.sample);

  readonly #send = (event: SubmitEvent): void => {
    event.preventDefault();
    const input = this.renderRoot.querySelector<HTMLInputElement>('.composer input');
    const text = input?.value.trim() ?? '';
    if (!input || text === '') return;
    input.value = '';
    const { sample } = this.#conversations;
    this.#conversations.goOn(sample, write(this.#conversations.of(sample), text));
  };

  readonly #toggleFailing = (event: Event): void => {
    this.failing = event.target instanceof HTMLInputElement && event.target.checked;
  };

  readonly #toggleReadOnly = (event: Event): void => {
    this.readOnly = event.target instanceof HTMLInputElement && event.target.checked;
  };

  readonly #chooseScheme = (event: Event): void => {
    document.documentElement.dataset['scheme'] = event.target instanceof HTMLSelectElement ? event.target.value : '';
  };
}

const keyOf = ({ id }: Conversation, message: ChatMessage): string => `${id}/${message.id}`;
