import { expect } from '@open-wc/testing';
import { checkDraft, initialDraft } from '../../../src/core/index.js';
import { matches } from '../../support/matches.js';
import { asked, formOf, saidOf } from './support.js';

const expectMatch = (actual: unknown, expected: unknown): void => {
  expect(matches(actual, expected), JSON.stringify(actual, undefined, 1)).to.equal(true);
};

describe('the type of a question in a form', () => {
  const types: readonly (readonly [string, object])[] = [
    ['radio', { kind: 'single_choice', widget: 'list' }], ['single', { kind: 'single_choice', widget: 'list' }], ['choice', { kind: 'single_choice', widget: 'list' }],
    ['checkbox', { kind: 'multi_choice', widget: 'list' }], ['multi', { kind: 'multi_choice' }], ['multiple', { kind: 'multi_choice' }],
    ['select', { kind: 'single_choice', widget: 'select' }], ['dropdown', { kind: 'single_choice', widget: 'select' }],
    ['text', { kind: 'text', format: 'plain', multiline: false }],
    ['textarea', { kind: 'text', format: 'plain', multiline: true }], ['long', { kind: 'text', multiline: true }], ['paragraph', { kind: 'text', multiline: true }],
    ['number', { kind: 'number', widget: 'field', integer: false }], ['numeric', { kind: 'number', widget: 'field' }],
    ['range', { kind: 'number', widget: 'range' }], ['slider', { kind: 'number', widget: 'range' }],
    ['date', { kind: 'temporal', precision: 'date' }], ['time', { kind: 'temporal', precision: 'time' }],
    ...['datetime-local', 'datetime', 'date-time', 'datetime_local'].map((type) => [type, { kind: 'temporal', precision: 'date-time' }] as const),
    ...['color', 'colour', 'color-picker'].map((type) => [type, { kind: 'color' }] as const),
    ['url', { kind: 'text', format: 'url' }], ['link', { kind: 'text', format: 'url' }], ['email', { kind: 'text', format: 'email' }],
    ['tel', { kind: 'text', format: 'tel' }], ['phone', { kind: 'text', format: 'tel' }],
    ...['file', 'upload', 'attachment'].map((type) => [type, { kind: 'file', multiple: false }] as const),
    ...['switch', 'toggle', 'boolean'].map((type) => [type, { kind: 'boolean', widget: 'switch' }] as const),
  ];
  for (const [type, expected] of types) {
    it(`${type} is read, in any case`, () => {
      const options = /choice/.test(JSON.stringify(expected)) ? { options: ['A', 'B'] } : {};
      for (const name of [type, ` ${type.toUpperCase()} `]) {
        const { question, said } = asked({ label: 'L', type: name, ...options });
        expectMatch(question, { id: 'q1', prompt: 'L', required: false, ...expected });
        expect(said).to.deep.equal([]);
      }
    });
  }

  it('is radio with options and text without, where there is none or an unknown one, which is named', () => {
    for (const type of [undefined, null, '']) {
      expectMatch(asked({ type, options: ['A'] }).question, { kind: 'single_choice', widget: 'list' });
      expectMatch(asked({ type }), { question: { kind: 'text', multiline: false }, said: [] });
      expectMatch(asked({ type, options: [] }), { question: { kind: 'text' }, said: [] });
    }
    for (const type of ['matrix', 'toString', '__proto__', 5, {}]) {
      expectMatch(asked({ type, options: ['A'] }), { question: { kind: 'single_choice' }, said: [['type_unsupported', 'questions[0].type']] });
      expectMatch(asked({ type }), { question: { kind: 'text' }, said: [['type_unsupported', 'questions[0].type']] });
    }
  });
});

