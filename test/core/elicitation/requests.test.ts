import { expect } from '@open-wc/testing';
import { parseElicitation, readRequest } from '../../../src/core/index.js';
import { asked, reason, request } from './support.js';

describe('a request for input', () => {
  it('is refused for the first thing that is wrong with it as a whole', () => {
    const schema = { type: 'object', properties: { a: { type: 'string' } } };
    const cases: readonly (readonly [unknown, string])[] = [
      [[], 'payload is not an object'],
      [null, 'payload is not an object'],
      [{}, 'missing message'],
      [{ message: 1, requestedSchema: schema }, 'missing message'],
      [{ message: 'W' }, 'missing requestedSchema'],
      [{ message: 'W', requestedSchema: [] }, 'missing requestedSchema'],
      [{ message: 'W', requestedSchema: { properties: {} } }, 'requestedSchema.type must be "object"'],
      [{ message: 'W', requestedSchema: { type: 'object' } }, 'requestedSchema.properties is empty'],
      [{ message: 'W', requestedSchema: { type: 'object', properties: {} } }, 'requestedSchema.properties is empty'],
      [{ message: 'W', requestedSchema: { ...schema, required: 'a' } }, 'requestedSchema.required must be a string array'],
      [{ message: 'W', requestedSchema: { ...schema, required: ['a', 1] } }, 'requestedSchema.required must be a string array'],
      [{ message: 'W', requestedSchema: { ...schema, required: ['a', 'constructor'] } }, 'required field "constructor" is not a property'],
      [{ message: 'W', requestedSchema: { ...schema, required: [''] } }, 'required field "" is not a property'],
      [{ message: 'W', requestedSchema: { ...schema, properties: { a: { type: 'null' } }, required: ['ghost'] } }, 'property "a" has unsupported type "null"'],
    ];
    for (const [payload, expected] of cases) expect(parseElicitation(payload), expected).to.deep.equal({ ok: false, reason: expected });
  });

  it('is refused for the first thing that is wrong with a property', () => {
    const cases: readonly (readonly [unknown, string])[] = [
      ['string', 'is not an object'],
      [[], 'is not an object'],
      [{}, 'has unsupported type "undefined"'],
      [{ type: 'object', properties: {} }, 'has unsupported type "object"'],
      [{ type: ['string', 'null'] }, 'has unsupported type "string,null"'],
      [{ type: 'integer', properties: {}, items: {} }, 'is nested — flat dialect only'],
      [{ type: 'string', items: { type: 'string' } }, 'is nested — flat dialect only'],
      [{ type: 'array', properties: {} }, 'is nested — flat dialect only'],
      [{ type: 'array' }, 'array items must be strings'],
      [{ type: 'array', items: { type: 'number' } }, 'array items must be strings'],
      [{ type: 'array', items: { anyOf: [{ const: 'a' }] } }, 'array items must be strings'],
      [{ type: 'array', items: { type: 'string', items: { type: 'string' } } }, 'is nested — flat dialect only'],
      [{ type: 'array', items: { type: 'string', enum: [1] } }, 'items enum must be strings'],
      [{ type: 'array', items: { type: 'string' }, enum: [1] }, 'items enum must be strings'],
      [{ type: 'array', items: { type: 'string', oneOf: [{ const: 1 }] } }, 'oneOf options need a string const'],
      [{ type: 'array', items: { type: 'string' }, oneOf: [{}] }, 'oneOf options need a string const'],
      [{ type: 'array', items: { type: 'string' }, default: 'a' }, 'default must be an array of strings'],
      [{ type: 'array', items: { type: 'string' }, default: ['a', 1] }, 'default must be an array of strings'],
      [{ type: 'string', enum: ['a', 1] }, 'enum must be strings'],
      [{ type: 'string', enum: 'a' }, 'enum must be strings'],
      [{ type: 'integer', enum: [1, 2] }, 'enum/oneOf requires type "string"'],
      [{ type: 'boolean', oneOf: [{ const: 'yes' }] }, 'enum/oneOf requires type "string"'],
      [{ type: 'string', oneOf: [{ title: 'A' }] }, 'oneOf options need a string const'],
      [{ type: 'string', oneOf: [] }, 'oneOf options need a string const'],
      [{ type: 'string', oneOf: null }, 'oneOf options need a string const'],
      [{ type: 'string', default: ['a'] }, 'default must match type "string"'],
      [{ type: 'string', default: null }, 'default must match type "string"'],
      [{ type: 'number', default: '3' }, 'default must match type "number"'],
      [{ type: 'number', default: NaN }, 'default must match type "number"'],
      [{ type: 'boolean', default: 'true' }, 'default must match type "boolean"'],
      [{ type: 'string', title: 'Your password', default: 1 }, 'default must match type "string"'],
      [{ type: 'string', title: 'Your password' }, 'is secret-shaped — use a connect flow'],
    ];
    for (const [schema, expected] of cases) expect(reason(schema), JSON.stringify(schema)).to.equal(`property "x" ${expected}`);
  });

  it('is refused where its binding options leave nothing to choose', () => {
    const apart = { enum: ['a'], oneOf: [{ const: 'b' }] };
    expect(reason({ type: 'string', ...apart }, 'mcp')).to.equal('property "x" enum must be strings');
    expect(reason({ type: 'string', enum: [] }, 'mcp')).to.equal('property "x" enum must be strings');
    expect(reason({ type: 'array', items: { type: 'string', ...apart } }, 'mcp')).to.equal('property "x" items enum must be strings');
    expect(reason({ type: 'array', items: { enum: ['a'], anyOf: [{ const: 'b' }] } }, 'mcp')).to.equal('property "x" items enum must be strings');
    expect([reason({ type: 'string', ...apart }), reason({ type: 'string', enum: [] })]).to.deep.equal([undefined, undefined]);
  });

  it('is refused where it is more than a card can ask', () => {
    const many = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`p${index}`, { type: 'string' }]));
    expect(parseElicitation(request(many))).to.deep.equal({ ok: false, reason: 'requestedSchema.properties has more than 50 entries' });
    expect(reason({ type: 'string', enum: Array.from({ length: 501 }, (_, index) => `${index}`) })).to.equal('property "x" has more than 500 options');
    expect(reason({ type: 'string', title: 'x'.repeat(4001) })).to.equal('property "x" has a text of more than 4000 characters');
    expect(parseElicitation({ ...request({ a: { type: 'string' } }), message: 'x'.repeat(4001) })).to.deep.equal({ ok: false, reason: 'message is longer than 4000 characters' });
  });

  it('asks for no secret, by whatever name, and knows what only sounds like one', () => {
    const refused = ['password', 'user_password', 'passwordHash', 'PASSWORD', 'Passwd', 'pwd', 'pass-phrase.passphrase', 'apiKey', 'API key', 'api_key', 'APIKey', 'apikey', 'private-key', 'accessKey', 'client.secret', 'secrets', 'credentials', 'githubToken', 'Token:', 'password2'];
    const fine = ['max_tokens', 'tokenizer', 'primary_key', 'keyboard', 'api', 'key', 'secretary', 'passenger', 'access', 'monkey', 'client'];
    for (const name of refused) {
      expect(parseElicitation(request({ [name]: { type: 'string' } }))).to.deep.equal({ ok: false, reason: `property "${name}" is secret-shaped — use a connect flow` });
      expect(reason({ type: 'boolean', title: name }, 'mcp'), name).to.equal('property "x" is secret-shaped — use a connect flow');
    }
    for (const name of fine) expect(asked({ [name]: { type: 'string', title: name } }).questions, name).to.have.length(1);
  });

  it('says who asks, and under which id it is answered', () => {
    const parsed = parseElicitation(request({ a: { type: 'string' } }), { id: 'call_7', source: 'Deploy bot' });
    expect(parsed.ok && parsed.value).to.include({ id: 'call_7', wireId: 'call_7', source: 'Deploy bot', description: 'Need a value', name: 'request_input', layout: 'list' });
    const alone = parseElicitation(request({ a: { type: 'string' } }));
    expect(alone.ok && alone.value.id).to.equal('elicitation');
  });

  it('asks one thing at a time where it hints at it', () => {
    const stepper = (hint: unknown): unknown => {
      const parsed = parseElicitation({ message: 'W', requestedSchema: { type: 'object', properties: { a: { type: 'string' } }, 'x-ag-stepper': hint } });
      return parsed.ok && parsed.value.layout;
    };
    expect([stepper(true), stepper('true'), stepper(undefined)]).to.deep.equal(['stepper', 'list', 'list']);
  });
});

