import type { TemplateResult } from 'lit';
import { describeRule } from '../../../core/check/describe.js';
import type { DraftValueOf, TemporalQuestion } from '../../../core/model/index.js';
import { isTemporal } from '../../../core/temporal.js';
import { ControlField, type TextControl } from '../control.js';

type Value = DraftValueOf<'temporal'>;

const TYPES = { date: 'date', time: 'time', 'date-time': 'datetime-local' } as const;

/** In the draft for what is half typed: the platform shows it to the person and to nobody else, and it must not pass for nothing. */
const HALF = '…';

/**
 * A date, a time, or both, as the platform asks for it. What has an offset is shown as the person's own clock has it.
 *
 * @tag sage-questionnaire-temporal
 * @summary The control of a question for a date or time.
 * @fires {FieldChangeEvent} field-change - Something was written or picked.
 * @fires {FieldDoneEvent} field-done - The person goes on by keyboard.
 */
export class TemporalField extends ControlField<TemporalQuestion, Value> {
  static override readonly tag = 'sage-questionnaire-temporal';

  protected override read({ value, validity }: TextControl): Value {
    return { kind: 'temporal', text: validity.badInput ? HALF : value };
  }

  protected control({ precision, min, max }: TemporalQuestion, { text }: Value): TemplateResult {
    const bound = (each: string | undefined): string | undefined => (each === undefined ? undefined : toNative(each, precision) || undefined);
    return this.input({ type: TYPES[precision], isShort: true, text: toNative(text, precision), min: bound(min), max: bound(max) });
  }

  protected override rule(question: TemporalQuestion): string {
    return describeRule(question, this.words.lang());
  }

  /** Of what was half typed before, the new control knows nothing. */
  protected override firstUpdated(): void {
    queueMicrotask(() => {
      if (this.value?.text === HALF) this.#notice();
    });
  }

  protected override readonly onKeyup = (): void => this.#notice();

  protected override readonly onFocusout = (): void => this.#notice();

  protected override done(event: Event): void {
    this.#notice();
    super.done(event);
  }

  /** Half a date makes no event, neither when it is begun nor when it is taken back. */
  #notice(): void {
    const { controlElement, value } = this;
    if (!value || !(controlElement instanceof HTMLInputElement)) return;
    const isHalf = controlElement.validity.badInput;
    // Of what it cannot show, nobody could take anything back.
    if (isHalf ? value.text !== HALF : controlElement.value === '' && value.text !== '') this.change(this.read(controlElement));
  }
}

/** What the platform's control takes; `""` for anything else, which leaves alone what is half typed there. */
function toNative(text: string, precision: TemporalQuestion['precision']): string {
  if (!isTemporal(text, precision)) return '';
  if (!/T.*(?:Z|[+-]\d\d:\d\d)$/.test(text)) return text;
  const at = new Date(text);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, at.getSeconds() === 0 ? 16 : 19);
}

declare global {
  interface HTMLElementTagNameMap {
    'sage-questionnaire-temporal': TemporalField;
  }
}
