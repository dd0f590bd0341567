import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../demo/main.js';
import { DemoChat } from '../../demo/chat.js';
import { buildReply, parseMessage } from '../../src/core/index.js';
import samples from '../fixtures/samples.json' with { type: 'json' };

async function open(sample: string): Promise<DemoChat> {
  const chat = await fixture<DemoChat>(html`<demo-chat delivery-time="30"></demo-chat>`);
  find<HTMLButtonElement>(chat, `button[data-sample="${sample}"]`).click();
  await waitUntil(() => shown(chat, 'sage-questionnaire-message').length === 1);
  return chat;
}

/** What a person sees: through all shadow roots, in order. */
function shown(root: Element, selector: string): Element[] {
  const inside = [...(root.shadowRoot?.querySelectorAll('*') ?? [])];
  return inside.flatMap((element) => [...(element.matches(selector) ? [element] : []), ...(element.shadowRoot ? shown(element, selector) : [])]);
}

function find<T extends Element>(root: Element, selector: string): T {
  const [element] = shown(root, selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element as T;
}

const textOf = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
const primary = (chat: Element): HTMLButtonElement => find(chat, '[part~="button-primary"]');
const option = (chat: Element, label: string): HTMLInputElement => {
  const row = shown(chat, '[part~="option"]').find((each) => textOf(each).startsWith(label));
  const input = row?.querySelector('input');
  if (!input) throw new Error(`There is no option ${label}.`);
  return input;
};
const userMessages = (chat: DemoChat): Element[] => [...(chat.shadowRoot?.querySelectorAll('li[data-role="user"]') ?? [])];
const sentText = (message: Element | undefined): string => message?.querySelector('pre')?.textContent ?? '';

function contentOf(id: string): string {
  return samples.find((sample) => sample.id === id)?.content ?? '';
}

describe('the demo', () => {
  it('sends the answer exactly as the protocol expects it, and shows its readable form', async () => {
    const chat = await open('turn-limit');
    await waitUntil(() => shown(chat, 'input[type="radio"]').length > 0);
    option(chat, 'Stop here').click();
    primary(chat).click();
    await waitUntil(() => userMessages(chat).length === 1);

    const [segment] = parseMessage(contentOf('turn-limit'), { messageId: 'm1' }).filter(({ type }) => type === 'questionnaire');
    if (segment?.type !== 'questionnaire') throw new Error('no questionnaire');
    const expected = buildReply(segment.questionnaire, { kind: 'submitted', answers: [{ question: 'q1', kind: 'single_choice', value: { option: 'Stop here' } }] });
    expect(expected.ok && expected.value.via === 'message' && expected.value.text).to.equal(sentText(userMessages(chat)[0]));
    const message = find(chat, 'li[data-role="user"] sage-questionnaire-message');
    await waitUntil(() => (message.shadowRoot?.textContent ?? '').includes('Stop here'));
    expect(message.shadowRoot?.textContent).to.contain('Continue the current task?').and.not.contain('<questionnaire-response>');
  });

  it('takes a questionnaire from the first to the last question by keyboard alone', async () => {
    const chat = await open('weekly-report');
    await waitUntil(() => shown(chat, 'input[type="radio"]').length > 0);
    option(chat, 'PDF').focus();
    await sendKeys({ press: '2' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => shown(chat, 'input[type="checkbox"][part~="checkbox"]').length > 0);
    await sendKeys({ press: '3' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => shown(chat, 'textarea[part~="textarea"]').length > 0);
    await sendKeys({ type: 'In euros, please' });
    await sendKeys({ down: 'Control' });
    await sendKeys({ press: 'Enter' });
    await sendKeys({ up: 'Control' });
    await waitUntil(() => userMessages(chat).length === 1);
    const text = sentText(userMessages(chat)[0]);
    expect(text).to.contain('"answer":"Spreadsheet"').and.contain('"values":["Revenue by region","Open invoices"]').and.contain('"answer":"In euros, please"');
  });

  it('keeps every answer when sending fails, and sends it on the next click', async () => {
    const chat = await open('turn-limit');
    const failing = find<HTMLInputElement>(chat, 'input[name="failing"]');
    failing.click();
    await waitUntil(() => shown(chat, 'input[type="radio"]').length > 0);
    option(chat, 'Start over').click();
    primary(chat).click();
    await waitUntil(() => textOf(find(chat, '[part~="status"]')).includes('the connection was lost'));
    expect(userMessages(chat)).to.have.length(0);
    expect(option(chat, 'Start over').checked).to.equal(true);
    failing.click();
    primary(chat).click();
    await waitUntil(() => userMessages(chat).length === 1);
    expect(sentText(userMessages(chat)[0])).to.contain('Start over with a smaller goal');
  });

  it('locks the card when another message is written, and leaves its text to be read', async () => {
    const chat = await open('turn-limit');
    await waitUntil(() => shown(chat, 'input[type="radio"]').length > 0);
    find<HTMLInputElement>(chat, '.composer input').value = 'never mind';
    find<HTMLButtonElement>(chat, '.composer button').click();
    await waitUntil(() => userMessages(chat).length === 1);
    await waitUntil(() => shown(chat, 'input[type="radio"]').length === 0);
    expect(textOf(find(chat, 'sage-questionnaire-summary').shadowRoot?.firstElementChild ?? chat)).to.contain('Closed');
  });

  it('answers in the language of the message', async () => {
    const chat = await open('turn-limit-zh');
    await waitUntil(() => shown(chat, 'input[type="radio"]').length > 0);
    expect(textOf(primary(chat))).to.contain('发送');
    primary(chat).click();
    await waitUntil(() => userMessages(chat).length === 1);
    const message = find(chat, 'li[data-role="user"] sage-questionnaire-message');
    await waitUntil(() => (message.shadowRoot?.textContent ?? '').includes('问卷回答'));
  });

  it('shows what could not be read as its original text', async () => {
    const chat = await open('unreadable');
    await waitUntil(() => shown(chat, 'sage-questionnaire-fallback').length === 1);
    expect(shown(chat, 'sage-questionnaire-card')).to.have.length(0);
  });

  it('is accessible', async () => {
    const chat = await open('weekly-report');
    await expect(chat).to.be.accessible();
  });
});
