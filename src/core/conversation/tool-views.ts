import type { Dialect, ToolCall } from '../dialect.js';
import { readToolCall } from '../intake.js';
import type { Message, MessageToolCall, ToolView } from '../model/index.js';
import { isObject } from '../payload/json.js';
import { textOf } from './message-text.js';
import { idOf } from './names.js';

/** The calls of tools that ask questions; other tools are none of ours. */
export function callsOf({ tool_calls: calls }: Message, dialects: readonly Dialect[]): readonly ToolCall[] {
  return Array.isArray(calls) ? calls.filter((call: MessageToolCall | null) => isObject(call)).map(bare).filter((call) => asks(call, dialects)) : [];
}

/** A single call with its result. Nothing where its tool asks no questions. */
export function viewTool(call: MessageToolCall, result: Result | null | undefined, dialects: readonly Dialect[], locale?: string): ToolView | undefined {
  const named = bare(call);
  if (!asks(named, dialects)) return undefined;
  const isItsOwn = isObject(result) && callIdOf(result.tool_call_id) === named.id;
  return (isItsOwn && toolView(named, result, dialects, locale)) || { view: 'waiting', callId: named.id };
}

type Result = Pick<Message, 'tool_call_id' | 'content'>;

/** What its result makes of a call. */
export function toolView(call: ToolCall, result: Result, dialects: readonly Dialect[], locale?: string): ToolView | undefined {
  const decoded = readToolCall(call, { tool_call_id: call.id, content: contentOf(result) }, dialects, locale);
  if (!decoded || decoded.type === 'response') return undefined;
  return decoded.type === 'invalid'
    ? { view: 'error', callId: call.id, diagnostics: decoded.diagnostics }
    : { view: 'card', callId: call.id, questionnaire: decoded.questionnaire };
}

/** Some runtimes give no ids, neither to calls nor to results: then those without are each other's. */
export const callIdOf = (id: unknown): string => idOf(id) ?? '';

const asks = ({ name }: ToolCall, dialects: readonly Dialect[]): boolean => dialects.some(({ call }) => call?.tools.includes(name));

function bare({ id, name, arguments: args, function: named }: MessageToolCall): ToolCall {
  return { id: callIdOf(id), name: name ?? named?.name ?? '', arguments: args ?? named?.arguments };
}

/** Parts are text; an object that a host has parsed already is as good as its JSON. */
function contentOf({ content }: Result): unknown {
  return Array.isArray(content) ? textOf({ role: 'tool', content }) : content;
}
