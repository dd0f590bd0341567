import { expect, fixture, html } from '@open-wc/testing';
import { all, block, button, choose, chosen, FORMAT, message, NOTES, one, replies, seen, settled } from './support.js';

describe('an element that is moved into another document', () => {
  async function page(): Promise<Document> {
    const frame = await fixture<HTMLIFrameElement>(html`<iframe width="600" height="400"></iframe>`);
    return frame.contentDocument!;
  }

  /** What only a style sheet of ours says. */
  const looks = (element: Element): string[] => all(element, '.card, .option').map((each) => each.ownerDocument.defaultView!.getComputedStyle(each).borderTopLeftRadius);

  it('looks as before, and so does what comes to it there', async () => {
    const element = await message(block([FORMAT]), { messageId: 'moved' });
    const before = looks(element);
    (await page()).body.append(element);
    await settled(element);
    expect(looks(element)).to.deep.equal(before);
    element.content = `${block([FORMAT])}\n\n${block([FORMAT])}`;
    await settled(element);
    expect(looks(element)).to.deep.equal([...before, ...before]);
    document.body.append(element);
    await settled(element);
    expect(looks(element)).to.deep.equal([...before, ...before]);
    element.remove();
  });

  it('can be answered there, by somebody who began here', async () => {
    const element = await message(block([FORMAT, NOTES]), { messageId: 'moved-2', layout: 'list' });
    const heard = replies(element);
    await choose(element, 'CSV');
    const there = await page();
    there.documentElement.lang = 'pt-BR';
    there.body.append(element);
    await settled(element);
    expect(chosen(element)).to.deep.equal(['CSV']);
    await choose(element, 'PDF');
    const text = one<HTMLTextAreaElement>(element, '[data-question="notes"] textarea, #control');
    text.value = 'More.';
    text.dispatchEvent(new InputEvent('input', { bubbles: true }));
    button(element, 'Enviar respostas').click();
    await settled(element);
    expect(heard[0]?.reply).to.have.property('text').that.contains('PDF').and.contains('More.');
    expect(seen(element)).to.contain('Respostas enviadas');
  });

  it('is made there just as well', async () => {
    const element = Object.assign(document.createElement('sage-questionnaire-message'), { content: block([FORMAT]) });
    (await page()).body.append(element);
    await settled(element);
    expect(seen(element)).to.contain('Which format?');
    expect(looks(element)).to.include('12px');
  });

  it('copies what was not sent from there', async () => {
    const element = await message(block([FORMAT]), { messageId: 'moved-3' });
    await choose(element, 'CSV');
    element.canSubmit = false;
    const there = await page();
    there.body.append(element);
    await settled(element);
    const copied: string[] = [];
    Object.defineProperty(there.defaultView!.navigator, 'clipboard', { value: { writeText: (text: string) => copied.push(text) } });
    button(element, 'Copy answers').click();
    await settled(element);
    expect(copied).to.deep.equal(['Which format?\nCSV']);
  });

  it('selects there what it may not copy', async () => {
    const element = await message(block([FORMAT]), { messageId: 'moved-4' });
    await choose(element, 'CSV');
    element.canSubmit = false;
    const there = await page();
    Object.defineProperty(there.defaultView!.navigator, 'clipboard', { value: undefined });
    there.body.append(element);
    await settled(element);
    button(element, 'Copy answers').click();
    await settled(element);
    expect(there.getSelection()?.rangeCount).to.equal(1);
  });
});
