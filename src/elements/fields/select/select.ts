import { html, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { live } from 'lit/directives/live.js';
import type { DraftValueOf, SingleChoiceQuestion } from '../../../core/model/index.js';
import { icon } from '../../icons.js';
import { ControlField } from '../control.js';
import { describedBy } from '../prompt.js';

type Value = DraftValueOf<'single_choice'>;

/**
 * One of a few short options, as the platform's own select.
 *
 * @tag sage-questionnaire-select
 * @summary The control of a single choice that is short enough for a native select.
 * @fires {FieldChangeEvent} field-change - Something was chosen.
 * @fires {FieldDoneEvent} field-done - The person goes on by keyboard: Ctrl+Enter, for Enter is the select's own.
 */
export class SelectField extends ControlField<SingleChoiceQuestion, Value> {
  static override readonly tag = 'sage-questionnaire-select';

  /** By number: an id may be empty, as the value of no choice is. */
  protected control(question: SingleChoiceQuestion, { option: chosen }: Value): TemplateResult {
    return html`<span class="select-wrap">
      <select
        class="select"
        part="select"
        id="control"
        aria-describedby=${ifDefined(describedBy(question, 'message'))}
        aria-required=${ifDefined(question.required ? 'true' : undefined)}
        aria-invalid=${ifDefined(this.issue ? 'true' : undefined)}
        aria-errormessage=${ifDefined(this.issue ? 'message' : undefined)}
        aria-disabled=${ifDefined(this.busy ? 'true' : undefined)}
        @change=${this.#onChange}
      >
        <option value="" .selected=${live(chosen === null)}>${this.words.term('chooseOne')}</option>
        ${question.options.map(({ id, label }, index) => html`<option value=${index} .selected=${live(id === chosen)}>${label}</option>`)}
      </select>
      ${icon('chevron')}
    </span>`;
  }

  readonly #onChange = ({ currentTarget }: Event): void => {
    const { question, value } = this;
    if (!question || !value || !(currentTarget instanceof HTMLSelectElement)) return;
    const chosen = question.options[currentTarget.selectedIndex - 1];
    this.change({ kind: 'single_choice', option: chosen?.id ?? null, other: { chosen: false, text: value.other.text } });
  };
}

/** Above, options are searched for rather than looked through. */
const FEW = 7;

/** A select cuts off what is longer than its line. */
const SHORT = 32;

/** Whether a native select holds all there is to see. */
export function isShortSelect({ widget, options, other }: SingleChoiceQuestion): boolean {
  const isPlain = options.every(({ label, description, group, trailing }) => label.length <= SHORT && (description ?? group ?? trailing) === undefined);
  return widget === 'select' && other === undefined && options.length <= FEW && isPlain;
}

declare global {
  interface HTMLElementTagNameMap {
    'sage-questionnaire-select': SelectField;
  }
}
