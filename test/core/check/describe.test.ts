import { expect } from '@open-wc/testing';
import { describeRule } from '../../../src/core/check/describe.js';
import { checkQuestion } from '../../../src/core/check/index.js';
import type { DraftValue, Question } from '../../../src/core/model/index.js';
import { boolean, color, draftWith, file, number, ref, single, temporal, text } from '../../support/questions.js';

function message(question: Question, value: DraftValue | undefined, locale?: string): string {
  const checked = checkQuestion(question, draftWith(value === undefined ? {} : { [question.id]: value }), locale === undefined ? {} : { locale });
  return checked.ok ? '' : checked.error.message;
}
const digits = (written: string): DraftValue => ({ kind: 'number', text: written });
const when = (written: string): DraftValue => ({ kind: 'temporal', text: written });
const LOCALES = ['en', 'zh-CN', 'pt-BR'] as const;

describe('a rule in words', () => {
  const dates = temporal({ min: '2027-01-01', max: '2027-12-31' });
  const times = temporal({ precision: 'time', min: '06:00' });
  const amounts = number({ min: 10, max: 1000.5, step: 0.5 });

  for (const [question, ...rules] of [
    [number(), '', '', ''],
    [number({ integer: true, min: 0 }), 'Enter a whole number · At least 0', '请输入整数 · 不小于0', 'Digite um número inteiro · No mínimo 0'],
    [amounts, '10 to 1,000.5 · In steps of 0.5', '10至1,000.5 · 以0.5为步长', '10 a 1.000,5 · Em passos de 0,5'],
    [number({ integer: true, widget: 'range', max: 5, step: 1 }), 'At most 5', '不大于5', 'No máximo 5'],
    [dates, 'January 1, 2027 to December 31, 2027', '2027年1月1日至2027年12月31日', '1 de janeiro de 2027 a 31 de dezembro de 2027'],
    [temporal({ max: '2027-12-31' }), 'December 31, 2027 or earlier', '不晚于2027年12月31日', '31 de dezembro de 2027 ou antes'],
    [temporal({ min: 'soon' }), '', '', ''],
    [times, '6:00 AM or later', '不早于06:00', '06:00 ou depois'],
    [file({ accept: '.csv, text/csv, image/*, application/vnd.x' }), 'Accepted: CSV, images, application/vnd.x', '仅接受CSV、图片、application/vnd.x', 'Aceito: CSV, imagens, application/vnd.x'],
    [file({ accept: '*/*' }), '', '', ''],
  ] as const) {
    it(`is “${rules[0]}”`, () => expect(LOCALES.map((locale) => describeRule(question, locale).replaceAll('\u202f', ' '))).to.deep.equal(rules));
  }

  it('is what a breach of it says', () => {
    for (const [question, value] of [[amounts, digits('5')], [amounts, digits('2000')], [dates, when('2026-01-01')], [dates, when('2028-01-01')], [times, when('05:00')]] as const) {
      for (const locale of LOCALES) expect(describeRule(question, locale)).to.contain(message(question, value, locale));
    }
    const csv = file({ accept: '.csv' });
    expect(message(csv, { kind: 'file', files: [ref('a.exe')] })).to.equal(describeRule(csv));
  });

  it('speaks one language: a date in an English sentence is English', () => {
    expect(message(dates, when('2026-01-01'), 'fr')).to.equal('January 1, 2027 to December 31, 2027');
    expect(message(dates, when('2026-01-01'), 'en-GB')).to.equal('1 January 2027 to 31 December 2027');
    expect(message(dates, when('2026-01-01'), 'pt_BR.UTF-8')).to.contain('1 de janeiro de 2027');
  });
});

describe('a missing answer', () => {
  for (const [question, ...asked] of [
    [single(), 'Choose an option', '请选择一项', 'Escolha uma opção'],
    [text(), 'Write an answer', '请填写', 'Escreva uma resposta'],
    [number(), 'Enter a number', '请输入数字', 'Digite um número'],
    [number({ widget: 'range' }), 'Choose a number', '请选择数字', 'Escolha um número'],
    [boolean(), 'Choose yes or no', '请选择是或否', 'Escolha sim ou não'],
    [temporal(), 'Enter a date', '请输入日期', 'Informe uma data'],
    [temporal({ precision: 'time' }), 'Enter a time', '请输入时间', 'Informe uma hora'],
    [temporal({ precision: 'date-time' }), 'Enter a date and time', '请输入日期和时间', 'Informe data e hora'],
    [color(), 'Choose a color', '请选择颜色', 'Escolha uma cor'],
    [file(), 'Choose a file', '请选择文件', 'Escolha um arquivo'],
  ] as const) {
    it(`is asked for: ${asked[0]}`, () => expect(LOCALES.map((locale) => message({ ...question, required: true }, undefined, locale))).to.deep.equal(asked));
  }
});
