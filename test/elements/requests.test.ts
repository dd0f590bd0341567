import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { askUser, readRequest } from '../../src/core/index.js';
import type { SageQuestionnaireCard } from '../../src/elements/index.js';
import { appServerCodec, AskUserSession, createQuestionnaireStore, jsonLines, streamJsonCodec } from '../../src/machines/index.js';
import { all, answersOf, button, card, choose, chosen, focused, mark, one, otherText, press, replies, seen, settled } from './support.js';

const STORAGE = {
  id: 'storage', question: 'Where should sessions live?', header: 'Sessions', allow_annotation: true,
  options: [
    { id: 'table', label: 'Database table', preview: 'CREATE TABLE session (\n  <b>id</b> uuid\n);' },
    { id: 'redis', label: 'Redis', preview: 'SET session:<id>' },
    { id: 'none', label: 'Nowhere' },
  ],
};
const PROVIDERS = { id: 'providers', question: 'Which providers?', header: 'Identity providers', multi_select: true, options: [{ id: 'mail', label: 'E-mail link' }, { id: 'key', label: 'Passkey' }] };
const WHY = { id: 'why', question: 'Why?' };

async function ask(questions: readonly object[], more: object = {}, properties: Partial<SageQuestionnaireCard> = {}): Promise<SageQuestionnaireCard> {
  const read = readRequest({ request_id: 'r1', session_id: 's1', questions, ...more }, undefined, { finish: true });
  if (read?.type !== 'questionnaire') throw new Error('The request cannot be read.');
  const element = await card([], { questionnaire: read.questionnaire, ...properties });
  element.style.inlineSize = '720px';
  await settled(element);
  return element;
}

/** A clock that goes on by hand, and runs what is due. */
class Clock {
  #now = Date.parse('2026-12-01T10:00:00Z');
  #waiting: { readonly at: number; readonly run: () => void }[] = [];

  readonly now = (): number => this.#now;
  readonly after = (milliseconds: number, run: () => void): (() => void) => {
    const entry = { at: this.#now + milliseconds, run };
    this.#waiting.push(entry);
    return () => {
      this.#waiting = this.#waiting.filter((each) => each !== entry);
    };
  };

  get count(): number {
    return this.#waiting.length;
  }

  go(seconds: number): void {
    const until = this.#now + seconds * 1000;
    for (;;) {
      const next = this.#waiting.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#waiting = this.#waiting.filter((each) => each !== next);
      this.#now = next.at;
      next.run();
    }
    this.#now = until;
  }
}

/** A page behind others moves its focus, but hears nothing of it. */
async function focusOn(element: Element, target: HTMLElement): Promise<void> {
  const before = focused();
  target.focus();
  if (!document.hasFocus()) {
    before?.dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true, relatedTarget: target }));
    target.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }));
  }
  await settled(element);
}

const previewed = (element: Element): string => one(element, '[part~="preview-text"]').textContent;
const heard = (element: SageQuestionnaireCard): string => [...element.renderRoot.children].filter((each) => each.getAttribute('role') === 'status').map((each) => each.textContent).join('');

