import { isRecord, itemsOf } from '../../payload/foreign.js';
import { exceedsBytes } from '../../payload/utf8.js';
import type { Result } from '../../model/index.js';
import { ok } from '../../model/result.js';
import { refuse, type Fault } from './fault.js';
import { isBlank, optional, readFlag, readText, tooLarge } from './fields.js';
import { MAX_DESCRIPTION_BYTES, MAX_HEADER_CHARACTERS, MAX_ID_BYTES, MAX_LABEL_BYTES, MAX_OPTIONS, MAX_PREVIEW_BYTES, MAX_QUESTIONS, MAX_REQUEST_BYTES, MAX_TEXT_BYTES } from './limits.js';
import type { OptionSpec, QuestionSpec } from './wire.js';

/** What is taken of a header: only what the protocol allows, or any length, since only looks are concerned. */
export type Headers = 'short' | 'any';

/** Reads questions of any shape, or says what is wrong first, in the order in which they stand. Source: docs/ask-user.md §2. */
export function readQuestions(value: unknown, headers: Headers): Result<readonly QuestionSpec[], Fault> {
  const items = itemsOf(value, MAX_QUESTIONS);
  if (!items || items === 'too_many' || items.length === 0) return refuse('question_count', 'questions', { limit: MAX_QUESTIONS });
  const questions: QuestionSpec[] = [];
  for (const [index, item] of items.entries()) {
    const question = readQuestion(item, `questions[${index}]`, questions.map(({ id }) => id), headers);
    if (!question.ok) return question;
    questions.push(question.value);
  }
  return exceedsBytes(JSON.stringify(questions), MAX_REQUEST_BYTES) ? refuse('request_too_large', 'questions', { limit: MAX_REQUEST_BYTES }) : ok(questions);
}

export function isLongHeader(header: string): boolean {
  // No code point takes more than two units, so that a long one need not be counted.
  return header.length > 2 * MAX_HEADER_CHARACTERS || [...header].length > MAX_HEADER_CHARACTERS;
}

function readQuestion(item: unknown, at: string, known: readonly string[], headers: Headers): Result<QuestionSpec, Fault> {
  if (!isRecord(item)) return refuse('malformed_request', at);
  const id = readId(item, at, known);
  if (!id.ok) return id;
  const question = readText(item, 'question', at);
  if (!question.ok) return question;
  if (isBlank(question.value ?? '')) return refuse('empty_question', `${at}.question`);
  const large = tooLarge(question.value ?? '', MAX_TEXT_BYTES, `${at}.question`);
  if (large) return large;
  const header = readText(item, 'header', at);
  if (!header.ok) return header;
  if (headers === 'short' && isLongHeader(header.value ?? '')) return refuse('header_too_long', `${at}.header`, { found: header.value ?? '', limit: MAX_HEADER_CHARACTERS });
  const many = readFlag(item, 'multi_select', at, false);
  if (!many.ok) return many;
  const options = readOptions(optional(item, 'options') ?? [], `${at}.options`);
  if (!options.ok) return options;
  const freeText = readFlag(item, 'allow_free_text', at, true);
  if (!freeText.ok) return freeText;
  const annotation = readFlag(item, 'allow_annotation', at, false);
  if (!annotation.ok) return annotation;
  return ok({
    id: id.value, question: question.value ?? '', header: header.value ?? '', multi_select: many.value,
    options: options.value, allow_free_text: freeText.value, allow_annotation: annotation.value,
  });
}

function readId(item: object, at: string, known: readonly string[]): Result<string, Fault> {
  const path = `${at}.id`;
  const read = readText(item, 'id', at);
  if (!read.ok) return read;
  const { value: id = '' } = read;
  if (isBlank(id)) return refuse('empty_id', path);
  return tooLarge(id, MAX_ID_BYTES, path) ?? (known.includes(id) ? refuse('duplicate_id', path, { found: id }) : ok(id));
}

function readOptions(value: unknown, at: string): Result<readonly OptionSpec[], Fault> {
  const items = itemsOf(value, MAX_OPTIONS);
  if (!items) return refuse('malformed_request', at);
  if (items === 'too_many') return refuse('option_count', at, { limit: MAX_OPTIONS });
  const options: OptionSpec[] = [];
  for (const [index, item] of items.entries()) {
    const option = readOption(item, `${at}[${index}]`, options);
    if (!option.ok) return option;
    options.push(option.value);
  }
  return ok(options);
}

function readOption(item: unknown, at: string, known: readonly OptionSpec[]): Result<OptionSpec, Fault> {
  if (!isRecord(item)) return refuse('malformed_request', at);
  const id = readId(item, at, known.map((option) => option.id));
  if (!id.ok) return id;
  const read = readText(item, 'label', at);
  if (!read.ok) return read;
  const { value: label = '' } = read;
  if (isBlank(label)) return refuse('empty_label', `${at}.label`);
  if (known.some((option) => option.label === label)) return refuse('duplicate_label', `${at}.label`, { found: label });
  const description = readText(item, 'description', at);
  if (!description.ok) return description;
  const preview = readText(item, 'preview', at);
  if (!preview.ok) return preview;
  const large =
    tooLarge(label, MAX_LABEL_BYTES, `${at}.label`) ??
    tooLarge(description.value ?? '', MAX_DESCRIPTION_BYTES, `${at}.description`) ??
    tooLarge(preview.value ?? '', MAX_PREVIEW_BYTES, `${at}.preview`);
  return large ?? ok({ id: id.value, label, description: description.value ?? '', ...(preview.value === undefined ? {} : { preview: preview.value }) });
}
