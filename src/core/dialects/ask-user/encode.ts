import type { ReplyContext } from '../../dialect.js';
import type { Issue, IssueCode } from '../../diagnostics.js';
import { formatNumber } from '../../locale/format.js';
import { describeIssue, type IssueDetails } from '../../locale/issues.js';
import type { Answer, Outcome, Questionnaire, Reply, Result } from '../../model/index.js';
import { err, ok } from '../../model/result.js';
import { formOf } from './decode.js';
import { displayText } from './display-text.js';
import type { AskUserCode, Fault } from './fault.js';
import { isBlank } from './fields.js';
import { readOutcome } from './read-outcome.js';
import { toSpec } from './to-question.js';
import type { AskUserAnswer, AskUserOutcome } from './wire.js';

/** Writes the response to a request, which is checked as its receiver checks it. Source: docs/ask-user.md §3, §4. */
export function encode(questionnaire: Questionnaire, outcome: Outcome, { locale }: ReplyContext): Result<Reply, Issue> {
  const refuse = ({ code, question, limit }: Omit<Issue, 'message'>, details: IssueDetails = {}): Result<never, Issue> =>
    err({ code, message: describeIssue(code, details, locale), ...(question === undefined ? {} : { question }), ...(limit === undefined ? {} : { limit }) });
  const written = toWire(outcome);
  if (!written.ok) return refuse(written.error);
  const read = readOutcome(written.value, questionnaire.questions.map(toSpec));
  if (!read.ok) return refuse({ ...read.error, code: ISSUES[read.error.code] }, sizeOf(read.error, locale));
  const result = toResult(questionnaire, read.value);
  if (result === undefined) return refuse({ code: 'outcome_unsupported' });
  return ok({ via: 'request', id: questionnaire.wireId, result, displayText: displayText(questionnaire, outcome, locale) });
}

/** How large a text is, and may be; nothing of other faults. */
function sizeOf({ path = '', limit, size }: Fault, locale: string | undefined): IssueDetails {
  return limit === undefined || size === undefined ? {} : { limit: formatNumber(limit, locale), size: formatNumber(size, locale), inNote: path.startsWith('annotations') };
}

/** What a response can be refused for, as it is said of an answer. */
const ISSUES: Readonly<Record<AskUserCode, IssueCode>> = {
  malformed_request: 'answer_kind', question_count: 'answer_missing', empty_id: 'answer_kind', duplicate_id: 'answer_kind', empty_question: 'answer_kind', header_too_long: 'answer_kind',
  option_count: 'answer_kind', empty_label: 'answer_kind', duplicate_label: 'answer_kind', field_too_large: 'too_long', request_too_large: 'answer_kind',
  missing_answer: 'answer_missing', unknown_question: 'unknown_question', unknown_option: 'option_unknown', answer_kind: 'answer_kind', free_text_disabled: 'answer_kind',
  annotation_disabled: 'answer_kind', malformed_response: 'answer_kind', request_id_mismatch: 'answer_kind',
};

function toWire(outcome: Outcome): Result<AskUserOutcome, Omit<Issue, 'message'>> {
  switch (outcome.kind) {
    case 'submitted': return toAnswered(outcome.answers);
    case 'declined': return ok({ outcome: 'rejected' });
    case 'clarify': return ok({ outcome: 'clarify' });
    case 'finish': return ok({ outcome: 'finish_plan_interview' });
    // The wire has one word for whatever a person breaks off.
    case 'cancelled': return ok({ outcome: 'cancelled', reason: outcome.reason === 'dismissed' ? 'interrupt' : outcome.reason });
  }
}

function toAnswered(given: readonly Answer[]): Result<AskUserOutcome, Omit<Issue, 'message'>> {
  const answers = new Map<string, AskUserAnswer>();
  for (const answer of given) {
    const value = toAnswer(answer);
    if (value === undefined || answers.has(answer.question)) return err({ code: 'answer_kind', question: answer.question });
    if (value !== null) answers.set(answer.question, value);
  }
  const annotations = given.flatMap(({ question, note = '' }) => (isBlank(note) ? [] : [[question, note]]));
  return ok({ outcome: 'answered', answers: Object.fromEntries(answers), annotations: Object.fromEntries(annotations) });
}

/** `null` where there is no answer, nothing where the wire has no word for it. */
function toAnswer(answer: Answer): AskUserAnswer | null | undefined {
  switch (answer.kind) {
    case 'text': return answer.value === null ? null : { kind: 'text', text: answer.value };
    case 'single_choice': {
      const { value } = answer;
      if (value === null) return null;
      return 'option' in value ? { kind: 'selected', option_id: value.option } : { kind: 'text', text: value.other };
    }
    case 'multi_choice': {
      const { options, other } = answer.value;
      if (other !== undefined) return options.length === 0 ? { kind: 'text', text: other } : undefined;
      return options.length === 0 ? null : { kind: 'selected_many', option_ids: options };
    }
    default: return undefined;
  }
}

/** The response in the form in which was asked; nothing where that form has no word for it. */
function toResult(questionnaire: Questionnaire, outcome: AskUserOutcome): unknown {
  const form = formOf(questionnaire);
  if (form === 'canonical') return outcome;
  const [answer] = outcome.outcome === 'answered' ? Object.values(outcome.answers) : [];
  if (answer === undefined && outcome.outcome !== 'cancelled') return undefined;
  if (form === 'legacy') return { request_id: questionnaire.wireId, answer: answer === undefined ? null : textOf(answer) };
  return { outcome: answer === undefined ? { outcome: 'cancelled' } : { outcome: 'selected', optionId: textOf(answer) } };
}

/** An option of a legacy request is its text. */
const textOf = (answer: AskUserAnswer): string => (answer.kind === 'text' ? answer.text : answer.kind === 'selected' ? answer.option_id : answer.option_ids.join());
