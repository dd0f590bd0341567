import { MAX_QUESTIONS } from '../limits.js';
import type { Question, UiText } from '../model/index.js';
import { isObject, own, readJson, type JsonDocument, type JsonObject } from '../payload/json.js';
import type { TextDiagnosticCode } from '../diagnostics.js';
import type { Block } from '../scan/block.js';
import { toQuestion } from './to-question.js';
import type { Writable } from '../writable.js';
import type { Content } from './content.js';
import { readQuestionList } from './question-list.js';
import { QuestionReader } from './question-reader.js';

/** Reads XML+JSON: tolerant, for stored conversations and for what models write. Source: docs/sage-inline.md §4. */
export function decodeElement(block: Block): Content {
  const read = readJson(block.payload, { known: block.json });
  if (!read.ok) return { ok: false, problems: read.error };
  const document = read.value;
  const list = readQuestionList(document);
  if (!list) return refuse(document, 'questions_required');
  if (list.items.length === 0) return refuse(document, 'questions_empty');
  if (list.items.length > MAX_QUESTIONS) return refuse(document, 'too_many_questions', MAX_QUESTIONS);
  const reader = new QuestionReader(list.document);
  const title = reader.text(document.value['title'], undefined, 'title');
  const questions: Question[] = [];
  for (let index = 0; index < list.items.length; index++) {
    const question = reader.question(list.items[index], index, list.spot(index));
    if (question) questions.push(toQuestion(question));
  }
  if (reader.overLimit || questions.length === 0) return { ok: false, problems: reader.problems };
  const content: Writable<Extract<Content, { ok: true }>> = { ok: true, questions, problems: reader.problems };
  const uiText = readUiText(document.value['ui_text']) ?? readUiText(document.value['uiText']);
  const timeoutSeconds = readSeconds(block.attributes['timeout_seconds']) ?? readSeconds(document.value['timeout_seconds']) ?? readSeconds(document.value['timeoutSeconds']);
  if (title !== undefined) content.title = title;
  if (uiText) content.uiText = uiText;
  if (timeoutSeconds !== undefined) content.timeoutSeconds = timeoutSeconds;
  return content;
}

const refuse = (document: JsonDocument, code: TextDiagnosticCode, limit?: number): Content => ({
  ok: false,
  problems: [{ code, path: 'questions', at: document.offsetOf(['questions']) ?? 0, ...(limit === undefined ? {} : { limit }) }],
});

const UI_TEXT: readonly (readonly [keyof UiText, string])[] = [
  ['other', 'other'],
  ['answerTitle', 'answer_title'],
  ['questionFallback', 'question_fallback'],
  ['unanswered', 'unanswered'],
  ['unselected', 'unselected'],
  ['answerSeparator', 'answer_separator'],
  ['listSeparator', 'list_separator'],
];

export function readUiText(value: unknown): Partial<UiText> | undefined {
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
  if (value === undefined) return undefined;
  const seconds = typeof value === 'number' ? value : typeof value === 'string' && /^\s*\d+(?:\.\d+)?\s*$/.test(value) ? Number(value) : NaN;
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}
