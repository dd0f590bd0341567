import type { Message } from '../model/index.js';

/** Messages of these types say nothing: they neither ask nor supersede. */
const SILENT = new Set(['empty', 'token_usage']);

export const isMeaningful = ({ message_type, type }: Message): boolean => !SILENT.has(message_type ?? '') && !SILENT.has(type ?? '');

/** The text of a message; of several parts, as if they had been written in one. */
export function textOf({ content }: Message): string {
  if (typeof content === 'string') return content;
  return Array.isArray(content) ? content.map((part: { readonly text?: unknown } | null) => (typeof part?.text === 'string' ? part.text : '')).join('') : '';
}
