import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { createQuestionnaireStore, type DraftStorage } from '../../src/machines/index.js';
import { single, text } from '../support/questions.js';
import { toy } from '../support/toy-dialect/index.js';
import { all, answersOf, block, button, card, choose, chosen, deferred, focus, FORMAT, message, NOTES, one, otherText, press, replies, seen, settled, WHO } from './support.js';

const WITH_OTHER = { ...FORMAT, allow_other: true };
const UNKNOWN = 'These answers may not have arrived. Send them again if no reply comes.';
const never = (): Promise<never> => new Promise(() => undefined);

/** What a page leaves behind. */
function memory(): DraftStorage & { readonly items: Map<string, string> } {
  const items = new Map<string, string>();
  return { items, getItem: (key) => items.get(key) ?? null, setItem: (key, value) => items.set(key, value), removeItem: (key) => items.delete(key) };
}

/** The page, as it is loaded now. */
const load = (storage: DraftStorage, content: string): ReturnType<typeof message> => message(content, { messageId: 'm', conversationId: 'c', store: createQuestionnaireStore({ storage }) });

async function fill(element: Element): Promise<void> {
  otherText(element).focus();
  await sendKeys({ type: 'On paper' });
  await press(element, 'Next');
  await sendKeys({ type: 'Soon' });
  await press(element, 'Review');
}

const FILLED = { format: { other: 'On paper' }, notes: 'Soon' };

describe('a page that is loaded again', () => {
  it('while answers were on their way says that nobody knows, keeps them, and sends by a click alone', async () => {
    const storage = memory();
    const before = await load(storage, block([WITH_OTHER, NOTES]));
    replies(before, (event) => event.waitUntil(never()));
    await fill(before);
    await press(before, 'Send answers');
    before.remove();
    const element = await load(storage, block([WITH_OTHER, NOTES]));
    const heard = replies(element);
    expect(seen(element)).to.contain(UNKNOWN);
    expect([chosen(element), otherText(element).value]).to.deep.equal([['Other'], 'On paper']);
    await press(element, 'Next');
    await press(element, 'Review');
    expect(seen(element)).to.contain(UNKNOWN).and.to.contain('Which format? On paper').and.to.contain('Anything else? Soon');
    expect(heard).to.have.length(0);
    await press(element, 'Send answers');
    expect(heard.map(answersOf)).to.deep.equal([FILLED]);
    expect([...storage.items]).to.deep.equal([]);
  });

  it('while several were on their way together says so of each, and sends them together again', async () => {
    const storage = memory();
    const content = `${block([FORMAT])}\n\n${block([WHO])}`;
    const before = await load(storage, content);
    replies(before, (event) => event.waitUntil(never()));
    const [first, second] = all(before, 'sage-questionnaire-card');
    await choose(first!, 'CSV');
    await press(first!, 'Done');
    await choose(second!, 'Sales');
    await press(second!, 'Send');
    before.remove();
    const element = await load(storage, content);
    const heard = replies(element);
    const cards = all(element, 'sage-questionnaire-card');
    expect(cards.map((each) => [seen(each).includes(UNKNOWN), chosen(each)])).to.deep.equal([[true, ['CSV']], [true, ['Sales']]]);
    await press(cards[0]!, 'Done');
    expect(heard).to.have.length(0);
    await press(cards[1]!, 'Send');
    expect(heard.map(({ parts }) => parts.length)).to.deep.equal([2]);
  });

  it('while a card waited for others asks it anew, with what was entered, and sends nothing', async () => {
    const storage = memory();
    const content = `${block([FORMAT])}\n\n${block([WHO])}`;
    const before = await load(storage, content);
    await choose(all(before, 'sage-questionnaire-card')[0]!, 'CSV');
    await press(all(before, 'sage-questionnaire-card')[0]!, 'Done');
    before.remove();
    const element = await load(storage, content);
    const heard = replies(element);
    expect(seen(element)).not.to.contain(UNKNOWN);
    expect(chosen(element)).to.deep.equal(['CSV']);
    expect(heard).to.have.length(0);
  });

  it('after it had failed has every answer, and no word of what is over', async () => {
    const storage = memory();
    const before = await load(storage, block([WITH_OTHER, NOTES]));
    replies(before, (event) => event.waitUntil(Promise.reject(new Error('no connection'))));
    await fill(before);
    await press(before, 'Send answers');
    before.remove();
    const element = await load(storage, block([WITH_OTHER, NOTES]));
    expect(seen(element)).not.to.contain(UNKNOWN);
    expect(otherText(element).value).to.equal('On paper');
  });
});

