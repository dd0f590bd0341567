import type { Decoded, Dialect, ToolCall, ToolResult } from '../../dialect.js';
import type { Questionnaire } from '../../model/index.js';
import { decodeReply } from '../../sage/decode-reply.js';
import { encodeResponse } from '../../sage/encode-response.js';
import { questionnaireAsyncTool } from './tool.js';
import { DIALECT, NAME, questionnaireFromToolResult } from './tool-result.js';
import { unreadableMessage } from './words.js';

/** Questionnaires that a model asks by a tool call, and that the user's next message answers. Source: docs/questionnaire-async.md. */
export function questionnaireAsync(): Dialect {
  return {
    name: DIALECT,
    call: { tools: [questionnaireAsyncTool.name], decode },
    encode: (questionnaire, outcome, context) => encodeResponse(onTheWire(questionnaire), outcome, context),
    decodeReply: (reply, questionnaire, locale) => decodeReply(reply, { dialect: DIALECT, names: [NAME], questionnaire: questionnaire && onTheWire(questionnaire), locale }),
  };
}

/** Answered under the id of the call, also where that is not unique in the conversation. */
const onTheWire = (questionnaire: Questionnaire): Questionnaire => ({ ...questionnaire, id: questionnaire.wireId });

function decode(call: ToolCall, result: ToolResult, locale?: string): Decoded {
  const view = questionnaireFromToolResult(call, result, locale === undefined ? {} : { locale });
  if (view.view === 'card') return { type: 'questionnaire', questionnaire: view.questionnaire };
  if (view.view !== 'error') return { type: 'invalid', diagnostics: [{ code: 'result_unreadable', severity: 'error', message: unreadableMessage(locale) }] };
  return {
    type: 'invalid',
    diagnostics: view.errors.map(({ code, message, path }) => ({ code: code === 'result_unreadable' ? code : 'arguments_invalid', severity: 'error', message, ...(path === undefined ? {} : { path }) })),
  };
}

export { runQuestionnaireAsync } from './run.js';
export { questionnaireAsyncTool } from './tool.js';
export { questionnaireFromToolResult } from './tool-result.js';
export type { NormalOption, NormalQuestion } from './normal-form.js';
export type { QuestionnaireAsyncError, QuestionnaireAsyncErrorCode, QuestionnaireAsyncFailure, QuestionnaireAsyncOptions, QuestionnaireAsyncSuccess } from './run.js';
export type { ToolDefinition } from './tool.js';
export type { QuestionnaireAsyncView, ToolResultError } from './tool-result.js';