describe('the id and the label of a question', () => {
  it('have their defaults, and aliases', () => {
    const { questions } = formOf([{}, { label: ' L ' }, { id: ' a ', prompt: 'P' }, { id: 7, label: '' }, { id: '', label: 5 }]);
    expect(questions.map(({ id, prompt }) => [id, prompt])).to.deep.equal([['q1', 'q1'], ['q2', 'L'], ['a', 'P'], ['7', '7'], ['q5', '5']]);
  });

  it('occur once: a later one is renamed, and that is said', () => {
    const { questions, diagnostics } = formOf([{ id: 'q2' }, {}, { id: 'q2' }, { id: '__proto__' }, { id: '__proto__' }]);
    expect(questions.map(({ id }) => id)).to.deep.equal(['q2', 'q2_2', 'q2_3', '__proto__', '__proto___2']);
    expect(saidOf(diagnostics)).to.deep.equal([['question_id_repeated', 'questions[1].id'], ['question_id_repeated', 'questions[2].id'], ['question_id_repeated', 'questions[4].id']]);
  });

  it('count by their first name where two mean the same, and that is said', () => {
    expectMatch(asked({ label: 'L', prompt: 'P', help: 'H', description: 'D' }), {
      question: { prompt: 'L', help: 'H' }, said: [['field_repeated', 'questions[0].description'], ['field_repeated', 'questions[0].prompt']],
    });
    expectMatch(asked({ description: 'D' }).question, { help: 'D' });
  });

  it('are those of the second name where the first says nothing', () => {
    for (const blank of ['', ' ', '\u200e', null]) expectMatch(asked({ label: blank, prompt: 'P', help: blank, description: 'D' }), { question: { prompt: 'P', help: 'D' }, said: [] });
  });
});

describe('a choice in a form', () => {
  it('has options that are texts or objects, whose value is their label where there is none', () => {
    const options = ['A', { label: 'B' }, { label: 'C', value: 'c', description: 'D', group: 'G', trailingLabel: 'CC' }, 1, true, { label: 2, value: 3 }];
    expectMatch(asked({ type: 'select', options }), {
      question: { options: [{ id: 'A', label: 'A' }, { id: 'B', label: 'B' }, { id: 'c', label: 'C', description: 'D', group: 'G', trailing: 'CC' }, { id: '1', label: '1' }, { id: 'true', label: 'true' }, { id: '3', label: '2' }] },
      said: [],
    });
  });

  it('passes over an option without a label, or with a value that is taken, and says so', () => {
    const { questions, diagnostics } = formOf([{ type: 'radio', options: ['A', { value: 'b' }, '', null, [], 'A', { label: 'Other A', value: 'A' }, { label: '\u200e', value: 'x' }] }]);
    expectMatch(questions[0], { options: [{ id: 'A', label: 'A' }] });
    expect(saidOf(diagnostics)).to.deep.equal([1, 2, 3, 4, 6, 7].map((index) => ['options_invalid', `questions[0].options[${index}]`]));
    expect(diagnostics[0]?.source).to.equal('{"value":"b"}');
  });

  it('has groups in a select alone', () => {
    for (const type of ['radio', 'checkbox']) {
      const { question, said } = asked({ type, options: [{ label: 'A', group: 'G' }, { label: 'B', group: 'G' }] });
      expectMatch(question, { options: [{ id: 'A' }, { id: 'B' }] });
      expect(JSON.stringify(question)).to.not.contain('"G"');
      expect(said).to.deep.equal([['field_misplaced', 'questions[0].options[0].group']]);
    }
  });

  it('offers own words unless it forbids them', () => {
    for (const type of ['radio', 'select', 'checkbox']) {
      expectMatch(asked({ type, options: ['A'] }).question, { other: { exclusive: false } });
      expectMatch(asked({ type, options: ['A'], allowCustom: true, customLabel: 'Mine', customPlaceholder: 'Say' }).question, { other: { label: 'Mine', placeholder: 'Say', exclusive: false } });
      expect(asked({ type, options: ['A'], allowCustom: false }).question).to.not.have.property('other');
      expectMatch(asked({ type, options: ['A'], allowCustom: 'false' }), { question: { other: {} }, said: [['field_invalid', 'questions[0].allowCustom']] });
    }
  });

  it('without options is answered in own words, or cannot be asked where those are forbidden', () => {
    for (const options of [undefined, [], 'A', {}]) {
      expectMatch(asked({ type: 'radio', options }), { question: { kind: 'text' }, said: [['options_invalid', 'questions[0].options']] });
      const { questions, diagnostics } = formOf([{ type: 'radio', options, allowCustom: false }, {}]);
      expect(questions.map(({ id }) => id)).to.deep.equal(['q2']);
      expect(diagnostics.map(({ code, severity, path, source }) => [code, severity, path, source !== undefined])).to.deep.equal([['options_invalid', 'error', 'questions[0].options', true]]);
    }
  });

  it('limits a checkbox by a whole number above zero, own words included', () => {
    const { questions } = formOf([{ type: 'checkbox', options: ['A', 'B'], maxSelections: 1 }]);
    expectMatch(questions[0], { max: 1 });
    const draft = { ...initialDraft(formOf([{ type: 'checkbox', options: ['A', 'B'], maxSelections: 1 }])), values: { q1: { kind: 'multi_choice' as const, options: ['A'], other: { chosen: true, text: 'x' } } } };
    const checked = checkDraft(formOf([{ type: 'checkbox', options: ['A', 'B'], maxSelections: 1 }]), draft);
    expect(!checked.ok && checked.error.map(({ code }) => code)).to.deep.equal(['too_many']);
    for (const maxSelections of [0, -1, 1.5, 'two', true, [], 1e300]) expectMatch(asked({ type: 'checkbox', options: ['A'], maxSelections }).said, [['field_invalid', 'questions[0].maxSelections']]);
    expectMatch(asked({ type: 'radio', options: ['A'], maxSelections: 1 }).said, [['field_misplaced', 'questions[0].maxSelections']]);
  });
});

