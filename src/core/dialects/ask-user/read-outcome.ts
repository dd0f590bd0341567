import { fieldOf, isRecord, itemsOf, keysOf } from '../../payload/foreign.js';
import type { Result } from '../../model/index.js';
import { ok } from '../../model/result.js';
import { refuse, type Fault } from './fault.js';
import { isBlank, optional, tooLarge } from './fields.js';
import { MAX_CHOSEN, MAX_TEXT_BYTES } from './limits.js';
import type { AskUserAnswer, AskUserOutcome, QuestionSpec, WireCancelReason } from './wire.js';

/** Reads an outcome of any shape. Without `questions`, its answers are only read, not held against any. */
export function readOutcome(value: unknown, questions?: readonly QuestionSpec[]): Result<AskUserOutcome, Fault> {
  const outcome = fieldOf(value, 'outcome');
  switch (outcome) {
    case 'answered': return readAnswered(value, questions);
    case 'rejected':
    case 'clarify':
    case 'finish_plan_interview': return ok({ outcome });
    case 'cancelled': {
      const reason = fieldOf(value, 'reason');
      return isReason(reason) ? ok({ outcome, reason }) : refuse('malformed_response', 'reason');
    }
    default: return refuse('malformed_response', isRecord(value) ? 'outcome' : undefined);
  }
}

const REASONS: Readonly<Record<WireCancelReason, true>> = { interrupt: true, disconnect: true, timeout: true, client_closed: true, delivery_failed: true, session_closed: true, shutdown: true };

const isReason = (value: unknown): value is WireCancelReason => typeof value === 'string' && Object.hasOwn(REASONS, value);

function readAnswered(value: unknown, questions: readonly QuestionSpec[] | undefined): Result<AskUserOutcome, Fault> {
  const answers = readEntries(value, 'answers', readAnswer);
  if (!answers.ok) return answers;
  const annotations = readEntries(value, 'annotations', readAnnotation);
  if (!annotations.ok) return annotations;
  const fault = questions && findFault(answers.value, annotations.value, questions);
  return fault ?? ok({ outcome: 'answered', answers: Object.fromEntries(answers.value), annotations: Object.fromEntries(annotations.value) });
}

type Entries<T> = ReadonlyMap<string, T>;

/** Annotations may be left out, answers not. */
function readEntries<T>(of: unknown, key: 'answers' | 'annotations', read: (item: unknown, path: string) => Result<T, Fault>): Result<Entries<T>, Fault> {
  const record = optional(of, key) ?? (key === 'annotations' ? {} : undefined);
  if (!isRecord(record)) return refuse('malformed_response', key);
  const entries = new Map<string, T>();
  for (const id of keysOf(record)) {
    const item = read(fieldOf(record, id), pathOf(key, id));
    if (!item.ok) return item;
    entries.set(id, item.value);
  }
  return ok(entries);
}

const pathOf = (key: string, id: string): string => `${key}[${JSON.stringify(id)}]`;

const readAnnotation = (item: unknown, path: string): Result<string, Fault> => (typeof item === 'string' ? ok(item) : refuse('malformed_response', path));

function readAnswer(item: unknown, path: string): Result<AskUserAnswer, Fault> {
  const [kind, id, ids, text] = ['kind', 'option_id', 'option_ids', 'text'].map((key) => fieldOf(item, key));
  if (kind === 'selected' && typeof id === 'string') return ok({ kind, option_id: id });
  if (kind === 'text' && typeof text === 'string') return ok({ kind, text });
  const items = kind === 'selected_many' ? itemsOf(ids, MAX_CHOSEN) : undefined;
  if (items === 'too_many') return refuse('malformed_response', path);
  return items?.every((each) => typeof each === 'string') ? ok({ kind: 'selected_many', option_ids: items }) : refuse('malformed_response', path);
}

/** What does not answer the questions: as a whole, then question by question. */
function findFault(answers: Entries<AskUserAnswer>, annotations: Entries<string>, questions: readonly QuestionSpec[]): Result<never, Fault> | undefined {
  if (answers.size !== questions.length) return refuse('missing_answer', 'answers', unanswered(answers, questions));
  for (const [key, entries] of [['answers', answers], ['annotations', annotations]] as const) {
    const stray = [...entries.keys()].find((id) => questions.every((question) => question.id !== id));
    if (stray !== undefined) return refuse('unknown_question', pathOf(key, stray), { found: stray });
  }
  for (const question of questions) {
    const answer = answers.get(question.id);
    const fault = answer ? answerFault(answer, question) : refuse('missing_answer', 'answers', { question: question.id });
    const noted = fault ?? annotationFault(annotations.get(question.id), question);
    if (noted) return noted;
  }
  return undefined;
}

function unanswered(answers: Entries<AskUserAnswer>, questions: readonly QuestionSpec[]): Pick<Fault, 'question'> {
  const question = questions.find(({ id }) => !answers.has(id))?.id;
  return question === undefined ? {} : { question };
}

function answerFault(answer: AskUserAnswer, question: QuestionSpec): Result<never, Fault> | undefined {
  const { id, multi_select: many, options, allow_free_text: freeText } = question;
  const path = pathOf('answers', id);
  if (answer.kind === 'text') {
    if (!freeText) return refuse('free_text_disabled', path, { question: id });
    if (isBlank(answer.text)) return refuse('missing_answer', path, { question: id });
    return ofQuestion(tooLarge(answer.text, MAX_TEXT_BYTES, path), id);
  }
  if (many !== (answer.kind === 'selected_many')) return refuse('answer_kind', path, { question: id });
  const chosen = answer.kind === 'selected' ? [answer.option_id] : answer.option_ids;
  if (chosen.length === 0) return refuse('answer_kind', path, { question: id });
  for (const [index, option] of chosen.entries()) {
    if (chosen.indexOf(option) < index) return refuse('duplicate_id', path, { found: option, question: id });
    if (options.every((each) => each.id !== option)) return refuse('unknown_option', path, { found: option, question: id });
  }
  return undefined;
}

function annotationFault(annotation: string | undefined, { id, allow_annotation: allowed }: QuestionSpec): Result<never, Fault> | undefined {
  if (annotation === undefined) return undefined;
  const path = pathOf('annotations', id);
  return allowed ? ofQuestion(tooLarge(annotation, MAX_TEXT_BYTES, path), id) : refuse('annotation_disabled', path, { question: id });
}

const ofQuestion = (refused: Result<never, Fault> | undefined, question: string): Result<never, Fault> | undefined => (refused?.ok === false ? { ok: false, error: { ...refused.error, question } } : undefined);
