import type { LitElement, ReactiveController } from 'lit';
import { focusedIn } from '../keyboard.js';

/** The record. */
const RECORD = 'sage-questionnaire-summary';

/** The record; what waits for others is edited; while it is sent, and afterwards, there is the main button. */
const KEEPERS = `${RECORD}, [data-action="edit"], .button-primary`;

const questionSelector = (id: string): string => `[data-question="${CSS.escape(id)}"]`;

/** Keeps the focus with the person while what has it comes and goes, and moves it where somebody is led. */
export class CardFocus implements ReactiveController {
  readonly #host: LitElement;
  /** What had the focus before it was rendered. */
  #focused: Element | undefined;
  /** And in which question: while it arrives, another control may take its place. */
  #question: string | undefined;
  /** A person has done something since it was rendered. */
  #isActing = false;
  /** Where the focus is to go is known already. */
  #isMoving = false;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdate(): void {
    this.#focused = focusedIn(this.#host);
    const row = this.#host.shadowRoot?.activeElement;
    this.#question = row instanceof HTMLElement ? row.dataset['question'] : undefined;
  }

  /** What had the focus is gone: it goes to what has come instead. Not to a button where that comes as a surprise: the next key would press it. */
  hostUpdated(): void {
    const isExpected = this.#isActing || this.#focused instanceof HTMLButtonElement;
    if (this.#focused && !this.#isMoving && !focusedIn(this.#host)) {
      const elsewhere = this.#question === undefined ? `${RECORD}, [data-question], #review` : `${questionSelector(this.#question)}, ${RECORD}`;
      void this.move(isExpected ? KEEPERS : elsewhere);
    }
    this.#isActing = false;
  }

  /** What is gone once this has been rendered was sent away by a person. Mostly nothing is, and then nothing is rendered. */
  expect(): void {
    this.#isActing = true;
    void Promise.resolve().then(() => this.#host.updateComplete).then(() => {
      this.#isActing = false;
    });
  }

  /** To what will be there once it is rendered. */
  async move(selector: string): Promise<void> {
    this.#isMoving = true;
    await this.#host.updateComplete;
    const element = this.#host.renderRoot.querySelector<HTMLElement & Partial<Pick<LitElement, 'updateComplete'>>>(selector);
    await element?.updateComplete;
    this.#isMoving = false;
    element?.focus();
  }

  /** To a question's first control; to the review where there is none. */
  moveToQuestion(id: string | undefined): Promise<void> {
    return this.move(id === undefined ? '#review' : questionSelector(id));
  }

  /** To what goes on after that is gone which had it. */
  moveOn(): Promise<void> {
    return this.move(KEEPERS);
  }

  /** Back to what had it, or to the beginning. */
  async back(element: Element | undefined): Promise<void> {
    this.#isMoving = true;
    await this.#host.updateComplete;
    this.#isMoving = false;
    if (element instanceof HTMLElement && element.isConnected) element.focus();
    else this.#host.focus();
  }
}
