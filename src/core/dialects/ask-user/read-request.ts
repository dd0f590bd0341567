import { fieldOf, isRecord, itemsOf } from '../../payload/foreign.js';
import type { Result } from '../../model/index.js';
import { err, ok } from '../../model/result.js';
import { refuse, type Fault } from './fault.js';
import { optional, readText } from './fields.js';
import { MAX_OPTIONS } from './limits.js';
import { readDeadline } from './read-deadline.js';
import { readQuestions, type Headers } from './read-questions.js';
import type { QuestionSpec } from './wire.js';

/**
 * How a request is written, and thereby how it is answered. `legacy`: one question with texts as options, of protocol 1.0;
 * `permission`: `session/request_permission` of ACP.
 */
export type Form = 'canonical' | 'legacy' | 'permission';

export interface ReadRequest {
  readonly form: Form;
  readonly requestId: string;
  readonly sessionId?: string | undefined;
  readonly toolUseId?: string | undefined;
  readonly deadline?: string | undefined;
  readonly questions: readonly QuestionSpec[];
}

/** The id that the one question of a legacy request is given. */
const LEGACY_QUESTION = 'question';

/** Whether something is the params of `ask_user/request`, good or bad. */
export const isAskUserRequest = (payload: unknown): boolean => typeof fieldOf(payload, 'request_id') === 'string' && (optional(payload, 'questions') !== undefined || isLegacy(payload));

/** Reads the params of `ask_user/request`, or says what is wrong first. Source: docs/ask-user.md §1, §2. */
export function readRequest(payload: unknown, headers: Headers): Result<ReadRequest, Fault> {
  if (!isRecord(payload)) return refuse('malformed_request');
  const texts: Record<'request_id' | 'session_id' | 'turn_id' | 'tool_use_id' | 'deadline', string | undefined> = { request_id: undefined, session_id: undefined, turn_id: undefined, tool_use_id: undefined, deadline: undefined };
  for (const key of ['request_id', 'session_id', 'turn_id', 'tool_use_id', 'deadline'] as const) {
    const text = readText(payload, key, '');
    if (!text.ok) return text;
    texts[key] = text.value;
  }
  const { request_id: requestId, session_id: sessionId, tool_use_id: toolUseId, deadline } = texts;
  if (requestId === undefined) return refuse('malformed_request', 'request_id');
  const moment = deadline === undefined ? undefined : readDeadline(deadline);
  if (deadline !== undefined && moment === undefined) return refuse('malformed_request', 'deadline', { found: deadline });
  const form = isLegacy(payload) ? 'legacy' : 'canonical';
  const questions = form === 'legacy' ? readLegacy(payload, headers) : readQuestions(fieldOf(payload, 'questions'), headers);
  return questions.ok ? ok({ form, requestId, sessionId, toolUseId, deadline: moment, questions: questions.value }) : questions;
}

/** `questions` wins; a list of none says as little as none. */
function isLegacy(payload: unknown): boolean {
  const questions = optional(payload, 'questions');
  const none = questions === undefined || itemsOf(questions, 0)?.length === 0;
  return none && optional(payload, 'question') !== undefined;
}

function readLegacy(payload: object, headers: Headers): Result<readonly QuestionSpec[], Fault> {
  const question = readText(payload, 'question', '');
  if (!question.ok) return question;
  const texts = itemsOf(optional(payload, 'options') ?? [], MAX_OPTIONS);
  if (texts === 'too_many') return refuse('option_count', 'options', { limit: MAX_OPTIONS });
  if (!texts) return refuse('malformed_request', 'options');
  const wrong = texts.findIndex((text) => typeof text !== 'string');
  if (wrong >= 0) return refuse('malformed_request', `options[${wrong}]`);
  const read = readQuestions([{ id: LEGACY_QUESTION, question: question.value, options: texts.map((text) => ({ id: text, label: text })), allow_free_text: texts.length === 0 }], headers);
  return read.ok ? read : err(inLegacy(read.error));
}

/** Where the fault stands in a legacy request: an option is both its id and its label. */
const inLegacy = ({ path = '', ...fault }: Fault): Fault => ({ ...fault, path: path.replace(/^questions\[0\]\./, '').replace(/^(options\[\d+\])\..*$/, '$1') });
