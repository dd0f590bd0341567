import type { IssueCode } from '../diagnostics.js';
import type { QuestionKind, TemporalQuestion } from '../model/index.js';
import { resolveLocale, type Locale } from './locale.js';

/** What is asked for, as far as it is called by different words. */
export type Asked = Exclude<QuestionKind, 'temporal'> | TemporalQuestion['precision'] | 'range';

/** What the wording of an issue depends on. Which of these there are depends on the code; numbers and dates as people write them. */
export interface IssueDetails {
  readonly kind?: Asked;
  /** The bound that was broken. */
  readonly limit?: number | string;
  /** How far above the bound. */
  readonly excess?: number | string;
  /** How large a text is where the bound is in bytes. */
  readonly size?: number | string;
  /** It is the note that is wrong. */
  readonly inNote?: boolean;
  /** Both bounds, where there are two. */
  readonly range?: readonly [number | string, number | string];
  /** The earliest or latest date or time, or the accepted types. */
  readonly bound?: string;
}

/** The issue in words, for people. */
export function describeIssue(code: IssueCode, { kind = 'text', limit, excess, size, inNote = false, range, bound }: IssueDetails = {}, locale?: string): string {
  const { required, ...words } = WORDS[resolveLocale(locale)];
  const fill: Readonly<Record<string, number | string | undefined>> = { n: limit, k: excess, s: size, a: range?.[0], b: range?.[1], d: bound };
  const key = range ? 'range' : size === undefined ? code : inNote ? 'noteSize' : 'size';
  return (key === 'required' ? required[kind] : words[key]).replace(/\{(\w)\}/g, (_, name: string) => String(fill[name] ?? ''));
}

interface IssueWords extends Readonly<Record<Exclude<IssueCode, 'required'>, string>> {
  readonly required: Readonly<Record<Asked, string>>;
  /** Instead of the broken one of two bounds. */
  readonly range: string;
  /** Instead of a length, where the bound is in bytes. */
  readonly size: string;
  readonly noteSize: string;
}

