import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { askUser, type Questionnaire } from '../src/core/index.js';
import { pageClock } from '../src/elements/card/deadline.js';
import type { SageQuestionnaireReplyEvent } from '../src/elements/events.js';
import { AskUserSession, createQuestionnaireStore, streamJsonCodec, type SessionEvent } from '../src/machines/index.js';
import { FakeAgent } from './fake-agent.js';
import { pageStyles } from './styles/page.js';

interface Waiting {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/** A request that waits for its answer, until its deadline. The agent is not content with the first answer. */
export class DemoRequest extends LitElement {
  static override readonly styles = [
    pageStyles,
    css`
      :host {
        display: block;
        box-sizing: border-box;
        inline-size: 100%;
        max-inline-size: 752px;
        margin-inline: auto;
        padding: 24px 16px;
      }
      button {
        min-block-size: 40px;
        padding-inline: 16px;
        border: 1px solid light-dark(#7c818a, #82878f);
        border-radius: 8px;
        background: none;
        font-size: 14px;
        cursor: pointer;
      }
      button:disabled {
        opacity: 0.5;
        cursor: default;
      }
      pre {
        overflow: auto;
        font: 13px/20px ui-monospace, Menlo, Consolas, monospace;
        overflow-wrap: anywhere;
        white-space: pre-wrap;
      }
    `,
  ];

  /** What is sent does not arrive. */
  @property({ type: Boolean }) failing = false;
  @property({ type: Boolean, attribute: 'read-only' }) readOnly = false;

  @state() private questionnaire: Questionnaire | undefined;
  @state() private lines: readonly string[] = [];

  readonly #store = createQuestionnaireStore();
  readonly #agent = new FakeAgent((line) => this.#session.receive(line));
  readonly #session = new AskUserSession({
    dialect: askUser(),
    codec: streamJsonCodec(),
    clock: pageClock,
    finish: true,
    send: (line) => {
      if (this.failing) throw new Error('offline');
      this.lines = [...this.lines, line];
      this.#agent.receive(line);
    },
    onEvent: (event) => this.#onEvent(event),
  });
  readonly #waiting = new Map<string, Waiting>();

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.questionnaire) this.#agent.ask();
  }

  /** The connection is gone with the page that shows it. */
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#session.close();
  }

  protected override render(): TemplateResult {
    const isWaiting = this.#session.pending.length > 0;
    return html`<p>An agent waits two minutes for this answer. The first one it refuses, the second it takes.</p>
      <sage-questionnaire-card .questionnaire=${this.questionnaire} .store=${this.#store} .readOnly=${this.readOnly} @sage-questionnaire-reply=${this.#reply}></sage-questionnaire-card>
      <p><button type="button" name="ask-again" ?disabled=${isWaiting} @click=${() => this.#agent.ask()}>Ask me again</button></p>
      ${this.lines.length === 0 ? nothing : html`<details class="wire" open><summary>What is sent</summary><pre tabindex="0">${this.lines.join('\n')}</pre></details>`}`;
  }

  #onEvent(event: SessionEvent): void {
    if (event.type === 'opened') this.questionnaire = event.questionnaire;
    if (event.type === 'refused') this.#waiting.get(event.requestId)?.reject(Object.assign(new Error(event.error.message), { refused: true }));
    if (event.type === 'resolved') this.#end(event);
    this.requestUpdate();
  }

  #end({ requestId, outcome }: Extract<SessionEvent, { type: 'resolved' }>): void {
    const waiting = this.#waiting.get(requestId);
    if (waiting) waiting.resolve();
    // It ended without an answer from the card, as by its deadline.
    else if (outcome) this.#store.get('', requestId)?.send({ type: 'settled', outcome });
  }

  readonly #reply = (event: SageQuestionnaireReplyEvent): void => {
    const { wireId } = event.questionnaire;
    const sent = new Promise<void>((resolve, reject) => this.#waiting.set(wireId, { resolve, reject }));
    event.waitUntil(sent.finally(() => this.#waiting.delete(wireId)));
    const answered = this.#session.respond(wireId, event.outcome);
    if (!answered.ok) this.#waiting.get(wireId)?.reject(new Error(answered.error.message));
  };
}

customElements.define('demo-request', DemoRequest);
