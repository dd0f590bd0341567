import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { createQuestionnaireStore, type Question } from '../../src/index.js';
import type { SageQuestionnaireConversation } from '../../src/elements/index.js';
import { all, block, button, card, choose, chosen, FORMAT, mark, message, NOTES, one, seen, settled } from './support.js';

const NAME: Question = { id: 'a', kind: 'text', prompt: 'Name?', required: true, format: 'plain', multiline: false };
const WHEN: Question = { id: 'a', kind: 'temporal', prompt: 'When?', required: true, precision: 'date' };

/** As frameworks do with what is not there: set, not left alone. */
const NOTHING = [undefined, null] as const;

describe('what a host sets to nothing', () => {
  for (const nothing of NOTHING) {
    it(`is as if it had not been set, in a message: ${nothing}`, async () => {
      const element = await message(`Hi.\n\n${block([FORMAT, NOTES])}`);
      const before = seen(element);
      for (const name of ['messageId', 'messageRole', 'conversationId', 'standings', 'tools', 'dialects', 'canSubmit', 'readOnly', 'streaming', 'layout', 'locale', 'renderMarkdown', 'store']) {
        Object.assign(element, { [name]: nothing });
        await settled(element);
        expect(seen(element), name).to.equal(before);
      }
      Object.assign(element, { content: nothing });
      await settled(element);
      expect(seen(element)).to.equal('');
    });

    it(`is as if it had not been set, in a card: ${nothing}`, async () => {
      const element = await card([NAME], {}, { deadline: '2999-01-01T00:00:00Z' });
      const before = seen(element);
      for (const name of ['clock', 'dialects', 'store', 'conversationId', 'readOnly', 'locked', 'settled', 'message', 'layout', 'group', 'locale']) {
        Object.assign(element, { [name]: nothing });
        await settled(element);
        expect(seen(element), name).to.equal(before);
      }
    });

    it(`is as if it had not been set, in a conversation: ${nothing}`, async () => {
      const element = await fixture<SageQuestionnaireConversation>(html`<sage-questionnaire-conversation></sage-questionnaire-conversation>`);
      element.messages = [{ role: 'assistant', content: block([FORMAT]) }];
      await settled(element);
      const before = seen(element);
      for (const name of ['dialects', 'conversationId', 'readOnly', 'layout', 'renderMarkdown', 'store', 'locale']) {
        Object.assign(element, { [name]: nothing });
        await settled(element);
        expect(seen(element), name).to.equal(before);
      }
      for (const streaming of [false, true]) {
        Object.assign(element, { messages: nothing, streaming });
        await settled(element);
        expect(seen(element)).to.equal('');
      }
    });

    it(`shares no answers between two messages, nor between two conversations, whose id is ${nothing}`, async () => {
      const [first, second] = [await message(block([FORMAT])), await message(block([FORMAT]))];
      const conversations = await Promise.all([1, 2].map(() => fixture(html`<sage-questionnaire-conversation></sage-questionnaire-conversation>`)));
      for (const element of [first, second]) Object.assign(element, { messageId: nothing });
      for (const element of conversations) Object.assign(element, { conversationId: nothing, messages: [{ role: 'assistant', content: block([FORMAT]) }] });
      await Promise.all([first, second, ...conversations].map(settled));
      await choose(first, 'CSV');
      await choose(conversations[0]!, 'PDF');
      await Promise.all([first, second, ...conversations].map(settled));
      expect([first, second, ...conversations].map(chosen)).to.deep.equal([['CSV'], [], ['PDF'], []]);
    });
  }

  it('takes nobody away from what is being written', async () => {
    const element = await card([NAME]);
    const control = one<HTMLInputElement>(element, '#control');
    control.focus();
    await sendKeys({ type: 'ab' });
    for (const nothing of [null, undefined, null]) {
      Object.assign(element, { conversationId: nothing, store: nothing });
      await settled(element);
    }
    await sendKeys({ type: 'c' });
    await settled(element);
    expect(one(element, '#control')).to.equal(control);
    expect(control.value).to.equal('abc');
  });

  it('is what an attribute is that is taken away again', async () => {
    const element = await message(`Hi.\n\n${block([FORMAT, NOTES])}`);
    const before = seen(element);
    for (const [name, value] of [['message-id', 'x'], ['message-role', 'user'], ['conversation-id', 'c'], ['can-submit', 'false'], ['layout', 'list'], ['read-only', '']] as const) {
      element.setAttribute(name, value);
      await settled(element);
      element.removeAttribute(name);
      await settled(element);
      expect(seen(element), name).to.equal(before);
    }
  });
});

