import type { Block } from '../../../src/core/scan/block.js';
import { LineIndex } from '../../../src/core/scan/lines.js';
import { scan, type ScanOptions } from '../../../src/core/scan/scanner.js';
import { toBlock } from '../../../src/core/scan/to-block.js';

export const NAMES: readonly string[] = ['questionnaire', 'sage-questionnaire'];

/** A block that stands for any. */
export const X = '<questionnaire>{"a":1}</questionnaire>';

/** The blocks of a text, under the names that the default client registers. */
export function blocksOf(text: string, options: Partial<ScanOptions> = {}): readonly Block[] {
  const lines = new LineIndex(text);
  return scan(text, { fences: NAMES, elements: NAMES, transport: true, ...options }).map((block) => toBlock(text, block, lines));
}

/** The blocks of a text as they stand in it. */
export const found = (text: string, options: Partial<ScanOptions> = {}): readonly string[] => blocksOf(text, options).map(({ raw }) => raw);

/** Lines of a text. */
export const lines = (...all: readonly string[]): string => all.join('\n');
