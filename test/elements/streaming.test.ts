import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../src/elements/define.js';
import type { SageQuestionnaireConversation } from '../../src/elements/conversation/conversation.js';
import type { SageQuestionnaireMessage } from '../../src/elements/message/message.js';

const ELEMENT = '<questionnaire>{"title":"Plan","questions":[{"id":"a","type":"single_choice","text":"Which?","options":["x","y","z"],"allow_other":true},{"id":"b","type":"text","text":"Why?"},{"id":"c","type":"text","text":"When?"}]}</questionnaire>';
const FENCE = '```questionnaire\ntitle: Plan\nquestions:\n  - type: free_text\n    text: Why?\n    default: ""\n  - type: single_choice\n    text: Which?\n    options:\n      - A\n      - B\n    default: B\n```\n';

async function say(element: SageQuestionnaireMessage, content: string): Promise<void> {
  element.content = content;
  await element.updateComplete;
  await nextFrame();
}

async function send(): Promise<void> {
  await sendKeys({ down: 'Control' });
  await sendKeys({ press: 'Enter' });
  await sendKeys({ up: 'Control' });
}

const arriving = (content: string): Promise<SageQuestionnaireMessage> => fixture(html`<sage-questionnaire-message message-id="s" layout="list" streaming .content=${content}></sage-questionnaire-message>`);

const cardOf = (element: Element): HTMLElement => {
  const card = element.shadowRoot?.querySelector('sage-questionnaire-card');
  if (!card) throw new Error('no card');
  return card;
};
const fieldOf = (element: Element, id: string): HTMLElement | null => cardOf(element).shadowRoot?.querySelector(`[data-question="${id}"]`) ?? null;
const inputOf = (element: Element, id: string, selector: string): HTMLInputElement => {
  const input = fieldOf(element, id)?.shadowRoot?.querySelector<HTMLInputElement>(selector);
  if (!input) throw new Error(`no ${selector} in ${id}`);
  return input;
};
const upTo = (text: string, end: string): string => text.slice(0, text.indexOf(end) + end.length);

