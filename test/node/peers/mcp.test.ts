import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { ElicitRequestSchema, type ElicitRequestFormParams, type ElicitResult } from '@modelcontextprotocol/sdk/types.js';
import { buildReply, checkDraft, initialDraft, parseElicitation, type Draft, type DraftValue, type Outcome, type Questionnaire } from '../../../src/core/index.js';

type Properties = ElicitRequestFormParams['requestedSchema']['properties'];

/** What the person does with a card. */
type Person = (questionnaire: Questionnaire) => Outcome;

const server = new Server({ name: 'asks', version: '1.0.0' }, { capabilities: {} });
const client = new Client({ name: 'answers', version: '1.0.0' }, { capabilities: { elicitation: { form: {}, url: {} } } });
let person: Person = () => ({ kind: 'cancelled', reason: 'dismissed' });
let seen: Questionnaire | undefined;

/** The whole client: what a host writes to answer a server. */
client.setRequestHandler(ElicitRequestSchema, ({ params }) => {
  const request = parseElicitation(params, { dialect: 'mcp', source: client.getServerVersion()?.name ?? '' });
  if (!request.ok) throw new Error(request.reason);
  seen = request.value;
  const reply = buildReply(request.value, person(request.value), { timeZone: 'America/Sao_Paulo' });
  if (!reply.ok || reply.value.via !== 'request') throw new Error('no reply');
  return reply.value.result as ElicitResult;
});

before(async () => {
  const [near, far] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(near), client.connect(far)]);
});
after(async () => {
  await client.close();
});

const ask = (properties: Properties, required: string[] = []): Promise<ElicitResult> => server.elicitInput({ message: 'Please say.', requestedSchema: { type: 'object', properties, required } });

/** Enters values and sends them, as a card does. */
const enters = (values: Readonly<Record<string, DraftValue>>): Person => (questionnaire) => {
  const draft: Draft = { ...initialDraft(questionnaire), values: { ...initialDraft(questionnaire).values, ...values } };
  const checked = checkDraft(questionnaire, draft);
  assert.ok(checked.ok, JSON.stringify(checked));
  return { kind: 'submitted', answers: checked.value };
};

const NO_OTHER = { chosen: false, text: '' };
const text = (value: string): DraftValue => ({ kind: 'text', text: value });
const one = (option: string): DraftValue => ({ kind: 'single_choice', option, other: NO_OTHER });
const some = (...options: string[]): DraftValue => ({ kind: 'multi_choice', options, other: NO_OTHER });

/** Every shape that the specification of 2025-11-25 has, an entry, and the content that comes of it. */
const SHAPES: readonly (readonly [string, Properties[string], DraftValue, NonNullable<ElicitResult['content']>[string]])[] = [
  ['a string', { type: 'string', title: 'Name', description: 'In full', minLength: 2, maxLength: 50 }, text(' Zoë '), 'Zoë'],
  ['an email address', { type: 'string', format: 'email' }, text('ann@example.com'), 'ann@example.com'],
  ['an address of the web', { type: 'string', format: 'uri' }, text('https://例え.jp/a b|c?q="x"#é'.replace(' ', '%20')), 'https://xn--r8jz45g.jp/a%20b%7Cc?q=%22x%22#%C3%A9'],
  ['a date', { type: 'string', format: 'date' }, { kind: 'temporal', text: '2026-02-28' }, '2026-02-28'],
  ['a date with a time', { type: 'string', format: 'date-time' }, { kind: 'temporal', text: '2026-02-28T09:30' }, '2026-02-28T09:30:00-03:00'],
  ['a number', { type: 'number', minimum: 0, maximum: 1 }, { kind: 'number', text: '0.5' }, 0.5],
  ['an integer', { type: 'integer', minimum: 18, maximum: 120, default: 30 }, { kind: 'number', text: '42' }, 42],
  ['a boolean', { type: 'boolean', default: false }, { kind: 'boolean', checked: true }, true],
  ['a choice', { type: 'string', enum: ['Red', 'Green'], default: 'Red' }, one('Green'), 'Green'],
  ['a choice with titles', { type: 'string', oneOf: [{ const: '#f00', title: 'Red' }, { const: '#0f0', title: 'Green' }] }, one('#0f0'), '#0f0'],
  ['a choice with names of old', { type: 'string', enum: ['#f00', '#0f0'], enumNames: ['Red', 'Green'] }, one('#f00'), '#f00'],
  ['several choices', { type: 'array', minItems: 1, maxItems: 2, items: { type: 'string', enum: ['a', 'b', 'c'] }, default: ['a'] }, some('c', 'a'), ['a', 'c']],
  ['several choices with titles', { type: 'array', items: { anyOf: [{ const: 'a', title: 'A' }, { const: 'b', title: 'B' }] } }, some('b'), ['b']],
];

