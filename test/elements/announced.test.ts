import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { Question } from '../../src/core/index.js';
import { multi, single, text } from '../support/questions.js';
import { Ear } from './screen-reader.js';
import { all, block, button, card, choose, deferred, FORMAT, mark, message, one, otherText, press, replies, seen, settled, WHO } from './support.js';

const WAY: Question = single({ id: 'way', prompt: 'Which way?', required: true, options: [{ id: 'l', label: 'Left' }, { id: 'r', label: 'Right' }] });
const NAME: Question = text({ id: 'name', prompt: 'Your name?', required: true });
const TEAM: Question = multi({ id: 'team', prompt: 'Who?', required: true, options: [{ id: 'a', label: 'Ada' }, { id: 'b', label: 'Bob' }, { id: 'c', label: 'Cy' }], max: 2 });

async function key(element: Element, press: string): Promise<void> {
  await sendKeys({ press });
  await settled(element);
}

describe('what is said', () => {
  it('along a whole run by keyboard is little, and nothing twice', async () => {
    const sendings = [deferred(), deferred()];
    const element = await card([WAY, NAME]);
    const heard = replies(element, (event) => event.waitUntil(sendings[heard.length - 1]!.promise));
    mark(element, 'Left').focus();
    const ear = new Ear(element);
    await key(element, 'Enter');
    expect(ear.take(), 'refused where the focus is').to.deep.equal(['Choose an option']);
    await key(element, 'Enter');
    expect(ear.take(), 'refused again').to.deep.equal(['Choose an option']);
    await key(element, '1');
    expect(ear.take(), 'answered').to.deep.equal([]);
    await key(element, 'Enter');
    expect(ear.take(), 'next').to.deep.equal(['→ Your name?, Required']);
    await key(element, 'Enter');
    expect(ear.take(), 'refused in a text').to.deep.equal(['Write an answer']);
    await key(element, 'A');
    expect(ear.take(), 'written').to.deep.equal([]);
    await key(element, 'Enter');
    expect(ear.take(), 'review').to.deep.equal(['→ Check your answers']);
    await key(element, 'Enter');
    expect(ear.take(), 'sending').to.deep.equal(['Sending…']);
    sendings[0]!.reject(new Error('no connection'));
    await settled(element);
    expect(ear.take(), 'failed').to.deep.equal(['Not sent: no connection. Your answers are kept.']);
    await key(element, 'Enter');
    expect(ear.take(), 'retried').to.deep.equal(['Sending…']);
    sendings[1]!.resolve();
    await settled(element);
    expect(ear.take(), 'sent').to.deep.equal(['→ Answers sent Left · A']);
  });

  for (const [name, question, said] of [
    ['a single choice', WAY, '→ Left, Choose an option, Which way?'],
    ['a multiple choice', TEAM, '→ Ada, Choose an option, Who?, 0 of 2'],
    ['a text', NAME, '→ Your name?, Write an answer'],
  ] as const) {
    it(`of an error is said by the control to which the focus goes, and by nothing else: ${name}`, async () => {
      const element = await card([question]);
      const send = button(element, 'Send');
      send.focus();
      const ear = new Ear(element);
      await key(element, 'Enter');
      expect(ear.take()).to.deep.equal([said]);
    });
  }

  it('of Other without text is said by its field alone', async () => {
    const element = await message(block([{ ...WHO, allow_other: true }]));
    await choose(element, 'Other');
    button(element, 'Send').focus();
    const ear = new Ear(element);
    await key(element, 'Enter');
    expect(ear.take()).to.deep.equal(['→ Other: Your answer, Write an answer, Who receives it?']);
    expect(all(element, '[aria-invalid="true"]')).to.deep.equal([otherText(element)]);
  });

  it('of a list that is refused is how much there is to change, and the first of it', async () => {
    const element = await card([NAME, WAY], { layout: 'list' });
    button(element, 'Send answers').focus();
    const ear = new Ear(element);
    await key(element, 'Enter');
    expect(ear.take()).to.deep.equal(['2 answers need a change', '→ Your name?, Write an answer']);
    await choose(element, 'Left');
    expect(ear.take().filter((each) => !each.startsWith('→'))).to.deep.equal(['1 answer needs a change']);
  });

  it('over a limit is said once, by a line that was there before', async () => {
    const element = await card([TEAM]);
    const ear = new Ear(element);
    await choose(element, 'Ada', 'Bob');
    expect(ear.take().filter((each) => !each.startsWith('→'))).to.deep.equal([]);
    await choose(element, 'Cy');
    expect(ear.take().filter((each) => !each.startsWith('→'))).to.deep.equal(['At most 2. Clear 1 to go on.']);
  });

  it('of cards that are sent together is that one waits, and that it is sent', async () => {
    const element = await message(`${block([FORMAT])}\n\n${block([WHO])}`, { messageId: 'announced' });
    const [first] = all(element, 'sage-questionnaire-card');
    const sending = deferred();
    replies(element, (event) => event.waitUntil(sending.promise));
    button(first!, 'Done').focus();
    const ear = new Ear(element);
    await key(element, 'Enter');
    expect(ear.take()).to.deep.equal(['Answered. It is sent together with the others.', '→ Edit']);
    await key(element, 'Tab');
    ear.take();
    await key(element, 'Enter');
    expect(ear.take(), 'once, although two are sent').to.deep.equal(['Sending…']);
    sending.resolve();
    await settled(element);
    expect(ear.take()).to.deep.equal(['→ Answers sent']);
  });

  it('of cards that failed together is said once, and shown on each', async () => {
    const element = await message(`${block([FORMAT])}\n\n${block([WHO])}`, { messageId: 'announced failure' });
    const [first, second] = all(element, 'sage-questionnaire-card');
    replies(element, (event) => event.waitUntil(Promise.reject(new Error('no connection'))));
    await press(first!, 'Done');
    button(second!, 'Send').focus();
    const ear = new Ear(element);
    await key(element, 'Enter');
    expect(ear.take().filter((said) => said !== 'Sending…')).to.deep.equal(['Not sent: no connection. Your answers are kept.']);
    expect([first!, second!].map((card) => seen(card).includes('Not sent: no connection.'))).to.deep.equal([true, true]);
  });

  it('while it arrives is that it does, and nothing more with every word', async () => {
    const element = await message(block([FORMAT]), { streaming: true });
    const ear = new Ear(element);
    for (const word of ['One', ' more', ' word']) {
      element.content += word;
      await settled(element);
    }
    expect(ear.take()).to.deep.equal([]);
    element.streaming = false;
    await settled(element);
    expect(ear.take()).to.deep.equal([]);
    expect(one(element, '[role="status"]').textContent.trim()).to.equal('');
  });
});
