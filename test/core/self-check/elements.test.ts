import { expect } from '@open-wc/testing';
import { selfCheckText } from '../../../src/core/index.js';

const element = (payload: unknown, name = 'questionnaire'): string => `<${name}>${typeof payload === 'string' ? payload : JSON.stringify(payload)}</${name}>`;
const ASKED = { questions: [{ type: 'text', text: 'Why?' }] };
const VALID = element(ASKED);
const codes = (text: string): string[] => selfCheckText(text).map(({ code }) => code);
const placed = (text: string): string[] => selfCheckText(text).map(({ code, name, line, column, path }) => [code, name, `${line}:${column}`, ...(path === undefined ? [] : [path])].join(' '));

describe('an element that asks', () => {
  it('is read as tolerantly as by a client', () => {
    for (const text of [VALID, element(ASKED, 'MOVO-questionnaire'), VALID.replaceAll('"', '\\"'), VALID.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'), element({ questions: [{ type: 'multiple_choice', text: 'W', options: ['A', 1], default: 'B' }] })]) expect(codes(text), text).to.deep.equal([]);
  });
  it('has to be an object with questions', () => {
    expect(placed(`Note.\n${element('{"title":')}`)).to.deep.equal(['json_invalid questionnaire 2:25']);
    expect(codes(element([1]))).to.deep.equal(['not_an_object']);
    expect(codes(element({ title: 'T' }))).to.deep.equal(['questions_required']);
    expect(codes(element({ questions: [] }))).to.deep.equal(['questions_empty']);
    expect(codes(element('nothing'))).to.deep.equal(['json_invalid']);
  });
  it('has to have questions that can be read, all of them', () => {
    expect(placed(element({ questions: [5, { type: 'text' }, { type: 'single_choice', text: 'W' }, { type: 'slider', text: 'W' }, { type: 'text', text: 'W' }] }))).to.deep.equal([
      'question_not_object questionnaire 1:30 questions[0]', 'text_required questionnaire 1:32 questions[1].text', 'options_invalid questionnaire 1:48 questions[2].options', 'type_unsupported questionnaire 1:92 questions[3].type',
    ]);
  });
  it('needs no prose, and is no example in code', () => {
    expect(codes(element('{}').replace(/.*/, '`$&`'))).to.deep.equal([]);
    expect(codes(`    ${element('{}')}`)).to.deep.equal([]);
  });
  it('under a name that no client knows is text', () => expect(codes(element('{', 'foo-questionnaire'))).to.deep.equal([]));
});

describe('an element whose end is missing', () => {
  it('is told of where an object follows', () => {
    expect(placed('Note.\n\n- <questionnaire a="b">\n  {"title":"T"}')).to.deep.equal(['element_unclosed questionnaire 3:3']);
    expect(codes('a <questionnaire>{')).to.deep.equal(['element_unclosed']);
    for (const text of ['<questionnaire>', '<questionnaire> is the name', '<questionnaire/>{', '<questionnaire {', '\\<questionnaire>{', '`<questionnaire>{`', '> <questionnaire>{', '<!-- <questionnaire>{ -->', '[a](/b "<questionnaire>{")', '</questionnaire>{', '<foo-questionnaire>{']) expect(codes(text), text).to.deep.equal([]);
  });
  it('is called mismatched where it closes under another name', () => {
    expect(codes(`<questionnaire>${JSON.stringify(ASKED)}</sage-questionnaire>`)).to.deep.equal(['element_mismatched']);
    expect(codes(`<questionnaire>${JSON.stringify(ASKED)}</foo-questionnaire>`)).to.deep.equal(['element_mismatched']);
    expect(codes(`<questionnaire>${JSON.stringify(ASKED)}</questionnaire-response>`)).to.deep.equal(['element_mismatched']);
    expect(codes(`<questionnaire>${JSON.stringify(ASKED)}</div>`)).to.deep.equal(['element_unclosed']);
  });
  it('hides none that comes after it', () => {
    expect(placed(`<questionnaire>{"a":1}\n\n${VALID}\n\n<questionnaire>{"a":1}</movo-questionnaire> ${element('{', 'sage-questionnaire')}`)).to.deep.equal(['element_unclosed questionnaire 1:1', 'element_mismatched questionnaire 5:1', 'json_invalid sage-questionnaire 5:66']);
  });
  it('is an element after all where its end stands further on', () => {
    expect(placed('<questionnaire>{"a":1} and <sage-questionnaire>{"b"\n``questionnaire\n</questionnaire>')).to.deep.equal(['json_invalid questionnaire 1:24']);
  });
});

describe('a fence under a name that no client knows', () => {
  it('leaves the element open that it stands in', () => {
    expect(placed('<questionnaire>a\n\n```foo-questionnaire\n```\n\n</questionnaire>')).to.deep.equal(['json_invalid questionnaire 1:16']);
  });
});

describe('an element that answers', () => {
  it('has to have answers', () => {
    expect(codes(element({ answers: [] }, 'questionnaire-response'))).to.deep.equal([]);
    expect(placed(element({}, 'sage-questionnaire-response'))).to.deep.equal(['answers_required sage-questionnaire-response 1:30 answers']);
    expect(codes(element('{', 'questionnaire-response'))).to.deep.equal(['json_invalid']);
    expect(codes('<questionnaire-response>{')).to.deep.equal(['element_unclosed']);
  });
});

describe('an element called yiii-questionnaire', () => {
  const yiii = (payload: unknown): string[] => placed(element(payload, 'yiii-questionnaire')).map((each) => each.replace(/ yiii-questionnaire \S+/, ''));

  it('is read strictly', () => {
    const question = { type: 'single_choice', text: 'W', options: ['A'], default: '' };
    expect(yiii({ title: 'T', questions: [question, { ...question, type: 'multi_choice', default: ['A'], allow_other: true }, { type: 'free_text', text: 'W', default: 'x', more: 1 }] })).to.deep.equal([]);
    expect(yiii({ questions: [{ type: 'text', text: 'W' }, { ...question, default: ['A'], allow_other: 'yes' }, { ...question, type: 'multi_choice', default: 'A' }, { type: 'slider', text: 'W', default: 1 }] }).toSorted()).to.deep.equal([
      'allow_other_invalid questions[1].allow_other', 'default_invalid questions[1].default', 'default_invalid questions[2].default', 'default_required questions[0].default', 'title_required title', 'type_unsupported questions[0].type', 'type_unsupported questions[3].type',
    ]);
  });
});
