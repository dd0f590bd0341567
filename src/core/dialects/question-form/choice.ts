import type { MultiChoiceQuestion, Option, OtherOption, Question, SingleChoiceQuestion } from '../../model/index.js';
import type { JsonObject } from '../../payload/json.js';
import type { Spot } from '../../payload/spot.js';
import type { Writable } from '../../writable.js';
import type { Base } from './field.js';
import { at, type FormReader } from './reader.js';
import type { ChoiceType } from './types.js';

interface ChoiceSource {
  readonly item: JsonObject;
  readonly spot: Spot;
  readonly base: Base;
  readonly type: ChoiceType;
  /** At least one. */
  readonly options: readonly Option[];
  readonly allowsCustom: boolean;
}

/** Of one question's defaults, how many that fit nothing are told of: so many say what is wrong with all. */
const MAX_TOLD = 20;

/** Makes a question of a choice, with its default: what names no option is the person's own answer, where that is offered. */
export function readChoice(reader: FormReader, source: ChoiceSource): Question {
  const { item, spot, base, type, options, allowsCustom } = source;
  const other = allowsCustom ? readOther(reader, item, spot) : undefined;
  const max = type === 'checkbox' ? reader.number(item, spot, 'maxSelections', 'whole') : undefined;
  const chosen = readDefault(reader, source, max ?? Infinity);
  if (type === 'checkbox') {
    const question: Writable<MultiChoiceQuestion> = { kind: 'multi_choice', ...base, options, widget: 'list' };
    if (other) question.other = other;
    if (max !== undefined) question.max = max;
    if (chosen.options.length > 0 || chosen.other !== undefined) question.initial = chosen;
    return question;
  }
  const question: Writable<SingleChoiceQuestion> = { kind: 'single_choice', ...base, options, widget: type === 'select' ? 'select' : 'list' };
  const [option] = chosen.options;
  if (other) question.other = other;
  if (option !== undefined) question.initial = { option };
  else if (chosen.other !== undefined) question.initial = { other: chosen.other };
  return question;
}

function readOther(reader: FormReader, item: JsonObject, spot: Spot): OtherOption {
  const other: Writable<OtherOption> = { exclusive: false };
  const label = reader.text(item, spot, 'customLabel');
  const placeholder = reader.text(item, spot, 'customPlaceholder');
  if (label !== undefined) other.label = label;
  if (placeholder !== undefined) other.placeholder = placeholder;
  return other;
}

interface Chosen {
  readonly options: readonly string[];
  readonly other?: string;
}

const NOTHING: Chosen = { options: [] };

function readDefault(reader: FormReader, { item, spot, type, options, allowsCustom }: ChoiceSource, max: number): Chosen {
  const given = reader.field(item, spot, 'default', 'defaultValue');
  if (!given) return NOTHING;
  const list: readonly unknown[] | undefined = Array.isArray(given.value) ? given.value : undefined;
  if (type !== 'checkbox' && list && list.length > 1) return invalid(reader, given.value, given.spot) ?? NOTHING;
  // A label may be the value of an option that is yet to come.
  const find = reader.isWhole(at(spot, 'options')) ? byValueOrLabel(options) : byValue(options);
  const ids = new Set<string>();
  const own: string[] = [];
  let told = 0;
  for (const [index, value] of (list ?? [given.value]).entries()) {
    const place = list ? given.spot.to(index) : given.spot;
    const text = reader.scalar({ value, spot: place });
    if (text?.trim() === '') continue;
    const id = text === undefined ? undefined : find(text);
    if (id !== undefined) ids.add(id);
    // Its option may yet come.
    else if (!reader.isWhole(spot)) return NOTHING;
    else if (text !== undefined && allowsCustom) own.push(text.trim());
    else if (++told <= MAX_TOLD) invalid(reader, value, place);
  }
  const other = own.length > 0 ? own.join(', ') : undefined;
  if (other !== undefined) reader.bound(other, given.spot);
  const count = ids.size + (other === undefined ? 0 : 1);
  // The most that may be chosen is yet to come.
  if (count > 1 && type === 'checkbox' && max === Infinity && !reader.isWhole(spot)) return NOTHING;
  if (count > max) reader.warn({ code: 'default_too_many', limit: max }, given.spot);
  const kept = new Set([...ids].slice(0, max));
  const chosen = options.flatMap(({ id }) => (kept.has(id) ? [id] : []));
  return other === undefined || kept.size >= max ? { options: chosen } : { options: chosen, other };
}

function invalid(reader: FormReader, value: unknown, spot: Spot): undefined {
  const source = reader.shown({ value, spot });
  reader.warn({ code: 'default_invalid', found: source, source }, spot);
}

function byValue(options: readonly Option[]): (text: string) => string | undefined {
  const ids = new Set(options.map(({ id }) => id));
  return (text) => (ids.has(text) ? text : undefined);
}

/** A value, or a label that can mean only one. */
function byValueOrLabel(options: readonly Option[]): (text: string) => string | undefined {
  const ids = new Set<string>();
  const labels = new Map<string, string | undefined>();
  for (const { id, label } of options) {
    ids.add(id);
    labels.set(label, labels.has(label) ? undefined : id);
  }
  const find = (text: string): string | undefined => (ids.has(text) ? text : labels.get(text));
  return (text) => find(text) ?? find(text.trim());
}