describe('the preview of an option', () => {
  it('is that of the option that has the focus or is chosen, as text and never as markup', async () => {
    const element = await ask([STORAGE]);
    expect(previewed(element)).to.equal('');
    await focusOn(element, mark(element, 'Database table'));
    expect(previewed(element)).to.equal('CREATE TABLE session (\n  <b>id</b> uuid\n);');
    expect(chosen(element)).to.deep.equal([]);
    await choose(element, 'Redis');
    expect(previewed(element)).to.equal('SET session:<id>');
    await choose(element, 'Nowhere');
    expect(previewed(element)).to.equal('');
    await choose(element, 'Other');
    expect(one(element, '[part~="preview-title"]').textContent).to.equal('Preview');
  });

  it('is that of what was chosen before, when it is shown first', async () => {
    const element = await ask([STORAGE]);
    await choose(element, 'Redis');
    const again = await card([], { questionnaire: element.questionnaire, store: element.store });
    again.store = createQuestionnaireStore();
    if (element.questionnaire) again.store.open(element.questionnaire).send({ type: 'draft.changed', question: 'storage', value: { kind: 'single_choice', option: 'table', other: { chosen: false, text: '' } } });
    await settled(again);
    expect(previewed(again)).to.contain('CREATE TABLE');
  });

  it('has a name, is reached by keyboard after the options, and stays while it is read', async () => {
    const element = await ask([STORAGE]);
    await choose(element, 'Redis');
    mark(element, 'Redis').focus();
    await sendKeys({ press: 'Tab' }); // Other’s text
    await sendKeys({ press: 'Tab' });
    await settled(element);
    const preview = one(element, '[part~="preview-text"]');
    expect(focused()).to.equal(preview);
    expect(preview.getAttribute('aria-label')).to.equal('Preview: Redis');
    expect(preview.getAttribute('role')).to.equal('group');
    expect(mark(element, 'Redis').getAttribute('aria-details')).to.equal('preview');
    expect(mark(element, 'Nowhere').hasAttribute('aria-details')).to.equal(false);
    expect(previewed(element)).to.equal('SET session:<id>');
  });

  it('is that of what is chosen again, once the focus is elsewhere', async () => {
    const element = await ask([{ ...STORAGE, multi_select: true }]);
    await choose(element, 'Redis');
    await focusOn(element, mark(element, 'Database table'));
    expect(previewed(element)).to.contain('CREATE TABLE');
    await focusOn(element, button(element, 'Send'));
    expect(previewed(element)).to.equal('SET session:<id>');
  });

  it('is no stop for the keyboard where there is none', async () => {
    const element = await ask([STORAGE]);
    await choose(element, 'Nowhere');
    expect(one(element, '[part~="preview-text"]').hasAttribute('tabindex')).to.equal(false);
  });

  it('stands beside the options on wide, and below them on narrow', async () => {
    const element = await ask([STORAGE]);
    const [options, preview] = [one(element, '[part~="options"]'), one(element, '[part~="preview"]')];
    expect(preview.getBoundingClientRect().left).to.be.at.least(options.getBoundingClientRect().right);
    element.style.inlineSize = '360px';
    expect(preview.getBoundingClientRect().top).to.be.at.least(options.getBoundingClientRect().bottom);
  });

  for (const width of [360, 720]) {
    it(`is of the same height whatever it holds, and scrolls: ${width}px`, async () => {
      const tall = { ...STORAGE.options[0], id: 'tall', label: 'Tall', preview: `${'a long line that does not break '.repeat(10)}\n`.repeat(50) };
      const element = await ask([{ ...STORAGE, options: [tall, ...STORAGE.options.slice(1)] }]);
      element.style.inlineSize = `${width}px`;
      const heights: number[] = [];
      for (const label of ['Tall', 'Redis', 'Nowhere']) {
        await choose(element, label);
        heights.push(element.getBoundingClientRect().height);
        if (label === 'Tall') expect(one(element, '[part~="preview-text"]').scrollHeight).to.be.above(900);
      }
      expect(new Set(heights).size).to.equal(1);
      expect(element.scrollWidth).to.be.at.most(width);
    });
  }
});

