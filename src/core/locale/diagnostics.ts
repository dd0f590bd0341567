import type { DiagnosticCode } from '../diagnostics.js';
import type { Locale } from './locale.js';

/** What a message can name: what was found, how it is to be written instead, and the limit that was broken. */
interface Details {
  readonly code: DiagnosticCode;
  readonly found?: string;
  readonly mended?: string;
  readonly limit?: number;
}

type Words = Readonly<Record<DiagnosticCode, (details: { readonly found: string; readonly mended: string; readonly limit: string }) => string>>;

/** Says what is wrong and how to mend it. */
export function diagnosticMessage({ code, found, mended, limit }: Details, locale: Locale): string {
  return WORDS[locale][code]({ found: inCode(found), mended: inCode(mended), limit: limit === undefined ? '' : String(limit) });
}

/** One line between backticks, so that what was found cannot pose as part of the message. */
function inCode(found: string | undefined): string {
  const line = (found ?? '').replace(/\s+/g, ' ').trim();
  if (line === '') return '';
  const shown = line.length > 80 ? `${line.slice(0, 79)}…` : line;
  // As in Markdown: more backticks around than inside.
  const ticks = '`'.repeat(Math.max(0, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length)) + 1);
  return ticks === '`' ? `\`${shown}\`` : `${ticks} ${shown} ${ticks}`;
}

const en: Words = {
  payload_empty: () => 'The questionnaire is empty.',
  payload_not_block_yaml: () => 'The payload must be block-style YAML, not JSON or a flow collection.',
  nested_fence: () => 'A code fence inside the questionnaire is not allowed.',
  yaml_invalid: ({ found, mended }) => `This is not valid YAML${found ? `: ${found}` : ''}.${mended ? ` If it is text, put it in quotes: ${mended}` : ''}`,
  yaml_tag: ({ found, mended }) => `YAML tags and directives are not allowed: ${found}${mended ? `. If it is text, put it in quotes: ${mended}` : ''}`,
  yaml_duplicate_key: ({ found }) => `The key ${found} occurs twice. Keep one of them.`,
  yaml_multiple_documents: () => 'There must be one YAML document; remove what follows "---" or "...".',
  yaml_alias: ({ found, mended }) => `YAML reads ${found} as an anchor or alias, which is not allowed.${mended ? ` Put the text in quotes: ${mended}` : ''}`,
  yaml_tab: () => 'Indentation must be spaces, not tabs.',
  yaml_too_large: ({ limit }) => `The payload is larger than ${limit} bytes.`,
  yaml_too_deep: ({ limit }) => `The payload is nested deeper than ${limit} levels.`,
  yaml_comment_cut: ({ found, mended }) => `YAML reads ${found} as a comment, so it is not part of the text.${mended ? ` To keep it, write ${mended}` : ''}`,
  json_invalid: ({ found }) => (found ? `This is not valid JSON, from ${found} on.` : 'This is not valid JSON: it ends too early.'),
  json_too_large: ({ limit }) => `The payload is larger than ${limit} bytes.`,
  json_too_deep: ({ limit }) => `The payload is nested deeper than ${limit} levels.`,
  not_an_object: () => 'The payload must be an object with a title and questions.',
  unexpected_field: ({ found }) => `The field ${found} is not allowed here. Remove it.`,
  title_required: () => 'A title is required: a text that is not empty.',
  questions_required: () => 'The field "questions" is required: a list of questions.',
  questions_empty: () => 'There must be at least one question.',
  question_not_object: () => 'A question must be an object.',
  type_unsupported: ({ found }) => `The type${found ? ` ${found}` : ''} is not supported. Use single_choice, multi_choice or free_text.`,
  text_required: () => 'A question needs a text that is not empty.',
  default_required: () => 'A question needs a default.',
  default_invalid: ({ found, mended }) => mended ? `${found} is not text in YAML: write ${mended}` : `The default${found ? ` ${found}` : ''} does not fit the question. For choices it must be one of the options.`,
  options_invalid: ({ found, mended }) => (mended ? `${found} is not text in YAML: write ${mended}` : found ? `The option ${found} cannot be read.` : 'Options must be a list of texts that are not empty; free text has none.'),
  allow_other_invalid: () => 'allow_other must be true or false, and belongs to choices only.',
  question_id_repeated: ({ found }) => `The question id ${found} occurs twice; the later one was renamed.`,
  too_many_questions: ({ limit }) => `There are more than ${limit} questions.`,
  too_many_options: ({ limit }) => `A question has more than ${limit} options.`,
  text_too_long: ({ limit }) => `A text is longer than ${limit} characters.`,
  preface_required: () => 'A fenced questionnaire needs a sentence of prose before it.',
  answers_required: () => 'The field "answers" is required: a list of answers.',
  answer_unreadable: ({ found }) => `An answer could not be read${found ? `: ${found}` : ''}.`,
  status_unsupported: ({ found }) => `The status ${found} is not known.`,
  unknown_question: ({ found }) => `There is no question ${found} in this questionnaire.`,
  response_not_found: () => 'The text holds no answer to this questionnaire.',
  questionnaire_mismatch: ({ found }) => (found ? `The answer belongs to another questionnaire: ${found}.` : 'The answer does not say which questionnaire it belongs to.'),
  dialect_unknown: ({ found }) => `No dialect ${found} is registered.`,
};

