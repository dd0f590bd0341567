import { fieldOf, isRecord } from '../../core/payload/foreign.js';
import { jsonLines } from './json-lines.js';
import type { SessionCodec, SessionMessage } from './messages.js';
import { readError } from './read-error.js';

const METHOD = 'ask_user/request';

/** Duplex stream-JSON: one JSON object a line, without its line end. Source: docs/ask-user.md §5. */
export const streamJsonCodec = (): SessionCodec<string> => jsonLines({ acknowledges: true, read, write });

function read(wire: unknown): SessionMessage | undefined {
  const requestId = fieldOf(wire, 'request_id');
  switch (fieldOf(wire, 'type')) {
    case 'stream_event': return readEvent(fieldOf(wire, 'event'));
    case 'server_response': return typeof requestId === 'string' ? { type: 'answered', requestId, result: fieldOf(wire, 'response') } : undefined;
    case 'control_response': return readControl(fieldOf(wire, 'response'));
    default: return undefined;
  }
}

function readEvent(event: unknown): SessionMessage | undefined {
  const [type, requestId, params] = ['type', 'request_id', 'params'].map((key) => fieldOf(event, key));
  if (typeof requestId !== 'string') return undefined;
  if (type === 'server_request_resolved') return { type: 'ended', requestId };
  if (type !== 'server_request' || fieldOf(event, 'method') !== METHOD) return undefined;
  // The id may stand in the event alone.
  return { type: 'asked', requestId, params: isRecord(params) && (fieldOf(params, 'request_id') ?? null) === null ? { ...params, request_id: requestId } : params };
}

function readControl(response: unknown): SessionMessage | undefined {
  const [subtype, requestId] = [fieldOf(response, 'subtype'), fieldOf(response, 'request_id')];
  if (typeof requestId !== 'string') return undefined;
  if (subtype === 'success') return { type: 'accepted', requestId };
  return subtype === 'error' ? { type: 'refused', requestId, again: true, error: readError(fieldOf(response, 'error'), 'malformed_response') } : undefined;
}

function write(message: SessionMessage): object | undefined {
  const { requestId } = message;
  switch (message.type) {
    case 'asked': return event({ type: 'server_request', method: METHOD, request_id: requestId, params: message.params });
    case 'ended': return event({ type: 'server_request_resolved', request_id: requestId });
    case 'answered': return { type: 'server_response', request_id: requestId, response: message.result };
    case 'undelivered': return message.duplicate ? undefined : { type: 'server_response', request_id: requestId, response: { outcome: 'cancelled', reason: 'delivery_failed' } };
    case 'accepted': return { type: 'control_response', response: { subtype: 'success', request_id: requestId } };
    case 'refused': return { type: 'control_response', response: { subtype: 'error', request_id: requestId, error: `${message.error.code}: ${message.error.message}` } };
    case 'withdrawn': return undefined;
  }
}

const event = (body: object): object => ({ type: 'stream_event', event: body });
