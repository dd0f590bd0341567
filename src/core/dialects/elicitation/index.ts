import type { Dialect } from '../../dialect.js';
import { decodeReply } from './decode-reply.js';
import { encode, messageOf } from './encode.js';
import { DIALECT } from './flavour.js';
import { decode, recognizes } from './request.js';

/** Requests for typed input that a run waits for: the tool `request_input`, and MCP’s `elicitation/create`. Source: docs/elicitation.md. */
export function elicitation(): Dialect {
  return { name: DIALECT, request: { recognizes, decode }, encode, tell: messageOf, decodeReply };
}

export { parseElicitation } from './parse.js';
export { elicitationErrorText, elicitationState, shouldResume } from './part-state.js';
export { buildRenderMap, dispatchToolPart, renderKindFor } from './parts.js';
export { outputInTurn, partsInTurn } from './turn.js';
export { viewElicitationPart } from './view-part.js';
export type { ContentValue } from './content.js';
export type { ElicitationResult } from './encode.js';
export type { ElicitationFlavour } from './flavour.js';
export type { ElicitationOptions } from './parse.js';
export type { ElicitationState } from './part-state.js';
export type { Dispatch, RenderMap } from './parts.js';
export type { ElicitationPartOptions, ElicitationPartView } from './view-part.js';
export type { Reading as ElicitationReading } from './reading.js';
