import { isObject, own, readJson, type JsonDocument } from '../payload/json.js';
import { jsonReadings } from '../payload/json-readings.js';
import { parseQuietly } from '../payload/json-value.js';
import { Spot } from '../payload/spot.js';

/** The questions as they were sent, the document that they stand in, and where in it. */
export interface QuestionList {
  readonly items: readonly unknown[];
  readonly document: JsonDocument;
  spot(index: number): Spot;
}

const QUESTIONS = new Spot(undefined, 'questions');

/** Finds the list; models also send it as JSON text, or one question without a list. */
export function readQuestionList(document: JsonDocument): QuestionList | undefined {
  return listAt(document, own(document.value, 'questions')) ?? listInText(own(document.value, 'questions'));
}

function listAt(document: JsonDocument, value: unknown): QuestionList | undefined {
  if (Array.isArray(value)) return { items: value, document, spot: (index) => new Spot(QUESTIONS, index) };
  if (isObject(value)) return { items: [value], document, spot: () => new Spot(undefined, 'questions', 'questions[0]') };
  return undefined;
}

function listInText(value: unknown): QuestionList | undefined {
  if (typeof value !== 'string') return undefined;
  // By itself: what is put into braces might close them.
  const text = firstJson(jsonReadings(value));
  if (text === undefined) return undefined;
  const inner = readJson(`{"questions":${text}}`);
  return inner.ok ? listAt({ ...inner.value, offsetOf: () => undefined }, own(inner.value.value, 'questions')) : undefined;
}

function firstJson(readings: Iterable<string>): string | undefined {
  for (const text of readings) if (parseQuietly(text)) return text;
  return undefined;
}