describe('what a host sets to something else', () => {
  it('is no layout: the questionnaire’s own counts', async () => {
    const element = await message(block([FORMAT, NOTES]), { messageId: 'odd-layout' });
    const before = [seen(element), all(element, '[data-question]').length];
    element.setAttribute('layout', 'Wizard');
    await settled(element);
    expect([seen(element), all(element, '[data-question]').length]).to.deep.equal(before);
    await choose(element, 'PDF');
    button(element, 'Next').click();
    await settled(element);
    // There is a review, as in any stepper.
    expect(seen(element)).to.contain('Review');
  });

  for (const locked of ['', 'locked', true]) {
    it(`locks it all the same, and says no more than that: ${JSON.stringify(locked)}`, async () => {
      const element = await card([NAME]);
      Object.assign(element, { locked });
      await settled(element);
      expect(seen(element)).to.contain('Closed').and.to.contain('can no longer be sent');
      expect(all(element, 'input')).to.have.length(0);
    });
  }

  it('locks nothing where it says no', async () => {
    const element = await card([NAME]);
    for (const locked of ['false', false]) {
      Object.assign(element, { locked });
      await settled(element);
      expect(all(element, 'input')).to.have.length(1);
    }
  });
});

describe('a card that is given another questionnaire', () => {
  it('shows nothing of what was half typed in the one before', async () => {
    const element = await card([WHEN]);
    one(element, '#control').focus();
    await sendKeys({ type: '12' });
    await settled(element);
    expect(one<HTMLInputElement>(element, '#control').validity.badInput).to.equal(true);
    element.questionnaire = { ...element.questionnaire!, id: 'another' };
    await settled(element);
    expect(one<HTMLInputElement>(element, '#control').validity.badInput).to.equal(false);
  });

  it('searches for nothing there, and keeps the focus in the question', async () => {
    const options = Array.from({ length: 30 }, (_, index) => ({ id: `${index}`, label: `Option ${index}` }));
    const element = await card([{ id: 'a', kind: 'multi_choice', prompt: 'Which?', required: true, widget: 'list', options }]);
    one(element, '.picker-search').focus();
    await sendKeys({ type: '29' });
    await settled(element);
    expect(all(element, '.option')).to.have.length(1);
    element.questionnaire = { ...element.questionnaire!, id: 'another' };
    await settled(element);
    expect(all(element, '.option')).to.have.length(30);
    expect(element.shadowRoot?.activeElement).to.equal(one(element, '[data-question]'));
  });

  it('or another conversation or store, does not go on asking whether the one before is to be cancelled', async () => {
    for (const change of [{ conversationId: 'b' }, { store: createQuestionnaireStore() }]) {
      const element = await card([NAME], { store: createQuestionnaireStore(), conversationId: 'a' }, { outcomes: ['submitted', 'cancelled'] });
      one(element, '#control').focus();
      await sendKeys({ type: 'x' });
      await sendKeys({ press: 'Escape' });
      await settled(element);
      expect(all(element, '[role="alertdialog"]')).to.have.length(1);
      Object.assign(element, change);
      await settled(element);
      expect(all(element, '[role="alertdialog"]')).to.have.length(0);
      expect(one<HTMLInputElement>(element, '#control').value).to.equal('');
    }
  });
});

