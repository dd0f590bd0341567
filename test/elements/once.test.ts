import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { SageQuestionnaireCard } from '../../src/elements/index.js';
import { all, block, button, chosen, FORMAT, focus, mark, message, NOTES, one, otherText, press, replies, seen, settled, WHO } from './support.js';

const never = (): Promise<never> => new Promise(() => undefined);
let count = 0;
const together = async (...questions: object[]): Promise<readonly [SageQuestionnaireCard, SageQuestionnaireCard]> => {
  const element = await message(questions.map((question) => block([question])).join('\n\nand\n\n'), { messageId: `once${++count}` });
  const [first, second] = all<SageQuestionnaireCard>(element, 'sage-questionnaire-card');
  return [first!, second!];
};

/** One of the clicks that a browser counts as a double or triple click. */
async function click(target: HTMLElement, detail: number): Promise<void> {
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, detail }));
  await settled(target);
}

describe('one reply', () => {
  for (const [way, keys] of [['clicks', []], ['clicks and Enter', ['Enter']], ['clicks, Enter and a timer', ['Enter', 'timer']]] as const) {
    it(`leaves the review, however often it is sent: ${way}`, async () => {
      const element = await message(block([FORMAT, NOTES]));
      const heard = replies(element, (event) => event.waitUntil(never()));
      await press(element, 'Next');
      await press(element, 'Review');
      const send = button(element, 'Send answers');
      if (keys.some((key) => key === 'timer')) setTimeout(() => send.click());
      send.click();
      send.click();
      if (keys.some((key) => key === 'Enter')) await sendKeys({ press: 'Enter' });
      await settled(element);
      expect(heard).to.have.length(1);
    });
  }

  it('leaves cards that are sent together, whoever sends them at the same time', async () => {
    const [first, second] = await together(FORMAT, WHO);
    const heard = replies(document, (event) => event.waitUntil(never()));
    const [done, send] = [button(first, 'Done'), button(second, 'Done')];
    done.click();
    done.click();
    setTimeout(() => done.click());
    send.click();
    send.click();
    setTimeout(() => send.click());
    await settled(second);
    mark(second, 'Finance').focus();
    await sendKeys({ press: 'Enter' });
    await settled(second);
    expect(heard).to.have.length(1);
    expect(heard[0]!.parts).to.have.length(2);
  });

  it('leaves a card that is both declined and sent', async () => {
    const element = await message(block([FORMAT]));
    const heard = replies(element, (event) => event.waitUntil(never()));
    const inner = one<SageQuestionnaireCard>(element, 'sage-questionnaire-card');
    inner.questionnaire = { ...inner.questionnaire!, id: 'with exits', outcomes: ['submitted', 'clarify', 'finish'] };
    await settled(element);
    const [clarify, finish, send] = [button(element, 'Ask to clarify'), button(element, 'Finish interview'), button(element, 'Send')];
    for (const each of [clarify, finish, send, clarify]) each.click();
    await settled(element);
    expect(heard).to.have.length(1);
  });
});

describe('a double click', () => {
  it('on the last Next shows the review, and sends nothing', async () => {
    const element = await message(block([FORMAT, NOTES]));
    const heard = replies(element);
    await press(element, 'Next');
    await click(button(element, 'Review'), 1);
    await click(button(element, 'Send answers'), 2);
    await click(button(element, 'Send answers'), 3);
    expect(seen(element)).to.contain('Check your answers');
    expect(heard).to.have.length(0);
  });

  it('on Done does not take back at once what is done', async () => {
    const [first] = await together(FORMAT, WHO);
    await click(button(first, 'Done'), 1);
    await click(button(first, 'Edit'), 2);
    expect(seen(first)).to.contain('It is sent together with the others.');
    await click(button(first, 'Edit'), 1);
    expect(seen(first)).to.contain('Choose one');
  });

  it('on Edit chooses nothing in the question that comes under the pointer', async () => {
    const element = await message(block([FORMAT, NOTES]));
    await press(element, 'Next');
    await press(element, 'Review');
    await click(one(element, '[data-edit="format"]'), 1);
    await click(mark(element, 'PDF').closest('label')!, 2);
    expect(chosen(element)).to.deep.equal([]);
    await click(mark(element, 'PDF').closest('label')!, 1);
    expect(chosen(element)).to.deep.equal(['PDF']);
  });

  it('on a card does nothing to the next one that moves up', async () => {
    const [first, second] = await together(FORMAT, WHO);
    await click(mark(second, 'Sales'), 1);
    await click(button(first, 'Done'), 1);
    await click(mark(second, 'Finance'), 2);
    expect(chosen(second)).to.deep.equal(['Sales']);
  });

  it('on what stays where it is counts twice', async () => {
    const element = await message(block([WHO]));
    await click(mark(element, 'Finance'), 1);
    await click(mark(element, 'Finance'), 2);
    expect(chosen(element)).to.deep.equal([]);
  });
});

describe('Enter that is held down', () => {
  const hold = async (element: Element): Promise<void> => {
    for (let repeat = 0; repeat < 3; repeat++) {
      await sendKeys({ down: 'Enter' });
      await settled(element);
    }
    await sendKeys({ up: 'Enter' });
    await settled(element);
  };

  it('is done once, and edits nothing where it has led', async () => {
    const [first, second] = await together({ ...FORMAT, allow_other: true }, WHO);
    for (const start of [mark(first, 'PDF'), button(first, 'Done'), otherText(first)]) {
      start.focus();
      await hold(first);
      expect(seen(first)).to.contain('It is sent together with the others.');
      await press(first, 'Edit');
    }
    expect(seen(second)).to.contain('Choose any');
  });

  it('goes from the last question to the review and no further', async () => {
    const element = await message(block([FORMAT, WHO]));
    const heard = replies(element);
    await press(element, 'Next');
    await hold(element);
    expect(seen(element)).to.contain('Check your answers');
    expect(heard).to.have.length(0);
    one(element, '[data-edit="who"]').focus();
    await hold(element);
    expect(focus()).to.equal('Finance');
  });
});
