import type { SageDiagnosticCode } from '../diagnostics.js';
import { commonMessage, isCommon } from '../locale/diagnostics.js';
import { inCode } from '../locale/in-code.js';
import type { Locale } from '../locale/locale.js';
import type { Problem } from '../problem.js';

/** What a message can name: what was found, how it is to be written instead, which mistake it is, and the limit that was broken. */
type Details = Pick<Problem, 'code' | 'found' | 'mended' | 'mistake' | 'limit'>;

interface Shown extends Pick<Problem, 'mistake'> {
  readonly found: string;
  readonly mended: string;
  readonly limit: string;
}

type Words = Readonly<Record<SageDiagnosticCode, (details: Shown) => string>>;

/** Says what is wrong and how to mend it. */
export function sageMessage({ code, found, mended, mistake, limit }: Details, locale: Locale): string {
  if (isCommon(code)) return commonMessage({ code, ...(found === undefined ? {} : { found }), ...(limit === undefined ? {} : { limit }) }, locale);
  return WORDS[locale][code]({ found: inCode(found), mended: inCode(mended), limit: limit === undefined ? '' : String(limit), ...(mistake ? { mistake } : {}) });
}

const en: Words = {
  payload_empty: () => 'The questionnaire is empty. Write the fields "title" and "questions".',
  payload_not_block_yaml: () => 'The payload must be block-style YAML, not JSON or a flow collection. Write "title:" and "questions:" on lines of their own.',
  nested_fence: () => 'A code fence inside the questionnaire is not allowed. Remove it.',
  yaml_invalid: ({ found, mended, mistake }) => {
    if (mistake === 'colon') return `The name of a field ends with a colon and a space. Instead of ${found} write ${mended}`;
    if (mistake === 'indentation') return `The line ${found} is not indented as it must be. Begin it in the same column as the fields or items it belongs to; a text of several lines goes on one line, in quotes.`;
    if (mistake === 'unclosed') return `${found} is not closed. Close it${mended ? ` or, if it is text, put it in quotes: ${mended}` : '.'}`;
    return `This is not valid YAML${found ? `: ${found}` : ''}.${mended ? ` If it is text, put it in quotes: ${mended}` : ''}`;
  },
  yaml_tag: ({ found, mended }) => `YAML tags and directives are not allowed: ${found}. Remove it${mended ? ` or, if it is text, put it in quotes: ${mended}` : '.'}`,
  yaml_duplicate_key: ({ found }) => `The key ${found} occurs twice. Keep one of them.`,
  yaml_multiple_documents: () => 'There must be one YAML document. Remove this "---" or "...", and what follows it.',
  yaml_alias: ({ found, mended }) => `YAML reads ${found} as an anchor or alias, which is not allowed. Put the text in quotes: ${mended}`,
  yaml_tab: () => 'Indentation must be spaces, not tabs. Write two spaces for each tab.',
  yaml_too_large: ({ limit }) => `The payload is larger than ${limit} bytes. Shorten it.`,
  yaml_too_deep: ({ limit }) => `The payload is nested deeper than ${limit} levels. Put brackets that are text in quotes.`,
  yaml_comment_cut: ({ found, mended }) => `YAML reads ${found} as a comment, so it is not part of the text. To keep it, write ${mended}`,
  not_an_object: () => 'The payload must be an object with the fields "title" and "questions".',
  unexpected_field: ({ found }) => `The field ${found} is not allowed here. Remove it.`,
  title_required: ({ found, mended }) => (mended ? `${found} is not text in YAML: write ${mended}` : 'The field "title" is required: a text that is not empty.'),
  question_not_object: ({ found }) => `A question must be an object with the fields "type" and "text"${found ? `, not ${found}` : ''}.`,
  type_unsupported: ({ found }) => (found ? `The type ${found} is not supported. Use single_choice, multi_choice or free_text.` : 'A question needs a type. Use single_choice, multi_choice or free_text.'),
  text_required: ({ found, mended }) => (mended ? `${found} is not text in YAML: write ${mended}` : 'The field "text" is required: a text that is not empty.'),
  default_required: () => 'The field "default" is required. It may be empty: "" for free text, [] for a multi choice.',
  default_invalid: ({ found, mended }) => (mended ? `${found} is not text in YAML: write ${mended}` : `The default${found ? ` ${found}` : ''} does not fit the question. For a single choice it must be one of the options, for a multi choice a list of them, for free text a text.`),
  options_invalid: ({ found, mended, mistake }) => {
    if (mistake === 'misplaced') return 'Free text has no options. Remove them, or use single_choice or multi_choice.';
    if (mistake === 'unlisted' && found) return `The options ${found} are no list. Write each on a line of its own, after "- ".`;
    if (mended) return `${found} is not text in YAML: write ${mended}`;
    return found ? `The option ${found} cannot be used. Options are texts that are not empty, and all different.` : 'The field "options" is required for choices: a list of texts that are not empty.';
  },
  allow_other_invalid: ({ found, mistake }) => (mistake === 'misplaced' ? 'Free text has no allow_other. Remove it.' : `allow_other must be true or false, without quotes${found ? `, not ${found}` : ''}.`),
  preface_required: () => 'A fenced questionnaire needs a sentence of prose before it.',
  answers_required: () => 'The field "answers" is required: a list of answers.',
  answer_unreadable: ({ found }) => `An answer could not be read${found ? `: ${found}` : ''}. It must be an object with the field "question_id".`,
  status_unsupported: ({ found }) => `The status ${found} is not known. Use submitted.`,
  unknown_question: ({ found }) => `There is no question ${found} in this questionnaire. Use the ids of its questions.`,
  response_not_found: () => 'The text holds no answer to this questionnaire. It must stand in its response element, outside of code.',
  questionnaire_mismatch: ({ found }) => `${found ? `The answer belongs to another questionnaire: ${found}.` : 'The answer does not say which questionnaire it belongs to.'} Write this one’s id in "questionnaire_id".`,
};

