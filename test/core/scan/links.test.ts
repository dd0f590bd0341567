import { expect } from '@open-wc/testing';
import { X, found } from './scanning.js';

/** Without white space or quotes, so that a destination can hold it. */
const Y = '<questionnaire>{}</questionnaire>';

const hides = (...texts: readonly string[]) => {
  for (const text of texts) expect(found(text), text).to.deep.equal([]);
};
const shows = (block: string, ...texts: readonly string[]) => {
  for (const text of texts) expect(found(text), text).to.deep.equal([block]);
};

describe('an autolink', () => {
  it('hides a block that it holds', () => {
    hides(`<http://a/${Y}>`, `<mailto:${Y}>`, `a <x+y.z-1:${Y}>`);
  });

  it('is none with a space, without a scheme or an end', () => {
    shows(Y, `<http://a ${Y}>`, `<//a/${Y}>`, `<http://a/${Y}`, `<h:${Y}>`, `<http://a/ >${Y}`);
  });

  it('does not exist in an HTML block', () => {
    shows(Y, `<div>\n<http://a/${Y}>`);
  });
});

describe('a link', () => {
  it('hides a block in its destination', () => {
    hides(`[a](${Y})`, `[a]( /${Y} )`, `[a](</${Y}>)`, `![a](${Y})`, `[a](b(${Y}))`, `[a](\n${Y})`, `# [a](${Y})`, `[a](/\\)${Y})`, `[a](${Y} "t")`);
  });

  it('hides a block in its title', () => {
    hides(`[a](/u "${Y}")`, `[a](/u '${X}')`, `[a](/u (${Y}))`, `[a](<> "${Y}")`, `[a](/u "b\n${Y}")`, `[a](/u "\\"${Y}")`);
  });

  it('shows a block in its text', () => {
    shows(X, `[${X}](/u)`, `[a ${X} b](/u "t")`, `![${X}](/u)`);
  });

  it('is none when it is not whole', () => {
    shows(Y, `[a](${Y}`, `[a](${Y} b)`, `[a] (${Y})`, `a](${Y})`, `[a](/u "${Y})`, `[a](<>"${Y}")`, `[a](b(${Y})`, `[a](< ${Y}\n>)`, `\\[a](${Y})`, `[a\\](${Y})`, `[a](\n\n${Y})`, `[a](/u "b" ${Y})`);
  });

  it('holds no other link, but an image may', () => {
    shows(Y, `[a [b](/u) c](${Y})`, `[![a [b](/u)](/v)](${Y})`);
    hides(`![a [b](/u) c](${Y})`, `[a ![b](/u) c](${Y})`);
  });

  it('goes by the innermost bracket', () => {
    hides(`[[a](${Y})`, `[a] [b](${Y})`);
    shows(Y, `[a]](${Y})`);
  });

  it('does not exist in an HTML block', () => {
    shows(Y, `<div>\n[a](${Y})`);
  });

  it('loses to code, and beats code that begins in it', () => {
    shows(X, `[a](\`) ${X} \``);
    shows(Y, `\`[a](\` ${Y} )`);
    hides(`[a \`](${Y})\``);
  });
});

describe('a link reference definition', () => {
  it('hides a block in its label, destination and title', () => {
    hides(`[${Y}]: /u`, `[a]: ${Y}`, `[a]: <${'/'}${Y}>`, `[a]:\n${Y}`, `[a]: /u "${Y}"`, `[a]: /u\n"${Y}"`, `[a]: /u '\n${X}\n'`, `   [a]: ${Y}`, `- [a]: ${Y}`, `[a]: /u\n[b]: ${Y}`, `[a]: /u "t"\n[b]: ${Y}`, `[a]:\t${Y}\t`);
  });

  it('is none when it is not whole', () => {
    shows(Y, `[a]: ${Y} b`, `[a]:: ${Y}`, `[a] : ${Y}`, `[]: ${Y}`, `[ ]: ${Y}`, `[a]: /u "${Y}" b`, `[a]: /u\n"${Y}" b`, `[a]: /u "${Y}`, `[a]: <>"${Y}"`, `\\[a]: ${Y}`, `[a[]: ${Y}`, `[a]:\n\n${Y}`);
  });

  it('begins no line of a paragraph, and no heading', () => {
    shows(Y, `b\n[a]: ${Y}`, `# [a]: ${Y}`, `<div>\n[a]: ${Y}`);
  });

  it('leaves the text after it open', () => {
    shows(Y, `[a]: /u\n${Y}`, `[a]: /u\n"t"\n${Y}`, `[a]: /u "t"\n"${Y}"`, `[a]: /u\n"t" ${Y}`, `[a]: /u\n===\n${Y}`);
  });

  it('has a label of 999 characters at most', () => {
    hides(`[${'a'.repeat(999)}]: ${Y}`);
    shows(Y, `[${'a'.repeat(1000)}]: ${Y}`);
  });
});
