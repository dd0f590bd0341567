import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Validator, type Schema } from '@cfworker/json-schema';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import fc from 'fast-check';
import { buildRenderMap, buildReply, checkDraft, dispatchToolPart, elicitationState, initialDraft, outputInTurn, parseElicitation, parseReply, readRequest, shouldResume, viewElicitationPart, type Answer, type DraftValue, type ElicitationFlavour, type Question, type Questionnaire } from '../../../src/core/index.js';
import { INHERITED, nasty, runs } from './arbitraries.js';

const TIME_ZONES = ['UTC', 'America/Sao_Paulo', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Europe/Berlin'];

const flavour = fc.constantFrom<ElicitationFlavour>('request_input', 'mcp');
const word = fc.oneof(fc.constantFrom('a', 'A', 'b', ' a ', ...INHERITED, '__other__', '', 'x'.repeat(40)), nasty.map((text) => text.slice(0, 40)));
const sometimes = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(value, { nil: undefined });
const count = fc.nat({ max: 4 });
const texts = { title: sometimes(fc.constantFrom('Name', 'Wie heißt du?', '  ')), description: sometimes(word), 'x-ag-placeholder': sometimes(word) };
const options = (value: fc.Arbitrary<string>): fc.Arbitrary<object> => fc.uniqueArray(value, { minLength: 1, maxLength: 4 }).chain((values) => fc.oneof(
  fc.constant({ enum: values }),
  fc.constant({ enum: values, enumNames: values.map((each) => `${each}!`) }),
  fc.record({ title: word, description: sometimes(word) }).map((about) => ({ oneOf: values.map((value) => ({ const: value, ...about })) })),
));

const string = fc.record({ type: fc.constant('string'), ...texts, minLength: sometimes(count), maxLength: sometimes(fc.integer({ min: 4, max: 30 })), pattern: sometimes(fc.constantFrom('^[a-z]+$', '^(a+)+$', '(', '\\d', '^a|b$', '(.)\\1')), format: sometimes(fc.constantFrom('email', 'uri', 'date', 'date-time', 'multiline', 'textarea', 'datetime', 'url', 'hologram')), default: sometimes(word) });
const choice = fc.tuple(fc.record({ type: fc.constant('string'), ...texts, default: sometimes(word) }), options(word)).map(([head, rest]) => ({ ...head, ...rest }));
const list = fc.tuple(fc.record({ type: fc.constant('array'), ...texts, minItems: sometimes(count), maxItems: sometimes(count), default: sometimes(fc.array(word, { maxLength: 3 })) }), fc.oneof(options(word), fc.constant({}))).map(([head, rest]) => ({ ...head, items: { type: 'string', ...rest } }));
const number = fc.record({ type: fc.constantFrom('number', 'integer'), ...texts, minimum: sometimes(fc.integer({ min: -5, max: 5 })), maximum: sometimes(fc.double({ min: 0, max: 50, noNaN: true })), default: sometimes(fc.integer({ min: -9, max: 99 })) });
const boolean = fc.record({ type: fc.constant('boolean'), ...texts, default: sometimes(fc.boolean()) });
const property = fc.oneof(string, choice, list, number, boolean);
const name = fc.oneof(fc.constantFrom('name', 'primary_key', ...INHERITED, 'a.b', ''), fc.string({ maxLength: 6 })).filter((each) => !/pwd|passwd|token|secret|apikey/i.test(each));

/** JSON as it comes over a wire: what is undefined is not there, and `__proto__` is a name like any other. */
const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

type Property = Readonly<Record<string, unknown>>;
interface Requested { readonly message: string; readonly requestedSchema: { readonly required: readonly string[]; readonly properties: Readonly<Record<string, Property>> } }

/** Every request of the dialect; secrets are tried elsewhere. */
const sound: fc.Arbitrary<Requested> = fc.uniqueArray(fc.tuple(name, property, fc.boolean()), { minLength: 1, maxLength: 5, selector: ([each]) => each }).map((properties) =>
  overTheWire({ message: 'Please say.', requestedSchema: { type: 'object', properties: Object.fromEntries(properties.map(([each, schema]) => [each, schema])), required: properties.flatMap(([each, , required]) => (required ? [each] : [])) } }) as Requested);

const exchange = fc.tuple(sound, flavour).map(([payload, dialect]) => {
  const parsed = parseElicitation(payload, { dialect });
  assert.ok(parsed.ok, JSON.stringify(parsed));
  return { payload, dialect, questionnaire: parsed.value };
});

/** What a person enters, mostly what is asked for. */
function entryFor(question: Question): fc.Arbitrary<DraftValue> {
  const written = fc.oneof(word, fc.constantFrom('abc', 'ann@example.com', 'ann@localhost', 'https://例え.jp/ä|b?c=[d]#{e}', 'https://a.example/%zz', 'HTTP://[::1]:80/a', '2026-02-28', '2024-02-29T23:59', '2026-03-29T02:30:05', '2026-10-25T02:30', '2026-01-01T00:00:00.5Z', '0001-01-01T00:00', '5', '-3.5', '1e2', '3'));
  const other = question.kind === 'multi_choice' || question.kind === 'single_choice' ? (question.other ? fc.record({ chosen: fc.boolean(), text: fc.oneof(written, fc.constant('one\n\n two \r\nthree')) }) : fc.constant({ chosen: false, text: '' })) : fc.constant({ chosen: false, text: '' });
  switch (question.kind) {
    case 'single_choice': return fc.record({ kind: fc.constant('single_choice' as const), option: fc.constantFrom(null, ...question.options.map(({ id }) => id)), other });
    case 'multi_choice': return fc.record({ kind: fc.constant('multi_choice' as const), options: fc.subarray(question.options.map(({ id }) => id)), other });
    case 'boolean': return fc.record({ kind: fc.constant('boolean' as const), checked: fc.constantFrom(true, false, null) });
    case 'file': return fc.constant({ kind: 'file' as const, files: [] });
    default: return written.map((text) => ({ kind: question.kind, text }));
  }
}

const entered = exchange.chain((given) => fc.tuple(fc.constant(given), fc.tuple(...given.questionnaire.questions.map((question) => fc.tuple(fc.constant(question.id), entryFor(question)))), fc.constantFrom(...TIME_ZONES)));

/** The schema as the wire means it: to `request_input` enums are suggestions, and in both a pattern that was skipped says nothing. */
function meant({ payload, dialect, questionnaire }: { readonly payload: Requested; readonly dialect: ElicitationFlavour; readonly questionnaire: Questionnaire }): Schema {
  const skipped = new Set(questionnaire.diagnostics.filter(({ code }) => code === 'pattern_skipped').map(({ path }) => path));
  const FORMATS: ReadonlyMap<unknown, string> = new Map([['datetime', 'date-time'], ['url', 'uri']]);
  const properties = Object.entries(payload.requestedSchema.properties).map(([each, { enum: values, oneOf, format, pattern, ...rest }]) => {
    const isOpen = dialect === 'request_input';
    const items: unknown = rest['items'];
    const opened = isOpen && items ? { items: { type: 'string' } } : {};
    return [each, {
      ...rest, ...opened, ...(!isOpen && values ? { enum: values } : {}), ...(!isOpen && oneOf ? { oneOf } : {}), ...(format ? { format: FORMATS.get(format) ?? format } : {}),
      ...(pattern !== undefined && !skipped.has(`properties.${each}.pattern`) ? { pattern } : {}),
      ...(values || oneOf || /date/.test(String(format)) ? { minLength: 0, maxLength: 1e6 } : {}),
    }];
  });
  return { type: 'object', properties: Object.fromEntries(properties) as Record<string, Schema>, required: [...payload.requestedSchema.required] };
}

const contentOf = (result: unknown): object => {
  assert.ok(typeof result === 'object' && result !== null && 'content' in result && typeof result.content === 'object' && result.content !== null);
  return result.content;
};

describe('any request of the dialect elicitation', () => {
  it('is a question for each property, and what is entered and accepted is valid to an independent validator', () => {
    let accepted = 0;
    fc.assert(
      fc.property(entered, ([given, values, timeZone]) => {
        const { questionnaire, payload } = given;
        assert.deepEqual(questionnaire.questions.map(({ id }) => id), Object.keys(payload.requestedSchema.properties));
        const draft = initialDraft(questionnaire);
        const checked = checkDraft(questionnaire, { ...draft, values: Object.fromEntries(values) });
        if (!checked.ok) return;
        accepted += 1;
        const reply = buildReply(questionnaire, { kind: 'submitted', answers: checked.value }, { timeZone });
        // Encoded, an address may be longer than it may be.
        if (!reply.ok && reply.error.code === 'too_long') return;
        assert.ok(reply.ok && reply.value.via === 'request', JSON.stringify(reply));
        const content = contentOf(reply.value.result);
        const { valid, errors } = new Validator(meant(given), '2020-12', false).validate(content);
        assert.ok(valid, JSON.stringify({ content, errors }));
      }),
      { numRuns: runs.numRuns * 3 },
    );
    assert.ok(accepted > 300, String(accepted));
  });

  it('is answered in its format, as the validator of the protocol’s own software has it', () => {
    const parts = fc.constantFrom('https://', 'HTTP://', 'user:p@', 'ex.com', '例え.jp', '[::1]', ':80', '/', '//', '?', '#', '%', '%zz', '%7e', 'ä', '|', '\\', '^', '`', '{', '}', '[', ']', '"', '<', '@', '.', '..', '-', 'a', 'ann', '+', "'", '\ud83d', '😀', '2026', '-02-28', 'T', '09:30', ':07', '.5', 'Z', '+05:45');
    const written = fc.oneof(fc.array(parts, { maxLength: 8 }), fc.array(parts, { maxLength: 8 }).map((rest) => ['https://ex.com/', ...rest]), fc.array(parts, { maxLength: 3 }).map((rest) => ['ann@ex.com', ...rest])).map((all) => all.join(''));
    const accepted = new Map<string, number>();
    for (const format of ['uri', 'email', 'date', 'date-time']) {
      const requestedSchema = { type: 'object' as const, properties: { x: { type: 'string', format } }, required: ['x'] };
      const validate = new AjvJsonSchemaValidator().getValidator(requestedSchema);
      const parsed = parseElicitation({ message: 'W', requestedSchema }, { dialect: 'mcp' });
      assert.ok(parsed.ok);
      fc.assert(
        fc.property(fc.oneof(written, fc.date({ noInvalidDate: true, min: new Date('0001-01-02'), max: new Date('9999-12-30') }).map((date) => date.toISOString().slice(0, format === 'date' ? 10 : 16))), fc.constantFrom(...TIME_ZONES), (text, timeZone) => {
          const [question] = parsed.value.questions;
          const checked = checkDraft(parsed.value, { values: { x: { kind: question?.kind === 'temporal' ? 'temporal' : 'text', text } }, notes: {} });
          if (!checked.ok) return;
          accepted.set(format, (accepted.get(format) ?? 0) + 1);
          const reply = buildReply(parsed.value, { kind: 'submitted', answers: checked.value }, { timeZone });
          assert.ok(reply.ok && reply.value.via === 'request', JSON.stringify(reply));
          const content = contentOf(reply.value.result);
          assert.ok(validate(content).valid, JSON.stringify(content));
        }),
        runs,
      );
    }
    for (const format of ['uri', 'email', 'date', 'date-time']) assert.ok((accepted.get(format) ?? 0) > 20, format);
  });

  it('is answered by what comes back as the same outcome, whatever the answers hold', () => {
    const answered = exchange.chain(({ questionnaire }) => fc.tuple(fc.constant(questionnaire), fc.tuple(...questionnaire.questions.map(hostileAnswer))));
    fc.assert(
      fc.property(answered, fc.constantFrom('en', 'zh-CN', 'pt-BR'), ([questionnaire, answers], locale) => {
        for (const outcome of [{ kind: 'submitted', answers }, { kind: 'declined' }, { kind: 'cancelled', reason: 'dismissed' }] as const) {
          const reply = buildReply(questionnaire, outcome, { locale, timeZone: 'UTC' });
          assert.ok(reply.ok && reply.value.via === 'request', JSON.stringify(reply));
          const wire = JSON.stringify(reply.value.result);
          for (const form of [reply.value, JSON.parse(wire), wire]) {
            const read = parseReply(questionnaire, form);
            assert.ok(read.ok, JSON.stringify(read));
            assert.deepEqual(read.value.outcome, outcome);
            if (outcome.kind === 'submitted') assert.equal(reply.value.displayText.split('\n').length, questionnaire.questions.length + 1, 'nothing poses as another line');
          }
        }
      }),
      runs,
    );
  });
});

/** Answers as a host may hand them over, unchecked. */
function hostileAnswer(question: Question): fc.Arbitrary<Answer> {
  const { id } = question;
  const own = word.filter((text) => text.trim() !== '' && (!('options' in question) || question.options.every((option) => !text.split('\n').includes(option.id))));
  switch (question.kind) {
    case 'single_choice': return fc.oneof(fc.constantFrom(null, ...question.options.map((option) => ({ option: option.id }))), ...(question.other ? [own.map((other) => ({ other }))] : [])).map((value) => ({ question: id, kind: 'single_choice', value }));
    case 'multi_choice': return fc.tuple(fc.shuffledSubarray(question.options.map((option) => option.id)), question.other ? sometimes(own) : fc.constant(undefined)).map(([chosen, other]) => ({ question: id, kind: 'multi_choice', value: other === undefined ? { options: chosen } : { options: chosen, other } }));
    case 'number': return fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0)).map((value) => ({ question: id, kind: 'number', value }));
    case 'boolean': return (question.required ? fc.boolean() : fc.option(fc.boolean())).map((value) => ({ question: id, kind: 'boolean', value }));
    case 'file': return fc.constant({ question: id, kind: 'file', value: [] });
    default: return fc.option(word.filter((text) => text !== '')).map((value) => ({ question: id, kind: question.kind, value }));
  }
}

