import type { CommonDiagnosticCode } from '../diagnostics.js';
import type { Problem } from '../problem.js';
import { inCode } from './in-code.js';
import type { Locale } from './locale.js';

/** What a message can name: what was found, and the limit that was broken. */
type Details = Pick<Problem<CommonDiagnosticCode>, 'code' | 'found' | 'limit'>;

interface Shown {
  readonly found: string;
  readonly limit: string;
}

type Words = Readonly<Record<CommonDiagnosticCode, (details: Shown) => string>>;

/** Says what is wrong and how to mend it, of what is the same in every dialect. */
export function commonMessage({ code, found, limit }: Details, locale: Locale): string {
  return WORDS[locale][code]({ found: inCode(found), limit: limit === undefined ? '' : String(limit) });
}

export const isCommon = (code: string): code is CommonDiagnosticCode => Object.hasOwn(en, code);

const en: Words = {
  json_invalid: ({ found }) => (found ? `This is not valid JSON, from ${found} on. Check the quotes, commas and backslashes there.` : 'This is not valid JSON: it ends too early. Close every quote and bracket.'),
  json_too_large: ({ limit }) => `The payload is larger than ${limit} bytes. Shorten it.`,
  json_too_deep: ({ limit }) => `The payload is nested deeper than ${limit} levels. Flatten it.`,
  questions_required: ({ found }) => `The field "questions" is required: a list of questions${found ? `, not ${found}` : ''}.`,
  questions_empty: () => 'There must be at least one question.',
  question_id_repeated: ({ found }) => `The question id ${found} occurs twice; the later one was renamed. Give every question its own.`,
  too_many_questions: ({ limit }) => `There are more than ${limit} questions. Ask fewer.`,
  too_many_options: ({ limit }) => `A question has more than ${limit} options. Offer fewer.`,
  text_too_long: ({ limit }) => `A text is longer than ${limit} characters. Shorten it.`,
  dialect_unknown: ({ found }) => `No dialect ${found} is registered. Hand it over in "dialects".`,
};

const zhCN: Words = {
  json_invalid: ({ found }) => (found ? `这不是有效的 JSON，从 ${found} 开始。请检查此处的引号、逗号和反斜杠。` : '这不是有效的 JSON：结束得太早。请闭合所有引号和括号。'),
  json_too_large: ({ limit }) => `内容超过 ${limit} 字节，请缩短。`,
  json_too_deep: ({ limit }) => `内容嵌套超过 ${limit} 层，请减少层级。`,
  questions_required: ({ found }) => `必须有字段“questions”，内容是问题列表${found ? `，不能是 ${found}` : ''}。`,
  questions_empty: () => '至少要有一个问题。',
  question_id_repeated: ({ found }) => `问题 id ${found} 重复，后一个已改名。请给每个问题不同的 id。`,
  too_many_questions: ({ limit }) => `问题超过 ${limit} 个，请减少。`,
  too_many_options: ({ limit }) => `一个问题的选项超过 ${limit} 个，请减少。`,
  text_too_long: ({ limit }) => `文字超过 ${limit} 个字符，请缩短。`,
  dialect_unknown: ({ found }) => `没有注册格式 ${found}。请在“dialects”中提供。`,
};

const ptBR: Words = {
  json_invalid: ({ found }) => (found ? `Isto não é JSON válido, a partir de ${found}. Verifique ali as aspas, vírgulas e barras invertidas.` : 'Isto não é JSON válido: termina cedo demais. Feche todas as aspas e colchetes.'),
  json_too_large: ({ limit }) => `O conteúdo passa de ${limit} bytes. Encurte-o.`,
  json_too_deep: ({ limit }) => `O conteúdo passa de ${limit} níveis de aninhamento. Reduza-os.`,
  questions_required: ({ found }) => `O campo "questions" é obrigatório: uma lista de perguntas${found ? `, não ${found}` : ''}.`,
  questions_empty: () => 'Deve haver pelo menos uma pergunta.',
  question_id_repeated: ({ found }) => `O id de pergunta ${found} se repete; o segundo foi renomeado. Dê a cada pergunta o seu.`,
  too_many_questions: ({ limit }) => `Há mais de ${limit} perguntas. Faça menos.`,
  too_many_options: ({ limit }) => `Uma pergunta tem mais de ${limit} opções. Ofereça menos.`,
  text_too_long: ({ limit }) => `Um texto passa de ${limit} caracteres. Encurte-o.`,
  dialect_unknown: ({ found }) => `Nenhum dialeto ${found} está registrado. Forneça-o em "dialects".`,
};

const WORDS: Readonly<Record<Locale, Words>> = { en, 'zh-CN': zhCN, 'pt-BR': ptBR };
