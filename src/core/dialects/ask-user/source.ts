import { toPlain } from '../../payload/foreign.js';
import { MAX_REQUEST_BYTES } from './limits.js';

/** What was asked as JSON, to read: whole where a request could be as large, and otherwise cut. */
export function sourceOf(payload: unknown): string {
  let left = MAX_REQUEST_BYTES;
  // One text may stand in a million places, so the size is only known while it is written.
  const counted = (key: string, value: unknown): unknown => {
    left -= key.length + (typeof value === 'string' ? value.length : 1);
    if (left < 0) throw new RangeError('too large');
    return value;
  };
  try {
    return JSON.stringify(payload, counted, 2) ?? '';
  } catch {
    return JSON.stringify(toPlain(payload), undefined, 2);
  }
}