describe('a note', () => {
  const input = (element: Element): HTMLTextAreaElement => one(element, '[part~="note-input"]');
  const write = async (element: Element, text: string): Promise<void> => {
    input(element).value = text;
    input(element).dispatchEvent(new InputEvent('input', { bubbles: true }));
    await settled(element);
  };

  it('is offered only where it is allowed, folded until it is wanted', async () => {
    expect(all(await ask([WHY]), '[part~="note"]')).to.have.length(0);
    const element = await ask([STORAGE]);
    expect(one<HTMLDetailsElement>(element, '[part~="note"]').open).to.equal(false);
    expect(seen(one(element, '[part~="note"] summary'))).to.equal('Add a note');
    one(element, '[part~="note"] summary').click();
    await settled(element);
    expect(one<HTMLDetailsElement>(element, '[part~="note"]').open).to.equal(true);
    expect(input(element).getAttribute('aria-label')).to.equal('Note for the assistant: Where should sessions live?');
  });

  it('travels with the answer, and stands in the record', async () => {
    const element = await ask([STORAGE]);
    const sent = replies(element);
    await choose(element, 'Redis');
    one(element, '[part~="note"] summary').click();
    await write(element, 'For now');
    await press(element, 'Send');
    expect(sent[0]?.reply.via === 'request' && sent[0].reply.result).to.deep.include({ annotations: { storage: 'For now' } });
    expect(one(element, 'sage-questionnaire-summary').shadowRoot?.textContent).to.contain('For now');
  });

  it('is told of while it is written, as answers are', async () => {
    const element = await ask([STORAGE]);
    const changes: unknown[] = [];
    element.addEventListener('sage-questionnaire-change', ({ question, value, note: said }) => changes.push([question, value.kind === 'single_choice' && value.option, said]));
    await choose(element, 'Redis');
    one(element, '[part~="note"] summary').click();
    await write(element, 'For now');
    await write(element, '');
    expect(changes).to.deep.equal([['storage', 'redis', undefined], ['storage', 'redis', 'For now'], ['storage', 'redis', '']]);
  });

  it('that is too large is named before anything is sent, until it is shortened', async () => {
    const element = await ask([STORAGE]);
    const sent = replies(element);
    await choose(element, 'Redis');
    one(element, '[part~="note"] summary').click();
    const message = (): string => seen(one(element, '[part~="message"]'));
    await write(element, '汉'.repeat(2000));
    await press(element, 'Send');
    expect(sent).to.have.length(0);
    expect(message()).to.contain('Note too long: 6,000 bytes, at most 4,096');
    await write(element, '汉'.repeat(1400));
    expect(message()).to.contain('Note too long: 4,200 bytes, at most 4,096');
    await write(element, '汉'.repeat(1300));
    expect(message()).not.to.contain('too long');
    await press(element, 'Send');
    expect(sent).to.have.length(1);
  });

  it('does not fold under the hands of who empties it, and keeps the focus', async () => {
    const element = await ask([STORAGE]);
    one(element, '[part~="note"] summary').click();
    input(element).focus();
    await write(element, 'For now');
    await write(element, '');
    expect(one<HTMLDetailsElement>(element, '[part~="note"]').open).to.equal(true);
    expect(focused()).to.equal(input(element));
  });

  it('is folded again where the same is asked under another id', async () => {
    const element = await ask([STORAGE]);
    one(element, '[part~="note"] summary').click();
    await write(element, 'For now');
    const { questionnaire } = element;
    if (questionnaire) element.questionnaire = { ...questionnaire };
    await settled(element);
    expect(one<HTMLDetailsElement>(element, '[part~="note"]').open).to.equal(true);
    if (questionnaire) element.questionnaire = { ...questionnaire, id: 'r2', wireId: 'r2' };
    await settled(element);
    expect(one<HTMLDetailsElement>(element, '[part~="note"]').open).to.equal(false);
    expect(input(element).value).to.equal('');
  });

  it('stays beside what is answered after it, and is written on', async () => {
    const element = await ask([STORAGE]);
    const sent = replies(element);
    one(element, '[part~="note"] summary').click();
    await write(element, 'For');
    await choose(element, 'Redis');
    expect([input(element).value, previewed(element)]).to.deep.equal(['For', 'SET session:<id>']);
    await write(element, 'For now');
    expect(chosen(element)).to.deep.equal(['Redis']);
    await press(element, 'Send');
    expect(sent[0]?.reply.via === 'request' && sent[0].reply.result).to.deep.include({ annotations: { storage: 'For now' } });
  });

  it('goes on to the next question by Ctrl+Enter, and writes lines by Enter', async () => {
    const element = await ask([STORAGE, PROVIDERS]);
    await choose(element, 'Redis');
    one(element, '[part~="note"] summary').click();
    input(element).focus();
    await sendKeys({ type: 'a' });
    await sendKeys({ press: 'Enter' });
    await settled(element);
    expect(input(element).value).to.equal('a\n');
    await sendKeys({ down: 'Control' });
    await sendKeys({ press: 'Enter' });
    await sendKeys({ up: 'Control' });
    await settled(element);
    expect(seen(element)).to.contain('Which providers?');
  });
});

