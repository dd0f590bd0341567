import { checkColor } from '../../check/color.js';
import { checkNumber } from '../../check/number.js';
import { checkTemporal } from '../../check/temporal.js';
import { checkText } from '../../check/text.js';
import type { BooleanQuestion, ColorQuestion, FileQuestion, NumberQuestion, Question, TemporalQuestion, TextQuestion } from '../../model/index.js';
import type { JsonObject } from '../../payload/json.js';
import type { Spot } from '../../payload/spot.js';
import { isTemporal } from '../../temporal.js';
import type { Writable } from '../../writable.js';
import type { Field, FormReader } from './reader.js';
import type { ChoiceType, FormType } from './types.js';

/** What every question has. */
export interface Base {
  readonly id: string;
  readonly prompt: string;
  readonly required: boolean;
  readonly help?: string;
}

interface FieldSource {
  readonly item: JsonObject;
  readonly spot: Spot;
  readonly base: Base;
  readonly type: Exclude<FormType, ChoiceType>;
}

/** Makes a question of all that is no choice, with its default. */
export function readField(reader: FormReader, source: FieldSource): Question {
  switch (source.type) {
    case 'text':
    case 'textarea':
    case 'url':
    case 'email':
    case 'tel': return readText(reader, source, source.type);
    case 'number':
    case 'range': return readNumber(reader, source);
    case 'date': return readTemporal(reader, source, 'date');
    case 'time': return readTemporal(reader, source, 'time');
    case 'datetime-local': return readTemporal(reader, source, 'date-time');
    case 'color': return readColor(reader, source);
    case 'file': return readFile(reader, source);
    case 'switch': return readSwitch(reader, source);
  }
}

function readText(reader: FormReader, source: FieldSource, type: 'text' | 'textarea' | 'url' | 'email' | 'tel'): Question {
  const format = type === 'text' || type === 'textarea' ? 'plain' : type;
  const question: Writable<TextQuestion> = { kind: 'text', ...source.base, format, multiline: type === 'textarea' };
  const placeholder = reader.text(source.item, source.spot, 'placeholder');
  if (placeholder !== undefined) question.placeholder = placeholder;
  const given = defaultOf(reader, source);
  const text = given && reader.scalar(given);
  if (given && text !== undefined) reader.bound(text, given.spot);
  const checked = text === undefined ? undefined : checkText({ ...question, required: false }, { kind: 'text', text });
  // In own words, the space around them may be meant.
  if (checked?.ok && checked.value.value !== null) question.initial = format === 'plain' && text !== undefined ? text : checked.value.value;
  else if (given && text?.trim() !== '') invalid(reader, given);
  return question;
}

function readNumber(reader: FormReader, source: FieldSource): Question {
  const { item, spot, base, type } = source;
  const question: Writable<NumberQuestion> = { kind: 'number', ...base, integer: false, widget: type === 'range' ? 'range' : 'field' };
  const min = reader.number(item, spot, 'min', 'number');
  const max = reader.number(item, spot, 'max', 'number');
  const step = reader.number(item, spot, 'step', 'above_zero');
  const placeholder = reader.text(item, spot, 'placeholder');
  if (min !== undefined) question.min = min;
  if (max !== undefined && isInOrder(reader, source, min === undefined || min <= max)) question.max = max;
  if (step !== undefined) question.step = step;
  if (placeholder !== undefined) question.placeholder = placeholder;
  const given = defaultOf(reader, source);
  const text = given && reader.scalar(given);
  const checked = text === undefined ? undefined : checkNumber(onScale(question), { kind: 'number', text });
  if (checked?.ok && checked.value.value !== null) question.initial = checked.value.value;
  else if (given && text?.trim() !== '') invalid(reader, given);
  return question;
}

/** A slider that is told no bounds has those of the platform, and could not show what lies beyond. */
function onScale(question: NumberQuestion): NumberQuestion {
  const { widget, min = 0, max = 100 } = question;
  return widget === 'range' && min < max ? { ...question, min, max } : question;
}

