import { ownersOf } from './block-owners.js';
import { Cutter, markdownSegment } from './cutter.js';
import type { Segment } from './model/index.js';
import type { ParseOptions } from './parse-options.js';
import { decodeLiteral } from './literal.js';
import { LineIndex } from './scan/lines.js';
import { scan } from './scan/scanner.js';

/** Cuts a message that is whole. `known`: blocks that were decoded before, by where they begin; they are not decoded again. */
export function parseWhole(content: string, options: ParseOptions, known?: ReadonlyMap<number, Segment>): readonly Segment[] {
  const decoded = options.transport === false ? undefined : decodeLiteral(content);
  if (decoded !== undefined) {
    const segments = segment(decoded, options);
    if (segments.some(({ type }) => type !== 'markdown')) return segments;
  }
  return segment(content, options, known);
}

function segment(text: string, options: ParseOptions, known?: ReadonlyMap<number, Segment>): readonly Segment[] {
  if (text === '') return [];
  const owners = ownersOf(options.dialects, options.role ?? 'assistant');
  const blocks = scan(text, { fences: owners.fence.list, elements: owners.element.list, fenced: owners.element.fenced, transport: options.transport ?? true });
  // Most messages are such; what cutting takes would cost as much as reading them.
  if (blocks.length === 0) return [markdownSegment(options.messageId, 1, text, 0)];
  const cutter = new Cutter(options, owners, known);
  const segments: Segment[] = [];
  let at = 0;
  const markdownTo = (end: number): void => {
    if (end > at) segments.push(cutter.markdown(text.slice(at, end), at));
  };
  const source = { text, origin: 0, lines: new LineIndex(text) };
  for (const block of blocks) {
    if (!cutter.ownerOf(block)?.dialect.block) continue;
    markdownTo(block.start);
    const found = cutter.block(block, source);
    if (found) segments.push(found);
    at = block.end;
  }
  markdownTo(text.length);
  return segments;
}
