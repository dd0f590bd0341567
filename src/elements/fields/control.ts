import { html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { live } from 'lit/directives/live.js';
import { isAnswered } from '../../core/draft/draft.js';
import type { DraftValue, Question } from '../../core/model/index.js';
import { isCommandEnter, isComposing, isHeldEnter, isPlainEnter, origin } from '../keyboard.js';
import { control } from '../theme/control.js';
import { QuestionField } from './field.js';
import { announcement, describedBy, directionOf, helpLine, messageLine, promptContent, ruleLine } from './prompt.js';

/** What is special about an input; the rest is the same for all. */
export interface InputLook {
  readonly type: string;
  readonly text: string;
  /** What is written there is short whatever it is. */
  readonly isShort?: boolean;
  readonly dir?: 'ltr' | 'auto' | undefined;
  readonly autocomplete?: string | undefined;
  readonly inputmode?: 'numeric' | 'decimal' | undefined;
  readonly placeholder?: string | undefined;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** A question with one control under its prompt. Its message line stands below the control. */
export abstract class ControlField<Q extends Question, V extends DraftValue> extends QuestionField<Q, V> {
  static override styles: CSSResultGroup = [...[QuestionField.styles].flat(), control];

  /** Enter went down here, and is down still. */
  #isEnterOwn = false;

  protected abstract control(question: Q, value: V): TemplateResult;
  /** What stands in an input or textarea. */
  protected read?(input: TextControl): V;
  /** What an answer has to be. */
  protected rule?(question: Q, value: V): string;
  /** How much there is. */
  protected count?(question: Q, value: V): string | undefined;
  /** What is wrong at once, not only where sending is refused; it is said, too. */
  protected problem?(question: Q, value: V): string | undefined;
  /** No answer; nothing where the control itself can be emptied. */
  protected empty?(question: Q): V | undefined;

  override focus(options?: FocusOptions): void {
    this.controlElement?.focus(options);
  }

  protected get controlElement(): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>('#control');
  }

  protected override render(): TemplateResult {
    const { question, value } = this;
    if (!question || !value) return html``;
    return html`<div class="question" part="question" @keydown=${this.onKeydown} @keyup=${this.onKeyup} @focusout=${this.onFocusout} @click=${this.onClick}>
      ${this.body(question, value)}
    </div>`;
  }

  protected body(question: Q, value: V): TemplateResult {
    return html`<label class="prompt" part="prompt" id="prompt" for="control">${promptContent(question, this.markedOptional, this.words)}</label>
      ${helpLine(question)}
      <div class="field" part="field">${this.control(question, value)}</div>
      ${this.message(question, value)}`;
  }

  protected message(question: Q, value: V): TemplateResult {
    const problem = this.problem?.(question, value);
    return messageLine({
      error: problem ?? this.issue?.message,
      rule: this.line(question, value),
      count: this.count?.(question, value),
      end: html`${this.problem ? announcement(problem) : nothing}${this.#clear(question, value)}`,
    });
  }

  /** The rule, and that there has to be an answer. */
  protected line(question: Q, value: V): string {
    return ruleLine(question, this.rule?.(question, value) ?? '', this.words);
  }

  protected input({ type, text, isShort = false, dir, autocomplete = 'off', inputmode, placeholder, min, max }: InputLook): TemplateResult {
    const { question, issue } = this;
    if (!question) return html``;
    return html`<input
      class=${isShort ? 'input short' : 'input'}
      part="input"
      id="control"
      type=${type}
      dir=${ifDefined(dir)}
      autocomplete=${autocomplete}
      inputmode=${ifDefined(inputmode)}
      min=${ifDefined(min)}
      max=${ifDefined(max)}
      placeholder=${ifDefined(placeholder)}
      aria-describedby=${ifDefined(describedBy(question, 'message'))}
      aria-required=${ifDefined(question.required ? 'true' : undefined)}
      aria-invalid=${ifDefined(issue ? 'true' : undefined)}
      aria-errormessage=${ifDefined(issue ? 'message' : undefined)}
      ?readonly=${this.busy}
      .value=${live(text)}
      @input=${this.onInput}
    />`;
  }

  protected textarea({ text, placeholder }: Pick<InputLook, 'text' | 'placeholder'>): TemplateResult {
    const { question, issue } = this;
    if (!question) return html``;
    return html`<textarea
      class="textarea"
      part="textarea"
      id="control"
      rows="3"
      dir=${ifDefined(directionOf(text))}
      aria-describedby=${ifDefined(describedBy(question, 'message'))}
      aria-required=${ifDefined(question.required ? 'true' : undefined)}
      aria-invalid=${ifDefined(issue ? 'true' : undefined)}
      aria-errormessage=${ifDefined(issue ? 'message' : undefined)}
      placeholder=${ifDefined(placeholder)}
      ?readonly=${this.busy}
      .value=${live(text)}
      @input=${this.onInput}
    ></textarea>`;
  }

  protected readonly onInput = ({ currentTarget }: Event): void => {
    if (this.read && (currentTarget instanceof HTMLInputElement || currentTarget instanceof HTMLTextAreaElement)) this.change(this.read(currentTarget));
  };

  #clear(question: Q, value: V): TemplateResult | typeof nothing {
    const empty = question.required ? undefined : this.empty?.(question);
    if (!empty) return nothing;
    return this.clearButton(!isAnswered(value), () => {
      this.change(empty);
      this.focus();
    });
  }

  protected readonly onKeydown = (event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    const target = origin(event);
    if (isCommandEnter(event) || (isPlainEnter(event) && goesOnWithEnter(target))) this.done(event);
    // Pressed on the question before, it has led here; pressed here, it may go on writing lines.
    else if (isHeldEnter(event)) {
      if (!this.#isEnterOwn) event.preventDefault();
    } else if (event.key === 'Enter') this.#isEnterOwn = true;
    else if (this.busy && !isReadable(target) && event.key !== 'Tab' && !event.ctrlKey && !event.metaKey && !event.altKey) event.preventDefault();
  };

  protected readonly onFocusout = (): void => {
    this.#isEnterOwn = false;
  };

  protected readonly onKeyup = ({ key }: KeyboardEvent): void => {
    if (key === 'Enter') this.#isEnterOwn = false;
  };

  /** While it is sent, also of what the platform knows no read-only for. */
  protected readonly onClick = (event: Event): void => {
    const target = origin(event);
    if (this.busy && (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) && !isReadable(target)) event.preventDefault();
  };
}

/** In a line. Elsewhere Enter writes, opens or presses something. */
function goesOnWithEnter(target: EventTarget | undefined): boolean {
  return target instanceof HTMLInputElement && target.type !== 'color' && target.type !== 'file';
}

/** Knows `readonly`. */
function isReadable(target: EventTarget | undefined): boolean {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !/^(?:range|color|file|checkbox)$/.test(target.type));
}
