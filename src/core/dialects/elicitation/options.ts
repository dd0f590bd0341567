import { MAX_OPTIONS } from '../../limits.js';
import type { Option } from '../../model/index.js';
import { fieldOf, isRecord, itemsOf } from '../../payload/foreign.js';
import type { ElicitationFlavour } from './flavour.js';
import { read, unsupportedProperty, type Reading } from './reading.js';
import { isTooLong, wordsOf } from './texts.js';

/** Where options may stand: in the field itself, in the items of a list, or by mistake beside them. */
export interface OptionSource {
  readonly name: string;
  readonly schema: unknown;
  readonly flavour: ElicitationFlavour;
  readonly of: 'field' | 'items' | 'beside items';
}

/**
 * Reads `enum`, with its legacy `enumNames`, or `oneOf`; of the items of a list in MCP `anyOf` too. Nothing where there
 * are none. Titles label options; a value that occurs twice is one option. Source: docs/elicitation.md §3.
 */
export function readOptions({ name, schema, flavour, of }: OptionSource): Reading<readonly Option[] | undefined> {
  const given = fieldOf(schema, 'enum');
  const values = given === undefined ? undefined : texts(given);
  const noStrings = unsupportedProperty(name, of === 'field' ? 'enum must be strings' : 'items enum must be strings');
  if (given !== undefined && !values) return noStrings;
  const oneOf = fieldOf(schema, 'oneOf');
  const titled = oneOf === undefined && of === 'items' && flavour === 'mcp' ? fieldOf(schema, 'anyOf') : oneOf;
  const options = titled === undefined ? undefined : readTitled(titled);
  if (titled !== undefined && !options) return unsupportedProperty(name, 'oneOf options need a string const');
  if (values === 'too_many' || options === 'too_many') return unsupportedProperty(name, `has more than ${MAX_OPTIONS} options`);
  const names = texts(fieldOf(schema, 'enumNames'));
  const all = options ? both(options, values, flavour) : values?.map((value, index) => toOption(value, typeof names === 'object' ? names[index] : undefined));
  if (all?.some(({ id, label, description }) => [id, label, description].some(isTooLong))) return unsupportedProperty(name, 'has an option that is too long');
  // Nothing may be chosen, and nothing else may be answered.
  if (all?.length === 0 && flavour === 'mcp') return noStrings;
  return read(all && all.length > 0 ? unique(all) : undefined);
}

function readTitled(value: unknown): readonly Option[] | 'too_many' | undefined {
  const items = itemsOf(value, MAX_OPTIONS);
  if (items === undefined || items === 'too_many') return items;
  const options = items.flatMap((item): readonly Option[] => {
    const id = isRecord(item) ? fieldOf(item, 'const') : undefined;
    return typeof id === 'string' ? [toOption(id, fieldOf(item, 'title'), fieldOf(item, 'description'))] : [];
  });
  return items.length > 0 && options.length === items.length ? options : undefined;
}

/** Suggestions are those with titles. What is binding must be in both lists. */
function both(options: readonly Option[], values: readonly string[] | undefined, flavour: ElicitationFlavour): readonly Option[] {
  const allowed = flavour === 'mcp' && values ? new Set(values) : undefined;
  return allowed ? options.filter(({ id }) => allowed.has(id)) : options;
}

function toOption(id: string, title: unknown, about?: unknown): Option {
  const description = wordsOf(about);
  return { id, label: wordsOf(title) ?? id, ...(description !== undefined && { description }) };
}

function texts(value: unknown): readonly string[] | 'too_many' | undefined {
  const items = itemsOf(value, MAX_OPTIONS);
  return items === 'too_many' || items?.every((item) => typeof item === 'string') ? items : undefined;
}

function unique(options: readonly Option[]): readonly Option[] {
  const seen = new Set<string>();
  return options.filter(({ id }) => !seen.has(id) && seen.add(id));
}
