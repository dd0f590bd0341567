import { MAX_OPTIONS } from '../../limits.js';
import type { Option } from '../../model/index.js';
import { isObject, type JsonObject } from '../../payload/json.js';
import type { Spot } from '../../payload/spot.js';
import type { Writable } from '../../writable.js';
import { saysSomething, type Field, type FormReader } from './reader.js';
import type { ChoiceType } from './types.js';

/** Reads the options of a choice: texts, or objects with a label. The same option twice is one; what is none is named and passed over. */
export function readOptions(reader: FormReader, { value, spot }: Field, type: ChoiceType): readonly Option[] {
  if (!Array.isArray(value)) {
    return [];
  }
  const items: readonly unknown[] = value;
  if (items.length > MAX_OPTIONS) reader.limit({ code: 'too_many_options', limit: MAX_OPTIONS }, spot);
  const options = new Map<string, Option>();
  let group: Spot | undefined;
  for (const [index, item] of items.slice(0, MAX_OPTIONS).entries()) {
    const place = { value: item, spot: spot.to(index) };
    if (!reader.isWhole(place.spot)) continue;
    const option = isObject(item) ? readObject(reader, item, place.spot, type) : readText(reader, place);
    const known = option && options.get(option.id);
    if (option && !known) options.set(option.id, option);
    // Exact duplicates lose nothing; another label for the same value would.
    else if (!option || known?.label !== option.label) {
      const source = reader.sourceOf(place);
      reader.warn({ code: 'options_invalid', found: source, source }, place.spot);
    }
    if (type !== 'select' && isObject(item) && (item['group'] ?? null) !== null) group ??= place.spot.to('group');
  }
  if (group) reader.warn({ code: 'field_misplaced', field: 'group', type }, group);
  return [...options.values()];
}

function readText(reader: FormReader, place: Pick<Field, 'value' | 'spot'>): Option | undefined {
  const text = reader.scalar(place);
  if (text === undefined || !saysSomething(text)) return undefined;
  reader.bound(text, place.spot);
  return { id: text, label: text };
}

/** The label is what people read; without one there is no option. */
function readObject(reader: FormReader, item: JsonObject, spot: Spot, type: ChoiceType): Option | undefined {
  const label = word(reader, item, spot, 'label');
  if (label === undefined) return undefined;
  const option: Writable<Option> = { id: word(reader, item, spot, 'value') ?? label, label };
  const description = reader.text(item, spot, 'description');
  const group = type === 'select' ? reader.text(item, spot, 'group') : undefined;
  const trailing = reader.text(item, spot, 'trailingLabel');
  if (description !== undefined) option.description = description;
  if (group !== undefined) option.group = group;
  if (trailing !== undefined) option.trailing = trailing;
  return option;
}

/** As it stands: the value is the assistant's own, and white space may belong to it. */
function word(reader: FormReader, item: JsonObject, spot: Spot, name: string): string | undefined {
  const field = reader.field(item, spot, name);
  const text = field && reader.scalar(field);
  if (field && text === undefined) return reader.invalid(field, 'text');
  if (field && text !== undefined) reader.bound(text, field.spot);
  return text !== undefined && saysSomething(text) ? text : undefined;
}
