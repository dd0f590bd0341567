import { MAX_OPTIONS, MAX_TEXT } from '../../limits.js';
import type { Option } from '../../model/index.js';
import { isObject, own, type JsonDocument, type JsonObject } from '../../payload/json.js';
import type { Problem } from '../../problem.js';
import type { SageQuestion } from '../../sage/to-question.js';
import type { SageType } from '../../sage/types.js';

const TYPES: ReadonlyMap<string, SageType> = new Map([
  ['single_choice', 'single_choice'],
  ['multi_choice', 'multi_choice'],
  ['multiple_choice', 'multi_choice'],
  ['free_text', 'free_text'],
  ['text', 'free_text'],
]);

/** Reads questions one after the other. What cannot be read is named and passed over; nothing looks ahead. */
export class QuestionReader {
  readonly problems: Problem[] = [];
  /** A limit was broken, so that the whole block stays text. */
  overLimit = false;
  readonly #document: JsonDocument;
  readonly #ids = new Set<string>();

  constructor(document: JsonDocument) {
    this.#document = document;
  }

  question(item: unknown, index: number): SageQuestion | undefined {
    const path = `questions[${index}]`;
    if (!isObject(item)) return this.#unreadable({ code: 'question_not_object', path }, item);
    const type = TYPES.get(String(own(item, 'type') ?? '').trim().toLowerCase());
    if (!type) return this.#unreadable({ code: 'type_unsupported', path: `${path}.type`, found: String(own(item, 'type') ?? '') }, item, path);
    const text = this.text(own(item, 'text'), `${path}.text`);
    if (text === undefined) return this.#unreadable({ code: 'text_required', path: `${path}.text` }, item, path);
    const options = type === 'free_text' ? [] : this.#options(own(item, 'options'), `${path}.options`);
    if (type !== 'free_text' && options.length === 0) return this.#unreadable({ code: 'options_invalid', path: `${path}.options` }, item, path);
    const initial = this.#default(item, type, options, path);
    return { id: this.#id(own(item, 'id'), index, path), type, text, options, initial, allowOther: own(item, 'allow_other') === true };
  }

  /** A text that says something, trimmed. */
  text(value: unknown, path: string): string | undefined {
    if (typeof value !== 'string') return undefined;
    if (value.length > MAX_TEXT) this.#limit({ code: 'text_too_long', path, limit: MAX_TEXT });
    return value.trim() === '' ? undefined : value.trim();
  }

  #id(value: unknown, index: number, path: string): string {
    const given = this.#scalar(value, `${path}.id`)?.trim() || undefined;
    const wanted = given ?? `q${index + 1}`;
    let id = wanted;
    for (let n = 2; this.#ids.has(id); n++) id = `${wanted}_${n}`;
    if (id !== wanted) this.#problem({ code: 'question_id_repeated', severity: 'warning', path: `${path}.id`, found: wanted });
    this.#ids.add(id);
    return id;
  }

  #options(value: unknown, path: string): readonly Option[] {
    if (!Array.isArray(value)) return [];
    const items: readonly unknown[] = value;
    if (items.length > MAX_OPTIONS) this.#limit({ code: 'too_many_options', path, limit: MAX_OPTIONS });
    const options = new Map<string, Option>();
    for (const [index, item] of items.slice(0, MAX_OPTIONS).entries()) {
      const option = this.#option(item, `${path}[${index}]`);
      const known = option && options.get(option.id);
      if (option && !known) options.set(option.id, option);
      // Exact duplicates lose nothing; another label for the same value would.
      else if (!option || known?.label !== option.label) this.#problem({ code: 'options_invalid', severity: 'warning', path: `${path}[${index}]`, source: this.#sourceOf(`${path}[${index}]`, item) });
    }
    return [...options.values()];
  }

  #option(item: unknown, path: string): Option | undefined {
    if (!isObject(item)) {
      const text = this.#word(item, path);
      return text === undefined ? undefined : { id: text, label: text };
    }
    const value = this.#word(own(item, 'value'), `${path}.value`);
    const label = this.#word(own(item, 'label'), `${path}.label`);
    const id = value ?? label;
    return id === undefined ? undefined : { id, label: label ?? id };
  }

  #word(value: unknown, path: string): string | undefined {
    const text = this.#scalar(value, path);
    if (text !== undefined && text.length > MAX_TEXT) this.#limit({ code: 'text_too_long', path, limit: MAX_TEXT });
    return text === undefined || text.trim() === '' ? undefined : text;
  }

  /** Text as it stands; numbers and booleans as they were written. */
  #scalar(value: unknown, path: string): string | undefined {
    if (typeof value === 'string') return value;
    return typeof value === 'number' || typeof value === 'boolean' ? (this.#document.sourceAt(path) ?? String(value)) : undefined;
  }

  #default(item: JsonObject, type: SageType, options: readonly Option[], path: string): string | readonly string[] {
    const names = ['default', 'default_value', ...(type === 'free_text' ? ['default_text'] : [])];
    const name = names.find((each) => own(item, each) !== undefined && own(item, each) !== null);
    if (!name) return type === 'multi_choice' ? [] : '';
    const value = own(item, name);
    const place = `${path}.${name}`;
    if (type === 'free_text') return this.#scalar(value, place) ?? '';
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    const ids = values.flatMap((each, index) => this.#defaultOption(each, Array.isArray(value) ? `${place}[${index}]` : place, options));
    return type === 'single_choice' ? (ids[0] ?? '') : options.map(({ id }) => id).filter((id) => ids.includes(id));
  }

  /** A value, or a label that can mean only one. Anything else is never submitted unseen: there is no default then. */
  #defaultOption(value: unknown, path: string, options: readonly Option[]): readonly string[] {
    const text = this.#scalar(value, path);
    if (text === '') return [];
    if (options.some(({ id }) => id === text)) return text === undefined ? [] : [text];
    const [match, second] = options.filter(({ label }) => label === text);
    if (match && !second) return [match.id];
    this.#problem({ code: 'default_invalid', severity: 'warning', path, found: text ?? '' });
    return [];
  }

  #unreadable(problem: Problem, item: unknown, path = problem.path ?? ''): undefined {
    this.#problem({ ...problem, source: this.#sourceOf(path, item) });
  }

  #limit(problem: Problem): void {
    this.overLimit = true;
    this.#problem(problem);
  }

  #problem(problem: Problem): void {
    this.problems.push({ ...problem, at: this.#document.offsetOf(problem.path ?? '') ?? this.#document.offsetOf(parentOf(problem.path ?? '')) ?? 0 });
  }

  #sourceOf(path: string, value: unknown): string {
    return this.#document.sourceAt(path) ?? JSON.stringify(value) ?? '';
  }
}

/** A field that is missing is missing in its question. */
const parentOf = (path: string): string => path.replace(/\.[^.]*$/, '');
