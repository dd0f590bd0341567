import { MAX_OPTIONS, MAX_TEXT } from '../limits.js';
import type { Option } from '../model/index.js';
import { isObject, type JsonDocument, type JsonObject } from '../payload/json.js';
import { Spot } from '../payload/spot.js';
import type { Problem } from '../problem.js';
import { OptionIndex } from './option-index.js';
import type { SageQuestion } from './to-question.js';
import { readSageType, type SageType } from './types.js';

/** Of one question's defaults, how many that name no option are told of. */
const MAX_TOLD = 20;

const DEFAULTS = ['default', 'default_value'];
const TEXT_DEFAULTS = [...DEFAULTS, 'default_text'];

/** Reads questions one after the other. What cannot be read is named and passed over; nothing looks ahead. */
export class QuestionReader {
  readonly problems: Problem[] = [];
  /** A limit was broken, so that the whole block stays text. */
  overLimit = false;
  readonly #document: JsonDocument;
  /** Few enough to be looked through one by one, which takes less than to hash them. */
  readonly #ids: string[];

  /** `ids`: of the questions before. */
  constructor(document: JsonDocument, ids: readonly string[] = []) {
    this.#document = document;
    this.#ids = [...ids];
  }

  question(item: unknown, index: number, spot: Spot): SageQuestion | undefined {
    if (!isObject(item)) return this.#unreadable({ code: 'question_not_object' }, item, spot);
    const name = item['type'];
    const type = typeof name === 'string' ? readSageType(name) : undefined;
    if (!type) return this.#unreadable({ code: 'type_unsupported', found: typeof name === 'string' ? name : this.#sourceOf(spot.to('type'), name) }, item, spot, spot.to('type'));
    const text = this.text(item['text'], spot, 'text');
    if (text === undefined) return this.#unreadable({ code: 'text_required' }, item, spot, spot.to('text'));
    const options = type === 'free_text' ? [] : this.#options(item['options'], spot.to('options'));
    if (type !== 'free_text' && options.length === 0) return this.#unreadable({ code: 'options_invalid' }, item, spot, spot.to('options'));
    const initial = this.#default(item, type, options, spot);
    return { id: this.#id(item['id'], index, spot), type, text, options, initial, allowOther: item['allow_other'] === true };
  }

  /** The question as it was written goes with the problem, so that it can be shown. */
  #unreadable(problem: Problem, item: unknown, question: Spot, at: Spot = question): undefined {
    return this.#problem({ ...problem, source: this.#sourceOf(question, item) }, at, question);
  }

  /** A text that says something, trimmed. */
  text(value: unknown, parent: Spot | undefined, name: string): string | undefined {
    if (typeof value !== 'string') return undefined;
    this.#bound(value, parent, name);
    return value.trim() || undefined;
  }

  #id(value: unknown, index: number, question: Spot): string {
    const given = this.#scalar(value, question, 'id')?.trim() || undefined;
    const wanted = given ?? `q${index + 1}`;
    let id = wanted;
    for (let n = 2; this.#ids.includes(id); n++) id = `${wanted}_${n}`;
    if (id !== wanted) this.#problem({ code: 'question_id_repeated', severity: 'warning', found: wanted }, question.to('id'));
    this.#ids.push(id);
    return id;
  }

