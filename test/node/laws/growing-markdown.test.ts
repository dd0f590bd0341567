import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { toBlocks } from '../../../src/elements/markdown/blocks.js';
import { GrowingMarkdown } from '../../../src/elements/markdown/growing.js';
import { finishMarkdown } from '../../../src/elements/markdown/unfinished.js';
import { runs } from './arbitraries.js';

const PARTS = ['\n', '\n', '\n\n', '\n\n', '\r\n', 'a', 'b c', ' ', '  ', '    ', '\t', '- ', '* ', '1. ', '> ', '# ', '```', '```js\n', '~~~\n', '|a|b|\n|-|-|\n', '| c | d |', '---', '===', '**', '*', '_', '~~', '`', '``', '[', ']', '](', ')', '[x]', '[x]: /u', '[y]: <z>', '![', '<div>', '</div>', '<!--', '-->', '<pre>', '\\', '&amp;', '😀'];
const pieces = fc.array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 24, size: 'max' });
const whole = (text: string): string => text.replace(/\r\n?/g, '\n');

describe('Markdown that grows', () => {
  it('ends with the blocks of the whole text, whatever it looked like on the way', () => {
    fc.assert(
      fc.property(pieces, (parts) => {
        const growing = new GrowingMarkdown();
        let text = '';
        for (const part of parts) growing.read((text += part), true);
        // Behind this nothing is unfinished; what was taken for settled too early would show.
        const end = `${text}\n\nend`;
        const shape = ({ blocks }: ReturnType<typeof toBlocks>): readonly unknown[] => blocks.map(({ type, raw }) => [type, raw.trimEnd()]);
        assert.deepEqual(shape(growing.read(end, true)), shape(toBlocks(whole(end))), JSON.stringify(text));
        assert.deepEqual(growing.read(text, false), toBlocks(text));
      }),
      runs,
    );
  });

  it('is taken for finished without an exception, and grows by no more than what it closes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), pieces.map((parts) => parts.join(''))), (text) => {
        const finished = finishMarkdown(text);
        assert.ok(finished.length <= text.length * 2);
      }),
      runs,
    );
  });
});
