import { MAX_OPTIONS, MAX_TEXT } from '../../limits.js';
import type { Option } from '../../model/index.js';
import { isObject, own, type JsonDocument, type JsonObject } from '../../payload/json.js';
import type { Spot } from '../../payload/spot.js';
import type { Problem } from '../../problem.js';
import type { SageQuestion } from '../../sage/to-question.js';
import type { SageType } from '../../sage/types.js';

function typeOf(name: string): SageType | undefined {
  switch (name) {
    case 'single_choice':
      return 'single_choice';
    case 'multi_choice':
    case 'multiple_choice':
      return 'multi_choice';
    case 'free_text':
    case 'text':
      return 'free_text';
    default:
      return undefined;
  }
}

const DEFAULTS = ['default', 'default_value'];
const TEXT_DEFAULTS = [...DEFAULTS, 'default_text'];

/** Reads questions one after the other. What cannot be read is named and passed over; nothing looks ahead. */
export class QuestionReader {
  readonly problems: Problem[] = [];
  /** A limit was broken, so that the whole block stays text. */
  overLimit = false;
  readonly #document: JsonDocument;
  /** Few enough to be looked through one by one, which takes less than to hash them. */
  readonly #ids: string[] = [];

  constructor(document: JsonDocument) {
    this.#document = document;
  }

  question(item: unknown, index: number, spot: Spot): SageQuestion | undefined {
    const unreadable = (problem: Problem, at: Spot = spot): undefined => this.#problem({ ...problem, source: this.#sourceOf(spot, item) }, at, spot);
    if (!isObject(item)) return unreadable({ code: 'question_not_object' });
    const name = own(item, 'type');
    const type = typeof name === 'string' ? (typeOf(name) ?? typeOf(name.trim().toLowerCase())) : undefined;
    if (!type) return unreadable({ code: 'type_unsupported', found: typeof name === 'string' ? name : this.#sourceOf(spot.to('type'), name) }, spot.to('type'));
    const text = this.text(own(item, 'text'), spot.to('text'));
    if (text === undefined) return unreadable({ code: 'text_required' }, spot.to('text'));
    const options = type === 'free_text' ? [] : this.#options(own(item, 'options'), spot.to('options'));
    if (type !== 'free_text' && options.length === 0) return unreadable({ code: 'options_invalid' }, spot.to('options'));
    const initial = this.#default(item, type, options, spot);
    return { id: this.#id(own(item, 'id'), index, spot.to('id')), type, text, options, initial, allowOther: own(item, 'allow_other') === true };
  }

  /** A text that says something, trimmed. */
  text(value: unknown, spot: Spot): string | undefined {
    if (typeof value !== 'string') return undefined;
    this.#bound(value, spot);
    return value.trim() === '' ? undefined : value.trim();
  }

  #id(value: unknown, index: number, spot: Spot): string {
    const given = this.#scalar(value, spot)?.trim() || undefined;
    const wanted = given ?? `q${index + 1}`;
    let id = wanted;
    for (let n = 2; this.#ids.includes(id); n++) id = `${wanted}_${n}`;
    if (id !== wanted) this.#problem({ code: 'question_id_repeated', severity: 'warning', found: wanted }, spot);
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
      const option = this.#option(item, spot.to(index));
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

  #option(item: unknown, spot: Spot): Option | undefined {
    if (!isObject(item)) {
      const text = this.#word(item, spot);
      return text === undefined ? undefined : { id: text, label: text };
    }
    const value = this.#word(own(item, 'value'), spot.to('value'));
    const label = this.#word(own(item, 'label'), spot.to('label'));
    const id = value ?? label;
    return id === undefined ? undefined : { id, label: label ?? id };
  }

  #word(value: unknown, spot: Spot): string | undefined {
    const text = this.#scalar(value, spot);
    if (text !== undefined) this.#bound(text, spot);
    return text === undefined || text.trim() === '' ? undefined : text;
  }

  /** Text as it stands; numbers and booleans as they were written. */
  #scalar(value: unknown, spot: Spot): string | undefined {
    if (typeof value === 'string') return value;
    return typeof value === 'number' || typeof value === 'boolean' ? (this.#document.sourceAt(spot.path) ?? String(value)) : undefined;
  }

  #default(item: JsonObject, type: SageType, options: readonly Option[], spot: Spot): string | readonly string[] {
    const names = type === 'free_text' ? TEXT_DEFAULTS : DEFAULTS;
    const name = names.find((each) => (own(item, each) ?? null) !== null);
    if (name === undefined) return type === 'multi_choice' ? [] : '';
    const value = own(item, name);
    if (type === 'free_text') return this.#defaultText(value, spot.to(name));
    const ids = Array.isArray(value)
      ? value.flatMap((each: unknown, index) => this.#defaultOption(each, spot.to(name).to(index), options))
      : this.#defaultOption(value, spot.to(name), options);
    return type === 'single_choice' ? (ids[0] ?? '') : options.map(({ id }) => id).filter((id) => ids.includes(id));
  }

  #defaultText(value: unknown, spot: Spot): string {
    const text = this.#scalar(value, spot);
    if (text === undefined) this.#problem({ code: 'default_invalid', severity: 'warning', found: this.#sourceOf(spot, value) }, spot);
    else this.#bound(text, spot);
    return text ?? '';
  }

  /** A value, or a label that can mean only one. Anything else is never submitted unseen: there is no default then. */
  #defaultOption(value: unknown, spot: Spot, options: readonly Option[]): readonly string[] {
    const text = this.#scalar(value, spot);
    if (text === '') return [];
    if (options.some(({ id }) => id === text)) return text === undefined ? [] : [text];
    const [match, second] = options.filter(({ label }) => label === text);
    if (match && !second) return [match.id];
    const source = text ?? this.#sourceOf(spot, value);
    this.#problem({ code: 'default_invalid', severity: 'warning', found: source, source }, spot);
    return [];
  }

  #bound(text: string, spot: Spot): void {
    if (text.length > MAX_TEXT) this.#limit({ code: 'text_too_long', limit: MAX_TEXT }, spot);
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
