/** The verbs without a registry: dialects are arguments, so that one dialect alone brings in no other. */
export { buildReply, joinReplies, parseReply, type ReplyOptions } from './reply.js';
export { createMessageParser, type MessageParser } from './message-parser.js';
export { parseMessage, type ParseOptions } from './parse-message.js';
export { readRequest, readToolCall } from './intake.js';
export { checkDraft } from './check/index.js';
export { initialDraft } from './draft/draft.js';
export { canSubmit } from './conversation/can-submit.js';
export { viewConversation, type ConversationOptions } from './conversation/view-conversation.js';
export type { Decoded, Dialect, ReplyContext, RequestOptions, ToolCall, ToolResult, Where } from './dialect.js';
export type { Diagnostic, DiagnosticCode, Issue, IssueCode } from './diagnostics.js';
export type { ArrivingItem, ArrivingPayload, PayloadReader } from './payload/arriving.js';
export type { ArrivingBlock, Block, BlockSyntax, Place } from './scan/block.js';
export type * from './model/index.js';
