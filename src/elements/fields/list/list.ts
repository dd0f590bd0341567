import type { TemplateResult } from 'lit';
import type { DraftValueOf, MultiChoiceQuestion } from '../../../core/model/index.js';
import { ControlField, type TextControl } from '../control.js';
import { countOf, overLimit } from '../multi-choice/limit.js';

type Value = DraftValueOf<'multi_choice'>;

/**
 * Several answers in the person's own words, one a line, where there is nothing to choose from.
 *
 * @tag sage-questionnaire-list
 * @summary The control of a multiple choice question that offers no options.
 * @fires {FieldChangeEvent} field-change - Something was written.
 * @fires {FieldDoneEvent} field-done - The person goes on by keyboard: Ctrl+Enter, for Enter is a new line.
 */
export class ListField extends ControlField<MultiChoiceQuestion, Value> {
  static override readonly tag = 'sage-questionnaire-list';

  protected override read({ value }: TextControl): Value {
    return { kind: 'multi_choice', options: [], other: { chosen: value.trim() !== '', text: value } };
  }

  /** What was taken back is kept in the draft, but is no longer there. */
  protected control({ other }: MultiChoiceQuestion, { other: { chosen, text } }: Value): TemplateResult {
    return this.textarea({ text: chosen || text.trim() === '' ? text : '', placeholder: other?.placeholder });
  }

  /** How many there may be at most, the count says. */
  protected override rule({ min = 0 }: MultiChoiceQuestion): string {
    const { words } = this;
    return min > 1 ? `${words.term('oneALine')} · ${words.term('chooseAtLeast', words.number(min))}` : words.term('oneALine');
  }

  protected override count(question: MultiChoiceQuestion, value: Value): string | undefined {
    const { words } = this;
    return question.max === undefined ? undefined : words.term('countOf', words.number(countOf(question, value)), words.number(question.max));
  }

  protected override problem(question: MultiChoiceQuestion, value: Value): string | undefined {
    return overLimit(question, value, this.words.lang());
  }
}

/** Whether all that is asked for is the person's own words. */
export function isFreeList({ options, other }: MultiChoiceQuestion): boolean {
  return options.length === 0 && other?.multiple === true;
}

declare global {
  interface HTMLElementTagNameMap {
    'sage-questionnaire-list': ListField;
  }
}
