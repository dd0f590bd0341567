import { expect } from '@open-wc/testing';
import { buildReply, checkDraft, initialDraft, parseMessage, parseReply, type Answer, type Questionnaire } from '../../../src/core/index.js';
import { chosen, ticked, typed } from '../../support/questions.js';
import { withValue } from '../../../src/core/draft/draft.js';
import { element, fenced, questionnaireOf } from '../../support/sage.js';

/** The answers that come back from the reply to a questionnaire, and the reply. */
function roundTrip(questionnaire: Questionnaire, answers: readonly Answer[]): { text: string; displayText: string; back: readonly Answer[] } {
  const reply = buildReply(questionnaire, { kind: 'submitted', answers });
  if (!reply.ok || reply.value.via !== 'message') throw new Error(JSON.stringify(reply));
  const read = parseReply(questionnaire, reply.value);
  if (!read.ok || read.value.outcome.kind !== 'submitted') throw new Error(JSON.stringify(read));
  const [segment] = parseMessage(reply.value.text, { role: 'user' });
  expect(segment?.type === 'response' && segment.response.outcome).to.deep.equal(read.value.outcome);
  return { ...reply.value, back: read.value.outcome.answers };
}

describe('an option with a comma', () => {
  const LABELS = ['Yes, always', 'Yes', 'always', 'No, never, ever', ',', 'a,b', '一、二', 'x; y', '["Yes", "No"]'];
  const encodings: readonly (readonly [string, (type: string) => string])[] = [
    ['a fence, line by line', (type) => fenced(`title: T\nquestions:\n  - type: ${type}\n    text: Which?\n    options:\n${LABELS.map((label) => `      - ${/^[,[]/.test(label) ? JSON.stringify(label) : label}`).join('\n')}\n    default: ${type === 'multi_choice' ? '[]' : 'Yes, always'}`)],
    ['a fence, in brackets', (type) => fenced(`title: T\nquestions:\n  - type: ${type}\n    text: Which?\n    options: ${JSON.stringify(LABELS)}\n    default: ${type === 'multi_choice' ? '[]' : '"Yes, always"'}`)],
    ['an element', (type) => element({ questions: [{ type, text: 'Which?', options: LABELS }] })],
    ['an element with values', (type) => element({ questions: [{ type, text: 'Which?', options: LABELS.map((label) => ({ value: label, label })) }] })],
  ];
  for (const [name, write] of encodings) {
    it(`is one option and one answer: ${name}`, () => {
      const questionnaire = questionnaireOf(write('single_choice'));
      expect(questionnaire.questions[0]).to.deep.include({ options: LABELS.map((label) => ({ id: label, label })) });
      for (const label of LABELS) expect(roundTrip(questionnaire, [{ question: 'q1', kind: 'single_choice', value: { option: label } }]).back).to.deep.equal([{ question: 'q1', kind: 'single_choice', value: { option: label } }]);
    });

    it(`is one of several answers: ${name}`, () => {
      const questionnaire = questionnaireOf(write('multi_choice'));
      for (const options of [LABELS, ['Yes, always'], ['Yes', 'always'], ['Yes, always', 'always', ',']]) {
        const answers: Answer[] = [{ question: 'q1', kind: 'multi_choice', value: { options } }];
        const { back, text } = roundTrip(questionnaire, answers);
        expect(back).to.deep.equal(answers);
        expect(text).to.contain(JSON.stringify({ values: options, labels: options }).slice(1, -1));
      }
    });
  }

  it('may be the default, and is then one answer without a person’s doing', () => {
    const questionnaire = questionnaireOf(fenced('title: T\nquestions:\n  - type: multi_choice\n    text: W\n    options: ["Yes, always", "No"]\n    default: ["Yes, always"]'));
    const check = checkDraft(questionnaire, initialDraft(questionnaire));
    expect(check.ok && check.value).to.deep.equal([{ question: 'q1', kind: 'multi_choice', value: { options: ['Yes, always'] } }]);
  });

  it('beside Other with commas, keeps both', () => {
    const questionnaire = questionnaireOf(element({ questions: [{ type: 'multi_choice', text: 'W', options: ['a, b', 'a'], allow_other: true }] }));
    const answers: Answer[] = [{ question: 'q1', kind: 'multi_choice', value: { options: ['a, b'], other: 'a, c' } }];
    expect(roundTrip(questionnaire, answers).back).to.deep.equal(answers);
  });
});

describe('two questions that are equal', () => {
  const question = '  - type: free_text\n    text: Why?\n    default: ""\n';
  const asked: readonly (readonly [string, string, readonly string[]])[] = [
    ['by their text, in a fence', fenced(`title: T\nquestions:\n${question.repeat(3)}`), ['q1', 'q2', 'q3']],
    ['by their text, in an element', element({ questions: Array(3).fill({ type: 'text', text: 'Why?' }) }), ['q1', 'q2', 'q3']],
    ['by their id', element({ questions: ['One?', 'Two?', 'Three?'].map((text) => ({ id: 'a', type: 'text', text })) }), ['a', 'a_2', 'a_3']],
    ['by id and text', element({ questions: Array(3).fill({ id: 'a', type: 'text', text: 'Why?' }) }), ['a', 'a_2', 'a_3']],
    ['by an id that was given away already', element({ questions: [{ id: 'a', type: 'text', text: 'W' }, { id: 'a', type: 'text', text: 'W' }, { id: 'a_2', type: 'text', text: 'W' }] }), ['a', 'a_2', 'a_2_2']],
    ['by an id that another has by its position', element({ questions: [{ id: 'q2', type: 'text', text: 'W' }, { type: 'text', text: 'W' }, { id: 'q2', type: 'text', text: 'W' }] }), ['q2', 'q2_2', 'q2_3']],
    ['by an id that differs in white space or type', element({ questions: [{ id: '1', type: 'text', text: 'W' }, { id: 1, type: 'text', text: 'W' }, { id: ' 1 ', type: 'text', text: 'W' }] }), ['1', '1_2', '1_3']],
    ['by the name of what every object has', element('{"questions":[{"id":"__proto__","type":"text","text":"W"},{"id":"__proto__","type":"text","text":"W"},{"id":"constructor","type":"text","text":"W"}]}'), ['__proto__', '__proto___2', 'constructor']],
  ];
  for (const [name, content, ids] of asked) {
    it(`have answers of their own, which come back: ${name}`, () => {
      const questionnaire = questionnaireOf(content);
      expect(questionnaire.questions.map(({ id }) => id)).to.deep.equal(ids);
      const draft = ids.reduce((before, id, index) => withValue(before, id, typed(`answer ${index}`)), initialDraft(questionnaire));
      const check = checkDraft(questionnaire, draft);
      const answers = ids.map((id, index): Answer => ({ question: id, kind: 'text', value: `answer ${index}` }));
      expect(check.ok && check.value).to.deep.equal(answers);
      const { back, displayText } = roundTrip(questionnaire, answers);
      expect(back).to.deep.equal(answers);
      expect(displayText.split('\n').slice(1).map((line) => line.replace(/^.*: /, ''))).to.deep.equal(['answer 0', 'answer 1', 'answer 2']);
    });
  }

  it('keep their own options, too', () => {
    const questionnaire = questionnaireOf(element({ questions: [{ id: 'a', type: 'single_choice', text: 'W', options: ['x', 'y'] }, { id: 'a', type: 'multi_choice', text: 'W', options: ['y', 'z'] }] }));
    const draft = withValue(withValue(initialDraft(questionnaire), 'a', chosen('x')), 'a_2', ticked(['z']));
    const check = checkDraft(questionnaire, draft);
    if (!check.ok) throw new Error(JSON.stringify(check));
    expect(roundTrip(questionnaire, check.value).back).to.deep.equal([{ question: 'a', kind: 'single_choice', value: { option: 'x' } }, { question: 'a_2', kind: 'multi_choice', value: { options: ['z'] } }]);
  });

  it('differ by case and accents', () => {
    const ids = ['a', 'A', 'á', 'a\u0301', 'ａ'];
    expect(questionnaireOf(element({ questions: ids.map((id) => ({ id, type: 'text', text: 'W' })) })).questions.map(({ id }) => id)).to.deep.equal(ids);
  });

  it('in two blocks of one message, are told apart by the questionnaire', () => {
    const block = element({ questions: [{ id: 'a', type: 'text', text: 'W' }] });
    const [first, second] = parseMessage(block + block, { messageId: 'm' }).flatMap((segment) => (segment.type === 'questionnaire' ? [segment.questionnaire] : []));
    if (!first || !second) throw new Error('not two');
    const reply = buildReply(second, { kind: 'submitted', answers: [{ question: 'a', kind: 'text', value: 'x' }] });
    const [mistaken, meant] = [first, second].map((questionnaire) => reply.ok && parseReply(questionnaire, reply.value));
    expect(mistaken && !mistaken.ok && mistaken.error[0]?.code).to.equal('questionnaire_mismatch');
    expect(meant && meant.ok).to.equal(true);
  });
});
