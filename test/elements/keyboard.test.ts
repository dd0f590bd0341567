import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { CardGroup } from '../../src/elements/card/group.js';
import type { SageQuestionnaireCard } from '../../src/elements/index.js';
import { multi, single, text } from '../support/questions.js';
import { toy } from '../support/toy-dialect/index.js';
import { all, answersOf, block, card, choose, chosen, focus, focused, FORMAT, mark, message, NOTES, one, press, replies, seen, settled, WHO } from './support.js';

/** Presses one after the other, each when the one before has done its work. */
async function keys(element: Element, ...presses: readonly string[]): Promise<void> {
  for (const press of presses) {
    const [key = '', modifier] = press.split('+').reverse();
    if (modifier !== undefined) await sendKeys({ down: modifier });
    await sendKeys({ press: key });
    if (modifier !== undefined) await sendKeys({ up: modifier });
    await settled(element);
  }
}

/** Goes on with Tab until it stands on the button that says so. */
async function tabTo(element: Element, label: string, backwards = false): Promise<void> {
  for (let stop = 0; stop < 12; stop++) {
    await keys(element, backwards ? 'Shift+Tab' : 'Tab');
    const at = focused();
    if (at instanceof HTMLButtonElement && (seen(at) === label || at.ariaLabel === label)) return;
  }
  throw new Error(`Tab does not lead to “${label}”.`);
}

async function tabInto(before: HTMLElement): Promise<void> {
  before.focus();
  await sendKeys({ press: 'Tab' });
}

describe('by keyboard alone', () => {
  const start = document.createElement('button');
  before(() => document.body.prepend(start));
  after(() => start.remove());

  it('a card is entered, answered, looked at, changed, sent, and left', async () => {
    const element = await message(block([{ ...FORMAT, allow_other: true }, WHO, NOTES]));
    const end = document.createElement('button');
    element.after(end);
    const heard = replies(element);
    await tabInto(start);
    expect(focus()).to.equal('PDF');
    await keys(element, 'ArrowDown', 'ArrowDown', 'Enter', 'Space', 'Enter');
    await sendKeys({ type: 'Soon' });
    await keys(element, 'Control+Enter');
    expect(seen(element)).to.contain('Which format? CSV').and.to.contain('Who receives it? Finance').and.to.contain('Anything else? Soon');
    await tabTo(element, 'Edit: Who receives it?');
    await keys(element, 'Space', '1', '2', 'Enter');
    expect(seen(element)).to.contain('Who receives it? Sales');
    await tabTo(element, 'Send answers');
    await keys(element, 'Enter');
    expect(answersOf(heard[0])).to.deep.equal({ format: { option: 'CSV' }, who: { options: ['Sales'] }, notes: 'Soon' });
    expect(focus()).to.equal('record-head');
    await keys(element, 'Space');
    expect(one<HTMLDetailsElement>(element, 'details').open).to.equal(true);
    await keys(element, 'Tab');
    expect(focused() === end).to.equal(true);
    end.remove();
  });

  it('several cards are done, one is taken back and changed, and all are sent', async () => {
    const element = await message(`${block([FORMAT])}\n\n${block([WHO])}`, { messageId: 'by-keyboard' });
    const heard = replies(element);
    await tabInto(start);
    await keys(element, '1', 'Enter');
    await keys(element, 'Enter', '2', 'Enter');
    expect(seen(element)).to.contain('Which format? Spreadsheet');
    await keys(element, 'Tab', '3', 'Enter');
    expect(heard[0]?.parts.map(({ outcome }) => ('answers' in outcome ? outcome.answers[0]?.value : undefined))).to.deep.equal([{ option: 'Spreadsheet' }, { options: ['Support'] }]);
  });

  for (const [label, kind] of [['Ask to clarify', 'clarify'], ['Finish interview', 'finish'], ['Reject', 'declined'], ['Cancel', 'cancelled']] as const) {
    it(`a card is left by “${label}”, with what was answered where it carries that`, async () => {
      const element = await card([text({ id: 'name' }), text({ id: 'more', required: true })], { dialects: [toy()] }, { dialect: 'toy', outcomes: ['submitted', 'clarify', 'finish', 'declined', 'cancelled'] });
      const heard = replies(element);
      await tabInto(start);
      await sendKeys({ type: 'Ada' });
      await tabTo(element, label);
      await keys(element, 'Enter');
      expect(heard.map(({ outcome }) => outcome.kind)).to.deep.equal([kind]);
      expect(answersOf(heard[0])).to.deep.equal(kind === 'clarify' || kind === 'finish' ? { name: 'Ada' } : {});
      expect(seen(element)).to.contain('Ada');
    });
  }

  it('sending is stopped', async () => {
    const element = await message(block([FORMAT]));
    const heard = replies(element, (event) => event.waitUntil(new Promise(() => undefined)));
    await tabInto(start);
    await keys(element, '1', 'Enter');
    await one(element, '.stop').getAnimations().at(0)?.finished; // offered only to whoever has to wait
    await tabTo(element, 'Stop sending', true);
    await keys(element, 'Enter');
    expect(heard[0]?.signal.aborted).to.equal(true);
    expect(chosen(element)).to.deep.equal(['PDF']);
  });

  it('nothing of what is on its way is changed: neither by arrows, Space, digits nor Delete', async () => {
    const element = await card(
      [single({ id: 's', initial: { option: 'a' }, other: { exclusive: false } }), multi({ id: 'm', initial: { options: ['b'] } }), text({ id: 't', initial: 'As it was' })],
      { layout: 'list' },
    );
    replies(element, (event) => event.waitUntil(new Promise(() => undefined)));
    await press(element, 'Send answers');
    for (const [label, presses] of [['A', ['ArrowDown', 'ArrowUp', 'ArrowRight', '2', 'Delete', 'Backspace']], ['Other', ['x', 'Space', '4']]] as const) {
      mark(element, label).focus();
      await keys(element, ...presses);
    }
    const [, checkbox] = all<HTMLInputElement>(element, 'input[type="checkbox"]');
    checkbox!.focus();
    await keys(element, 'Space', '1', '2');
    one(element, '[part~="input"]').focus();
    await keys(element, 'x', 'Backspace', 'Enter');
    expect(chosen(element)).to.deep.equal(['A', 'B']);
    expect(all<HTMLInputElement>(element, 'textarea, [part~="input"]').map(({ value }) => value)).to.deep.equal(['', 'As it was']);
  });
});

