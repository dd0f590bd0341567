import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { SageQuestionnaireCard, SageQuestionnaireMessage } from '../../src/elements/index.js';
import { all, block, button, choose, chosen, focus, focused, FORMAT, mark, message, NOTES, one, otherText, press, seen, settled, WHO } from './support.js';

let count = 0;
const WITH_OTHER = { ...FORMAT, allow_other: true };

/** Everything that a host can say again: the same text, an equal questionnaire, the same properties, a new render. */
const AGAIN: Readonly<Record<string, (element: SageQuestionnaireMessage) => void>> = {
  'the same text is read again': (element) => {
    const { content } = element;
    element.content = '';
    element.content = `${content} `;
  },
  'more text arrives before and after': (element) => {
    element.content = `Before.\n\n${element.content}\n\nAfter.`;
  },
  'an equal questionnaire is set': (element) => {
    for (const card of all<SageQuestionnaireCard>(element, 'sage-questionnaire-card')) card.questionnaire = structuredClone(card.questionnaire!);
  },
  'everything is rendered again': (element) => {
    for (const each of all(element, '*')) if ('requestUpdate' in each && typeof each.requestUpdate === 'function') each.requestUpdate();
  },
  'its language changes and comes back': (element) => {
    element.locale = element.locale === 'en' ? 'en-GB' : 'en';
  },
};

describe('what is shown again', () => {
  for (const [name, again] of Object.entries(AGAIN)) {
    it(`keeps text, focus and caret: ${name}`, async () => {
      const element = await message(block([NOTES]), { messageId: `again${++count}` });
      const area = one<HTMLTextAreaElement>(element, 'textarea');
      area.focus();
      await sendKeys({ type: 'A long story' });
      area.setSelectionRange(2, 6, 'backward');
      again(element);
      await settled(element);
      expect([focused() === area, area.isConnected, area.value, area.selectionStart, area.selectionEnd, area.selectionDirection]).to.deep.equal([true, true, 'A long story', 2, 6, 'backward']);
    });

    it(`keeps the text of Other, its caret, and what is chosen: ${name}`, async () => {
      const element = await message(block([WITH_OTHER]), { messageId: `again${++count}` });
      otherText(element).focus();
      await sendKeys({ type: 'On paper' });
      otherText(element).setSelectionRange(3, 3);
      again(element);
      await settled(element);
      expect([focus(), otherText(element).value, otherText(element).selectionStart, chosen(element)]).to.deep.equal(['other-input', 'On paper', 3, ['Other']]);
    });

    it(`stays in the review, and on the way to edit: ${name}`, async () => {
      const element = await message(block([FORMAT, WHO]), { messageId: `again${++count}` });
      await choose(element, 'CSV');
      await press(element, 'Next');
      await press(element, 'Review');
      const edit = one(element, '[data-edit="who"]');
      edit.focus();
      again(element);
      await settled(element);
      expect(focused() === edit).to.equal(true);
      expect(seen(element)).to.contain('Check your answers').and.to.contain('Which format? CSV');
    });

    it(`keeps a card that waits for others: ${name}`, async () => {
      const element = await message(`${block([FORMAT])}\n\n${block([NOTES])}`, { messageId: `again${++count}` });
      const [first, second] = all(element, 'sage-questionnaire-card');
      await choose(first!, 'CSV');
      await press(first!, 'Done');
      one(second!, 'textarea').focus();
      await sendKeys({ type: 'Kept' });
      again(element);
      await settled(element);
      expect(seen(first!)).to.contain('Which format? CSV').and.to.contain('It is sent together with the others.');
      expect([focus(), one<HTMLTextAreaElement>(second!, 'textarea').value]).to.deep.equal(['textarea', 'Kept']);
    });
  }
});

describe('another questionnaire under the same element', () => {
  it('has nothing of the one before: no answer, no place, no error, nothing that waits', async () => {
    const element = await message(block([WITH_OTHER, NOTES]), { messageId: 'one' });
    otherText(element).focus();
    await sendKeys({ type: 'Mine' });
    await press(element, 'Next');
    await sendKeys({ type: 'Mine too' });
    await press(element, 'Review');
    element.messageId = 'another';
    await settled(element);
    expect(seen(element)).to.contain('1 of 2').and.not.to.contain('Mine');
    expect([chosen(element), otherText(element).value]).to.deep.equal([[], '']);
    element.messageId = 'one';
    await settled(element);
    expect(seen(element)).to.contain('Check your answers').and.to.contain('Mine too');
  });

  it('with other options keeps of what was chosen what is still offered under the same name', async () => {
    const element = await message(block([WHO]), { messageId: 'options' });
    await choose(element, 'Finance', 'Sales');
    element.content = block([{ ...WHO, options: ['Support', 'Sales'] }]);
    await settled(element);
    expect(chosen(element)).to.deep.equal(['Sales']);
    element.content = block([{ ...WHO, options: ['Support', { value: 'Sales', label: 'Nobody' }] }]);
    await settled(element);
    expect(chosen(element)).to.deep.equal([]);
  });

  it('of another kind is that kind', async () => {
    const element = await message(block([{ ...NOTES, id: 'x' }]), { messageId: 'kinds' });
    one(element, 'textarea').focus();
    await sendKeys({ type: 'Sales' });
    element.content = block([{ ...WHO, id: 'x' }]);
    await settled(element);
    expect([chosen(element), all(element, 'textarea').length]).to.deep.equal([[], 0]);
  });
});

describe('a value that is set to what it was', () => {
  it('is shown again where the page has changed the control', async () => {
    const element = await message(block([{ ...WHO, default: ['Sales'] }, { ...NOTES, default: 'As ever' }]), { layout: 'list' });
    mark(element, 'Sales').checked = false;
    mark(element, 'Finance').checked = true;
    one<HTMLTextAreaElement>(element, 'textarea').value = 'Restored by the browser';
    for (const each of all(element, '[data-question]')) if ('requestUpdate' in each && typeof each.requestUpdate === 'function') each.requestUpdate();
    await settled(element);
    expect([chosen(element), one<HTMLTextAreaElement>(element, 'textarea').value]).to.deep.equal([['Sales'], 'As ever']);
  });
});

describe('cards on one page that ask under the same ids', () => {
  const outer = document.createElement('form');
  const own = Object.assign(document.createElement('input'), { type: 'radio', name: 'choice', checked: true, ariaLabel: 'The page’s own' });

  before(() => {
    outer.append(own);
    document.body.append(outer);
  });
  after(() => outer.remove());

  it('share neither choices, nor arrows, nor the radios and the form of the page', async () => {
    let submitted = 0;
    outer.addEventListener('submit', (event) => {
      submitted++;
      event.preventDefault();
    });
    const [a, b] = [await message(block([FORMAT, NOTES])), await message(block([FORMAT, NOTES]))];
    outer.append(a, b);
    await choose(a, 'PDF');
    await choose(b, 'CSV');
    mark(a, 'PDF').focus();
    await sendKeys({ press: 'ArrowUp' });
    await settled(a);
    expect([chosen(a), chosen(b), focus()]).to.deep.equal([['CSV'], ['CSV'], 'CSV']);
    await sendKeys({ press: 'Enter' });
    await settled(a);
    button(b, 'Next').click();
    await settled(b);
    expect([seen(a), seen(b)].every((text) => text.includes('2 of 2'))).to.equal(true);
    expect([submitted, own.checked]).to.deep.equal([0, true]);
  });
});
