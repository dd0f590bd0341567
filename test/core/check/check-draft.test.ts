import { expect } from '@open-wc/testing';
import { answersSoFar, checkDraft } from '../../../src/core/check/index.js';
import { initialDraft } from '../../../src/core/draft/draft.js';
import type { Draft, Question } from '../../../src/core/model/index.js';
import { boolean, chosen, color, draftWith, file, multi, number, options, questionnaire, single, temporal, text, ticked, typed } from '../../support/questions.js';

const everyKind = (required: boolean): Question[] =>
  [single, multi, text, number, boolean, temporal, color, file].map((question) => question({ required }));

describe('checking a draft', () => {
  it('names every question that lacks an answer, in their order', () => {
    const checked = checkDraft(questionnaire(everyKind(true)), { values: {}, notes: {} });
    expect(checked.ok || checked.error.map(({ question, code }) => [question, code])).to.deep.equal(
      ['single', 'multi', 'text', 'number', 'boolean', 'temporal', 'color', 'file'].map((id) => [id, 'required']),
    );
  });
  it('answers every question in order, empty ones too', () => {
    const checked = checkDraft(questionnaire(everyKind(false)), { values: {}, notes: {} });
    expect(checked.ok && checked.value).to.deep.equal([
      { question: 'single', kind: 'single_choice', value: null },
      { question: 'multi', kind: 'multi_choice', value: { options: [] } },
      { question: 'text', kind: 'text', value: null },
      { question: 'number', kind: 'number', value: null },
      { question: 'boolean', kind: 'boolean', value: null },
      { question: 'temporal', kind: 'temporal', value: null },
      { question: 'color', kind: 'color', value: null },
      { question: 'file', kind: 'file', value: [] },
    ]);
  });
  it('counts a value of another kind as empty', () => {
    for (const question of everyKind(true)) {
      const other = question.kind === 'text' ? chosen('a') : typed('words');
      const checked = checkDraft(questionnaire([question]), draftWith({ [question.id]: other }));
      expect(checked.ok || checked.error[0]?.code, question.kind).to.equal('required');
    }
  });
  it('counts a draft that is none as empty', () => {
    for (const json of ['null', '5', '{}', '{"values":null}', '{"values":[],"notes":[]}']) {
      const checked = checkDraft(questionnaire([text(), text({ id: 'other', required: true })]), JSON.parse(json) as Draft);
      expect(!checked.ok && checked.error.map(({ code }) => code), json).to.deep.equal(['required']);
    }
  });
  it('counts a value that is no draft value at all as empty, and throws nothing', () => {
    for (const broken of [null, 1, [], {}, { kind: 'text' }, { kind: 'multi_choice', options: [1] }, { kind: 'file', files: [null] }]) {
      const values = JSON.parse(JSON.stringify(Object.fromEntries(everyKind(true).map(({ id }) => [id, broken])))) as Draft['values'];
      const checked = checkDraft(questionnaire(everyKind(true)), { values, notes: {} });
      expect(checked.ok || checked.error.length, JSON.stringify(broken)).to.equal(8);
    }
  });
  it('gives each of three questions its own answer, also where they read the same', () => {
    const asked = questionnaire(['1', '2', '3'].map((id) => text({ id, prompt: 'Name?' })));
    const checked = checkDraft(asked, draftWith({ 1: typed('one'), 2: typed('two'), 3: typed('three') }));
    expect(checked.ok && checked.value.map(({ value }) => value)).to.deep.equal(['one', 'two', 'three']);
  });
  it('works for ids that objects are born with', () => {
    const asked = questionnaire(['__proto__', 'constructor', 'toString'].map((id) => text({ id, required: true })));
    const empty = checkDraft(asked, { values: {}, notes: {} });
    expect(empty.ok || empty.error.map(({ code }) => code)).to.deep.equal(['required', 'required', 'required']);
    const full = checkDraft(asked, draftWith(Object.fromEntries([['__proto__', typed('p')], ['constructor', typed('c')], ['toString', typed('s')]])));
    expect(full.ok && full.value.map(({ value }) => value)).to.deep.equal(['p', 'c', 's']);
  });
  it('accepts the defaults it was given', () => {
    const asked = questionnaire([
      single({ initial: { option: 'b' } }), multi({ initial: { options: ['a'] } }), text({ initial: 'x' }), number({ initial: 1e21 }),
      boolean({ initial: false }), temporal({ initial: '2026-01-01' }), color({ initial: '#000000' }),
    ]);
    const checked = checkDraft(asked, initialDraft(asked));
    expect(checked.ok && checked.value.map(({ value }) => value)).to.deep.equal(
      [{ option: 'b' }, { options: ['a'] }, 'x', 1e21, false, '2026-01-01', '#000000'],
    );
  });
  it('sends a note only where notes are asked for, and only if something is in it', () => {
    const asked = questionnaire([text({ id: 'yes', annotatable: true }), text({ id: 'blank', annotatable: true }), text({ id: 'no' })]);
    const checked = checkDraft(asked, draftWith({}, { yes: ' because ', blank: '  ', no: 'ignored' }));
    expect(checked.ok && checked.value.map(({ note }) => note)).to.deep.equal(['because', undefined, undefined]);
  });
  it('speaks the language it is asked to', () => {
    const asked = questionnaire([single({ required: true }), text({ maxLength: 1 })]);
    const draft = draftWith({ text: typed('long') });
    const messages = (locale: string): unknown => {
      const checked = checkDraft(asked, draft, { locale });
      return checked.ok || checked.error.map(({ message }) => message);
    };
    expect(messages('en-GB')).to.deep.equal(['Choose an option', 'At most 1 characters']);
    expect(messages('zh-TW')).to.deep.equal(['请选择一项', '最多1字']);
    expect(messages('PT')).to.deep.equal(['Escolha uma opção', 'Até 1 caracteres']);
  });
  it('takes as many options as there may be, and more', () => {
    const all = Array.from({ length: 20_000 }, (_, i) => `${i}`);
    const many = questionnaire([multi({ options: options(...all) })]);
    const checked = checkDraft(many, draftWith({ multi: ticked(all) }));
    expect(checked.ok && checked.value[0]?.value).to.deep.equal({ options: all });
  });
});

describe('the answers so far', () => {
  it('leave out what is empty or wrong', () => {
    const asked = questionnaire([text({ id: 'full' }), text({ id: 'empty' }), number({ id: 'wrong' }), boolean({ id: 'untouched', required: true })]);
    const draft = draftWith({ full: typed('x'), wrong: { kind: 'number', text: '42xyz' } });
    expect(answersSoFar(asked, draft)).to.deep.equal([{ question: 'full', kind: 'text', value: 'x' }]);
  });
});
