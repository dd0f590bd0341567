import { nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import { html, literal } from 'lit/static-html.js';
import type { ChoiceQuestion, DraftValueOf, Option, OtherOption } from '../../core/model/index.js';
import { isCommandEnter, isComposing, isHeldEnter, isPlainEnter, isPrintable, origin, takesText } from '../keyboard.js';
import { choices } from '../theme/choices.js';
import { picker } from '../theme/picker.js';
import { preview } from '../theme/preview.js';
import { verbatim } from '../theme/verbatim.js';
import { QuestionField } from './field.js';
import { isPicked, Picker } from './picker.js';
import { hasPreviews, renderPreview, rowOf } from './preview.js';
import { describedBy, directionOf, helpLine, messageLine, promptContent, type MessageLine } from './prompt.js';

type ChoiceValue = DraftValueOf<'single_choice' | 'multi_choice'>;

/** Part of the template itself: it is the same in all rows, and there are many. */
const MARKS = { radio: literal`radio`, checkbox: literal`checkbox` };

const MARK_ID = 'mark-';
const markId = (index: number): string => `${MARK_ID}${index}`;
const labelId = (index: number): string => `label-${index}`;

/** The number keys reach this far. */
const KEYS = 9;

/** What the two choices share: rows of native marks in a fieldset, in a picker where there are many; Other with its field always open; the keys. */
export abstract class ChoiceField<Q extends ChoiceQuestion, V extends ChoiceValue> extends QuestionField<Q, V> {
  static override styles: CSSResultGroup = [...[QuestionField.styles].flat(), choices, picker, verbatim, preview];

  /** The questionnaire's own word for Other, where the question has none. */
  @property({ attribute: false }) otherLabel: string | undefined;

  protected abstract readonly markType: 'radio' | 'checkbox';
  protected abstract isChosen(option: string, value: V): boolean;
  protected abstract choose(option: string, chosen: boolean, value: V): V;
  protected abstract chooseOther(chosen: boolean, text: string, value: V): V;
  protected abstract messageLine(question: Q, value: V): MessageLine;
  /** Nothing chosen; Other's text stays. Absent where the marks themselves can be cleared. */
  protected cleared?(question: Q, value: V): V | undefined;

  /** The id of the option that has the focus, or was the last to be chosen. */
  @state() private _previewed: string | undefined;

  readonly #picker = new Picker(this);
  #focused: string | undefined;

  /** The chosen mark, the first one otherwise; the field of Other where its text is what is missing. */
  override focus(options?: FocusOptions): void {
    // Not those in a group that is folded.
    const marks = this.#marks.filter((mark) => mark.checkVisibility());
    const target = this.#errorPlace === 'other' ? this.#otherInput : (marks.find(({ checked }) => checked) ?? marks[0]);
    target?.focus(options);
  }

  protected override firstUpdated(): void {
    this.#picker.place(this.renderRoot);
  }

  protected override willUpdate(): void {
    this.#focused = this.shadowRoot?.activeElement?.id;
  }

  /** A list that has grown into a picker is made anew around what had the focus. */
  protected override updated(): void {
    if (this.#focused && !this.shadowRoot?.activeElement) this.renderRoot.querySelector<HTMLElement>(`#${this.#focused}`)?.focus();
  }

  protected override render(): TemplateResult {
    const { question, value } = this;
    if (!question || !value) return html``;
    const line = this.messageLine(question, value);
    const isRadio = this.markType === 'radio';
    const others = [...(this.#errorPlace === 'group' ? ['message'] : []), ...(line.count === undefined ? [] : ['count'])];
    return html`<fieldset
      class="question"
      part="question"
      role=${ifDefined(isRadio ? 'radiogroup' : undefined)}
      aria-labelledby="prompt"
      aria-describedby=${ifDefined(describedBy(question, ...others))}
      aria-required=${ifDefined(isRadio && question.required ? 'true' : undefined)}
      aria-invalid=${ifDefined(isRadio && line.error !== undefined ? 'true' : undefined)}
    >
      <legend class="prompt" part="prompt" id="prompt">${promptContent(question, this.markedOptional, this.words)}</legend>
      ${helpLine(question)}${messageLine(line)}
      ${hasPreviews(question) ? this.#previewed(question, value) : this.#rows(question, value)}
      ${this.#clearButton(question, value)}
    </fieldset>`;
  }

  #rows(question: Q, value: V): TemplateResult {
    return html`<div class="options" part="options" data-layout=${ifDefined(hasCards(question) ? 'cards' : undefined)} @keydown=${this.#onKeydown} @click=${this.#onClick} @change=${this.#onMark}>
      ${this.#options(question, value)}
      ${this.arriving ? this.#arrivingRow() : nothing}
      ${question.other ? this.#other(question.other, question.options.length, value) : nothing}
    </div>`;
  }

  /** Beside the preview of the option that has the focus, also while that is read; else of what is chosen. */
  #previewed(question: Q, value: V): TemplateResult {
    const { options } = question;
    const shown = options.find(({ id }) => id === this._previewed) ?? options.find(({ id }) => this.isChosen(id, value)) ?? {};
    return html`<div class="previewed" @focusin=${this.#onRow} @change=${this.#onRow} @focusout=${this.#onLeave}>${this.#rows(question, value)}${renderPreview(shown, this.words)}</div>`;
  }

  #options(question: Q, value: V): unknown {
    const row = (option: Option, index: number): TemplateResult => this.#option(option, index, value);
    if (!isPicked(question)) return repeat(question.options, ({ id }) => id, row);
    return this.#picker.render(question, { words: this.words, isChosen: ({ id }) => this.isChosen(id, value), row });
  }

  #option(option: Option, index: number, value: V): TemplateResult {
    const { label, description, trailing, preview } = option;
    const mark = MARKS[this.markType];
    const chosen = this.isChosen(option.id, value);
    const { describedBy, disabled, invalid, error, shortcut } = this.#markLook(index, chosen, description === undefined ? undefined : `description-${index}`);
    return html`<label class="option" part="option">
      <input
        class="mark ${mark}"
        part="${mark}"
        type="${mark}"
        name="choice"
        id=${markId(index)}
        aria-labelledby=${labelId(index)}
        aria-describedby=${describedBy}
        aria-details=${preview === undefined ? nothing : 'preview'}
        aria-keyshortcuts=${shortcut}
        aria-disabled=${disabled}
        aria-invalid=${invalid}
        aria-errormessage=${error}
        .checked=${live(chosen)}
      />
      <span class="option-label wire-text" part="option-label" id=${labelId(index)}>${label}</span>
      ${description === undefined ? nothing : html`<span class="option-description wire-text" part="option-description" id="description-${index}">${description}</span>`}
      ${trailing === undefined ? nothing : html`<span class="option-trailing wire-text" part="option-trailing">${trailing}</span>`}${this.#key(index)}
    </label>`;
  }

  /** A div: in a label, a click into the text field would choose Other before anything is typed. Its own label spans the row. */
  #other(other: OtherOption, index: number, value: V): TemplateResult {
    const { words } = this;
    const { placeholder, multiple = false } = other;
    const name = this.otherName(other);
    const hint = words.term(multiple ? 'oneALine' : 'yourAnswer');
    const isEmpty = this.#errorPlace === 'other';
    const mark = MARKS[this.markType];
    const { describedBy, disabled, invalid, error, shortcut } = this.#markLook(index, value.other.chosen);
    return html`<div class="option other" part="option other">
      <input
        class="mark ${mark}"
        part="${mark}"
        type="${mark}"
        name="choice"
        id=${markId(index)}
        aria-labelledby="other-label"
        aria-describedby=${describedBy}
        aria-keyshortcuts=${shortcut}
        aria-disabled=${disabled}
        aria-invalid=${invalid}
        aria-errormessage=${error}
        .checked=${live(value.other.chosen)}
      />
      <label class="option-label wire-text" part="option-label" id="other-label" for=${markId(index)}>${name}</label>
      <span class="grow" data-text=${value.other.text}><textarea
        class="other-input"
        part="other-input"
        rows="1"
        dir=${ifDefined(directionOf(value.other.text))}
        aria-label="${name}: ${hint}"
        aria-describedby=${ifDefined(isEmpty ? 'message' : undefined)}
        aria-invalid=${ifDefined(isEmpty ? 'true' : undefined)}
        aria-errormessage=${ifDefined(isEmpty ? 'message' : undefined)}
        placeholder=${placeholder === undefined ? `${hint}…` : multiple ? `${hint}: ${placeholder}` : placeholder}
        ?readonly=${this.busy}
        .value=${live(value.other.text)}
        @input=${this.#onOtherInput}
      ></textarea></span>
      ${this.#key(index)}
    </div>`;
  }

  protected otherName({ label }: OtherOption): string {
    return label ?? this.otherLabel ?? this.words.term('otherOption');
  }

  /** What a mark says beside its label, and whether it is chosen. */
  #markLook(index: number, chosen: boolean, description?: string): MarkLook {
    const hasError = this.#errorPlace === 'marks';
    // Of too many, those that are chosen.
    const isInvalid = this.markType === 'checkbox' && hasError && (this.issue?.code !== 'too_many' || chosen);
    const describing = [...(description === undefined ? [] : [description]), ...(hasError ? ['message'] : [])];
    return {
      describedBy: describing.length === 0 ? nothing : describing.join(' '),
      shortcut: this.#hasKey(index) ? index + 1 : nothing,
      disabled: this.busy ? 'true' : nothing,
      invalid: isInvalid ? 'true' : nothing,
      error: isInvalid ? 'message' : nothing,
    };
  }

  #key(index: number): TemplateResult | typeof nothing {
    return this.#hasKey(index) ? html`<kbd class="key" part="key" aria-hidden="true">${index + 1}</kbd>` : nothing;
  }

  /** None in a picker: there, keys are for the search. */
  #hasKey(index: number): boolean {
    return index < KEYS && this.question !== undefined && !isPicked(this.question);
  }

  #arrivingRow(): TemplateResult {
    return html`<div class="option" data-arriving aria-hidden="true"><span class="mark ${this.markType}"></span><span class="skeleton"></span></div>`;
  }

  /** Stands in the message line, and in the order of tabs after the options. */
  #clearButton(question: Q, value: V): TemplateResult | typeof nothing {
    return !this.cleared || question.required ? nothing : this.clearButton(this.cleared(question, value) === undefined, this.#onClear);
  }

  /** What the message describes: one thing only, that to which the focus goes, so that it is said once. A rule is the group's. */
  get #errorPlace(): 'group' | 'marks' | 'other' {
    if (!this.issue) return 'group';
    return this.issue.code === 'other_empty' ? 'other' : 'marks';
  }

  get #marks(): HTMLInputElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLInputElement>('input.mark')];
  }

  #markAt(index: number): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>(`#${markId(index)}`);
  }

  get #search(): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>('.picker-search');
  }

  get #otherInput(): HTMLTextAreaElement | null {
    return this.renderRoot.querySelector('textarea');
  }

  /** A click moves no focus in every browser. Other has no preview. */
  readonly #onRow = (event: Event): void => {
    const row = rowOf(event);
    if (row !== undefined) this._previewed = this.question?.options[row]?.id;
  };

  /** What is chosen is left to be seen. */
  readonly #onLeave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    const isInside = currentTarget instanceof Node && relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!isInside && this.value && !this.isChosen(this._previewed ?? '', this.value)) this._previewed = undefined;
  };

  readonly #onClick = (event: Event): void => {
    const { target } = event;
    if (!isMark(target)) return;
    if (this.busy) event.preventDefault();
    else if (isOtherMark(target) && target.checked) this.#writeOther(target);
  };

  readonly #onMark = ({ target }: Event): void => {
    const { question, value } = this;
    if (!question || !value || !isMark(target)) return;
    const option = question.options[Number(target.id.slice(MARK_ID.length))];
    this.change(option ? this.choose(option.id, target.checked, value) : this.chooseOther(target.checked, value.other.text, value));
  };

  /**
   * Chosen with a pointer, the next thing to do is to write; by keyboard the focus stays where the person is. Later, for
   * a click on a label moves the focus to the mark after all is said and done.
   */
  #writeOther(mark: HTMLInputElement): void {
    setTimeout(() => {
      if (!mark.matches(':focus-visible')) this.#otherInput?.focus();
    });
  }

  readonly #onOtherInput = (event: Event): void => {
    const { value } = this;
    if (!value || !(event.currentTarget instanceof HTMLTextAreaElement)) return;
    const text = event.currentTarget.value;
    this.change(this.chooseOther(value.other.chosen || text !== '', text, value));
  };

  readonly #onClear = (): void => {
    this.#clear();
    this.#marks[0]?.focus();
  };

  /** Whether there was something to clear. */
  #clear(): boolean {
    const { question, value } = this;
    const next = question && value && !question.required && !this.busy ? this.cleared?.(question, value) : undefined;
    if (next) this.change(next);
    return next !== undefined;
  }

  readonly #onKeydown = (event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    const target = origin(event);
    // Enter opens and folds a group.
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    if (target.type === 'search') this.#onSearchKey(event);
    // In Other's field Enter goes on too, and Shift+Enter is a new line; unless there may be several.
    else if (isCommandEnter(event) || (isPlainEnter(event) && !(target instanceof HTMLTextAreaElement && this.question?.other?.multiple))) this.done(event);
    else if (isHeldEnter(event) && !event.shiftKey) event.preventDefault();
    else if (takesText(target)) return;
    else if (isPrintable(event) && isOtherMark(target) && !this.#hasRow(event.key)) this.#typeOther();
    else if (isPrintable(event) && this.#search) this.#search.focus();
    else if (event.ctrlKey || event.metaKey || event.altKey) return;
    else if (this.#hasRow(event.key)) this.#pick(event, Number(event.key) - 1);
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      // To the page it may mean something else.
      if (this.#clear()) event.preventDefault();
    } else if (this.busy && event.key.startsWith('Arrow')) event.preventDefault();
  };

  /** Chooses what alone is found, else goes there; where nothing is searched for, on to the next question. */
  #onSearchKey(event: KeyboardEvent): void {
    const { question } = this;
    if (!question || !(event.key === 'ArrowDown' || event.key === 'Enter')) return;
    const found = this.#picker.found(question);
    const [option] = found;
    if (isCommandEnter(event) || (isPlainEnter(event) && this.#picker.query === '')) return this.done(event);
    event.preventDefault();
    if (!option || event.repeat) return;
    const index = question.options.indexOf(option);
    if (event.key === 'Enter' && found.length === 1) this.#pick(event, index);
    else this.#markAt(index)?.focus();
  }

  /** Before the key has written anything, so that it writes there. */
  #typeOther(): void {
    const field = this.#otherInput;
    if (!field || this.busy) return;
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
  }

  #hasRow(key: string): boolean {
    const { question } = this;
    return question !== undefined && !isPicked(question) && /^[1-9]$/.test(key) && Number(key) <= question.options.length + (question.other ? 1 : 0);
  }

  #pick(event: KeyboardEvent, index: number): void {
    const { question, value } = this;
    if (!question || !value) return;
    const option = question.options[index];
    event.preventDefault();
    if (this.busy || event.repeat) return;
    if (option) {
      this.change(this.choose(option.id, this.markType === 'radio' || !this.isChosen(option.id, value), value));
      this.#markAt(index)?.focus();
    } else {
      const chosen = this.markType === 'radio' || !value.other.chosen;
      this.change(this.chooseOther(chosen, value.other.text, value));
      (chosen ? this.#otherInput : this.#markAt(index))?.focus();
    }
  }
}

interface MarkLook {
  readonly describedBy: string | typeof nothing;
  readonly shortcut: number | typeof nothing;
  readonly disabled: 'true' | typeof nothing;
  readonly invalid: 'true' | typeof nothing;
  readonly error: 'message' | typeof nothing;
}

function isMark(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.classList.contains('mark');
}

function isOtherMark(target: EventTarget | null | undefined): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.getAttribute('aria-labelledby') === 'other-label';
}

/** Cards only where descriptions decide. */
function hasCards({ widget, options, ...question }: ChoiceQuestion): boolean {
  return widget === 'cards' && options.some(({ description }) => description !== undefined) && !isPicked({ ...question, widget, options });
}