describe('the steps of a request', () => {
  it('carry their short names, cut to twelve characters, in full on hover and to a screen reader', async () => {
    const element = await ask([STORAGE, PROVIDERS]);
    expect(seen(one(element, '[part~="step-name"]'))).to.equal('Sessions');
    await choose(element, 'Redis');
    await press(element, 'Next');
    const name = one(element, '[part~="step-name"]');
    expect(name.title).to.equal('Identity providers');
    expect(one(name, '[aria-hidden="true"]').textContent).to.equal('Identity pro…');
    expect(one(name, '.visually-hidden').textContent).to.equal('Identity providers');
  });

  it('count characters, not their halves', async () => {
    const element = await ask([{ ...WHY, header: '😀'.repeat(12) }]);
    expect(seen(one(element, '[part~="step-name"]'))).to.equal('😀'.repeat(12));
  });
});

describe('the ways out of a request', () => {
  it('are quiet, and are called what they do', async () => {
    const element = await ask([WHY]);
    expect(all(element, '[part~="exits"] button').map(seen)).to.deep.equal(['Ask to clarify', 'Finish interview', 'Reject', 'Cancel']);
  });

  it('say in the record what was done, and keep what was answered', async () => {
    for (const [label, record, outcome] of [['Ask to clarify', 'Asked to clarify', 'clarify'], ['Finish interview', 'Interview finished', 'finish_plan_interview']] as const) {
      const element = await ask([STORAGE]);
      const sent = replies(element);
      await choose(element, 'Redis');
      await press(element, label);
      expect(sent[0]?.reply.via === 'request' && sent[0].reply.result).to.deep.equal({ outcome });
      expect(seen(element)).to.contain(record).and.to.contain('Redis').and.not.to.contain('Answers sent');
      expect(button(element, 'Copy answers')).to.be.an.instanceOf(HTMLButtonElement);
    }
  });

  it('keep nothing where nothing was answered', async () => {
    const element = await ask([STORAGE]);
    await press(element, 'Ask to clarify');
    expect(seen(element)).to.equal('Asked to clarify');
  });

  it('carry no content, and check none', async () => {
    const element = await ask([WHY]);
    const sent = replies(element);
    await press(element, 'Reject');
    expect(sent[0]?.reply.via === 'request' && sent[0].reply.result).to.deep.equal({ outcome: 'rejected' });
  });
});