function readTemporal(reader: FormReader, source: FieldSource, precision: TemporalQuestion['precision']): Question {
  const question: Writable<TemporalQuestion> = { kind: 'temporal', ...source.base, precision };
  const min = readBound(reader, source, 'min', precision);
  const max = readBound(reader, source, 'max', precision);
  if (min !== undefined) question.min = min;
  if (max !== undefined && isInOrder(reader, source, checkTemporal(question, { kind: 'temporal', text: max }).ok)) question.max = max;
  const given = defaultOf(reader, source);
  const text = given && reader.scalar(given);
  const checked = text === undefined || !isLocal(text, precision) ? undefined : checkTemporal(question, { kind: 'temporal', text });
  if (checked?.ok && checked.value.value !== null) question.initial = checked.value.value;
  else if (given && text?.trim() !== '') invalid(reader, given);
  return question;
}

function readBound(reader: FormReader, { item, spot }: FieldSource, name: string, precision: TemporalQuestion['precision']): string | undefined {
  const field = reader.field(item, spot, name);
  if (!field || field.value === '') return undefined;
  const text = typeof field.value === 'string' ? field.value.trim().toUpperCase() : '';
  return isLocal(text, precision) ? text : reader.invalid(field, precision);
}

/** The controls of the platform know no offset. */
const isLocal = (text: string, precision: TemporalQuestion['precision']): boolean => isTemporal(text.trim().toUpperCase(), precision) && (precision !== 'date-time' || !/(?:Z|[+-]\d{2}:\d{2})$/i.test(text.trim()));

/** Bounds that contradict each other would leave no answer. */
function isInOrder(reader: FormReader, { item, spot }: FieldSource, holds: boolean): boolean {
  const field = reader.field(item, spot, 'max');
  if (field && !holds) reader.invalid(field, 'min');
  return holds;
}

function readColor(reader: FormReader, source: FieldSource): Question {
  const question: Writable<ColorQuestion> = { kind: 'color', ...source.base };
  const given = defaultOf(reader, source);
  const text = given && reader.scalar(given);
  // `#abc` is `#aabbcc`, as in CSS.
  const checked = text === undefined ? undefined : checkColor(question, { kind: 'color', text: text.trim().replace(/^#([\da-f])([\da-f])([\da-f])$/i, '#$1$1$2$2$3$3') });
  if (checked?.ok && checked.value.value !== null) question.initial = checked.value.value;
  else if (given && text?.trim() !== '') invalid(reader, given);
  return question;
}

function readFile(reader: FormReader, source: FieldSource): Question {
  const { item, spot, base } = source;
  const question: Writable<FileQuestion> = { kind: 'file', ...base, multiple: reader.boolean(item, spot, 'multiple') ?? false };
  const accept = reader.text(item, spot, 'accept');
  if (accept !== undefined) question.accept = accept;
  // A file cannot be recommended: it is the person's.
  const given = defaultOf(reader, source);
  if (given && given.value !== '' && !(Array.isArray(given.value) && given.value.length === 0)) invalid(reader, given);
  return question;
}

function readSwitch(reader: FormReader, source: FieldSource): Question {
  const question: Writable<BooleanQuestion> = { kind: 'boolean', ...source.base, widget: 'switch' };
  const given = defaultOf(reader, source);
  const text = given && reader.scalar(given)?.trim().toLowerCase();
  if (text === 'true' || text === 'false') question.initial = text === 'true';
  else if (given && text !== '') invalid(reader, given);
  return question;
}

/** One that has to lie within bounds counts once these have come. */
function defaultOf(reader: FormReader, { item, spot, type }: FieldSource): Field | undefined {
  return BOUNDED.has(type) && !reader.isWhole(spot) ? undefined : reader.field(item, spot, 'default', 'defaultValue');
}

const BOUNDED: ReadonlySet<FormType> = new Set<FormType>(['number', 'range', 'date', 'time', 'datetime-local']);

function invalid(reader: FormReader, field: Field): void {
  const source = reader.shown(field);
  reader.warn({ code: 'default_invalid', found: source, source }, field.spot);
}
