import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { canSubmit } from '../src/core/index.js';
import type { SageQuestionnaireReplyEvent } from '../src/elements/events.js';
import { answer, ask, startConversation, write, type ChatMessage, type Conversation } from './conversation.js';
import { SAMPLES, type Sample } from './samples.js';
import { styles } from './styles.js';

/** How long a message takes to be sent here, in milliseconds: long enough to see it. */
const DELIVERY = 700;

/** A small chat: choose what the assistant says, answer it, and see what is sent. */
export class DemoChat extends LitElement {
  static override readonly styles = styles;

  /** Milliseconds that sending takes. */
  @property({ type: Number, attribute: 'delivery-time' }) deliveryTime = DELIVERY;

  @state() private conversation: Conversation = startConversation(firstSample());
  @state() private sampleId = firstSample().id;
  @state() private failing = false;
  @state() private readOnly = false;
  @state() private scheme = '';

  protected override render(): TemplateResult {
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
          ${SAMPLES.map((sample) => this.#renderSample(sample))}
        </ul>
      </nav>
      <main>
        <ol class="transcript" aria-label="Conversation" lang=${this.conversation.lang}>
          ${repeat(this.conversation.messages, (message) => `${this.conversation.id}/${message.id}`, (message, index) => this.#renderMessage(message, index))}
        </ol>
        <form class="composer" @submit=${this.#send}>
          <input name="text" aria-label="Your message" placeholder="Write a message instead…" autocomplete="off" />
          <button type="submit">Send</button>
          <button type="button" name="ask-again" @click=${this.#askAgain}>Let the assistant ask again</button>
        </form>
      </main>
    `;
  }

  #renderSample(sample: Sample): TemplateResult {
    const current = sample.id === this.sampleId;
    return html`<li>
      <button type="button" data-sample=${sample.id} lang=${sample.lang} aria-current=${current ? 'true' : nothing} @click=${() => this.#choose(sample)}>${sample.title}</button>
    </li>`;
  }

  #renderMessage(message: ChatMessage, index: number): TemplateResult {
    return html`<li data-role=${message.role}>
      <span class="author">${message.role === 'user' ? 'You' : 'Assistant'}</span>
      <sage-questionnaire-message
        .content=${message.content}
        .messageId=${message.id}
        .messageRole=${message.role}
        .conversationId=${this.conversation.id}
        .canSubmit=${canSubmit(this.conversation.messages, index)}
        .readOnly=${this.readOnly}
        .locale=${this.conversation.lang}
        @sage-questionnaire-reply=${this.#reply}
      ></sage-questionnaire-message>
      ${message.displayText === undefined
        ? nothing
        : html`<details class="wire">
            <summary>What is sent</summary>
            <pre tabindex="0">${message.content}</pre>
          </details>`}
    </li>`;
  }

  readonly #reply = (event: SageQuestionnaireReplyEvent): void => {
    event.waitUntil(this.#deliver(event));
  };

  async #deliver({ reply }: SageQuestionnaireReplyEvent): Promise<void> {
    const { conversation } = this;
    await new Promise((resolve) => setTimeout(resolve, this.deliveryTime));
    if (this.failing) throw new Error(conversation.lang.startsWith('zh') ? '连接已断开' : 'the connection was lost');
    if (this.conversation.id === conversation.id) this.conversation = answer(this.conversation, reply);
  }

  #choose(sample: Sample): void {
    this.sampleId = sample.id;
    this.conversation = startConversation(sample);
  }

  readonly #askAgain = (): void => {
    const sample = SAMPLES.find(({ id }) => id === this.sampleId) ?? firstSample();
    this.conversation = ask(this.conversation, sample);
  };

  readonly #send = (event: SubmitEvent): void => {
    event.preventDefault();
    const input = this.renderRoot.querySelector<HTMLInputElement>('.composer input');
    const text = input?.value.trim() ?? '';
    if (!input || text === '') return;
    input.value = '';
    this.conversation = write(this.conversation, text);
  };

  readonly #toggleFailing = (event: Event): void => {
    this.failing = event.target instanceof HTMLInputElement && event.target.checked;
  };

  readonly #toggleReadOnly = (event: Event): void => {
    this.readOnly = event.target instanceof HTMLInputElement && event.target.checked;
  };

  readonly #chooseScheme = (event: Event): void => {
    this.scheme = event.target instanceof HTMLSelectElement ? event.target.value : '';
    document.documentElement.dataset['scheme'] = this.scheme;
  };
}

function firstSample(): Sample {
  const [sample] = SAMPLES;
  if (!sample) throw new Error('There are no samples.');
  return sample;
}