describe('Escape', () => {
  const escape = async (element: Element): Promise<void> => {
    await sendKeys({ press: 'Escape' });
    await settled(element);
  };

  it('asks, then cancels as interrupted, with no content', async () => {
    const element = await ask([STORAGE]);
    const sent = replies(element);
    await choose(element, 'Redis');
    mark(element, 'Redis').focus();
    await escape(element);
    expect(sent).to.have.length(0);
    expect(seen(one(element, '[role="alertdialog"]'))).to.contain('Cancel these questions? Your answers stay here.');
    expect(seen(focused() ?? element)).to.equal('Cancel');
    await sendKeys({ press: 'Enter' });
    await settled(element);
    expect(sent[0]?.reply.via === 'request' && sent[0].reply.result).to.deep.equal({ outcome: 'cancelled', reason: 'interrupt' });
    expect(seen(element)).to.contain('Cancelled').and.to.contain('Redis');
  });

  it('once more, goes on where it was', async () => {
    const element = await ask([STORAGE]);
    const sent = replies(element);
    mark(element, 'Redis').focus();
    await escape(element);
    await escape(element);
    expect(all(element, '[role="alertdialog"]')).to.have.length(0);
    expect(focused()).to.equal(mark(element, 'Redis'));
    await escape(element);
    await press(element, 'Keep answering');
    expect(focused()).to.equal(mark(element, 'Redis'));
    expect(sent).to.have.length(0);
  });

  it('is told of among the keys, last, where it does something', async () => {
    const hints = (element: Element): string => one(element, '[part~="hints"]').textContent.replaceAll(/\s+/g, ' ').trim();
    const element = await ask([STORAGE, PROVIDERS]);
    expect(hints(element)).to.match(/Enter next ?Esc cancel$/);
    await choose(element, 'Redis');
    await press(element, 'Next');
    await choose(element, 'Passkey');
    await press(element, 'Review');
    expect(hints(element)).to.match(/(Alt|⌥) ← back ?Esc cancel$/);
    await escape(element);
    expect(all(element, '[part~="hints"]')).to.have.length(0);
    element.readOnly = true;
    await settled(element);
    expect(all(element, '[part~="hints"]')).to.have.length(0);
  });

  it('is taken back by who goes on to answer', async () => {
    const element = await ask([STORAGE]);
    mark(element, 'Redis').focus();
    await escape(element);
    await choose(element, 'Nowhere');
    expect(all(element, '[role="alertdialog"]')).to.have.length(0);
    expect(button(element, 'Send').checkVisibility()).to.equal(true);
  });

  it('does nothing where cancelling is not offered, nor while an input method is at work', async () => {
    const plain = await card([{ kind: 'text', id: 't', prompt: 'Why?', required: false, format: 'plain', multiline: false }]);
    one(plain, 'input').focus();
    await escape(plain);
    expect(all(plain, '[role="alertdialog"]')).to.have.length(0);
    const element = await ask([WHY]);
    one(element, 'textarea').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true, composed: true }));
    await settled(element);
    expect(all(element, '[role="alertdialog"]')).to.have.length(0);
  });
});

describe('words of one’s own', () => {
  it('are measured in bytes, at the question that they answer', async () => {
    const element = await ask([STORAGE, WHY]);
    otherText(element).value = '汉'.repeat(2000);
    otherText(element).dispatchEvent(new InputEvent('input', { bubbles: true }));
    await settled(element);
    await press(element, 'Next');
    expect(seen(element)).to.contain('1 of 2').and.to.contain('Too long: 6,000 bytes, at most 4,096');
    await choose(element, 'Redis');
    await press(element, 'Next');
    expect(seen(element)).to.contain('2 of 2').and.not.to.contain('characters');
  });
});

describe('an exclusive Other of several', () => {
  it('clears the rest and says so; the rest puts it back, and its text stays', async () => {
    const element = await ask([PROVIDERS]);
    const sent = replies(element);
    await choose(element, 'E-mail link', 'Passkey');
    otherText(element).value = 'SAML';
    otherText(element).dispatchEvent(new InputEvent('input', { bubbles: true }));
    await settled(element);
    expect(chosen(element)).to.deep.equal(['Other']);
    expect(one(element, '#message').textContent).to.equal('“Other” clears the other choices');
    expect(all(element, '[part~="message"] [role="status"]').map((each) => each.textContent)).to.deep.equal(['“Other” clears the other choices']);
    await choose(element, 'Passkey');
    expect(chosen(element)).to.deep.equal(['Passkey']);
    expect(otherText(element).value).to.equal('SAML');
    await press(element, 'Send');
    expect(answersOf(sent[0])).to.deep.equal({ providers: { options: ['key'] } });
  });
});

