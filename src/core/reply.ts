import { isAnswer } from './answer-shape.js';
import { findDialect, type Dialect } from './dialect.js';
import type { Diagnostic, Issue, IssueCode } from './diagnostics.js';
import { commonMessage } from './locale/diagnostics.js';
import { describeIssue } from './locale/issues.js';
import { resolveLocale } from './locale/locale.js';
import { isObject } from './payload/json.js';
import type { Answer, Outcome, Questionnaire, QuestionnaireResponse, Reply, Result } from './model/index.js';

export interface ReplyOptions {
  readonly dialects: readonly Dialect[];
  /** BCP 47; of the readable answer. Default English. */
  readonly locale?: string;
  /** IANA name, for answers that need an offset. */
  readonly timeZone?: string;
}

/** Writes the reply that a questionnaire's protocol expects. What it cannot express is an issue, not a guess; so is what is no outcome, for one may come from a page. */
export function buildReply(questionnaire: Questionnaire, outcome: Outcome, { dialects, locale, timeZone }: ReplyOptions): Result<Reply, Issue> {
  const refuse = (code: IssueCode, question?: string): Result<never, Issue> => ({
    ok: false,
    error: { code, message: describeIssue(code, {}, locale), ...(question === undefined ? {} : { question }) },
  });
  const dialect = findDialect(dialects, questionnaire);
  if (!dialect) return refuse('dialect_unknown');
  if (!questionnaire.complete) return refuse('incomplete');
  if (!isObject(outcome) || !questionnaire.outcomes.includes(outcome.kind)) return refuse('outcome_unsupported');
  const fault = outcome.kind === 'submitted' || 'answers' in outcome ? findFault(questionnaire, outcome.answers) : undefined;
  if (fault) return refuse(fault.code, fault.question);
  return dialect.encode(questionnaire, outcome, { locale: resolveLocale(locale), ...(timeZone === undefined ? {} : { timeZone }) });
}

/**
 * One user message of several answers: their texts joined by a line end, what people read by a blank line. A reply to a
 * request goes by itself: nothing where one is among several, or where there is none.
 */
export function joinReplies(replies: readonly Reply[]): Reply | undefined {
  if (replies.length === 1) return replies[0];
  const messages = replies.flatMap((reply) => (reply.via === 'message' ? [reply] : []));
  if (messages.length === 0 || messages.length < replies.length) return undefined;
  return { via: 'message', text: messages.map(({ text }) => text).join('\n'), displayText: messages.map(({ displayText }) => displayText).join('\n\n') };
}

/** Reads a reply back: a whole `Reply`, the text of the user's message, or the result of a request. */
export function parseReply(questionnaire: Questionnaire, reply: unknown, { dialects, locale }: Pick<ReplyOptions, 'dialects' | 'locale'>): Result<QuestionnaireResponse, readonly Diagnostic[]> {
  const dialect = findDialect(dialects, questionnaire);
  if (dialect) return dialect.decodeReply(contentOf(reply), questionnaire, resolveLocale(locale));
  const message = commonMessage({ code: 'dialect_unknown', found: questionnaire.dialect }, resolveLocale(locale));
  return { ok: false, error: [{ code: 'dialect_unknown', severity: 'error', message }] };
}

function contentOf(reply: unknown): unknown {
  if (typeof reply !== 'object' || reply === null) return reply;
  if ('text' in reply && typeof reply.text === 'string') return reply.text;
  return 'result' in reply ? reply.result : reply;
}

/** The first answer that answers nothing that was asked. */
function findFault({ questions }: Questionnaire, answers: readonly Answer[]): { readonly code: IssueCode; readonly question?: string } | undefined {
  if (!Array.isArray(answers)) return { code: 'answer_missing' };
  for (const answer of answers as readonly Answer[]) {
    if (!isObject(answer)) return { code: 'answer_kind' };
    const question = questions.find(({ id }) => id === answer.question);
    const code = !question ? 'unknown_question' : question.kind !== answer.kind || !isAnswer(answer) ? 'answer_kind' : undefined;
    if (code) return { code, question: answer.question };
    if (!question || !('options' in question) || (answer.kind !== 'single_choice' && answer.kind !== 'multi_choice')) continue;
    const fault = choiceFault(question, answer);
    if (fault) return { code: fault, question: answer.question };
  }
  return undefined;
}

function choiceFault(question: { readonly options: readonly { readonly id: string }[]; readonly other?: unknown }, answer: Extract<Answer, { kind: 'single_choice' | 'multi_choice' }>): IssueCode | undefined {
  const { value } = answer;
  if (value === null) return undefined;
  const chosen = 'options' in value ? value.options : 'option' in value ? [value.option] : [];
  if (chosen.some((id) => question.options.every((option) => option.id !== id))) return 'option_unknown';
  const other = 'other' in value ? value.other : undefined;
  if (other === undefined) return undefined;
  return !question.other ? 'option_unknown' : other.trim() === '' ? 'other_empty' : undefined;
}
