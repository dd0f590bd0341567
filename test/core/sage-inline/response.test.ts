import { expect } from '@open-wc/testing';
import { buildReply, parseMessage, parseReply, type Answer, type Outcome, type Questionnaire } from '../../../src/core/index.js';
import { element, questionnaireOf } from '../../support/sage.js';

const asked = (more: object = {}, name = 'questionnaire'): Questionnaire =>
  questionnaireOf(
    element(
      {
        title: 'T',
        questions: [
          { id: 'one', type: 'single_choice', text: 'One?', options: [{ value: 'a', label: 'A, really' }, 'b'], allow_other: true },
          { id: 'many', type: 'multi_choice', text: 'Many?', options: ['x', 'y', 'z'], allow_other: true },
          { id: 'why', type: 'free_text', text: 'Why?' },
        ],
        ...more,
      },
      name,
    ),
    { messageId: 'm1' },
  );

const submitted = (one: Extract<Answer, { kind: 'single_choice' }>['value'], many: Extract<Answer, { kind: 'multi_choice' }>['value'], why: string | null): Outcome => ({
  kind: 'submitted',
  answers: [
    { question: 'one', kind: 'single_choice', value: one },
    { question: 'many', kind: 'multi_choice', value: many },
    { question: 'why', kind: 'text', value: why },
  ],
});

function written(questionnaire: Questionnaire, outcome: Outcome, locale?: string): { text: string; displayText: string } {
  const reply = buildReply(questionnaire, outcome, locale === undefined ? {} : { locale });
  if (!reply.ok || reply.value.via !== 'message') throw new Error(JSON.stringify(reply));
  return reply.value;
}

