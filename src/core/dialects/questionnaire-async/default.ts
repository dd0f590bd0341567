import { MAX_OPTIONS, MAX_TEXT } from '../../limits.js';
import { itemsOf, toPlain } from '../../payload/foreign.js';
import type { SageType } from '../../sage/types.js';
import type { Fault } from './fault.js';
import type { NormalOption } from './normal-form.js';
import { typeName } from './type-name.js';

interface DefaultOf {
  readonly type: SageType;
  /** Unknown where they have a fault of their own: then no value can be held against them. */
  readonly options: readonly NormalOption[] | undefined;
  readonly path: string;
}

/** Of one default, how many values are told of: so many say what is wrong with all. */
const MAX_TOLD = 20;

/** Reads a default; `null` and the empty value of its type mean that there is none. */
export function readDefault(value: unknown, { type, options, path }: DefaultOf, faults: Fault[]): string | readonly string[] | undefined {
  if (value === undefined || value === null) return type === 'multi_choice' ? [] : '';
  const known = options && new Set(options.map((option) => option.value));
  return type === 'multi_choice' ? readValues(value, known, path, faults) : readText(value, type === 'free_text' ? undefined : known, path, faults);
}

function readText(value: unknown, known: ReadonlySet<string> | undefined, path: string, faults: Fault[]): string | undefined {
  if (typeof value !== 'string') faults.push({ code: 'default_type_invalid', path, details: { expected: 'string', actual: typeName(value) } });
  else if (value.length > MAX_TEXT) faults.push({ code: 'text_too_long', path, details: { limit: MAX_TEXT } });
  else if (known && value !== '' && !known.has(value)) faults.push(stray(value, path));
  else return value;
  return undefined;
}

function readValues(value: unknown, known: ReadonlySet<string> | undefined, path: string, faults: Fault[]): readonly string[] | undefined {
  const items = itemsOf(value, MAX_OPTIONS);
  if (!items) faults.push({ code: 'default_type_invalid', path, details: { expected: 'string list', actual: typeName(value) } });
  else if (items === 'too_many') faults.push({ code: 'question_options_too_many', path, details: { limit: MAX_OPTIONS } });
  else return readItems(items, known, path, faults);
  return undefined;
}

function readItems(items: readonly unknown[], known: ReadonlySet<string> | undefined, path: string, faults: Fault[]): readonly string[] | undefined {
  const values = new Set(items.filter((item) => typeof item === 'string'));
  const others = items.filter((item) => typeof item !== 'string');
  const strays = known ? [...values].filter((item) => !known.has(item)) : [];
  if (others.length > 0) faults.push({ code: 'default_list_invalid_items', path, details: { invalid_items: others.slice(0, MAX_TOLD).map((item) => toPlain(item)) } });
  else if (strays.length > 0) faults.push(...strays.slice(0, MAX_TOLD).map((item) => stray(item, path)));
  else return [...values];
  return undefined;
}

const stray = (value: string, path: string): Fault => ({ code: 'default_value_not_in_options', path, details: { value: toPlain(value) } });
