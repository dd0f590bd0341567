import type { Message, MessagePart } from '../model/index.js';

/** Messages of these types say nothing: they neither ask nor supersede. */
const SILENT = new Set(['empty', 'token_usage']);

export const isMeaningful = ({ message_type, type }: Message): boolean => !SILENT.has(message_type ?? '') && !SILENT.has(type ?? '');

/** The text of a message; of several parts, as if they had been written in one. */
export function textOf({ content }: Message): string {
  if (typeof content === 'string') return content;
  return Array.isArray(content) ? content.map(partText).join('') : '';
}

/** What a model thought is no part of what it said. */
const THOUGHTS = new Set(['reasoning', 'thinking']);

/** A part may be anything: it comes from outside. */
function partText(part: MessagePart | string | null): string {
  if (typeof part === 'string') return part;
  return typeof part?.text === 'string' && !THOUGHTS.has(part.type ?? '') ? part.text : '';
}
