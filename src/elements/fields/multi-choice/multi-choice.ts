import { nothing } from 'lit';
import type { DraftValueOf, MultiChoiceQuestion } from '../../../core/model/index.js';
import { ChoiceField } from '../choice.js';
import { announcement, ruleLine, type MessageLine } from '../prompt.js';
import { countOf, overLimit } from './limit.js';

type Value = DraftValueOf<'multi_choice'>;

/**
 * Several of several, as native checkboxes. Over the limit the boxes stay live, and the message says what to undo.
 *
 * @tag sage-questionnaire-multi-choice
 * @summary The control of a multiple choice question.
 * @fires {FieldChangeEvent} field-change - Something was chosen or written.
 * @fires {FieldDoneEvent} field-done - The person goes on by keyboard.
 */
export class MultiChoiceField extends ChoiceField<MultiChoiceQuestion, Value> {
  static override readonly tag = 'sage-questionnaire-multi-choice';

  protected readonly markType = 'checkbox';

  protected isChosen(option: string, value: Value): boolean {
    return value.options.includes(option);
  }

  protected choose(option: string, chosen: boolean, { options, other }: Value): Value {
    const rest = options.filter((each) => each !== option);
    const isAlone = chosen && this.question?.other?.exclusive === true;
    return { kind: 'multi_choice', options: chosen ? this.#inOrder([...rest, option]) : rest, other: isAlone ? { ...other, chosen: false } : other };
  }

  protected chooseOther(chosen: boolean, text: string, { options }: Value): Value {
    const isAlone = chosen && this.question?.other?.exclusive === true;
    return { kind: 'multi_choice', options: isAlone ? [] : options, other: { chosen, text } };
  }

  protected messageLine(question: MultiChoiceQuestion, value: Value): MessageLine {
    const { words } = this;
    const over = overLimit(question, value, words.lang());
    const count = question.max === undefined ? undefined : words.term('countOf', words.number(countOf(question, value)), words.number(question.max));
    const alone = this.#otherAlone(question, value);
    const said = question.max === undefined && question.other?.exclusive !== true ? nothing : announcement(over ?? alone);
    return { error: over ?? this.issue?.message, rule: alone ?? ruleLine(question, this.#rule(question), words), count, end: said };
  }

  /** What choosing Other has done to the rest. */
  #otherAlone({ other }: MultiChoiceQuestion, value: Value): string | undefined {
    return other?.exclusive && value.other.chosen ? this.words.term('otherClears', this.otherName(other)) : undefined;
  }

  #rule({ min = 0, max }: MultiChoiceQuestion): string {
    const { words } = this;
    if (max !== undefined && min === max) return words.term('chooseExactly', words.number(max));
    if (max !== undefined) return min > 1 ? words.term('chooseBetween', words.number(min), words.number(max)) : words.term('chooseUpTo', words.number(max));
    if (min > 1) return words.term('chooseAtLeast', words.number(min));
    return words.term('chooseAny');
  }

  #inOrder(chosen: readonly string[]): readonly string[] {
    return (this.question?.options ?? []).map(({ id }) => id).filter((id) => chosen.includes(id));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sage-questionnaire-multi-choice': MultiChoiceField;
  }
}
