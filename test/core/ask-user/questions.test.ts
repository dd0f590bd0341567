import { expect } from '@open-wc/testing';
import { validateAskUserQuestions } from '../../../src/core/index.js';
import { OPTIONS, QUESTION } from './support.js';

const code = (...questions: readonly unknown[]): string | undefined => validateAskUserQuestions(questions)?.code;
const one = (fields: object): string | undefined => code({ ...QUESTION, ...fields });
const option = (fields: object): string | undefined => one({ options: [{ ...OPTIONS[0], ...fields }] });
const many = (count: number): readonly object[] => Array.from({ length: count }, (_, index) => ({ id: `${index}`, label: `${index}` }));

describe('questions of ask_user/request', () => {
  it('are one to four', () => {
    expect(code()).to.equal('question_count');
    expect(code(...[1, 2, 3, 4].map((id) => ({ ...QUESTION, id: `${id}` })))).to.equal(undefined);
    expect(code(...[1, 2, 3, 4, 5].map((id) => ({ ...QUESTION, id: `${id}` })))).to.equal('question_count');
    for (const value of [undefined, null, 'Why?', {}, 5]) expect(validateAskUserQuestions(value)?.code).to.equal('question_count');
  });

  it('have what may be left out left out', () => {
    expect(code({ id: 'a', question: 'Why?' })).to.equal(undefined);
    expect(one({ header: null, multi_select: null, options: null, allow_free_text: null, allow_annotation: null })).to.equal(undefined);
    expect(option({ description: null, preview: null })).to.equal(undefined);
  });

  it('have an id each, that is not blank, not another’s, and not too long', () => {
    for (const id of [undefined, null, '', ' \t']) expect(one({ id })).to.equal('empty_id');
    expect(code(QUESTION, { ...QUESTION, question: 'Sure?' })).to.equal('duplicate_id');
    expect(one({ id: 'x'.repeat(128) })).to.equal(undefined);
    expect(one({ id: 'x'.repeat(129) })).to.equal('field_too_large');
    expect(one({ id: 'é'.repeat(65) })).to.equal('field_too_large');
    expect(code({ ...QUESTION, id: '__proto__' }, { ...QUESTION, id: 'constructor' }, { ...QUESTION, id: 'toString' })).to.equal(undefined);
  });

  it('have a text, of 4096 bytes at most', () => {
    for (const question of [undefined, '', '  \n']) expect(one({ question })).to.equal('empty_question');
    expect(one({ question: 'é'.repeat(2048) })).to.equal(undefined);
    expect(one({ question: 'é'.repeat(2049) })).to.equal('field_too_large');
  });

  it('have a header of twelve code points at most', () => {
    expect(one({ header: '123456789012' })).to.equal(undefined);
    expect(one({ header: '😀'.repeat(12) })).to.equal(undefined);
    expect(one({ header: '😀'.repeat(13) })).to.equal('header_too_long');
    expect(one({ header: 'x'.repeat(1e6) })).to.equal('header_too_long');
  });

  it('have four options at most, each with an id and a label of its own', () => {
    expect(one({ options: [] })).to.equal(undefined);
    expect(one({ options: many(4) })).to.equal(undefined);
    expect(one({ options: many(5) })).to.equal('option_count');
    expect(option({ id: ' ' })).to.equal('empty_id');
    expect(option({ label: ' ' })).to.equal('empty_label');
    expect(one({ options: [OPTIONS[0], { id: 'postgres', label: 'Another' }] })).to.equal('duplicate_id');
    expect(one({ options: [OPTIONS[0], { id: 'another', label: 'Postgres' }] })).to.equal('duplicate_label');
    expect(one({ options: [OPTIONS[0], { id: 'another', label: 'postgres' }] })).to.equal(undefined);
    expect(code({ ...QUESTION, id: 'a' }, { ...QUESTION, id: 'b' })).to.equal(undefined);
  });

  it('have options of bounded texts', () => {
    expect(option({ id: 'x'.repeat(129) })).to.equal('field_too_large');
    expect([option({ label: 'x'.repeat(256) }), option({ label: 'x'.repeat(257) })]).to.deep.equal([undefined, 'field_too_large']);
    expect([option({ description: 'x'.repeat(1024) }), option({ description: 'x'.repeat(1025) })]).to.deep.equal([undefined, 'field_too_large']);
    expect([option({ preview: 'x'.repeat(16_384) }), option({ preview: 'x'.repeat(16_385) })]).to.deep.equal([undefined, 'field_too_large']);
  });

  it('have 65536 bytes together at most', () => {
    const preview = 'x'.repeat(16_000);
    expect(one({ options: many(4).map((each) => ({ ...each, preview })) })).to.equal(undefined);
    expect(code({ ...QUESTION, options: many(4).map((each) => ({ ...each, preview })) }, { ...QUESTION, id: 'b', options: [{ ...OPTIONS[0], preview }] })).to.equal('request_too_large');
  });

  it('are named by the first that is wrong, as they stand', () => {
    expect(code({ ...QUESTION, header: '1234567890123' }, { ...QUESTION, id: '' })).to.equal('header_too_long');
    expect(one({ id: '', question: '', header: '1234567890123', options: many(5) })).to.equal('empty_id');
    expect(one({ question: '', header: '1234567890123', options: many(5) })).to.equal('empty_question');
    expect(one({ header: '1234567890123', options: many(5) })).to.equal('header_too_long');
    expect(one({ options: [{ id: 'a', label: '' }, { id: 'a', label: 'A' }] })).to.equal('empty_label');
  });

  it('are refused where a field is of another type, and nothing is thrown', () => {
    const fields = [{ id: 5 }, { question: ['Why?'] }, { header: 5 }, { multi_select: 'true' }, { options: 'a' }, { options: {} }, { options: ['a'] }, { allow_free_text: 0 }, { allow_annotation: 'no' }];
    for (const each of fields) expect(one(each), JSON.stringify(each)).to.equal('malformed_request');
    for (const each of [{ id: 1 }, { label: true }, { description: [] }, { preview: {} }]) expect(option(each), JSON.stringify(each)).to.equal('malformed_request');
    for (const each of [null, undefined, 5, 'Why?', []]) expect(code(each)).to.equal('malformed_request');
    const throws = Object.defineProperty({ ...QUESTION }, 'question', { get: () => { throw new Error('no'); } });
    expect(code(throws)).to.equal('malformed_request');
  });

  it('are told of in three languages', () => {
    const messages = ['en', 'zh', 'pt'].map((locale) => validateAskUserQuestions([{ ...QUESTION, id: '' }], locale)?.message);
    expect(new Set(messages).size).to.equal(3);
  });
});
