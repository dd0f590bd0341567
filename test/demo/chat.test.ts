import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import '../../demo/main.js';
import { DemoChat } from '../../demo/chat.js';
import { buildReply, parseMessage } from '../../src/core/index.js';
import samples from '../fixtures/samples.json' with { type: 'json' };

async function open(sample: string): Promise<DemoChat> {
  const chat = await fixture<DemoChat>(html`<demo-chat delivery-time="30"></demo-chat>`);
  await choose(chat, sample);
  return chat;
}

async function choose(chat: DemoChat, sample: string): Promise<void> {
  find<HTMLButtonElement>(chat, `button[data-sample="${sample}"]`).click();
  await waitUntil(() => find(chat, `button[data-sample="${sample}"]`).hasAttribute('aria-current') && shown(chat, 'sage-questionnaire-message').length > 0);
  await rendered();
}

/** Elements inside follow within a frame. */
const rendered = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 60));

/** As after a reload: what is not stored is gone. */
async function reload(chat: DemoChat): Promise<DemoChat> {
  chat.remove();
  const again = await fixture<DemoChat>(html`<demo-chat delivery-time="30"></demo-chat>`);
  await rendered();
  return again;
}

async function write(chat: DemoChat, text: string): Promise<void> {
  find<HTMLTextAreaElement>(chat, '[part~="other-input"], [part~="textarea"]').focus();
  await sendKeys({ type: text });
}

