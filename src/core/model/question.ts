import type { QuestionKind, ValueOf } from './answer.js';

interface QuestionBase<K extends QuestionKind> {
  readonly kind: K;
  /** Unique in its questionnaire. */
  readonly id: string;
  readonly prompt: string;
  /** A short name, for tabs and steps. */
  readonly header?: string;
  readonly help?: string;
  readonly required: boolean;
  /** A person may add a note for the assistant. */
  readonly annotatable?: boolean;
  /** What a person writes, as an answer, under Other or as a note, takes no more bytes of UTF-8 each. */
  readonly maxBytes?: number;
  /** What the draft starts with. */
  readonly initial?: ValueOf<K>;
}

export interface Option {
  /** What the wire calls the option, unique in its question. */
  readonly id: string;
  readonly label: string;
  readonly description?: string;
  /** Preformatted text to show beside the option. */
  readonly preview?: string;
  readonly group?: string;
  /** A short code at the end of the row, such as `zh-CN`. */
  readonly trailing?: string;
}

/**
 * Offers an answer in the person's own words. `exclusive`: choosing it in a multi choice clears the rest. `multiple`: in a
 * multi choice the words may be several answers, one a line.
 */
export interface OtherOption {
  readonly label?: string;
  readonly placeholder?: string;
  readonly exclusive: boolean;
  readonly multiple?: boolean;
}

export type ChoiceWidget = 'list' | 'select' | 'cards';

export interface SingleChoiceQuestion extends QuestionBase<'single_choice'> {
  readonly options: readonly Option[];
  readonly other?: OtherOption;
  readonly widget: ChoiceWidget;
}

export interface MultiChoiceQuestion extends QuestionBase<'multi_choice'> {
  readonly options: readonly Option[];
  readonly other?: OtherOption;
  readonly widget: ChoiceWidget;
  /** How many choices, Other included, must and may be made. */
  readonly min?: number;
  readonly max?: number;
}

export interface TextQuestion extends QuestionBase<'text'> {
  readonly format: 'plain' | 'email' | 'url' | 'tel';
  readonly multiline: boolean;
  /** Lengths are in Unicode code points. */
  readonly minLength?: number;
  readonly maxLength?: number;
  /** An ECMAScript regular expression (flag `u`), matched anywhere in the text. One that refers back is not held against it. */
  readonly pattern?: string;
  readonly placeholder?: string;
}

export interface NumberQuestion extends QuestionBase<'number'> {
  readonly integer: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly widget: 'field' | 'range';
  readonly placeholder?: string;
}

export interface BooleanQuestion extends QuestionBase<'boolean'> {
  readonly widget: 'checkbox' | 'switch';
}

export interface TemporalQuestion extends QuestionBase<'temporal'> {
  readonly precision: 'date' | 'time' | 'date-time';
  /** Earliest and latest value, in the same form as the answer. */
  readonly min?: string;
  readonly max?: string;
}

export type ColorQuestion = QuestionBase<'color'>;

export interface FileQuestion extends QuestionBase<'file'> {
  /** As the `accept` attribute of an HTML file input. */
  readonly accept?: string;
  readonly multiple: boolean;
}

export type Question =
  | SingleChoiceQuestion
  | MultiChoiceQuestion
  | TextQuestion
  | NumberQuestion
  | BooleanQuestion
  | TemporalQuestion
  | ColorQuestion
  | FileQuestion;

export type QuestionOf<K extends QuestionKind> = Extract<Question, { kind: K }>;
export type ChoiceQuestion = SingleChoiceQuestion | MultiChoiceQuestion;
