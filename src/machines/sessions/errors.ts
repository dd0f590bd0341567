import { resolveLocale, type Locale } from '../../core/locale/locale.js';
import type { SessionError } from './messages.js';

/** Every reason that is the session's own. */
export type SessionCode =
  /** No such request was ever made. */
  | 'unknown_request'
  /** It has been resolved before. */
  | 'stale_request'
  /** Its id is in use, or an answer to it is on its way. */
  | 'duplicate_request'
  | 'request_id_mismatch'
  | 'delivery_failed'
  | 'session_closed'
  /** The client has not declared that it can answer everything. */
  | 'client_incapable';

export const sessionError = (code: SessionCode, locale: string | undefined): SessionError => ({ code, message: WORDS[resolveLocale(locale)][code] });

const WORDS: Readonly<Record<Locale, Readonly<Record<SessionCode, string>>>> = {
  en: {
    unknown_request: 'There is no such request.',
    stale_request: 'The request has been answered, or has ended.',
    duplicate_request: 'The request is there already.',
    request_id_mismatch: 'The request has two ids that differ.',
    delivery_failed: 'It could not be sent.',
    session_closed: 'The connection is closed.',
    client_incapable: 'The client cannot answer questions.',
  },
  'zh-CN': {
    unknown_request: '没有这个请求。',
    stale_request: '该请求已回答或已结束。',
    duplicate_request: '该请求已存在。',
    request_id_mismatch: '该请求有两个不同的 id。',
    delivery_failed: '无法发送。',
    session_closed: '连接已关闭。',
    client_incapable: '客户端无法回答问题。',
  },
  'pt-BR': {
    unknown_request: 'Esse pedido não existe.',
    stale_request: 'O pedido já foi respondido ou terminou.',
    duplicate_request: 'O pedido já existe.',
    request_id_mismatch: 'O pedido tem dois ids diferentes.',
    delivery_failed: 'Não pôde ser enviado.',
    session_closed: 'A conexão está fechada.',
    client_incapable: 'O cliente não pode responder a perguntas.',
  },
};
