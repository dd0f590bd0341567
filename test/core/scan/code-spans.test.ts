import { expect } from '@open-wc/testing';
import { X, found, lines } from './scanning.js';

describe('a code span', () => {
  it('hides a block that it opens before and closes after', () => {
    for (const text of [`\`${X}\``, `write \`${X}\` now`, `\`\`${X}\`\``, `\`\` a \` ${X} b\`\``, `# \`${X}\``, `- \`${X}\``, `\`a ${X}${X} b\``]) expect(found(text), text).to.deep.equal([]);
  });

  it('hides it over several lines too', () => {
    expect(found(`a \`b\n${X}\nc\` d`)).to.deep.equal([]);
    expect(found(`- a \`b\n  ${X}\n  c\``)).to.deep.equal([]);
    expect(found('a `\n<questionnaire>\n{}\n</questionnaire>\n`')).to.deep.equal([]);
  });

  it('ends with its paragraph', () => {
    for (const text of [`a \` b\n\n${X} then \` c`, `a \`\n# b\n${X} \``, `a \`\n- ${X} \``, `a \`\n***\n${X} \``, `a \`\n===\n${X} \``, `# a \`\n${X} \``, `a \`\n\`\`\`\n\`\n\`\`\`\n${X}`, `a \`\n> b\n\n${X} \``]) {
      expect(found(text), text).to.deep.equal([X]);
    }
  });

  it('needs two runs of equal length', () => {
    for (const text of [`a \` ${X}`, `a \` ${X} \`\``, `\`\` ${X} \``, `\`\`\` ${X} \`\` \``, `${X} \``, `\` \` ${X}`, `\` a \` ${X} \``]) expect(found(text), text).to.deep.equal([X]);
  });

  it('goes by the first partner, whatever stands between', () => {
    expect(found(`\`a \`\` \` ${X} \`\``)).to.deep.equal([X]);
    expect(found(`\`a \`\` ${X} \` \`\``)).to.deep.equal([]);
    expect(found(`\`\` \` ${X} \`\` \``)).to.deep.equal([]);
  });

  it('does not open at an escaped backtick', () => {
    expect(found(`a \\\` ${X} \``)).to.deep.equal([X]);
    expect(found(`a \\\\\` ${X} \``)).to.deep.equal([]);
    expect(found(`a \\\`\` ${X} \``)).to.deep.equal([]);
    expect(found(`a \\\`\` ${X} \`\``)).to.deep.equal([X]);
  });

  it('closes at an escaped one, for nothing is escaped in code', () => {
    expect(found(`\`a \\\` ${X} \``)).to.deep.equal([X]);
    expect(found(`\` ${X} \\\``)).to.deep.equal([]);
    expect(found(`\`\` ${X} \` \\\`\`\` \` \`\``)).to.deep.equal([]);
  });

  it('finds no partner inside a block', () => {
    const block = '<questionnaire>{"a":"` and ``"}</questionnaire>';
    for (const text of [`a \` b ${block}`, `a \`\` b ${block} \``, `${block} \``]) expect(found(text), text).to.deep.equal([block]);
    expect(found(`a \` b ${block} c \``)).to.deep.equal([]);
  });

  it('goes by runs in a block when the block is text', () => {
    expect(found(`a \` \\${X.replace('1', '"`"')} ${X} \``)).to.deep.equal([X]);
    expect(found(`> a \` ${X.replace('1', '"`"')}\n${X} \``)).to.deep.equal([X]);
  });

  it('that holds one block leaves the others', () => {
    expect(found(lines(`${X} \`${X}\` ${X}`, `\`\`${X}\`\` ${X}`))).to.deep.equal([X, X, X]);
  });

  it('beats all that begins in it', () => {
    expect(found(`\`<a b="\` ${X} ">`)).to.deep.equal([X]);
    expect(found(`\`<!-- \` ${X} -->`)).to.deep.equal([X]);
    expect(found(`\`[a](\` ${X} )`)).to.deep.equal([X]);
  });

  it('loses to a tag, a comment, an address and a link that began before it', () => {
    expect(found(`<a b="\`"> ${X} \``)).to.deep.equal([X]);
    expect(found(`a <!-- \` --> ${X} \``)).to.deep.equal([X]);
    expect(found(`<http://a\`> ${X} \``)).to.deep.equal([X]);
    expect(found(`[a](/u "\`") ${X} \``)).to.deep.equal([X]);
  });
});

describe('a backslash', () => {
  it('before a block makes it text', () => {
    expect(found(`\\${X}`)).to.deep.equal([]);
    expect(found(`a \\\\\\${X}`)).to.deep.equal([]);
    expect(found('\\&lt;questionnaire&gt;{&quot;a&quot;:1}&lt;/questionnaire&gt;')).to.deep.equal([]);
  });

  it('that is escaped itself does not', () => {
    expect(found(`\\\\${X}`)).to.deep.equal([X]);
  });

  it('means nothing in an HTML block', () => {
    expect(found(`<div>\n\\${X}`)).to.deep.equal([X]);
  });
});