describe('a deadline', () => {
  const DEADLINE = { deadline: '2026-12-01T10:06:30Z' };

  it('is shown in minutes, in the last one in seconds, and said at a few moments only', async () => {
    const clock = new Clock();
    const element = await ask([WHY], DEADLINE, { clock });
    const said = new Set<string>();
    const shown: string[] = [];
    for (let second = 0; second < 389; second++) {
      const text = seen(one(element, '[part~="deadline"]'));
      if (shown.at(-1) !== text) shown.push(text);
      if (heard(element) !== '') said.add(heard(element));
      clock.go(1);
      await element.updateComplete;
    }
    expect(shown.slice(0, 8)).to.deep.equal(['7 min left', '6 min left', '5 min left', '4 min left', '3 min left', '2 min left', '60 s left', '59 s left']);
    expect([...said]).to.deep.equal(['5 min left', '60 s left', '10 s left']);
    expect(one(element, '[part~="deadline"]').hasAttribute('data-soon')).to.equal(true);
    expect(one(element, '[part~="deadline"]').getAttribute('role')).to.equal('timer');
  });

  it('goes on while letters are typed, and is told in the words of the card', async () => {
    const clock = new Clock();
    const element = await ask([WHY], DEADLINE, { clock });
    one<HTMLTextAreaElement>(element, 'textarea').value = 'B';
    one(element, 'textarea').dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    clock.go(60);
    await settled(element);
    expect(seen(one(element, '[part~="deadline"]'))).to.equal('6 min left');
    element.locale = 'zh-CN';
    await settled(element);
    expect(seen(one(element, '[part~="deadline"]'))).to.contain('6').and.not.contain('left');
    expect(one<HTMLTextAreaElement>(element, 'textarea').value).to.equal('B');
  });

  it('that passes is said, sends nothing, and leaves what was written to be read and copied', async () => {
    const clock = new Clock();
    const element = await ask([WHY, STORAGE], DEADLINE, { clock });
    const sent = replies(element);
    const field = one<HTMLTextAreaElement>(element, 'textarea');
    field.focus();
    field.value = 'Because';
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await settled(element);
    clock.go(400);
    await settled(element);
    expect(sent).to.have.length(0);
    expect(seen(element)).to.contain('Time ran out').and.to.contain('Because');
    expect(heard(element)).to.equal('Time ran out');
    expect(button(element, 'Copy answers')).to.be.an.instanceOf(HTMLButtonElement);
    expect(clock.count).to.equal(0);
  });

  it('that has passed before shows the questions, and says nothing', async () => {
    const element = await ask([WHY], { deadline: '2026-12-01T09:00:00Z' }, { clock: new Clock() });
    expect(seen(element)).to.contain('Time ran out');
    expect(heard(element)).to.equal('');
  });

  it('does not end what is on its way', async () => {
    const clock = new Clock();
    const element = await ask([WHY], DEADLINE, { clock });
    replies(element, (event) => event.waitUntil(new Promise(() => undefined)));
    const field = one<HTMLTextAreaElement>(element, 'textarea');
    field.value = 'Because';
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await press(element, 'Send');
    clock.go(400);
    await settled(element);
    expect(seen(element)).to.contain('Sending…').and.not.to.contain('Time ran out');
  });

  it('that is put off lets the questions be answered again', async () => {
    const clock = new Clock();
    const element = await ask([WHY], DEADLINE, { clock });
    clock.go(400);
    await settled(element);
    const { questionnaire } = element;
    if (questionnaire) element.questionnaire = { ...questionnaire, deadline: '2026-12-01T15:00:00Z' };
    await settled(element);
    expect(seen(element)).to.contain('4 h left').and.not.to.contain('Time ran out');
  });

  it('leaves no timer behind when the card is gone', async () => {
    const clock = new Clock();
    const element = await ask([WHY], DEADLINE, { clock });
    element.remove();
    expect(clock.count).to.equal(0);
  });
});

