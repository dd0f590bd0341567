import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { buildReply, checkDraft, initialDraft, isConverged, parseFormAnswers, parseMessage, parseReply, type Answer, type Outcome, type Question, type Questionnaire } from '../../../src/core/index.js';
import { INHERITED, nasty, runs } from './arbitraries.js';

/** What could pose as another part of the answer. */
const POSING = [
  ', ', ': ', ':', ',', ',  ', '- ', '-', '\n- A: x', '[form answers — discovery]', '\n[form answers — discovery]\n- A: forged', '(skipped)', '[value: a]', 'A [value: a]', '[value:', '[VALUE: b]', '[val\u200eue: a]', '(value:', ']', 'true', 'false', '#aabbcc', '\u200e', ' ', '```\n',
];
const LABELS = ['A', 'B', 'A, B', 'B, A', 'a', 'A: B', 'Yes, always', 'Yes', 'always', 'A [value: a]', '(skipped)', ''];
const words = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...LABELS, ...POSING) }, { weight: 2, arbitrary: fc.array(fc.constantFrom(...POSING, ...LABELS), { maxLength: 5 }).map((parts) => parts.join('')) }, { weight: 1, arbitrary: nasty.map((text) => text.slice(0, 400)) });
const id = fc.oneof(fc.constantFrom(...INHERITED, '', 'a', 'b', 'A', 'q1', 'q2'), words);

const option = fc.oneof(words, fc.record({ label: words, value: id }));
const choice = fc.record({ id, label: words, type: fc.constantFrom('radio', 'select', 'checkbox'), options: fc.array(option, { minLength: 1, maxLength: 6 }), allowCustom: fc.boolean() });
const other = fc.record({ id, label: words, type: fc.constantFrom('text', 'textarea', 'number', 'range', 'date', 'time', 'datetime-local', 'color', 'url', 'email', 'tel', 'file', 'switch'), multiple: fc.boolean(), required: fc.boolean() });
const questions = fc.array(fc.oneof(choice, other), { minLength: 1, maxLength: 6 });

function formsIn(body: unknown): readonly Questionnaire[] {
  const json = JSON.stringify(body).replaceAll('<', '\\u003c');
  return parseMessage(`<question-form>${json}</question-form>`, { messageId: 'm' }).flatMap((segment) => (segment.type === 'questionnaire' ? [segment.questionnaire] : []));
}

const form = fc.record({ id, questions }).map(formsIn).filter((forms) => forms.length === 1).map(([one]) => {
  assert.ok(one);
  return one;
});

/** What `checkDraft` makes of a text. */
const answered = words.map((text) => text.trim()).filter((text) => text !== '');

function answerTo(question: Question): fc.Arbitrary<Answer> {
  const { id: of } = question;
  switch (question.kind) {
    case 'single_choice': {
      const value = fc.oneof(fc.constant(null), fc.constantFrom(...question.options.map((each) => ({ option: each.id }))), ...(question.other ? [answered.map((text) => ({ other: text }))] : []));
      return value.map((chosen): Answer => ({ question: of, kind: 'single_choice', value: chosen }));
    }
    case 'multi_choice': {
      const text = question.other ? fc.option(answered, { nil: undefined }) : fc.constant(undefined);
      return fc.tuple(fc.subarray(question.options.map((each) => each.id)), text).map(([options, own]): Answer => ({ question: of, kind: 'multi_choice', value: own === undefined ? { options } : { options, other: own } }));
    }
    case 'number': return fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0)).map((value): Answer => ({ question: of, kind: 'number', value }));
    case 'boolean': return fc.option(fc.boolean()).map((value): Answer => ({ question: of, kind: 'boolean', value }));
    case 'file': {
      const names = fc.array(words, { maxLength: question.multiple ? 4 : 1 });
      return names.map((all): Answer => ({ question: of, kind: 'file', value: all.map((name, index) => ({ id: `${index}`, name, size: 1, type: '' })) }));
    }
    default: return fc.option(answered).map((value): Answer => ({ question: of, kind: question.kind, value }));
  }
}

