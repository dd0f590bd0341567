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
  /** What was asked, by the id of the envelope, and by its own. */
  const sent = new Map<unknown, string>();
  const asked = new Map<string, unknown>();

  function request(requestId: string, params: unknown): object {
    const id = `ask_user_${sent.size + 1}`;
    sent.set(id, requestId);
    return { type: 'request', id, method: METHOD, params };
  }

  return {
    acknowledges: false,
    read(wire) {
      const [type, id] = [fieldOf(wire, 'type'), fieldOf(wire, 'id')];
      if (type === 'request') return readRequest(wire, id);
      return type === 'response' ? readResponse(fieldOf(wire, 'result'), sent.get(id)) : undefined;
    },
    write(message) {
      switch (message.type) {
        case 'asked':
          asked.set(message.requestId, message.params);
          return request(message.requestId, message.params);
        case 'refused': {
          const params = asked.get(message.requestId);
          return message.again && isRecord(params) ? request(message.requestId, { ...params, validation_error: message.error }) : undefined;
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
  return { type: 'asked', requestId: typeof requestId === 'string' ? requestId : '', params, envelope: id, ...(isRecord(error) ? { error: readError(error, 'malformed_response') } : {}) };
}

/** `requestId`: of what was asked by this envelope. Another response is about a question if it says which. */
function readResponse(result: unknown, requestId: string | undefined): SessionMessage | undefined {
  const data = fieldOf(result, 'data');
  const named = fieldOf(data, 'request_id');
  const of = requestId ?? (typeof named === 'string' ? named : undefined);
  if (of === undefined) return undefined;
  if (fieldOf(result, 'status') === 'error') return { type: 'undelivered', requestId: of, duplicate: false, error: readError(fieldOf(result, 'error'), 'delivery_failed') };
  return { type: 'answered', requestId: of, result: data };
}

/** The answer to a legacy request has the id in it. */
const toData = (requestId: string, result: unknown): unknown => (fieldOf(result, 'request_id') === undefined ? { request_id: requestId, outcome: result } : result);

const response = (id: unknown, result: object): object => ({ type: 'response', id, result });
