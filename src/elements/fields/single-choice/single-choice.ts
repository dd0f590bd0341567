import type { DraftValueOf, SingleChoiceQuestion } from '../../../core/model/index.js';
import { ChoiceField } from '../choice.js';
import { ruleLine, type MessageLine } from '../prompt.js';

type Value = DraftValueOf<'single_choice'>;

/**
 * One of several, as native radios. Where the question may be left open, a choice is taken back with the quiet button in
 * the message line, or with Delete or Backspace; not with a second click, which is a double click as often as a wish.
 *
 * @tag sage-questionnaire-single-choice
 * @summary The control of a single choice question.
 * @fires {FieldChangeEvent} field-change - Something was chosen or written.
 * @fires {FieldDoneEvent} field-done - The person goes on by keyboard.
 */
export class SingleChoiceField extends ChoiceField<SingleChoiceQuestion, Value> {
  static override readonly tag = 'sage-questionnaire-single-choice';

  protected readonly markType = 'radio';

  protected isChosen(option: string, value: Value): boolean {
    return !value.other.chosen && value.option === option;
  }

  protected choose(option: string, _chosen: boolean, { other }: Value): Value {
    return { kind: 'single_choice', option, other: { chosen: false, text: other.text } };
  }

  protected chooseOther(chosen: boolean, text: string, { option }: Value): Value {
    return { kind: 'single_choice', option: chosen ? null : option, other: { chosen, text } };
  }

  protected override cleared(_question: SingleChoiceQuestion, { option, other }: Value): Value | undefined {
    if (option === null && !other.chosen) return undefined;
    return { kind: 'single_choice', option: null, other: { chosen: false, text: other.text } };
  }

  protected messageLine(question: SingleChoiceQuestion): MessageLine {
    return { error: this.issue?.message, rule: ruleLine(question, this.words.term('chooseOne'), this.words) };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sage-questionnaire-single-choice': SingleChoiceField;
  }
}