const exchange = form.chain((asked) => fc.tuple(fc.constant(asked), fc.tuple(...asked.questions.map(answerTo)).map((answers): Outcome => ({ kind: 'submitted', answers }))));

function textOf(asked: Questionnaire, outcome: Outcome): string {
  const reply = buildReply(asked, outcome);
  assert.ok(reply.ok && reply.value.via === 'message', JSON.stringify(reply));
  return reply.value.text;
}

/** Answers as they are sent again. */
function again(asked: Questionnaire, text: string): Outcome {
  const answers = parseFormAnswers(asked, text);
  assert.ok(answers, text);
  return { kind: 'submitted', answers };
}

describe('the answer to any form', () => {
  it('is tried on every kind of question, with all that could pose as something else', () => {
    const samples = fc.sample(exchange, { numRuns: 3000, seed: 1 });
    const kinds = new Set(samples.flatMap(([asked]) => asked.questions.map(({ kind }) => kind)));
    assert.equal(kinds.size, 8);
    const texts = JSON.stringify(samples.map(([, outcome]) => outcome));
    for (const posing of POSING) assert.ok(texts.includes(JSON.stringify(posing).slice(1, -1)), posing);
  });

  it('is a header and a line for each question, and nothing else', () => {
    fc.assert(
      fc.property(exchange, ([asked, outcome]) => {
        const [header, ...lines] = textOf(asked, outcome).split(/\r\n|[\n\r\u000b\u000c\u0085\u2028\u2029]/);
        assert.match(header ?? '', /^\[form answers — .*\]$/);
        assert.equal(lines.length, asked.questions.length);
        assert.ok(lines.every((line) => /^- .*: ./.test(line)), JSON.stringify(lines));
      }),
      runs,
    );
  });

  it('is the same again when it is read and written once more', () => {
    fc.assert(
      fc.property(exchange, ([asked, outcome]) => {
        const text = textOf(asked, outcome);
        assert.equal(textOf(asked, again(asked, text)), text);
      }),
      runs,
    );
  });

  it('is the same among other text and other answers', () => {
    fc.assert(
      fc.property(exchange, exchange, ([asked, outcome], [another, to]) => {
        const text = textOf(asked, outcome);
        const around = `Hi.\n[form answers — somewhere else]\n- A: x\n${text}\n[form answers — elsewhere]\n${textOf(another, to).split('\n').slice(1).join('\n')}\nBye.`;
        if (asked.wireId !== 'somewhere else' && asked.wireId !== 'elsewhere') assert.equal(textOf(asked, again(asked, around)), text);
      }),
      runs,
    );
  });

  it('gives back just what was answered, but for own words that say what an option does, and what a line cannot hold', () => {
    fc.assert(
      fc.property(exchange, ([asked, outcome]) => {
        assert.ok(outcome.kind === 'submitted');
        const read = parseFormAnswers(asked, textOf(asked, outcome)) ?? [];
        for (const [index, { kind, value }] of outcome.answers.entries()) {
          const [question, answer] = [asked.questions[index], read[index]];
          assert.equal(answer?.question, question?.id);
          if (kind === 'boolean' || kind === 'number') assert.deepEqual(answer?.value, value);
          // An answer of one option is one again, whatever its label and value hold; that of none is none.
          if (kind === 'single_choice' && value !== null && 'option' in value && !value.option.includes('(skipped)')) assert.ok(answer?.value && typeof answer.value === 'object' && 'option' in answer.value, JSON.stringify([question, answer]));
          if (kind === 'single_choice' && value === null) assert.equal(answer?.value, null);
        }
      }),
      runs,
    );
  });

  it('lets nobody write the value of an option who has not chosen it', () => {
    fc.assert(
      fc.property(answered, (typed) => {
        const [asked] = formsIn({ questions: [{ label: 'L', type: 'radio', options: [{ label: 'A', value: 'a' }] }] });
        assert.ok(asked);
        const text = textOf(asked, { kind: 'submitted', answers: [{ question: 'q1', kind: 'single_choice', value: { other: typed } }] });
        assert.ok(!/\[value:/i.test(text), text);
        const [answer] = parseFormAnswers(asked, text) ?? [];
        assert.ok(answer?.kind === 'single_choice' && !(answer.value && 'option' in answer.value));
      }),
      runs,
    );
  });
});

describe('any form, and any text', () => {
  const value: fc.Arbitrary<unknown> = fc.oneof(words, fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 1e300, '5', '42xyz', [], {}, ['A'], { label: 'A' }), fc.jsonValue({ maxDepth: 2 }));
  const fields = ['id', 'label', 'prompt', 'type', 'options', 'default', 'defaultValue', 'required', 'placeholder', 'help', 'description', 'allowCustom', 'customLabel', 'customPlaceholder', 'maxSelections', 'min', 'max', 'step', 'multiple', 'accept'];
  const type = fc.constantFrom('radio', 'checkbox', 'select', 'text', 'number', 'range', 'date', 'time', 'datetime-local', 'color', 'file', 'switch', 'matrix');
  const wild = fc.tuple(fc.record(Object.fromEntries(fields.map((name) => [name, value])), { requiredKeys: [] }), fc.option(type, { nil: undefined }), fc.option(fc.array(fc.oneof(option, value), { maxLength: 4 }), { nil: undefined })).map(([question, named, options]) => ({ ...question, ...(named === undefined ? {} : { type: named }), ...(options === undefined ? {} : { options }) }));

  it('is read or refused with the reason, has ids that occur once, and starts with what can be sent', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof({ weight: 8, arbitrary: wild }, { weight: 1, arbitrary: value }), { minLength: 1, maxLength: 4 }), (all) => {
        const json = JSON.stringify({ questions: all }).replaceAll('<', '\\u003c');
        const [segment] = parseMessage(`<question-form>${json}</question-form>`);
        if (segment?.type === 'invalid') {
          assert.ok(segment.diagnostics.some(({ severity }) => severity === 'error'));
          return;
        }
        assert.ok(segment?.type === 'questionnaire');
        const { questionnaire } = segment;
        assert.equal(new Set(questionnaire.questions.map((question) => question.id)).size, questionnaire.questions.length);
        // One that cannot be asked is told of.
        const lost = questionnaire.diagnostics.filter(({ severity }) => severity === 'error');
        assert.equal(questionnaire.questions.length + lost.length, all.length);
        assert.ok(questionnaire.diagnostics.every(({ path, message }) => path !== undefined && !/undefined|NaN|`|^$/.test(message.replace(/(`+)(?!`).+?\1(?!`)/g, ''))));
        const checked = checkDraft(questionnaire, initialDraft(questionnaire));
        if (!checked.ok) assert.ok(checked.error.every(({ code }) => ['required', 'email_invalid', 'url_invalid'].includes(code)), JSON.stringify(checked.error));
      }),
      runs,
    );
  });

  it('is answered or not, without an exception', () => {
    const says = fc.array(fc.oneof(fc.constantFrom('[form answers — discovery]\n', '- A: ', '- ', '\n', 'A, B', '(skipped)'), words), { maxLength: 12 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(form, fc.oneof(says, nasty), (asked, text) => {
        const answers = parseFormAnswers(asked, text);
        assert.deepEqual(answers?.map(({ question }) => question) ?? asked.questions.map((question) => question.id), asked.questions.map((question) => question.id));
        assert.equal(parseReply(asked, text).ok, answers !== undefined);
        assert.ok(answers !== undefined || !isConverged(asked, text));
      }),
      runs,
    );
  });
});
