import { expect } from '@open-wc/testing';
import { parseMessage, sageInline } from '../../../src/core/index.js';
import { codes, element, questionOf, questionnaireOf, refusalOf, types } from '../../support/sage.js';

const WHY = { type: 'text', text: 'Why?' };
const choice = (more: object): string => element({ questions: [{ type: 'single_choice', text: 'Which?', options: ['A', { value: 'b', label: 'B' }], ...more }] });

describe('an element that holds JSON', () => {
  it('takes ids as given, trimmed, or by position', () => {
    const { questions } = questionnaireOf(element({ questions: [{ ...WHY, id: ' a ' }, WHY, { ...WHY, id: 7 }, { ...WHY, id: '' }] }));
    expect(questions.map(({ id }) => id)).to.deep.equal(['a', 'q2', '7', 'q4']);
  });

  it('gives a repeated id a suffix and says so; no id looks ahead', () => {
    const { questions, diagnostics } = questionnaireOf(element({ questions: [{ ...WHY, id: 'q2' }, WHY, { ...WHY, id: 'q2' }] }));
    expect(questions.map(({ id }) => id)).to.deep.equal(['q2', 'q2_2', 'q2_3']);
    expect(codes(diagnostics)).to.deep.equal(['question_id_repeated', 'question_id_repeated']);
  });

  it('reads __proto__ and constructor as any other id', () => {
    const { questions } = questionnaireOf(element('{"questions":[{"id":"__proto__","type":"text","text":"W"},{"id":"constructor","type":"text","text":"W"}]}'));
    expect(questions.map(({ id }) => id)).to.deep.equal(['__proto__', 'constructor']);
  });

  it('reads aliases, option objects and either half of one', () => {
    const { options } = questionOf(element({ questions: [{ type: 'multiple_choice', text: 'W', options: ['A', { value: 'b', label: 'B' }, { value: 'c' }, { label: 'D' }] }] }), 'multi_choice');
    expect(options).to.deep.equal([{ id: 'A', label: 'A' }, { id: 'b', label: 'B' }, { id: 'c', label: 'c' }, { id: 'D', label: 'D' }]);
  });

  it('reads option numbers and booleans as they were written', () => {
    const { options } = questionOf(element('{"questions":[{"type":"single_choice","text":"W","options":[1,1.0,1e3,true,"1"]}]}'), 'single_choice');
    expect(options.map(({ id }) => id)).to.deep.equal(['1', '1.0', '1e3', 'true']);
  });

  it('offers Other for true alone', () => {
    expect(questionOf(choice({ allow_other: true }), 'single_choice')).to.deep.include({ other: { exclusive: false } });
    expect(questionOf(choice({ allow_other: 'true' }), 'single_choice')).not.to.have.property('other');
  });

  const defaults: readonly (readonly [string, object, unknown, readonly string[]])[] = [
    ['a value', { default: 'b' }, { option: 'b' }, []],
    ['the only option with that label', { default: 'B' }, { option: 'b' }, []],
    ['default_value', { default_value: 'A' }, { option: 'A' }, []],
    ['a list of one', { default: ['A'] }, { option: 'A' }, []],
    ['nothing, and says so, where it fits no option', { default: 'C' }, undefined, ['default_invalid']],
    ['nothing where two options have that label', { options: [{ value: 'a', label: 'X' }, { value: 'b', label: 'X' }], default: 'X' }, undefined, ['default_invalid']],
    ['nothing where it is empty', { default: '' }, undefined, []],
    ['nothing where it is null', { default: null }, undefined, []],
  ];
  for (const [name, more, initial, expected] of defaults) {
    it(`starts with ${name}`, () => {
      const { questions, diagnostics } = questionnaireOf(choice(more));
      expect(questions[0]?.initial).to.deep.equal(initial);
      expect(codes(diagnostics)).to.deep.equal(expected);
    });
  }

  it('reads default_text for free text alone', () => {
    expect(questionOf(element({ questions: [{ ...WHY, default_text: 'so' }] }), 'text').initial).to.equal('so');
  });

  it('reads words in snake and camel case, and a timeout from field or attribute', () => {
    const { uiText, timeoutSeconds } = questionnaireOf(element({ questions: [WHY], ui_text: { answer_title: 'Mine', listSeparator: ' / ', other: 5 }, timeout_seconds: '30' }));
    expect(uiText).to.deep.equal({ answerTitle: 'Mine', listSeparator: ' / ' });
    expect(timeoutSeconds).to.equal(30);
    expect(questionnaireOf(`<questionnaire timeout_seconds="9">${JSON.stringify({ questions: [WHY] })}</questionnaire>`).timeoutSeconds).to.equal(9);
  });

  it('keeps what can be read, and names what cannot with its source', () => {
    const { questions, diagnostics } = questionnaireOf(element('{"questions":[{"type":"slider","text":"How loud?"},{"type":"text","text":"Why?"},5,{"type":"single_choice","text":"W"}]}'));
    expect(questions.map(({ id }) => id)).to.deep.equal(['q2']);
    expect(diagnostics.map(({ code, path, source }) => [code, path, source])).to.deep.equal([
      ['type_unsupported', 'questions[0].type', '{"type":"slider","text":"How loud?"}'],
      ['question_not_object', 'questions[2]', '5'],
      ['options_invalid', 'questions[3].options', '{"type":"single_choice","text":"W"}'],
    ]);
  });

  it('unwraps questions that were sent as JSON text, or as one object', () => {
    expect(questionnaireOf(element({ questions: JSON.stringify([WHY]) })).questions).to.have.length(1);
    expect(questionnaireOf(element({ questions: JSON.stringify(WHY) })).questions).to.have.length(1);
    expect(questionnaireOf(element({ questions: WHY })).questions).to.have.length(1);
  });

  const refusals: readonly (readonly [string, string, string])[] = [
    ['text', 'hello', 'json_invalid'],
    ['broken JSON', '{"title":', 'json_invalid'],
    ['a lone backslash', '{"title":"C:\\Home","questions":[]}', 'json_invalid'],
    ['an array', '[1]', 'not_an_object'],
    ['no questions', '{}', 'questions_required'],
    ['questions that are text', '{"questions":"x"}', 'questions_required'],
    ['an empty list', '{"questions":[]}', 'questions_empty'],
    ['no readable question', '{"questions":[{"type":"slider"}]}', 'type_unsupported'],
    ['more than 64 KiB', `{"title":"${'x'.repeat(66_000)}"}`, 'json_too_large'],
    ['more than 32 levels', `{"questions":${'['.repeat(40)}${']'.repeat(40)}}`, 'json_too_deep'],
    ['more than 50 questions', JSON.stringify({ questions: Array.from({ length: 51 }, () => WHY) }), 'too_many_questions'],
    ['more than 500 options', JSON.stringify({ questions: [{ type: 'single_choice', text: 'W', options: Array.from({ length: 501 }, (_, i) => `${i}`) }] }), 'too_many_options'],
    ['a text of more than 4,000 characters', JSON.stringify({ questions: [{ type: 'text', text: 'x'.repeat(4001) }] }), 'text_too_long'],
  ];
  for (const [name, payload, code] of refusals) {
    it(`is refused for ${name}: ${code}`, () => {
      expect(codes(refusalOf(element(payload)))).to.include(code);
    });
  }
});

