import { expect } from '@open-wc/testing';
import type { SageQuestionnaireCard } from '../../src/elements/card/card.js';
import { FORMAT, NOTES, WHO, all, block, button, choose, focus, message, one, press, replies, seen, settled } from './support.js';

let count = 0;
const several = (...questions: object[]) => message(`First:\n\n${questions.map((question) => block([question])).join('\n\nand\n\n')}`, { messageId: `together${++count}` });
const cards = (element: Element): SageQuestionnaireCard[] => all(element, 'sage-questionnaire-card');
const later = () => {
  let keep: () => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const promise = new Promise<void>((resolve, reject) => {
    keep = resolve;
    fail = reject;
  });
  return { promise, keep: () => keep(), fail: (error: Error) => fail(error) };
};

describe('several cards of one message', () => {
  it('are sent together by the last one: one message, with all answers in the order of the message', async () => {
    const element = await several(FORMAT, WHO, NOTES);
    const heard = replies(element);
    const [first, second, third] = cards(element) as [SageQuestionnaireCard, SageQuestionnaireCard, SageQuestionnaireCard];
    await press(third, 'Done');
    await choose(first, 'PDF');
    await press(first, 'Done');
    expect(seen(first)).to.contain('Which format? PDF').and.to.contain('It is sent together with the others.').and.not.to.contain('Choose one');
    expect(heard).to.have.length(0);
    await choose(second, 'Finance');
    await press(second, 'Send');
    expect(heard).to.have.length(1);
    const { reply, parts, questionnaire } = heard[0]!;
    const ids = [1, 2, 3].map((n) => `${element.messageId}_q${n}`);
    expect(parts.map((part) => part.questionnaire.id)).to.deep.equal(ids);
    expect(questionnaire.id).to.equal(ids[2]);
    expect(reply.via === 'message' && [...reply.text.matchAll(/"questionnaire_id":"(\w+)"/g)].map(([, id]) => id)).to.deep.equal(ids);
    expect(reply.via === 'message' && reply.text).to.match(/<\/questionnaire-response>\n<questionnaire-response>/);
    expect(reply.displayText.split('\n\n')).to.have.length(3);
    for (const card of cards(element)) expect(seen(card)).to.contain('Answers sent');
  });

  it('can still be edited while they wait', async () => {
    const element = await several(FORMAT, WHO);
    const heard = replies(element);
    const [first, second] = cards(element) as [SageQuestionnaireCard, SageQuestionnaireCard];
    await choose(first, 'PDF');
    await press(first, 'Done');
    await press(first, 'Edit');
    expect(focus()).to.equal('PDF');
    expect(button(second, 'Done')).to.exist;
    await choose(first, 'Spreadsheet');
    await press(first, 'Done');
    await press(second, 'Send');
    const [event] = heard;
    expect(event?.reply.displayText).to.contain('Which format?: Spreadsheet');
  });

  it('wait for the host together, and go back together where it fails', async () => {
    const element = await several(FORMAT, WHO);
    const first = later();
    const second = later();
    const promises = [first, second];
    const heard = replies(element, (event) => event.waitUntil(promises[heard.length - 1]!.promise));
    const [one_, two] = cards(element) as [SageQuestionnaireCard, SageQuestionnaireCard];
    await press(one_, 'Done');
    await press(two, 'Send');
    for (const card of cards(element)) expect(seen(card)).to.contain('Sending…');
    first.fail(new Error('no connection'));
    await first.promise.catch(() => undefined);
    await settled(element);
    expect(seen(two)).to.contain('Not sent: no connection. Your answers are kept.');
    expect(seen(one_)).to.contain('no connection');
    await press(two, 'Try again');
    second.keep();
    await second.promise;
    await settled(element);
    expect(heard).to.have.length(2);
    for (const card of cards(element)) expect(seen(card)).to.contain('Answers sent');
  });

  it('are all given up by whoever stops one of them', async () => {
    const element = await several(FORMAT, WHO);
    const heard = replies(element, (event) => event.waitUntil(new Promise(() => undefined)));
    const [first, second] = cards(element) as [SageQuestionnaireCard, SageQuestionnaireCard];
    await press(first, 'Done');
    await press(second, 'Send');
    one<HTMLButtonElement>(first, '.stop button').click();
    await settled(element);
    expect(heard[0]!.signal.aborted).to.equal(true);
    for (const card of cards(element)) expect(seen(card)).to.contain('may not have arrived');
  });

  it('leave a card alone that is the only one, or the only one left', async () => {
    const single = await message(block([FORMAT]));
    expect(button(single, 'Send')).to.exist;
    const element = await several(FORMAT, WHO);
    const [first, second] = cards(element) as [SageQuestionnaireCard, SageQuestionnaireCard];
    await press(first, 'Done');
    second.remove();
    await settled(element);
    expect(seen(first)).to.contain('Edit');
    await press(first, 'Send');
    expect(seen(first)).to.contain('Answers sent');
  });

  it('agree where the same message stands in two places, whichever shows more of it', async () => {
    const one_ = block([FORMAT]);
    const two = `${one_}\n\n${block([WHO])}`;
    const a = await message(one_, { messageId: 'twice' });
    const b = await message(one_, { messageId: 'twice' });
    for (const [first, second] of [[two, two], [two, one_], [one_, two], [one_, one_]] as const) {
      a.content = first;
      b.content = second;
      await settled(a);
      await settled(b);
      expect([cards(a).length, cards(b).length]).to.deep.equal([first, second].map((each) => each.split('<questionnaire>').length - 1));
    }
    await press(a, 'Send');
    expect(seen(b)).to.contain('Answers sent');
  });

  it('are each for themselves in different messages', async () => {
    const a = await message(block([FORMAT]), { messageId: 'a', conversationId: 'c' });
    const b = await message(block([WHO]), { messageId: 'b', conversationId: 'c' });
    expect([a, b].map((element) => seen(one(element, '[part~="button-primary"]')))).to.deep.equal(['Send', 'Send']);
  });
});
