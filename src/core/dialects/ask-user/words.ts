import { inCode } from '../../locale/in-code.js';
import type { Locale } from '../../locale/locale.js';
import type { CancelReason, Outcome } from '../../model/index.js';
import type { AskUserCode, Fault } from './fault.js';

/** What a message can name; `""` where there is nothing. `path` and `found` are in code. */
interface Shown {
  readonly path: string;
  readonly found: string;
  readonly limit: string;
}

interface Words {
  readonly fault: Readonly<Record<AskUserCode, (shown: Shown) => string>>;
  readonly outcome: Readonly<Record<Exclude<Outcome['kind'], 'submitted' | 'cancelled'>, string>>;
  readonly cancelled: Readonly<Record<CancelReason, string>>;
}

/** Says what is wrong, and what would be right. */
export const faultMessage = ({ code, path, found, limit }: Fault, locale: Locale): string =>
  WORDS[locale].fault[code]({ path: inCode(path), found: inCode(found), limit: limit === undefined ? '' : String(limit) });

/** Whether something is what the protocol calls a problem. */
export const isCode = (value: unknown): value is AskUserCode => typeof value === 'string' && Object.hasOwn(en.fault, value);

/** How it ended without answers. */
export function outcomeText(outcome: Exclude<Outcome, { kind: 'submitted' }>, locale: Locale): string {
  return outcome.kind === 'cancelled' ? WORDS[locale].cancelled[outcome.reason] : WORDS[locale].outcome[outcome.kind];
}

const en: Words = {
  fault: {
    malformed_request: ({ path }) => (path ? `The field ${path} cannot be read: it is missing, or of another type than the protocol has.` : 'The request must be an object.'),
    question_count: ({ limit }) => `There must be one to ${limit} questions, in a list.`,
    empty_id: ({ path }) => `The id ${path} is required: a text that is not empty.`,
    duplicate_id: ({ found }) => `The id ${found} occurs twice. Every id is used once.`,
    empty_question: ({ path }) => `The question ${path} is required: a text that is not empty.`,
    header_too_long: ({ found, limit }) => `The header ${found} is longer than ${limit} characters, so it may be shown cut.`,
    option_count: ({ limit }) => `The number of options is out of bounds. There may be ${limit} at most.`,
    empty_label: ({ path }) => `The label ${path} is required: a text that is not empty.`,
    duplicate_label: ({ found }) => `The label ${found} occurs twice in one question. Give every option its own.`,
    field_too_large: ({ path, limit }) => `The field ${path} is larger than ${limit} bytes. Shorten it.`,
    request_too_large: ({ limit }) => `The questions are larger than ${limit} bytes together. Shorten them.`,
    missing_answer: () => 'There must be one answer to every question, and no more. White space is no answer.',
    unknown_question: ({ found }) => `There is no question ${found} in the request.`,
    unknown_option: ({ found }) => `There is no option ${found} in the question.`,
    answer_kind: ({ path }) => `The answer ${path} is of the wrong kind: "selected" is for one option, "selected_many" for a list of several that is not empty.`,
    free_text_disabled: ({ path }) => `The answer ${path} must be one of the options: the question takes no text.`,
    annotation_disabled: ({ path }) => `The note ${path} is not allowed: the question takes none.`,
    malformed_response: ({ path }) => (path ? `The field ${path} of the response cannot be read.` : 'The response must be an object with the field "outcome".'),
    request_id_mismatch: ({ found }) => `The response belongs to another request: ${found}.`,
  },
  outcome: { declined: 'Declined to answer', clarify: 'Asked to talk about the questions first', finish: 'Ended the questions: go on with what is known' },
  cancelled: {
    dismissed: 'Cancelled', interrupt: 'Cancelled', disconnect: 'Cancelled: the connection was lost', timeout: 'Cancelled: the time ran out', client_closed: 'Cancelled: the client was closed',
    delivery_failed: 'Cancelled: it could not be delivered', session_closed: 'Cancelled: the session was closed', shutdown: 'Cancelled: the agent was shut down',
  },
};

