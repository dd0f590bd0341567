import { expect } from '@open-wc/testing';
import { hostileMarkdown } from '../support/hostile-markdown.js';
import { all, message, one, settled } from './support.js';

async function rendered(text: string): Promise<HTMLElement> {
  return one(await message(text), '.markdown');
}

/** What is shown as it was written. */
const asWritten = (element: Element): string[] => all(element, '.as-written').map(({ textContent }) => textContent);
const strong = (element: Element): string[] => all(element, 'strong').map(({ textContent }) => textContent);
const between = (text: string): string => `**before**\n\n${text}\n\n**after**`;
const table = (columns: number, rows: number, row = `${'|x'.repeat(columns)}|\n`): string => `${'|h'.repeat(columns)}|\n${'|-'.repeat(columns)}|\n${row.repeat(rows)}`.trim();

describe('Markdown over a bound', () => {
  it('is plain text, as it was written, between blocks that are Markdown', async () => {
    const cases = {
      'a padded table': table(3000, 300, '|x|\n'),
      'openers that never close': '_a*'.repeat(1000),
      'code of many lengths': Array.from({ length: 12 }, (_, index) => `${'`'.repeat(index + 1)} `).join('').trim(),
      'comments that do not end': 'a<!--'.repeat(200),
      'an address with places to begin': `${'a.'.repeat(2000)}@`,
      'tables that are none': 'a\n-|-\n'.repeat(2000).trim(),
      'lazy lines': `- a\n${'b\n'.repeat(3000)}`.trim(),
      'items on one line': `${'- '.repeat(200)}a\nb`,
    };
    for (const [name, text] of Object.entries(cases)) {
      const element = await rendered(between(text));
      expect(strong(element), name).to.deep.equal(['before', 'after']);
      expect(one(element, 'p:first-of-type').textContent, name).to.equal('before');
      expect([...element.children].slice(1, -1).map(({ textContent }) => textContent).join('\n'), name).to.equal(text);
      expect(getComputedStyle(one(element, '.as-written')).whiteSpace, name).to.contain('pre-wrap');
    }
  });

  it('leaves tables of up to 10,000 cells, and of 30,000 together', async () => {
    expect(asWritten(await rendered(table(20, 499)))).to.deep.equal([]);
    expect(asWritten(await rendered(table(20, 500)))).to.deep.equal([table(20, 500)]);
    const element = await rendered(Array.from({ length: 4 }, () => table(20, 400)).join('\n\n'));
    expect(all(element, 'table')).to.have.length(3);
    expect(asWritten(element)).to.deep.equal([table(20, 400)]);
  });

  it('keeps what stands around in a list, a quotation and a cell', async () => {
    const over = '_a*'.repeat(500);
    const element = await rendered(`- **one**\n- ${over}\n\n> **two**\n>\n> ${over}\n\n|**three**|\n|-|\n|${over}|`);
    expect(strong(element)).to.deep.equal(['one', 'two', 'three']);
    expect(asWritten(element)).to.deep.equal([over, over, over]);
    expect(one(element, 'li:last-child').textContent).to.equal(over);
  });

  it('keeps the text of what is too deep, and the paragraphs behind', async () => {
    for (const opening of ['>', '> ', '> - ', '1. > ']) {
      const element = await rendered(between(`${opening.repeat(100)}deep`));
      expect(strong(element), opening).to.deep.equal(['before', 'after']);
      expect(element.textContent, opening).to.contain('deep');
    }
    const loose = await rendered(`${Array.from({ length: 40 }, (_, depth) => `${'  '.repeat(depth)}- a${depth}\n\n`).join('')}\none\ntwo`);
    for (let depth = 0; depth < 40; depth++) expect(loose.textContent).to.contain(`a${depth}`);
    expect([loose.lastElementChild?.localName, loose.lastElementChild?.textContent]).to.deep.equal(['p', 'one\ntwo']);
  });

  it('shows a quotation that is resumed too often as one of plain text', async () => {
    const text = '> - a\nb\n'.repeat(2000).trim();
    const element = await rendered(between(text));
    expect(one(element, 'blockquote').textContent.trim()).to.equal(text);
    expect(strong(element)).to.deep.equal(['before', 'after']);
    expect(all(await rendered('> - a\nb\n'.repeat(4)), 'blockquote li')).to.have.length(4);
  });

  it('does not link an address of more than 2,048 characters', async () => {
    const element = await rendered(`**a** https://a.example/${'b'.repeat(2100)} https://a.example/c`);
    expect(all<HTMLAnchorElement>(element, 'a').map(({ href }) => href)).to.deep.equal(['https://a.example/c']);
    expect(strong(element)).to.deep.equal(['a']);
    expect(element.textContent).to.contain(`https://a.example/${'b'.repeat(2100)} `);
  });

  it('stops following a definition once that has brought in more than the message', async () => {
    const element = await rendered(`[a]: /${'b'.repeat(40_000)}\n\n${'[a] '.repeat(100)}`);
    expect(all(element, 'a')).to.have.length(2);
    expect(element.textContent.match(/a/g)).to.have.length(100);
  });

  it('shows a message of more than a million characters as it is', async () => {
    const text = `**a** ${'b'.repeat(1_000_000)}`;
    expect(asWritten(await rendered(text))).to.deep.equal([text]);
  });

  it('shows something of anything that has something to show', async () => {
    for (const [group, cases] of Object.entries(hostileMarkdown)) {
      for (const [name, make] of Object.entries(cases)) {
        const text = make(10_000);
        const element = await message(`${text}\n\nThe end.`);
        expect(element.shadowRoot?.textContent.trim(), `${group}: ${name}`).not.to.equal('');
      }
    }
  }).timeout(60_000);
});

describe('Markdown within bounds', () => {
  it('follows a definition that changes its name', async () => {
    const element = await message('[a]\n\n[b]: /c');
    expect(all(element, 'a')).to.have.length(0);
    element.content = '[a]\n\n[a]: /c';
    await settled(element);
    expect(all(element, 'a')).to.have.length(1);
  });

  const prose = 'Some *words* about **things**, `code`, [a link](https://a.example/b) and https://c.example/d, snake_case_names, 2 * 3 and mail to e@f.example (or not). ';

  it('takes a thematic break for one, and no list', async () => {
    const element = await rendered(`- a\n\n${'- '.repeat(40)}\n\n- b\n\n${'*'.repeat(40)}`);
    expect(all(element, 'ul')).to.have.length(2);
    expect(all(element, 'hr')).to.have.length(2);
    expect(asWritten(element)).to.deep.equal([]);
  });

  it('renders 100 kB of what people write, in any shape', async () => {
    const cases = {
      'paragraphs': `${prose.repeat(5)}\n\n`.repeat(130),
      'one paragraph': prose.repeat(660),
      'lines without a blank one': `${prose}\n`.repeat(660),
      'a list': `- ${prose}\n  - ${prose}\n`.repeat(330),
      'a loose list': `1. ${prose}\n\n   ${prose}\n\n`.repeat(330),
      'sections without blank lines': `## Title\n${prose}\n- a\n- b\nTitle\n-----\n${prose}\n`.repeat(300),
      'code': `\`\`\`html\n${'<div class="a">| * _ [ ` &amp;</div>\n'.repeat(40)}\`\`\`\n\n`.repeat(70),
      'quotations': `> ${prose}\n> > ${prose}\n\n`.repeat(330),
      'a table': table(4, 660, `|${prose}|2|3|4|\n`),
    };
    for (const [name, text] of Object.entries(cases)) {
      expect(text.length, name).to.be.above(95_000);
      const element = await rendered(text);
      expect(asWritten(element), name).to.deep.equal([]);
      if (name !== 'code') expect(strong(element).length, name).to.equal(text.split('**things**').length - 1);
    }
  }).timeout(20_000);
});
