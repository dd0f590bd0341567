import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { parseElicitation, readRequest, type ElicitationOptions, type Questionnaire } from '../../src/core/index.js';
import type { SageQuestionnaireCard, SageQuestionnaireFallback } from '../../src/elements/index.js';
import { createQuestionnaireStore, type DraftStorage } from '../../src/machines/index.js';
import { tree } from './screen-reader.js';
import { all, button, choose, one, otherText, press, replies, seen, settled } from './support.js';

const LANGUAGES = ['en', 'zh-CN', 'pt-BR'] as const;

const form = (properties: object, required: readonly string[] = [], more: object = {}): object => ({ message: 'Where should new tickets go?', requestedSchema: { type: 'object', properties, required, ...more } });
const agreement = { message: 'Delete all drafts?', requestedSchema: { type: 'object', properties: {} } };
const link = (url: string): object => ({ mode: 'url', message: 'Sign in to Example.', url, elicitationId: 'e1' });

function read(payload: object, options: ElicitationOptions = {}): Questionnaire {
  const parsed = parseElicitation(payload, { id: 'call_1', ...options });
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.value;
}

async function open(questionnaire: Questionnaire, properties: Partial<SageQuestionnaireCard> = {}): Promise<SageQuestionnaireCard> {
  const element = await fixture<SageQuestionnaireCard>(html`<sage-questionnaire-card></sage-questionnaire-card>`);
  Object.assign(element, { questionnaire, ...properties });
  await settled(element);
  return element;
}

/** What goes back, as it was sent so far. */
function results(element: SageQuestionnaireCard): unknown[] {
  const sent: unknown[] = [];
  element.addEventListener('sage-questionnaire-reply', ({ reply }) => sent.push(reply.via === 'request' ? reply.result : reply));
  return sent;
}

async function write(element: Element, name: string, text: string): Promise<void> {
  const input = one<HTMLInputElement>(one(element, `[data-question="${name}"]`), '#control');
  input.value = text;
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  await settled(element);
}

const MCP = { dialect: 'mcp' } as const;

