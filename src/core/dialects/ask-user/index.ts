import type { Dialect } from '../../dialect.js';
import { fromAcpPermissionOutcome, toAcpPermissionRequest } from './acp.js';
import { decode, DIALECT, recognizes } from './decode.js';
import { decodeReply } from './decode-reply.js';
import { encode } from './encode.js';

/** The dialect, with what a session over ACP needs beside it. */
export interface AskUserDialect extends Dialect {
  readonly request: NonNullable<Dialect['request']>;
  readonly acp: { readonly toRequest: typeof toAcpPermissionRequest; readonly toOutcome: typeof fromAcpPermissionOutcome };
}

/** Questions that an agent asks by a request which waits: `ask_user/request`, and `session/request_permission` of ACP. Source: docs/ask-user.md. */
export function askUser(): AskUserDialect {
  return {
    name: DIALECT,
    request: { recognizes, decode },
    encode,
    decodeReply,
    acp: { toRequest: toAcpPermissionRequest, toOutcome: fromAcpPermissionOutcome },
  };
}

export { fromAcpPermissionOutcome, isAcpRepresentable, toAcpPermissionRequest, type AcpPermissionRequest } from './acp.js';
export { askUserCapabilities, isCompleteCapability } from './capability.js';
export { validateAskUserOutcome } from './validate-outcome.js';
export { validateAskUserQuestions } from './validate-questions.js';
export type { AskUserCode, AskUserProblem } from './fault.js';
export type { AskUserAnswer, AskUserOutcome } from './wire.js';
