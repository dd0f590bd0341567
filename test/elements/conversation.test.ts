import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { Message } from '../../src/core/index.js';
import type { SageQuestionnaireConversation, SageQuestionnaireMessage } from '../../src/elements/index.js';
import { createQuestionnaireStore } from '../../src/machines/index.js';
import { FORMAT, NOTES, all, block, choose, focused, one, press, replies, seen, settled } from './support.js';

const ask = (id: string, ...questions: object[]): Message => ({ id, role: 'assistant', content: `Please.\n\n${block(questions)}` });
const say = (id: string, content: string): Message => ({ id, role: 'user', content });

async function conversation(messages: readonly Message[], more: Partial<SageQuestionnaireConversation> = {}): Promise<SageQuestionnaireConversation> {
  const element = await fixture<SageQuestionnaireConversation>(html`<sage-questionnaire-conversation></sage-questionnaire-conversation>`);
  Object.assign(element, { store: createQuestionnaireStore(), messages, ...more });
  await settled(element);
  return element;
}

const messagesOf = (element: Element): SageQuestionnaireMessage[] => all(element, 'sage-questionnaire-message');

describe('a conversation on the page', () => {
  it('shows what was answered with its answers, what was passed over locked, and the last to be answered', async () => {
    const first = await conversation([ask('a', FORMAT)]);
    const heard = replies(first);
    await choose(first, 'PDF');
    await press(first, 'Send');
    const reply = heard[0]!.reply;
    const text = reply.via === 'message' ? reply.text : '';
    const element = await conversation([ask('a', FORMAT), say('u1', text), ask('b', FORMAT), say('u2', 'Never mind.'), ask('c', FORMAT)]);
    const [a, u1, b, u2, c] = messagesOf(element).map(seen);
    expect(a).to.contain('Answers sent').and.to.contain('PDF');
    expect(u1).to.contain('Which format?: PDF').and.not.to.contain('<questionnaire-response>');
    expect(b).to.contain('Closed').and.to.contain('A newer message exists');
    expect(u2).to.contain('Never mind.');
    expect(c).to.contain('Choose one').and.to.contain('Send');
  });

  it('settles a card when its answer is appended, and opens it again when that is taken back', async () => {
    const messages = [ask('a', FORMAT)];
    const element = await conversation(messages);
    const heard = replies(element, (event) => event.waitUntil(new Promise(() => undefined)));
    await choose(element, 'CSV');
    await press(element, 'Send');
    expect(seen(element)).to.contain('Sending…');
    const reply = heard[0]!.reply;
    element.messages = [...messages, say('u', reply.via === 'message' ? reply.text : '')];
    await settled(element);
    expect(seen(messagesOf(element)[0]!)).to.contain('Answers sent').and.to.contain('CSV');
    element.messages = messages;
    await settled(element);
    expect(seen(element)).to.contain('Choose one');
  });

  it('keeps focus, caret and what was typed as messages come', async () => {
    const messages = [say('u', 'Hi'), ask('a', NOTES)];
    const element = await conversation(messages);
    const field = one<HTMLTextAreaElement>(element, 'textarea');
    field.focus();
    await sendKeys({ type: 'In euros' });
    field.setSelectionRange(2, 4);
    element.messages = [...messages, { id: 't', role: 'assistant', type: 'token_usage', content: '' }];
    await settled(element);
    expect(focused()).to.equal(field);
    expect([field.value, field.selectionStart, field.selectionEnd]).to.deep.equal(['In euros', 2, 4]);
    element.messages = [...element.messages, say('u2', 'Something else')];
    await settled(element);
    expect(seen(messagesOf(element)[1]!)).to.contain('What you had entered is kept here.').and.to.contain('In euros');
  });

  it('renders of its messages only those that changed', async () => {
    const messages = [ask('a', FORMAT), say('u', 'no'), ask('b', FORMAT)];
    const element = await conversation(messages);
    const updates = new Map<string | undefined, number>();
    for (const each of messagesOf(element)) each.addController({ hostUpdated: () => updates.set(each.messageId, (updates.get(each.messageId) ?? 0) + 1) });
    element.messages = [...messages, say('u2', 'no')];
    await settled(element);
    expect([...updates.keys()]).to.deep.equal(['b']);
  });

  it('can be read only', async () => {
    const element = await conversation([ask('a', FORMAT)], { readOnly: true });
    expect(seen(element)).to.contain('Read-only');
  });

  it('passes over what is neither the assistant nor the user, and what says nothing', async () => {
    const element = await conversation([{ role: 'system', content: 'secret' }, { role: 'assistant', content: null }, { role: 'tool', tool_call_id: 'x', content: 'raw' }]);
    expect(seen(element)).to.equal('');
  });

  it('lays out nothing that is far out of sight', async () => {
    const element = await conversation([say('a', 'Hi')]);
    expect(getComputedStyle(messagesOf(element)[0]!).contentVisibility).to.equal('auto');
  });
});