describe('a message that is streaming, on the page', () => {
  it('shows a card with its title and that more is coming, then its questions in place', async () => {
    const element = await arriving('Hi <questionn');
    expect(element.shadowRoot?.textContent).to.not.contain('<');
    await say(element, `Hi ${upTo(ELEMENT, '"Plan"')}`);
    const card = cardOf(element);
    expect(card.shadowRoot?.textContent).to.contain('Plan');
    expect(card.shadowRoot?.textContent).to.contain('Preparing questions');
    await say(element, `Hi ${upTo(ELEMENT, '["x"')}`);
    expect(cardOf(element)).to.equal(card);
    expect(fieldOf(element, 'a')).to.not.equal(null);
    await say(element, `Hi ${ELEMENT}`);
    expect(cardOf(element)).to.equal(card);
    expect(fieldOf(element, 'c')).to.not.equal(null);
    element.streaming = false;
    await element.updateComplete;
    await nextFrame();
    expect(cardOf(element)).to.equal(card);
    expect(card.shadowRoot?.textContent).to.not.contain('Still arriving');
  });

  it('keeps what is typed, the focus and the caret, at every character that comes', async () => {
    const element = await arriving(`Hi ${upTo(ELEMENT, '"Why?"')}`);
    const field = fieldOf(element, 'b');
    const input = inputOf(element, 'b', 'textarea, input');
    input.focus();
    await sendKeys({ type: 'abcd' });
    input.setSelectionRange(1, 3);
    const rest = ELEMENT.slice(upTo(ELEMENT, '"Why?"').length);
    for (let at = 1; at <= rest.length; at++) {
      await say(element, `Hi ${upTo(ELEMENT, '"Why?"')}${rest.slice(0, at)}`);
      expect(fieldOf(element, 'b')).to.equal(field);
      expect([input.value, input.selectionStart, input.selectionEnd, input.matches(':focus')]).to.deep.equal(['abcd', 1, 3, true]);
    }
    element.streaming = false;
    await element.updateComplete;
    await nextFrame();
    expect([input.isConnected, input.value, input.selectionStart, input.matches(':focus')]).to.deep.equal([true, 'abcd', 1, true]);
  });

  it('keeps what is chosen as options grow, and takes no default over it', async () => {
    const text = `Hi\n\n${FENCE}`;
    const element = await arriving(upTo(text, '- B\n'));
    inputOf(element, 'q2', 'input').click();
    await say(element, text);
    element.streaming = false;
    await element.updateComplete;
    await nextFrame();
    const inputs = [...(fieldOf(element, 'q2')?.shadowRoot?.querySelectorAll('input') ?? [])];
    expect(inputs.map(({ checked }) => checked)).to.deep.equal([true, false]);
  });

  it('cannot be sent before all of it has come', async () => {
    const element = await arriving(`Hi ${ELEMENT}`);
    let sent = 0;
    element.addEventListener('sage-questionnaire-reply', () => sent++);
    inputOf(element, 'b', 'textarea, input').focus();
    await send();
    expect(sent).to.equal(0);
    element.streaming = false;
    await element.updateComplete;
    await nextFrame();
    await send();
    expect(sent).to.equal(1);
  });

  it('becomes the text that it was if it is never closed, and tells of nothing before', async () => {
    const element = await arriving(`Hi ${upTo(ELEMENT, '"Why?"')}`);
    let told = 0;
    element.addEventListener('sage-questionnaire-diagnostic', () => told++);
    element.streaming = false;
    await element.updateComplete;
    expect(element.shadowRoot?.querySelector('sage-questionnaire-card')).to.equal(null);
    expect(element.shadowRoot?.textContent).to.contain('"Plan"');
    expect(told).to.equal(0);
  });

  it('renders the last block of its prose alone', async () => {
    const element = await arriving('# One\n\nTwo **three**\n\nFour');
    const blocks = (): Element[] => [...(element.shadowRoot?.querySelectorAll('[part="markdown"] > *') ?? [])];
    const [heading, paragraph] = blocks();
    const strong = paragraph?.querySelector('strong');
    await say(element, '# One\n\nTwo **three**\n\nFour five\n\n- six');
    expect(blocks()[0]).to.equal(heading);
    expect(blocks()[1]?.querySelector('strong')).to.equal(strong);
    expect(blocks().map(({ localName }) => localName)).to.deep.equal(['h1', 'p', 'p', 'ul']);
  });

  it('does not flicker while emphasis, code, a link, a list or a fence is unfinished', async () => {
    const element = await arriving('');
    const text = 'See **bold words** and `code` or [a link](https://example.org/a).\n\n- item *one*\n\n```js\nlet a = 1;\n```\n';
    for (let at = 1; at <= text.length; at++) {
      await say(element, text.slice(0, at));
      expect(element.shadowRoot?.querySelector('[part="markdown"]')?.textContent ?? '', text.slice(0, at)).to.not.match(/[*`[\]]|https|^\s*- /);
    }
    expect(element.shadowRoot?.querySelector('a')?.getAttribute('href')).to.equal('https://example.org/a');
  });

  it('takes nothing in an address, or in code above, for emphasis', async () => {
    const element = await arriving('');
    const text = '```c\n*p = 1;\n```\nSee [a link](https://example.org/a_b/_c) now.\n\n~~~\na ` b\n~~~\nEnd';
    for (let at = 1; at <= text.length; at++) {
      await say(element, text.slice(0, at));
      const prose = [...(element.shadowRoot?.querySelectorAll('[part="markdown"] p') ?? [])].map(({ textContent }) => textContent).join('');
      expect(prose, text.slice(0, at)).to.not.match(/[*`[\]_]|https/);
    }
  });

  it('leaves a message above untouched', async () => {
    const first = { id: '1', role: 'assistant', content: `A ${ELEMENT}` };
    const element = await fixture<SageQuestionnaireConversation>(html`<sage-questionnaire-conversation streaming .messages=${[first, { id: '2', role: 'user', content: 'Go on' }, { id: '3', role: 'assistant', content: 'He' }]}></sage-questionnaire-conversation>`);
    const [above] = element.shadowRoot?.querySelectorAll('sage-questionnaire-message') ?? [];
    let updates = 0;
    above?.addController({ hostUpdated: () => updates++ });
    for (const content of ['Hel', 'Hello ', `Hello ${ELEMENT}`]) {
      element.messages = [...element.messages.slice(0, -1), { id: '3', role: 'assistant', content }];
      await element.updateComplete;
    }
    await nextFrame();
    expect(updates).to.equal(0);
    expect(element.shadowRoot?.querySelectorAll('sage-questionnaire-message')[2]?.shadowRoot?.querySelector('sage-questionnaire-card')).to.not.equal(null);
  });
});
