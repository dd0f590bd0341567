import { inCode } from '../../locale/in-code.js';
import { resolveLocale, type Locale } from '../../locale/locale.js';
import type { Fault, FaultCode } from './fault.js';

/** What a message can name, as texts to show; `""` where there is nothing. */
interface Shown {
  readonly value: string;
  readonly items: string;
  readonly actual: string;
  readonly limit: string;
  readonly isList: boolean;
}

interface Words extends Readonly<Record<FaultCode, (shown: Shown) => string>> {
  readonly started: (count: number) => string;
  readonly refused: (count: number) => string;
  readonly unreadable: string;
}

/** Of the result as a whole. `count`: of its questions, or of its errors. */
export function resultMessage(kind: 'started' | 'refused', count: number, locale: string | undefined): string {
  return WORDS[resolveLocale(locale)][kind](count);
}

/** Of a result that is none of the tool's. */
export const unreadableMessage = (locale: string | undefined): string => WORDS[resolveLocale(locale)].unreadable;

/** Says what is wrong and how to mend it. */
export function faultMessage({ code, details }: Fault, locale: string | undefined): string {
  const text = (name: string): string => (details && Object.hasOwn(details, name) ? shownText(details[name]) : '');
  const shown = { value: text('value'), items: text('invalid_items'), actual: text('actual'), limit: String(details?.['limit'] ?? ''), isList: details?.['expected'] === 'string list' };
  return WORDS[resolveLocale(locale)][code](shown);
}

const shownText = (value: unknown): string => inCode(typeof value === 'string' ? value : JSON.stringify(value));

const TYPES = 'single_choice, multi_choice, free_text';

const en: Words = {
  started: (count) => `Questionnaire started and waiting for user input, with ${count} questions.`,
  refused: (count) => `The questionnaire was not started: ${count === 1 ? 'there is 1 error' : `there are ${count} errors`} in the arguments. Correct them and call the tool again.`,
  unreadable: 'This is no result of the tool.',
  title_type_invalid: () => 'The title must be text. Leave it out if there is none.',
  questions_must_be_list: () => 'The field "questions" is required: a list of questions.',
  questions_empty: () => 'There must be at least one question.',
  questions_too_many: ({ limit }) => `There are more than ${limit} questions. Ask fewer.`,
  question_not_object: () => 'A question must be an object with the fields "type" and "text".',
  question_type_invalid: ({ value }) => `${value === '' || value === '`null`' ? 'A question needs a type.' : `The type ${value} is not supported.`} Use one of these: ${TYPES}.`,
  question_text_required: () => 'The field "text" is required: a text that is not empty.',
  question_id_invalid: () => 'The id must be a text or a number. Leave it out to have one made.',
  question_id_duplicate: ({ value }) => `The id ${value} occurs twice. Give every question its own.`,
  question_options_required: () => 'The field "options" is required for choices: a list that is not empty.',
  question_options_too_many: ({ limit }) => `There are more than ${limit} options. Offer fewer.`,
  question_option_invalid: () => 'An option must be a text, or an object with the texts "value" and "label"; no value may have two labels.',
  default_type_invalid: ({ isList, actual }) => `The default must be ${isList ? 'a list of texts' : 'a text'}, not ${actual}.`,
  default_list_invalid_items: ({ items }) => `The default must be a list of texts. These are none: ${items}.`,
  default_value_not_in_options: ({ value }) => `The default ${value} is not the value of any option.`,
  allow_other_type_invalid: ({ actual }) => `allow_other must be true or false, not ${actual}.`,
  text_too_long: ({ limit }) => `The text is longer than ${limit} characters. Shorten it.`,
};

