import { expect } from '@open-wc/testing';
import { X, blocksOf, found, lines } from './scanning.js';

describe('in a list item', () => {
  it('a fence at the content column is a block, and its payload loses the item\'s indentation', () => {
    const [block] = blocksOf(lines('- a', '  ```questionnaire', '  title: a', '    b', '', '  ```', '- c'));
    expect(block).to.include({ payload: 'title: a\n  b\n\n' });
  });

  it('a fence on the marker\'s own line is a block', () => {
    expect(blocksOf(lines('1. ```questionnaire', '   a', '   ```')).map(({ raw, payload }) => [raw, payload])).to.deep.equal([[lines('```questionnaire', '   a', '   ```'), 'a\n']]);
  });

  it('a fence may be indented by three columns more', () => {
    expect(blocksOf(lines('- a', '     ```questionnaire', '     b', '  ```'))[0]?.payload).to.equal('b\n');
    expect(found(lines('- a', '', '      ```questionnaire', '      b', '      ```'))).to.deep.equal([]);
  });

  it('a fence is unclosed when the item ends before it', () => {
    expect(found(lines('- ```questionnaire', '  a', 'b', '  ```'))).to.deep.equal([]);
    expect(found(lines('- ```questionnaire', '  a', '```'))).to.deep.equal([]);
    expect(found(lines('- ```questionnaire', '  a', '- ```'))).to.deep.equal([]);
  });

  it('a fence stands where items are nested, and where tabs indent', () => {
    expect(blocksOf(lines('- a', '  1. b', '', '     ```questionnaire', '     c', '     ```'))[0]?.payload).to.equal('c\n');
    expect(blocksOf(lines('-\ta', '', '\t```questionnaire', '\tc', '\t\td', '\t```'))[0]?.payload).to.equal('c\n\td\n');
    expect(blocksOf(lines('- a', '', '\t```questionnaire', '\tc', '\t```'))[0]?.payload).to.equal('c\n');
  });

  it('an element is a block', () => {
    for (const text of [`- ${X}`, `- a\n  ${X}`, `- a\n\n  ${X}`, `1) a\n   - ${X}`, `- a\n${X}`]) expect(found(text), text).to.deep.equal([X]);
  });

  it('a line that is indented by four columns more is code, unless it goes on in a paragraph', () => {
    expect(found(`- a\n\n      ${X}`)).to.deep.equal([]);
    expect(found(`-     ${X}`)).to.deep.equal([]);
    expect(found(`- a\n      ${X}`)).to.deep.equal([X]);
    expect(found(`- a\n\n    ${X}`)).to.deep.equal([X]);
    expect(found(`10. a\n\n    ${X}`)).to.deep.equal([X]);
    expect(found(`10. a\n\n        ${X}`)).to.deep.equal([]);
  });

  it('a blank line ends an item only when nothing stands in it', () => {
    expect(found(`-\n\n     ${X}`)).to.deep.equal([]);
    expect(found(`-\n  a\n\n     ${X}`)).to.deep.equal([X]);
    expect(found(`- [x]: /u\n\n\n     ${X}`)).to.deep.equal([X]);
  });

  it('a number interrupts a paragraph only when it is 1', () => {
    expect(found(`a\n14.     ${X}`)).to.deep.equal([X]);
    expect(found(`a\n1.     b\n\n           ${X}`)).to.deep.equal([]);
  });

  it('deep nesting stays open to blocks', () => {
    expect(found(`${'- '.repeat(500)}${X}\n\n${X}`)).to.deep.equal([X, X]);
    expect(found(`${'- '.repeat(500)}a\n\n${' '.repeat(1000)}${X}\n${' '.repeat(1000)}- b`)).to.deep.equal([X]);
  });
});

