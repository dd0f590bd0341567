import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { FORMAT, NOTES, WHO, all, answersOf, block, choose, focus, focused, mark, message, one, press, replies, seen, settled } from './support.js';

const toReview = async (element: Element): Promise<void> => {
  await choose(element, 'PDF');
  for (const way of ['Next', 'Next', 'Review']) await press(element, way);
};
const edit = (element: Element, question: string): HTMLButtonElement => one(element, `[data-edit="${question}"]`);

describe('the review of a card', () => {
  it('shows every answer before anything is sent, and has the focus', async () => {
    const element = await message(block([FORMAT, WHO, NOTES], 'Report'));
    const heard = replies(element);
    await toReview(element);
    expect(seen(element)).to.contain('Check your answers').and.to.contain('Which format? PDF Edit').and.to.contain('Who receives it? Not selected Edit');
    expect(one(element, '[part~="count"]').textContent).to.equal('Review');
    expect(focused()?.textContent).to.equal('Check your answers');
    expect(heard).to.have.length(0);
    await press(element, 'Send answers');
    expect(answersOf(heard[0])).to.deep.include({ format: { option: 'PDF' } });
  });

  it('names the question on each way to change its answer', async () => {
    const element = await message(block([FORMAT, WHO, NOTES]));
    await toReview(element);
    expect(all(element, '[data-edit]').map((each) => each.getAttribute('aria-label'))).to.deep.equal(['Edit: Which format?', 'Edit: Who receives it?', 'Edit: Anything else?']);
  });

  it('leads to one answer and back, by button and by keyboard', async () => {
    const element = await message(block([FORMAT, WHO, NOTES]));
    await toReview(element);
    edit(element, 'format').click();
    await settled(element);
    expect(focus()).to.equal('PDF');
    await choose(element, 'Spreadsheet');
    await press(element, 'Review');
    expect(seen(element)).to.contain('Which format? Spreadsheet');
    edit(element, 'who').focus();
    await sendKeys({ press: 'Enter' });
    await settled(element);
    expect(focus()).to.equal('Finance');
    await sendKeys({ press: '1' });
    await sendKeys({ press: 'Enter' });
    await settled(element);
    expect(seen(element)).to.contain('Check your answers').and.to.contain('Who receives it? Finance');
    await sendKeys({ down: 'Alt' });
    await sendKeys({ press: 'ArrowLeft' });
    await sendKeys({ up: 'Alt' });
    await settled(element);
    expect(focus()).to.equal('textarea');
  });

  it('sends by Enter, once, and never while an input method composes', async () => {
    const element = await message(block([FORMAT, WHO, NOTES]));
    const heard = replies(element, (event) => event.waitUntil(new Promise(() => undefined)));
    await toReview(element);
    focused()!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, composed: true }));
    await settled(element);
    expect(heard).to.have.length(0);
    await sendKeys({ press: 'Enter' });
    await sendKeys({ press: 'Enter' });
    await settled(element);
    expect(heard).to.have.length(1);
  });

  it('shows what is missing beside the answer, and clears nothing', async () => {
    const element = await message(block([FORMAT, { ...WHO, allow_other: true }, NOTES]));
    await choose(element, 'PDF');
    await press(element, 'Next');
    await choose(element, 'Other');
    await press(element, 'Back');
    await press(element, 'Next');
    expect(seen(element)).to.contain('2 of 3');
    await press(element, 'Next');
    expect(seen(element), 'stays where Other has no text').to.contain('2 of 3');
    expect(mark(element, 'Other').checked).to.equal(true);
  });

  it('keeps its ways out of reach while it is being sent', async () => {
    const element = await message(block([FORMAT, WHO, NOTES]));
    replies(element, (event) => event.waitUntil(new Promise(() => undefined)));
    await toReview(element);
    await press(element, 'Send answers');
    expect(edit(element, 'format').getAttribute('aria-disabled')).to.equal('true');
    edit(element, 'format').click();
    await settled(element);
    expect(seen(element)).to.contain('Check your answers').and.to.contain('Sending…');
  });
});
