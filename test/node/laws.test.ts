import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { buildReply, checkDraft, initialDraft, parseMessage, parseReply, type Answer, type Outcome, type Question, type Questionnaire } from '../../src/core/index.js';

const runs = { numRuns: Number(process.env['LAWS_RUNS'] ?? 2000) };

const NASTY = ['</questionnaire-response>', '</questionnaire>', '<questionnaire>', '&lt;b&gt;', '&amp;lt;', '"', "'", '\\', '\\"', '\n', '\r\n', '\r', '\u2028', '\u2029', '\u202e', '\u0000', '\ud83d', '\ude00', '😀', '`', '```', '__questionnaire_other__', '__proto__', '{', '}', ': ', '、', ' ', 'a', '答'];
const nasty = fc.array(fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...NASTY) }, { weight: 1, arbitrary: fc.string() }), { maxLength: 8 }).map((parts) => parts.join(''));
/** What `checkDraft` makes of a text: trimmed, and not empty. */
const answered = nasty.map((text) => text.trim()).filter((text) => text !== '');
const id = fc.oneof(fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', 'a', 'q1', '1e3', ' '), fc.string({ minLength: 1, maxLength: 6 }));

const WHOLE = [
  '\n```questionnaire\ntitle: T\nquestions:\n  - type: free_text\n    text: Why?\n    default: ""\n```\n',
  '<questionnaire>{"questions":[{"id":"a","type":"text","text":"W"},{"id":"a","type":"text","text":"W"},{"type":"nonsense"}]}</questionnaire>',
  '&lt;questionnaire&gt;{&quot;questions&quot;:[{&quot;type&quot;:&quot;text&quot;,&quot;text&quot;:&quot;W&quot;}]}&lt;/questionnaire&gt;',
  '<questionnaire-response>{"questionnaire_id":"m_q1","answers":[{"question_id":"a","answer":"x"}]}</questionnaire-response>',
];
const BLOCKS = [
  '```questionnaire\n', '```\n', '````markdown\n', '````\n', 'title: T\n', 'questions:\n', '  - type: free_text\n    text: Why?\n    default: ""\n', '  - type: single_choice\n    text: W\n    options: [A, B]\n    default: A\n',
  '<questionnaire>', '</questionnaire>', '<sage-questionnaire a="b">', '</sage-questionnaire>', '<questionnaire-response>', '</questionnaire-response>', '{"questions":[{"type":"text","text":"W"}]}', '{"title":"', '"}', '{', '}', '[', '\\"', '&lt;questionnaire&gt;', '&lt;/questionnaire&gt;', '{&quot;a&quot;:1}',
  '> ', '- ', '    ', '`', '<!--', '-->', '\n', '\n\n', '\r\n', 'prose ', '"', '“', '”',
];
const content = fc.array(fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...BLOCKS) }, { weight: 2, arbitrary: fc.constantFrom(...WHOLE) }, { weight: 1, arbitrary: nasty }), { maxLength: 16, size: 'max' }).map((parts) => parts.join(''));

const option = fc.tuple(id, nasty);
const choice = fc.record({ id, text: answered, options: fc.uniqueArray(option, { minLength: 1, maxLength: 5, selector: ([value]) => value }), other: fc.boolean(), many: fc.boolean() });
const free = fc.record({ id, text: answered });
const asked: fc.Arbitrary<Questionnaire> = fc
  .array(fc.oneof(choice, free), { minLength: 1, maxLength: 5 })
  .map((questions) =>
    JSON.stringify({
      questions: questions.map((question) =>
        'options' in question
          ? { id: question.id, type: question.many ? 'multi_choice' : 'single_choice', text: question.text, options: question.options.map(([value, label]) => ({ value, label })), allow_other: question.other }
          : { id: question.id, type: 'free_text', text: question.text },
      ),
    }).replaceAll('<', '\\u003c'),
  )
  .map((json) => parseMessage(`<questionnaire>${json}</questionnaire>`, { messageId: 'm' }))
  .filter(([segment]) => segment?.type === 'questionnaire')
  .map(([segment]) => {
    assert.ok(segment?.type === 'questionnaire');
    return segment.questionnaire;
  });

function answerTo(question: Question): fc.Arbitrary<Answer> {
  if (question.kind === 'single_choice') {
    const options = question.options.map((each) => ({ option: each.id }));
    const value = fc.oneof(fc.constant(null), fc.constantFrom(...options), ...(question.other ? [answered.map((other) => ({ other }))] : []));
    return value.map((chosen) => ({ question: question.id, kind: 'single_choice', value: chosen }));
  }
  if (question.kind === 'multi_choice') {
    const options = fc.subarray(question.options.map((each) => each.id));
    const other = question.other ? fc.option(answered, { nil: undefined }) : fc.constant(undefined);
    return fc.tuple(options, other).map(([chosen, text]) => ({ question: question.id, kind: 'multi_choice', value: text === undefined ? { options: chosen } : { options: chosen, other: text } }));
  }
  return fc.option(answered, { nil: null }).map((value) => ({ question: question.id, kind: 'text', value }));
}

const outcomeOf = (questionnaire: Questionnaire): fc.Arbitrary<Outcome> => fc.tuple(...questionnaire.questions.map(answerTo)).map((answers) => ({ kind: 'submitted', answers }));
const exchange = asked.chain((questionnaire) => fc.tuple(fc.constant(questionnaire), outcomeOf(questionnaire)));

