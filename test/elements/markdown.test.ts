import { expect } from '@open-wc/testing';
import { all, message, one, seen, settled } from './support.js';

async function rendered(text: string): Promise<HTMLElement> {
  return one(await message(text), '.markdown');
}

/** Without what a template needs for itself. */
function htmlOf(element: Element): string {
  const inner = [...element.childNodes].map((node) => (node instanceof Element ? htmlOf(node) : node instanceof Text ? node.data : '')).join('');
  return element.part.contains('markdown') ? inner.trim() : `<${element.localName}>${inner}</${element.localName}>`;
}

const tight = (markup: string): string => markup.replaceAll(/>\s+</g, '><');

describe('Markdown', () => {
  it('renders what people write', async () => {
    const cases = {
      '**a** *b* ~~c~~ `d`': '<p><strong>a</strong> <em>b</em> <del>c</del> <code>d</code></p>',
      '# a\n\n### b': '<h1>a</h1><h3>b</h3>',
      '- a\n- b\n  - c': '<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>',
      '3. a': '<ol><li>a</li></ol>',
      '> a': '<blockquote><p>a</p></blockquote>',
      'a  \nb': '<p>a<br></br>b</p>',
      '---': '<hr></hr>',
    };
    for (const [source, expected] of Object.entries(cases)) expect(tight(htmlOf(await rendered(source))), source).to.equal(tight(expected));
  });

  it('starts an ordered list where it starts', async () => {
    expect(one<HTMLOListElement>(await message('3. a\n4. b'), 'ol').start).to.equal(3);
  });

  it('renders tables, with their alignment, so that they scroll by themselves', async () => {
    const element = await rendered('|a|b|\n|-|-:|\n|1|2<br>3|');
    expect(all(element, 'th').map(({ textContent }) => textContent)).to.deep.equal(['a', 'b']);
    expect(getComputedStyle(all(element, 'td')[1]!).textAlign).to.equal('end');
    expect(all(element, 'td br')).to.have.length(1);
    expect(one(element, '.table').tabIndex).to.equal(0);
  });

  it('says what is done in a list of tasks', async () => {
    const boxes = all<HTMLInputElement>(await message('- [x] a\n- [ ] b'), 'input');
    expect(boxes.map(({ checked, disabled, ariaLabel }) => [checked, disabled, ariaLabel])).to.deep.equal([[true, true, 'Done'], [false, true, 'Not done']]);
  });

  it('labels code with its language', async () => {
    const element = await message('```js title\n<b>1</b>\n```');
    expect(one(element, 'pre').getAttribute('aria-label')).to.equal('Code: js');
    expect(one(element, 'pre').textContent).to.equal('<b>1</b>');
    expect(seen(element)).to.contain('js');
  });

  it('shows HTML as text', async () => {
    const element = await rendered('a <b onclick="x()">b</b>\n\n<script>alert(1)</script>\n\n<!-- c -->');
    expect(element.textContent).to.contain('<b onclick="x()">b</b>').and.to.contain('<script>alert(1)</script>').and.to.contain('<!-- c -->');
    expect(all(element, 'b, script')).to.have.length(0);
  });

  it('decodes character references once', async () => {
    expect((await rendered('&lt;b&gt; &amp;lt; &copy; &#65; &nosuch;')).textContent.trim()).to.equal('<b> &lt; © A &nosuch;');
  });

  it('follows links to pages, letters and calls alone; anything else is text', async () => {
    const element = await message('[a](https://a.example/?x=1&amp;y=2) [b](mailto:b@c.d) [c](tel:1) [d](/d "t") <https://e.example> f@g.example');
    expect(all<HTMLAnchorElement>(element, 'a').map((a) => [a.getAttribute('href'), a.target, a.rel])).to.deep.equal([
      ['https://a.example/?x=1&y=2', '_blank', 'noopener noreferrer'],
      ['mailto:b@c.d', '', ''],
      ['tel:1', '', ''],
      ['/d', '', ''],
      ['https://e.example', '_blank', 'noopener noreferrer'],
      ['mailto:f@g.example', '', ''],
    ]);
    const refused = ['javascript:alert(1)', 'JAVASCRIPT:alert(1)', 'java\tscript:alert(1)', '&#106;avascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'file:///etc', 'blob:https://a/b', '\u0001javascript:alert(1)'];
    for (const href of refused) {
      const bad = await message(`[click](<${href}>) ![image](<${href}>)`);
      expect(all(bad, 'a, img'), href).to.have.length(0);
      expect(seen(bad), href).to.contain('click');
    }
  });

  it('links to an image and loads none', async () => {
    const element = await message('![a chart](https://a.example/b.png) [![in a link](https://a.example/c.png)](https://a.example/d)');
    expect(all(element, 'img')).to.have.length(0);
    expect(all<HTMLAnchorElement>(element, 'a').map(({ href, textContent }) => [href, textContent])).to.deep.equal([
      ['https://a.example/b.png', 'a chart'],
      ['https://a.example/d', 'in a link'],
    ]);
  });

  it('shows as plain text what it cannot take, and loses nothing', async () => {
    const hostile = ['>'.repeat(5000), `${'- '.repeat(5000)}a`, `${'1. '.repeat(5000)}a`, '_a*'.repeat(20_000), '[a]('.repeat(10_000), '*a'.repeat(30_000), `a${'`'.repeat(20_000)}`, `a\n${'<div\n'.repeat(20_000)}`, '|'.repeat(20_000), '> _a*'.repeat(5000)];
    for (const text of hostile) {
      const element = await rendered(text);
      expect(element.textContent.trim(), text.slice(0, 8)).not.to.equal('');
    }
  });

  it('shows ordinary prose around a paragraph that it cannot take', async () => {
    const element = await message(`**before**\n\n${'_a*'.repeat(1000)}\n\n**after**`);
    expect(all(element, 'strong').map(({ textContent }) => textContent)).to.deep.equal(['before', 'after']);
  });

  it('touches the last block alone when more of the text arrives', async () => {
    const element = await message('# One\n\nTwo\n\n- three');
    const before = [...one(element, '.markdown').children];
    const changes: Node[] = [];
    const observer = new MutationObserver((records) => changes.push(...records.map(({ target }) => target)));
    observer.observe(one(element, '.markdown'), { subtree: true, childList: true, characterData: true });
    element.content += '\n- four';
    await settled(element);
    observer.disconnect();
    expect([...one(element, '.markdown').children].slice(0, 2)).to.deep.equal(before.slice(0, 2));
    expect(changes.every((node) => !before[0]!.contains(node) && !before[1]!.contains(node))).to.equal(true);
    expect(seen(element)).to.contain('four');
  });

  it('follows a definition that arrives after its link', async () => {
    const element = await message('See [docs][1].');
    element.content += '\n\n[1]: https://a.example/';
    await settled(element);
    expect(one<HTMLAnchorElement>(element, 'a').href).to.equal('https://a.example/');
  });
});

describe('the rhythm of Markdown', () => {
  const blocks: Readonly<Record<string, string>> = {
    paragraph: 'a',
    heading: '## a',
    'small heading': '##### a',
    list: '- a\n- b',
    'nested list': '1. a\n   - b\n     1. c',
    'loose list': '- a\n\n  b\n\n- c',
    quotation: '> a',
    code: '```\na\n```',
    table: '|a|\n|-|\n|b|',
    rule: '---',
    HTML: '<b>a</b>',
  };
  const indented = (text: string, by: string): string => text.replaceAll(/^(?=.)/gm, by);
  /** Between the first two blocks. */
  const gap = ({ children: [first, second] }: Element): number => Math.round((second?.getBoundingClientRect().top ?? 0) - (first?.getBoundingClientRect().bottom ?? 0));

  for (const [before, first] of Object.entries(blocks)) {
    it(`keeps one distance after: ${before}`, async () => {
      for (const [after, second] of Object.entries(blocks)) {
        if (before.includes('list') && after.includes('list')) continue; // they would be one
        const both = `${first}\n\n${second}`;
        expect(gap(await rendered(both)), after).to.equal(after === 'heading' ? 20 : 12);
        expect(gap(one(await rendered(indented(both, '> ').replaceAll(/^$/gm, '>')), 'blockquote')), `${after}, quoted`).to.equal(12);
        if (before !== 'rule') expect(gap(one(await rendered(`- x\n- ${indented(both, '  ').trimStart()}`), 'li + li')), `${after}, in a list`).to.equal(12);
      }
    });
  }

  it('holds the items of a list together, and lets those breathe that hold paragraphs', async () => {
    expect(gap(one(await message('- a\n- b'), 'ul'))).to.equal(4);
    expect(gap(one(await message('- a\n\n- b'), 'ul'))).to.equal(12);
    expect(gap(one(await message('1. a\n\n   b\n2. c'), 'ol'))).to.equal(12);
  });

  it('holds a nested list close to its item, and sets anything else off', async () => {
    for (const [nested, expected] of [['- b', 4], ['> b', 12], ['```\n  b\n  ```', 12], ['|b|\n  |-|', 12]] as const) {
      const item = one(await message(`- a\n  ${nested}`), 'li');
      const text = new Range();
      text.selectNodeContents([...item.childNodes].find((node) => node instanceof Text && node.data.trim() === 'a') ?? item);
      const line = Number.parseFloat(getComputedStyle(item).lineHeight) - text.getBoundingClientRect().height;
      expect((item.children[0]?.getBoundingClientRect().top ?? 0) - text.getBoundingClientRect().bottom - line / 2, nested).to.be.closeTo(expected, 1);
    }
  });
});
