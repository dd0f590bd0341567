import { expect } from '@open-wc/testing';
import { checkQuestion } from '../../../src/core/check/index.js';
import type { DraftValue, FileQuestion } from '../../../src/core/model/index.js';
import { boolean, color, draftWith, file, number, ref, temporal, text, typed } from '../../support/questions.js';
import { check } from './support.js';

const digits = (written: string): DraftValue => ({ kind: 'number', text: written });
const when = (written: string): DraftValue => ({ kind: 'temporal', text: written });
const painted = (written: string): DraftValue => ({ kind: 'color', text: written });
const files = (...names: [name: string, type?: string][]): DraftValue => ({ kind: 'file', files: names.map(([name, type]) => ref(name, type)) });

describe('a text', () => {
  it('loses the white space around it', () => {
    expect(check(text(), typed(' two words\n'))).to.deep.equal({ value: 'two words' });
  });
  it('is null when it is blank, and refused then where it is required', () => {
    expect(check(text(), typed('  \n'))).to.deep.equal({ value: null });
    expect(check(text({ required: true }), typed('  '))).to.deep.equal({ issue: 'required' });
  });
  it('is measured in code points', () => {
    expect(check(text({ maxLength: 2 }), typed('👍👍'))).to.deep.equal({ value: '👍👍' });
    expect(check(text({ maxLength: 2 }), typed('👍👍👍'))).to.deep.equal({ issue: 'too_long', limit: 2 });
    expect(check(text({ minLength: 2 }), typed('👍'))).to.deep.equal({ issue: 'too_short', limit: 2 });
  });
  it('may be left empty in spite of a minimum when it is optional', () => {
    expect(check(text({ minLength: 2 }), typed(''))).to.deep.equal({ value: null });
  });
  it('is matched by its pattern anywhere', () => {
    expect(check(text({ pattern: '\\d{2}' }), typed('no 42'))).to.deep.equal({ value: 'no 42' });
    expect(check(text({ pattern: '^\\p{Lu}+$' }), typed('abc'))).to.deep.equal({ issue: 'pattern_mismatch' });
  });
  it('is no address of mail when it is longer than one can be', () => {
    const address = (length: number): string => `${'a'.repeat(length - 7)}@ex.com`;
    expect(check(text({ format: 'email' }), typed(address(254)))).to.have.property('value');
    expect(check(text({ format: 'email' }), typed(address(255)))).to.deep.equal({ issue: 'email_invalid' });
  });
  it('is not held against a pattern that does not compile', () => {
    expect(check(text({ pattern: '(' }), typed('abc'))).to.deep.equal({ value: 'abc' });
  });
  it('is not held against its pattern when it is longer than any code or name', () => {
    expect(check(text({ pattern: '^\\d$' }), typed('x'.repeat(2_001)))).to.have.property('value');
  });
  for (const good of ['a@b', 'name.part+tag@example.com']) {
    it(`takes ${good} as an address`, () => expect(check(text({ format: 'email' }), typed(good))).to.deep.equal({ value: good }));
  }
  for (const bad of ['a', 'a@', '@b', 'a b@c.de', 'a@-b.de', 'a@b..de']) {
    it(`refuses ${bad} as an address`, () => expect(check(text({ format: 'email' }), typed(bad))).to.deep.equal({ issue: 'email_invalid' }));
  }
  for (const good of ['https://example.com', 'HTTP://example.com/a?b#c', 'http://[::1]:80/', 'https://例え.jp/ä']) {
    it(`takes ${good} as a link`, () => expect(check(text({ format: 'url' }), typed(good))).to.deep.equal({ value: good }));
  }
  for (const bad of ['example.com', 'javascript:alert(1)', 'https:example.com', 'https://', 'ftp://example.com', 'https://a b', 'https://a\nb']) {
    it(`refuses ${JSON.stringify(bad)} as a link`, () => expect(check(text({ format: 'url' }), typed(bad))).to.deep.equal({ issue: 'url_invalid' }));
  }
  it('takes any telephone number', () => {
    expect(check(text({ format: 'tel' }), typed('ext. 12'))).to.deep.equal({ value: 'ext. 12' });
  });
});

