import { decodeEntities } from '../scan/entities.js';
import { readJsonString } from './json-string.js';
import { straightenQuotes } from './curly-quotes.js';

/**
 * The texts that a payload may stand for, most literal first: as it stands, with one level of backslash escapes undone,
 * with entities decoded, with both, and each again with curly quotes made straight.
 */
export function* jsonReadings(payload: string): Generator<string> {
  yield* transports(payload);
  if (/[\u201c\u201d]/.test(payload)) for (const text of transports(payload)) yield straightenQuotes(text);
}

function* transports(payload: string): Generator<string> {
  yield payload;
  const hasEntities = payload.includes('&');
  const hasBackslashes = payload.includes('\\');
  if (hasBackslashes) yield* unescape(payload);
  if (hasEntities) yield decodeEntities(payload);
  if (hasEntities && hasBackslashes) yield* unescape(decodeEntities(payload));
}

const RAW: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Undoes exactly one level of JSON string escaping; raw line ends and tabs are taken as they are. */
function* unescape(text: string): Generator<string> {
  const string = `"${text.replace(/[\n\r\t]/g, (char) => RAW[char] ?? char)}"`;
  const { ok, at } = readJsonString(string, 0);
  // Otherwise it was not escaped as a whole: there is no such reading.
  if (ok && at === string.length) yield String(JSON.parse(string));
}
