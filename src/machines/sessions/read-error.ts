import { fieldOf } from '../../core/payload/foreign.js';
import type { SessionError } from './messages.js';

/** An error of the peer: an object with `code` and `message`, or a text, `code: message` or just a message. */
export function readError(value: unknown, fallback: string): SessionError {
  const text = typeof value === 'string' ? value : '';
  const [, code = fallback, message = text] = /^([a-z_]+): ([^]*)$/.exec(text) ?? [];
  const [ownCode, ownMessage] = [fieldOf(value, 'code'), fieldOf(value, 'message')];
  return { code: typeof ownCode === 'string' ? ownCode : code, message: typeof ownMessage === 'string' ? ownMessage : message };
}
