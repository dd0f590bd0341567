import { expect, fixture, html } from '@open-wc/testing';
import { emulateMedia, executeServerCommand } from '@web/test-runner-commands';
import { multi, single, text } from '../support/questions.js';
import { toy } from '../support/toy-dialect/index.js';
import { all, block, card, choose, FORMAT, message, NOTES, one, press, replies, settled, WHO } from './support.js';

const LONG = 'A question of some length that goes over several lines, with_a_word_in_it_that_cannot_be_broken_anywhere_at_all?';
const WAY = single({ id: 'way', prompt: LONG, help: LONG, required: true, options: [{ id: 'l', label: LONG, description: LONG, trailing: 'LEFT' }, { id: 'r', label: 'Right' }], other: { exclusive: false } });
const TEAM = multi({ id: 'team', prompt: 'Who?', required: true, options: [{ id: 'a', label: LONG }, { id: 'b', label: 'Bob' }], max: 1 });
const NAME = text({ id: 'name', prompt: LONG, required: true, maxLength: 9 });
const EXITS = { dialect: 'toy', outcomes: ['submitted', 'clarify', 'finish', 'declined', 'cancelled'] } as const;
const failing = (): Promise<never> => Promise.reject(new Error(LONG));

const STATES: Readonly<Record<string, () => Promise<HTMLElement>>> = {
  'a stepper': () => card([WAY, NAME], {}, { title: LONG, description: LONG }),
  'a list with errors': async () => {
    const element = await card([WAY, TEAM, NAME], { layout: 'list' });
    await choose(element, 'Bob', LONG);
    await press(element, 'Send answers');
    return element;
  },
  'a review': async () => {
    const element = await card([{ ...WAY, required: false }, TEAM]);
    await choose(element, LONG);
    await press(element, 'Next');
    await choose(element, LONG);
    await press(element, 'Review');
    return element;
  },
  'exits beside a failure': async () => {
    const element = await card([text({ required: false })], { dialects: [toy()] }, EXITS);
    replies(element, (event) => event.waitUntil(failing()));
    await press(element, 'Send');
    return element;
  },
  'a card that waits for others': async () => {
    const element = await message(`${block([{ ...FORMAT, text: LONG }], LONG)}\n\n${block([WHO])}`, { messageId: `fits${++count}` });
    await press(all(element, 'sage-questionnaire-card')[0]!, 'Done');
    return element;
  },
  'a record, opened': async () => {
    const element = await message(block([{ ...FORMAT, text: LONG, options: [LONG, 'b'] }], LONG));
    await choose(element, LONG);
    await press(element, 'Send');
    one(element, 'summary').click();
    return element;
  },
  'a locked card': async () => {
    const element = await message(block([{ ...FORMAT, text: LONG, options: [LONG, 'b'] }, NOTES], LONG));
    await choose(element, LONG);
    element.canSubmit = false;
    return element;
  },
};
let count = 0;

/** Whether somebody sees it. */
const isSeen = (element: HTMLElement): boolean => element.checkVisibility({ visibilityProperty: true }) && element.closest('.visually-hidden, [inert]') === null && element.offsetWidth > 1;

/** Fields scroll what is typed, and a gist is short on purpose. */
const mayHide = (element: HTMLElement): boolean => element.matches('input, textarea, .record-gist');

/** What lies outside of the column, or does not show all of itself. */
function cut(root: HTMLElement): string[] {
  const { left, right } = root.getBoundingClientRect();
  return all(root, '*').filter((element) => {
    if (!(element instanceof HTMLElement) || !isSeen(element)) return false;
    const box = element.getBoundingClientRect();
    const hides = getComputedStyle(element).overflowX !== 'visible' && !mayHide(element);
    return box.left < left - 1 || box.right > right + 1 || (hides && element.scrollWidth > element.clientWidth + 1) || (hides && element.scrollHeight > element.clientHeight + 1);
  }).map((element) => `${element.localName}.${element.className}`);
}

