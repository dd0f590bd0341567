import { checkQuestion } from '../../check/index.js';
import type { ReplyContext } from '../../dialect.js';
import type { Issue } from '../../diagnostics.js';
import { describeIssue } from '../../locale/issues.js';
import type { Answer, Outcome, Question, Questionnaire, Reply, Result } from '../../model/index.js';
import { err, ok } from '../../model/result.js';
import { contentOf, type ContentValue } from './content.js';
import { tell } from './display.js';
import { flavourOf } from './flavour.js';
import { withOffset } from './rfc3339.js';

/** The result of a request, as the wire has it. */
export interface ElicitationResult {
  readonly action: 'accept' | 'decline' | 'cancel';
  /** By the names of the properties; of `accept`, but not of a link. */
  readonly content?: Readonly<Record<string, ContentValue>>;
  /** One sentence that says what came of it; `request_input` alone. */
  readonly humanFriendlyMessage?: string;
}

/** Writes the result of a request. Source: docs/elicitation.md §6. */
export function encode(questionnaire: Questionnaire, outcome: Outcome, context: ReplyContext): Result<Reply, Issue> {
  const { displayText } = tell(questionnaire, outcome, context.locale);
  const humanFriendlyMessage = messageOf(questionnaire, outcome, context.locale);
  const told = humanFriendlyMessage === undefined ? {} : { humanFriendlyMessage };
  const reply = (result: ElicitationResult): Result<Reply, Issue> => ok({ via: 'request', id: questionnaire.wireId, result, displayText });
  if (outcome.kind === 'declined') return reply({ action: 'decline', ...told });
  if (outcome.kind === 'cancelled') return reply({ action: 'cancel' });
  if (outcome.kind !== 'submitted') return err({ code: 'outcome_unsupported', message: describeIssue('outcome_unsupported', {}, context.locale) });
  const content = toContent(questionnaire, outcome.answers, context);
  if (!content.ok) return content;
  return reply({ action: 'accept', ...(questionnaire.link ? {} : { content: content.value }), ...told });
}

/** What `humanFriendlyMessage` says; nothing where the wire has none. */
export function messageOf(questionnaire: Questionnaire, outcome: Outcome, locale: string): string | undefined {
  const isTold = flavourOf(questionnaire) === 'request_input' && (outcome.kind === 'submitted' || outcome.kind === 'declined');
  return isTold ? tell(questionnaire, outcome, locale).sentence : undefined;
}

function toContent({ questions }: Questionnaire, answers: readonly Answer[], { locale, timeZone }: ReplyContext): Result<Readonly<Record<string, ContentValue>>, Issue> {
  const refuse = (code: Issue['code'], question: string): Result<never, Issue> => err({ code, message: describeIssue(code, {}, locale), question });
  const entries: (readonly [string, ContentValue])[] = [];
  for (const question of questions) {
    const answer = answers.find((each) => each.question === question.id);
    if (answer && answer.kind !== question.kind) return refuse('answer_kind', question.id);
    if (!answer && question.required) return refuse('answer_missing', question.id);
    if (!answer) continue;
    const value = contentOf(question, answer);
    if (value === undefined) continue;
    const problem = problemOf(question, answer, value, locale);
    if (problem) return err(problem);
    const isMoment = question.kind === 'temporal' && question.precision === 'date-time' && typeof value === 'string';
    const written = isMoment ? withOffset(value, timeZone) : value;
    if (written === undefined) return refuse('time_zone_missing', question.id);
    entries.push([question.id, written]);
  }
  // Not by assignment, for which `__proto__` is no name.
  return ok(Object.fromEntries(entries));
}

/** An address that had to be encoded is longer than what was checked. */
function problemOf(question: Question, { value: entered }: Answer, written: ContentValue, locale: string): Issue | undefined {
  if (question.kind !== 'text' || typeof written !== 'string' || written === entered) return undefined;
  const checked = checkQuestion(question, { values: { [question.id]: { kind: 'text', text: written } }, notes: {} }, { locale });
  return checked.ok ? undefined : checked.error;
}
