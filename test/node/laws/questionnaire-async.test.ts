import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { buildReply, parseReply, questionnaireFromToolResult, runQuestionnaireAsync, type Questionnaire, type QuestionnaireAsyncSuccess } from '../../../src/core/index.js';
import { INHERITED, nasty, outcomeOf, runs } from './arbitraries.js';

const sometimes = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const word = fc.oneof(nasty, fc.constantFrom('A', ' A ', 'b', '1', ...INHERITED, '__questionnaire_other__', ''));
/** Any JSON value, with the names that the tool asks for among its keys. */
const KEYS = ['title', 'questions', 'id', 'type', 'text', 'options', 'value', 'label', 'default', 'allow_other', 'content', 'success', 'validation_passed', ...INHERITED];
const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof({ maxDepth: 5 }, fc.constantFrom<unknown>(null, true, false, 0, 1.5, 1e300, '', 'text', 'single_choice', 'multi_choice'), nasty, fc.array(tie('json'), { maxLength: 4 }), fc.dictionary(fc.constantFrom(...KEYS), tie('json'), { maxKeys: 5 })),
}));

const option = fc.oneof(word, fc.record({ value: word, label: word }, { requiredKeys: [] }), json);
/** Arguments as models write them, right and wrong. */
const question = fc.record(
  {
    id: fc.oneof(word, fc.constantFrom<unknown>('q1', 'q2', 'q1_2', 1, 2, null, true)),
    type: fc.constantFrom('single_choice', 'multiple_choice', 'multi_choice', 'text', 'free_text', ' TEXT ', 'slider'),
    text: word,
    title: word,
    options: fc.array(option, { maxLength: 4 }).map((options) => ['first', ...options]),
    default: fc.oneof(word, fc.constantFrom<unknown>('first', ['first'], [], '', null, ['first', 'first'], ['x']), json),
    allow_other: fc.constantFrom<unknown>(true, false, null, 'true'),
  },
  { requiredKeys: ['type', 'text'] },
);
const args = fc.record({ title: sometimes(fc.oneof(word, json)), questions: fc.array(question, { maxLength: 4 }) });

/** Arguments that have no fault. */
const sound = fc
  .record({ title: nasty, questions: fc.array(fc.record({ type: fc.constantFrom('single_choice', 'multi_choice', 'text'), text: nasty, options: fc.uniqueArray(word.filter((each) => each.trim() !== ''), { minLength: 1, maxLength: 4 }), allow_other: fc.boolean() }), { minLength: 1, maxLength: 4 }) })
  .map(({ title, questions }) => runQuestionnaireAsync({ title, questions: questions.map((each) => ({ ...each, text: `a${each.text}`, options: each.options.map((value) => ({ value, label: value })) })) }))
  .filter((result): result is QuestionnaireAsyncSuccess => result.success);

/** What no JSON holds: values that hold themselves, throw, or are something else altogether. */
const foreign = fc.tuple(args, fc.constantFrom(...KEYS), fc.nat({ max: 5 })).map(([value, key, kind]) => {
  const first: unknown = value.questions[0];
  const target: object = typeof first === 'object' && first !== null && kind % 2 === 0 ? first : value;
  const getters: readonly (() => unknown)[] = [() => { throw new Error('no'); }, () => value, () => target, () => 1n, () => Symbol('a'), () => revoked()];
  return Object.defineProperty(kind === 5 ? value : target, key, { get: getters[kind] ?? (() => undefined), enumerable: true, configurable: true });
});

function revoked(): unknown {
  const { proxy, revoke } = Proxy.revocable([], {});
  revoke();
  return proxy;
}

function assertResult(given: unknown): void {
  const result = runQuestionnaireAsync(given);
  assert.deepEqual(JSON.parse(JSON.stringify(result)), result, 'is plain JSON');
  if (result.success) {
    assert.equal(result.question_count, result.questions.length);
    assert.ok(result.questions.length > 0);
    assert.equal(new Set(result.questions.map(({ id }) => id)).size, result.questions.length);
    return;
  }
  assert.ok(result.errors.length > 0);
  for (const { code, path, message, details } of result.errors) {
    assert.match(code, /^questionnaire\.start\.\w+$/);
    assert.match(path, /^(?:title|questions(?:\[[1-9]\d*\](?:\.\w+(?:\[[1-9]\d*\])?)?)?)$/);
    assert.ok(message !== '' && !/undefined|NaN/.test(message), message);
    assert.equal(details['path'], path);
  }
}

const asked: fc.Arbitrary<Questionnaire> = sound.map((result) => {
  const view = questionnaireFromToolResult({ id: 'call_1', name: 'questionnaire_async' }, { tool_call_id: 'call_1', content: result });
  assert.ok(view.view === 'card');
  return view.questionnaire;
});