const zhCN: Words = {
  payload_empty: () => '问卷内容为空。',
  payload_not_block_yaml: () => '内容必须是块状 YAML，不能是 JSON 或流式集合。',
  nested_fence: () => '问卷内不能再有代码围栏。',
  yaml_invalid: ({ found, mended }) => `这不是有效的 YAML${found ? `：${found}` : ''}。${mended ? `如为文字，请加引号：${mended}` : ''}`,
  yaml_tag: ({ found, mended }) => `不允许使用 YAML 标签和指令：${found}${mended ? `。如为文字，请加引号：${mended}` : ''}`,
  yaml_duplicate_key: ({ found }) => `键${found}出现了两次，请只保留一个。`,
  yaml_multiple_documents: () => '只能有一个 YAML 文档，请删除“---”或“...”之后的内容。',
  yaml_alias: ({ found, mended }) => `YAML 把 ${found} 读作锚点或别名，这是不允许的。${mended ? `请给文字加引号：${mended}` : ''}`,
  yaml_tab: () => '缩进必须用空格，不能用制表符。',
  yaml_too_large: ({ limit }) => `内容超过 ${limit} 字节。`,
  yaml_too_deep: ({ limit }) => `内容嵌套超过 ${limit} 层。`,
  yaml_comment_cut: ({ found, mended }) => `YAML 把 ${found} 读作注释，它不属于文字内容。${mended ? `要保留请写成 ${mended}` : ''}`,
  json_invalid: ({ found }) => (found ? `这不是有效的 JSON，从 ${found} 开始。` : '这不是有效的 JSON：结束得太早。'),
  json_too_large: ({ limit }) => `内容超过 ${limit} 字节。`,
  json_too_deep: ({ limit }) => `内容嵌套超过 ${limit} 层。`,
  not_an_object: () => '内容必须是包含标题和问题的对象。',
  unexpected_field: ({ found }) => `此处不允许字段${found}，请删除。`,
  title_required: () => '必须有标题，且不能为空。',
  questions_required: () => '必须有字段“questions”，内容是问题列表。',
  questions_empty: () => '至少要有一个问题。',
  question_not_object: () => '问题必须是对象。',
  type_unsupported: ({ found }) => `不支持的题型${found}。请用 single_choice、multi_choice 或 free_text。`,
  text_required: () => '问题必须有文字，且不能为空。',
  default_required: () => '问题必须有默认值。',
  default_invalid: ({ found, mended }) => mended ? `${found} 在 YAML 中不是文字，请写成 ${mended}` : `默认值${found}与问题不符。选择题的默认值必须是选项之一。`,
  options_invalid: ({ found, mended }) => (mended ? `${found} 在 YAML 中不是文字，请写成 ${mended}` : found ? `无法读取选项 ${found}。` : '选项必须是非空文字的列表；文本题不能有选项。'),
  allow_other_invalid: () => 'allow_other 必须是 true 或 false，且只用于选择题。',
  question_id_repeated: ({ found }) => `问题 id${found}重复，后一个已改名。`,
  too_many_questions: ({ limit }) => `问题超过 ${limit} 个。`,
  too_many_options: ({ limit }) => `一个问题的选项超过 ${limit} 个。`,
  text_too_long: ({ limit }) => `文字超过 ${limit} 个字符。`,
  preface_required: () => '围栏问卷之前必须有一句说明文字。',
  answers_required: () => '必须有字段“answers”，内容是回答列表。',
  answer_unreadable: ({ found }) => `有一个回答无法读取${found ? `：${found}` : ''}。`,
  status_unsupported: ({ found }) => `未知的状态${found}。`,
  unknown_question: ({ found }) => `此问卷中没有问题${found}。`,
  response_not_found: () => '文字中没有对此问卷的回答。',
  questionnaire_mismatch: ({ found }) => (found ? `此回答属于另一份问卷：${found}。` : '此回答没有说明属于哪份问卷。'),
  dialect_unknown: ({ found }) => `没有注册格式${found}。`,
};

