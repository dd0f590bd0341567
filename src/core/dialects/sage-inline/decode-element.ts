import { MAX_QUESTIONS } from '../../limits.js';
import type { Question, UiText } from '../../model/index.js';
import { isObject, own, readJson, type JsonDocument, type JsonObject } from '../../payload/json.js';
import type { Problem } from '../../problem.js';
import type { Block } from '../../scan/block.js';
import { toQuestion } from '../../sage/to-question.js';
import type { Content } from './content.js';
import { QuestionReader } from './question-reader.js';

/** Reads XML+JSON: tolerant, for stored conversations and for what models write. Source: docs/sage-inline.md §4. */
export function decodeElement(block: Block): Content {
  const document = readJson(block.payload);
  if (!document.ok) return { ok: false, problems: document.error };
  const { value } = document.value;
  const list = questionList(own(value, 'questions'));
  if (!list) return refuse(document.value, { code: 'questions_required', path: 'questions' });
  if (list.length === 0) return refuse(document.value, { code: 'questions_empty', path: 'questions' });
  if (list.length > MAX_QUESTIONS) return refuse(document.value, { code: 'too_many_questions', path: 'questions', limit: MAX_QUESTIONS });
  const reader = new QuestionReader(document.value);
  const title = reader.text(own(value, 'title'), 'title');
  const questions = list.flatMap((item, index): Question[] => {
    const question = reader.question(item, index);
    return question ? [toQuestion(question)] : [];
  });
  if (reader.overLimit || questions.length === 0) return { ok: false, problems: reader.problems };
  const uiText = readUiText(own(value, 'ui_text') ?? own(value, 'uiText'));
  const timeoutSeconds = readSeconds(block.attributes['timeout_seconds'] ?? own(value, 'timeout_seconds') ?? own(value, 'timeoutSeconds'));
  return { ok: true, questions, problems: reader.problems, ...(title === undefined ? {} : { title }), ...(uiText ? { uiText } : {}), ...(timeoutSeconds === undefined ? {} : { timeoutSeconds }) };
}

const refuse = (document: JsonDocument, problem: Problem): Content => ({ ok: false, problems: [{ ...problem, at: document.offsetOf(problem.path ?? '') ?? 0 }] });

/** Models send the list as JSON text, or one question without a list. */
function questionList(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (isObject(value)) return [value];
  if (typeof value !== 'string') return undefined;
  const inner = readJson(`{"questions":${value}}`);
  const list = inner.ok ? own(inner.value.value, 'questions') : undefined;
  return typeof list === 'string' ? undefined : questionList(list);
}

const UI_TEXT: readonly (readonly [keyof UiText, string])[] = [
  ['other', 'other'],
  ['answerTitle', 'answer_title'],
  ['questionFallback', 'question_fallback'],
  ['unanswered', 'unanswered'],
  ['unselected', 'unselected'],
  ['answerSeparator', 'answer_separator'],
  ['listSeparator', 'list_separator'],
];

function readUiText(value: unknown): Partial<UiText> | undefined {
  if (!isObject(value)) return undefined;
  const words = UI_TEXT.flatMap(([name, wireName]) => {
    const word = firstText(value, wireName, name);
    return word === undefined ? [] : [[name, word] as const];
  });
  return words.length === 0 ? undefined : Object.fromEntries(words);
}

function firstText(value: JsonObject, ...keys: readonly string[]): string | undefined {
  return keys.map((key) => own(value, key)).find((word): word is string => typeof word === 'string' && word !== '');
}

function readSeconds(value: unknown): number | undefined {
  const seconds = typeof value === 'number' ? value : typeof value === 'string' && /^\s*\d+(?:\.\d+)?\s*$/.test(value) ? Number(value) : NaN;
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}
