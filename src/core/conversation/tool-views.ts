import type { Dialect, ToolCall } from '../dialect.js';
import { readToolCall } from '../intake.js';
import type { Message, MessageToolCall, ToolView } from '../model/index.js';
import { textOf } from './message-text.js';

/** The calls of tools that ask questions; other tools are none of ours. */
export function callsOf({ tool_calls: calls }: Message, dialects: readonly Dialect[]): readonly ToolCall[] {
  return (calls ?? []).map(bare).filter(({ name }) => dialects.some(({ call }) => call?.tools.includes(name)));
}

function bare({ id, name, arguments: args, function: named }: MessageToolCall): ToolCall {
  return { id, name: name ?? named?.name ?? '', arguments: args ?? named?.arguments };
}

export function toolView(call: ToolCall, result: Message, dialects: readonly Dialect[]): ToolView | undefined {
  const decoded = readToolCall(call, { tool_call_id: result.tool_call_id ?? '', content: typeof result.content === 'string' ? result.content : textOf(result) }, dialects);
  if (!decoded || decoded.type === 'response') return undefined;
  return decoded.type === 'invalid'
    ? { view: 'error', callId: call.id, diagnostics: decoded.diagnostics }
    : { view: 'card', callId: call.id, questionnaire: decoded.questionnaire };
}