const WORDS: Readonly<Record<Locale, IssueWords>> = {
  en: {
    required: {
      single_choice: 'Choose an option', multi_choice: 'Choose an option', text: 'Write an answer', number: 'Enter a number',
      range: 'Choose a number', boolean: 'Choose yes or no', date: 'Enter a date', time: 'Enter a time', 'date-time': 'Enter a date and time', color: 'Choose a color', file: 'Choose a file',
    },
    option_unknown: 'Choose one of the options',
    other_empty: 'Write an answer',
    too_few: 'At least {n}',
    too_many: 'At most {n}. Clear {k} to go on.',
    too_short: 'At least {n} characters',
    too_long: 'At most {n} characters',
    pattern_mismatch: 'Use the format that is asked for',
    email_invalid: 'Write it like name@example.com',
    url_invalid: 'Start the link with https://',
    number_invalid: 'Enter a number',
    integer_required: 'Enter a whole number',
    range: '{a} to {b}',
    size: 'Too long: {s} bytes, at most {n}',
    noteSize: 'Note too long: {s} bytes, at most {n}',
    too_small: 'At least {n}',
    too_large: 'At most {n}',
    step_mismatch: 'In steps of {n}',
    date_invalid: 'Enter a valid date',
    time_invalid: 'Enter a valid time',
    date_time_invalid: 'Enter a valid date and time',
    too_early: '{d} or later',
    too_late: '{d} or earlier',
    color_invalid: 'Write it like #1a2b3c',
    too_many_files: 'Choose one file only',
    file_type: 'Accepted: {d}',
    answer_kind: 'The answer does not fit the question',
    answer_missing: 'An answer is missing',
    unknown_question: 'This question was not asked',
    incomplete: 'Still arriving, cannot be sent yet',
    outcome_unsupported: 'It cannot be answered in this way',
    time_zone_missing: 'The time zone is not known, so this time would be ambiguous',
    dialect_unknown: 'The format of this questionnaire is not known',
  },
  'zh-CN': {
    required: {
      single_choice: '请选择一项', multi_choice: '请选择一项', text: '请填写', number: '请输入数字',
      range: '请选择数字', boolean: '请选择是或否', date: '请输入日期', time: '请输入时间', 'date-time': '请输入日期和时间', color: '请选择颜色', file: '请选择文件',
    },
    option_unknown: '请从选项中选择',
    other_empty: '请填写',
    too_few: '至少{n}项',
    too_many: '最多{n}项，请取消{k}项。',
    too_short: '至少{n}字',
    too_long: '最多{n}字',
    pattern_mismatch: '请按要求的格式填写',
    email_invalid: '格式：name@example.com',
    url_invalid: '链接以https://开头',
    number_invalid: '请输入数字',
    integer_required: '请输入整数',
    range: '{a}至{b}',
    size: '过长：{s}字节，最多{n}字节',
    noteSize: '备注过长：{s}字节，最多{n}字节',
    too_small: '不小于{n}',
    too_large: '不大于{n}',
    step_mismatch: '以{n}为步长',
    date_invalid: '请输入有效日期',
    time_invalid: '请输入有效时间',
    date_time_invalid: '请输入有效日期和时间',
    too_early: '不早于{d}',
    too_late: '不晚于{d}',
    color_invalid: '格式：#1a2b3c',
    too_many_files: '只能选择一个文件',
    file_type: '仅接受{d}',
    answer_kind: '回答与问题不符',
    answer_missing: '缺少回答',
    unknown_question: '没有这个问题',
    incomplete: '仍在接收，暂不能发送',
    outcome_unsupported: '不能以这种方式回答',
    time_zone_missing: '未知时区，无法确定时间',
    dialect_unknown: '未知的问卷格式',
  },
  'pt-BR': {
    required: {
      single_choice: 'Escolha uma opção', multi_choice: 'Escolha uma opção', text: 'Escreva uma resposta', number: 'Digite um número',
      range: 'Escolha um número', boolean: 'Escolha sim ou não', date: 'Informe uma data', time: 'Informe uma hora', 'date-time': 'Informe data e hora', color: 'Escolha uma cor', file: 'Escolha um arquivo',
    },
    option_unknown: 'Escolha uma das opções',
    other_empty: 'Escreva uma resposta',
    too_few: 'No mínimo {n}',
    too_many: 'No máximo {n}. Desmarque {k}.',
    too_short: 'No mínimo {n} caracteres',
    too_long: 'Até {n} caracteres',
    pattern_mismatch: 'Use o formato pedido',
    email_invalid: 'Use nome@example.com',
    url_invalid: 'Comece com https://',
    number_invalid: 'Digite um número',
    integer_required: 'Digite um número inteiro',
    range: '{a} a {b}',
    size: 'Longo demais: {s} bytes, no máximo {n}',
    noteSize: 'Nota longa demais: {s} bytes, no máximo {n}',
    too_small: 'No mínimo {n}',
    too_large: 'No máximo {n}',
    step_mismatch: 'Em passos de {n}',
    date_invalid: 'Informe uma data válida',
    time_invalid: 'Informe uma hora válida',
    date_time_invalid: 'Informe data e hora válidas',
    too_early: '{d} ou depois',
    too_late: '{d} ou antes',
    color_invalid: 'Use #1a2b3c',
    too_many_files: 'Escolha só um arquivo',
    file_type: 'Aceito: {d}',
    answer_kind: 'A resposta não corresponde à pergunta',
    answer_missing: 'Falta uma resposta',
    unknown_question: 'Essa pergunta não foi feita',
    incomplete: 'Ainda chegando; não pode ser enviado',
    outcome_unsupported: 'Não é possível responder assim',
    time_zone_missing: 'Fuso horário desconhecido; a hora seria ambígua',
    dialect_unknown: 'Formato de questionário desconhecido',
  },
};
