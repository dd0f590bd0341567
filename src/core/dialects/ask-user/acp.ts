import type { RequestOptions } from '../../dialect.js';
import { fieldOf } from '../../payload/foreign.js';
import { readRequest, type ReadRequest } from './read-request.js';
import type { AskUserOutcome, QuestionSpec, WireCancelReason } from './wire.js';

/** The params of `session/request_permission`, as the Agent Client Protocol has them; not read-only, for its SDK takes no others. */
export interface AcpPermissionRequest {
  sessionId: string;
  toolCall: { toolCallId: string; title: string; rawInput: { question: string; options: string[] } };
  options: { optionId: string; name: string; kind: 'allow_once' }[];
}

/** `finish`: the person may end the questions, for which ACP has no word. */
export type AcpOptions = Pick<RequestOptions, 'finish'>;

/**
 * Whether the params of `ask_user/request` can be asked over ACP without losing anything: one question, one answer out of a
 * list, and nothing else to say. Anything else must be cancelled, not asked in part. Source: docs/ask-user.md §6.
 */
export const isAcpRepresentable = (request: unknown, options: AcpOptions = {}): boolean => readRepresentable(request, options) !== undefined;

/**
 * The same question as the params of `session/request_permission`; nothing where it cannot be asked so. `sessionId`: of ACP,
 * where the request names none.
 */
export function toAcpPermissionRequest(request: unknown, options: AcpOptions & { readonly sessionId?: string } = {}): AcpPermissionRequest | undefined {
  const read = readRepresentable(request, options);
  if (!read) return undefined;
  const { request: { sessionId = options.sessionId ?? '', toolUseId, requestId }, question: { question, options: offered } } = read;
  const labels = offered.map(({ label }) => label);
  return {
    sessionId,
    toolCall: { toolCallId: toolUseId ?? requestId, title: question, rawInput: { question, options: labels } },
    options: labels.map((name, index) => ({ optionId: optionId(index), name, kind: 'allow_once' })),
  };
}

/**
 * What the client chose, as an outcome of the request. `response`: of `session/request_permission`, or its `outcome` alone.
 * What is no answer to the request is cancelled as `delivery_failed`.
 */
export function fromAcpPermissionOutcome(request: unknown, response: unknown): AskUserOutcome {
  const inner = fieldOf(response, 'outcome');
  const outcome = typeof inner === 'string' ? response : inner;
  const kind = fieldOf(outcome, 'outcome');
  if (kind === 'cancelled') return cancelled('interrupt');
  const read = readRepresentable(request, {});
  const chosen = kind === 'selected' ? fieldOf(outcome, 'optionId') : undefined;
  const option = read?.question.options.find((_, index) => optionId(index) === chosen);
  return read && option ? { outcome: 'answered', answers: Object.fromEntries([[read.question.id, { kind: 'selected', option_id: option.id }]]), annotations: {} } : cancelled('delivery_failed');
}

const optionId = (index: number): string => `ask_user_option_${index}`;

const cancelled = (reason: WireCancelReason): AskUserOutcome => ({ outcome: 'cancelled', reason });

function readRepresentable(request: unknown, { finish = false }: AcpOptions): { readonly request: ReadRequest; readonly question: QuestionSpec } | undefined {
  const read = readRequest(request, 'any');
  const [question, ...more] = read.ok ? read.value.questions : [];
  if (!read.ok || !question || more.length > 0 || finish) return undefined;
  const { multi_select: many, options, allow_free_text: freeText, allow_annotation: annotation } = question;
  const plain = !many && !freeText && !annotation && options.length > 0 && options.every(({ preview = '' }) => preview === '');
  return plain ? { request: read.value, question } : undefined;
}
