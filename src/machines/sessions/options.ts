import type { Dialect } from '../../core/dialect.js';
import type { Questionnaire } from '../../core/model/index.js';
import type { SessionClock } from './deadline.js';
import type { SessionCodec, SessionEvent } from './messages.js';

export interface AskUserSessionOptions<Wire> {
  /** `askUser()`. */
  readonly dialect: Dialect;
  /** What the transport carries: `streamJsonCodec()`, `appServerCodec()`, `acpCodec(askUser().acp)`. Of this session alone. */
  readonly codec: SessionCodec<Wire>;
  /** Hands a line or message to the transport. May throw: then what was to be sent was not. */
  readonly send: (wire: Wire) => void;
  readonly onEvent: (event: SessionEvent) => void;
  readonly clock: SessionClock;
  /** To ask: whether the client has declared that it can answer everything (`isCompleteCapability`). Default: not, and nothing is asked. */
  readonly capable?: boolean;
  /** To be asked: whether the person may end the questions of a plan. Default: not. */
  readonly finish?: boolean;
  /** BCP 47, of messages and readable answers. Default: English. */
  readonly locale?: string;
}

/** A request that has not ended. */
export interface PendingRequest {
  readonly requestId: string;
  readonly questionnaire: Questionnaire;
}