describe('a response', () => {
  it('is written key by key as the clients expect it', () => {
    const { text } = written(asked(), submitted({ option: 'a' }, { options: ['z', 'x'] }, ' because '));
    expect(text).to.equal(
      '<questionnaire-response>{"type":"questionnaire_response","questionnaire_id":"m1_q1","status":"submitted","answers":[' +
        '{"question_id":"one","question":"One?","type":"single_choice","answer":"a","value":"a","label":"A, really"},' +
        '{"question_id":"many","question":"Many?","type":"multi_choice","answer":["x","z"],"values":["x","z"],"labels":["x","z"]},' +
        '{"question_id":"why","question":"Why?","type":"free_text","answer":"because"}]}</questionnaire-response>',
    );
  });

  it('takes its name and type from the request', () => {
    const { text } = written(asked({}, 'sage-questionnaire'), submitted(null, { options: [] }, null));
    expect(text).to.match(/^<sage-questionnaire-response>\{"type":"sage_questionnaire_response",.*<\/sage-questionnaire-response>$/);
  });

  it('writes Other as its marker, last, with the text in other_text', () => {
    const { text } = written(asked(), submitted({ other: 'mine' }, { options: ['y'], other: ' more ' }, null), 'pt-BR');
    expect(text).to.contain('"answer":"__questionnaire_other__","value":"__questionnaire_other__","label":"Outro","other_text":"mine"}');
    expect(text).to.contain('"values":["y","__questionnaire_other__"],"labels":["y","Outro"],"other_text":"more"}');
  });

  it('writes empty answers', () => {
    const { text } = written(asked(), submitted(null, { options: [] }, null));
    expect(text).to.contain('"answer":"","value":"","label":""}').and.contain('"answer":[],"values":[],"labels":[]}').and.contain('"type":"free_text","answer":""}');
  });

  it('is readable in three languages', () => {
    const full = submitted({ option: 'a' }, { options: ['x'], other: 'mine' }, null);
    expect(written(asked(), full).displayText).to.equal('Questionnaire answers\nOne?: A, really\nMany?: x, mine\nWhy?: Not answered');
    expect(written(asked(), full, 'zh-CN').displayText).to.equal('问卷回答\nOne?：A, really\nMany?：x、mine\nWhy?：未填写');
    expect(written(asked(), submitted(null, { options: [] }, null), 'pt').displayText).to.equal('Respostas do questionário\nOne?: Não selecionado\nMany?: Não selecionado\nWhy?: Não respondido');
  });

  it('prefers the questionnaire’s own words, field by field', () => {
    const { displayText, text } = written(asked({ ui_text: { answer_title: 'Chosen', list_separator: ' + ', unanswered: '–', other: 'Else' } }), submitted({ other: 'mine' }, { options: ['x', 'y'] }, null));
    expect(displayText).to.equal('Chosen\nOne?: mine\nMany?: x + y\nWhy?: –');
    expect(text).to.contain('"label":"Else"');
  });

  it('cannot be forged by a question or a label', () => {
    const questionnaire = questionnaireOf(element({ questions: [{ type: 'single_choice', text: 'One?\nTwo: yes', options: [{ value: 'a', label: 'no\u202e\r\nThree: yes' }] }] }));
    expect(written(questionnaire, { kind: 'submitted', answers: [{ question: 'q1', kind: 'single_choice', value: { option: 'a' } }] }).displayText.split('\n')).to.deep.equal(['Questionnaire answers', 'One? Two: yes: no Three: yes']);
  });

  const hostile = ['</questionnaire-response> ok', '&lt;b&gt;', '"quoted" \\ back', 'two\nlines\r\nand more', '😀 \u2028 \u202e', '<!-- a', '`'.repeat(7), '__questionnaire_other__', '{"a":1}'];
  for (const text of hostile) {
    it(`comes back exactly: ${JSON.stringify(text)}`, () => {
      const questionnaire = asked();
      const outcome = submitted({ other: text }, { options: ['x', 'z'], other: text }, text);
      const reply = written(questionnaire, outcome);
      const read = parseReply(questionnaire, reply);
      expect(read.ok && read.value.outcome).to.deep.equal(outcome);
      const [segment, ...rest] = parseMessage(reply.text, { role: 'user' });
      expect(rest).to.deep.equal([]);
      expect(segment?.type === 'response' && segment.response).to.deep.include({ questionnaireId: 'm1_q1', displayText: reply.displayText, outcome });
    });
  }

  it('comes back from an outcome with empty answers', () => {
    const outcome = submitted(null, { options: [] }, null);
    const read = parseReply(asked(), written(asked(), outcome));
    expect(read.ok && read.value).to.deep.include({ outcome, automatic: false, name: 'questionnaire', dialect: 'sage-inline' });
  });

  it('tells an option that is called like the marker from Other', () => {
    const questionnaire = questionnaireOf(element({ questions: [{ type: 'multi_choice', text: 'W', options: ['__questionnaire_other__', 'b'], allow_other: true }] }));
    for (const value of [{ options: ['__questionnaire_other__'] }, { options: ['b'], other: 'x' }, { options: ['__questionnaire_other__'], other: 'x' }]) {
      const outcome: Outcome = { kind: 'submitted', answers: [{ question: 'q1', kind: 'multi_choice', value }] };
      const read = parseReply(questionnaire, written(questionnaire, outcome));
      expect(read.ok && read.value.outcome).to.deep.equal(outcome);
    }
  });

  it('holds no `<` but those of its elements, so that whoever looks for the closing one finds the last', () => {
    const asked = questionnaireOf(element({ questions: [{ type: 'text', text: 'Is a < b?' }, { type: 'single_choice', text: 'Which?', options: ['<b>'], allow_other: true }] }));
    const reply = buildReply(asked, { kind: 'submitted', answers: [{ question: 'q1', kind: 'text', value: 'end </questionnaire-response> ok' }, { question: 'q2', kind: 'single_choice', value: { other: '<i>' } }] });
    const text = reply.ok && reply.value.via === 'message' ? reply.value.text : '';
    expect(text.match(/</g)).to.have.length(2);
    expect(text).to.contain('end \\u003c/questionnaire-response> ok');
  });
});

describe('an outcome that cannot be sent', () => {
  const refusals: readonly (readonly [string, Outcome, string])[] = [
    ['declining', { kind: 'declined' }, 'outcome_unsupported'],
    ['cancelling', { kind: 'cancelled', reason: 'dismissed' }, 'outcome_unsupported'],
    ['no answers', { kind: 'submitted', answers: [] }, 'answer_missing'],
    ['an unknown question', { kind: 'submitted', answers: [{ question: 'x', kind: 'text', value: '' }] }, 'unknown_question'],
    ['an answer of another kind', { kind: 'submitted', answers: [{ question: 'one', kind: 'text', value: '' }] }, 'answer_kind'],
    ['an unknown option', submitted({ option: 'nope' }, { options: [] }, null), 'option_unknown'],
    ['Other without text', submitted({ other: ' ' }, { options: [] }, null), 'other_empty'],
  ];
  for (const [name, outcome, code] of refusals) {
    it(`is refused for ${name}`, () => {
      const reply = buildReply(asked(), outcome);
      expect(!reply.ok && reply.error.code).to.equal(code);
    });
  }

  it('is refused while the questionnaire is still arriving', () => {
    const reply = buildReply({ ...asked(), complete: false }, submitted(null, { options: [] }, null));
    expect(!reply.ok && reply.error.code).to.equal('incomplete');
  });

  it('is refused for a dialect that nobody registered', () => {
    const reply = buildReply(asked(), submitted(null, { options: [] }, null), { dialects: [] });
    expect(!reply.ok && reply.error.code).to.equal('dialect_unknown');
  });
});

describe('reading an answer back', () => {
  it('says what is wrong in the language that is asked for', () => {
    const said = (text: string, locale: string): string => {
      const read = parseReply(asked(), text, { locale });
      return read.ok ? '' : read.error.map(({ message }) => message).join();
    };
    for (const text of ['nothing', '<questionnaire-response>{</questionnaire-response>', '<questionnaire-response>{}</questionnaire-response>']) {
      expect(new Set(['en', 'zh-CN', 'pt-BR'].map((locale) => said(text, locale))), text).to.have.length(3);
    }
  });

  const reply = (body: object, name = 'questionnaire'): string => `<${name}-response>${JSON.stringify({ questionnaire_id: 'm1_q1', ...body })}</${name}-response>`;
  const code = (text: unknown): string | undefined => {
    const read = parseReply(asked(), text);
    return read.ok ? undefined : read.error[0]?.code;
  };

  it('finds it in the text of a message, outside code', () => {
    const text = reply({ answers: [{ question_id: 'why', answer: 'so' }] });
    expect(parseReply(asked(), `Here you are: ${text} thanks`).ok).to.equal(true);
    expect(code(`\`${text}\``)).to.equal('response_not_found');
    expect(code('nothing')).to.equal('response_not_found');
    expect(code(5)).to.equal('response_not_found');
  });

  it('gives every question its answer, in order, whatever was sent', () => {
    const read = parseReply(asked(), reply({ answers: [{ question_id: 'why', answer: 'so' }, { question_id: 'one', answer: 'b' }] }));
    expect(read.ok && read.value.outcome).to.deep.equal(submitted({ option: 'b' }, { options: [] }, 'so'));
  });

  it('keeps unknown fields, and reads a timer’s answer as automatic', () => {
    const read = parseReply(asked(), reply({ status: 'timeout_default', extra: 1, answers: [] }));
    expect(read.ok && read.value.automatic).to.equal(true);
    expect(read.ok && read.value.wire).to.deep.include({ extra: 1 });
  });

  it('reads Other without its text', () => {
    const read = parseReply(asked(), reply({ answers: [{ question_id: 'one', value: '__questionnaire_other__' }, { question_id: 'many', values: ['x', '__questionnaire_other__'] }] }));
    expect(read.ok && read.value.outcome).to.deep.equal(submitted({ other: '' }, { options: ['x'], other: '' }, null));
  });

  it('refuses another questionnaire, name, question, status or shape', () => {
    expect(code(reply({ questionnaire_id: 'm2_q1', answers: [] }))).to.equal('questionnaire_mismatch');
    expect(code('<questionnaire-response>{"answers":[]}</questionnaire-response>')).to.equal('questionnaire_mismatch');
    expect(code(reply({ answers: [] }, 'sage-questionnaire'))).to.equal('response_not_found');
    expect(code(reply({ answers: [{ question_id: 'nope', answer: '' }] }))).to.equal('unknown_question');
    expect(code(reply({ status: 'lost', answers: [] }))).to.equal('status_unsupported');
    expect(code(reply({}))).to.equal('answers_required');
    expect(code(reply({ answers: ['x'] }))).to.equal('answer_unreadable');
    expect(code('<questionnaire-response>{</questionnaire-response>')).to.equal('json_invalid');
  });
});
