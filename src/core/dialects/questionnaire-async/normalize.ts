import { MAX_QUESTIONS, MAX_TEXT } from '../../limits.js';
import { fieldOf, isRecord, itemsOf } from '../../payload/foreign.js';
import type { Fault } from './fault.js';
import type { NormalQuestion, NormalQuestionnaire } from './normal-form.js';
import { readIds } from './question-ids.js';
import { readQuestion } from './question.js';

export type Normalized = { readonly ok: true; readonly value: NormalQuestionnaire } | { readonly ok: false; readonly faults: readonly Fault[] };

/**
 * Brings the arguments into their normal form, or names every fault, in the order of the questions. Arguments may be of
 * any shape. Source: docs/questionnaire-async.md.
 */
export function normalize(args: unknown): Normalized {
  const faults: Fault[] = [];
  const given = isRecord(args) ? args : undefined;
  const title = readTitle(fieldOf(given, 'title'), faults);
  const questions = readQuestions(fieldOf(given, 'questions'), faults);
  return faults.length === 0 ? { ok: true, value: { title, questions } } : { ok: false, faults };
}

function readTitle(value: unknown, faults: Fault[]): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'string') faults.push({ code: 'title_type_invalid', path: 'title' });
  else if (value.length > MAX_TEXT) faults.push({ code: 'text_too_long', path: 'title', details: { limit: MAX_TEXT } });
  else return value.trim();
  return '';
}

function readQuestions(value: unknown, faults: Fault[]): readonly NormalQuestion[] {
  const path = 'questions';
  const items = itemsOf(value, MAX_QUESTIONS);
  if (!items) faults.push({ code: 'questions_must_be_list', path });
  else if (items === 'too_many') faults.push({ code: 'questions_too_many', path, details: { limit: MAX_QUESTIONS } });
  else if (items.length === 0) faults.push({ code: 'questions_empty', path });
  else return readItems(items, faults);
  return [];
}

function readItems(items: readonly unknown[], faults: Fault[]): readonly NormalQuestion[] {
  const ids = readIds(items.map((item) => fieldOf(item, 'id')));
  return items.flatMap((item, index) => {
    const path = `questions[${index + 1}]`;
    const question = isRecord(item) ? readQuestion(item, ids[index], path, faults) : undefined;
    if (!isRecord(item)) faults.push({ code: 'question_not_object', path });
    return question ?? [];
  });
}