const SECRET_NAMES = ['password', 'userPassword', 'API_KEY', 'apiKey', 'APIKey', 'apikey', 'access-token', 'Client Secret', 'private.key', 'AWSSecretAccessKey', 'credentials', 'passphrase', 'pwd', 'Passwd:', 'token2', 'ｐassword'];

describe('a secret', () => {
  it('is no field, wherever its name stands', () => {
    fc.assert(
      fc.property(sound, fc.constantFrom(...SECRET_NAMES), property, fc.boolean(), flavour, ({ message, requestedSchema }, secret, schema, asTitle, dialect) => {
        const properties = { ...requestedSchema.properties, ...(asTitle ? { field: { ...schema, title: secret } } : { [secret]: schema }) };
        const parsed = parseElicitation(overTheWire({ message, requestedSchema: { ...requestedSchema, properties } }), { dialect });
        assert.deepEqual(parsed, { ok: false, reason: `property "${asTitle ? 'field' : secret}" is secret-shaped — use a connect flow` });
      }),
      runs,
    );
  });
});

const KEYS = ['message', 'requestedSchema', 'type', 'properties', 'required', 'items', 'enum', 'oneOf', 'anyOf', 'const', 'default', 'format', 'pattern', 'minLength', 'mode', 'url', 'elicitationId', 'method', 'params', 'toolCallId', 'input', 'state', 'output', 'render', 'kind', ...INHERITED];
const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof({ maxDepth: 6 }, fc.constantFrom<unknown>(null, true, 0, 1.5, '', 'object', 'string', 'array', 'elicitation/create', 'tool-request_input', 'elicitation', 'url', 'https://a.example', 'javascript:alert(1)'), nasty, fc.array(tie('json'), { maxLength: 4 }), fc.dictionary(fc.constantFrom(...KEYS), tie('json'), { maxKeys: 6 })),
}));
/** A request with one thing in it that is something else. */
const spoilt = fc.tuple(sound, fc.array(fc.constantFrom(...KEYS, 'a'), { minLength: 1, maxLength: 4 }), json).map(([payload, path, value]) => {
  const copy = overTheWire(payload);
  let at: unknown = copy;
  for (const key of path) {
    const inner: unknown = typeof at === 'object' && at !== null && Object.hasOwn(at, key) ? Reflect.get(at, key) : undefined;
    if (typeof inner !== 'object' || inner === null) break;
    at = inner;
  }
  const keys = typeof at === 'object' && at !== null ? Object.keys(at) : [];
  if (typeof at === 'object' && at !== null) Object.defineProperty(at, keys[path.length % Math.max(1, keys.length)] ?? path[0] ?? 'a', { value, enumerable: true, configurable: true, writable: true });
  return copy;
});

