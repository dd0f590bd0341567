/** Every way in which what was asked or answered can be unreadable or repaired. */
export type DiagnosticCode = TextDiagnosticCode | FormDiagnosticCode | AskUserDiagnosticCode | ToolDiagnosticCode | RequestDiagnosticCode;

/** Of a block or a reply. Closed: a new code does not compile until it has its words. */
export type TextDiagnosticCode = CommonDiagnosticCode | SageDiagnosticCode;

/** Of a payload or questions of any dialect. */
export type CommonDiagnosticCode =
  | 'json_invalid'
  | 'json_too_large'
  | 'json_too_deep'
  | 'questions_required'
  | 'questions_empty'
  | 'question_id_repeated'
  | 'too_many_questions'
  | 'too_many_options'
  | 'text_too_long'
  | 'dialect_unknown';

/** Of a Sage block or reply. */
export type SageDiagnosticCode =
  // fenced YAML, before and in the parser
  | 'payload_empty'
  | 'payload_not_block_yaml'
  | 'nested_fence'
  | 'yaml_invalid'
  | 'yaml_tag'
  | 'yaml_duplicate_key'
  | 'yaml_multiple_documents'
  | 'yaml_alias'
  | 'yaml_tab'
  | 'yaml_too_large'
  | 'yaml_too_deep'
  | 'yaml_comment_cut'
  // fields
  | 'not_an_object'
  | 'unexpected_field'
  | 'title_required'
  | 'question_not_object'
  | 'type_unsupported'
  | 'text_required'
  | 'default_required'
  | 'default_invalid'
  | 'options_invalid'
  | 'allow_other_invalid'
  // the message around the block
  | 'preface_required'
  // answers
  | 'answers_required'
  | 'answer_unreadable'
  | 'status_unsupported'
  | 'unknown_question'
  | 'response_not_found'
  | 'questionnaire_mismatch';

/** Of a form's fields; the words are its dialect's. */
export type FormDiagnosticCode = 'field_invalid' | 'field_misplaced' | 'field_repeated' | 'default_too_many';

/** Of a request of `ask_user/request` and its response, as the wire names them; the words are its dialect's. */
export type AskUserDiagnosticCode =
  | 'malformed_request'
  | 'question_count'
  | 'empty_id'
  | 'duplicate_id'
  | 'empty_question'
  | 'header_too_long'
  | 'option_count'
  | 'empty_label'
  | 'duplicate_label'
  | 'field_too_large'
  | 'request_too_large'
  | 'missing_answer'
  | 'unknown_option'
  | 'answer_kind'
  | 'free_text_disabled'
  | 'annotation_disabled'
  | 'malformed_response'
  | 'request_id_mismatch';

/** Of a tool call and its result; the words are the tool's or its dialect's, and no text needs to bring them along. */
type ToolDiagnosticCode = 'arguments_invalid' | 'result_unreadable';

/** Of a request that waits; the words are its dialect's. */
type RequestDiagnosticCode = 'request_unsupported' | 'pattern_skipped';

export interface Diagnostic {
  readonly code: DiagnosticCode;
  /** `error`: something could not be read. `warning`: it was read, but not as it stands. */
  readonly severity: 'error' | 'warning';
  /** For people, in the locale that was asked for. */
  readonly message: string;
  /** Where in the payload: `questions[0].options[2]`. */
  readonly path?: string;
  /** 1-based place in the message. Columns count UTF-16 units. */
  readonly line?: number;
  readonly column?: number;
  /** The original text of what could not be read. */
  readonly source?: string;
}

/** Every way in which a draft or an outcome can be refused. */
export type IssueCode =
  | 'required'
  | 'option_unknown'
  | 'other_empty'
  | 'too_few'
  | 'too_many'
  | 'too_short'
  | 'too_long'
  | 'pattern_mismatch'
  | 'email_invalid'
  | 'url_invalid'
  | 'number_invalid'
  | 'integer_required'
  | 'too_small'
  | 'too_large'
  | 'step_mismatch'
  | 'date_invalid'
  | 'time_invalid'
  | 'date_time_invalid'
  | 'too_early'
  | 'too_late'
  | 'color_invalid'
  | 'too_many_files'
  | 'file_type'
  | 'answer_kind'
  | 'answer_missing'
  | 'unknown_question'
  | 'incomplete'
  | 'outcome_unsupported'
  | 'time_zone_missing'
  | 'dialect_unknown';

/** Why a draft is no answer yet, or an outcome cannot be sent. `limit` is the bound that was broken, in the rule's own unit. */
export interface Issue {
  readonly question?: string;
  readonly code: IssueCode;
  readonly message: string;
  readonly limit?: number;
}