describe('the default of a choice', () => {
  const options = [{ label: 'Alpha', value: 'a' }, { label: 'Beta', value: 'b' }, 'Gamma'];
  const initial = (question: object): unknown => asked({ options, ...question }).question.initial;

  it('names a value, or a label that can mean only one', () => {
    for (const type of ['radio', 'select']) {
      expect(initial({ type, default: 'b' })).to.deep.equal({ option: 'b' });
      expect(initial({ type, default: 'Beta' })).to.deep.equal({ option: 'b' });
      expect(initial({ type, default: ['a'] })).to.deep.equal({ option: 'a' });
      expect(initial({ type, defaultValue: 'Gamma' })).to.deep.equal({ option: 'Gamma' });
      for (const none of ['', null, []]) expect(initial({ type, default: none })).to.equal(undefined);
    }
    expect(initial({ type: 'checkbox', default: ['Gamma', 'a', 'Alpha'] })).to.deep.equal({ options: ['a', 'Gamma'] });
    expect(initial({ type: 'checkbox', default: 'a' })).to.deep.equal({ options: ['a'] });
    expect(initial({ type: 'radio', options: [{ label: 'X', value: '1' }, { label: 'X', value: '2' }], default: 'X', allowCustom: false })).to.equal(undefined);
    expect(initial({ type: 'radio', options: [1, 2], default: 2 })).to.deep.equal({ option: '2' });
  });

  it('wins over defaultValue, and that is said', () => {
    expectMatch(asked({ type: 'radio', options, default: 'a', defaultValue: 'b' }), { question: { initial: { option: 'a' } }, said: [['field_repeated', 'questions[0].defaultValue']] });
    expectMatch(asked({ type: 'radio', options, default: null, defaultValue: 'b' }), { question: { initial: { option: 'b' } }, said: [] });
  });

  it('becomes the own words of the person where it fits nothing and those are offered, else it is dropped and named', () => {
    expect(initial({ type: 'radio', default: 'Delta' })).to.deep.equal({ other: 'Delta' });
    expect(initial({ type: 'checkbox', default: ['a', 'Delta', 'Epsilon'] })).to.deep.equal({ options: ['a'], other: 'Delta, Epsilon' });
    expectMatch(asked({ type: 'radio', options, allowCustom: false, default: 'Delta' }), { question: {}, said: [['default_invalid', 'questions[0].default']] });
    expect(initial({ type: 'radio', allowCustom: false, default: 'Delta' })).to.equal(undefined);
    expectMatch(asked({ type: 'checkbox', options, allowCustom: false, default: ['a', 'Delta'] }), { question: { initial: { options: ['a'] } }, said: [['default_invalid', 'questions[0].default[1]']] });
    for (const value of [{}, ['a', 'b'], [{}]]) expect(asked({ type: 'radio', options, default: value }).said[0]?.[0], JSON.stringify(value)).to.equal('default_invalid');
  });

  it('is cut to as many as may be chosen, own words last, and that is said', () => {
    expectMatch(asked({ type: 'checkbox', options, default: ['Gamma', 'a', 'b'], maxSelections: 2 }), { question: { initial: { options: ['a', 'Gamma'] } }, said: [['default_too_many', 'questions[0].default']] });
    expect(initial({ type: 'checkbox', default: ['a', 'Delta'], maxSelections: 1 })).to.deep.equal({ options: ['a'] });
    expect(initial({ type: 'checkbox', default: ['a', 'Delta'], maxSelections: 2 })).to.deep.equal({ options: ['a'], other: 'Delta' });
  });
});