describe('a request of MCP', () => {
  const form = { message: 'W', requestedSchema: { type: 'object', properties: {} } };
  const link = { mode: 'url', message: 'Sign in', url: 'https://a.example/x', elicitationId: 'e1' };
  const parse = (payload: object): unknown => {
    const parsed = parseElicitation(payload, { dialect: 'mcp' });
    return parsed.ok ? { questions: parsed.value.questions.length, link: parsed.value.link, outcomes: parsed.value.outcomes } : parsed.reason;
  };

  it('may ask for nothing but an agreement', () => {
    expect(parse(form)).to.deep.equal({ questions: 0, link: undefined, outcomes: ['submitted', 'declined', 'cancelled'] });
  });

  it('may ask to go to an address of the web, and to no other', () => {
    expect(parse(link)).to.deep.equal({ questions: 0, link: { url: 'https://a.example/x', host: 'a.example' }, outcomes: ['submitted', 'declined', 'cancelled'] });
    expect(parse({ ...link, url: 'https://bank.example\\@evil.example:8080' })).to.deep.include({ link: { url: 'https://bank.example/@evil.example:8080', host: 'bank.example' } });
    expect(parse({ ...link, url: 'https://аpple.com' })).to.deep.include({ link: { url: 'https://xn--pple-43d.com/', host: 'xn--pple-43d.com' } });
    for (const url of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'a.example', 'https://']) expect(parse({ ...link, url })).to.equal('url must be an http(s) address');
    expect(parse({ ...link, url: ' ' })).to.equal('missing url');
    expect(parse({ ...link, elicitationId: undefined })).to.equal('missing elicitationId');
    expect(parse({ ...form, mode: 'voice' })).to.equal('mode must be "form" or "url"');
  });

  it('may title the items of a list without naming their type', () => {
    expect(reason({ type: 'array', items: { anyOf: [{ const: 'a', title: 'A' }] } }, 'mcp')).to.equal(undefined);
    expect(reason({ type: 'array', items: { anyOf: [{ title: 'A' }] } }, 'mcp')).to.equal('property "x" oneOf options need a string const');
    expect(reason({ type: 'array', items: {} }, 'mcp')).to.equal('property "x" array items must be strings');
  });
});

