import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { renderBlock } from '../../src/elements/markdown/block.js';
import { toBlocks } from '../../src/elements/markdown/blocks.js';
import { BoundedLexer } from '../../src/elements/markdown/bounded-lexer.js';
import { hostileMarkdown } from '../support/hostile-markdown.js';

const SIZE = 100_000;
/** An address stands in its text and in what it links to, there with a scheme. */
const MAX_CHARACTERS = 4;

describe('hostile Markdown', () => {
  for (const [group, cases] of Object.entries(hostileMarkdown)) {
    for (const [name, make] of Object.entries(cases)) {
      it(`${group}: ${name}, is all there, with no more than was written, and leaves what stands before it`, () => {
        const text = make(SIZE);
        // The lexer itself: what it throws, `toBlocks` hides.
        assert.equal(new BoundedLexer(text.length).lex(text).map(({ raw }) => raw).join(''), text.replace(/\r\n?/g, '\n'));
        const { blocks } = toBlocks(`**before**\n\n${text}`);
        assert.deepEqual([blocks[0]?.type, blocks[0]?.raw.trimEnd()], ['paragraph', '**before**']);
        const { pieces, characters } = sizeOf(blocks.map((block) => renderBlock(block, { words: { lang: () => 'en', term: () => '' } })));
        assert.ok(pieces <= text.length, `${pieces} pieces`);
        assert.ok(characters <= MAX_CHARACTERS * text.length, `${characters} characters`);
      });
    }
  }
});

/** Of what lit is to render: how many templates, and how long their texts and attributes are together. */
function sizeOf(rendered: unknown): { readonly pieces: number; readonly characters: number } {
  let pieces = 0;
  let characters = 0;
  for (const rest = [rendered]; rest.length > 0; ) {
    const next = rest.pop();
    if (typeof next === 'string') characters += next.length;
    else if (Array.isArray(next)) for (const each of next) rest.push(each);
    else if (typeof next === 'object' && next !== null && 'values' in next) {
      pieces++;
      rest.push(next.values);
    }
  }
  return { pieces, characters };
}
