import { flatten } from '../../flatten.js';
import { MAX_TEXT } from '../../limits.js';
import { own, type JsonDocument, type JsonObject } from '../../payload/json.js';
import type { JsonPath } from '../../payload/json-index.js';
import { Spot } from '../../payload/spot.js';
import type { Expected, FormProblem } from './problem.js';

/** Whether the value at a path has arrived whole. What has not is passed over: it may yet become something else. */
export type IsWhole = (path: JsonPath) => boolean;

/** A value that is there, and where. */
export interface Field {
  readonly name: string;
  readonly value: unknown;
  readonly spot: Spot;
}

/** Reads fields one by one. What cannot be used is named and left out. */
export class FormReader {
  readonly problems: FormProblem[] = [];
  /** A limit was broken, so that the whole block stays text. */
  overLimit = false;
  readonly #document: JsonDocument;
  readonly #isWhole: IsWhole | undefined;

  constructor(document: JsonDocument, isWhole?: IsWhole) {
    this.#document = document;
    this.#isWhole = isWhole;
  }

  /** Whether nothing is still to come. */
  get hasAll(): boolean {
    return this.#isWhole?.([]) ?? true;
  }

  isWhole(spot: Spot): boolean {
    return this.#isWhole?.(spot.path) ?? true;
  }

  /** The first of fields that mean the same. `null` is as good as nothing. */
  field(object: JsonObject, parent: Spot | undefined, ...names: readonly string[]): Field | undefined {
    let found: Field | undefined;
    for (const name of names) {
      const value = own(object, name) ?? undefined;
      if (value === undefined) continue;
      const spot = at(parent, name);
      if (found) this.warn({ code: 'field_repeated', field: found.name, other: name }, spot);
      else if (this.isWhole(spot)) found = { name, value, spot };
    }
    return found;
  }

  /** A list as far as it has come. Anything else has to be whole. */
  list(object: JsonObject, parent: Spot, name: string): Field | undefined {
    const value = own(object, name);
    return Array.isArray(value) ? { name, value, spot: at(parent, name) } : this.field(object, parent, name);
  }

  /** A text that says something, trimmed: the first of fields that mean the same. Numbers and booleans are texts as they were written. */
  text(object: JsonObject, parent: Spot | undefined, ...names: readonly string[]): string | undefined {
    const field = this.field(object, parent, ...names.filter((name) => !isBlank(own(object, name))));
    if (!field) return undefined;
    const text = this.scalar(field);
    if (text === undefined) return this.invalid(field, 'text');
    this.bound(text, field.spot);
    return text.trim();
  }

  /** A finite number, or a text that is one. */
  number(object: JsonObject, parent: Spot, name: string, expected: 'number' | 'above_zero' | 'whole'): number | undefined {
    const field = this.field(object, parent, name);
    if (!field || field.value === '') return undefined;
    const { value } = field;
    const number = typeof value === 'string' ? decimal(value) : value;
    const fits = typeof number === 'number' && Number.isFinite(number) && (expected === 'number' || (number > 0 && (expected === 'above_zero' || Number.isSafeInteger(number))));
    return fits ? number : this.invalid(field, expected);
  }

  boolean(object: JsonObject, parent: Spot, name: string): boolean | undefined {
    const field = this.field(object, parent, name);
    return field && (typeof field.value === 'boolean' ? field.value : this.invalid(field, 'boolean'));
  }

  scalar({ value, spot }: Pick<Field, 'value' | 'spot'>): string | undefined {
    if (typeof value === 'string') return value;
    return typeof value === 'number' || typeof value === 'boolean' ? (this.#document.sourceAt(spot.path) ?? String(value)) : undefined;
  }

  /** What was found, as it was written, but a text without its quotes. */
  shown(field: Pick<Field, 'value' | 'spot'>): string {
    return this.scalar(field) ?? this.sourceOf(field);
  }

  sourceOf({ value, spot }: Pick<Field, 'value' | 'spot'>): string {
    return this.#document.sourceAt(spot.path) ?? JSON.stringify(value) ?? '';
  }

  invalid(field: Field, expected: Expected): undefined {
    this.warn({ code: 'field_invalid', field: field.name, expected, found: this.sourceOf(field) }, field.spot);
  }

  warn(problem: FormProblem, spot: Spot): undefined {
    this.#note({ ...problem, severity: 'warning' }, spot);
  }

  /** What was meant as a question, and cannot be asked: it goes with the problem, so that it can be shown. */
  unreadable(problem: FormProblem, question: Pick<Field, 'value' | 'spot'>, spot = question.spot): undefined {
    this.#note({ ...problem, source: this.sourceOf(question) }, spot, question.spot);
  }

  bound(text: string, spot: Spot): void {
    if (text.length > MAX_TEXT) this.limit({ code: 'text_too_long', limit: MAX_TEXT }, spot);
  }

  limit(problem: FormProblem, spot: Spot): void {
    this.overLimit = true;
    this.#note(problem, spot);
  }

  /** A field that is missing is missing in its question. */
  #note(problem: FormProblem, spot: Spot, parent: Spot = spot): void {
    const offset = this.#document.offsetOf(spot.path) ?? this.#document.offsetOf(parent.path) ?? 0;
    this.problems.push({ ...problem, path: spot.shown, at: offset });
  }
}

export const at = (parent: Spot | undefined, name: string): Spot => parent?.to(name) ?? new Spot(undefined, name);

/** The number that a text is as people write it; `NaN` where it is none. `Number` alone also takes `0x10` and white space. */
export const decimal = (text: string): number => (/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text.trim()) ? Number(text) : NaN);

/** Whether something is left of a text in a line of the answer. */
export const saysSomething = (text: string): boolean => flatten(text).trim() !== '';

export const isBlank = (value: unknown): boolean => typeof value === 'string' && !saysSomething(value);
