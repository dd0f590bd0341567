import { expect } from '@open-wc/testing';
import { answerText } from '../../../src/core/answer-text.js';
import { answerWords } from '../../../src/core/locale/answers.js';
import { formatNumber, formatSize, formatTemporal } from '../../../src/core/locale/format.js';
import type { DraftValue, Question } from '../../../src/core/model/index.js';
import { file, number, ref, temporal } from '../../support/questions.js';

/** Intl puts narrow spaces where people read spaces. */
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('a number for people', () => {
  it('is whole, in the digits of the language', () => {
    expect(['en', 'pt-BR', 'zh-CN'].map((locale) => formatNumber(-12345.678901, locale))).to.deep.equal(['-12,345.678901', '-12.345,678901', '-12,345.678901']);
    expect(formatNumber(0.000001, 'en')).to.equal('0.000001');
  });
  it('is English where the language is none, and never that of the machine', () => {
    for (const locale of [undefined, '', 'no such tag', '__proto__', 'x'.repeat(1000)]) expect(formatNumber(1234.5, locale), locale).to.equal('1,234.5');
  });
});

describe('a date for people', () => {
  for (const [text, precision, shown] of [
    ['2027-01-04', 'date', 'January 4, 2027'], ['0001-01-01', 'date', 'January 1, 1'], ['07:30', 'time', '7:30 AM'], ['07:30:15', 'time', '7:30:15 AM'], ['07:30:00', 'time', '7:30 AM'],
    ['2027-01-04T18:00', 'date-time', 'January 4, 2027 at 6:00 PM'], ['2027-01-04T18:00:05', 'date-time', 'January 4, 2027 at 6:00:05 PM'],
    ['2027-01-04T18:00:00Z', 'date-time', 'January 4, 2027 at 6:00 PM (UTC)'], ['2027-01-04T18:00:00.25+05:30', 'date-time', 'January 4, 2027 at 6:00 PM (UTC+05:30)'],
    ['2027-01-04t18:00:00z', 'date-time', 'January 4, 2027 at 6:00 PM (UTC)'], ['2027-02-30', 'date', '2027-02-30'], ['…', 'date', '…'], ['', 'time', ''],
  ] as const) {
    it(`is “${shown}”`, () => expect(plain(formatTemporal(text, precision, 'en'))).to.equal(shown));
  }
  it('is in the language of the person', () => {
    expect(['zh-CN', 'pt-BR', 'de'].map((locale) => formatTemporal('2027-01-04', 'date', locale))).to.deep.equal(['2027年1月4日', '4 de janeiro de 2027', '4. Januar 2027']);
  });
});

describe('the size of a file', () => {
  for (const [bytes, shown] of [[0, '0 bytes'], [1, '1 byte'], [812, '812 bytes'], [1000, '1 kB'], [48_300, '48.3 kB'], [1_240_000, '1.2 MB'], [5e9, '5 GB'], [7e15, '7,000 TB'], [-1, '-1 byte']] as const) {
    it(`is ${shown}`, () => expect(plain(formatSize(bytes, 'en'))).to.equal(shown));
  }
  it('is in one piece, and in the language of the person', () => expect(formatSize(1_240_000, 'pt-BR')).to.equal('1,2\u00a0MB'));
});

describe('an answer to read', () => {
  const read = (question: Question, value: DraftValue, locale: string): string => plain(answerText(question, value, answerWords(locale), locale));

  it('is as the person writes it where it is one, and as it was typed where it is none', () => {
    expect(read(number(), { kind: 'number', text: ' 1234,5 ' }, 'pt-BR')).to.equal('1.234,5');
    expect(read(number(), { kind: 'number', text: '42xyz' }, 'en')).to.equal('42xyz');
    expect(read(number({ max: 5 }), { kind: 'number', text: '1e3' }, 'en')).to.equal('1e3');
    expect(read(temporal(), { kind: 'temporal', text: '2027-01-04' }, 'zh')).to.equal('2027年1月4日');
    expect(read(temporal(), { kind: 'temporal', text: 'soon' }, 'en')).to.equal('soon');
    expect(read(file(), { kind: 'file', files: [ref('a.txt'), { ...ref('b.txt'), size: 2048 }] }, 'zh')).to.equal('a.txt (1字节)、b.txt (2 kB)');
  });
});