const zhCN: Words = {
  payload_empty: () => '问卷内容为空。请填写字段“title”和“questions”。',
  payload_not_block_yaml: () => '内容必须是块状 YAML，不能是 JSON 或流式集合。请将“title:”和“questions:”各写一行。',
  nested_fence: () => '问卷内不能再有代码围栏，请删除。',
  yaml_invalid: ({ found, mended, mistake }) => {
    if (mistake === 'colon') return `字段名之后必须有冒号和空格。请将 ${found} 改写为 ${mended}`;
    if (mistake === 'indentation') return `此行缩进有误：${found}。请与它所属的字段或列表项对齐；多行文字请写在一行并加引号。`;
    if (mistake === 'unclosed') return `${found} 没有闭合。请补全${mended ? `；如为文字，请加引号：${mended}` : '。'}`;
    return `这不是有效的 YAML${found ? `：${found}` : ''}。${mended ? `如为文字，请加引号：${mended}` : ''}`;
  },
  yaml_tag: ({ found, mended }) => `不允许使用 YAML 标签和指令：${found}。请删除${mended ? `；如为文字，请加引号：${mended}` : '。'}`,
  yaml_duplicate_key: ({ found }) => `键 ${found} 出现了两次，请只保留一个。`,
  yaml_multiple_documents: () => '只能有一个 YAML 文档，请删除此处的“---”或“...”及其后的内容。',
  yaml_alias: ({ found, mended }) => `YAML 把 ${found} 读作锚点或别名，这是不允许的。请给文字加引号：${mended}`,
  yaml_tab: () => '缩进必须用空格，不能用制表符。请将每个制表符改为两个空格。',
  yaml_too_large: ({ limit }) => `内容超过 ${limit} 字节，请缩短。`,
  yaml_too_deep: ({ limit }) => `内容嵌套超过 ${limit} 层。如括号是文字，请加引号。`,
  yaml_comment_cut: ({ found, mended }) => `YAML 把 ${found} 读作注释，它不属于文字内容。要保留请写成 ${mended}`,
  not_an_object: () => '内容必须是包含字段“title”和“questions”的对象。',
  unexpected_field: ({ found }) => `此处不允许字段 ${found}，请删除。`,
  title_required: ({ found, mended }) => (mended ? `${found} 在 YAML 中不是文字，请写成 ${mended}` : '必须有字段“title”，内容是非空文字。'),
  question_not_object: ({ found }) => `问题必须是包含字段“type”和“text”的对象${found ? `，不能是 ${found}` : ''}。`,
  type_unsupported: ({ found }) => `${found ? `不支持的题型 ${found}。` : '问题必须有题型。'}请用 single_choice、multi_choice 或 free_text。`,
  text_required: ({ found, mended }) => (mended ? `${found} 在 YAML 中不是文字，请写成 ${mended}` : '必须有字段“text”，内容是非空文字。'),
  default_required: () => '必须有字段“default”。可以为空：文本题写 ""，多选题写 []。',
  default_invalid: ({ found, mended }) => (mended ? `${found} 在 YAML 中不是文字，请写成 ${mended}` : `默认值${found ? ` ${found} ` : ''}与问题不符。单选题应为选项之一，多选题应为选项的列表，文本题应为文字。`),
  options_invalid: ({ found, mended, mistake }) => {
    if (mistake === 'misplaced') return '文本题没有选项。请删除，或改用 single_choice 或 multi_choice。';
    if (mistake === 'unlisted' && found) return `选项 ${found} 不是列表。请将每个选项各写一行，以“- ”开头。`;
    if (mended) return `${found} 在 YAML 中不是文字，请写成 ${mended}`;
    return found ? `无法使用选项 ${found}。选项必须是互不相同的非空文字。` : '选择题必须有字段“options”，内容是非空文字的列表。';
  },
  allow_other_invalid: ({ found, mistake }) => (mistake === 'misplaced' ? '文本题没有 allow_other，请删除。' : `allow_other 必须是不带引号的 true 或 false${found ? `，不能是 ${found}` : ''}。`),
  preface_required: () => '围栏问卷之前必须有一句说明文字。',
  answers_required: () => '必须有字段“answers”，内容是回答列表。',
  answer_unreadable: ({ found }) => `有一个回答无法读取${found ? `：${found}` : ''}。回答必须是包含字段“question_id”的对象。`,
  status_unsupported: ({ found }) => `未知的状态 ${found}。请用 submitted。`,
  unknown_question: ({ found }) => `此问卷中没有问题 ${found}。请用问卷中问题的 id。`,
  response_not_found: () => '文字中没有对此问卷的回答。回答必须写在对应的元素中，且不在代码内。',
  questionnaire_mismatch: ({ found }) => `${found ? `此回答属于另一份问卷：${found}。` : '此回答没有说明属于哪份问卷。'}请在“questionnaire_id”中写本问卷的 id。`,
};

