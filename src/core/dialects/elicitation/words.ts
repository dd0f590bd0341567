import type { Diagnostic } from '../../diagnostics.js';
import { inCode } from '../../locale/in-code.js';
import type { Locale } from '../../locale/locale.js';
import { toPlain } from '../../payload/foreign.js';
import type { PatternFault } from './pattern.js';
import type { ElicitationProblem, Expected } from './problem.js';

/** What people and models are told of a request and its result. */
interface Words {
  readonly answered: (rows: readonly string[]) => string;
  readonly leftEmpty: (request: string) => string;
  readonly accepted: (request: string) => string;
  readonly declined: (request: string) => string;
  readonly cancelled: (request: string) => string;
  readonly unsupported: (reason: string) => string;
  readonly resultUnreadable: (found: string) => string;
  readonly answerUnreadable: (found: string) => string;
  readonly defaultInvalid: (found: string) => string;
  readonly fieldInvalid: (expected: string, found: string) => string;
  readonly patternSkipped: (why: string, found: string) => string;
  readonly expected: { readonly [E in Expected]: string };
  readonly fault: { readonly [F in PatternFault]: string };
}

export const elicitationWords = (locale: Locale): Words => WORDS[locale];

/** What was left out of a request that is asked nevertheless. */
export function toDiagnostics(problems: readonly ElicitationProblem[], locale: Locale): readonly Diagnostic[] {
  return problems.map((problem) => ({ code: problem.code, severity: 'warning', message: problemMessage(problem, locale), path: problem.path, source: shown(problem.found) }));
}

/** A request that cannot be shown, for a reason of the protocol. */
export const requestDiagnostic = (reason: string, payload: unknown, locale: Locale): Diagnostic => ({ code: 'request_unsupported', severity: 'error', message: WORDS[locale].unsupported(inCode(reason)), source: shown(payload) });

/** What is no result of a request. */
export const resultDiagnostic = (found: unknown, locale: Locale): Diagnostic => ({ code: 'result_unreadable', severity: 'error', message: WORDS[locale].resultUnreadable(found === undefined ? '' : inCode(shown(found))) });

/** A value that does not fit its question. */
export const answerDiagnostic = (question: string, found: unknown, locale: Locale): Diagnostic => ({ code: 'answer_unreadable', severity: 'error', message: WORDS[locale].answerUnreadable(inCode(shown(found))), path: `content.${question}`, source: shown(found) });

function problemMessage({ code, found, expected = 'text', fault = 'invalid' }: ElicitationProblem, locale: Locale): string {
  const words = WORDS[locale];
  const value = inCode(shown(found));
  switch (code) {
    case 'default_invalid': return words.defaultInvalid(value);
    case 'field_invalid': return words.fieldInvalid(words.expected[expected], value);
    case 'pattern_skipped': return words.patternSkipped(words.fault[fault], value);
  }
}

/** Cut where it is long. */
function shown(value: unknown): string {
  const plain = toPlain(value);
  return typeof plain === 'string' ? plain : JSON.stringify(plain);
}

const en: Words = {
  answered: (rows) => `Answered: ${rows.join('; ')}.`,
  leftEmpty: (request) => `Answered with everything left empty: ${request}`,
  accepted: (request) => `Accepted: ${request}`,
  declined: (request) => `Declined to answer: ${request}`,
  cancelled: (request) => `Closed without an answer: ${request}`,
  unsupported: (reason) => `This request cannot be shown: ${reason}.`,
  resultUnreadable: (found) => `This is no result of a request: "action" must be accept, decline or cancel${found ? `, not ${found}` : ''}.`,
  answerUnreadable: (found) => `The answer ${found} does not fit its question.`,
  defaultInvalid: (found) => `The default ${found} cannot be answered, and was left out.`,
  fieldInvalid: (expected, found) => `This must be ${expected}, not ${found}. It was left out.`,
  patternSkipped: (why, found) => `The pattern ${found} ${why}. Answers are not held against it.`,
  expected: { count: 'a whole number from zero', number: 'a number', text: 'a text of up to 4,000 characters' },
  fault: { too_long: 'is longer than 256 characters', invalid: 'is no regular expression', nested: 'repeats what can match in several ways', backreference: 'refers back to a part of itself', too_large: 'counts to too large a number', chosen: 'is for what is written, and this is chosen' },
};

const zhCN: Words = {
  answered: (rows) => `已回答：${rows.join('；')}。`,
  leftEmpty: (request) => `已回答，但全部留空：${request}`,
  accepted: (request) => `已接受：${request}`,
  declined: (request) => `已拒绝回答：${request}`,
  cancelled: (request) => `未回答即关闭：${request}`,
  unsupported: (reason) => `无法显示此请求：${reason}。`,
  resultUnreadable: (found) => `这不是请求的结果：“action”必须是 accept、decline 或 cancel${found ? `，不能是 ${found}` : ''}。`,
  answerUnreadable: (found) => `回答 ${found} 与问题不符。`,
  defaultInvalid: (found) => `默认值 ${found} 不能作为回答，已略去。`,
  fieldInvalid: (expected, found) => `此处必须是${expected}，不能是 ${found}，已略去。`,
  patternSkipped: (why, found) => `模式 ${found} ${why}，不会用来检查回答。`,
  expected: { count: '不小于零的整数', number: '数字', text: '不超过 4,000 个字符的文字' },
  fault: { too_long: '超过 256 个字符', invalid: '不是正则表达式', nested: '重复了可以多种方式匹配的部分', backreference: '引用了自身的一部分', too_large: '的重复次数过大', chosen: '用于书写的文字，而此处是选择' },
};

const ptBR: Words = {
  answered: (rows) => `Respondido: ${rows.join('; ')}.`,
  leftEmpty: (request) => `Respondido com tudo em branco: ${request}`,
  accepted: (request) => `Aceito: ${request}`,
  declined: (request) => `Resposta recusada: ${request}`,
  cancelled: (request) => `Fechado sem resposta: ${request}`,
  unsupported: (reason) => `Este pedido não pode ser mostrado: ${reason}.`,
  resultUnreadable: (found) => `Isto não é o resultado de um pedido: "action" deve ser accept, decline ou cancel${found ? `, não ${found}` : ''}.`,
  answerUnreadable: (found) => `A resposta ${found} não serve para a pergunta.`,
  defaultInvalid: (found) => `O valor padrão ${found} não pode ser respondido e foi deixado de fora.`,
  fieldInvalid: (expected, found) => `Aqui deve haver ${expected}, não ${found}. Foi deixado de fora.`,
  patternSkipped: (why, found) => `O padrão ${found} ${why}. As respostas não são comparadas com ele.`,
  expected: { count: 'um número inteiro a partir de zero', number: 'um número', text: 'um texto de até 4.000 caracteres' },
  fault: { too_long: 'passa de 256 caracteres', invalid: 'não é uma expressão regular', nested: 'repete o que pode corresponder de várias formas', backreference: 'refere-se a uma parte de si mesmo', too_large: 'conta até um número grande demais', chosen: 'serve para texto escrito, e aqui se escolhe' },
};

const WORDS: Readonly<Record<Locale, Words>> = { en, 'zh-CN': zhCN, 'pt-BR': ptBR };