describe('the transports of an element', () => {
  const json = JSON.stringify({ title: 'T', questions: [{ type: 'text', text: 'Say "hi" & <go>' }] });
  const entities = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
  const backslashes = (text: string): string => JSON.stringify(text).slice(1, -1);

  const payloads: readonly (readonly [string, string])[] = [
    ['as it stands', json],
    ['JSON in a JSON string', JSON.stringify(json)],
    ['backslash escapes', backslashes(json)],
    ['backslash escapes with raw line ends', backslashes(json).replace('{', '{\n  ')],
    ['entities', entities(json)],
    ['numeric entities', entities(json).replaceAll('&quot;', '&#34;')],
    ['both', entities(backslashes(json))],
    ['curly quotes as delimiters', json.replace('"title":"T"', '“title”:“T”')],
  ];
  for (const [name, payload] of payloads) {
    it(`reads ${name}`, () => {
      expect(questionnaireOf(element(payload))).to.deep.include({ title: 'T' });
      expect(questionOf(element(payload), 'text').prompt).to.equal('Say "hi" & <go>');
    });
  }

  it('ends at no closing element that stands in a string, whatever the strings stand between', () => {
    const inside = JSON.stringify({ title: 'T', questions: [{ type: 'text', text: 'a </questionnaire> b' }] });
    for (const payload of [inside, backslashes(inside), JSON.stringify(inside), inside.replaceAll('"', '&quot;'), inside.replaceAll('"', '&#34;')]) {
      expect(questionOf(element(payload), 'text').prompt).to.equal('a </questionnaire> b');
    }
    expect(questionOf(element('{“title”:“T”,“questions”:[{“type”:“text”,“text”:“a </questionnaire> b”}]}'), 'text').prompt).to.equal('a </questionnaire> b');
  });

  it('accepts a backslash and white space in the closing element', () => {
    expect(types(`<questionnaire>${json}<\\/questionnaire >`)).to.deep.equal(['questionnaire']);
  });

  it('leaves entities and curly quotes inside plain JSON alone', () => {
    expect(questionOf(element({ questions: [{ type: 'text', text: 'a “b” &quot;c&quot;' }] }), 'text').prompt).to.equal('a “b” &quot;c&quot;');
  });

  it('decodes entities once', () => {
    expect(questionOf(element(entities(JSON.stringify({ questions: [{ type: 'text', text: '&lt;b&gt;' }] }))), 'text').prompt).to.equal('&lt;b&gt;');
  });

  it('reads a block whose elements are escaped, and leaves the prose around it alone', () => {
    const segments = parseMessage(`Use &lt;div&gt; ${entities(element(json))} &amp; go`);
    expect(segments.map(({ type, raw }) => (type === 'markdown' ? raw : type))).to.deep.equal(['Use &lt;div&gt; ', 'questionnaire', ' &amp; go']);
  });

  it('does not take an escaped element for a block whose quotes are not escaped, nor where transports are switched off', () => {
    expect(types(`&lt;questionnaire&gt;${json}&lt;/questionnaire&gt;`)).to.deep.equal(['markdown']);
    expect(types(entities(element(json)), { transport: false })).to.deep.equal(['markdown']);
  });

  it('reads a message that is one JSON string, if a block is in it', () => {
    expect(types(JSON.stringify(`Hi ${element(json)}`))).to.deep.equal(['markdown', 'questionnaire']);
    expect(parseMessage('"just words"').map(({ raw }) => raw)).to.deep.equal(['"just words"']);
    expect(types(JSON.stringify(`Hi ${element(json)}`), { transport: false })).to.deep.equal(['markdown', 'questionnaire', 'markdown']);
  });
});

