import { html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { live } from 'lit/directives/live.js';
import { answerWords } from '../../../core/locale/answers.js';
import type { BooleanQuestion, DraftValueOf } from '../../../core/model/index.js';
import { choices } from '../../theme/choices.js';
import { ControlField } from '../control.js';
import { describedBy, promptContent } from '../prompt.js';

type Value = DraftValueOf<'boolean'>;

/**
 * Yes or no, as a native checkbox or switch with its question beside it. The line below says what the answer is: an empty
 * box is a no where there has to be an answer, and else no answer until it is touched. So none is called required: that
 * would read as if it had to be ticked.
 *
 * @tag sage-questionnaire-boolean
 * @summary The control of a question for yes or no.
 * @fires {FieldChangeEvent} field-change - It was switched.
 * @fires {FieldDoneEvent} field-done - The person goes on by keyboard.
 */
export class BooleanField extends ControlField<BooleanQuestion, Value> {
  static override readonly tag = 'sage-questionnaire-boolean';
  static override styles: CSSResultGroup = [...[ControlField.styles].flat(), choices];

  protected override body(question: BooleanQuestion, value: Value): TemplateResult {
    return html`<label class="option" part="option" data-boolean=${question.widget}>${this.control(question, value)}</label>${this.message(question, value)}`;
  }

  protected control(question: BooleanQuestion, { checked }: Value): TemplateResult {
    const isSwitch = question.widget === 'switch';
    return html`<input
        class=${isSwitch ? 'switch' : 'mark checkbox'}
        part=${isSwitch ? 'switch' : 'checkbox'}
        id="control"
        type="checkbox"
        role=${ifDefined(isSwitch ? 'switch' : undefined)}
        aria-labelledby="prompt"
        aria-describedby=${ifDefined(describedBy(question, 'message'))}
        aria-invalid=${ifDefined(this.issue ? 'true' : undefined)}
        aria-errormessage=${ifDefined(this.issue ? 'message' : undefined)}
        aria-disabled=${ifDefined(this.busy ? 'true' : undefined)}
        .checked=${live(checked === true)}
        @change=${this.#onChange}
      /><span class="option-text">
        <span class="option-label" part="prompt" id="prompt">${promptContent(question, this.markedOptional, this.words)}</span>
        ${question.help === undefined ? nothing : html`<span class="option-description wire-text" part="help" id="help">${question.help}</span>`}
      </span>`;
  }

  protected override line({ required }: BooleanQuestion, { checked }: Value): string {
    const { yes, no, unanswered } = answerWords(this.words.lang());
    return checked === true ? yes : checked === null && !required ? unanswered : no;
  }

  protected override empty(): Value {
    return { kind: 'boolean', checked: null };
  }

  readonly #onChange = ({ currentTarget }: Event): void => {
    if (currentTarget instanceof HTMLInputElement) this.change({ kind: 'boolean', checked: currentTarget.checked });
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'sage-questionnaire-boolean': BooleanField;
  }
}
