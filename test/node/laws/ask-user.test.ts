import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { buildReply, fromAcpPermissionOutcome, isAcpRepresentable, parseReply, readRequest, toAcpPermissionRequest, validateAskUserOutcome, validateAskUserQuestions, type Answer, type CancelReason, type Outcome, type Question, type Questionnaire } from '../../../src/core/index.js';
import { INHERITED, nasty, runs } from './arbitraries.js';

/** Not blank, and short enough for the field. */
const text = (max: number, fallback: string): fc.Arbitrary<string> => nasty.map((each) => cut(each, max)).map((each) => (each.trim() === '' ? fallback : each));
const bytes = (value: string): number => new TextEncoder().encode(value).length;

function cut(value: string, max: number): string {
  let short = value.slice(0, max);
  while (bytes(short) > max) short = short.slice(0, Math.floor(short.length / 2));
  return short;
}

const id = fc.oneof(fc.constantFrom(...INHERITED, 'a', 'b', '1', '01', ' x', '__questionnaire_other__'), text(128, 'id'));
const option = fc.record({ id, label: text(256, 'label'), description: nasty.map((each) => cut(each, 1024)), preview: fc.option(nasty.map((each) => cut(each, 2000)), { nil: undefined }) });
const question = fc.record({
  id,
  question: text(4096, 'Why?'),
  header: nasty.map((each) => [...each].slice(0, 20).join('')),
  multi_select: fc.boolean(),
  options: fc.uniqueArray(option, { maxLength: 4, selector: (each) => each.id }).map((all) => all.filter((each, index) => all.findIndex(({ label }) => label === each.label) === index)),
  allow_free_text: fc.boolean(),
  allow_annotation: fc.boolean(),
});
const questions = fc.uniqueArray(question, { minLength: 1, maxLength: 4, selector: (each) => each.id });
const canonical = fc.record({ request_id: id, questions });
const legacy = fc.record({ request_id: id, question: text(4096, 'Why?'), options: fc.uniqueArray(text(128, 'o'), { maxLength: 4 }) });
const permission = fc.record({
  sessionId: nasty,
  toolCall: fc.record({ toolCallId: id, title: nasty.map((each) => each.slice(0, 4000)) }),
  options: fc.uniqueArray(fc.record({ optionId: id, name: text(256, 'name'), kind: fc.constantFrom('allow_once', 'reject_always') }), { minLength: 1, maxLength: 6, selector: (each) => each.optionId }),
});

function read(payload: unknown): Questionnaire {
  const decoded = readRequest(payload, undefined, { finish: true });
  assert.ok(decoded?.type === 'questionnaire', JSON.stringify(decoded));
  return decoded.questionnaire;
}

const own = text(4096, 'mine');

function answerTo(asked: Question): fc.Arbitrary<Answer> {
  const { id: of } = asked;
  const note = asked.annotatable ? fc.option(text(4096, 'note'), { nil: undefined }) : fc.constant(undefined);
  const noted = (answer: fc.Arbitrary<Answer>): fc.Arbitrary<Answer> => fc.tuple(answer, note).map(([each, said]) => (said === undefined ? each : { ...each, note: said }));
  if (asked.kind === 'single_choice') {
    const options = asked.options.map(({ id: option }) => fc.constant({ option }));
    return noted(fc.oneof(...options, ...(asked.other ? [own.map((other) => ({ other }))] : [])).map((value) => ({ question: of, kind: 'single_choice', value })));
  }
  if (asked.kind === 'multi_choice') {
    const some = fc.shuffledSubarray(asked.options.map((each) => each.id), { minLength: 1 }).map((options) => ({ options }));
    return noted(fc.oneof(some, ...(asked.other ? [own.map((other) => ({ options: [], other }))] : [])).map((value) => ({ question: of, kind: 'multi_choice', value })));
  }
  return noted(own.map((value) => ({ question: of, kind: 'text', value })));
}

/** One that offers no options, and takes no text, has no answer. */
const isAnswerable = ({ questions: all }: Questionnaire): boolean => all.every((each) => !('options' in each) || each.options.length > 0);
const REASONS: readonly CancelReason[] = ['interrupt', 'disconnect', 'timeout', 'client_closed', 'delivery_failed', 'session_closed', 'shutdown'];

function outcomeOf(asked: Questionnaire): fc.Arbitrary<Outcome> {
  const submitted = fc.tuple(...(isAnswerable(asked) ? asked.questions.map(answerTo) : [])).map((answers): Outcome => ({ kind: 'submitted', answers }));
  const others: readonly Outcome[] = [{ kind: 'declined' }, { kind: 'clarify', answers: [] }, { kind: 'finish', answers: [] }];
  // The other forms have no word for the reason.
  const reasons = asked.outcomes.includes('declined') ? REASONS : REASONS.slice(0, 1);
  const rest = [...others, ...reasons.map((reason): Outcome => ({ kind: 'cancelled', reason }))].filter(({ kind }) => asked.outcomes.includes(kind));
  return isAnswerable(asked) ? fc.oneof({ weight: 4, arbitrary: submitted }, { weight: 1, arbitrary: fc.constantFrom(...rest) }) : fc.constantFrom(...rest);
}