describe('names and identity', () => {
  const why = JSON.stringify({ questions: [WHY] });

  it('registers other names for another product', () => {
    const dialects = [sageInline({ names: ['questionnaire', 'Movo-Questionnaire'] })];
    expect(types(`${element(why, 'movo-questionnaire')}${element(why, 'sage-questionnaire')}`, { dialects })).to.deep.equal(['questionnaire', 'markdown']);
  });

  it('counts questionnaires and answers, readable or not', () => {
    const content = `${element(why)}${element('{')}<questionnaire-response>{"answers":[]}</questionnaire-response>${element(why)}`;
    const ids = parseMessage(content, { messageId: 'm' }).flatMap((segment) => (segment.type === 'questionnaire' ? [segment.questionnaire.id] : []));
    expect(ids).to.deep.equal(['m_q1', 'm_q4']);
  });

  it('lets the host give ids', () => {
    const questionnaireId = (messageId: string, ordinal: number, dialect: string): string => `${dialect}/${messageId}/${ordinal}`;
    expect(questionnaireOf(element(why), { messageId: 'm', questionnaireId }).id).to.equal('sage-inline/m/1');
  });

  it('gives every segment a key of its own, and the same ones each time', () => {
    const content = `a ${element(why)} b ${element('{')} c`;
    const keys = parseMessage(content).map(({ key }) => key);
    expect(new Set(keys).size).to.equal(keys.length);
    expect(parseMessage(content)).to.deep.equal(parseMessage(content));
  });

  it('asks nothing in a user’s message', () => {
    expect(types(element(why), { role: 'user' })).to.deep.equal(['markdown']);
  });
});
