import { parseMessage, parseReply, readRequest, readToolCall, type Diagnostic, type DiagnosticCode, type Questionnaire } from '../../src/core/index.js';

/**
 * A message that provokes a diagnostic, or the answer, the result of a tool call, the request that waits or the response to
 * it that does. `own`: only its dialect has words for it.
 */
export type DiagnosticCase =
  | { readonly message: string; readonly own?: true }
  | { readonly reply: string }
  | { readonly result: unknown }
  | { readonly request: object; readonly own?: true }
  | { readonly response: object; readonly own: true };

const YAML_QUESTION = 'questions:\n  - type: free_text\n    text: Why?\n    default: ""';
const fenced = (payload: string): string => `Please choose.\n\n\`\`\`questionnaire\n${payload}\n\`\`\``;
const question = (lines: string): string => fenced(`title: T\nquestions:\n  - ${lines.replaceAll('\n', '\n    ')}`);
const element = (payload: unknown): string => `<questionnaire>${typeof payload === 'string' ? payload : JSON.stringify(payload)}</questionnaire>`;
const form = (question: object): DiagnosticCase => ({ message: `<question-form>${JSON.stringify({ questions: [question] })}</question-form>`, own: true });
const ASK = { id: 'database', question: 'Which database?', header: 'Database', options: [{ id: 'postgres', label: 'Postgres' }], allow_free_text: false };
const request = (question: object): DiagnosticCase => ({ request: { request_id: 'r1', questions: [{ ...ASK, ...question }] }, own: true });
const outcome = (body: object): DiagnosticCase => ({ response: { outcome: 'answered', answers: { database: { kind: 'selected', option_id: 'postgres' } }, ...body }, own: true });
const response = (body: object): string => `<questionnaire-response>${JSON.stringify({ questionnaire_id: 'm_q1', ...body })}</questionnaire-response>`;

