import { viewConversation as viewConversationWith, type ConversationOptions as ViewConversationOptions } from './conversation/view-conversation.js';
import type { Decoded, Dialect, RequestOptions, ToolCall, ToolResult } from './dialect.js';
import type { Diagnostic, Issue } from './diagnostics.js';
import { readRequest as readRequestWith, readToolCall as readToolCallWith } from './intake.js';
import { createMessageParser as createMessageParserWith, type MessageParser } from './message-parser.js';
import type { Message, MessageView, Outcome, Questionnaire, QuestionnaireResponse, Reply, Result, Segment } from './model/index.js';
import { parseMessage as parseMessageWith, type ParseOptions as ParseMessageOptions } from './parse-message.js';
import { allDialects } from './registry.js';
import { buildReply as buildReplyWith, parseReply as parseReplyWith, type ReplyOptions as BuildReplyOptions } from './reply.js';

/** As in `core/parse`, with every dialect of the library where none are named. */
export type ParseOptions = Partial<ParseMessageOptions>;
export type ReplyOptions = Partial<BuildReplyOptions>;
export type ConversationOptions = Partial<ViewConversationOptions>;

/** Cuts a message into Markdown and protocol blocks, in order. The `raw`s joined are the message. Nothing is thrown. */
export const parseMessage = (content: string | null | undefined, options: ParseOptions = {}): readonly Segment[] => parseMessageWith(content, withDialects(options));

/** For a message that is still arriving: its segments as far as they are certain, at a cost in proportion to what is appended. */
export const createMessageParser = (options: ParseOptions = {}): MessageParser => createMessageParserWith(withDialects(options));

/** Writes the reply that a questionnaire's protocol expects. */
export const buildReply = (questionnaire: Questionnaire, outcome: Outcome, options: ReplyOptions = {}): Result<Reply, Issue> =>
  buildReplyWith(questionnaire, outcome, withDialects(options));

/** Reads a reply back: a whole `Reply`, the text of the user's message, or the result of a request. */
export const parseReply = (questionnaire: Questionnaire, reply: unknown, options: Pick<ReplyOptions, 'dialects' | 'locale'> = {}): Result<QuestionnaireResponse, readonly Diagnostic[]> =>
  parseReplyWith(questionnaire, reply, withDialects(options));

/** What a client shows of a conversation: each message cut into segments, each questionnaire with how it stands. */
export const viewConversation = (messages: readonly Message[], options: ConversationOptions = {}): readonly MessageView[] => viewConversationWith(messages, withDialects(options));

/** Reads a tool call with its result; nothing where no dialect knows the tool, or the result is another call's. `locale`: BCP 47, of diagnostics; default English. */
export const readToolCall = (call: ToolCall, result: ToolResult, dialects = allDialects, locale?: string): Decoded | undefined => readToolCallWith(call, result, dialects, locale);

/** Reads a request that waits for a response; nothing where no dialect recognizes it. */
export const readRequest = (payload: unknown, dialects = allDialects, options?: RequestOptions): Decoded | undefined => readRequestWith(payload, dialects, options);

function withDialects<T extends { readonly dialects?: readonly Dialect[] }>(options: T): T & { readonly dialects: readonly Dialect[] } {
  return { ...options, dialects: options.dialects ?? allDialects };
}

export type { MessageParser } from './message-parser.js';
export { canSubmit } from './conversation/can-submit.js';
export { checkDraft } from './check/index.js';
export {
  askUser, askUserCapabilities, fromAcpPermissionOutcome, isAcpRepresentable, isCompleteCapability, toAcpPermissionRequest, validateAskUserOutcome, validateAskUserQuestions,
  type AcpPermissionRequest, type AskUserAnswer, type AskUserCode, type AskUserDialect, type AskUserOutcome, type AskUserProblem,
} from './dialects/ask-user/index.js';
export {
  buildRenderMap, dispatchToolPart, elicitation, elicitationErrorText, elicitationState, outputInTurn, parseElicitation, partsInTurn, renderKindFor, shouldResume, viewElicitationPart,
  type ContentValue, type Dispatch, type ElicitationFlavour, type ElicitationOptions, type ElicitationPartOptions, type ElicitationPartView, type ElicitationReading, type ElicitationResult, type ElicitationState,
  type RenderMap,
} from './dialects/elicitation/index.js';
export { isConverged, parseFormAnswers, questionForm } from './dialects/question-form/index.js';
export {
  questionnaireAsync, questionnaireAsyncTool, questionnaireFromToolResult, runQuestionnaireAsync,
  type NormalOption, type NormalQuestion, type QuestionnaireAsyncError, type QuestionnaireAsyncErrorCode, type QuestionnaireAsyncFailure, type QuestionnaireAsyncOptions,
  type QuestionnaireAsyncSuccess, type QuestionnaireAsyncView, type ToolDefinition, type ToolResultError,
} from './dialects/questionnaire-async/index.js';
export { sageInline, type SageInlineOptions } from './dialects/sage-inline/index.js';
export { initialDraft } from './draft/draft.js';
export { allDialects } from './registry.js';
export { joinReplies } from './reply.js';
export { selfCheck, selfCheckText, type CheckCode, type CheckIssue, type SelfCheckOptions, type SelfCheckResult } from './self-check/index.js';
export type { Decoded, Dialect, ReplyContext, RequestOptions, ToolCall, ToolResult, Where } from './dialect.js';
export type { Diagnostic, DiagnosticCode, Issue, IssueCode } from './diagnostics.js';
export type { ArrivingItem, ArrivingPayload, PayloadReader } from './payload/arriving.js';
export type { ArrivingBlock, Block, BlockSyntax, Place } from './scan/block.js';
export type * from './model/index.js';
