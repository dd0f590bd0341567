import type { Block } from '../scan/block.js';
import { LineIndex } from '../scan/lines.js';
import { scan } from '../scan/scanner.js';
import { toBlock } from '../scan/to-block.js';

/** The response elements of a message, outside code, in order. */
export function findResponses(text: string, names: readonly string[]): readonly Block[] {
  const lines = new LineIndex(text);
  return scan(text, { fences: [], elements: names, transport: true }).map((scanned) => toBlock(text, scanned, lines));
}
