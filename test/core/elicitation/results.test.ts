import { expect } from '@open-wc/testing';
import { buildReply, parseReply, type Answer, type Outcome, type Questionnaire } from '../../../src/core/index.js';
import { asked, resultOf } from './support.js';

const PROPERTIES = {
  name: { type: 'string', title: 'Name' }, count: { type: 'integer' }, on: { type: 'boolean' }, level: { type: 'string', enum: ['low', 'high'] },
  tags: { type: 'array', items: { type: 'string', enum: ['x', 'y'] } }, day: { type: 'string', format: 'date' }, at: { type: 'string', format: 'date-time' },
};
const FULL: readonly Answer[] = [
  { question: 'name', kind: 'text', value: 'Ada' },
  { question: 'count', kind: 'number', value: 3 },
  { question: 'on', kind: 'boolean', value: false },
  { question: 'level', kind: 'single_choice', value: { other: 'medium' } },
  { question: 'tags', kind: 'multi_choice', value: { options: ['y'], other: 'z\nyes, always' } },
  { question: 'day', kind: 'temporal', value: '2026-02-28' },
  { question: 'at', kind: 'temporal', value: '2026-02-28T09:30:00-03:00' },
];
const EMPTY: readonly Answer[] = [
  { question: 'name', kind: 'text', value: null },
  { question: 'count', kind: 'number', value: null },
  { question: 'on', kind: 'boolean', value: null },
  { question: 'level', kind: 'single_choice', value: null },
  { question: 'tags', kind: 'multi_choice', value: { options: [] } },
  { question: 'day', kind: 'temporal', value: null },
  { question: 'at', kind: 'temporal', value: null },
];

function reply(questionnaire: Questionnaire, outcome: Outcome, locale = 'en'): unknown {
  const built = buildReply(questionnaire, outcome, { locale });
  return built.ok ? (built.value.via === 'request' ? built.value.result : undefined) : built.error;
}

describe('the result of a request', () => {
  it('has typed values, own words among them as they were written', () => {
    expect(resultOf(asked(PROPERTIES), FULL)).to.deep.equal({
      action: 'accept',
      content: { name: 'Ada', count: 3, on: false, level: 'medium', tags: ['y', 'z', 'yes, always'], day: '2026-02-28', at: '2026-02-28T09:30:00-03:00' },
      humanFriendlyMessage: 'Answered: Name: Ada; count: 3; on: No; level: medium; tags: y, z, yes, always; day: February 28, 2026; at: February 28, 2026 at 9:30 AM (UTC-03:00).',
    });
  });

  it('leaves out what was left empty, and takes a required checkbox that was left alone as no', () => {
    expect(resultOf(asked(PROPERTIES), EMPTY)).to.deep.equal({ action: 'accept', content: {}, humanFriendlyMessage: 'Answered with everything left empty: Need a value' });
    expect(resultOf(asked(PROPERTIES), [])).to.deep.include({ content: {} });
    expect(resultOf(asked(PROPERTIES, { required: ['on'] }), EMPTY)).to.deep.include({ content: { on: false } });
  });

  it('says of a list that was emptied that nothing is chosen, lest its default be taken for the answer', () => {
    const list = { type: 'array', items: { type: 'string', enum: ['a', 'b'] }, default: ['a'] };
    const emptied = (schema: object, dialect: 'request_input' | 'mcp' = 'request_input'): unknown => (resultOf(asked({ x: schema }, { dialect }), [{ question: 'x', kind: 'multi_choice', value: { options: [] } }]) as { content: unknown }).content;
    expect([emptied(list), emptied(list, 'mcp'), emptied({ ...list, minItems: 0 })]).to.deep.equal([{ x: [] }, { x: [] }, { x: [] }]);
    expect([emptied({ ...list, minItems: 1 }), emptied({ ...list, default: [] }), emptied({ ...list, default: undefined })], 'an empty list would be refused, or was never anything else').to.deep.equal([{}, {}, {}]);
  });

  it('is a refusal or a dismissal without content, and checks nothing', () => {
    const strict = asked({ name: { type: 'string', minLength: 5 } }, { required: ['name'] });
    expect(reply(strict, { kind: 'declined' })).to.deep.equal({ action: 'decline', humanFriendlyMessage: 'Declined to answer: Need a value' });
    expect(reply(strict, { kind: 'declined' }, 'zh-CN')).to.deep.equal({ action: 'decline', humanFriendlyMessage: '已拒绝回答：Need a value' });
    expect(reply(strict, { kind: 'declined' }, 'pt-BR')).to.deep.equal({ action: 'decline', humanFriendlyMessage: 'Resposta recusada: Need a value' });
    expect(reply(strict, { kind: 'cancelled', reason: 'dismissed' })).to.deep.equal({ action: 'cancel' });
  });

  it('has no sentence in MCP', () => {
    const questionnaire = asked({ name: { type: 'string' } }, { dialect: 'mcp' });
    expect(resultOf(questionnaire, [{ question: 'name', kind: 'text', value: 'Ada' }])).to.deep.equal({ action: 'accept', content: { name: 'Ada' } });
    expect(reply(questionnaire, { kind: 'declined' })).to.deep.equal({ action: 'decline' });
  });

  it('is under the call’s id', () => {
    const built = buildReply(asked({ name: { type: 'string' } }), { kind: 'declined' });
    expect(built.ok && built.value).to.include({ via: 'request', id: 'call_1' });
  });

  it('has a property of any name', () => {
    const content = (resultOf(asked({ ['__proto__']: { type: 'string' } }), [{ question: '__proto__', kind: 'text', value: 'a' }]) as { content: object }).content;
    expect(JSON.stringify(content)).to.equal('{"__proto__":"a"}');
  });

  it('is refused where a required answer is missing', () => {
    expect(reply(asked(PROPERTIES, { required: ['name'] }), { kind: 'submitted', answers: [] })).to.include({ code: 'answer_missing', question: 'name' });
  });
});

