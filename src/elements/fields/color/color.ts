import { html, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { live } from 'lit/directives/live.js';
import { describeIssue } from '../../../core/locale/issues.js';
import type { ColorQuestion, DraftValueOf } from '../../../core/model/index.js';
import { ControlField, type TextControl } from '../control.js';

type Value = DraftValueOf<'color'>;

/**
 * A colour: the platform's picker, and beside it the same in writing. A picker alone is never empty, so that no answer would
 * look like black, and black could not be chosen; and it says its colour to nobody who does not see it.
 *
 * @tag sage-questionnaire-color
 * @summary The control of a question for a colour.
 * @fires {FieldChangeEvent} field-change - A colour was picked or written.
 * @fires {FieldDoneEvent} field-done - The person goes on by keyboard.
 */
export class ColorField extends ControlField<ColorQuestion, Value> {
  static override readonly tag = 'sage-questionnaire-color';

  protected override read({ value }: TextControl): Value {
    return { kind: 'color', text: value };
  }

  protected control(_question: ColorQuestion, { text }: Value): TemplateResult {
    const color = text.trim().toLowerCase();
    const isUnset = !/^#[\da-f]{6}$/.test(color);
    return html`<div class="inline">
      <input
        class="color"
        part="color"
        type="color"
        aria-label=${describeIssue('required', { kind: 'color' }, this.words.lang())}
        aria-describedby="prompt"
        aria-disabled=${ifDefined(this.busy ? 'true' : undefined)}
        ?data-unset=${isUnset}
        .value=${live(isUnset ? '#000000' : color)}
        @input=${this.onInput}
      />${this.input({ type: 'text', isShort: true, text, dir: text === '' ? undefined : 'ltr' })}
    </div>`;
  }

  protected override rule(): string {
    return describeIssue('color_invalid', {}, this.words.lang());
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sage-questionnaire-color': ColorField;
  }
}
