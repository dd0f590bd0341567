import { MAX_OPTIONS, MAX_TEXT } from '../../limits.js';
import { fieldOf, isRecord, itemsOf } from '../../payload/foreign.js';
import type { Result } from '../../model/index.js';
import { ok } from '../../model/result.js';
import { refuse, type Fault } from './fault.js';
import { isBlank, optional } from './fields.js';
import type { ReadRequest } from './read-request.js';
import type { OptionSpec, QuestionSpec } from './wire.js';

/** The id that the one question is given. */
const QUESTION = 'permission';

/** Whether something is the params of `session/request_permission`, good or bad. */
export const isPermissionRequest = (payload: unknown): boolean => typeof fieldOf(payload, 'sessionId') === 'string' && isRecord(fieldOf(payload, 'toolCall')) && fieldOf(payload, 'options') !== undefined;

/** Reads the params of `session/request_permission`: whatever they are about, one option is chosen. The limits are those of any questionnaire. Source: docs/ask-user.md §6. */
export function readPermission(payload: unknown): Result<ReadRequest, Fault> {
  const toolCall = fieldOf(payload, 'toolCall');
  const requestId = fieldOf(toolCall, 'toolCallId');
  if (typeof requestId !== 'string') return refuse('malformed_request', 'toolCall.toolCallId');
  const title = optional(toolCall, 'title') ?? '';
  if (typeof title !== 'string') return refuse('malformed_request', 'toolCall.title');
  if (title.length > MAX_TEXT) return refuse('field_too_large', 'toolCall.title', { limit: MAX_TEXT });
  const options = readOptions(fieldOf(payload, 'options'));
  if (!options.ok) return options;
  const question: QuestionSpec = { id: QUESTION, question: isBlank(title) ? requestId : title, header: '', multi_select: false, options: options.value, allow_free_text: false, allow_annotation: false };
  return ok({ form: 'permission', requestId, questions: [question] });
}

function readOptions(value: unknown): Result<readonly OptionSpec[], Fault> {
  const items = itemsOf(value, MAX_OPTIONS);
  if (!items) return refuse('malformed_request', 'options');
  if (items === 'too_many' || items.length === 0) return refuse('option_count', 'options', { limit: MAX_OPTIONS });
  const options = new Map<string, OptionSpec>();
  for (const [index, item] of items.entries()) {
    const [id, label] = [fieldOf(item, 'optionId'), fieldOf(item, 'name')];
    if (typeof id !== 'string' || typeof label !== 'string') return refuse('malformed_request', `options[${index}]`);
    if (id.length > MAX_TEXT || label.length > MAX_TEXT) return refuse('field_too_large', `options[${index}]`, { limit: MAX_TEXT });
    if (options.has(id)) return refuse('duplicate_id', `options[${index}].optionId`, { found: id });
    options.set(id, { id, label: isBlank(label) ? id : label, description: '' });
  }
  return ok([...options.values()]);
}
