import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { createQuestionnaireStore, type Question } from '../../src/index.js';
import type { SageQuestionnaireConversation } from '../../src/elements/index.js';
import { all, block, button, card, choose, chosen, FORMAT, message, NOTES, one, seen, settled } from './support.js';

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