const zhCN: Words = {
  fault: {
    malformed_request: ({ path }) => (path ? `无法读取字段 ${path}：缺少该字段，或类型与协议不符。` : '请求必须是对象。'),
    question_count: ({ limit }) => `问题必须是列表，数量为 1 至 ${limit} 个。`,
    empty_id: ({ path }) => `必须有 id ${path}，内容是非空文字。`,
    duplicate_id: ({ found }) => `id ${found} 重复。每个 id 只能出现一次。`,
    empty_question: ({ path }) => `必须有问题 ${path}，内容是非空文字。`,
    header_too_long: ({ found, limit }) => `短标题 ${found} 超过 ${limit} 个字符，可能会被截断显示。`,
    option_count: ({ limit }) => `选项数量超出范围，最多 ${limit} 个。`,
    empty_label: ({ path }) => `必须有标签 ${path}，内容是非空文字。`,
    duplicate_label: ({ found }) => `同一问题中标签 ${found} 重复。请给每个选项不同的标签。`,
    field_too_large: ({ path, limit }) => `字段 ${path} 超过 ${limit} 字节，请缩短。`,
    request_too_large: ({ limit }) => `所有问题合计超过 ${limit} 字节，请缩短。`,
    missing_answer: () => '每个问题必须有且只有一个回答。空白不算回答。',
    unknown_question: ({ found }) => `请求中没有问题 ${found}。`,
    unknown_option: ({ found }) => `问题中没有选项 ${found}。`,
    answer_kind: ({ path }) => `回答 ${path} 的类型不对：“selected”用于一个选项，“selected_many”用于非空的多个选项列表。`,
    free_text_disabled: ({ path }) => `回答 ${path} 必须是选项之一：该问题不接受文字。`,
    annotation_disabled: ({ path }) => `不允许备注 ${path}：该问题不接受备注。`,
    malformed_response: ({ path }) => (path ? `无法读取回应的字段 ${path}。` : '回应必须是包含字段“outcome”的对象。'),
    request_id_mismatch: ({ found }) => `此回应属于另一个请求：${found}。`,
  },
  outcome: { declined: '拒绝回答', clarify: '想先讨论这些问题', finish: '结束提问：按已知信息继续' },
  cancelled: {
    dismissed: '已取消', interrupt: '已取消', disconnect: '已取消：连接中断', timeout: '已取消：超时', client_closed: '已取消：客户端已关闭',
    delivery_failed: '已取消：无法送达', session_closed: '已取消：会话已关闭', shutdown: '已取消：代理已停止',
  },
};

const ptBR: Words = {
  fault: {
    malformed_request: ({ path }) => (path ? `O campo ${path} não pode ser lido: falta, ou é de um tipo diferente do que o protocolo tem.` : 'O pedido deve ser um objeto.'),
    question_count: ({ limit }) => `Deve haver de uma a ${limit} perguntas, em uma lista.`,
    empty_id: ({ path }) => `O id ${path} é obrigatório: um texto que não seja vazio.`,
    duplicate_id: ({ found }) => `O id ${found} se repete. Cada id é usado uma vez.`,
    empty_question: ({ path }) => `A pergunta ${path} é obrigatória: um texto que não seja vazio.`,
    header_too_long: ({ found, limit }) => `O cabeçalho ${found} passa de ${limit} caracteres e pode aparecer cortado.`,
    option_count: ({ limit }) => `O número de opções está fora dos limites. Pode haver no máximo ${limit}.`,
    empty_label: ({ path }) => `O rótulo ${path} é obrigatório: um texto que não seja vazio.`,
    duplicate_label: ({ found }) => `O rótulo ${found} se repete na mesma pergunta. Dê a cada opção o seu.`,
    field_too_large: ({ path, limit }) => `O campo ${path} passa de ${limit} bytes. Encurte-o.`,
    request_too_large: ({ limit }) => `As perguntas juntas passam de ${limit} bytes. Encurte-as.`,
    missing_answer: () => 'Deve haver uma resposta a cada pergunta, e nenhuma a mais. Espaço em branco não é resposta.',
    unknown_question: ({ found }) => `Não há pergunta ${found} no pedido.`,
    unknown_option: ({ found }) => `Não há opção ${found} na pergunta.`,
    answer_kind: ({ path }) => `A resposta ${path} é do tipo errado: "selected" é para uma opção, "selected_many" para uma lista não vazia de várias.`,
    free_text_disabled: ({ path }) => `A resposta ${path} deve ser uma das opções: a pergunta não aceita texto.`,
    annotation_disabled: ({ path }) => `A nota ${path} não é permitida: a pergunta não aceita nenhuma.`,
    malformed_response: ({ path }) => (path ? `O campo ${path} da resposta não pode ser lido.` : 'A resposta deve ser um objeto com o campo "outcome".'),
    request_id_mismatch: ({ found }) => `A resposta é de outro pedido: ${found}.`,
  },
  outcome: { declined: 'Não quis responder', clarify: 'Quer conversar antes sobre as perguntas', finish: 'Encerrou as perguntas: seguir com o que se sabe' },
  cancelled: {
    dismissed: 'Cancelado', interrupt: 'Cancelado', disconnect: 'Cancelado: a conexão caiu', timeout: 'Cancelado: o tempo acabou', client_closed: 'Cancelado: o cliente foi fechado',
    delivery_failed: 'Cancelado: não pôde ser entregue', session_closed: 'Cancelado: a sessão foi fechada', shutdown: 'Cancelado: o agente foi desligado',
  },
};

const WORDS: Readonly<Record<Locale, Words>> = { en, 'zh-CN': zhCN, 'pt-BR': ptBR };
