import type { Decoded, RequestOptions } from '../../dialect.js';
import { resolveLocale } from '../../locale/locale.js';
import { fieldOf } from '../../payload/foreign.js';
import { parseJson } from '../../payload/json-value.js';
import { NAMES, type ElicitationFlavour } from './flavour.js';
import { parseElicitation, type ElicitationOptions } from './parse.js';
import { toolNameOf } from './parts.js';
import { requestDiagnostic } from './words.js';

/** A request out of what it came in: who asks, under which id, by which wire. */
interface Unwrapped {
  readonly payload: unknown;
  readonly dialect: ElicitationFlavour;
  readonly id: unknown;
  readonly source: unknown;
}

/** Whether it asks in this way, readable or not: a request of MCP, a call of the tool, or the payload of either alone. */
export const recognizes = (request: unknown): boolean => unwrap(request) !== undefined;

export function decode(request: unknown, { id: given, locale }: RequestOptions = {}): Decoded {
  const { payload, dialect, id, source } = unwrap(request) ?? { payload: request, dialect: 'request_input' as const, id: undefined, source: undefined };
  const own = typeof id === 'number' ? String(id) : id;
  const key = typeof own === 'string' ? own : given;
  const options: ElicitationOptions = { dialect, ...(typeof key === 'string' && { id: key }), ...(typeof source === 'string' && { source }), ...(locale !== undefined && { locale }) };
  const parsed = parseElicitation(payload, options);
  return parsed.ok ? { type: 'questionnaire', questionnaire: parsed.value } : { type: 'invalid', diagnostics: [requestDiagnostic(parsed.reason, payload, resolveLocale(locale))] };
}

function unwrap(request: unknown): Unwrapped | undefined {
  const source = fieldOf(request, 'source');
  if (fieldOf(request, 'method') === NAMES.mcp) return { payload: fieldOf(request, 'params'), dialect: 'mcp', id: fieldOf(request, 'id'), source };
  if (isToolCall(request)) return { payload: inputOf(request), dialect: 'request_input', id: fieldOf(request, 'toolCallId') ?? fieldOf(request, 'id'), source };
  // MCP’s fields, of which the tool has none.
  const mode = fieldOf(request, 'mode');
  const isOfMcp = fieldOf(request, 'elicitationId') !== undefined || mode === 'form' || mode === 'url';
  if (isOfMcp || fieldOf(request, 'requestedSchema') !== undefined) return { payload: request, dialect: isOfMcp ? 'mcp' : 'request_input', id: fieldOf(request, 'elicitationId'), source };
  return undefined;
}

const isToolCall = (request: unknown): boolean => [toolNameOf(request), fieldOf(request, 'name'), fieldOf(fieldOf(request, 'function'), 'name')].includes(NAMES.request_input);

/** An object, or its JSON text. */
function inputOf(call: unknown): unknown {
  const input = fieldOf(call, 'input') ?? fieldOf(call, 'arguments') ?? fieldOf(fieldOf(call, 'function'), 'arguments');
  return typeof input === 'string' ? parseJson(input)?.value : input;
}