describe('a request for typed input', () => {
  const EVERYTHING = form(
    {
      name: { type: 'string', title: 'Name' },
      notes: { type: 'string', title: 'Notes', format: 'multiline' },
      mail: { type: 'string', title: 'Mail', format: 'email' },
      site: { type: 'string', title: 'Site', format: 'uri' },
      count: { type: 'integer', title: 'Count' },
      share: { type: 'number', title: 'Share' },
      day: { type: 'string', title: 'Day', format: 'date' },
      at: { type: 'string', title: 'At', format: 'date-time' },
      isUrgent: { type: 'boolean', title: 'Urgent' },
      place: { type: 'string', title: 'Place', enum: ['Slack', 'Zendesk'] },
      teams: { type: 'array', title: 'Teams', items: { type: 'string', enum: ['Sales', 'Support'] } },
      labels: { type: 'array', title: 'Labels', items: { type: 'string' } },
    },
    ['name', 'notes', 'mail', 'site', 'count', 'share', 'day', 'at', 'isUrgent', 'place', 'teams', 'labels'],
  );

  it('is answered with a value of each property’s own type', async () => {
    const element = await open(read(EVERYTHING));
    const sent = results(element);
    for (const [name, text] of [['name', 'Ada'], ['notes', 'One\ntwo'], ['mail', 'ada@example.com'], ['site', 'https://example.com/é'], ['count', '3'], ['share', '0.5'], ['day', '2026-03-01'], ['at', '2026-03-01T09:30'], ['labels', 'red\nblue']] as const) await write(element, name, text);
    await choose(element, 'Slack', 'Sales');
    await press(element, 'Send answers');
    expect(all(element, '[data-error] .message-text').map(seen)).to.deep.equal([]);
    const [result] = sent as { readonly action: string; readonly content: Record<string, unknown>; readonly humanFriendlyMessage: string }[];
    const { at, ...content } = result?.content ?? {};
    expect(at).to.match(/^2026-03-01T09:30(?::00)?(?:Z|[+-]\d\d:\d\d)$/);
    expect(new Date(String(at)).getTime()).to.equal(new Date('2026-03-01T09:30').getTime());
    expect(content).to.deep.equal({
      name: 'Ada', notes: 'One\ntwo', mail: 'ada@example.com', site: 'https://example.com/%C3%A9', count: 3, share: 0.5, day: '2026-03-01', isUrgent: false, place: 'Slack', teams: ['Sales'], labels: ['red', 'blue'],
    });
    expect(result?.action).to.equal('accept');
    expect(result?.humanFriendlyMessage).to.contain('Name: Ada');
  });

  it('leaves out what may be left empty, also once it was touched and cleared again', async () => {
    const properties = { name: { type: 'string', title: 'Name' }, count: { type: 'integer', title: 'Count' }, day: { type: 'string', format: 'date', title: 'Day' }, isUrgent: { type: 'boolean', title: 'Urgent' }, place: { type: 'string', title: 'Place', enum: ['Slack'] }, teams: { type: 'array', title: 'Teams', items: { type: 'string', enum: ['Sales'] } } };
    const element = await open(read(form(properties), MCP));
    const sent = results(element);
    await write(element, 'name', 'Ada');
    await write(element, 'name', '');
    await write(element, 'count', '3');
    await write(element, 'count', '');
    await press(element, 'Send answers');
    expect(sent).to.deep.equal([{ action: 'accept', content: {} }]);
  });

  it('takes an optional box that was emptied for a no, since it was touched', async () => {
    const element = await open(read(form({ isUrgent: { type: 'boolean', title: 'Urgent' } }), MCP));
    const sent = results(element);
    one<HTMLInputElement>(element, 'input[type="checkbox"]').click();
    one<HTMLInputElement>(element, 'input[type="checkbox"]').click();
    await settled(element);
    await press(element, 'Send');
    expect(sent).to.deep.equal([{ action: 'accept', content: { isUrgent: false } }]);
  });

  it('refuses what is no number, and sends nothing', async () => {
    for (const text of ['42xyz', '1e999']) {
      const element = await open(read(form({ share: { type: 'number', title: 'Share' } }), MCP));
      const sent = results(element);
      one(element, '#control').focus();
      await sendKeys({ type: text });
      await settled(element);
      await press(element, 'Send');
      expect(sent, text).to.deep.equal([]);
      expect(one(element, '#control').getAttribute('aria-invalid'), text).to.equal('true');
    }
  });

  for (const [label, action] of [['Decline', 'decline'], ['Cancel', 'cancel']] as const) {
    it(`is ended by “${label}” without a check and without content, and tells the difference`, async () => {
      const element = await open(read(form({ name: { type: 'string' } }, ['name']), MCP));
      const sent = results(element);
      await press(element, label);
      expect(sent).to.deep.equal([{ action }]);
      expect(all(element, '[aria-invalid]')).to.have.length(0);
      expect(seen(element)).to.match(label === 'Decline' ? /^Declined/ : /^Cancelled/).and.to.contain('Where should new tickets go?');
    });
  }

  it('is cancelled by Escape, which asks first where something was entered', async () => {
    const sent = async (...typed: string[]): Promise<unknown[]> => {
      const element = await open(read(form({ name: { type: 'string', default: 'Ada' } }), MCP));
      const heard = results(element);
      one(element, '#control').focus();
      for (const text of typed) await write(element, 'name', text);
      await sendKeys({ press: 'Escape' });
      await settled(element);
      expect(all(element, '[role="alertdialog"]')).to.have.length(heard.length === 0 ? 1 : 0);
      return heard;
    };
    expect(await sent()).to.deep.equal([{ action: 'cancel' }]);
    expect(await sent('Bob')).to.deep.equal([]);
    expect(await sent('Bob', '')).to.deep.equal([{ action: 'cancel' }]);
  });

  it('says of each way out what it does, in three languages', async () => {
    const said = new Set<string>();
    for (const locale of LANGUAGES) {
      const element = await open(read(agreement, MCP), { locale });
      const buttons = all<HTMLButtonElement>(element, 'button');
      expect(buttons).to.have.length(3);
      for (const each of buttons) said.add(seen(each));
      for (const { title } of buttons.slice(0, 2)) said.add(title);
    }
    expect(said).to.have.length(15).and.not.contain('');
  });

  it('is one reply, however often it is clicked', async () => {
    const element = await open(read(form({ name: { type: 'string' } }), MCP));
    const heard = replies(element, (event) => event.waitUntil(new Promise(() => undefined)));
    const send = one<HTMLButtonElement>(element, '.button-primary');
    send.click();
    send.click();
    button(element, 'Decline').click();
    await settled(element);
    expect(heard).to.have.length(1);
  });

  it('shows who asks, apart from what is asked', async () => {
    const element = await open(read(form({ name: { type: 'string' } }), { source: 'Files <b>' }));
    expect(one(element, '[part="source"]').textContent).to.equal('Asked by Files <b>');
    expect(all(await open(read(form({ name: { type: 'string' } }))), '[part="source"]')).to.have.length(0);
  });

  it('asks one at a time where it says so, and shows all before it sends', async () => {
    const element = await open(read(form({ place: { type: 'string', title: 'Place', enum: ['Slack'] }, isUrgent: { type: 'boolean', title: 'Urgent' } }, ['isUrgent'], { 'x-ag-stepper': true }), MCP));
    const sent = results(element);
    await choose(element, 'Slack');
    await press(element, 'Next');
    await press(element, 'Review');
    expect(seen(element)).to.contain('Check your answers').and.to.contain('Place Slack').and.to.contain('Urgent No');
    await press(element, 'Send answers');
    expect(sent).to.deep.equal([{ action: 'accept', content: { place: 'Slack', isUrgent: false } }]);
  });
});