describe('what a request comes in', () => {
  const payload = request({ a: { type: 'string' } });

  it('is told apart: the tool’s call, MCP’s request, or the payload alone', () => {
    const read = (value: unknown): unknown => {
      const decoded = readRequest(value);
      return decoded?.type === 'questionnaire' ? [decoded.questionnaire.name, decoded.questionnaire.id, decoded.questionnaire.source] : decoded?.type;
    };
    expect(read({ jsonrpc: '2.0', id: 3, method: 'elicitation/create', params: payload, source: 'Files' })).to.deep.equal(['elicitation/create', '3', 'Files']);
    expect(read({ ...payload, mode: 'form' })).to.deep.equal(['elicitation/create', 'elicitation', undefined]);
    expect(read({ mode: 'url', message: 'W', url: 'https://a.example', elicitationId: 'e1' })).to.deep.equal(['elicitation/create', 'e1', undefined]);
    expect(read(payload)).to.deep.equal(['request_input', 'elicitation', undefined]);
    expect(read({ type: 'tool-request_input', toolCallId: 'c1', state: 'input-available', input: payload })).to.deep.equal(['request_input', 'c1', undefined]);
    expect(read({ id: 'c2', name: 'request_input', arguments: JSON.stringify(payload) })).to.deep.equal(['request_input', 'c2', undefined]);
    expect(read({ id: 'c3', function: { name: 'request_input', arguments: payload } })).to.deep.equal(['request_input', 'c3', undefined]);
    expect(read({ id: 'c3', name: 'request_input', arguments: '{' })).to.equal('invalid');
    expect(read({ id: 'c3', name: 'search', arguments: {} })).to.equal(undefined);
    expect(read('request_input')).to.equal(undefined);
  });

  it('is shown as it was where it cannot be asked, with the reason, in three languages', () => {
    const messages = ['en', 'zh-CN', 'pt-BR'].map((locale) => {
      const decoded = readRequest({ message: '', requestedSchema: {} }, undefined, { locale });
      if (decoded?.type !== 'invalid') throw new Error('asked');
      const [diagnostic] = decoded.diagnostics;
      expect(diagnostic).to.include({ code: 'request_unsupported', severity: 'error', source: '{"message":"","requestedSchema":{}}' });
      return diagnostic?.message;
    });
    expect(new Set(messages).size).to.equal(3);
    for (const message of messages) expect(message).to.contain('`missing message`');
  });
});