const ptBR: Words = {
  payload_empty: () => 'O questionário está vazio.',
  payload_not_block_yaml: () => 'O conteúdo deve ser YAML em bloco, não JSON nem coleção de fluxo.',
  nested_fence: () => 'Não é permitida uma cerca de código dentro do questionário.',
  yaml_invalid: ({ found, mended }) => `Isto não é YAML válido${found ? `: ${found}` : ''}.${mended ? ` Se for texto, ponha entre aspas: ${mended}` : ''}`,
  yaml_tag: ({ found, mended }) => `Tags e diretivas YAML não são permitidas: ${found}${mended ? `. Se for texto, ponha entre aspas: ${mended}` : ''}`,
  yaml_duplicate_key: ({ found }) => `A chave ${found} aparece duas vezes. Mantenha uma delas.`,
  yaml_multiple_documents: () => 'Deve haver um só documento YAML; remova o que vem depois de "---" ou "...".',
  yaml_alias: ({ found, mended }) => `O YAML lê ${found} como âncora ou alias, o que não é permitido.${mended ? ` Ponha o texto entre aspas: ${mended}` : ''}`,
  yaml_tab: () => 'A indentação deve usar espaços, não tabulações.',
  yaml_too_large: ({ limit }) => `O conteúdo passa de ${limit} bytes.`,
  yaml_too_deep: ({ limit }) => `O conteúdo passa de ${limit} níveis de aninhamento.`,
  yaml_comment_cut: ({ found, mended }) => `O YAML lê ${found} como comentário, fora do texto.${mended ? ` Para mantê-lo, escreva ${mended}` : ''}`,
  json_invalid: ({ found }) => (found ? `Isto não é JSON válido, a partir de ${found}.` : 'Isto não é JSON válido: termina cedo demais.'),
  json_too_large: ({ limit }) => `O conteúdo passa de ${limit} bytes.`,
  json_too_deep: ({ limit }) => `O conteúdo passa de ${limit} níveis de aninhamento.`,
  not_an_object: () => 'O conteúdo deve ser um objeto com título e perguntas.',
  unexpected_field: ({ found }) => `O campo ${found} não é permitido aqui. Remova-o.`,
  title_required: () => 'O título é obrigatório: um texto que não seja vazio.',
  questions_required: () => 'O campo "questions" é obrigatório: uma lista de perguntas.',
  questions_empty: () => 'Deve haver pelo menos uma pergunta.',
  question_not_object: () => 'Uma pergunta deve ser um objeto.',
  type_unsupported: ({ found }) => `O tipo${found ? ` ${found}` : ''} não é aceito. Use single_choice, multi_choice ou free_text.`,
  text_required: () => 'Uma pergunta precisa de um texto que não seja vazio.',
  default_required: () => 'Uma pergunta precisa de um valor padrão.',
  default_invalid: ({ found, mended }) => mended ? `${found} não é texto em YAML. Escreva ${mended}` : `O valor padrão${found ? ` ${found}` : ''} não serve para a pergunta. Em escolhas, deve ser uma das opções.`,
  options_invalid: ({ found, mended }) => (mended ? `${found} não é texto em YAML. Escreva ${mended}` : found ? `A opção ${found} não pôde ser lida.` : 'As opções devem ser uma lista de textos não vazios; texto livre não tem opções.'),
  allow_other_invalid: () => 'allow_other deve ser true ou false, e só existe em escolhas.',
  question_id_repeated: ({ found }) => `O id de pergunta ${found} se repete; o segundo foi renomeado.`,
  too_many_questions: ({ limit }) => `Há mais de ${limit} perguntas.`,
  too_many_options: ({ limit }) => `Uma pergunta tem mais de ${limit} opções.`,
  text_too_long: ({ limit }) => `Um texto passa de ${limit} caracteres.`,
  preface_required: () => 'Um questionário cercado precisa de uma frase antes dele.',
  answers_required: () => 'O campo "answers" é obrigatório: uma lista de respostas.',
  answer_unreadable: ({ found }) => `Uma resposta não pôde ser lida${found ? `: ${found}` : ''}.`,
  status_unsupported: ({ found }) => `O status ${found} não é conhecido.`,
  unknown_question: ({ found }) => `Não há pergunta ${found} neste questionário.`,
  response_not_found: () => 'O texto não contém resposta a este questionário.',
  questionnaire_mismatch: ({ found }) => (found ? `A resposta é de outro questionário: ${found}.` : 'A resposta não diz a que questionário pertence.'),
  dialect_unknown: ({ found }) => `Nenhum dialeto ${found} está registrado.`,
};

const WORDS: Readonly<Record<Locale, Words>> = { en, 'zh-CN': zhCN, 'pt-BR': ptBR };
