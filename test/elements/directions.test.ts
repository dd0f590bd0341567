import { expect } from '@open-wc/testing';
import type { Question } from '../../src/index.js';
import { all, card, message, one, settled } from './support.js';

const ENGLISH = 'English (1)!';
const HEBREW = 'עברית (1)!';
const LINES = [ENGLISH, HEBREW, `${ENGLISH}\n${HEBREW}`, `${HEBREW}\n${ENGLISH}`];

interface Line {
  readonly text: string;
  /** It ends where its language ends a line. */
  readonly runs: 'ltr' | 'rtl' | 'wrong';
  readonly left: number;
  readonly right: number;
}

/** The lines of all text on screen that are one of ours. */
function linesOf(root: Element): readonly Line[] {
  const nodes = all(root, '*').filter((element) => element.checkVisibility() && element.localName !== 'option' && !element.closest('.visually-hidden, pre')).flatMap(({ childNodes }) => [...childNodes]);
  return nodes.flatMap((node) => {
    if (!(node instanceof Text)) return [];
    return [ENGLISH, HEBREW].flatMap((text) => [...node.data.matchAll(new RegExp(text.replace(/[()]/g, '\\$&'), 'g'))].map(({ index }) => lineOf(node, index, text)));
  });
}

function lineOf(node: Text, start: number, text: string): Line {
  const [first, last, whole] = [[start, start + 1], [start + text.length - 1, start + text.length], [start, start + text.length]].map(([from = 0, to = 0]) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return range.getBoundingClientRect();
  });
  const runs = last!.left >= first!.right ? 'ltr' : last!.right <= first!.left ? 'rtl' : 'wrong';
  return { text, runs, left: whole!.left, right: whole!.right };
}

/** What runs against its language. */
const wrong = (root: Element): string[] => linesOf(root).filter(({ text, runs }) => runs !== (text === HEBREW ? 'rtl' : 'ltr')).map(({ text, runs }) => `${text}: ${runs}`);

function asking(text: string): readonly Question[] {
  const option = { id: '1', label: text, description: text, trailing: text };
  return [
    { id: 'a', kind: 'single_choice', prompt: text, help: text, required: true, widget: 'list', options: [option], other: { exclusive: true, label: text } },
    { id: 'b', kind: 'boolean', prompt: text, help: text, required: false, widget: 'checkbox' },
    { id: 'c', kind: 'single_choice', prompt: text, required: false, widget: 'select', options: [{ ...option, group: text }] },
    { id: 'd', kind: 'text', prompt: text, required: false, format: 'plain', multiline: true },
  ];
}

for (const page of ['ltr', 'rtl'] as const) {
  describe(`on a page that runs ${page}, text from the wire`, () => {
    before(() => { document.documentElement.dir = page; });
    after(() => { document.documentElement.removeAttribute('dir'); });

    it('runs as its own language does, line by line, whatever it is', async () => {
      for (const text of LINES) {
        const more = { title: text, description: text, source: text, submitLabel: text };
        const element = await card(asking(text), {}, { ...more, layout: 'list' });
        const answer = { question: 'a', kind: 'single_choice', value: { option: '1' }, note: text } as const;
        const record = await card(asking(text), { settled: { kind: 'submitted', answers: [answer, { question: 'd', kind: 'text', value: text }] } }, more);
        one<HTMLDetailsElement>(record, 'details').open = true;
        expect(linesOf(element).length, text).to.be.greaterThan(12);
        expect(linesOf(record).length, text).to.be.greaterThan(4);
        expect([...wrong(element), ...wrong(record)], text).to.deep.equal([]);
      }
    });

    it('stands where the page begins a line, beside what belongs to it', async () => {
      const element = await card(asking(`${ENGLISH}\n${HEBREW}`), {}, { layout: 'list' });
      for (const label of all(element, '[part~="option-label"], [part~="option-description"], [part~="help"]')) {
        const edges = linesOf(label.parentElement!).filter(({ text }) => label.textContent.includes(text));
        const own = label.getBoundingClientRect();
        const padding = parseFloat(getComputedStyle(label).paddingInlineStart);
        const distances = edges.map((line) => Math.round((page === 'ltr' ? line.left - own.left : own.right - line.right) - padding));
        expect(distances, label.part.value).to.include(0);
      }
    });

    it('runs so in prose: paragraphs, headings, lists, quotes and tables', async () => {
      const element = await message([ENGLISH, HEBREW].flatMap((text) => [text, `## ${text}`, `- ${text}`, `> ${text}`, `1. ${text}\n\n   ${text}`, `|${text}|\n|-|\n|${text}|`]).join('\n\n'));
      expect(linesOf(element).length).to.equal(16);
      expect(wrong(element)).to.deep.equal([]);
    });

    it('is set in prose where its language begins a line, but for what stands beside a mark', async () => {
      const element = await message(`${ENGLISH}\n\n${HEBREW}\n\n- ${ENGLISH}\n- ${HEBREW}`);
      await settled(element);
      const { left, right } = one(element, '.markdown').getBoundingClientRect();
      const [english, hebrew, ...items] = linesOf(element);
      expect([english!.left, hebrew!.right]).to.deep.equal([left, right]);
      expect(new Set(items.map((item) => Math.round(page === 'ltr' ? item.left : item.right))).size).to.equal(1);
    });
  });
}
