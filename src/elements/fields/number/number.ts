import { html, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { live } from 'lit/directives/live.js';
import { describeRule } from '../../../core/check/describe.js';
import { answerWords } from '../../../core/locale/answers.js';
import type { DraftValueOf, NumberQuestion } from '../../../core/model/index.js';
import { ControlField, type TextControl } from '../control.js';
import { describedBy } from '../prompt.js';

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
    return this.input({ type: 'text', isShort: true, text, placeholder, inputmode: min < 0 ? undefined : integer ? 'numeric' : 'decimal', dir: text === '' ? undefined : 'ltr' });
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
    return Number.isFinite(Number(text)) ? this.words.number(Number(text)) : text;
  }

  protected override rule(question: NumberQuestion): string {
    const { min, max } = scaleOf(question) ?? {};
    return describeRule({ ...question, ...(min !== undefined && { min }), ...(max !== undefined && { max }) }, this.words.lang());
  }

  protected override empty(question: NumberQuestion): Value | undefined {
    return scaleOf(question) && { kind: 'number', text: '' };
  }

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
export function scaleOf({ widget, integer, min = 0, max = 100, step }: NumberQuestion): Scale | undefined {
  if (widget !== 'range' || !(max > min)) return undefined;
  return { min, max, step: step !== undefined && step > 0 ? step : integer || max - min >= 10 ? 1 : (max - min) / 100 };
}

declare global {
  interface HTMLElementTagNameMap {
    'sage-questionnaire-number': NumberField;
  }
}