describe('a date with a time', () => {
  const moment = asked({ at: { type: 'string', format: 'date-time' } });
  const at = (value: string, timeZone?: string): unknown => (resultOf(moment, [{ question: 'at', kind: 'temporal', value }], timeZone) as { content: { at: string } }).content.at;

  it('has the offset of the person’s time zone then, also where clocks change', () => {
    const cases: readonly (readonly [string, string, string])[] = [
      ['2026-01-15T09:30', 'Europe/Berlin', '2026-01-15T09:30:00+01:00'],
      ['2026-07-15T09:30:07', 'Europe/Berlin', '2026-07-15T09:30:07+02:00'],
      ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T02:30:00+02:00'], // twice: the earlier
      ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T02:30:00+01:00'], // skipped: as before
      ['2026-03-08T02:30', 'America/New_York', '2026-03-08T02:30:00-05:00'],
      ['2026-11-01T01:30', 'America/New_York', '2026-11-01T01:30:00-04:00'],
      ['2026-04-05T01:45', 'Australia/Lord_Howe', '2026-04-05T01:45:00+11:00'], // by half an hour
      ['2026-01-01T00:00', 'Asia/Kathmandu', '2026-01-01T00:00:00+05:45'],
      ['2026-01-01T00:00', 'UTC', '2026-01-01T00:00:00+00:00'],
      ['0001-01-01T00:00', 'UTC', '0001-01-01T00:00:00+00:00'],
      ['2026-01-01T00:00:00Z', 'Asia/Tokyo', '2026-01-01T00:00:00Z'],
    ];
    for (const [value, timeZone, expected] of cases) expect(at(value, timeZone), `${value} ${timeZone}`).to.equal(expected);
  });

  it('is not sent without a time zone, or with one that nobody knows', () => {
    for (const options of [{}, { timeZone: 'Mars/Olympus' }]) {
      const built = buildReply(moment, { kind: 'submitted', answers: [{ question: 'at', kind: 'temporal', value: '2026-01-01T09:30' }] }, options);
      expect(!built.ok && built.error).to.include({ code: 'time_zone_missing', question: 'at' });
    }
  });
});

describe('an address of the web', () => {
  const link = asked({ x: { type: 'string', format: 'url', maxLength: 40 } });

  it('is written as the format has it, and stays as it is where it is so already', () => {
    const sent = (value: string): unknown => (resultOf(link, [{ question: 'x', kind: 'text', value }]) as { content: { x: string } }).content.x;
    expect(sent('HTTPS://Example.com/%7Ea?b=c#d')).to.equal('HTTPS://Example.com/%7Ea?b=c#d');
    expect(sent('https://ex.com/ä?b|c')).to.equal('https://ex.com/%C3%A4?b%7Cc');
    expect(sent('no address, ä')).to.equal('no address, ä');
  });

  it('is not sent where it is too long in that form', () => {
    const built = buildReply(link, { kind: 'submitted', answers: [{ question: 'x', kind: 'text', value: `https://ex.com/${'ä'.repeat(10)}` }] });
    expect(!built.ok && built.error).to.include({ code: 'too_long', question: 'x', limit: 40 });
  });
});

describe('a result that is read back', () => {
  const read = (reply: unknown, questionnaire = asked(PROPERTIES)): unknown => {
    const parsed = parseReply(questionnaire, reply);
    return parsed.ok ? parsed.value.outcome : parsed.error.map(({ code, path }) => (path === undefined ? code : [code, path]));
  };

  it('is the outcome that was sent, as an object or as its text', () => {
    for (const answers of [FULL, EMPTY]) {
      const result = resultOf(asked(PROPERTIES), answers);
      expect(read(result)).to.deep.equal({ kind: 'submitted', answers });
      expect(read(JSON.stringify(result))).to.deep.equal({ kind: 'submitted', answers });
    }
    expect(read({ action: 'decline' })).to.deep.equal({ kind: 'declined' });
    expect(read({ action: 'cancel' })).to.deep.equal({ kind: 'cancelled', reason: 'dismissed' });
  });

  it('is read without what nobody asked for, and not at all where a value is of another type', () => {
    expect(read({ action: 'accept', content: { extra: 1 } })).to.deep.equal({ kind: 'submitted', answers: EMPTY });
    expect(read({ action: 'accept', content: { count: '3', tags: 'x' } })).to.deep.equal([['answer_unreadable', 'content.count'], ['answer_unreadable', 'content.tags']]);
    expect(read({ action: 'accept', content: { level: 'medium' } }, asked({ level: PROPERTIES.level }, { dialect: 'mcp' }))).to.deep.equal([['answer_unreadable', 'content.level']]);
    for (const reply of [{}, { action: 'maybe' }, 'Yes.', '', null, 3]) expect(read(reply), JSON.stringify(reply)).to.deep.equal(['result_unreadable']);
  });
});
