import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { createQuestionnaireStore } from '../../src/machines/index.js';
import { FORMAT, NOTES, WHO, all, block, choose, chosen, deferred, focus, mark, message, otherText, press, replies, seen, settled } from './support.js';

describe('a card that leaves the page and comes back', () => {
  it('shows what happened meanwhile', async () => {
    const sending = deferred();
    const element = await message(block([FORMAT]));
    replies(element, (event) => event.waitUntil(sending.promise));
    await choose(element, 'CSV');
    await press(element, 'Send');
    const parent = element.parentElement;
    element.remove();
    sending.resolve();
    await settled(element);
    parent?.append(element);
    await settled(element);
    expect(seen(element)).to.contain('Answers sent').and.not.contain('Sending');
  });

  it('shows why it was not sent, and sends it again once', async () => {
    const sending = deferred();
    const element = await message(block([FORMAT]));
    const heard = replies(element, (event) => event.waitUntil(heard.length === 1 ? sending.promise : Promise.resolve()));
    await choose(element, 'CSV');
    await press(element, 'Send');
    const parent = element.parentElement;
    element.remove();
    sending.reject(new Error('the line is dead'));
    await settled(element);
    parent?.append(element);
    await settled(element);
    expect(seen(element)).to.contain('the line is dead');
    expect(chosen(element)).to.deep.equal(['CSV']);
    await press(element, 'Try again');
    await settled(element);
    expect(heard).to.have.length(2);
  });
});

describe('two cards that show the same questionnaire', () => {
  const same = { messageId: 'shared', conversationId: 'shared' };

  it('obey the strictest host: none undoes what the other’s says', async () => {
    const store = createQuestionnaireStore();
    const strict = await message(block([FORMAT]), { ...same, store, readOnly: true });
    const free = await message(block([FORMAT]), { ...same, store });
    await settled(strict);
    expect([seen(strict), seen(free)].every((text) => text.includes('Read-only'))).to.equal(true);
    free.locale = 'en-GB';
    free.layout = 'list';
    await settled(free);
    expect(seen(strict)).to.contain('Read-only');
    strict.readOnly = false;
    await settled(strict);
    await settled(free);
    expect(all(free, 'input')).not.to.have.length(0);
  });

  it('are locked until both are free, or the locked one is gone', async () => {
    const store = createQuestionnaireStore();
    const locked = await message(block([FORMAT]), { ...same, store, canSubmit: false });
    const free = await message(block([FORMAT]), { ...same, store });
    free.layout = 'list';
    await settled(free);
    expect(seen(free)).to.contain('Closed');
    locked.remove();
    await settled(free);
    expect(all(free, 'input')).not.to.have.length(0);
  });
});

describe('what is entered', () => {
  it('is kept by message, also without a conversation', async () => {
    const first = await message(block([FORMAT]), { messageId: 'kept-by-message' });
    await choose(first, 'CSV');
    first.remove();
    const second = await message(block([FORMAT]), { messageId: 'kept-by-message' });
    expect(chosen(second)).to.deep.equal(['CSV']);
  });

  it('is heard from a field that another copy of the library has defined', async () => {
    const element = await message(block([FORMAT]));
    const heard = replies(element, () => undefined);
    const [field] = all(element, 'sage-questionnaire-single-choice');
    field?.dispatchEvent(Object.assign(new Event('field-change'), { value: { kind: 'single_choice', option: 'Spreadsheet', other: { chosen: false, text: '' } } }));
    await settled(element);
    await press(element, 'Send');
    expect(heard[0]?.reply.via === 'message' && heard[0].reply.text).to.contain('"answer":"Spreadsheet"');
  });

  it('can still be sent after the store has let go of it', async () => {
    const store = createQuestionnaireStore();
    const element = await message(block([FORMAT]), { messageId: 'm', store });
    const heard = replies(element, () => undefined);
    store.release('');
    await choose(element, 'CSV');
    await press(element, 'Send');
    expect(heard).to.have.length(1);
  });

  it('stands as it is on the screen after the store has let go of it, also while it is sent', async () => {
    const store = createQuestionnaireStore();
    const element = await message(block([FORMAT]), { messageId: 'm', store });
    const heard = replies(element, (event) => event.waitUntil(new Promise(() => undefined)));
    await choose(element, 'CSV');
    await press(element, 'Send');
    store.release('');
    await settled(element);
    expect(seen(element)).to.contain('may not have arrived').and.not.to.contain('Sending');
    expect(heard[0]?.signal.aborted).to.equal(true);
    await press(element, 'Send');
    expect(heard).to.have.length(2);
    expect(chosen(element)).to.deep.equal(['CSV']);
  });
});

describe('a host that does not take a reply', () => {
  it('may have promised something all the same', async () => {
    const unhandled: unknown[] = [];
    const note = (event: PromiseRejectionEvent): void => {
      unhandled.push(event.reason);
      event.preventDefault();
    };
    window.addEventListener('unhandledrejection', note);
    const element = await message(block([FORMAT]));
    replies(element, (event) => {
      event.preventDefault();
      event.waitUntil(Promise.reject(new Error('not now')));
    });
    await choose(element, 'CSV');
    await press(element, 'Send');
    await new Promise((resolve) => setTimeout(resolve, 50));
    window.removeEventListener('unhandledrejection', note);
    expect(unhandled).to.deep.equal([]);
    expect(chosen(element)).to.deep.equal(['CSV']);
  });
});

describe('Enter that is held down', () => {
  it('goes on once, and writes no lines where it has led', async () => {
    const element = await message(block([{ ...FORMAT, allow_other: true }, NOTES, WHO]));
    mark(element, 'PDF').focus();
    await sendKeys({ down: 'Enter' });
    await settled(element);
    await sendKeys({ down: 'Enter' });
    await sendKeys({ down: 'Enter' });
    await sendKeys({ up: 'Enter' });
    expect(all(element, 'textarea[part~="textarea"]').map((field) => (field as HTMLTextAreaElement).value)).to.deep.equal(['']);
    expect(focus()).to.contain('textarea');
    await sendKeys({ down: 'Enter' });
    await sendKeys({ down: 'Enter' });
    await sendKeys({ up: 'Enter' });
    expect(all(element, 'textarea[part~="textarea"]').map((field) => (field as HTMLTextAreaElement).value)).to.deep.equal(['\n\n']);
  });

  it('writes no lines into the field of Other', async () => {
    const element = await message(block([{ ...FORMAT, allow_other: true }]));
    replies(element, (event) => event.preventDefault());
    otherText(element).focus();
    await sendKeys({ type: 'x' });
    await sendKeys({ down: 'Enter' });
    await sendKeys({ down: 'Enter' });
    await sendKeys({ up: 'Enter' });
    expect(otherText(element).value).to.equal('x');
  });
});