describe('in a narrow column, and enlarged', () => {
  for (const [name, show] of Object.entries(STATES)) {
    for (const [width, size] of [[320, '100%'], [640, '200%'], [320, '200%']] as const) {
      it(`nothing is cut, and nothing scrolls sideways: ${name}, ${width}px, text at ${size}`, async () => {
        const element = await show();
        element.parentElement!.style.inlineSize = `${width}px`;
        element.parentElement!.style.fontSize = size;
        await settled(element);
        expect(element.scrollWidth).to.be.at.most(width);
        expect(cut(element)).to.deep.equal([]);
      });
    }
  }
});

describe('in forced colours', () => {
  afterEach(() => executeServerCommand('cdp-media', { 'forced-colors': 'none' }));
  const edge = (element: Element): string => getComputedStyle(element).borderTopColor;
  const border = (label: string, element: HTMLElement): string => edge(all(element, '[part~="option"]').find((each) => each.textContent.includes(label))!);

  for (const [name, question, yes, no] of [
    ['a single choice', { ...FORMAT, allow_other: true }, 'PDF', 'CSV'],
    ['a multiple choice', { ...WHO, allow_other: true }, 'Finance', 'Sales'],
    ['Other', { ...FORMAT, allow_other: true }, 'Other', 'CSV'],
  ] as const) {
    it(`what is chosen shows, and marks are the system’s own: ${name}`, async () => {
      const element = await message(block([question]));
      await choose(element, yes);
      await executeServerCommand('cdp-media', { 'forced-colors': 'active' });
      await settled(element);
      expect(border(yes, element)).not.to.equal(border(no, element));
      for (const mark of all(element, 'input')) expect(getComputedStyle(mark).appearance).to.equal('auto');
    });
  }

  it('the main button, the progress and what has the focus show', async () => {
    const element = await message(block([FORMAT, WHO]));
    await executeServerCommand('cdp-media', { 'forced-colors': 'active' });
    await settled(element);
    const primary = getComputedStyle(one(element, '[part~="button-primary"]'));
    expect(primary.backgroundColor).not.to.equal(getComputedStyle(one(element, '[part="card"]')).backgroundColor);
    one(element, 'input').focus();
    expect(getComputedStyle(one(element, 'input')).outlineStyle + getComputedStyle(one(element, '[part~="option"]')).outlineStyle).to.contain('solid');
  });
});

describe('where less motion is wanted', () => {
  before(() => emulateMedia({ reducedMotion: 'reduce' }));
  after(() => emulateMedia({ reducedMotion: 'no-preference' }));

  for (const [name, show] of [
    ...Object.entries(STATES),
    ['while it arrives', () => message(block([FORMAT]), { streaming: true })],
    ['while it is sent', async () => {
      const element = await message(block([FORMAT]));
      replies(element, (event) => event.waitUntil(new Promise(() => undefined)));
      await press(element, 'Send');
      return element;
    }],
  ] as const) {
    it(`nothing moves: ${name}`, async () => {
      const element = await show();
      await settled(element);
      const moving = all(element, '*').filter((each) => isSeen(each) && each.getAnimations({ subtree: false }).some((animation) => animation.playState === 'running' && !each.matches('.stop')));
      expect(moving.map(({ className }) => className)).to.deep.equal([]);
    });
  }
});

describe('what the page says of its own text', () => {
  it('does not reach into a card', async () => {
    const plain = await message(block([FORMAT, NOTES], 'Report'));
    const height = plain.offsetHeight;
    for (const style of ['white-space: pre-wrap', 'white-space: pre-line', 'text-transform: uppercase', 'text-indent: 40px', 'letter-spacing: 4px', 'word-spacing: 20px', 'text-align: center', 'user-select: none']) {
      const around = await fixture<HTMLElement>(html`<div></div>`);
      around.style.cssText = style;
      const element = document.createElement('sage-questionnaire-message');
      element.content = block([FORMAT, NOTES], 'Report');
      around.append(element);
      await settled(element);
      expect(element.offsetHeight, style).to.equal(height);
      expect(getComputedStyle(one(element, '[part~="prompt"]')).userSelect, style).not.to.equal('none');
    }
  });
});
