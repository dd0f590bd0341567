import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html as lit } from 'lit';
import { createQuestionnaireStore, sageInline } from '../../src/index.js';
import type { SageQuestionnaireMessage } from '../../src/elements/index.js';
import { all, block, button, choose, chosen, FORMAT, message, NOTES, one, press, replies, seen, settled } from './support.js';

const F = '```';
const UNREADABLE = `Please choose.\n\n${F}questionnaire\ntitle: Video\nquestions:\n  - type: single_choice\n    text: Which ratio?\n    options: ["16:9", 1.5]\n    default: "16:9"\n${F}\n\nThanks.`;

describe('a message', () => {
  it('shows prose and cards in the order of the text', async () => {
    const element = await message(`Before.\n\n${block([FORMAT])}\n\nBetween.\n\n${block([NOTES])}\n\nAfter.`);
    expect(seen(element)).to.match(/Before\..*Which format\?.*Between\..*Anything else\?.*After\./);
  });

  it('can be written as plain HTML', async () => {
    const element = await fixture<SageQuestionnaireMessage>(html`<sage-questionnaire-message content=${`Hi. ${block([FORMAT])}`} message-id="m7" can-submit="false"></sage-questionnaire-message>`);
    await settled(element);
    expect(seen(element)).to.contain('Hi.').and.to.contain('Closed');
  });

  it('reads attributes that say false', async () => {
    const element = await fixture<SageQuestionnaireMessage>(html`<sage-questionnaire-message content=${block([FORMAT])} read-only="false" streaming="false"></sage-questionnaire-message>`);
    await settled(element);
    expect(button(element, 'Send').getAttribute('aria-disabled')).to.equal(null);
  });

  it('names its questionnaires after itself', async () => {
    const element = await message(block([FORMAT]), { messageId: 'm7' });
    const heard = replies(element);
    await press(element, 'Send');
    expect(heard[0]!.questionnaire.id).to.equal('m7_q1');
    expect(heard[0]!.reply).to.have.property('text').that.contains('"questionnaire_id":"m7_q1"');
  });

  it('keeps the choices of two cards that ask under the same ids', async () => {
    const element = await message(`${block([FORMAT])}\n\n${block([FORMAT])}`);
    const [first, second] = all(element, 'sage-questionnaire-card');
    await choose(first!, 'PDF');
    await choose(second!, 'CSV');
    expect([chosen(first!), chosen(second!)]).to.deep.equal([['PDF'], ['CSV']]);
  });

  it('shows what could not be read as it was written, and tells the host once', async () => {
    const element = await fixture<SageQuestionnaireMessage>(html`<sage-questionnaire-message></sage-questionnaire-message>`);
    const heard: HTMLElementEventMap['sage-questionnaire-diagnostic'][] = [];
    element.addEventListener('sage-questionnaire-diagnostic', (event) => heard.push(event));
    Object.assign(element, { content: UNREADABLE, messageId: 'm1' });
    await settled(element);
    element.locale = 'pt-BR';
    await settled(element);
    expect(one(element, 'sage-questionnaire-fallback pre, pre[part="code"]').textContent).to.contain('options: ["16:9", 1.5]');
    expect(seen(element)).to.contain('Please choose.').and.to.contain('Thanks.');
    expect(heard).to.have.length(1);
    expect(heard[0]).to.include({ messageId: 'm1' });
    expect(heard[0]!.source).to.match(/^```questionnaire/);
    expect(heard[0]!.diagnostics[0]).to.include({ line: 8 });
  });

  it('marks in a block what could not be read, wherever in its line the block begins', async () => {
    const element = await message('One.\n\nHere is a <questionnaire>{"title":nope}</questionnaire> and\nb <questionnaire>{"title":\nnever}</questionnaire>.');
    expect(all(element, 'mark').map(({ textContent }) => textContent)).to.deep.equal(['nope', 'never']);
  });

  it('of a person shows the answer to read, and asks nothing', async () => {
    const asked = await message(block([FORMAT]), { messageId: 'm1' });
    const heard = replies(asked);
    await choose(asked, 'CSV');
    await press(asked, 'Send');
    const { reply } = heard[0]!;
    const answer = await message(reply.via === 'message' ? `${reply.text}\n\n${block([NOTES])}` : '', { messageRole: 'user' });
    expect(seen(answer)).to.contain('Questionnaire answers Which format?: CSV');
    expect(all(answer, 'sage-questionnaire-card')).to.have.length(0);
  });

  it('cannot be answered while it streams, and keeps what was chosen meanwhile', async () => {
    const element = await message(block([FORMAT]), { streaming: true });
    const heard = replies(element);
    await choose(element, 'CSV');
    expect(seen(element)).to.contain('Still arriving');
    await press(element, 'Send');
    expect(heard).to.have.length(0);
    element.streaming = false;
    await settled(element);
    expect(chosen(element)).to.deep.equal(['CSV']);
    await press(element, 'Send');
    expect(heard).to.have.length(1);
  });

  it('takes the words of its locale, and else of the page around it', async () => {
    const element = await message(block([FORMAT]), { locale: 'pt-BR' });
    expect(button(element, 'Enviar').type).to.equal('button');
    const around = await fixture(html`<div lang="zh-Hans"><sage-questionnaire-message content=${block([FORMAT])}></sage-questionnaire-message></div>`);
    await settled(around);
    expect(button(around, '发送').type).to.equal('button');
    const unknown = await message(block([FORMAT]), { locale: 'tlh' });
    expect(button(unknown, 'Send').type).to.equal('button');
  });

  it('speaks the language that a form names, where it has words for it and the host has not chosen another', async () => {
    const form = (lang: string): string => `<question-form>${JSON.stringify({ lang, title: 'Roteiro', questions: [{ label: 'Para onde?', type: 'text' }] })}</question-form>`;
    const named = await message(form('pt-BR'));
    expect(button(named, 'Enviar').type).to.equal('button');
    expect(one(named, '[part~="card"]').lang).to.equal('pt-BR');
    for (const lang of ['tlh', 'not a language', '']) expect(button(await message(form(lang)), 'Send').type, lang).to.equal('button');
    expect(button(await message(form('pt-BR'), { locale: 'zh-CN' }), '发送').type).to.equal('button');
  });

  it('renders prose as its host wants', async () => {
    const element = await message('**hi**', { renderMarkdown: (text) => lit`<u>${text}</u>` });
    expect(one(element, 'u').textContent).to.equal('**hi**');
  });

  it('shows prose as it was written where its host fails to render it, and everything else as ever', async () => {
    const { error } = console;
    const told: unknown[] = [];
    console.error = (...args) => told.push(...args);
    const element = await message(`**hi**\n\n${block([FORMAT])}\n\nafter`, {
      renderMarkdown: (text) => {
        if (text.includes('hi')) throw new Error('no such plugin');
        return lit`<u>${text.trim()}</u>`;
      },
    });
    await choose(element, 'CSV');
    console.error = error;
    expect(seen(element)).to.contain('**hi**').and.to.contain('Which format?');
    expect(one(element, 'u').textContent).to.equal('after');
    expect(chosen(element)).to.deep.equal(['CSV']);
    expect(told.map(String)).to.deep.equal(['Error: no such plugin']);
  });

  it('reads the dialects that its host names, and no others', async () => {
    const own = block([FORMAT]).replaceAll('questionnaire>', 'acme-questionnaire>');
    const element = await message(`${own}\n\n${block([NOTES])}`, { dialects: [sageInline({ names: ['acme-questionnaire'] })] });
    expect(all(element, 'sage-questionnaire-card')).to.have.length(1);
    expect(seen(element)).to.contain('Which format?');
    expect((await message(block([FORMAT]), { dialects: [] })).shadowRoot?.querySelector('sage-questionnaire-card')).to.equal(null);
  });

  it('finds what was entered when it comes back to the page, where its conversation has an id or its host a store', async () => {
    for (const properties of [{ conversationId: 'c1', messageId: 'm9' }, { store: createQuestionnaireStore() }]) {
      const first = await message(block([FORMAT]), properties);
      await choose(first, 'CSV');
      first.remove();
      expect(chosen(await message(block([FORMAT]), properties))).to.deep.equal(['CSV']);
    }
  });

  it('without an id shares nothing with another one', async () => {
    await choose(await message(block([FORMAT])), 'CSV');
    expect(chosen(await message(block([FORMAT])))).to.deep.equal([]);
  });

  it('is heard once, also outside of another shadow root', async () => {
    const host = await fixture<HTMLElement>(html`<div></div>`);
    const element = document.createElement('sage-questionnaire-message');
    element.content = block([FORMAT]);
    host.attachShadow({ mode: 'open' }).append(element);
    const heard = replies(host);
    await settled(element);
    await press(element, 'Send');
    expect(heard).to.have.length(1);
  });

  it('of several cards is heard once for all of them, and once for each change', async () => {
    const host = await fixture<HTMLElement>(html`<div></div>`);
    const element = document.createElement('sage-questionnaire-message');
    Object.assign(element, { content: `${block([FORMAT])}\n\n${block([NOTES])}`, messageId: 'heard' });
    host.attachShadow({ mode: 'open' }).append(element);
    const heard = replies(host);
    let changes = 0;
    host.addEventListener('sage-questionnaire-change', () => changes++);
    await settled(element);
    const [first, second] = all(element, 'sage-questionnaire-card');
    await choose(first!, 'CSV');
    await press(first!, 'Done');
    await press(second!, 'Send');
    expect([heard.length, changes]).to.deep.equal([1, 1]);
  });

  it('keeps its cards when prose is added before them', async () => {
    const element = await message(`One.\n\n${block([FORMAT])}`);
    const before = one(element, 'sage-questionnaire-card');
    await choose(element, 'PDF');
    element.content = `One. Two.\n\n${block([FORMAT])}`;
    await settled(element);
    expect(one(element, 'sage-questionnaire-card')).to.equal(before);
    expect(chosen(element)).to.deep.equal(['PDF']);
  });

  it('moves in the page without losing anything', async () => {
    const element = await message(block([NOTES]));
    one(element, 'textarea').focus();
    await sendKeys({ type: 'Kept' });
    const elsewhere = await fixture<HTMLElement>(html`<div></div>`);
    elsewhere.append(element);
    await settled(element);
    await press(element, 'Send');
    expect(seen(element)).to.contain('Answers sent').and.to.contain('Kept');
  });
});