  #options(value: unknown, spot: Spot): readonly Option[] {
    if (!Array.isArray(value)) return [];
    const items: readonly unknown[] = value;
    if (items.length > MAX_OPTIONS) this.#limit({ code: 'too_many_options', limit: MAX_OPTIONS }, spot);
    const options = new Map<string, Option>();
    for (let index = 0; index < Math.min(items.length, MAX_OPTIONS); index++) {
      const item = items[index];
      const option = this.#option(item, spot, index);
      const known = option && options.get(option.id);
      if (option && !known) options.set(option.id, option);
      // Exact duplicates lose nothing; another label for the same value would.
      else if (!option || known?.label !== option.label) {
        const source = this.#sourceOf(spot.to(index), item);
        this.#problem({ code: 'options_invalid', severity: 'warning', found: source, source }, spot.to(index));
      }
    }
    return [...options.values()];
  }

  #option(item: unknown, list: Spot, index: number): Option | undefined {
    if (!isObject(item)) {
      const text = this.#word(item, list, index);
      return text === undefined ? undefined : { id: text, label: text };
    }
    const spot = list.to(index);
    const value = this.#word(item['value'], spot, 'value');
    const label = this.#word(item['label'], spot, 'label');
    const id = value ?? label;
    return id === undefined ? undefined : { id, label: label ?? id };
  }

  #word(value: unknown, parent: Spot, step: string | number): string | undefined {
    const text = this.#scalar(value, parent, step);
    if (text !== undefined) this.#bound(text, parent, step);
    return text === undefined || text.trim() === '' ? undefined : text;
  }

  /** Text as it stands; numbers and booleans as they were written. */
  #scalar(value: unknown, parent: Spot, step: string | number): string | undefined {
    if (typeof value === 'string') return value;
    return typeof value === 'number' || typeof value === 'boolean' ? (this.#document.sourceAt(parent.to(step).path) ?? String(value)) : undefined;
  }

  #default(item: JsonObject, type: SageType, options: readonly Option[], spot: Spot): string | readonly string[] {
    const names = type === 'free_text' ? TEXT_DEFAULTS : DEFAULTS;
    const name = names.find((each) => (item[each] ?? null) !== null);
    if (name === undefined) return type === 'multi_choice' ? [] : '';
    const value = item[name];
    if (type === 'free_text') return this.#defaultText(value, spot, name);
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    const index = new OptionIndex(options);
    const ids = new Set<string>();
    const known = this.problems.length;
    for (let at = 0; at < values.length; at++) {
      // So many say what is wrong with all.
      if (this.problems.length - known >= MAX_TOLD) break;
      const id = values === value ? this.#defaultOption(values[at], spot.to(name), at, index) : this.#defaultOption(value, spot, name, index);
      if (id !== undefined) ids.add(id);
    }
    const [first = ''] = ids;
    if (type === 'single_choice') return first;
    return ids.size === 0 ? [] : options.flatMap(({ id }) => (ids.has(id) ? [id] : []));
  }

  #defaultText(value: unknown, question: Spot, name: string): string {
    const text = this.#scalar(value, question, name);
    if (text === undefined) this.#problem({ code: 'default_invalid', severity: 'warning', found: this.#sourceOf(question.to(name), value) }, question.to(name));
    else this.#bound(text, question, name);
    return text ?? '';
  }

  /** A value, or a label that can mean only one. Anything else is never submitted unseen: there is no default then. */
  #defaultOption(value: unknown, parent: Spot, step: string | number, options: OptionIndex): string | undefined {
    const text = this.#scalar(value, parent, step);
    if (text === '') return undefined;
    const id = text === undefined ? undefined : options.idOf(text);
    if (id !== undefined) return id;
    const source = text ?? this.#sourceOf(parent.to(step), value);
    this.#problem({ code: 'default_invalid', severity: 'warning', found: source, source }, parent.to(step));
    return undefined;
  }

  /** Spots are made where one is needed: most values are well. */
  #bound(text: string, parent: Spot | undefined, step: string | number): void {
    if (text.length > MAX_TEXT) this.#limit({ code: 'text_too_long', limit: MAX_TEXT }, parent?.to(step) ?? new Spot(undefined, step));
  }

  #limit(problem: Problem, spot: Spot): void {
    this.overLimit = true;
    this.#problem(problem, spot);
  }

  /** A field that is missing is missing in its question. */
  #problem(problem: Problem, spot: Spot, parent: Spot = spot): undefined {
    const at = this.#document.offsetOf(spot.path) ?? this.#document.offsetOf(parent.path) ?? 0;
    this.problems.push({ ...problem, path: spot.shown, at });
  }

  #sourceOf(spot: Spot, value: unknown): string {
    return this.#document.sourceAt(spot.path) ?? JSON.stringify(value) ?? '';
  }
}
