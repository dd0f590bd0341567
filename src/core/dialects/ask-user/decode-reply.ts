import type { Diagnostic } from '../../diagnostics.js';
import { resolveLocale } from '../../locale/locale.js';
import type { Answer, Outcome, Question, Questionnaire, QuestionnaireResponse, Result } from '../../model/index.js';
import { err, ok } from '../../model/result.js';
import { fieldOf, toPlain } from '../../payload/foreign.js';
import { DIALECT, formOf } from './decode.js';
import { displayText } from './display-text.js';
import { refuse, toFaultDiagnostic, type Fault } from './fault.js';
import { isBlank, optional } from './fields.js';
import { readOutcome } from './read-outcome.js';
import { toSpec } from './to-question.js';
import type { AskUserAnswer, AskUserOutcome, QuestionSpec } from './wire.js';

/**
 * Reads the response to a request: an outcome, alone or with the `request_id` beside it, the `answer` to a legacy request,
 * or the outcome of a permission request. It answers every question, or is refused. Source: docs/ask-user.md §3, §4.
 */
export function decodeReply(reply: unknown, questionnaire?: Questionnaire, locale?: string): Result<QuestionnaireResponse, readonly Diagnostic[]> {
  const read = readReply(reply, questionnaire);
  if (!read.ok) return err([toFaultDiagnostic(read.error, resolveLocale(locale))]);
  const asked = questionnaire ?? unknownAsked(reply, read.value);
  const outcome = toOutcome(read.value, asked.questions);
  return ok({ questionnaireId: asked.id, name: asked.name, dialect: DIALECT, outcome, automatic: false, displayText: displayText(asked, outcome, locale), wire: reply });
}

function readReply(reply: unknown, questionnaire: Questionnaire | undefined): Result<AskUserOutcome, Fault> {
  const specs = questionnaire?.questions.map(toSpec);
  const form = questionnaire ? formOf(questionnaire) : 'canonical';
  const requestId = optional(reply, 'request_id');
  if (questionnaire && requestId !== undefined && requestId !== questionnaire.wireId) return refuse('request_id_mismatch', 'request_id', { found: typeof requestId === 'string' ? requestId : JSON.stringify(toPlain(requestId)) });
  const outcome = optional(reply, 'outcome');
  if (form === 'permission') return readOutcome(fromPermission(typeof outcome === 'string' ? reply : outcome, specs ?? []), specs);
  if (form === 'legacy' && outcome === undefined) return readOutcome(fromLegacy(reply, specs ?? []), specs);
  return readOutcome(typeof outcome === 'object' ? outcome : reply, specs);
}

function fromPermission(outcome: unknown, [spec]: readonly QuestionSpec[]): unknown {
  const kind = fieldOf(outcome, 'outcome');
  if (kind === 'cancelled') return { outcome: kind, reason: 'interrupt' };
  return kind === 'selected' && spec ? answered(spec.id, { kind, option_id: fieldOf(outcome, 'optionId') }) : outcome;
}

/** An answer of `null`, or one that is left out, is none. */
function fromLegacy(reply: unknown, [spec]: readonly QuestionSpec[]): unknown {
  const answer = optional(reply, 'answer');
  if (answer === undefined && fieldOf(reply, 'request_id') !== undefined) return { outcome: 'cancelled', reason: 'interrupt' };
  return spec && answered(spec.id, spec.options.length === 0 ? { kind: 'text', text: answer } : { kind: 'selected', option_id: answer });
}

const answered = (id: string, answer: object): unknown => ({ outcome: 'answered', answers: Object.fromEntries([[id, answer]]) });

function toOutcome(outcome: AskUserOutcome, questions: readonly Question[]): Outcome {
  switch (outcome.outcome) {
    case 'answered': return { kind: 'submitted', answers: questions.flatMap((question) => toAnswer(question, outcome.answers, outcome.annotations)) };
    case 'rejected': return { kind: 'declined' };
    case 'clarify': return { kind: 'clarify', answers: [] };
    case 'finish_plan_interview': return { kind: 'finish', answers: [] };
    case 'cancelled': return { kind: 'cancelled', reason: outcome.reason };
  }
}

function toAnswer({ id, kind }: Question, answers: Readonly<Record<string, AskUserAnswer>>, annotations: Readonly<Record<string, string>>): readonly Answer[] {
  const answer = Object.hasOwn(answers, id) ? answers[id] : undefined;
  if (!answer) return [];
  const annotation = Object.hasOwn(annotations, id) ? (annotations[id] ?? '') : '';
  const base = { question: id, ...(isBlank(annotation) ? {} : { note: annotation }) };
  switch (answer.kind) {
    case 'selected': return [{ ...base, kind: 'single_choice', value: { option: answer.option_id } }];
    case 'selected_many': return [{ ...base, kind: 'multi_choice', value: { options: answer.option_ids } }];
    case 'text':
      if (kind === 'single_choice') return [{ ...base, kind, value: { other: answer.text } }];
      return [kind === 'multi_choice' ? { ...base, kind, value: { options: [], other: answer.text } } : { ...base, kind: 'text', value: answer.text }];
  }
}

/** Without the request, nothing is known of a question but its id and what sort of answer it got. */
function unknownAsked(reply: unknown, outcome: AskUserOutcome): Questionnaire {
  const requestId = fieldOf(reply, 'request_id');
  const id = typeof requestId === 'string' ? requestId : '';
  const answers = outcome.outcome === 'answered' ? Object.entries(outcome.answers) : [];
  return {
    id, wireId: id, dialect: DIALECT, name: 'ask_user/request', complete: true, layout: 'stepper', outcomes: [], diagnostics: [], wire: 'canonical',
    questions: answers.map(([question, { kind }]): Question => {
      const base = { id: question, prompt: question, required: true };
      if (kind === 'text') return { ...base, kind, format: 'plain', multiline: true };
      return kind === 'selected' ? { ...base, kind: 'single_choice', options: [], widget: 'list' } : { ...base, kind: 'multi_choice', options: [], widget: 'list' };
    }),
  };
}