describe('reading any text', () => {
  it('is tried on texts that hold every type of segment', () => {
    const types = new Set(fc.sample(content, { numRuns: 300, seed: 1 }).flatMap((text) => parseMessage(text).map(({ type }) => type)));
    assert.deepEqual([...types].toSorted(), ['invalid', 'markdown', 'questionnaire', 'response']);
  });

  it('throws nothing, loses nothing, and gives the same each time', () => {
    fc.assert(
      fc.property(fc.oneof(content, nasty, fc.string({ unit: 'binary' })), fc.constantFrom('assistant' as const, 'user' as const), (text, role) => {
        const segments = parseMessage(text, { role });
        const first = segments[0];
        const decoded = text.startsWith('"') && segments.length > 0 && first && !text.startsWith(first.raw);
        assert.equal(segments.map(({ raw }) => raw).join(''), decoded ? JSON.parse(text) : text);
        assert.deepEqual(parseMessage(text, { role }), segments);
        let at = 0;
        for (const { start, end, raw } of segments) {
          assert.equal(start, at);
          assert.equal(end - start, raw.length);
          at = end;
        }
      }),
      runs,
    );
  });

  it('never sets two pieces of Markdown side by side, nor an empty one', () => {
    fc.assert(
      fc.property(content, (text) => {
        const segments = parseMessage(text);
        assert.ok(segments.every(({ raw }) => raw !== ''));
        assert.ok(segments.every(({ type }, index) => type !== 'markdown' || segments[index - 1]?.type !== 'markdown'));
      }),
      runs,
    );
  });

  it('gives ids and keys that occur once', () => {
    fc.assert(
      fc.property(content, (text) => {
        const segments = parseMessage(text);
        const ids = segments.flatMap((segment) => (segment.type === 'questionnaire' ? [segment.questionnaire.id] : []));
        assert.equal(new Set(ids).size, ids.length);
        assert.equal(new Set(segments.map(({ key }) => key)).size, segments.length);
        for (const segment of segments) {
          if (segment.type !== 'questionnaire') continue;
          const questions = segment.questionnaire.questions.map((question) => question.id);
          assert.equal(new Set(questions).size, questions.length);
        }
      }),
      runs,
    );
  });

  it('says why, wherever a block could not be read', () => {
    fc.assert(
      fc.property(content, (text) => {
        for (const segment of parseMessage(text)) {
          if (segment.type !== 'invalid') continue;
          assert.ok(segment.diagnostics.some(({ severity }) => severity === 'error'));
          for (const { message, line, column } of segment.diagnostics) {
            assert.ok(message.length > 0);
            assert.ok(line === undefined || (line >= 1 && line <= text.split(/\r\n|\r|\n/).length));
            assert.ok(column === undefined || column >= 1);
          }
        }
      }),
      runs,
    );
  });
});

describe('answering any questionnaire', () => {
  it('comes back as the outcome that was sent', () => {
    fc.assert(
      fc.property(exchange, fc.constantFrom('en', 'zh-CN', 'pt-BR'), ([questionnaire, outcome], locale) => {
        const reply = buildReply(questionnaire, outcome, { locale });
        assert.ok(reply.ok, JSON.stringify(reply));
        const read = parseReply(questionnaire, reply.value);
        assert.ok(read.ok, JSON.stringify(read));
        assert.deepEqual(read.value.outcome, outcome);
      }),
      runs,
    );
  });

  it('is one response in the user’s message, whatever the answer holds, and reads the same', () => {
    fc.assert(
      fc.property(exchange, ([questionnaire, outcome]) => {
        const reply = buildReply(questionnaire, outcome);
        assert.ok(reply.ok && reply.value.via === 'message');
        const segments = parseMessage(reply.value.text, { role: 'user' });
        assert.deepEqual(segments.map(({ type }) => type), ['response']);
      }),
      runs,
    );
  });

  it('is readable in a line for each question, but for the line ends of the person’s own text', () => {
    fc.assert(
      fc.property(exchange, ([questionnaire, outcome]) => {
        const reply = buildReply(questionnaire, outcome);
        assert.ok(reply.ok && outcome.kind === 'submitted');
        const own = outcome.answers.flatMap(({ value }) => (typeof value === 'string' ? [value] : value && typeof value === 'object' && 'other' in value && value.other !== undefined ? [value.other] : []));
        const lineEnds = own.join('').match(/\n/g)?.length ?? 0;
        assert.equal(reply.value.displayText.split('\n').length, 1 + questionnaire.questions.length + lineEnds);
      }),
      runs,
    );
  });

  it('takes an untouched draft, whatever was asked', () => {
    fc.assert(
      fc.property(asked, (questionnaire) => {
        const draft = initialDraft(questionnaire);
        assert.deepEqual(Object.keys(draft.values).toSorted(), questionnaire.questions.map((question) => question.id).toSorted());
        assert.ok(checkDraft(questionnaire, draft).ok);
      }),
      runs,
    );
  });

  it('reads any reply without an exception', () => {
    fc.assert(
      fc.property(asked, fc.oneof(nasty, content, fc.anything()), (questionnaire, reply) => {
        const read = parseReply(questionnaire, reply);
        assert.ok(read.ok || read.error.length > 0);
      }),
      runs,
    );
  });
});