/** An object that has no text. */
const textless: unknown = JSON.parse('{"toString":1,"valueOf":1}');
const maybe = (...values: readonly unknown[]): fc.Arbitrary<unknown> => fc.oneof({ arbitrary: fc.constantFrom<unknown>(...values), weight: 4 }, json, fc.constant(textless));
const part: fc.Arbitrary<unknown> = fc.oneof(
  fc.record({ type: maybe('tool-request_input', 'dynamic-tool', 'tool-x'), toolCallId: maybe('a', 'b', '__proto__'), toolName: maybe('request_input'), state: maybe('input-available', 'output-available', 'output-error', 'input-streaming'), input: fc.oneof(sound, json), output: maybe(null, { action: 'accept', content: {} }, { action: 'decline' }), errorText: maybe('elicitation: unsupported payload — x') }, { requiredKeys: [] }),
  fc.record({ type: fc.constant('data-render'), data: fc.record({ toolCallId: maybe('a', 'b', '__proto__'), render: fc.record({ kind: maybe('elicitation', 'x') }) }) }),
  fc.constant({ type: 'step-start' }),
  json,
);

describe('any parts of a message', () => {
  it('have something to show each, of which at most one settles the turn, and nothing is thrown', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const map = buildRenderMap(parts);
        const views = parts.map((each) => viewElicitationPart(each, { turn: parts, map }));
        const ids = parts.map((each) => (typeof each === 'object' && each !== null && 'toolCallId' in each ? each.toolCallId : undefined));
        const settling = new Set(ids.filter((_, index) => views[index]?.view === 'unsupported' && views[index].settle));
        assert.ok(settling.size <= 1, JSON.stringify([...settling]));
        assert.equal(shouldResume(parts), shouldResume(parts, map));
        for (const each of parts) dispatchToolPart(each, map, { clientTools: ['x'] });
        outputInTurn([{ role: 'assistant', parts }], 'a');
      }),
      runs,
    );
  });
});

