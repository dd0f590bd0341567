import { html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { live } from 'lit/directives/live.js';
import type { DraftValueOf, TextQuestion } from '../../../core/model/index.js';
import { isCommandEnter, isHeldEnter, isPlainEnter } from '../../keyboard.js';
import { textField } from '../../theme/text-field.js';
import { QuestionField } from '../field.js';
import { describedBy, directionOf, helpLine, messageLine, promptContent, ruleLine } from '../prompt.js';

/**
 * Text in the person's own words. Nothing is cut off at the limit: the count says how much there is.
 *
 * @tag sage-questionnaire-text
 * @summary The control of a text question.
 * @fires {FieldChangeEvent} field-change - Something was written.
 * @fires {FieldDoneEvent} field-done - The person goes on by keyboard: Enter, or Ctrl+Enter where Enter is a new line.
 */
export class TextField extends QuestionField<TextQuestion, DraftValueOf<'text'>> {
  static override readonly tag = 'sage-questionnaire-text';
  static override styles: CSSResultGroup = [...[QuestionField.styles].flat(), textField];

  /** Enter went down here, and is down still. */
  #isEnterOwn = false;

  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector<HTMLElement>('#control')?.focus(options);
  }

  protected override render(): TemplateResult {
    const { question, value } = this;
    if (!question || !value) return html``;
    return html`<div class="question" part="question">
      <label class="prompt" part="prompt" for="control">${promptContent(question, this.markedOptional, this.words)}</label>
      ${helpLine(question)}
      <div class="field" part="field">${question.multiline ? this.#textarea(question, value.text) : this.#input(question, value.text)}</div>
      ${messageLine({ error: this.issue?.message, rule: ruleLine(question, this.#rule(question), this.words), count: this.#count(question, value.text) })}
    </div>`;
  }

  #input(question: TextQuestion, text: string): TemplateResult {
    const { type, ltr } = INPUTS[question.format];
    return html`<input
      class="input"
      part="input"
      id="control"
      type=${type}
      dir=${ifDefined(ltr ? 'ltr' : directionOf(text))}
      autocomplete=${ltr ? question.format : 'off'}
      aria-describedby=${ifDefined(describedBy(question, 'message'))}
      aria-required=${ifDefined(question.required ? 'true' : undefined)}
      aria-invalid=${ifDefined(this.issue ? 'true' : undefined)}
      aria-errormessage=${ifDefined(this.issue ? 'message' : undefined)}
      placeholder=${question.placeholder ?? nothing}
      ?readonly=${this.busy}
      .value=${live(text)}
      @input=${this.#onInput}
      @keydown=${this.#onKeydown}
    />`;
  }

  #textarea(question: TextQuestion, text: string): TemplateResult {
    return html`<textarea
      class="textarea"
      part="textarea"
      id="control"
      rows="3"
      dir=${ifDefined(directionOf(text))}
      aria-describedby=${ifDefined(describedBy(question, 'message'))}
      aria-required=${ifDefined(question.required ? 'true' : undefined)}
      aria-invalid=${ifDefined(this.issue ? 'true' : undefined)}
      aria-errormessage=${ifDefined(this.issue ? 'message' : undefined)}
      placeholder=${question.placeholder ?? nothing}
      ?readonly=${this.busy}
      .value=${live(text)}
      @input=${this.#onInput}
      @keydown=${this.#onKeydown}
      @keyup=${this.#onKeyup}
      @blur=${this.#onBlur}
    ></textarea>`;
  }

  #rule({ minLength = 0, maxLength }: TextQuestion): string {
    const { words } = this;
    if (maxLength === undefined) return minLength > 1 ? words.term('atLeastCharacters', words.number(minLength)) : '';
    return minLength > 1
      ? words.term('betweenCharacters', words.number(minLength), words.number(maxLength))
      : words.term('atMostCharacters', words.number(maxLength));
  }

  #count({ maxLength }: TextQuestion, text: string): string | undefined {
    return maxLength === undefined ? undefined : `${this.words.number([...text.trim()].length)} / ${this.words.number(maxLength)}`;
  }

  readonly #onInput = (event: Event): void => {
    const { currentTarget } = event;
    if (currentTarget instanceof HTMLInputElement || currentTarget instanceof HTMLTextAreaElement) this.change({ kind: 'text', text: currentTarget.value });
  };

  readonly #onKeydown = (event: KeyboardEvent): void => {
    if (isCommandEnter(event) || (isPlainEnter(event) && this.question?.multiline === false)) this.done(event);
    // Pressed on the question before, it has led here; pressed here, it may go on writing lines.
    else if (isHeldEnter(event) && !this.#isEnterOwn) event.preventDefault();
    else if (event.key === 'Enter') this.#isEnterOwn = true;
  };

  readonly #onBlur = (): void => {
    this.#isEnterOwn = false;
  };

  readonly #onKeyup = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') this.#isEnterOwn = false;
  };
}

/** Addresses run left to right whatever the language around. */
const INPUTS: { readonly [F in TextQuestion['format']]: { readonly type: string; readonly ltr: boolean } } = {
  plain: { type: 'text', ltr: false },
  email: { type: 'email', ltr: true },
  url: { type: 'url', ltr: true },
  tel: { type: 'tel', ltr: true },
};

declare global {
  interface HTMLElementTagNameMap {
    'sage-questionnaire-text': TextField;
  }
}
