import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { runQuestionnaireAsync, sageInline, selfCheck, type Dialect, type Message } from '../../src/core/index.js';
import type { SageQuestionnaireConversation, SageQuestionnaireMessage } from '../../src/elements/index.js';
import { createQuestionnaireStore } from '../../src/machines/index.js';
import { FORMAT, NOTES, WHO, all, block, choose, focused, one, press, replies, seen, settled } from './support.js';

const ask = (id: string, ...questions: object[]): Message => ({ id, role: 'assistant', content: `Please.\n\n${block(questions)}` });
const say = (id: string, content: string): Message => ({ id, role: 'user', content });

async function conversation(messages: readonly Message[], more: Partial<SageQuestionnaireConversation> = {}): Promise<SageQuestionnaireConversation> {
  const element = await fixture<SageQuestionnaireConversation>(html`<sage-questionnaire-conversation></sage-questionnaire-conversation>`);
  Object.assign(element, { store: createQuestionnaireStore(), messages, ...more });
  await settled(element);
  return element;
}

async function write(root: Element, text: string, field = 'textarea'): Promise<void> {
  one<HTMLTextAreaElement>(root, field).focus();
  await sendKeys({ type: text });
  await settled(root);
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

  describe('whose card is half filled when something else is said', () => {
    const COLOUR = { id: 'colour', type: 'single_choice', text: 'Which colour?', options: ['Red'], allow_other: true };
    const called: readonly Message[] = [
      { id: 'c', role: 'assistant', content: '', tool_calls: [{ id: 'call_1', function: { name: 'questionnaire_async', arguments: '{}' } }] },
      { role: 'tool', tool_call_id: 'call_1', content: JSON.stringify(runQuestionnaireAsync({ questions: [COLOUR, WHO, NOTES] })) },
    ];
    for (const [kind, asked] of Object.entries({ 'in its text': [ask('a', COLOUR, WHO, NOTES)], 'by a tool': called })) {
      for (const later of [say('u', 'Something else'), { id: 'b', role: 'assistant', content: 'Never mind.' }]) {
        it(`locks what is asked ${kind}, and what was entered can be read and copied (${later.role})`, async () => {
          const element = await conversation(asked, { layout: 'list' });
          await choose(element, 'Other', 'Finance', 'Sales');
          await write(element, 'Teal', 'textarea[part~="other-input"]');
          await write(element, 'In euros\nand pounds', 'textarea:not([part~="other-input"])');
          element.messages = [...asked, later];
          await settled(element);
          const shown = seen(messagesOf(element)[0]!);
          for (const text of ['Closed', 'Teal', 'Finance', 'Sales', 'In euros', 'and pounds', 'Copy answers']) expect(shown).to.contain(text);
          expect(all(element, 'input, textarea')).to.have.length(0);
        });
      }
    }
  });

  describe('that is loaded again', () => {
    const reloaded = (messages: readonly Message[]): Message[] => JSON.parse(JSON.stringify(messages)) as Message[];

    it('shows as answered what was, also where the page had kept a draft of it', async () => {
      const asked = { id: 'c', role: 'assistant', content: '', tool_calls: [{ id: 'call_1', name: 'questionnaire_async', arguments: {} }] };
      const result = { role: 'tool', tool_call_id: 'call_1', content: JSON.stringify(runQuestionnaireAsync({ questions: [FORMAT] })) };
      for (const messages of [[ask('a', FORMAT)], [asked, result]]) {
        const first = await conversation(messages);
        const heard = replies(first);
        await choose(first, 'PDF');
        await press(first, 'Send');
        const reply = heard[0]!.reply;
        const answered = reloaded([...messages, say('u', reply.via === 'message' ? reply.text : '')]);
        const draft = await conversation(messages);
        await choose(draft, 'CSV');
        for (const store of [createQuestionnaireStore(), draft.store]) {
          const element = await conversation(answered, { store });
          expect(seen(messagesOf(element)[0]!)).to.contain('Answers sent').and.to.contain('PDF').and.not.to.contain('CSV');
          expect(all(element, 'input')).to.have.length(0);
        }
      }
    });

    it('shows as declined or cancelled what was', async () => {
      for (const [outcome, said] of [[{ kind: 'declined' }, 'Declined'], [{ kind: 'cancelled', reason: 'dismissed' }, 'Cancelled']] as const) {
        const dialect: Dialect = { ...sageInline(), decodeReply: (_, asked) => ({ ok: true, value: { questionnaireId: asked?.id ?? '', name: 'questionnaire', dialect: 'sage-inline', outcome, automatic: false, displayText: '', wire: undefined } }) };
        const element = await conversation(reloaded([ask('a', FORMAT), say('u', 'No.')]), { dialects: [dialect] });
        expect(seen(messagesOf(element)[0]!)).to.contain(said);
        expect(all(element, 'input')).to.have.length(0);
      }
    });
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
    expect(focused() === field).to.equal(true);
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

  it('shows nothing of what is for the model alone', async () => {
    const { diagnostic } = selfCheck([{ role: 'assistant', content: '<questionnaire>{}</questionnaire>' }]);
    const element = await conversation([say('u', 'Hi'), { id: 'd', ...diagnostic! }, { id: 'h', role: 'assistant', content: 'Thinking', hidden: true }]);
    expect(messagesOf(element).map(seen)).to.deep.equal(['Hi']);
  });

  it('stands anything among its messages, and no messages at all', async () => {
    const element = await conversation(JSON.parse('[null,7,{"role":"assistant","content":"Hello"},{"id":{},"role":"user","content":[null]}]') as Message[]);
    expect(seen(element)).to.equal('Hello');
    for (const none of [undefined, null, []]) {
      Object.assign(element, { messages: none });
      await settled(element);
      expect(seen(element)).to.equal('');
    }
  });

  it('keeps apart messages of one id', async () => {
    const element = await conversation([ask('a', NOTES), say('u', 'no'), ask('a', NOTES), { ...ask('a', NOTES), role: 'system' }]);
    await write(messagesOf(element)[2]!, 'Second');
    expect(messagesOf(element).map(({ messageId }) => messageId)).to.deep.equal(['a', 'u', 'a_2']);
    expect(seen(messagesOf(element)[0]!)).not.to.contain('Second');
    element.messages = [...element.messages.slice(1), ask('a', NOTES)];
    await settled(element);
    expect(messagesOf(element).map(({ messageId }) => messageId)).to.deep.equal(['u', 'a', 'a_3']);
  });

  describe('whose messages change while somebody writes', () => {
    const older = [ask('y', FORMAT), say('z', 'Earlier')];
    const messages: readonly Message[] = [say('u', 'Hi'), ask('a', NOTES)];
    const changes: Readonly<Record<string, readonly Message[]>> = {
      'when older ones are inserted before': [...older, ...messages],
      'when one is inserted between': [messages[0]!, say('v', 'And'), messages[1]!],
      'when those before are taken away': [messages[1]!],
      'when those before change places': [...older.toReversed(), ...messages],
      'when all are read anew': structuredClone(messages),
      'when what says nothing follows': [...messages, { id: 't', role: 'assistant', type: 'empty' }, { role: 'tool', content: 'x' }],
    };
    for (const [when, next] of Object.entries(changes)) {
      it(`keeps focus, caret and text ${when}`, async () => {
        const element = await conversation(messages);
        const field = one<HTMLTextAreaElement>(element, 'textarea');
        field.focus();
        await sendKeys({ type: 'In euros' });
        field.setSelectionRange(2, 4);
        element.messages = next;
        await settled(element);
        expect(focused() === field).to.equal(true);
        expect([field.value, field.selectionStart, field.selectionEnd]).to.deep.equal(['In euros', 2, 4]);
      });
    }

    it('keeps them too when it changes places itself', async () => {
      const notes = ['1', '2', '3'].map((id): Message => ({ id, role: 'assistant', type: 'empty', content: `Note ${id}.` }));
      for (const next of [[ask('a', NOTES), ...notes], [notes[0]!, ask('a', NOTES), notes[1]!, notes[2]!]]) {
        const element = await conversation([...notes, ask('a', NOTES)]);
        await write(element, 'In euros');
        const field = one<HTMLTextAreaElement>(element, 'textarea');
        field.setSelectionRange(2, 4);
        element.messages = next;
        await settled(element);
        expect(focused() === field).to.equal(true);
        expect([field.value, field.selectionStart, field.selectionEnd]).to.deep.equal(['In euros', 2, 4]);
      }
    });

    it('has the text again when the message comes back, or the conversation does', async () => {
      const element = await conversation(messages, { store: undefined });
      await write(element, 'In euros');
      element.messages = [messages[0]!];
      await settled(element);
      element.messages = messages;
      await settled(element);
      expect(one<HTMLTextAreaElement>(element, 'textarea').value).to.equal('In euros');
      const parent = element.parentElement!;
      element.remove();
      parent.append(element);
      await settled(element);
      expect(one<HTMLTextAreaElement>(element, 'textarea').value).to.equal('In euros');
      await press(element, 'Send');
    });

    it('shows the text, not to be changed, while it can be read only, and as a field again after that', async () => {
      const element = await conversation(messages);
      await write(element, 'In euros');
      element.readOnly = true;
      await settled(element);
      expect(seen(element)).to.contain('Read-only').and.to.contain('In euros');
      expect(all<HTMLTextAreaElement>(element, 'textarea').filter(({ readOnly, disabled }) => !readOnly && !disabled)).to.deep.equal([]);
      element.readOnly = false;
      await settled(element);
      expect(one<HTMLTextAreaElement>(element, 'textarea').value).to.equal('In euros');
    });
  });

  it('shares nothing with another conversation on the page, unless both have the same id', async () => {
    const unnamed = { role: 'assistant', content: `Please.\n\n${block([NOTES])}` };
    const [first, second] = [await conversation([unnamed], { store: undefined }), await conversation([unnamed], { store: undefined })];
    await write(first, 'Mine');
    await settled(second);
    expect(one<HTMLTextAreaElement>(second, 'textarea').value).to.equal('');
    const [third, fourth] = [await conversation([unnamed], { store: undefined, conversationId: 'c' }), await conversation([unnamed], { store: undefined, conversationId: 'c' })];
    await write(third, 'Ours');
    await settled(fourth);
    expect(one<HTMLTextAreaElement>(fourth, 'textarea').value).to.equal('Ours');
  });

  it('lets nothing be sent of a message that is still arriving', async () => {
    const whole = ask('a', FORMAT);
    const element = await conversation([say('u', 'Hi'), { ...whole, content: String(whole.content).slice(0, 12) }], { streaming: true });
    element.messages = [element.messages[0]!, whole];
    await settled(element);
    expect(messagesOf(element).map(({ streaming }) => streaming)).to.deep.equal([false, true]);
    expect(all<HTMLButtonElement>(element, 'button[part~="button-primary"]').filter(({ disabled, ariaDisabled }) => !disabled && ariaDisabled !== 'true')).to.deep.equal([]);
    element.streaming = false;
    await settled(element);
    await choose(element, 'CSV');
    const heard = replies(element);
    await press(element, 'Send');
    expect(heard).to.have.length(1);
  });

  it('lays out nothing that is far out of sight', async () => {
    const element = await conversation([say('a', 'Hi')]);
    expect(getComputedStyle(messagesOf(element)[0]!).contentVisibility).to.equal('auto');
  });
});
