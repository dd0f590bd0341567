import type { Diagnostic } from '../diagnostics.js';
import { resolveLocale } from '../locale/locale.js';
import type { Questionnaire, QuestionnaireResponse, Result } from '../model/index.js';
import { toDiagnostics } from './to-diagnostics.js';
import { findResponses } from './find-responses.js';
import { readResponse } from './read-response.js';

/** What an answer is looked for by. */
export interface ReplySource {
  readonly dialect: string;
  /** Of the questionnaires that may be answered, in lower case. */
  readonly names: readonly string[];
  /** What was asked, where that is known: then only an answer to it counts. */
  readonly questionnaire: Questionnaire | undefined;
  readonly locale: string | undefined;
}

/** Finds the answer in a user's message: under the request's name, with its id, outside code. */
export function decodeReply(reply: unknown, { dialect, names, questionnaire, locale }: ReplySource): Result<QuestionnaireResponse, readonly Diagnostic[]> {
  const words = resolveLocale(locale);
  const responses = (questionnaire ? [questionnaire.name] : names).map((name) => `${name}-response`);
  const blocks = typeof reply === 'string' ? findResponses(reply, responses) : [];
  let refused: Result<never, readonly Diagnostic[]> | undefined;
  for (const block of blocks) {
    const reading = readResponse(block.payload, { name: requestName(block.name), dialect, locale: words, ...(questionnaire ? { questionnaire } : {}) }, block.json);
    if (reading.ok) return reading;
    refused ??= { ok: false, error: toDiagnostics(reading.error, block.locate, words) };
  }
  return refused ?? { ok: false, error: toDiagnostics([{ code: 'response_not_found' }], () => undefined, words) };
}

/** The name under which was asked what a response answers. */
export const requestName = (name: string): string => name.replace(/-response$/, '');