describe('an answer that is refused', () => {
  it('by the other end of a session says why, keeps the answer, and can be sent again', async () => {
    const lines: string[] = [];
    const waiting = new Map<string, { readonly done: () => void; readonly refuse: (error: Error) => void }>();
    const session = new AskUserSession({
      dialect: askUser(), codec: streamJsonCodec(), send: (line) => lines.push(line), clock: new Clock(),
      onEvent: (event) => {
        if (event.type === 'resolved') waiting.get(event.requestId)?.done();
        if (event.type === 'refused') waiting.get(event.requestId)?.refuse(Object.assign(new Error(event.error.message), { refused: true }));
      },
    });
    const params = { request_id: 'r1', session_id: 's1', questions: [STORAGE] };
    session.receive(JSON.stringify({ type: 'stream_event', event: { type: 'server_request', method: 'ask_user/request', request_id: 'r1', params } }));
    const element = await card([], { questionnaire: session.pending[0]?.questionnaire });
    replies(element, (event) => {
      event.waitUntil(new Promise<void>((done, refuse) => {
        waiting.set('r1', { done, refuse });
        expect(session.respond('r1', event.outcome).ok).to.equal(true);
      }));
    });
    await choose(element, 'Redis');
    await press(element, 'Send');
    session.receive(JSON.stringify({ type: 'control_response', response: { subtype: 'error', request_id: 'r1', error: 'unknown_option: There is no Redis here.' } }));
    await settled(element);
    expect(seen(one(element, '[part~="status"]'))).to.equal('Not accepted: There is no Redis here. Change the answer and send again.');
    expect(chosen(element)).to.deep.equal(['Redis']);
    await choose(element, 'Database table');
    await press(element, 'Send');
    session.receive(JSON.stringify({ type: 'control_response', response: { subtype: 'success', request_id: 'r1' } }));
    await settled(element);
    expect(seen(element)).to.contain('Answers sent');
    expect(lines).to.have.length(2);
    expect(session.pending).to.have.length(0);
  });

  it('over the app server too, as often as it is asked again', async () => {
    const store = createQuestionnaireStore();
    const waiting = new Map<string, () => void>();
    const sent: string[] = [];
    const element = await card([], { store });
    const session = new AskUserSession({
      dialect: askUser(), codec: jsonLines(appServerCodec()), send: (line) => sent.push(line), clock: new Clock(),
      onEvent: (event) => {
        if (event.type === 'resolved') waiting.get(event.requestId)?.();
        if (event.type !== 'opened') return;
        element.questionnaire = event.questionnaire;
        if (event.error) store.get('', event.questionnaire.id)?.send({ type: 'reopened', refusal: event.error.message });
      },
    });
    replies(element, (event) => {
      event.waitUntil(new Promise<void>((done) => {
        waiting.set('r1', done);
        expect(session.respond('r1', event.outcome).ok).to.equal(true);
      }));
    });
    const params = { request_id: 'r1', session_id: 's1', questions: [STORAGE] };
    session.receive(JSON.stringify({ type: 'request', id: 1, method: 'ask_user/request', params }));
    await settled(element);
    await choose(element, 'Redis');
    for (const id of [2, 3]) {
      button(element, 'Send').focus();
      await press(element, 'Send');
      await settled(element);
      expect(seen(element)).to.contain('Answers sent');
      session.receive(JSON.stringify({ type: 'request', id, method: 'ask_user/request', params: { ...params, validation_error: { code: 'unknown_option', message: 'There is no Redis here.' } } }));
      await settled(element);
      expect(seen(one(element, '[part~="status"]'))).to.equal('Not accepted: There is no Redis here. Change the answer and send again.');
      expect(chosen(element)).to.deep.equal(['Redis']);
      expect(focused()).to.equal(mark(element, 'Redis'));
    }
    await choose(element, 'Database table');
    await press(element, 'Send');
    await settled(element);
    expect(seen(element)).to.contain('Answers sent');
    expect(sent.map((line) => (JSON.parse(line) as { readonly id: number }).id)).to.deep.equal([1, 2, 3]);
  });

  it('is told of from the start where the answer was given elsewhere', async () => {
    const element = await ask([STORAGE, WHY], { validation_error: { code: 'unknown_option', message: '没有 Redis。' } });
    expect(seen(one(element, '[part~="status"]'))).to.equal('Not accepted: 没有 Redis. Change the answer and send again.');
  });
});