const written = (chat: DemoChat): string => find<HTMLTextAreaElement>(chat, '[part~="other-input"], [part~="textarea"]').value;
const startAgain = async (chat: DemoChat): Promise<void> => {
  find<HTMLButtonElement>(chat, 'button[name="start-again"]').click();
  await rendered();
};

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
  afterEach(() => localStorage.clear());

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
    await waitUntil(() => shown(chat, '#review').length > 0);
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => userMessages(chat).length === 1);
    const text = sentText(userMessages(chat)[0]);
    expect(text).to.contain('"answer":"Spreadsheet"').and.contain('"values":["Revenue by region","Open invoices"]').and.contain('"answer":"In euros, please"');
  });

  it('plays a whole agent run: in text, by a tool that fails and is called again, and through a check that refuses a reply', async () => {
    const chat = await open('agent-run');
    await startAgain(chat);
    const answers = async (count: number): Promise<void> => {
      await waitUntil(() => shown(chat, '[part~="button-primary"]').length > 0);
      for (let step = 0; step < 4 && userMessages(chat).length < count; step++) {
        primary(chat).click();
        await new Promise((resolve) => setTimeout(resolve, 150));
      }
      await waitUntil(() => userMessages(chat).length === count);
      await rendered();
    };
    await answers(1);
    expect(shown(chat, 'sage-questionnaire-card').length).to.equal(2);
    await answers(2);
    expect(textOf(find(chat, '[part~="record-why"]'))).to.contain('questions[1].options');
    expect(shown(chat, 'sage-questionnaire-tool'), 'the call that failed').to.have.length(1);
    expect(shown(chat, 'sage-questionnaire-card').length, 'the one that was repaired').to.equal(3);
    await answers(3);
    const refused = find(chat, '[data-role="check"]');
    expect(textOf(refused)).to.contain('Self-check refused a reply').and.to.match(/Line \d+: /);
    await answers(4);
    await waitUntil(() => textOf(chat.shadowRoot!.querySelector('.transcript')!).length > 0 && shown(chat, '.markdown').some((each) => textOf(each).startsWith('That was the whole run.')));
    expect(shown(chat, 'sage-questionnaire-summary')).to.have.length(4);
  });

  it('asks for typed input, shows the result that is sent, and shows what may not be asked with the reason', async () => {
    const chat = await open('input');
    await startAgain(chat);
    await waitUntil(() => shown(chat, 'input[type="radio"]').length > 0);
    option(chat, 'Slack').click();
    primary(chat).click();
    await waitUntil(() => shown(chat, 'sage-questionnaire-fallback').length === 1);
    const [result, error] = shown(chat, '.wire > pre').map((pre) => pre.textContent ?? '');
    expect(JSON.parse(result ?? '')).to.deep.equal({ action: 'accept', content: { platform: 'slack', interval: 15, atNight: false }, humanFriendlyMessage: 'Answered: Platform: Slack; Minutes between checks: 15; Also at night: No.' });
    expect(error).to.equal('elicitation: unsupported payload — property "apiKey" is secret-shaped — use a connect flow');
    expect(shown(chat, 'sage-questionnaire-summary')).to.have.length(1);
    expect(shown(chat, 'sage-questionnaire-card')).to.have.length(1);
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

  it('keeps every conversation and every draft while another sample is shown', async () => {
    const chat = await open('turn-limit');
    await write(chat, 'On paper');
    await choose(chat, 'recovery');
    await write(chat, 'Try the archive');
    primary(chat).click();
    await waitUntil(() => userMessages(chat).length === 1);
    await choose(chat, 'turn-limit');
    expect(written(chat)).to.equal('On paper');
    expect(userMessages(chat)).to.have.length(0);
    await choose(chat, 'recovery');
    expect(sentText(userMessages(chat)[0])).to.contain('Try the archive');
  });

  it('puts the answer into its own conversation when it arrives after another sample was chosen', async () => {
    const chat = await open('turn-limit');
    primary(chat).click();
    await choose(chat, 'recovery');
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(userMessages(chat)).to.have.length(0);
    await choose(chat, 'turn-limit');
    expect(userMessages(chat)).to.have.length(1);
  });

  it('finds sample and draft again after a reload', async () => {
    const chat = await open('recovery');
    await write(chat, 'Try the archive');
    const again = await reload(chat);
    expect(find(again, 'button[aria-current]').getAttribute('data-sample')).to.equal('recovery');
    expect(written(again)).to.equal('Try the archive');
  });

  it('starts a conversation again, and nothing old comes back, not after a reload either', async () => {
    const chat = await open('turn-limit');
    await write(chat, 'On paper');
    await choose(chat, 'recovery');
    await write(chat, 'Kept');
    await choose(chat, 'turn-limit');
    primary(chat).click();
    await waitUntil(() => userMessages(chat).length === 1);
    await startAgain(chat);
    expect([userMessages(chat).length, written(chat), option(chat, 'Continue').checked]).to.deep.equal([0, '', true]);
    await write(chat, 'Second thoughts');
    await startAgain(chat);
    expect(written(chat)).to.equal('');
    expect(written(await reload(chat))).to.equal('');
    const last = await reload(chat);
    await write(last, 'Third');
    const again = await reload(last);
    expect(written(again)).to.equal('Third');
    await choose(again, 'recovery');
    expect(written(again)).to.equal('Kept');
  });

  it('drops an answer that arrives after its conversation was started again', async () => {
    const chat = await open('turn-limit');
    primary(chat).click();
    await startAgain(chat);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(userMessages(chat)).to.have.length(0);
    expect(option(chat, 'Continue').checked).to.equal(true);
  });

  it('opens with its first sample where what it remembers makes no sense', async () => {
    localStorage.setItem('sage-questionnaire-demo', '{"sample":"gone","starts":{"turn-limit":"x"}}');
    const chat = await reload(await open('turn-limit'));
    localStorage.setItem('sage-questionnaire-demo', '[');
    const again = await reload(chat);
    expect(find(again, 'button[aria-current]').getAttribute('data-sample')).to.equal('turn-limit');
  });

  describe('in a small window', () => {
    afterEach(() => setViewport({ width: 800, height: 600 }));

    for (const width of [320, 560, 1024]) {
      it(`scrolls a new message into view, and hides nothing behind the composer: ${width}`, async () => {
        await setViewport({ width, height: 480 });
        const chat = await open('weekly-report');
        const composer = find(chat, '.composer');
        const free = (): number => composer.getBoundingClientRect().top;
        for (let count = 1; count <= 3; count++) {
          find<HTMLInputElement>(chat, '.composer input').value = 'never mind';
          find<HTMLButtonElement>(chat, '.composer button').click();
          await rendered();
          const last = userMessages(chat).at(-1)!.getBoundingClientRect();
          expect(last.bottom, `message ${count}`).to.be.at.most(free());
          expect(last.top, `message ${count}`).to.be.at.least(0);
        }
        find<HTMLButtonElement>(chat, 'button[name="ask-again"]').click();
        await rendered();
        const asked = shown(chat, '.transcript > li').at(-1)!.getBoundingClientRect();
        expect(asked.top).to.be.within(0, free() - 40);
        scrollTo(0, 0);
        for (const radio of shown(chat, 'input[type="radio"]')) {
          (radio as HTMLElement).focus();
          expect(radio.getBoundingClientRect().bottom).to.be.at.most(free());
        }
        expect(document.documentElement.scrollWidth).to.equal(width);
      });
    }

    for (const width of [320, 560]) {
      it(`shows that there are more samples than fit, and shows the chosen one: ${width}`, async () => {
        await setViewport({ width, height: 480 });
        const chat = await open('example-in-code');
        const list = find<HTMLElement>(chat, 'nav ul');
        expect(list.scrollWidth).to.be.greaterThan(list.clientWidth);
        const { left, right } = find(chat, 'button[aria-current]').getBoundingClientRect();
        expect([left >= 0, right <= width]).to.deep.equal([true, true]);
        list.scrollLeft = 0;
        // The one at the edge is cut, and fades: it goes on there.
        const edge = shown(chat, 'nav button').map((button) => button.getBoundingClientRect()).find((rect) => rect.right > width);
        expect(edge!.left).to.be.below(width);
        expect(getComputedStyle(list).maskImage).to.contain('linear-gradient');
      });
    }
  });

  it('is accessible', async () => {
    const chat = await open('weekly-report');
    await expect(chat).to.be.accessible();
  });

  it('lets a message arrive, holds it, and goes back to any place in it', async () => {
    const chat = await open('weekly-report');
    const message = (): HTMLElement & { content: string; streaming: boolean } => find(chat, 'li[data-role="assistant"] sage-questionnaire-message');
    const whole = contentOf('weekly-report');
    expect([message().content, message().streaming]).to.deep.equal([whole, false]);
    const seek = find<HTMLInputElement>(chat, 'input[name="seek"]');
    const to = async (position: number): Promise<void> => {
      seek.value = String(position);
      seek.dispatchEvent(new InputEvent('input'));
      await rendered();
    };
    await to(whole.length - 20);
    expect([message().content, message().streaming]).to.deep.equal([whole.slice(0, -20), true]);
    const questions = shown(chat, '[part~="prompt"]').length;
    expect(questions).to.be.greaterThan(0);
    await to(10);
    expect(shown(chat, '[part~="prompt"]').length).to.equal(0);
    find<HTMLSelectElement>(chat, 'select[name="speed"]').value = '640';
    find(chat, 'select[name="speed"]').dispatchEvent(new Event('change'));
    const play = find<HTMLButtonElement>(chat, 'button[name="play"]');
    play.click();
    await waitUntil(() => message().content.length > 40);
    play.click();
    const held = message().content;
    await rendered();
    expect(message().content).to.equal(held);
    play.click();
    await waitUntil(() => !message().streaming, 'it never ends', { timeout: 5000 });
    expect(message().content).to.equal(whole);
  });
});