/** For every code one input that provokes it. */
export const DIAGNOSTIC_CASES: { readonly [C in DiagnosticCode]: DiagnosticCase } = {
  payload_empty: { message: fenced('') },
  payload_not_block_yaml: { message: fenced('{"title":"T"}') },
  nested_fence: { message: fenced(`title: |\n  ~~~\n${YAML_QUESTION}`) },
  yaml_invalid: { message: question('type: free_text\ntext: Which mode: fast or slow?\ndefault: ""') },
  yaml_tag: { message: fenced(`title: !!str T\n${YAML_QUESTION}`) },
  yaml_duplicate_key: { message: fenced(`title: T\ntitle: U\n${YAML_QUESTION}`) },
  yaml_multiple_documents: { message: fenced(`title: T\n${YAML_QUESTION}\n---\ntitle: U`) },
  yaml_alias: { message: question('type: free_text\ntext: **bold** text\ndefault: ""') },
  yaml_tab: { message: fenced('title: T\nquestions:\n\t- type: free_text') },
  yaml_too_large: { message: fenced(`title: ${'x'.repeat(33_000)}`) },
  yaml_too_deep: { message: fenced(`title: ${'['.repeat(17)}`) },
  yaml_comment_cut: { message: question('type: free_text\ntext: Use channel #general now\ndefault: ""') },
  json_invalid: { message: element('{"title":') },
  json_too_large: { message: element({ title: 'x'.repeat(66_000) }) },
  json_too_deep: { message: element(`{"questions":${'['.repeat(33)}${']'.repeat(33)}}`) },
  not_an_object: { message: element('[1]') },
  unexpected_field: { message: fenced(`subtitle: S\ntitle: T\n${YAML_QUESTION}`) },
  title_required: { message: fenced(YAML_QUESTION) },
  questions_required: { message: fenced('title: T') },
  questions_empty: { message: fenced('title: T\nquestions: []') },
  question_not_object: { message: fenced('title: T\nquestions: [Why?]') },
  type_unsupported: { message: question('type: slider\ntext: How loud?\ndefault: ""') },
  text_required: { message: question('type: free_text\ntext: ""\ndefault: ""') },
  default_required: { message: question('type: free_text\ntext: Why?') },
  default_invalid: { message: question('type: single_choice\ntext: Which?\noptions: [A]\ndefault: B') },
  options_invalid: { message: question('type: single_choice\ntext: How many?\noptions: [1, 2]\ndefault: 1') },
  allow_other_invalid: { message: question('type: single_choice\ntext: Which?\noptions: [A]\ndefault: A\nallow_other: "yes"') },
  question_id_repeated: { message: element({ questions: [{ id: 'a', type: 'text', text: 'One?' }, { id: 'a', type: 'text', text: 'Two?' }] }) },
  too_many_questions: { message: element({ questions: Array.from({ length: 51 }, () => ({ type: 'text', text: 'Why?' })) }) },
  too_many_options: { message: element({ questions: [{ type: 'single_choice', text: 'Which?', options: Array.from({ length: 501 }, (_, index) => `${index}`) }] }) },
  text_too_long: { message: element({ questions: [{ type: 'text', text: 'x'.repeat(4001) }] }) },
  preface_required: { message: `\`\`\`questionnaire\ntitle: T\n${YAML_QUESTION}\n\`\`\`` },
  field_invalid: form({ label: 'How many?', type: 'number', min: 'few' }),
  field_misplaced: form({ label: 'Which?', type: 'text', options: ['A'] }),
  field_repeated: form({ label: 'Which?', type: 'radio', default: 'A', defaultValue: 'A', options: ['A'] }),
  default_too_many: form({ label: 'Which?', type: 'checkbox', default: ['A', 'B'], options: ['A', 'B'], maxSelections: 1 }),
  malformed_request: request({ multi_select: 'yes' }),
  question_count: { request: { request_id: 'r1', questions: [] }, own: true },
  empty_id: request({ id: ' ' }),
  duplicate_id: { request: { request_id: 'r1', questions: [ASK, ASK] }, own: true },
  empty_question: request({ question: ' ' }),
  header_too_long: request({ header: '1234567890123' }),
  option_count: request({ options: Array.from({ length: 5 }, (_, index) => ({ id: `${index}`, label: `${index}` })) }),
  empty_label: request({ options: [{ id: 'a', label: '' }] }),
  duplicate_label: request({ options: [{ id: 'a', label: 'A' }, { id: 'b', label: 'A' }] }),
  field_too_large: request({ question: 'x'.repeat(4097) }),
  request_too_large: { request: { request_id: 'r1', questions: ['a', 'b'].map((id) => ({ ...ASK, id, options: ['a', 'b', 'c'].map((each) => ({ id: each, label: each, preview: 'x'.repeat(16_000) })) })) }, own: true },
  missing_answer: outcome({ answers: {} }),
  unknown_option: outcome({ answers: { database: { kind: 'selected', option_id: 'mysql' } } }),
  answer_kind: outcome({ answers: { database: { kind: 'selected_many', option_ids: ['postgres'] } } }),
  free_text_disabled: outcome({ answers: { database: { kind: 'text', text: 'MySQL' } } }),
  annotation_disabled: outcome({ annotations: { database: 'soon' } }),
  malformed_response: outcome({ answers: { database: 'postgres' } }),
  request_id_mismatch: { response: { request_id: 'r2', outcome: { outcome: 'rejected' } }, own: true },
  arguments_invalid: { result: { success: false, errors: [{ code: 'questionnaire.start.default_type_invalid', path: 'questions[1].default', message: 'The default must be a text, not int.' }] } },
  result_unreadable: { result: 'Timed out' },
  request_unsupported: { request: { message: ' ', requestedSchema: {} } },
  pattern_skipped: { request: { message: 'Name it.', requestedSchema: { type: 'object', properties: { name: { type: 'string', pattern: '^(a+)+$' } } } } },
  answers_required: { reply: response({}) },
  answer_unreadable: { reply: response({ answers: ['yes'] }) },
  status_unsupported: { reply: response({ status: 'lost', answers: [] }) },
  unknown_question: { reply: response({ answers: [{ question_id: 'q9', answer: 'yes' }] }) },
  response_not_found: { reply: 'Yes, please.' },
  questionnaire_mismatch: { reply: response({ questionnaire_id: 'm_q2', answers: [] }) },
  dialect_unknown: { reply: '' },
};

const ASKED = '<questionnaire>{"questions":[{"id":"q1","type":"text","text":"Why?"}]}</questionnaire>';

/** The diagnostics that a case brings. */
export function provoke(code: DiagnosticCode, locale = 'en'): readonly Diagnostic[] {
  const given = DIAGNOSTIC_CASES[code];
  if ('message' in given) return parseMessage(given.message, { locale }).flatMap((segment) => (segment.type === 'invalid' ? segment.diagnostics : segment.type === 'questionnaire' ? segment.questionnaire.diagnostics : []));
  if ('result' in given) {
    const decoded = readToolCall({ id: 'call_1', name: 'questionnaire_async' }, { tool_call_id: 'call_1', content: given.result }, undefined, locale);
    return decoded?.type === 'invalid' ? decoded.diagnostics : [];
  }
  if ('request' in given) {
    const decoded = readRequest(given.request, undefined, { locale });
    return decoded?.type === 'invalid' ? decoded.diagnostics : decoded?.type === 'questionnaire' ? decoded.questionnaire.diagnostics : [];
  }
  if ('response' in given) {
    const decoded = readRequest({ request_id: 'r1', questions: [ASK] });
    const refused = decoded?.type === 'questionnaire' && parseReply(decoded.questionnaire, given.response, { locale });
    return refused && !refused.ok ? refused.error : [];
  }
  const read = parseReply(code === 'dialect_unknown' ? { ...asked(), dialect: 'another' } : asked(), given.reply);
  return read.ok ? [] : read.error;
}

function asked(): Questionnaire {
  const [segment] = parseMessage(ASKED, { messageId: 'm' });
  if (segment?.type !== 'questionnaire') throw new Error('not asked');
  return segment.questionnaire;
}