describe('a number', () => {
  for (const [written, value] of [['42', 42], [' -1.5 ', -1.5], ['+3', 3], ['.5', 0.5], ['5.', 5], ['1e3', 1000], ['007', 7]] as const) {
    it(`reads ${written}`, () => expect(check(number(), digits(written))).to.deep.equal({ value }));
  }
  for (const bad of ['42xyz', '1e999', '-1e999', '0x10', '1,5', '1 000', 'NaN', 'Infinity', '.', 'e5', '--1', '1_000', '0b1']) {
    it(`refuses ${bad}`, () => expect(check(number(), digits(bad))).to.deep.equal({ issue: 'number_invalid' }));
  }
  for (const [written, value] of [['\uff14\uff12', 42], ['\uff0d\uff11\uff0e\uff15', -1.5], ['\u22125', -5], ['\u0664\u0662\u066b\u0665', 42.5], ['\u06f7', 7]] as const) {
    it(`reads ${written}, as input methods and other scripts write it`, () => expect(check(number(), digits(written))).to.deep.equal({ value }));
  }
  it('has a decimal comma where the language has one, and else none', () => {
    const values = (locale: string, ...written: string[]): unknown => written.map((each) => {
      const checked = checkQuestion(number(), draftWith({ number: digits(each) }), { locale });
      return checked.ok ? checked.value.value : checked.error.code;
    });
    expect(values('pt-BR', '1,5', '-0,25', '1.5', '1,2,3', '1.234,5')).to.deep.equal([1.5, -0.25, 1.5, 'number_invalid', 'number_invalid']);
    expect(values('de', '1,5')).to.deep.equal([1.5]);
    for (const locale of ['en', 'zh-CN', 'nonsense_', '']) expect(values(locale, '1,5'), locale).to.deep.equal(['number_invalid']);
  });
  it('is plain zero when minus zero is written', () => {
    const checked = check(number(), digits('-0'));
    expect('value' in checked && Object.is(checked.value, 0)).to.equal(true);
  });
  it('is null when it is empty, and refused then where it is required', () => {
    expect(check(number(), digits(' '))).to.deep.equal({ value: null });
    expect(check(number({ required: true }), digits(''))).to.deep.equal({ issue: 'required' });
  });
  it('is whole where that is asked for, however it is written', () => {
    expect(check(number({ integer: true }), digits('1.5'))).to.deep.equal({ issue: 'integer_required' });
    expect(check(number({ integer: true }), digits('2.0'))).to.deep.equal({ value: 2 });
  });
  it('is refused where a whole number would not survive', () => {
    expect(check(number({ integer: true }), digits('9007199254740993'))).to.deep.equal({ issue: 'too_large', limit: Number.MAX_SAFE_INTEGER });
  });
  it('lies within its bounds, these included', () => {
    const question = number({ min: 0, max: 10 });
    expect(check(question, digits('0'))).to.deep.equal({ value: 0 });
    expect(check(question, digits('10'))).to.deep.equal({ value: 10 });
    expect(check(question, digits('-0.1'))).to.deep.equal({ issue: 'too_small', limit: 0 });
    expect(check(question, digits('11'))).to.deep.equal({ issue: 'too_large', limit: 10 });
  });
  it('lies on its steps, which count from the minimum', () => {
    expect(check(number({ step: 0.1 }), digits('0.3'))).to.deep.equal({ value: 0.3 });
    expect(check(number({ step: 0.1 }), digits('1234567.8'))).to.deep.equal({ value: 1234567.8 });
    expect(check(number({ step: 0.1 }), digits('0.35'))).to.deep.equal({ issue: 'step_mismatch', limit: 0.1 });
    expect(check(number({ min: 1, step: 2 }), digits('5'))).to.deep.equal({ value: 5 });
    expect(check(number({ min: 1, step: 2 }), digits('4'))).to.deep.equal({ issue: 'step_mismatch', limit: 2 });
  });
  it('notices a miss on small steps far from zero', () => {
    expect(check(number({ step: 5 }), digits('1000000000001'))).to.deep.equal({ issue: 'step_mismatch', limit: 5 });
  });
  for (const step of [0, -1, NaN, Infinity]) {
    it(`is not held against a step of ${step}`, () => expect(check(number({ step }), digits('1.5'))).to.deep.equal({ value: 1.5 }));
  }
  it('takes digits of any number without stalling', () => {
    expect(check(number(), digits(`${'1'.repeat(100_000)}x`))).to.deep.equal({ issue: 'number_invalid' });
  });
});

describe('a yes or no', () => {
  it('may be no, also where it is required', () => {
    expect(check(boolean({ required: true }), { kind: 'boolean', checked: false })).to.deep.equal({ value: false });
  });
  it('stays null when an optional one was never touched', () => {
    expect(check(boolean(), { kind: 'boolean', checked: null })).to.deep.equal({ value: null });
  });
  it('is asked for when a required one was never touched', () => {
    expect(check(boolean({ required: true }))).to.deep.equal({ issue: 'required' });
  });
});