describe('questionnaire_async, whatever its arguments', () => {
  it('is tried on arguments with each kind of error, and on some without', () => {
    const codes = new Set(fc.sample(args, { numRuns: 4000, seed: 1 }).flatMap((each) => { const result = runQuestionnaireAsync(each); return result.success ? ['none'] : result.errors.map(({ code }) => code.replace('questionnaire.start.', '')); }));
    for (const code of ['none', 'title_type_invalid', 'questions_empty', 'question_type_invalid', 'question_text_required', 'question_id_invalid', 'question_id_duplicate', 'question_option_invalid', 'default_type_invalid', 'default_list_invalid_items', 'default_value_not_in_options', 'allow_other_type_invalid', 'text_too_long']) assert.ok(codes.has(code), code);
  });

  it('gives one of its two results, and throws nothing', () => {
    fc.assert(fc.property(fc.oneof(args, json, fc.anything({ withBigInt: true, withSparseArray: true, withNullPrototype: true, withDate: true, withMap: true })), assertResult), runs);
    fc.assert(fc.property(foreign, assertResult), runs);
  });

  it('gives what is huge or deep one of its two results, soon', () => {
    const deep = (open: string, close: string): unknown => JSON.parse(`${open.repeat(5000)}1${close.repeat(5000)}`);
    for (const value of [deep('[', ']'), deep('{"questions":', '}'), 'x'.repeat(1e6), Array.from({ length: 1e5 }, () => ({ type: 'text', text: 'W' })), Object.fromEntries(Array.from({ length: 1e5 }, (_, index) => [`k${index}`, index]))]) {
      for (const given of [value, { questions: value }, { title: value }, { questions: [value] }, ...['id', 'type', 'text', 'options', 'default', 'allow_other'].map((key) => ({ questions: [{ type: 'multi_choice', text: 'W', options: ['A'], [key]: value }] }))]) {
        const start = performance.now();
        assertResult(given);
        assert.ok(performance.now() - start < 1000);
      }
    }
  });

  it('leaves its normal form as it is', () => {
    fc.assert(
      fc.property(fc.oneof(sound, args.map((each) => runQuestionnaireAsync(each))), (result) => {
        if (result.success) assert.deepEqual(runQuestionnaireAsync(result), result);
      }),
      runs,
    );
  });

  it('leaves its arguments as they are', () => {
    fc.assert(
      fc.property(args, (each) => {
        const before = JSON.stringify(each);
        runQuestionnaireAsync(each);
        assert.equal(JSON.stringify(each), before);
      }),
      { numRuns: Math.ceil(runs.numRuns / 10) },
    );
  });
});

describe('the result of a call, whatever it is', () => {
  it('is one of the views, and nothing is thrown', () => {
    const content = fc.oneof(json, json.map((value) => JSON.stringify(value)), fc.anything({ withBigInt: true }), nasty, foreign, args.map((each) => runQuestionnaireAsync(each)));
    fc.assert(
      fc.property(content, (value) => {
        const view = questionnaireFromToolResult({ id: 'call_1', name: 'questionnaire_async' }, { tool_call_id: 'call_1', content: value });
        assert.ok(view.view === 'card' ? view.questionnaire.questions.length > 0 : view.view === 'error' && view.errors.length > 0);
      }),
      runs,
    );
  });

  it('is the same bare, as text, and in the place of its arguments', () => {
    fc.assert(
      fc.property(sound, (result) => {
        const read = (content: unknown): unknown => questionnaireFromToolResult({ id: 'call_1', name: 'questionnaire_async' }, { tool_call_id: 'call_1', content });
        assert.deepEqual(read(JSON.stringify(result)), read(result));
        assert.deepEqual(read(runQuestionnaireAsync(result)), read(result));
      }),
      runs,
    );
  });
});

describe('an answer to questionnaire_async', () => {
  it('comes back as the outcome that was sent', () => {
    const exchange = asked.chain((questionnaire) => fc.tuple(fc.constant(questionnaire), outcomeOf(questionnaire)));
    fc.assert(
      fc.property(exchange, fc.constantFrom('en', 'zh-CN', 'pt-BR'), ([questionnaire, outcome], locale) => {
        const reply = buildReply(questionnaire, outcome, { locale });
        assert.ok(reply.ok && reply.value.via === 'message', JSON.stringify(reply));
        assert.ok(reply.value.text.startsWith('<questionnaire-response>'));
        const read = parseReply(questionnaire, reply.value);
        assert.ok(read.ok, JSON.stringify(read));
        assert.deepEqual(read.value.outcome, outcome);
      }),
      runs,
    );
  });
});
