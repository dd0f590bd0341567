import type { TemplateResult } from 'lit';
import type { DraftValueOf, TextQuestion } from '../../../core/model/index.js';
import { ControlField, type TextControl } from '../control.js';
import { directionOf } from '../prompt.js';

type Value = DraftValueOf<'text'>;

/**
 * Text in the person's own words. Nothing is cut off at the limit: the count says how much there is.
 *
 * @tag sage-questionnaire-text
 * @summary The control of a text question.
 * @fires {FieldChangeEvent} field-change - Something was written.
 * @fires {FieldDoneEvent} field-done - The person goes on by keyboard: Enter, or Ctrl+Enter where Enter is a new line.
 */
export class TextField extends ControlField<TextQuestion, Value> {
  static override readonly tag = 'sage-questionnaire-text';

  protected override read({ value }: TextControl): Value {
    return { kind: 'text', text: value };
  }

  protected control(question: TextQuestion, { text }: Value): TemplateResult {
    if (question.multiline) return this.textarea({ text, placeholder: question.placeholder });
    return this.#line(question, inOneLine(text));
  }

  #line({ format, placeholder }: TextQuestion, text: string): TemplateResult {
    // Addresses run left to right whatever the language around.
    return this.input(format === 'plain' ? { type: 'text', text, placeholder, dir: directionOf(text) } : { type: format, text, placeholder, dir: 'ltr', autocomplete: format });
  }

  protected override rule({ minLength = 0, maxLength }: TextQuestion): string {
    const { words } = this;
    if (maxLength === undefined) return minLength > 1 ? words.term('atLeastCharacters', words.number(minLength)) : '';
    return minLength > 1
      ? words.term('betweenCharacters', words.number(minLength), words.number(maxLength))
      : words.term('atMostCharacters', words.number(maxLength));
  }

  protected override count({ maxLength }: TextQuestion, { text }: Value): string | undefined {
    return maxLength === undefined ? undefined : `${this.words.number([...text.trim()].length)} / ${this.words.number(maxLength)}`;
  }
}

/** The platform joins the lines of a text without a space between them. */
const inOneLine = (text: string): string => text.replace(/\r\n|[\n\r]/g, ' ');

declare global {
  interface HTMLElementTagNameMap {
    'sage-questionnaire-text': TextField;
  }
}