describe('sending that is stopped', () => {
  it('keeps every answer, in the review and in each question, and what is changed then is what is sent', async () => {
    const element = await message(block([WITH_OTHER, NOTES]));
    const heard = replies(element, (event) => event.waitUntil(heard.length === 1 ? never() : Promise.resolve()));
    await fill(element);
    await press(element, 'Send answers');
    one<HTMLButtonElement>(element, '.stop button').click();
    await settled(element);
    expect(heard[0]!.signal.aborted).to.equal(true);
    expect(seen(element)).to.contain('may not have arrived').and.to.contain('Which format? On paper');
    one(element, '[data-edit="notes"]').click();
    await settled(element);
    await sendKeys({ press: 'End' });
    await sendKeys({ type: ', please' });
    await press(element, 'Review');
    await press(element, 'Send answers');
    expect(heard.map(answersOf)).to.deep.equal([FILLED, { ...FILLED, notes: 'Soon, please' }]);
    expect(seen(element)).to.contain('Answers sent');
  });

  it('is over where the exit it stopped arrives after all', async () => {
    const sending = deferred();
    const element = await card([text()], { dialects: [toy()] }, { dialect: 'toy', outcomes: ['submitted', 'declined'] });
    replies(element, (event) => event.waitUntil(sending.promise));
    await press(element, 'Decline');
    one<HTMLButtonElement>(element, '.stop button').click();
    await settled(element);
    expect(button(element, 'Decline')).to.exist;
    sending.resolve();
    await settled(element);
    expect(seen(element)).to.contain('Declined');
  });

  it('fails quietly where it turns out later that nothing arrived', async () => {
    const sending = deferred();
    const element = await message(block([FORMAT]));
    replies(element, (event) => event.waitUntil(sending.promise));
    await press(element, 'Send');
    one<HTMLButtonElement>(element, '.stop button').click();
    await settled(element);
    sending.reject(new Error('aborted'));
    await settled(element);
    expect(seen(element)).not.to.contain('aborted').and.not.to.contain('may not have arrived');
    expect(seen(one(element, '[part~="button-primary"]'))).to.equal('Send');
  });
});

describe('a delivery that fails', () => {
  it('from the review keeps every answer and the review, as often as it fails', async () => {
    const element = await message(block([WITH_OTHER, NOTES]));
    const heard = replies(element, (event) => event.waitUntil(heard.length < 3 ? Promise.reject(new Error(`fault ${heard.length}`)) : Promise.resolve()));
    await fill(element);
    await press(element, 'Send answers');
    expect(seen(element)).to.contain('Not sent: fault 1. Your answers are kept.').and.to.contain('Which format? On paper');
    await press(element, 'Try again');
    expect(seen(element)).to.contain('Not sent: fault 2.');
    await press(element, 'Try again');
    expect(heard.map(answersOf)).to.deep.equal([FILLED, FILLED, FILLED]);
  });

  it('of an exit keeps every answer, and each exit can be tried again', async () => {
    const element = await card([text({ id: 'name' })], { dialects: [toy()] }, { dialect: 'toy', outcomes: ['submitted', 'clarify', 'finish', 'declined', 'cancelled'] });
    const heard = replies(element, (event) => event.waitUntil(Promise.reject(new Error('no connection'))));
    one(element, 'input').focus();
    await sendKeys({ type: 'Ada' });
    for (const exit of ['Ask to clarify', 'Finish interview', 'Reject', 'Cancel', 'Send']) {
      await press(element, exit);
      expect(seen(element), exit).to.contain('Not sent: no connection.');
      expect(one<HTMLInputElement>(element, 'input').value, exit).to.equal('Ada');
    }
    expect(heard.map(({ outcome }) => outcome.kind)).to.deep.equal(['clarify', 'finish', 'declined', 'cancelled', 'submitted']);
  });
});