describe('own words that may be several', () => {
  const LIST = { teams: { type: 'array', title: 'Teams', items: { type: 'string', enum: ['Sales', 'Support'] }, maxItems: 2 } };

  it('say so in three languages', async () => {
    const hints = await Promise.all(LANGUAGES.map(async (locale) => otherText(await open(read(form(LIST)), { locale }))));
    expect(hints.map(({ placeholder }) => placeholder)).to.deep.equal(['One a line…', '每行一项…', 'Uma por linha…']);
    expect(hints[0]?.getAttribute('aria-label')).to.equal('Other: One a line');
  });

  it('say so beside the request’s own hint', async () => {
    const element = await open(read(form({ teams: { ...LIST.teams, 'x-ag-placeholder': 'for example Legal' } })));
    expect(otherText(element).placeholder).to.equal('One a line: for example Legal');
  });

  it('are counted by the line', async () => {
    const element = await open(read(form(LIST)));
    await choose(element, 'Sales');
    otherText(element).focus();
    await sendKeys({ type: 'Legal' });
    await sendKeys({ press: 'Enter' });
    await settled(element);
    expect(seen(element)).to.contain('2 of 2');
    await sendKeys({ type: 'Press' });
    await settled(element);
    expect(seen(element)).to.contain('At most 2. Clear 1 to go on.');
  });

  it('are a text of their own where there is nothing beside them', async () => {
    const element = await open(read(form({ labels: { type: 'array', title: 'Labels', items: { type: 'string' }, maxItems: 2 } })));
    expect(seen(element)).to.contain('One a line').and.to.contain('0 of 2').and.not.to.contain('Choose');
    one<HTMLElement>(element, '#control').focus();
    await sendKeys({ type: 'new' });
    await sendKeys({ press: 'Enter' });
    await sendKeys({ type: 'urgent' });
    await settled(element);
    expect(seen(element)).to.contain('2 of 2');
    await sendKeys({ press: 'Enter' });
    await sendKeys({ type: 'old' });
    await settled(element);
    expect(seen(element)).to.contain('At most 2. Clear 1 to go on.');
  });
});

