import { MAX_OPTIONS, MAX_TEXT } from '../../limits.js';
import type { Option } from '../../model/index.js';
import { fieldOf, isRecord, itemsOf } from '../../payload/foreign.js';
import type { ElicitationFlavour } from './flavour.js';
import { readOptions } from './options.js';
import { read, unsupportedProperty, type Reading } from './reading.js';
import { isSecretShaped } from './secrets.js';
import { isTooLong, named } from './texts.js';

/** A property that can be asked, in one spelling. */
export type Property = { readonly name: string; readonly schema: object } & (
  | { readonly type: 'string'; readonly options?: readonly Option[]; readonly initial?: string }
  | { readonly type: 'array'; readonly options?: readonly Option[]; readonly initial?: readonly string[] }
  | { readonly type: 'number' | 'integer'; readonly initial?: number }
  | { readonly type: 'boolean'; readonly initial?: boolean }
);

type Head = Pick<Property, 'name' | 'schema'>;

/** Reads one property, or says the first thing that is wrong with it: its type, its shape, its options, its default, that it asks for a secret. */
export function readProperty(name: string, schema: unknown, flavour: ElicitationFlavour): Reading<Property> {
  if (!isRecord(schema)) return unsupportedProperty(name, 'is not an object');
  const property = readByType({ name, schema }, flavour);
  if (!property.ok) return property;
  const title = fieldOf(schema, 'title');
  if (isSecretShaped(name) || (typeof title === 'string' && isSecretShaped(title))) return unsupportedProperty(name, 'is secret-shaped — use a connect flow');
  if ([title, fieldOf(schema, 'description')].some(isTooLong)) return unsupportedProperty(name, `has a text of more than ${MAX_TEXT} characters`);
  return property;
}

function readByType(head: Head, flavour: ElicitationFlavour): Reading<Property> {
  const { name, schema } = head;
  const type = fieldOf(schema, 'type');
  switch (type) {
    case 'string':
    case 'number':
    case 'integer':
    case 'boolean':
    case 'array':
      if (has(schema, 'properties') || (type !== 'array' && has(schema, 'items'))) return unsupportedProperty(name, 'is nested — flat dialect only');
      return type === 'array' ? readList(head, flavour) : readScalar(head, type, flavour);
    default:
      return unsupportedProperty(name, `has unsupported type "${named(typeName(type))}"`);
  }
}

/** As text where it has one; a list of types as JSON would join it. */
function typeName(type: unknown): string {
  if (typeof type === 'object' && type !== null) {
    const items = itemsOf(type, MAX_OPTIONS);
    return typeof items === 'object' ? items.map((item) => (typeof item === 'string' ? item : typeof item)).join(',') : 'object';
  }
  return typeof type === 'symbol' ? 'symbol' : String(type);
}

function readList(head: Head, flavour: ElicitationFlavour): Reading<Property> {
  const { name, schema } = head;
  const items = fieldOf(schema, 'items');
  const type = fieldOf(items, 'type');
  // MCP’s titled lists name no type.
  const isImplied = flavour === 'mcp' && type === undefined && (has(items, 'anyOf') || has(items, 'oneOf'));
  if (!isRecord(items) || (type !== 'string' && !isImplied)) return unsupportedProperty(name, 'array items must be strings');
  if (has(items, 'properties') || has(items, 'items')) return unsupportedProperty(name, 'is nested — flat dialect only');
  const own = readOptions({ name, schema: items, flavour, of: 'items' });
  if (!own.ok) return own;
  // Options that were written beside the items are meant for them; those in their place win.
  const beside = readOptions({ name, schema, flavour, of: 'beside items' });
  if (!beside.ok) return beside;
  const options = own.value ?? beside.value;
  const given = fieldOf(schema, 'default');
  const values = given === undefined ? [] : itemsOf(given, MAX_OPTIONS);
  if (values === undefined || values === 'too_many' || !values.every((value) => typeof value === 'string')) return unsupportedProperty(name, 'default must be an array of strings');
  return read({ ...head, type: 'array', ...(options && { options }), ...(values.length > 0 && { initial: values }) });
}

function readScalar(head: Head, type: Exclude<Property['type'], 'array'>, flavour: ElicitationFlavour): Reading<Property> {
  const { name, schema } = head;
  if (type !== 'string' && (has(schema, 'enum') || has(schema, 'oneOf'))) return unsupportedProperty(name, 'enum/oneOf requires type "string"');
  const options = readOptions({ name, schema, flavour, of: 'field' });
  if (!options.ok) return options;
  const initial = fieldOf(schema, 'default');
  const mismatch = unsupportedProperty(name, `default must match type "${type}"`);
  switch (type) {
    case 'boolean':
      if (initial !== undefined && typeof initial !== 'boolean') return mismatch;
      return read({ ...head, type, ...(initial !== undefined && { initial }) });
    case 'string':
      if (initial !== undefined && typeof initial !== 'string') return mismatch;
      return read({ ...head, type, ...(options.value && { options: options.value }), ...(initial !== undefined && initial !== '' && { initial }) });
    case 'number':
    case 'integer':
      if (initial !== undefined && (typeof initial !== 'number' || !(type === 'integer' ? Number.isInteger(initial) : Number.isFinite(initial)))) return mismatch;
      return read({ ...head, type, ...(initial !== undefined && { initial }) });
  }
}

const has = (schema: unknown, key: string): boolean => fieldOf(schema, key) !== undefined;
