import type { ToolResult } from '../../dialect.js';
import type { MessageToolCall, Questionnaire } from '../../model/index.js';
import { fieldOf, itemsOf } from '../../payload/foreign.js';
import { toQuestion } from '../../sage/to-question.js';
import type { NormalQuestion, NormalQuestionnaire } from './normal-form.js';
import { normalize } from './normalize.js';
import { resultContent } from './result-content.js';
import { toErrors, type QuestionnaireAsyncOptions } from './run.js';
import { questionnaireAsyncTool } from './tool.js';
import { unreadableMessage } from './words.js';

export const DIALECT = 'questionnaire-async';
/** What the questionnaire is called, and so how its answer is. */
export const NAME = 'questionnaire';

/** What a client shows for a call of the tool. */
export type QuestionnaireAsyncView =
  /** There is no result yet. */
  | { readonly view: 'waiting' }
  | { readonly view: 'card'; readonly questionnaire: Questionnaire }
  /** The arguments were refused, or the result cannot be read: nothing can be answered. At least one error. */
  | { readonly view: 'error'; readonly errors: readonly ToolResultError[] }
  /** Another tool's call, or another call's result. */
  | { readonly view: 'unrelated' };

export interface ToolResultError {
  /** As the wire has it: `questionnaire.start.default_type_invalid`; `result_unreadable` of a result that is none of the tool's. */
  readonly code: string;
  /** Where in the arguments, 1-based: `questions[1].default`. */
  readonly path?: string;
  readonly message: string;
}

const UNRELATED: QuestionnaireAsyncView = { view: 'unrelated' };

/**
 * Reads a call of `questionnaire_async`, bare or under `function`, with its result. Only the questions of a result that says that they were checked
 * are asked; they are checked again, for a result may come from anywhere. Nothing is thrown, whatever the result is.
 */
export function questionnaireFromToolResult(call: MessageToolCall, result?: ToolResult | null, { locale }: QuestionnaireAsyncOptions = {}): QuestionnaireAsyncView {
  const id = fieldOf(call, 'id');
  const name = fieldOf(call, 'name') ?? fieldOf(fieldOf(call, 'function'), 'name');
  if (typeof id !== 'string' || name !== questionnaireAsyncTool.name) return UNRELATED;
  if (result === undefined || result === null) return { view: 'waiting' };
  if (fieldOf(result, 'tool_call_id') !== id) return UNRELATED;
  const content = resultContent(result);
  if (fieldOf(content, 'success') === true && fieldOf(content, 'validation_passed') === true) {
    const normalized = normalize(content);
    return normalized.ok ? { view: 'card', questionnaire: toQuestionnaire(id, normalized.value) } : { view: 'error', errors: toErrors(normalized.faults, locale) };
  }
  return { view: 'error', errors: readErrors(content, locale) };
}

function toQuestionnaire(id: string, { title, questions }: NormalQuestionnaire): Questionnaire {
  return {
    id,
    wireId: id,
    dialect: DIALECT,
    name: NAME,
    complete: true,
    ...(title === '' ? {} : { title }),
    layout: 'stepper',
    questions: questions.map(askedBy),
    outcomes: ['submitted'],
    diagnostics: [],
    wire: undefined,
  };
}

const askedBy = ({ id, type, text, options, default: initial, allow_other: allowOther }: NormalQuestion): Questionnaire['questions'][number] =>
  toQuestion({ id, type, text, options: options.map(({ value, label }) => ({ id: value, label })), initial, allowOther });

/** As many as the tool itself can name. */
const MAX_ERRORS = 1000;

/** The errors that a failed result names; one of ours where it names none. */
function readErrors(content: object | undefined, locale: string | undefined): readonly ToolResultError[] {
  const items = itemsOf(fieldOf(content, 'errors'), MAX_ERRORS);
  const errors = items && items !== 'too_many' ? items.flatMap((item) => readError(item) ?? []) : [];
  if (errors.length > 0) return errors;
  const message = fieldOf(content, 'message');
  const own = typeof message === 'string' && message.trim() !== '' ? message : unreadableMessage(locale);
  return [{ code: 'result_unreadable', message: own }];
}

function readError(item: unknown): ToolResultError | undefined {
  const [code, path, message] = ['code', 'path', 'message'].map((key) => fieldOf(item, key));
  if (typeof message !== 'string' || message.trim() === '') return undefined;
  return { code: typeof code === 'string' ? code : 'result_unreadable', ...(typeof path === 'string' ? { path } : {}), message };
}