describe('in a block quote', () => {
  it('a line that carries its `>` never holds a block', () => {
    for (const text of [`> ${X}`, `>${X}`, `   > ${X}`, `> a\n> ${X}`, `>> ${X}`, `- > ${X}`, `> - ${X}`, `> # ${X}`, `> <div>\n> ${X}`]) expect(found(text), text).to.deep.equal([]);
    expect(found(lines('> ```questionnaire', '> a', '> ```'))).to.deep.equal([]);
    expect(found(lines('> - ```questionnaire', '>   a', '>   ```'))).to.deep.equal([]);
  });

  it('a lazy line carries none, and does', () => {
    for (const text of [`> a\n${X}`, `> a\nb\n${X}`, `- > a\n  ${X}`, `> - a\n${X}`, `> a\n    ${X}`]) expect(found(text), text).to.deep.equal([X]);
  });

  it('a line that carries one `>` of two is quoted', () => {
    expect(found(`> > a\n> ${X}`)).to.deep.equal([]);
  });

  it('a fence below it is no lazy line, and is a block', () => {
    const fence = lines('```questionnaire', 'a', '```');
    expect(found(lines('> a', fence))).to.deep.equal([fence]);
  });

  it('ends where no paragraph goes on', () => {
    for (const text of [`> # a\n${X}`, `> a\n\n${X}`, `> a\n>\n${X}`, `> \`\`\`\n${X}`]) expect(found(text), text).to.deep.equal([X]);
  });

  it('an element that begins in it does not end below it', () => {
    expect(found('> <questionnaire>\n{}\n</questionnaire>')).to.deep.equal([]);
    expect(found('> <questionnaire>a\n</questionnaire>')).to.deep.equal([]);
    expect(found('<questionnaire>a\n> </questionnaire>')).to.deep.equal([]);
  });

  it('code that begins in it may hide a lazy line', () => {
    expect(found(`> \`a\n${X} \``)).to.deep.equal([]);
    expect(found(`> \`a\n${X}`)).to.deep.equal([X]);
  });

  it('text on four columns of indentation is no quote', () => {
    expect(found(`a\n    > ${X}`)).to.deep.equal([X]);
  });
});

describe('indented code', () => {
  it('hides an element', () => {
    for (const text of [`    ${X}`, `a\n\n    ${X}`, `\t${X}`, `  \t${X}`, `# a\n    ${X}`, `---\n    ${X}`, `    a\n\n\n     ${X}`, `<!-- -->\n    ${X}`]) expect(found(text), text).to.deep.equal([]);
  });

  it('is none where a paragraph goes on', () => {
    for (const text of [`a\n    ${X}`, `a\n\t${X}`, `a\n          ${X}`, `a\n   ${X}`]) expect(found(text), text).to.deep.equal([X]);
  });

  it('ends with a line that is indented by less', () => {
    expect(found(`    a\n${X}`)).to.deep.equal([X]);
    expect(found(`    a\n\n   ${X}`)).to.deep.equal([X]);
  });

  it('does not hold a fence open', () => {
    const fence = lines('```questionnaire', 'a', '```');
    expect(found(`    \`\`\`\n${fence}`)).to.deep.equal([fence]);
  });
});

describe('line ends', () => {
  it('are LF, CR and CRLF alike', () => {
    for (const end of ['\n', '\r', '\r\n']) {
      const text = (...all: readonly string[]) => all.join(end);
      expect(found(text('a', '', `    ${X}`)), JSON.stringify(end)).to.deep.equal([]);
      expect(found(text('> a', X)), JSON.stringify(end)).to.deep.equal([X]);
      expect(found(text('# a `', `${X} \``)), JSON.stringify(end)).to.deep.equal([X]);
      expect(found(text('a `', `${X} \``)), JSON.stringify(end)).to.deep.equal([]);
      expect(found(text('a `', '', `${X} \``)), JSON.stringify(end)).to.deep.equal([X]);
    }
  });

  it('CR and LF together end one line, not two', () => {
    expect(found(`a \`\r\n${X}\``)).to.deep.equal([]);
    const block = '<questionnaire>\r\n{}\r\n</questionnaire>';
    expect(found(`a \`${block}\``)).to.deep.equal([]);
  });
});