describe('other questions in a form', () => {
  it('keep their bounds: numbers, or texts that are such', () => {
    expectMatch(asked({ type: 'number', min: 0, max: '10', step: ' 0.5 ', placeholder: 'How many' }), { question: { min: 0, max: 10, step: 0.5, placeholder: 'How many' }, said: [] });
    expectMatch(asked({ type: 'range', min: '-1e2', max: 5, step: '' }), { question: { min: -100, max: 5 }, said: [] });
    for (const min of ['few', '0x10', '1e999', '42xyz', true, {}, [1]]) expectMatch(asked({ type: 'number', min }), { question: {}, said: [['field_invalid', 'questions[0].min']] });
    for (const step of [0, -1, 'x']) expectMatch(asked({ type: 'number', step }).said, [['field_invalid', 'questions[0].step']]);
    expectMatch(asked({ type: 'number', min: 5, max: 1 }), { question: { min: 5 }, said: [['field_invalid', 'questions[0].max']] });
    expect(asked({ type: 'number', min: 5, max: 1 }).question).to.not.have.property('max');
    expectMatch(asked({ type: 'date', min: '2026-01-01', max: '2026-12-31' }), { question: { min: '2026-01-01', max: '2026-12-31' }, said: [] });
    expectMatch(asked({ type: 'date', min: 5, max: '2026-02-30' }).said, [['field_invalid', 'questions[0].min'], ['field_invalid', 'questions[0].max']]);
    expectMatch(asked({ type: 'time', min: '10:00', max: '09:00' }).said, [['field_invalid', 'questions[0].max']]);
  });

  it('start with a default that a person could have entered; another is dropped and named', () => {
    const fits: readonly (readonly [object, unknown])[] = [
      [{ type: 'text', default: 'x' }, 'x'], [{ type: 'text', default: 5 }, '5'], [{ type: 'textarea', default: 'a\nb' }, 'a\nb'], [{ type: 'text', default: '' }, undefined],
      [{ type: 'number', default: 5 }, 5], [{ type: 'number', default: '5' }, 5], [{ type: 'number', default: 0 }, 0], [{ type: 'range', default: 5, min: 1, max: 5 }, 5], [{ type: 'number', default: '' }, undefined],
      [{ type: 'date', default: '2026-01-31' }, '2026-01-31'], [{ type: 'time', default: '09:30' }, '09:30'], [{ type: 'datetime-local', default: '2026-01-31T09:30' }, '2026-01-31T09:30'],
      [{ type: 'color', default: '#AABBCC' }, '#aabbcc'], [{ type: 'color', default: '#abc' }, '#aabbcc'],
      [{ type: 'switch', default: true }, true], [{ type: 'switch', default: false }, false], [{ type: 'toggle', default: 'false' }, false], [{ type: 'switch' }, undefined],
      [{ type: 'file', default: '' }, undefined],
      [{ type: 'text', default: ' \n' }, undefined], [{ type: 'date', default: ' ' }, undefined],
      [{ type: 'url', default: ' https://example.com ' }, 'https://example.com'], [{ type: 'email', default: 'a@example.com' }, 'a@example.com'], [{ type: 'url', required: true, default: ' ' }, undefined],
      [{ type: 'range', default: 100 }, 100], [{ type: 'range', default: 150, max: 200 }, 150], [{ type: 'range', default: 250, min: 200 }, 250], [{ type: 'number', default: 150 }, 150],
    ];
    for (const [question, expected] of fits) {
      const { question: read, said } = asked(question);
      expect(read.initial, JSON.stringify(question)).to.equal(expected);
      expect(said, JSON.stringify(question)).to.deep.equal([]);
    }
    const strays = [
      { type: 'text', default: ['x'] }, { type: 'number', default: 'x' }, { type: 'number', default: '42xyz' }, { type: 'number', default: '1e999' }, { type: 'number', default: 6, max: 5 }, { type: 'number', default: true },
      { type: 'date', default: 'tomorrow' }, { type: 'date', default: '2026-02-30' }, { type: 'datetime-local', default: '2026-01-31T09:30:00Z' }, { type: 'color', default: 'red' }, { type: 'switch', default: 'maybe' }, { type: 'switch', default: 1 },
      { type: 'file', default: 'a.png' }, { type: 'url', default: 'example.com' }, { type: 'email', default: 'nobody' },
      // Where nothing is said, a slider goes from 0 to 100.
      { type: 'range', default: 150 }, { type: 'range', default: -1 }, { type: 'range', default: 101, min: 50 },
    ];
    for (const question of strays) {
      const { question: read, said } = asked(question);
      expect(read.initial, JSON.stringify(question)).to.equal(undefined);
      expect(said, JSON.stringify(question)).to.deep.equal([['default_invalid', 'questions[0].default']]);
    }
  });

  it('take what files they say', () => {
    expectMatch(asked({ type: 'file', accept: 'image/*,.pdf', multiple: true }), { question: { accept: 'image/*,.pdf', multiple: true }, said: [] });
    expectMatch(asked({ type: 'file', accept: 5, multiple: 'yes' }), { question: { multiple: false }, said: [['field_invalid', 'questions[0].multiple']] });
  });

  it('name what they cannot be answered by, unless it says nothing', () => {
    expectMatch(asked({ type: 'text', options: ['A'], min: 1, accept: '.pdf' }).said, [['field_misplaced', 'questions[0].options'], ['field_misplaced', 'questions[0].min'], ['field_misplaced', 'questions[0].accept']]);
    expectMatch(asked({ type: 'text', options: [], multiple: false, accept: null }).said, []);
    expectMatch(asked({ type: 'select', options: ['A'], multiple: true }).said, [['field_misplaced', 'questions[0].multiple']]);
  });

  it('must be answered where that is said, also with no', () => {
    const form = formOf([{ id: 'a', type: 'switch', required: true }]);
    const draft = initialDraft(form);
    expect(checkDraft(form, draft).ok).to.equal(false);
    const said = checkDraft(form, { ...draft, values: { a: { kind: 'boolean', checked: false } } });
    expect(said.ok && said.value).to.deep.equal([{ question: 'a', kind: 'boolean', value: false }]);
    expectMatch(asked({ required: 'true' }), { question: { required: false }, said: [['field_invalid', 'questions[0].required']] });
  });
});
