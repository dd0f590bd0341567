import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { OutcomeKind } from '../../src/core/index.js';
import type { SageQuestionnaireCard } from '../../src/elements/index.js';
import { text } from '../support/questions.js';
import { toy } from '../support/toy-dialect/index.js';
import { all, block, button, card, deferred, focus, focused, FORMAT, message, NOTES, one, press, replies, seen, settled, takeErrors, WHO } from './support.js';

let count = 0;
const together = async (...blocks: string[]): Promise<readonly [SageQuestionnaireCard, SageQuestionnaireCard]> => {
  const element = await message(blocks.join('\n\nand\n\n'), { messageId: `focus${++count}` });
  const [first, second] = all<SageQuestionnaireCard>(element, 'sage-questionnaire-card');
  return [first!, second!];
};
const EXITS: readonly (readonly [OutcomeKind, string, string])[] = [
  ['clarify', 'Ask to clarify', 'Asked to clarify'],
  ['finish', 'Finish interview', 'Interview finished'],
  ['declined', 'Reject', 'Declined'],
  ['cancelled', 'Cancel', 'Cancelled'],
];
const withExits = (questions = [text()]): Promise<SageQuestionnaireCard> =>
  card(questions, { dialects: [toy()] }, { dialect: 'toy', outcomes: ['submitted', ...EXITS.map(([kind]) => kind)] });

/** What the focused element says. */
const label = (): string => seen(focused() ?? document.body);

/** As a person does it by keyboard. */
async function pressEnter(target: HTMLElement): Promise<void> {
  target.focus();
  await sendKeys({ press: 'Enter' });
  await settled(target);
}

describe('the focus', () => {
  it('stays where the person is when cards arrive, grow and are told of the host', async () => {
    const composer = document.createElement('input');
    document.body.append(composer);
    composer.focus();
    const element = await message(block([FORMAT]), { streaming: true });
    element.content += `\n\n${block([WHO, NOTES])}`;
    element.streaming = false;
    await settled(element);
    element.canSubmit = false;
    await settled(element);
    element.canSubmit = true;
    await settled(element);
    expect(document.activeElement === composer).to.equal(true);
    composer.remove();
  });

  it('goes on to the way to edit what is done, and Tab leads on to the next card', async () => {
    const [first, second] = await together(block([FORMAT]), block([WHO]));
    await pressEnter(button(first, 'Done'));
    expect(label()).to.equal('Edit');
    await sendKeys({ press: 'Tab' });
    expect(focus()).to.equal('Finance');
    await pressEnter(button(second, 'Send'));
    expect(focus()).to.equal('record-head');
    expect([first, second].map((each) => each.shadowRoot?.activeElement != null)).to.deep.equal([false, true]);
  });

  it('goes from the review of a card to the way to edit it, and back to the review', async () => {
    const [first] = await together(block([FORMAT, NOTES]), block([WHO]));
    await press(first, 'Next');
    await press(first, 'Review');
    await sendKeys({ press: 'Enter' });
    await settled(first);
    expect(label()).to.equal('Edit');
    await pressEnter(button(first, 'Edit'));
    expect(label()).to.equal('Check your answers');
  });

  it('stays in the card that was used while several are sent, also where sending is stopped or fails', async () => {
    for (const end of ['fails', 'is stopped'] as const) {
      const sending = deferred();
      const [first, second] = await together(block([FORMAT]), block([WHO]));
      replies(second, (event) => event.waitUntil(sending.promise));
      await pressEnter(button(first, 'Done'));
      await pressEnter(button(second, 'Send'));
      expect(label(), end).to.equal('Sending…');
      if (end === 'fails') sending.reject(new Error('no connection'));
      else one<HTMLButtonElement>(second, '.stop button').click();
      await settled(second);
      expect(label(), end).to.equal(end === 'fails' ? 'Try again' : 'Send');
    }
  });

  it('stays in a card that waits where it stops the sending of all', async () => {
    const [first, second] = await together(block([FORMAT]), block([WHO]));
    replies(second, (event) => event.waitUntil(new Promise(() => undefined)));
    await press(first, 'Done');
    await press(second, 'Send');
    const stop = one<HTMLButtonElement>(first, '.stop button');
    stop.focus();
    stop.click();
    await settled(first);
    expect(label()).to.equal('Edit');
  });

  for (const [kind, exit, record] of EXITS) {
    it(`goes to the record by the exit “${exit}”, and Tab leaves the card`, async () => {
      const sending = deferred();
      const element = await withExits();
      const after = document.createElement('button');
      element.after(after);
      const heard = replies(element, (event) => event.waitUntil(sending.promise));
      await pressEnter(button(element, exit));
      expect(heard.map(({ outcome }) => outcome.kind)).to.deep.equal([kind]);
      expect(label(), 'while it is sent').to.equal('Sending…');
      sending.resolve();
      await settled(element);
      expect(seen(element)).to.contain(record);
      expect(focus()).to.equal('record-head');
      await sendKeys({ press: 'Tab' });
      expect(document.activeElement === after).to.equal(true);
      after.remove();
    });
  }

  it('stays in the card where an exit fails at once, or the host does not take it', async () => {
    for (const onReply of [(event: Event) => event.preventDefault(), () => { throw new Error('no connection'); }]) {
      const restore = takeErrors();
      const element = await withExits();
      replies(element, onReply);
      await pressEnter(button(element, 'Reject'));
      restore();
      expect(element.shadowRoot?.activeElement != null).to.equal(true);
      expect(button(element, 'Reject')).to.exist;
    }
  });
});

describe('keys that are on their way', () => {
  it('press no button where something else is asked under the hands of who writes or chooses', async () => {
    for (const [questions, begun] of [[[NOTES], ''], [[FORMAT], ''], [[FORMAT, NOTES], ''], [[NOTES], '12'], [[FORMAT], '12']] as const) {
      const element = await message(block(questions), { messageId: `hands${++count}` });
      const heard = replies(element);
      one(element, 'input, textarea').focus();
      if (begun) await sendKeys({ type: begun });
      await settled(element);
      element.content = block([WHO]);
      await settled(element);
      await sendKeys({ type: 'a b' });
      await sendKeys({ press: 'Enter' });
      await settled(element);
      expect(heard).to.have.length(0);
      expect(seen(element)).to.contain('Who receives it?');
    }
  });
});

describe('a way to try again', () => {
  it('is offered for the answers that failed, not for an exit that did', async () => {
    const element = await withExits();
    let failing = true;
    const heard = replies(element, (event) => event.waitUntil(failing ? Promise.reject(new Error('no connection')) : Promise.resolve()));
    await press(element, 'Reject');
    expect(seen(element)).to.contain('Not sent: no connection.');
    expect(seen(one(element, '[part~="button-primary"]'))).to.equal('Send');
    failing = false;
    await press(element, 'Reject');
    expect(heard.map(({ outcome }) => outcome.kind)).to.deep.equal(['declined', 'declined']);
    expect(seen(element)).to.contain('Declined');
  });
});
