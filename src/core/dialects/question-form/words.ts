import type { FormDiagnosticCode } from '../../diagnostics.js';
import { commonMessage, isCommon } from '../../locale/diagnostics.js';
import { inCode } from '../../locale/in-code.js';
import type { Locale } from '../../locale/locale.js';
import type { Expected, FormProblem, RenamedCode } from './problem.js';
import { FORM_TYPES } from './types.js';

/** What a message can name, each in code; `""` where there is nothing. */
interface Shown {
  readonly found: string;
  readonly mended: string;
  readonly field: string;
  readonly other: string;
  readonly type: string;
  readonly limit: string;
  readonly expected: string;
}

interface Words {
  readonly title: string;
  readonly expected: { readonly [E in Expected]: string };
  readonly message: Readonly<Record<FormDiagnosticCode | RenamedCode, (shown: Shown) => string>>;
}

/** The title of a form that has none. */
export const defaultTitle = (locale: Locale): string => WORDS[locale].title;

/** Says what is wrong and how to mend it. */
export function formMessage({ code, found, mended, field, other, type, limit, expected }: FormProblem, locale: Locale): string {
  const { message, expected: names } = WORDS[locale];
  if (isCommon(code)) return commonMessage({ code, ...(found === undefined ? {} : { found }), ...(limit === undefined ? {} : { limit }) }, locale);
  return message[code]({
    found: inCode(found), mended: inCode(mended), field: inCode(field), other: inCode(other), type: inCode(type),
    limit: limit === undefined ? '' : String(limit), expected: expected === undefined ? '' : names[expected],
  });
}

const TYPES = FORM_TYPES.join(', ');

const en: Words = {
  title: 'A few quick questions',
  expected: {
    text: 'a text', number: 'a number', above_zero: 'a number above zero', whole: 'a whole number above zero', boolean: 'true or false, without quotes',
    date: 'a date such as 2026-01-31', time: 'a time such as 09:30', 'date-time': 'a date and time such as 2026-01-31T09:30', min: 'no less than min',
  },
  message: {
    field_invalid: ({ field, found, expected }) => `The field ${field} must be ${expected}${found ? `, not ${found}` : ''}. It was left out.`,
    field_misplaced: ({ field, type }) => `A question of the type ${type} has no use for the field ${field}. Remove it, or choose another type.`,
    field_repeated: ({ field, other }) => `The fields ${field} and ${other} mean the same. ${field} counts; remove ${other}.`,
    default_too_many: ({ limit }) => `The default chooses more than maxSelections allows: ${limit}. The rest was left out.`,
    not_an_object: () => 'A form must be an object with the field "questions", a list.',
    question_not_object: ({ found }) => `A question must be an object with the fields "label" and "type"${found ? `, not ${found}` : ''}.`,
    type_unsupported: ({ found, type }) => `The type ${found} is not supported; the question was read as ${type}. Use one of these: ${TYPES}.`,
    options_invalid: ({ found }) => (found ? `The option ${found} cannot be used. Options are texts, or objects with a "label", each with a value of its own.` : 'The field "options" is required for choices: a list of texts, or of objects with a "label".'),
    default_invalid: ({ found }) => `The default ${found} does not fit the question, and was left out. For a choice it must be the value of an option, for a checkbox a list of them, otherwise what a person could enter.`,
    response_not_found: ({ mended }) => `The text holds no answers to this form. They must stand below a line ${mended}, one for each question.`,
    questionnaire_mismatch: ({ found, mended }) => `The answers belong to another form: ${found}. The line above them must be ${mended}.`,
  },
};