describe('right to left', () => {
  it('is the direction nearest to the card, whatever is around it', async () => {
    for (const [outer, inner] of [['rtl', 'ltr'], ['ltr', 'rtl']] as const) {
      const around = await fixture<HTMLElement>(html`<div dir=${outer}><div dir=${inner}></div></div>`);
      const element = await message(block([FORMAT, NOTES]));
      around.firstElementChild!.append(element);
      await press(element, 'Next');
      await keys(element, `Alt+${outer === 'rtl' ? 'ArrowRight' : 'ArrowLeft'}`);
      expect(seen(element), inner).to.contain('2 of 2');
      await keys(element, `Alt+${inner === 'rtl' ? 'ArrowRight' : 'ArrowLeft'}`);
      expect(seen(element), inner).to.contain('1 of 2');
      await press(element, 'Next');
      await press(element, 'Review');
      await keys(element, `Alt+${inner === 'rtl' ? 'ArrowRight' : 'ArrowLeft'}`);
      expect(seen(element), inner).to.contain('2 of 2');
    }
  });
});

describe('two copies of the library on a page', () => {
  it('get along where one has the message and the other the cards: they are sent together, once', async () => {
    const copy: unknown = await import(new URL('../../src/elements/card/group.ts?copy', import.meta.url).href);
    const Other = copy !== null && typeof copy === 'object' && 'CardGroup' in copy ? copy.CardGroup : undefined;
    expect(Other).not.to.equal(CardGroup);
    const element = await message(`${block([FORMAT])}\n\n${block([WHO])}`, { messageId: 'two-copies' });
    const heard = replies(element);
    const cards = all<SageQuestionnaireCard>(element, 'sage-questionnaire-card');
    const group: unknown = typeof Other === 'function' ? Reflect.construct(Other, []) : undefined;
    for (const each of cards) Object.assign(each, { group });
    await settled(element);
    await choose(cards[0]!, 'CSV');
    await press(cards[0]!, 'Done');
    await press(cards[1]!, 'Send');
    expect(heard.map(({ parts }) => parts.length)).to.deep.equal([2]);
    expect(cards.map((each) => seen(each).includes('Answers sent'))).to.deep.equal([true, true]);
  });
});
