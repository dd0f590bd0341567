import { inCode } from '../locale/in-code.js';
import { resolveLocale, type Locale } from '../locale/locale.js';
import type { CheckIssue, FormCode } from './issue.js';
import { REQUEST_NAMES } from './names.js';

interface Words {
  readonly form: Readonly<Record<FormCode, (name: string) => string>>;
  /** What a model is told that has to write its reply again. */
  readonly diagnostic: (issues: readonly string[], required: readonly string[]) => string;
  readonly issue: (issue: CheckIssue) => string;
  readonly more: (count: number) => string;
}

/** Says what keeps a block from being one, and how to mend it. */
export const formMessage = (code: FormCode, name: string, locale: string | undefined): string => WORDS[resolveLocale(locale)].form[code](name);

/** So many say what is wrong with all. */
const MAX_TOLD = 20;

/** What the model is told: every issue with its place, and the names under which a questionnaire must be there. */
export function diagnosticText(issues: readonly CheckIssue[], required: readonly string[], locale: string | undefined): string {
  const words = WORDS[resolveLocale(locale)];
  const told = issues.slice(0, MAX_TOLD).map((issue) => `- ${words.issue(issue)}`);
  const more = issues.length - told.length;
  return words.diagnostic(more > 0 ? [...told, `- ${words.more(more)}`] : told, required.map((name) => inCode(name)));
}

const NAMES = REQUEST_NAMES.join(', ');

const place = ({ code, name, path }: CheckIssue): string => [inCode(name), ...(path === undefined ? [] : [inCode(path)]), code].join(', ');

const en: Words = {
  form: {
    unsupported_name: (name) => `No client shows a questionnaire called ${inCode(name)}. Use one of these names: ${NAMES}.`,
    fence_too_short: () => 'The fence has two backticks. Open and close it with at least three.',
    fence_unclosed: () => 'The fence is not closed. End it with a line of as many backticks as it begins with.',
    fence_close_too_short: () => 'The closing fence is shorter than the opening one. Give both as many backticks.',
    element_unclosed: (name) => `The element is not closed. End it with ${inCode(`</${name}>`)} after the JSON.`,
    element_mismatched: (name) => `The element is closed under another name. End it with ${inCode(`</${name}>`)}.`,
  },
  issue: (issue) => `line ${issue.line}, column ${issue.column} (${place(issue)}): ${issue.message}`,
  more: (count) => `${count} more`,
  diagnostic: (issues, required) =>
    [
      '[Self-check; the user does not see this message.]',
      ...(issues.length > 0 ? ['Your last reply holds a questionnaire that cannot be shown:', ...issues] : ['Your last reply lacks a questionnaire that has to be written again.']),
      `Write the complete questionnaire again, as fenced YAML or XML+JSON. It must be valid under: ${required.join(', ')}.`,
    ].join('\n'),
};

const zhCN: Words = {
  form: {
    unsupported_name: (name) => `没有客户端能显示名为 ${inCode(name)} 的问卷。请用以下名称之一：${NAMES}。`,
    fence_too_short: () => '围栏只有两个反引号。开始和结束都至少要三个。',
    fence_unclosed: () => '围栏没有结束。请用与开始围栏同样多的反引号单独一行结束。',
    fence_close_too_short: () => '结束围栏比开始围栏短。两者的反引号应一样多。',
    element_unclosed: (name) => `元素没有结束。请在 JSON 之后写 ${inCode(`</${name}>`)}`,
    element_mismatched: (name) => `元素的结束标签名称不同。请写 ${inCode(`</${name}>`)}`,
  },
  issue: (issue) => `第 ${issue.line} 行第 ${issue.column} 列（${place(issue)}）：${issue.message}`,
  more: (count) => `另有 ${count} 处`,
  diagnostic: (issues, required) =>
    [
      '[自检；用户看不到此消息。]',
      ...(issues.length > 0 ? ['你的上一条回复中有无法显示的问卷：', ...issues] : ['你的上一条回复缺少需要重新输出的问卷。']),
      `请用 fenced YAML 或 XML+JSON 重新输出完整的问卷。以下名称必须有效：${required.join('、')}。`,
    ].join('\n'),
};

const ptBR: Words = {
  form: {
    unsupported_name: (name) => `Nenhum cliente mostra um questionário chamado ${inCode(name)}. Use um destes nomes: ${NAMES}.`,
    fence_too_short: () => 'A cerca tem dois acentos graves. Abra e feche com pelo menos três.',
    fence_unclosed: () => 'A cerca não está fechada. Termine-a com uma linha de tantos acentos graves quantos a abrem.',
    fence_close_too_short: () => 'A cerca que fecha é mais curta que a que abre. Dê às duas o mesmo número de acentos graves.',
    element_unclosed: (name) => `O elemento não está fechado. Termine-o com ${inCode(`</${name}>`)} depois do JSON.`,
    element_mismatched: (name) => `O elemento é fechado com outro nome. Termine-o com ${inCode(`</${name}>`)}.`,
  },
  issue: (issue) => `linha ${issue.line}, coluna ${issue.column} (${place(issue)}): ${issue.message}`,
  more: (count) => `mais ${count}`,
  diagnostic: (issues, required) =>
    [
      '[Autoverificação; o usuário não vê esta mensagem.]',
      ...(issues.length > 0 ? ['Sua última resposta contém um questionário que não pode ser mostrado:', ...issues] : ['Falta em sua última resposta um questionário que deve ser escrito de novo.']),
      `Escreva de novo o questionário completo, em YAML cercado ou XML+JSON. Deve ser válido sob: ${required.join(', ')}.`,
    ].join('\n'),
};

const WORDS: Readonly<Record<Locale, Words>> = { en, 'zh-CN': zhCN, 'pt-BR': ptBR };