describe('whatever is no request', () => {
  it('has a reason, and nothing is thrown', () => {
    const throwing = sound.map((payload) => Object.defineProperty({ ...payload }, 'requestedSchema', { get: () => { throw new Error('no'); }, enumerable: true }));
    fc.assert(
      fc.property(fc.oneof(json, spoilt, throwing, fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withSparseArray: true })), flavour, (payload, dialect) => {
        const parsed = parseElicitation(payload, { dialect });
        if (parsed.ok) assert.ok(parsed.value.complete && parsed.value.questions.length <= 50);
        else assert.ok(parsed.reason !== '');
        const decoded = readRequest(payload);
        if (decoded?.type === 'invalid') assert.ok(decoded.diagnostics.every(({ message }) => message !== '' && !message.includes('undefined`')));
        assert.ok(['pending', 'submitted', 'declined', 'cancelled', 'degraded'].includes(elicitationState(payload)));
        shouldResume([payload]);
        viewElicitationPart(payload, { turn: [payload], map: {} });
        const asked = parseElicitation({ message: 'W', requestedSchema: { type: 'object', properties: { a: { type: 'array', items: { type: 'string' } }, b: { type: 'number' } } } });
        assert.ok(asked.ok);
        parseReply(asked.value, { result: payload });
        parseReply(asked.value, { result: { action: 'accept', content: payload } });
      }),
      runs,
    );
  });

  it('has its reason, however large or deep it is', () => {
    const deep: unknown = JSON.parse(`${'{"properties":'.repeat(3000)}1${'}'.repeat(3000)}`);
    const many = Object.fromEntries(Array.from({ length: 1e5 }, (_, index) => [`k${index}`, { type: 'string' }]));
    const long = Array.from({ length: 1e5 }, (_, index) => `${index}`);
    for (const value of [deep, many, long, 'x'.repeat(1e6)]) {
      for (const schema of [value, { type: value }, { type: 'string', enum: value }, { type: 'string', title: value }, { type: 'string', pattern: value }, { type: 'array', items: value }, { type: 'array', items: { type: 'string', enum: value } }, { type: 'array', items: { type: 'string' }, default: value }]) {
        const parsed = parseElicitation({ message: 'W', requestedSchema: { type: 'object', properties: { a: schema } } });
        assert.ok(parsed.ok ? parsed.value.diagnostics.length === 1 : parsed.reason.length < 300, JSON.stringify(parsed).slice(0, 200));
        const refused = parseElicitation({ message: 'W', requestedSchema: { type: 'object', properties: schema, required: [value] } });
        assert.ok(!refused.ok && refused.reason.length < 300);
        const stray = parseElicitation({ message: 'W', requestedSchema: { type: 'object', properties: { a: { type: 'string' } }, required: [value] } });
        assert.ok(!stray.ok && stray.reason.length < 300);
      }
    }
  });
});