describe('a request to agree', () => {
  it('is its message, with a yes, a no and a way out', async () => {
    await open(read(agreement, { ...MCP, source: 'Mail' }));
    expect(await tree()).to.deep.equal([
      'group “Delete all drafts?”',
      '  paragraph',
      '  paragraph',
      '  button “Decline” (Answers with a no)',
      '  button “Cancel” (Closes this without a yes or no)',
      '  status',
      '  button “Accept”',
    ]);
  });

  it('is accepted with nothing in it', async () => {
    const element = await open(read(agreement, MCP));
    const sent = results(element);
    await press(element, 'Accept');
    expect(sent).to.deep.equal([{ action: 'accept', content: {} }]);
    expect(seen(element)).to.equal('Accepted Delete all drafts?');
  });

  it('stays settled when it is loaded again', async () => {
    for (const [outcome, word] of [[{ kind: 'submitted', answers: [] }, 'Accepted'], [{ kind: 'declined' }, 'Declined'], [{ kind: 'cancelled', reason: 'dismissed' }, 'Cancelled']] as const) {
      const element = await open(read(agreement, MCP), { settled: outcome });
      expect(all(element, 'button')).to.have.length(0);
      expect(seen(element)).to.equal(`${word} Delete all drafts?`);
    }
  });

  it('can be tried again where it was not sent', async () => {
    const element = await open(read(agreement, MCP));
    replies(element, (event) => event.waitUntil(Promise.reject(new Error('the connection was lost'))));
    await press(element, 'Accept');
    expect(seen(element)).to.contain('Not sent: the connection was lost.');
    expect(button(element, 'Try again')).to.be.instanceOf(HTMLButtonElement);
  });
});

describe('a request to go to an address', () => {
  it('shows all of it with its host, and leaves it to the person to open', async () => {
    const element = await open(read(link('https://good.example@evil.example:8443/a/good.example?next=https://good.example#x'), MCP));
    const anchor = one<HTMLAnchorElement>(element, 'a');
    expect(anchor.textContent).to.equal('https://good.example@evil.example:8443/a/good.example?next=https://good.example#x');
    expect(one(element, '[part="link-host"]').textContent).to.equal('evil.example:8443');
    expect([anchor.href, anchor.target, anchor.rel]).to.deep.equal([anchor.textContent, '_blank', 'noopener noreferrer']);
  });

  it('shows a host of another script by its plain letters', async () => {
    const element = await open(read(link('https://ехаmple.com/'), MCP));
    expect(one(element, '[part="link-host"]').textContent).to.match(/^xn--/);
  });

  it('links nothing that is no web address, whoever says so', async () => {
    for (const url of ['javascript:alert(1)//example.com', 'https://example.com.evil.example/', 'https://example.com@evil.example/']) {
      const element = await open({ ...read(link('https://example.com/'), MCP), link: { url, host: 'example.com' } });
      expect(all(element, 'a'), url).to.have.length(0);
      expect(seen(element)).to.contain(url);
    }
  });

  it('is accepted by the word that the person will go there, and keeps the address', async () => {
    const element = await open(read(link('https://example.com/in'), MCP));
    const sent = results(element);
    await press(element, 'I will go there');
    expect(sent).to.deep.equal([{ action: 'accept' }]);
    expect(seen(element)).to.contain('Accepted Sign in to Example.');
    one(element, 'summary').click();
    await settled(element);
    expect(one<HTMLAnchorElement>(element, 'a').href).to.equal('https://example.com/in');
  });

  it('is a mere word once it was declined', async () => {
    const element = await open(read(link('https://example.com/in'), MCP));
    await press(element, 'Decline');
    expect(seen(element)).to.equal('Declined Sign in to Example.');
  });
});