describe('a host that is as wide as what is in it', () => {
  const HOSTS = ['display: inline-block', 'float: left', 'inline-size: fit-content', 'position: absolute; inset-inline-start: 0', 'display: flex', 'display: flex; flex-direction: column; align-items: flex-start', 'display: grid; justify-items: start'];
  const UNREADABLE = '<questionnaire>{"title":nope}</questionnaire>';

  async function host(style: string, room: number): Promise<HTMLElement> {
    const box = await fixture<HTMLElement>(html`<div><div></div></div>`);
    box.style.cssText = `position: relative; inline-size: ${room}px; block-size: 400px`;
    const inner = box.firstElementChild as HTMLElement;
    inner.style.cssText = style;
    return inner;
  }

  for (const style of HOSTS) {
    it(`has a card, or what could not be read, as wide as there is room: ${style}`, async () => {
      for (const room of [600, 200]) {
        const box = await host(style, room);
        const card = Object.assign(document.createElement('sage-questionnaire-card'), { questionnaire: (await message(block([FORMAT]))).shadowRoot!.querySelector('sage-questionnaire-card')!.questionnaire });
        for (const element of [Object.assign(document.createElement('sage-questionnaire-message'), { content: block([FORMAT]) }), Object.assign(document.createElement('sage-questionnaire-message'), { content: UNREADABLE }), card]) {
          box.replaceChildren(element);
          await settled(element);
          const { width } = one(element, '.card').getBoundingClientRect();
          expect(width, `${element.localName} in ${room}`).to.be.within(room * 0.75, room);
        }
      }
    });
  }
});

describe('what a page does to all its text', () => {
  it('does not reach what has to be read', async () => {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    box.style.cssText = 'text-shadow: 2px 2px red; -webkit-text-fill-color: transparent; word-break: break-all; text-align-last: justify; line-height: 0; text-align: center; white-space: nowrap';
    const element = Object.assign(document.createElement('sage-questionnaire-message'), { content: block([FORMAT, NOTES]) });
    box.append(element);
    await settled(element);
    for (const text of all(element, '.option-label, .prompt, .button-label')) {
      const style = getComputedStyle(text);
      expect(style.textShadow).to.equal('none');
      expect(style.webkitTextFillColor).to.equal(style.color);
      expect([style.wordBreak, style.textAlignLast]).to.deep.equal(['normal', 'auto']);
    }
  });

  it('has its marks beside their first line, and the lines that are written below each other, however large it is', async () => {
    const element = await message(block([FORMAT, NOTES]), { layout: 'list' });
    for (const size of ['12px', '16px', '40px']) {
      element.style.fontSize = size;
      const written = getComputedStyle(one(element, '#control'));
      expect(parseFloat(written.lineHeight), size).to.equal(1.5 * parseFloat(written.fontSize));
      const [input, label] = [mark(element, 'PDF'), one(element, '.option-label')].map((each) => each.getBoundingClientRect());
      expect(Math.abs((input!.top + input!.bottom) / 2 - (label!.top + label!.bottom) / 2), size).to.be.below(1);
    }
  });
});

describe('a page with shortcuts', () => {
  it('is told of keys that the card has used', async () => {
    const element = await card([{ id: 'a', kind: 'single_choice', prompt: 'Which?', required: false, widget: 'list', options: [{ id: 'x', label: 'X' }, { id: 'y', label: 'Y' }] }, { ...NAME, required: false }], {}, { outcomes: ['submitted', 'cancelled'] });
    const used = new Map<string, boolean>();
    const onKey = (event: KeyboardEvent): unknown => used.set(event.key, event.defaultPrevented);
    window.addEventListener('keydown', onKey);
    for (const key of ['Delete', 'Backspace']) {
      mark(element, 'X').focus();
      await sendKeys({ press: key });
      expect(used.get(key), 'nothing to clear').to.equal(false);
      await sendKeys({ press: '2' });
      await settled(element);
      await sendKeys({ press: key });
      await settled(element);
      expect(chosen(element)).to.deep.equal([]);
      expect(used.get(key), key).to.equal(true);
    }
    await sendKeys({ press: 'Enter' });
    await settled(element);
    await sendKeys({ press: 'Escape' });
    window.removeEventListener('keydown', onKey);
    expect([used.get('2'), used.get('Enter'), used.get('Escape')]).to.deep.equal([true, true, true]);
  });
});