const zhCN: Words = {
  started: (count) => `问卷已发起并等待用户回复，共 ${count} 题。`,
  refused: (count) => `问卷未发起：参数中有 ${count} 处错误。请更正后重新调用工具。`,
  unreadable: '这不是该工具的结果。',
  title_type_invalid: () => '标题必须是文字。没有标题时请省略。',
  questions_must_be_list: () => '必须有字段“questions”，内容是问题列表。',
  questions_empty: () => '至少要有一个问题。',
  questions_too_many: ({ limit }) => `问题超过 ${limit} 个，请减少。`,
  question_not_object: () => '问题必须是包含字段“type”和“text”的对象。',
  question_type_invalid: ({ value }) => `${value === '' || value === '`null`' ? '问题必须有题型。' : `不支持的题型 ${value}。`}请用以下之一：${TYPES}。`,
  question_text_required: () => '必须有字段“text”，内容是非空文字。',
  question_id_invalid: () => 'id 必须是文字或数字。省略时会自动生成。',
  question_id_duplicate: ({ value }) => `id ${value} 重复。请给每个问题不同的 id。`,
  question_options_required: () => '选择题必须有字段“options”，内容是非空列表。',
  question_options_too_many: ({ limit }) => `选项超过 ${limit} 个，请减少。`,
  question_option_invalid: () => '选项必须是文字，或包含文字“value”和“label”的对象；同一个值不能有两个标签。',
  default_type_invalid: ({ isList, actual }) => `默认值必须是${isList ? '文字列表' : '文字'}，不能是 ${actual}。`,
  default_list_invalid_items: ({ items }) => `默认值必须是文字列表。以下各项不是文字：${items}。`,
  default_value_not_in_options: ({ value }) => `默认值 ${value} 不是任何选项的值。`,
  allow_other_type_invalid: ({ actual }) => `allow_other 必须是 true 或 false，不能是 ${actual}。`,
  text_too_long: ({ limit }) => `文字超过 ${limit} 个字符，请缩短。`,
};

const ptBR: Words = {
  started: (count) => `O questionário foi iniciado e está aguardando resposta do usuário, com ${count} perguntas.`,
  refused: (count) => `O questionário não foi iniciado: há ${count} ${count === 1 ? 'erro' : 'erros'} nos argumentos. Corrija e chame a ferramenta de novo.`,
  unreadable: 'Isto não é um resultado da ferramenta.',
  title_type_invalid: () => 'O título deve ser um texto. Omita-o se não houver.',
  questions_must_be_list: () => 'O campo "questions" é obrigatório: uma lista de perguntas.',
  questions_empty: () => 'Deve haver pelo menos uma pergunta.',
  questions_too_many: ({ limit }) => `Há mais de ${limit} perguntas. Faça menos.`,
  question_not_object: () => 'Uma pergunta deve ser um objeto com os campos "type" e "text".',
  question_type_invalid: ({ value }) => `${value === '' || value === '`null`' ? 'Uma pergunta precisa de um tipo.' : `O tipo ${value} não é aceito.`} Use um destes: ${TYPES}.`,
  question_text_required: () => 'O campo "text" é obrigatório: um texto que não seja vazio.',
  question_id_invalid: () => 'O id deve ser um texto ou um número. Omita-o para que um seja criado.',
  question_id_duplicate: ({ value }) => `O id ${value} se repete. Dê a cada pergunta o seu.`,
  question_options_required: () => 'O campo "options" é obrigatório em escolhas: uma lista não vazia.',
  question_options_too_many: ({ limit }) => `Há mais de ${limit} opções. Ofereça menos.`,
  question_option_invalid: () => 'Uma opção deve ser um texto, ou um objeto com os textos "value" e "label"; nenhum valor pode ter dois rótulos.',
  default_type_invalid: ({ isList, actual }) => `O valor padrão deve ser ${isList ? 'uma lista de textos' : 'um texto'}, não ${actual}.`,
  default_list_invalid_items: ({ items }) => `O valor padrão deve ser uma lista de textos. Estes não são: ${items}.`,
  default_value_not_in_options: ({ value }) => `O valor padrão ${value} não é o valor de nenhuma opção.`,
  allow_other_type_invalid: ({ actual }) => `allow_other deve ser true ou false, não ${actual}.`,
  text_too_long: ({ limit }) => `O texto passa de ${limit} caracteres. Encurte-o.`,
};

const WORDS: Readonly<Record<Locale, Words>> = { en, 'zh-CN': zhCN, 'pt-BR': ptBR };