const zhCN: Words = {
  title: '几个简单的问题',
  expected: {
    text: '文字', number: '数字', above_zero: '大于零的数字', whole: '大于零的整数', boolean: '不带引号的 true 或 false',
    date: '日期，例如 2026-01-31', time: '时间，例如 09:30', 'date-time': '日期和时间，例如 2026-01-31T09:30', min: '不小于 min 的值',
  },
  message: {
    field_invalid: ({ field, found, expected }) => `字段 ${field} 必须是${expected}${found ? `，不能是 ${found}` : ''}，已略去。`,
    field_misplaced: ({ field, type }) => `题型 ${type} 不使用字段 ${field}。请删除，或改用其他题型。`,
    field_repeated: ({ field, other }) => `字段 ${field} 和 ${other} 含义相同，以 ${field} 为准。请删除 ${other}。`,
    default_too_many: ({ limit }) => `默认值的选项数超过 maxSelections（${limit}），多出的已略去。`,
    not_an_object: () => '表单必须是包含字段“questions”（列表）的对象。',
    question_not_object: ({ found }) => `问题必须是包含字段“label”和“type”的对象${found ? `，不能是 ${found}` : ''}。`,
    type_unsupported: ({ found, type }) => `不支持题型 ${found}，已按 ${type} 处理。请用以下之一：${TYPES}。`,
    options_invalid: ({ found }) => (found ? `无法使用选项 ${found}。选项必须是文字，或带有“label”的对象，且值互不相同。` : '选择题必须有字段“options”，内容是文字或带有“label”的对象的列表。'),
    default_invalid: ({ found }) => `默认值 ${found} 与问题不符，已略去。选择题应为选项的值，checkbox 应为值的列表，其他题型应为用户可以输入的内容。`,
    response_not_found: ({ mended }) => `文字中没有对此表单的回答。回答必须写在 ${mended} 这一行之下，每题一行。`,
    questionnaire_mismatch: ({ found, mended }) => `此回答属于另一份表单：${found}。回答上方的一行必须是 ${mended}。`,
  },
};

const ptBR: Words = {
  title: 'Algumas perguntas rápidas',
  expected: {
    text: 'um texto', number: 'um número', above_zero: 'um número maior que zero', whole: 'um número inteiro maior que zero', boolean: 'true ou false, sem aspas',
    date: 'uma data como 2026-01-31', time: 'uma hora como 09:30', 'date-time': 'uma data e hora como 2026-01-31T09:30', min: 'um valor não menor que min',
  },
  message: {
    field_invalid: ({ field, found, expected }) => `O campo ${field} deve ser ${expected}${found ? `, não ${found}` : ''}. Foi deixado de fora.`,
    field_misplaced: ({ field, type }) => `Uma pergunta do tipo ${type} não usa o campo ${field}. Remova-o ou escolha outro tipo.`,
    field_repeated: ({ field, other }) => `Os campos ${field} e ${other} significam o mesmo. Vale ${field}; remova ${other}.`,
    default_too_many: ({ limit }) => `O valor padrão escolhe mais opções do que maxSelections permite: ${limit}. As demais foram deixadas de fora.`,
    not_an_object: () => 'Um formulário deve ser um objeto com o campo "questions", uma lista.',
    question_not_object: ({ found }) => `Uma pergunta deve ser um objeto com os campos "label" e "type"${found ? `, não ${found}` : ''}.`,
    type_unsupported: ({ found, type }) => `O tipo ${found} não é aceito; a pergunta foi lida como ${type}. Use um destes: ${TYPES}.`,
    options_invalid: ({ found }) => (found ? `A opção ${found} não pode ser usada. As opções são textos, ou objetos com "label", cada uma com um valor próprio.` : 'O campo "options" é obrigatório em escolhas: uma lista de textos, ou de objetos com "label".'),
    default_invalid: ({ found }) => `O valor padrão ${found} não serve para a pergunta e foi deixado de fora. Em escolhas deve ser o valor de uma opção, em checkbox uma lista deles, nos demais o que uma pessoa poderia preencher.`,
    response_not_found: ({ mended }) => `O texto não contém respostas a este formulário. Elas devem vir abaixo de uma linha ${mended}, uma para cada pergunta.`,
    questionnaire_mismatch: ({ found, mended }) => `As respostas são de outro formulário: ${found}. A linha acima delas deve ser ${mended}.`,
  },
};

const WORDS: Readonly<Record<Locale, Words>> = { en, 'zh-CN': zhCN, 'pt-BR': ptBR };
