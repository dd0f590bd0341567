import { expect } from '@open-wc/testing';
import { blocksOf, lines } from './scanning.js';

/** The places of all occurrences of `needle` in the payload of a text's one block. */
function placesOf(text: string, needle: string): readonly { readonly line: number; readonly column: number }[] {
  const [block, ...others] = blocksOf(text);
  expect(others).to.deep.equal([]);
  return [...(block?.payload.matchAll(new RegExp(needle, 'g')) ?? [])].map(({ index }) => block!.locate(index));
}

describe('a place in a payload is found in its message', () => {
  it('for an element', () => {
    expect(placesOf('a\n\nb <questionnaire>{"c":\n "c"}</questionnaire>', 'c')).to.deep.equal([{ line: 3, column: 20 }, { line: 4, column: 3 }]);
  });

  it('for a fence', () => {
    expect(placesOf(lines('', '```questionnaire', 'c', ' c', '```'), 'c')).to.deep.equal([{ line: 3, column: 1 }, { line: 4, column: 2 }]);
  });

  it('for a fence that is indented, where lines are indented by more or less', () => {
    expect(placesOf(lines('  ```questionnaire', '  c', '    c', 'c', ' c', '```'), 'c')).to.deep.equal([{ line: 2, column: 3 }, { line: 3, column: 5 }, { line: 4, column: 1 }, { line: 5, column: 2 }]);
  });

  it('for a fence in a list item', () => {
    expect(placesOf(lines('- a', '  1. ```questionnaire', '     c', '', '       c', '     ```'), 'c')).to.deep.equal([{ line: 3, column: 6 }, { line: 5, column: 8 }]);
  });

  it('where a tab was consumed in part', () => {
    expect(placesOf(lines('- a', '', '  ```questionnaire', '\tc', '  ```'), 'c')).to.deep.equal([{ line: 4, column: 2 }]);
    expect(placesOf(lines(' ```questionnaire', '\tc', ' ```'), 'c')).to.deep.equal([{ line: 2, column: 2 }]);
  });

  it('whatever the line ends', () => {
    for (const end of ['\n', '\r', '\r\n']) {
      expect(placesOf(['a', '```questionnaire', '', 'c', '```'].join(end), 'c'), JSON.stringify(end)).to.deep.equal([{ line: 4, column: 1 }]);
      expect(placesOf(['a', '<questionnaire>', '{"c":1}</questionnaire>'].join(end), 'c'), JSON.stringify(end)).to.deep.equal([{ line: 3, column: 3 }]);
    }
  });

  it('at the end of the payload, where something is missing', () => {
    const [block] = blocksOf(lines('```questionnaire', 'c: d', '```'));
    expect(block?.locate(block.payload.length)).to.deep.equal({ line: 3, column: 1 });
    expect(block?.locate(block.payload.length - 1)).to.deep.equal({ line: 2, column: 5 });
  });

  it('in an empty payload', () => {
    const [block] = blocksOf('a\n```questionnaire\n```');
    expect(block?.locate(0).line).to.be.oneOf([2, 3]);
  });

  it('and the block itself, where no offset is given', () => {
    expect(blocksOf('a\n <questionnaire>{}</questionnaire>')[0]?.locate()).to.deep.equal({ line: 2, column: 2 });
    expect(blocksOf('a\n```questionnaire\n```')[0]?.locate()).to.deep.equal({ line: 2, column: 1 });
  });
});