describe('sending that is refused', () => {
  const way = single({ id: 'way', prompt: 'Which way?', required: true, other: { exclusive: false } });
  const city = text({ id: 'city', prompt: 'Your city?' });
  const name = text({ id: 'name', prompt: 'Your name?', required: true });

  it('in a stepper stays with what is missing, says it, and clears nothing', async () => {
    const element = await card([city, way, name]);
    one(element, 'input').focus();
    await sendKeys({ type: 'Rome' });
    await press(element, 'Next');
    await press(element, 'Next');
    expect([focus(), seen(element).includes('Choose an option')]).to.deep.equal(['A', true]);
    otherText(element).focus();
    await sendKeys({ type: 'x' });
    await sendKeys({ press: 'Backspace' });
    await press(element, 'Next');
    expect([focus(), seen(element).includes('Write an answer'), chosen(element)]).to.deep.equal(['other-input', true, ['Other']]);
    await press(element, 'Back');
    expect(one<HTMLInputElement>(element, 'input').value).to.equal('Rome');
  });

  it('in the review leads to the first of what is missing, and back to the review that names it', async () => {
    const element = await card([city, way, name]);
    await press(element, 'Next');
    await choose(element, 'B');
    await press(element, 'Next');
    await sendKeys({ type: 'Ada' });
    await press(element, 'Review');
    one(element, '[data-edit="name"]').click();
    await settled(element);
    await sendKeys({ press: 'Backspace' });
    await sendKeys({ press: 'Backspace' });
    await sendKeys({ press: 'Backspace' });
    await press(element, 'Back');
    const heard = replies(element);
    await press(element, 'Send answers');
    expect([focus(), seen(element).includes('Write an answer')]).to.deep.equal(['input', true]);
    await press(element, 'Back');
    expect(seen(element)).to.contain('Your name? Not answered Write an answer').and.to.contain('Which way? B');
    expect(heard).to.have.length(0);
  });

  it('keeps a card from waiting for others, too', async () => {
    const element = await message(`${block([{ ...WITH_OTHER }])}\n\n${block([WHO])}`, { messageId: 'refused-together' });
    const [first] = all(element, 'sage-questionnaire-card');
    await choose(first!, 'Other');
    await press(first!, 'Done');
    expect(seen(first!)).to.contain('Write an answer').and.not.to.contain('It is sent together');
    expect(focus()).to.equal('other-input');
  });
});

describe('a newer message', () => {
  const both = (): ReturnType<typeof message> => message(`${block([FORMAT])}\n\n${block([WITH_OTHER, NOTES])}`, { messageId: `newer${++count}` });
  let count = 0;

  it('locks a card that waits for others, with its answers to be read and copied, and lets it wait again', async () => {
    const element = await both();
    const heard = replies(element);
    const [first, second] = all(element, 'sage-questionnaire-card');
    await choose(first!, 'CSV');
    await press(first!, 'Done');
    await fill(second!);
    element.canSubmit = false;
    await settled(element);
    for (const [card, kept] of [[first!, 'CSV'], [second!, 'On paper']] as const) {
      expect(seen(card)).to.contain('Closed').and.to.contain('A newer message exists').and.to.contain(kept);
      expect(button(card, 'Copy answers')).to.exist;
      expect(all(card, '[data-action], [data-edit]')).to.have.length(0);
    }
    element.canSubmit = true;
    await settled(element);
    expect(seen(first!)).to.contain('It is sent together with the others.');
    expect(seen(second!)).to.contain('Check your answers').and.to.contain('On paper');
    expect(heard).to.have.length(0);
    await press(second!, 'Send answers');
    expect(heard[0]?.parts).to.have.length(2);
  });

  it('does not take away what is being sent', async () => {
    const sending = deferred();
    const element = await both();
    replies(element, (event) => event.waitUntil(sending.promise));
    const [first, second] = all(element, 'sage-questionnaire-card');
    await press(first!, 'Done');
    await fill(second!);
    await press(second!, 'Send answers');
    element.canSubmit = false;
    await settled(element);
    expect(seen(element)).to.contain('Sending…').and.not.to.contain('Closed');
    sending.resolve();
    await settled(element);
    for (const card of [first!, second!]) expect(seen(card)).to.contain('Answers sent');
  });
});
