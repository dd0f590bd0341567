/** Every way in which arguments can be wrong, without the prefix of the wire. Closed: a new code does not compile until it has its words. */
export type FaultCode =
  | 'title_type_invalid'
  | 'questions_must_be_list'
  | 'questions_empty'
  | 'questions_too_many'
  | 'question_not_object'
  | 'question_type_invalid'
  | 'question_text_required'
  | 'question_id_invalid'
  | 'question_id_duplicate'
  | 'question_options_required'
  | 'question_options_too_many'
  | 'question_option_invalid'
  | 'default_type_invalid'
  | 'default_list_invalid_items'
  | 'default_value_not_in_options'
  | 'allow_other_type_invalid'
  | 'text_too_long';

/** Something wrong with the arguments, before it is put into words. */
export interface Fault {
  readonly code: FaultCode;
  /** 1-based: `questions[1].options[2]`. */
  readonly path: string;
  /** What there is to say beside the path, as plain JSON. */
  readonly details?: Readonly<Record<string, unknown>>;
}
