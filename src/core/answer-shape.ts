import type { Answer, QuestionKind } from './model/index.js';
import { isObject } from './payload/json.js';

/** Whether a value has the shape of an answer: it may have been stored, or come from a page. Whether it fits its question is not said. */
export function isAnswer(raw: unknown): raw is Answer {
  if (!isObject(raw)) return false;
  const { question, kind, value, note } = raw;
  return isString(question) && isKind(kind) && SHAPES[kind](value) && (note === undefined || isString(note));
}

const isString = (value: unknown): value is string => typeof value === 'string';
const isKind = (value: unknown): value is QuestionKind => isString(value) && Object.hasOwn(SHAPES, value);
const isTextOrNothing = (value: unknown): boolean => value === null || isString(value);

const SHAPES: { readonly [K in QuestionKind]: (value: unknown) => boolean } = {
  single_choice: (value) => value === null || (isObject(value) && (isString(value['option']) || isString(value['other']))),
  multi_choice: (value) => isObject(value) && Array.isArray(value['options']) && value['options'].every(isString) && (value['other'] === undefined || isString(value['other'])),
  text: isTextOrNothing,
  temporal: isTextOrNothing,
  color: isTextOrNothing,
  number: (value) => value === null || typeof value === 'number',
  boolean: (value) => value === null || typeof value === 'boolean',
  file: (value) => Array.isArray(value) && value.every((file) => isObject(file) && isString(file['name'])),
};