const exchange = fc.oneof({ weight: 4, arbitrary: canonical }, { weight: 1, arbitrary: legacy }, { weight: 1, arbitrary: permission }).map(read).chain((asked) => fc.tuple(fc.constant(asked), outcomeOf(asked)));

describe('an answer to ask_user/request', () => {
  it('comes back as the outcome that was sent, also after it was JSON', () => {
    fc.assert(
      fc.property(exchange, fc.constantFrom('en', 'zh-CN', 'pt-BR'), ([asked, outcome], locale) => {
        const reply = buildReply(asked, outcome, { locale });
        assert.ok(reply.ok && reply.value.via === 'request', JSON.stringify(reply));
        assert.ok(reply.value.displayText !== '' && !/[\r\u2028\u202e]/.test(reply.value.displayText));
        const travelled: unknown = JSON.parse(JSON.stringify(reply.value.result));
        for (const each of [reply.value, reply.value.result, travelled]) {
          const back = parseReply(asked, each);
          assert.ok(back.ok, JSON.stringify(back));
          assert.deepEqual(back.value.outcome, outcome);
        }
      }),
      runs,
    );
  });

  it('is what its receiver takes', () => {
    fc.assert(
      fc.property(questions.map((all) => all.map((each) => ({ ...each, header: '' }))).chain((all) => fc.tuple(fc.constant(all), outcomeOf(read({ request_id: 'r', questions: all })))), ([all, outcome]) => {
        const reply = buildReply(read({ request_id: 'r', questions: all }), outcome);
        assert.ok(reply.ok && reply.value.via === 'request');
        assert.equal(validateAskUserOutcome(all, reply.value.result), undefined);
      }),
      { numRuns: Math.ceil(runs.numRuns / 4) },
    );
  });
});

const KEYS = ['request_id', 'questions', 'question', 'options', 'id', 'label', 'header', 'multi_select', 'outcome', 'answers', 'annotations', 'kind', 'option_id', 'option_ids', 'text', 'reason', 'answer', 'sessionId', 'toolCall', 'toolCallId', 'optionId', ...INHERITED];
const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof({ maxDepth: 5 }, fc.constantFrom<unknown>(null, true, false, 0, '', 'text', 'answered', 'selected', 'cancelled', 'interrupt', 'a'), nasty, fc.array(tie('json'), { maxLength: 5 }), fc.dictionary(fc.constantFrom(...KEYS), tie('json'), { maxKeys: 6 })),
}));
const anything = fc.oneof(json, fc.anything({ withBigInt: true, withSparseArray: true, withNullPrototype: true, withDate: true, withMap: true }));
const damaged = fc.tuple(fc.oneof(canonical, legacy, permission), fc.constantFrom(...KEYS), anything).map(([payload, key, value]) => ({ ...payload, [key]: value }));

describe('what is none of the protocol', () => {
  it('is named or passed over, never thrown at', () => {
    fc.assert(
      fc.property(fc.oneof(anything, damaged), anything, (payload, reply) => {
        const decoded = readRequest(payload);
        assert.ok(decoded === undefined || decoded.type === 'questionnaire' || (decoded.type === 'invalid' && decoded.diagnostics.length === 1));
        for (const problem of [validateAskUserQuestions(payload), validateAskUserOutcome(payload, reply)]) assert.ok(problem === undefined || /\S/.test(problem.message));
        isAcpRepresentable(payload);
        toAcpPermissionRequest(payload);
        assert.match(fromAcpPermissionOutcome(payload, reply).outcome, /^(?:answered|cancelled)$/);
        if (decoded?.type === 'questionnaire') {
          const read = parseReply(decoded.questionnaire, reply);
          assert.ok(read.ok || read.error.length === 1);
        }
      }),
      runs,
    );
  });

  it('is refused where it is huge', () => {
    const long = 'x'.repeat(1e6);
    for (const payload of [{ request_id: 'r', questions: [{ id: 'a', question: long, header: long }] }, { request_id: 'r', question: 'W', options: Array.from({ length: 1e6 }, () => long) }, { request_id: 'r', questions: [{ id: 'a', question: 'W', options: Array.from({ length: 1e5 }, () => ({})) }] }]) {
      assert.equal(readRequest(payload)?.type, 'invalid');
    }
  });
});

describe('a question over ACP', () => {
  it('is answered as it was chosen', () => {
    fc.assert(
      fc.property(fc.oneof(canonical, legacy), fc.nat({ max: 4 }), (payload, index) => {
        const request = toAcpPermissionRequest(payload);
        assert.equal(request !== undefined, isAcpRepresentable(payload));
        if (!request) return;
        const chosen = request.options[index % request.options.length];
        const outcome = fromAcpPermissionOutcome(payload, { outcome: { outcome: 'selected', optionId: chosen?.optionId } });
        const asked = read(payload);
        const [question] = asked.questions;
        assert.ok(question?.kind === 'single_choice');
        const option = question.options.find(({ label }) => label === chosen?.name);
        const back = parseReply(asked, outcome);
        assert.deepEqual(back.ok && back.value.outcome, { kind: 'submitted', answers: [{ question: question.id, kind: 'single_choice', value: { option: option?.id } }] });
      }),
      runs,
    );
  });
});