describe('a settled request', () => {
  const asked = read(form({ place: { type: 'string', title: 'Place', enum: ['Slack', 'Zendesk'] }, count: { type: 'integer', title: 'Count' } }));

  it('says in one line what was answered, and opens to the values', async () => {
    const element = await open(asked, { settled: { kind: 'submitted', answers: [{ question: 'place', kind: 'single_choice', value: { option: 'Slack' } }, { question: 'count', kind: 'number', value: 15 }] } });
    expect(seen(one(element, 'summary'))).to.equal('Answers sent Answered: Place: Slack; Count: 15.');
    one(element, 'summary').click();
    await settled(element);
    expect(seen(element)).to.contain('Answered: Place: Slack; Count: 15.').and.to.contain('Place Slack').and.to.contain('Count 15');
  });

  it('says what was asked where everything was left empty', async () => {
    const element = await open(asked, { settled: { kind: 'submitted', answers: [] } });
    expect(seen(one(element, 'summary'))).to.equal('Answers sent Answered with everything left empty: Where should new tickets go?');
  });

  it('says what was sent to say so, and the same when it is loaded again', async () => {
    for (const [label, word] of [['Send answers', 'Answers sent'], ['Decline', 'Declined']] as const) {
      const element = await open(asked);
      const sent = results(element) as { humanFriendlyMessage: string }[];
      await press(element, label);
      const shown = `${word} ${sent[0]?.humanFriendlyMessage ?? ''}`;
      expect(seen(element)).to.contain(shown);
      const again = await open(asked, { settled: label === 'Decline' ? { kind: 'declined' } : { kind: 'submitted', answers: [] }, message: sent[0]?.humanFriendlyMessage });
      expect(seen(again)).to.contain(shown);
    }
  });

  it('says what the conversation says of it, in whatever words', async () => {
    expect(seen(await open(asked, { settled: { kind: 'declined' }, message: 'Ann would rather not say.' }))).to.equal('Declined Ann would rather not say.');
    expect(seen(await open(asked, { settled: { kind: 'declined' }, message: ' ' }))).to.equal('Declined Declined to answer: Where should new tickets go?');
    expect(seen(await open(asked, { message: 'Ann would rather not say.' }))).to.not.contain('Ann');
  });

  it('says it in the language of the reader, and nothing where nothing is told', async () => {
    expect(seen(await open(asked, { settled: { kind: 'declined' }, locale: 'pt-BR' }))).to.contain('Resposta recusada: Where should new tickets go?');
    expect(seen(await open(asked, { settled: { kind: 'cancelled', reason: 'dismissed' } }))).to.equal('Cancelled Where should new tickets go?');
    expect(seen(await open({ ...asked, wire: { flavour: 'mcp' } }, { settled: { kind: 'submitted', answers: [{ question: 'count', kind: 'number', value: 15 }] } }))).to.contain('Answers sent 15');
  });

  it('that was not settled before a reload can still be answered, with what was written', async () => {
    const items = new Map<string, string>();
    const storage: DraftStorage = { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => items.set(key, value), removeItem: (key) => items.delete(key) };
    const load = (): Promise<SageQuestionnaireCard> => open(read(form({ count: { type: 'integer', title: 'Count' } }), MCP), { conversationId: 'c', store: createQuestionnaireStore({ storage }) });
    const before = await load();
    await write(before, 'count', '15');
    before.remove();
    const element = await load();
    const sent = results(element);
    await press(element, 'Send');
    expect(sent).to.deep.equal([{ action: 'accept', content: { count: 15 } }]);
  });
});

describe('a request that cannot be shown', () => {
  it('stands as it was written, with the reason', async () => {
    const payload = form({ apiKey: { type: 'string' } });
    const decoded = readRequest(payload);
    if (decoded?.type !== 'invalid') throw new Error('it was asked');
    const element = await fixture<SageQuestionnaireFallback>(html`<sage-questionnaire-fallback .source=${JSON.stringify(payload, null, 2)} .diagnostics=${decoded.diagnostics}></sage-questionnaire-fallback>`);
    one(element, 'summary').click();
    await settled(element);
    expect(seen(element)).to.contain('"apiKey"').and.to.contain('secret-shaped');
  });
});
