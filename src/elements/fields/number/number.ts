import { html, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { live } from 'lit/directives/live.js';
import { describeRule } from '../../../core/check/describe.js';
import { checkNumber } from '../../../core/check/number.js';
import { answerWords } from '../../../core/locale/answers.js';
import { formatNumber } from '../../../core/locale/format.js';
import type { DraftValueOf, NumberQuestion } from '../../../core/model/index.js';
import { ControlField, type TextControl } from '../control.js';
import { describedBy } from '../prompt.js';
import { ungrouped } from './ungrouped.js';

type Value = DraftValueOf<'number'>;

/**
 * A number, as text: a native number field drops what is no number without a word, and gives nothing back of it. As a range,
 * the native slider; it stands for no answer until it is touched.
 *
 * @tag sage-questionnaire-number
 * @summary The control of a number question.
 * @fires {FieldChangeEvent} field-change - Something was written or moved.
 * @fires {FieldDoneEvent} field-done - The person goes on by keyboard.
 */
export class NumberField extends ControlField<NumberQuestion, Value> {
  static override readonly tag = 'sage-questionnaire-number';

  protected override read({ value }: TextControl): Value {
    return { kind: 'number', text: value };
  }

  protected control(question: NumberQuestion, { text }: Value): TemplateResult {
    const scale = scaleOf(question);
    if (scale) return this.#range(question, scale, text);
    const { integer, min = -1, placeholder } = question;
    // Some phones have no minus on their number pads, so a number that may be negative gets the whole keyboard.
    return html`<div @change=${this.#ungroup}>
      ${this.input({ type: 'text', isShort: true, text, placeholder, inputmode: min < 0 ? undefined : integer ? 'numeric' : 'decimal', dir: text === '' ? undefined : 'ltr' })}
    </div>`;
  }

  /** No `<output>`: what a slider says of itself, that would say once more. */
  #range(question: NumberQuestion, { min, max, step }: Scale, text: string): TemplateResult {
    const isUnset = text === '';
    return html`<div class="inline">
      <input
        class="range"
        part="range"
        id="control"
        type="range"
        min=${min}
        max=${max}
        step=${step}
        aria-describedby=${ifDefined(describedBy(question, 'message'))}
        aria-invalid=${ifDefined(this.issue ? 'true' : undefined)}
        aria-errormessage=${ifDefined(this.issue ? 'message' : undefined)}
        aria-disabled=${ifDefined(this.busy ? 'true' : undefined)}
        aria-valuetext=${ifDefined(isUnset ? answerWords(this.words.lang()).unanswered : undefined)}
        ?data-unset=${isUnset}
        .value=${live(text)}
        @input=${this.onInput}
        @click=${this.#onTouch}
        @keydown=${this.#onKey}
      /><span class="range-value" part="range-value" aria-hidden="true">${isUnset ? '–' : this.#shown(text)}</span>
    </div>`;
  }

  #shown(text: string): string {
    return Number.isFinite(Number(text)) ? formatNumber(Number(text), this.words.lang()) : text;
  }

  protected override rule(question: NumberQuestion): string {
    const { min, max } = scaleOf(question) ?? {};
    return describeRule({ ...question, ...(min !== undefined && { min }), ...(max !== undefined && { max }) }, this.words.lang());
  }

  protected override empty(question: NumberQuestion): Value | undefined {
    return scaleOf(question) && { kind: 'number', text: '' };
  }

  protected override done(event: Event): void {
    this.#ungroup();
    super.done(event);
  }

  /** Once it is written: until then `1,234` may become anything. What it was taken for shows at once. */
  readonly #ungroup = (): void => {
    const { value } = this;
    const text = value && ungrouped(value.text, this.words.number(1_234_567.5));
    if (text !== undefined && text !== value?.text) this.change({ kind: 'number', text });
  };

  /** The place where the thumb stands is an answer too, once it is meant. */
  readonly #onTouch = ({ currentTarget }: Event): void => {
    if (this.value?.text === '' && currentTarget instanceof HTMLInputElement) this.change(this.read(currentTarget));
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== ' ') return;
    event.preventDefault();
    this.#onTouch(event);
  };
}

interface Scale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Of a slider; from 0 to 100 where nothing else is said, as the platform has it. Nothing where it could not move. */
export function scaleOf(question: NumberQuestion): Scale | undefined {
  const { widget, min = 0, max = 100 } = question;
  return widget === 'range' && max > min ? { min, max, step: stepOf(question, min, max) } : undefined;
}

/** Where none is named, fine enough for its default and its end: the platform moves what is between two steps. */
function stepOf(question: NumberQuestion, min: number, max: number): number {
  const { integer, step = 0, initial } = question;
  if (step > 0) return step;
  const isOn = (value: number, fine: number): boolean => checkNumber({ ...question, min, max, step: fine }, { kind: 'number', text: String(value) }).ok;
  const wanted = [initial ?? min, max].filter((value) => !integer && value >= min && value <= max);
  let fine = integer || max - min >= 10 ? 1 : (max - min) / 100;
  for (let digits = 0; digits < FINEST && !wanted.every((value) => isOn(value, fine)); digits++) fine /= 10;
  return fine;
}

/** In digits: finer than anybody can move. */
const FINEST = 6;

declare global {
  interface HTMLElementTagNameMap {
    'sage-questionnaire-number': NumberField;
  }
}
