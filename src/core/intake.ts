import type { Decoded, Dialect, RequestOptions, ToolCall, ToolResult } from './dialect.js';

/** Reads a tool call with its result, where a dialect knows the tool. Nothing where none does, or the result is another call's. `locale`: of diagnostics. */
export function readToolCall(call: ToolCall, result: ToolResult, dialects: readonly Dialect[], locale?: string): Decoded | undefined {
  if (call.id !== result.tool_call_id) return undefined;
  return dialects.find(({ call: intake }) => intake?.tools.includes(call.name))?.call?.decode(call, result, locale);
}

/** Reads a request that waits for a response, where a dialect recognizes it. */
export function readRequest(payload: unknown, dialects: readonly Dialect[], options?: RequestOptions): Decoded | undefined {
  return dialects.find(({ request }) => request?.recognizes(payload))?.request?.decode(payload, options);
}
