import { fieldOf } from '../../core/payload/foreign.js';
import type { SessionCodec } from './messages.js';
import { readError } from './read-error.js';

const METHOD = 'session/request_permission';
const CANCEL = '$/cancel_request';
const INVALID_PARAMS = -32602;

export interface AcpCodecOptions {
  /** Of ACP, where a request names none. */
  readonly sessionId?: string;
  /** The person may end the questions of a plan, for which ACP has no word: nothing can be asked then. Default: not. */
  readonly finish?: boolean;
}

/** Between a question and a permission, as the dialect has it. */
export interface AcpMapping {
  /** The params of `session/request_permission`; nothing where the question cannot be asked by it. */
  toRequest(params: unknown, options: AcpCodecOptions): object | undefined;
  /** The outcome of the question. `response`: the result of `session/request_permission`. */
  toOutcome(params: unknown, response: unknown): unknown;
}

/**
 * The part of the Agent Client Protocol that can ask: JSON-RPC messages of `session/request_permission`, as objects. An agent
 * asks what ACP can express, and all else is undelivered; a client is asked for any permission. Source: docs/ask-user.md §6.
 */
export function acpCodec(mapping: AcpMapping, options: AcpCodecOptions = {}): SessionCodec<unknown> {
  const sent = new Map<unknown, { readonly requestId: string; readonly params: unknown }>();
  const ids = new Map<string, string>();
  return {
    acknowledges: false,
    read(wire) {
      const [id, method] = [fieldOf(wire, 'id'), fieldOf(wire, 'method')];
      if (method !== undefined) {
        if (method === CANCEL) return { type: 'withdrawn', requestId: ownId(fieldOf(fieldOf(wire, 'params'), 'requestId')) };
        if (method !== METHOD || (typeof id !== 'string' && typeof id !== 'number')) return undefined;
        const requestId = ownId(id);
        return { type: 'asked', requestId, params: fieldOf(wire, 'params'), envelope: id, id: requestId };
      }
      const asked = sent.get(id);
      if (!asked) return undefined;
      const [result, error] = [fieldOf(wire, 'result'), fieldOf(wire, 'error')];
      if (result === undefined) return { type: 'undelivered', requestId: asked.requestId, duplicate: false, error: readError(error, 'delivery_failed') };
      return { type: 'answered', requestId: asked.requestId, result: mapping.toOutcome(asked.params, result) };
    },
    write(message) {
      switch (message.type) {
        case 'asked': {
          const params = mapping.toRequest(message.params, options);
          if (!params) return undefined;
          const id = `ask_user_${sent.size + 1}`;
          sent.set(id, { requestId: message.requestId, params: message.params });
          ids.set(message.requestId, id);
          return { jsonrpc: '2.0', id, method: METHOD, params };
        }
        case 'answered': return { jsonrpc: '2.0', id: message.envelope, result: message.result };
        case 'undelivered': return { jsonrpc: '2.0', id: message.envelope, error: { code: INVALID_PARAMS, message: message.error.message, data: message.error } };
        case 'ended': return ids.has(message.requestId) ? { jsonrpc: '2.0', method: CANCEL, params: { requestId: ids.get(message.requestId) } } : undefined;
        default: return undefined;
      }
    },
  };
}

/** What a request is called here. As JSON, so that 1 and "1" are two. */
const ownId = (id: unknown): string => `permission_${typeof id === 'string' || typeof id === 'number' ? JSON.stringify(id) : ''}`;