describe('a date or time', () => {
  for (const [precision, good] of [
    ['date', '2024-02-29'], ['date', '0001-01-01'], ['time', '00:00'], ['time', '23:59:59'], ['date-time', '2026-12-31T23:59'],
    ['date-time', '2026-12-31T23:59:01'], ['date-time', '2026-12-31T23:59:01Z'], ['date-time', '2026-12-31T23:59:01.25+05:30'],
  ] as const) {
    it(`takes ${good} as a ${precision}`, () => expect(check(temporal({ precision }), when(good))).to.deep.equal({ value: good }));
  }
  for (const [precision, bad, issue] of [
    ['date', '2026-02-30', 'date_invalid'], ['date', '2026-02-29', 'date_invalid'], ['date', '1900-02-29', 'date_invalid'], ['date', '2026-13-01', 'date_invalid'],
    ['date', '2026-00-10', 'date_invalid'], ['date', '0000-01-01', 'date_invalid'], ['date', '2026-1-1', 'date_invalid'], ['date', '2026-01-01T00:00', 'date_invalid'],
    ['date', 'tomorrow', 'date_invalid'], ['time', '24:00', 'time_invalid'], ['time', '12:60', 'time_invalid'], ['time', '9:16', 'time_invalid'],
    ['date-time', '2026-02-30T10:00', 'date_time_invalid'], ['date-time', '2026-01-01', 'date_time_invalid'], ['date-time', '2026-01-01 10:00', 'date_time_invalid'],
    ['date-time', '2026-01-01T10:00Z', 'date_time_invalid'], ['date-time', '2026-01-01T10:00:00+24:00', 'date_time_invalid'],
  ] as const) {
    it(`refuses ${bad} as a ${precision}`, () => expect(check(temporal({ precision }), when(bad))).to.deep.equal({ issue }));
  }
  it('is null when it is empty, and refused then where it is required', () => {
    expect(check(temporal(), when(''))).to.deep.equal({ value: null });
    expect(check(temporal({ required: true }), when(''))).to.deep.equal({ issue: 'required' });
  });
  it('lies within its bounds, these included', () => {
    const question = temporal({ min: '2026-01-01', max: '2026-12-31' });
    expect(check(question, when('2026-01-01'))).to.deep.equal({ value: '2026-01-01' });
    expect(check(question, when('2025-12-31'))).to.deep.equal({ issue: 'too_early' });
    expect(check(question, when('2027-01-01'))).to.deep.equal({ issue: 'too_late' });
  });
  it('compares moments, however their offsets are written', () => {
    const question = temporal({ precision: 'date-time', min: '2026-01-01T00:00:00Z' });
    expect(check(question, when('2026-01-01T01:00:00+02:00'))).to.deep.equal({ issue: 'too_early' });
    expect(check(question, when('2025-12-31T23:00:00-02:00'))).to.have.property('value');
  });
  it('is not held against a bound that cannot be compared or read', () => {
    expect(check(temporal({ precision: 'date-time', min: '2026-01-01T00:00:00Z' }), when('2020-01-01T00:00'))).to.have.property('value');
    expect(check(temporal({ max: 'soon' }), when('2020-01-01'))).to.have.property('value');
  });
});

describe('a colour', () => {
  it('is answered in lower case', () => {
    expect(check(color(), painted('#AbCdEf'))).to.deep.equal({ value: '#abcdef' });
  });
  for (const bad of ['#abc', 'red', '#12345g', 'abcdef', '#abcdef00']) {
    it(`is not ${bad}`, () => expect(check(color(), painted(bad))).to.deep.equal({ issue: 'color_invalid' }));
  }
  it('is null when it is empty, and refused then where it is required', () => {
    expect(check(color(), painted(''))).to.deep.equal({ value: null });
    expect(check(color({ required: true }), painted(''))).to.deep.equal({ issue: 'required' });
  });
});

describe('a file', () => {
  const accepted = (accept: string, ...names: [name: string, type?: string][]): boolean =>
    'value' in check(file({ accept, multiple: true } satisfies Partial<FileQuestion>), files(...names));

  it('is answered with its reference', () => {
    expect(check(file(), files(['a.txt', 'text/plain']))).to.deep.equal({ value: [ref('a.txt', 'text/plain')] });
  });
  it('is an empty list when there is none, and refused then where it is required', () => {
    expect(check(file())).to.deep.equal({ value: [] });
    expect(check(file({ required: true }), files())).to.deep.equal({ issue: 'required' });
  });
  it('is one alone unless several are asked for', () => {
    expect(check(file(), files(['a'], ['b']))).to.deep.equal({ issue: 'too_many_files', limit: 1 });
    expect(check(file({ multiple: true }), files(['a'], ['b']))).to.have.property('value');
  });
  it('is of an accepted extension, whatever its case', () => {
    expect(accepted('.pdf, .TAR.gz', ['a.PDF'], ['b.tar.gz'])).to.equal(true);
    expect(accepted('.pdf', ['a.pdf.exe'])).to.equal(false);
  });
  it('is of an accepted type', () => {
    expect(accepted('image/*,text/plain', ['a', 'image/png'], ['b', 'text/plain; charset=utf-8'])).to.equal(true);
    expect(accepted('image/*', ['a.png', 'imagex/png'])).to.equal(false);
    expect(accepted('image/*', ['a.png', ''])).to.equal(false);
    // A page of figures is a spreadsheet to one system, and of no type to another.
    expect(accepted('text/csv', ['a.CSV', 'application/vnd.ms-excel'], ['b.csv', ''])).to.equal(true);
    expect(accepted('text/csv', ['acsv', ''])).to.equal(false);
  });
  it('is of any type where none is named that makes sense', () => {
    for (const accept of ['', ' , ', '*/*', 'nonsense']) expect(accepted(accept, ['a.exe', 'x/y']), accept).to.equal(true);
  });
});
