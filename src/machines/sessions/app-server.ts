import { fieldOf, isRecord } from '../../core/payload/foreign.js';
import type { SessionCodec, SessionMessage } from './messages.js';
import { readError } from './read-error.js';

const METHOD = 'ask_user/request';

/**
 * Requests and responses of the app server, as objects: `jsonLines(appServerCodec())` for lines. There is no word for an
 * answer that is accepted; for one that is not, the request is made again with its `validation_error`.
 * Source: docs/ask-user.md §5.
 */
export function appServerCodec(): SessionCodec<unknown> {
  /** What was asked, by the id of the envelope, and by its own: with the newest envelope. */
  const sent = new Map<unknown, string>();
  const asked = new Map<string, { readonly params: unknown; readonly id: string }>();

  function request(requestId: string, params: unknown, more: object = {}): object {
    const id = `ask_user_${sent.size + 1}`;
    sent.set(id, requestId);
    asked.set(requestId, { params, id });
    return { type: 'request', id, method: METHOD, params: isRecord(params) ? { ...params, ...more } : params };
  }

  return {
    acknowledges: false,
    read(wire) {
      const [type, id] = [fieldOf(wire, 'type'), fieldOf(wire, 'id')];
      if (type === 'request') return readRequest(wire, id);
      if (type !== 'response') return undefined;
      const requestId = sent.get(id);
      const error = readFailure(wire);
      if (error === undefined) return readAnswer(fieldOf(wire, 'result'), requestId);
      // It was asked again since: that one is still to be answered.
      const isReplaced = requestId === undefined || asked.get(requestId)?.id !== id;
      return isReplaced ? undefined : { type: 'undelivered', requestId, duplicate: false, error: readError(error, 'delivery_failed') };
    },
    write(message) {
      switch (message.type) {
        case 'asked': return request(message.requestId, message.params);
        case 'refused': {
          const before = asked.get(message.requestId);
          return message.again && before ? request(message.requestId, before.params, { validation_error: message.error }) : undefined;
        }
        case 'answered': return response(message.envelope, { status: 'success', data: toData(message.requestId, message.result) });
        case 'undelivered': return response(message.envelope, { status: 'error', error: { code: message.duplicate ? 'invalid_request' : 'invalid_params', message: message.error.message, data: message.error } });
        default: return undefined;
      }
    },
  };
}

function readRequest(wire: unknown, id: unknown): SessionMessage | undefined {
  if (fieldOf(wire, 'method') !== METHOD || (typeof id !== 'string' && typeof id !== 'number')) return undefined;
  const params = fieldOf(wire, 'params');
  const [requestId, error] = [fieldOf(params, 'request_id'), fieldOf(params, 'validation_error')];
  return { type: 'asked', requestId: typeof requestId === 'string' ? requestId : '', params, envelope: id, ...(isRecord(error) || typeof error === 'string' ? { error: readError(error, 'malformed_response') } : {}) };
}

/** What the client says instead of an answer: in the result, or in the place of one. Nothing where it answers. */
function readFailure(wire: unknown): unknown {
  const result = fieldOf(wire, 'result');
  const error = fieldOf(result ?? wire, 'error');
  return fieldOf(result, 'status') === 'error' ? (error ?? {}) : result === undefined ? error : undefined;
}

/** `requestId`: of what was asked by this envelope. Another response is about a question if it says which. */
function readAnswer(result: unknown, requestId: string | undefined): SessionMessage | undefined {
  const data = fieldOf(result, 'data');
  const named = fieldOf(data, 'request_id');
  const of = requestId ?? (typeof named === 'string' ? named : undefined);
  return of === undefined ? undefined : { type: 'answered', requestId: of, result: data };
}

/** The answer to a legacy request has the id in it. */
const toData = (requestId: string, result: unknown): unknown => (fieldOf(result, 'request_id') === undefined ? { request_id: requestId, outcome: result } : result);

const response = (id: unknown, result: object): object => ({ type: 'response', id, result });
