import { fieldOf, isRecord, itemsOf } from '../../payload/foreign.js';
import { parseJson } from '../../payload/json-value.js';

/** As deep as hosts wrap a result: a message, its parts, their text. */
const MAX_WRAPPERS = 6;
/** As many parts as one text is sent in. */
const MAX_PARTS = 1000;

/** The object that the tool returned: bare or under `content`, as an object, its JSON text, or that in parts. */
export function resultContent(result: unknown): object | undefined {
  let value = result;
  for (let depth = 0; depth < MAX_WRAPPERS; depth++) {
    if (typeof value === 'string') value = parseJson(value)?.value;
    else if (!isRecord(value)) value = textOfParts(value);
    else if (fieldOf(value, 'success') !== undefined) return value;
    else value = fieldOf(value, 'content');
  }
  return undefined;
}

function textOfParts(value: unknown): string | undefined {
  const parts = itemsOf(value, MAX_PARTS);
  if (!parts || parts === 'too_many') return undefined;
  return parts.map((part) => fieldOf(part, 'text')).filter((text) => typeof text === 'string').join('');
}