const ptBR: Words = {
  payload_empty: () => 'O questionário está vazio. Escreva os campos "title" e "questions".',
  payload_not_block_yaml: () => 'O conteúdo deve ser YAML em bloco, não JSON nem coleção de fluxo. Escreva "title:" e "questions:" cada um na sua linha.',
  nested_fence: () => 'Não é permitida uma cerca de código dentro do questionário. Remova-a.',
  yaml_invalid: ({ found, mended, mistake }) => {
    if (mistake === 'colon') return `O nome de um campo termina com dois-pontos e um espaço. Em vez de ${found} escreva ${mended}`;
    if (mistake === 'indentation') return `A linha ${found} não está recuada como deve. Comece-a na mesma coluna dos campos ou itens a que pertence; um texto de várias linhas vai numa só, entre aspas.`;
    if (mistake === 'unclosed') return `${found} não está fechado. Feche-o${mended ? ` ou, se for texto, ponha entre aspas: ${mended}` : '.'}`;
    return `Isto não é YAML válido${found ? `: ${found}` : ''}.${mended ? ` Se for texto, ponha entre aspas: ${mended}` : ''}`;
  },
  yaml_tag: ({ found, mended }) => `Tags e diretivas YAML não são permitidas: ${found}. Remova${mended ? ` ou, se for texto, ponha entre aspas: ${mended}` : '.'}`,
  yaml_duplicate_key: ({ found }) => `A chave ${found} aparece duas vezes. Mantenha uma delas.`,
  yaml_multiple_documents: () => 'Deve haver um só documento YAML. Remova este "---" ou "..." e o que vem depois.',
  yaml_alias: ({ found, mended }) => `O YAML lê ${found} como âncora ou alias, o que não é permitido. Ponha o texto entre aspas: ${mended}`,
  yaml_tab: () => 'A indentação deve usar espaços, não tabulações. Escreva dois espaços para cada tabulação.',
  yaml_too_large: ({ limit }) => `O conteúdo passa de ${limit} bytes. Encurte-o.`,
  yaml_too_deep: ({ limit }) => `O conteúdo passa de ${limit} níveis de aninhamento. Ponha entre aspas os colchetes e chaves que forem texto.`,
  yaml_comment_cut: ({ found, mended }) => `O YAML lê ${found} como comentário, fora do texto. Para mantê-lo, escreva ${mended}`,
  not_an_object: () => 'O conteúdo deve ser um objeto com os campos "title" e "questions".',
  unexpected_field: ({ found }) => `O campo ${found} não é permitido aqui. Remova-o.`,
  title_required: ({ found, mended }) => (mended ? `${found} não é texto em YAML: escreva ${mended}` : 'O campo "title" é obrigatório: um texto que não seja vazio.'),
  question_not_object: ({ found }) => `Uma pergunta deve ser um objeto com os campos "type" e "text"${found ? `, não ${found}` : ''}.`,
  type_unsupported: ({ found }) => `${found ? `O tipo ${found} não é aceito.` : 'Uma pergunta precisa de um tipo.'} Use single_choice, multi_choice ou free_text.`,
  text_required: ({ found, mended }) => (mended ? `${found} não é texto em YAML: escreva ${mended}` : 'O campo "text" é obrigatório: um texto que não seja vazio.'),
  default_required: () => 'O campo "default" é obrigatório. Pode ser vazio: "" para texto livre, [] para múltipla escolha.',
  default_invalid: ({ found, mended }) => (mended ? `${found} não é texto em YAML: escreva ${mended}` : `O valor padrão${found ? ` ${found}` : ''} não serve para a pergunta. Em escolha única deve ser uma das opções, em múltipla escolha uma lista delas, em texto livre um texto.`),
  options_invalid: ({ found, mended, mistake }) => {
    if (mistake === 'misplaced') return 'Texto livre não tem opções. Remova-as, ou use single_choice ou multi_choice.';
    if (mistake === 'unlisted' && found) return `As opções ${found} não são uma lista. Escreva cada uma na sua linha, depois de "- ".`;
    if (mended) return `${found} não é texto em YAML: escreva ${mended}`;
    return found ? `A opção ${found} não pode ser usada. As opções são textos não vazios, diferentes entre si.` : 'O campo "options" é obrigatório em escolhas: uma lista de textos não vazios.';
  },
  allow_other_invalid: ({ found, mistake }) => (mistake === 'misplaced' ? 'Texto livre não tem allow_other. Remova-o.' : `allow_other deve ser true ou false, sem aspas${found ? `, não ${found}` : ''}.`),
  preface_required: () => 'Um questionário cercado precisa de uma frase antes dele.',
  answers_required: () => 'O campo "answers" é obrigatório: uma lista de respostas.',
  answer_unreadable: ({ found }) => `Uma resposta não pôde ser lida${found ? `: ${found}` : ''}. Ela deve ser um objeto com o campo "question_id".`,
  status_unsupported: ({ found }) => `O status ${found} não é conhecido. Use submitted.`,
  unknown_question: ({ found }) => `Não há pergunta ${found} neste questionário. Use os ids das perguntas dele.`,
  response_not_found: () => 'O texto não contém resposta a este questionário. Ela deve estar no elemento de resposta, fora de código.',
  questionnaire_mismatch: ({ found }) => `${found ? `A resposta é de outro questionário: ${found}.` : 'A resposta não diz a que questionário pertence.'} Escreva o id deste em "questionnaire_id".`,
};

const WORDS: Readonly<Record<Locale, Words>> = { en, 'zh-CN': zhCN, 'pt-BR': ptBR };