describe('a server of the Model Context Protocol', () => {
  for (const [name, schema, entry, content] of SHAPES) {
    it(`asks for ${name}, and takes the answer`, async () => {
      person = enters({ x: entry });
      assert.deepEqual((await ask({ x: schema }, ['x'])).content, { x: content });
    });
  }

  it('asks for all at once, and takes what is left empty as left out', async () => {
    const properties = Object.fromEntries(SHAPES.map(([, schema], index) => [`p${index}`, schema]));
    person = enters(Object.fromEntries(SHAPES.map(([, , entry], index) => [`p${index}`, entry])));
    const all = await ask(properties);
    assert.deepEqual(all.content, Object.fromEntries(SHAPES.map(([, , , content], index) => [`p${index}`, content])));
    person = enters({ b: text('') });
    assert.deepEqual(await ask({ a: { type: 'string', default: 'kept' }, b: { type: 'string', minLength: 3 } }), { action: 'accept', content: { a: 'kept' } });
  });

  it('is shown as who asks, and what it calls its choices', async () => {
    person = () => ({ kind: 'declined' });
    await ask({ x: { type: 'string', enum: ['#f00', '#0f0'], enumNames: ['Red'] } });
    assert.equal(seen?.source, 'asks');
    const [question] = seen?.questions ?? [];
    assert.ok(question?.kind === 'single_choice');
    assert.deepEqual(question.options, [{ id: '#f00', label: 'Red' }, { id: '#0f0', label: '#0f0' }]);
    assert.equal(question.other, undefined, 'its choices are binding');
  });

  it('hears a refusal and a dismissal, and no content of either', async () => {
    person = () => ({ kind: 'declined' });
    assert.deepEqual(await ask({ x: { type: 'string' } }, ['x']), { action: 'decline' });
    person = () => ({ kind: 'cancelled', reason: 'timeout' });
    assert.deepEqual(await ask({ x: { type: 'string' } }, ['x']), { action: 'cancel' });
  });

  it('asks for an agreement, with nothing to fill in', async () => {
    person = (questionnaire) => {
      assert.deepEqual(questionnaire.questions, []);
      return { kind: 'submitted', answers: [] };
    };
    assert.deepEqual(await ask({}), { action: 'accept', content: {} });
  });

  it('asks to go to an address, whose host is told', async () => {
    person = (questionnaire) => {
      assert.deepEqual(questionnaire.link, { url: 'https://bank.example@evil.example/a', host: 'evil.example' });
      return { kind: 'submitted', answers: [] };
    };
    const result = await server.elicitInput({ mode: 'url', message: 'Please sign in.', elicitationId: 'e1', url: 'https://bank.example@evil.example/a' });
    assert.deepEqual(result, { action: 'accept' });
  });

  it('gets no answer that its own validator would refuse: the person is told before', () => {
    const parsed = parseElicitation({ message: 'Please say.', requestedSchema: { type: 'object', properties: { x: { type: 'string', format: 'email' } } } }, { dialect: 'mcp' });
    assert.ok(parsed.ok);
    for (const address of ['ann@localhost', '.ann@example.com', 'a..b@example.com', 'ann']) {
      const checked = checkDraft(parsed.value, { values: { x: text(address) }, notes: {} });
      assert.ok(!checked.ok, address);
    }
  });
});
