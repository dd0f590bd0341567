import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { renderBlock } from '../../src/elements/markdown/block.js';
import { toBlocks } from '../../src/elements/markdown/blocks.js';
import { hostileMarkdown, type Hostile } from '../support/hostile-markdown.js';

const SIZES = [25_000, 50_000, 100_000] as const;
const MAX_EXPONENT = 1.4;
const MAX_TIME = 1_000;
/** What takes no longer for the largest text has not grown: below it, the collector of garbage decides. In milliseconds. */
const NOTHING = 15;
/** Other programs run at the same time, but they do not slow down just the largest text, time after time. */
const ATTEMPTS = 6;

describe('Markdown takes time in proportion to its text', () => {
  for (const [group, cases] of Object.entries(hostileMarkdown)) {
    describe(group, () => {
      for (const [name, make] of Object.entries(cases)) it(name, () => assertLinear(make));
    });
  }
});

function assertLinear(make: Hostile): void {
  const texts = SIZES.map(make);
  const times = texts.map((text) => timeOf(text));
  for (let attempt = 1; attempt < ATTEMPTS; attempt++) {
    texts.forEach((text, index) => (times[index] = Math.min(times[index]!, timeOf(text))));
    if (times.at(-1)! <= MAX_TIME && (times.at(-1)! <= NOTHING || exponent(times) <= MAX_EXPONENT)) return;
  }
  assert.fail(`${times.map((time, index) => `${time.toFixed(1)} ms for ${SIZES[index]} characters`).join(', ')}: to the power of ${exponent(times).toFixed(2)}`);
}

/** The slope of the line through the logarithms. */
function exponent(times: readonly number[]): number {
  const points = times.map((time, index) => [Math.log(SIZES[index]!), Math.log(time)] as const);
  const [x, y] = [0, 1].map((axis) => points.reduce((sum, point) => sum + point[axis]!, 0) / points.length) as [number, number];
  return points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0) / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
}

function timeOf(text: string): number {
  const start = performance.now();
  toBlocks(text).blocks.forEach((block) => renderBlock(block, { words: { lang: () => 'en', term: () => '' } }));
  return performance.now() - start;
}
