import { expect } from '@open-wc/testing';
import { buildReply, parseElicitation, parseMessage, readRequest, type Outcome, type Questionnaire } from '../../src/core/index.js';

const inText = (text: string): readonly Questionnaire[] => parseMessage(text).flatMap((segment) => (segment.type === 'questionnaire' ? [segment.questionnaire] : []));

/** One question `a`, a choice of `x`, in every dialect that says it by itself. */
function asked(): readonly Questionnaire[] {
  const request = readRequest({ request_id: 'r', questions: [{ id: 'a', question: 'Q?', options: [{ id: 'x', label: 'X' }] }] });
  const elicited = parseElicitation({ message: 'M', requestedSchema: { type: 'object', properties: { a: { type: 'string', enum: ['x'] } } } });
  return [
    ...inText('<questionnaire>{"questions":[{"id":"a","type":"single_choice","text":"Q?","options":["x"]}]}</questionnaire>'),
    ...inText('<question-form>{"questions":[{"id":"a","label":"Q?","type":"radio","options":["x"]}]}</question-form>'),
    ...(request?.type === 'questionnaire' ? [request.questionnaire] : []),
    ...(elicited.ok ? [elicited.value] : []),
  ];
}

describe('an outcome that comes from elsewhere', () => {
  const cases: readonly (readonly [json: string, code: string])[] = [
    ['null', 'outcome_unsupported'],
    ['"submitted"', 'outcome_unsupported'],
    ['{}', 'outcome_unsupported'],
    ['{"kind":"lost"}', 'outcome_unsupported'],
    ['{"kind":"submitted"}', 'answer_missing'],
    ['{"kind":"submitted","answers":null}', 'answer_missing'],
    ['{"kind":"submitted","answers":{"a":"x"}}', 'answer_missing'],
    ['{"kind":"submitted","answers":[null]}', 'answer_kind'],
    ['{"kind":"submitted","answers":[{}]}', 'unknown_question'],
    ['{"kind":"submitted","answers":[{"question":"a"}]}', 'answer_kind'],
    ['{"kind":"submitted","answers":[{"question":"a","kind":"single_choice"}]}', 'answer_kind'],
    ['{"kind":"submitted","answers":[{"question":"a","kind":"single_choice","value":"x"}]}', 'answer_kind'],
    ['{"kind":"submitted","answers":[{"question":"a","kind":"single_choice","value":{"option":5}}]}', 'answer_kind'],
    ['{"kind":"submitted","answers":[{"question":"a","kind":"single_choice","value":{"option":"x"},"note":5}]}', 'answer_kind'],
  ];
  for (const [json, code] of cases) {
    it(`is an issue where it is none: ${json}`, () => {
      const codes = asked().map((questionnaire) => {
        const reply = buildReply(questionnaire, JSON.parse(json) as Outcome);
        return reply.ok ? 'sent' : reply.error.code;
      });
      expect(codes).to.deep.equal([code, code, code, code]);
    });
  }

  it('is sent where it is one', () => {
    const outcome = JSON.parse('{"kind":"submitted","answers":[{"question":"a","kind":"single_choice","value":{"option":"x"}}]}') as Outcome;
    expect(asked().map((questionnaire) => buildReply(questionnaire, outcome).ok)).to.deep.equal([true, true, true, true]);
  });
});
