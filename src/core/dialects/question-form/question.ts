import type { Question } from '../../model/index.js';
import { isObject, type JsonObject } from '../../payload/json.js';
import type { Spot } from '../../payload/spot.js';
import { readChoice } from './choice.js';
import { readField, type Base } from './field.js';
import { readOptions } from './options.js';
import { at, isBlank, type FormReader } from './reader.js';
import { isChoiceType, readFormType, strayFields, type FormType } from './types.js';

/**
 * Reads one question after the other, by its position. Nothing where it cannot be asked, or not yet: of one that is
 * still arriving id, type and label must be known, and one option of a choice. Nothing looks ahead, so an id stays.
 */
export class QuestionReader {
  readonly #reader: FormReader;
  readonly #ids = new Set<string>();

  constructor(reader: FormReader) {
    this.#reader = reader;
  }

  read(item: unknown, index: number, spot: Spot): Question | undefined {
    const reader = this.#reader;
    const isWhole = reader.isWhole(spot);
    const question = { value: item, spot };
    if (!isObject(item)) return isWhole ? reader.unreadable({ code: 'question_not_object', found: reader.sourceOf(question) }, question) : undefined;
    if (!isWhole && !isKnown(reader, item, spot)) return undefined;
    const type = readType(reader, item, spot);
    const given = isChoiceType(type) ? reader.list(item, spot, 'options') : undefined;
    const options = given && isChoiceType(type) ? readOptions(reader, given, type) : [];
    const allowsCustom = isChoiceType(type) && (reader.boolean(item, spot, 'allowCustom') ?? offersUnasked(reader, spot, type));
    const isEmpty = isChoiceType(type) && options.length === 0;
    if (isEmpty && !isWhole) return undefined;
    if (isEmpty && !allowsCustom) return reader.unreadable({ code: 'options_invalid' }, question, spot.to('options'));
    // Nothing to choose from, but the person's own answer. What the list holds has been named already.
    if (isEmpty && !(Array.isArray(given?.value) && given.value.length > 0)) reader.warn({ code: 'options_invalid' }, spot.to('options'));
    const base = this.#base(item, index, spot);
    nameStray(reader, item, spot, type);
    return isChoiceType(type) && !isEmpty ? readChoice(reader, { item, spot, base, type, options, allowsCustom }) : readField(reader, { item, spot, base, type: isChoiceType(type) ? 'text' : type });
  }

  #base(item: JsonObject, index: number, spot: Spot): Base {
    const reader = this.#reader;
    const id = this.#id(reader.text(item, spot, 'id') ?? `q${index + 1}`, spot);
    const help = reader.text(item, spot, 'help', 'description');
    const prompt = reader.text(item, spot, 'label', 'prompt') ?? id;
    const required = reader.boolean(item, spot, 'required') ?? false;
    return help === undefined ? { id, prompt, required } : { id, prompt, required, help };
  }

  #id(wanted: string, spot: Spot): string {
    let id = wanted;
    for (let n = 2; this.#ids.has(id); n++) id = `${wanted}_${n}`;
    if (id !== wanted) this.#reader.warn({ code: 'question_id_repeated', found: wanted }, spot.to('id'));
    this.#ids.add(id);
    return id;
  }
}

/** Own words that nothing is said of are offered once nothing can be; at once in a select, which would become another control. */
const offersUnasked = (reader: FormReader, spot: Spot, type: FormType): boolean => reader.isWhole(spot) || type === 'select';

function isKnown(reader: FormReader, item: JsonObject, spot: Spot): boolean {
  const has = (name: string): boolean => Object.hasOwn(item, name) && reader.isWhole(at(spot, name));
  const isCalled = ['label', 'prompt'].some((name) => has(name) && !isBlank(item[name]));
  return has('id') && has('type') && isSettled(item) && isCalled;
}

/** Under a type that nobody knows, options that are yet to come make another question of it. */
const isSettled = ({ type, options }: JsonObject): boolean => (typeof type === 'string' && readFormType(type) !== undefined) || (Array.isArray(options) && options.length > 0);

/** Without a type, and under an unknown one, a question with options is a choice and one without is a text. */
function readType(reader: FormReader, item: JsonObject, spot: Spot): FormType {
  const given = reader.field(item, spot, 'type');
  const known = typeof given?.value === 'string' ? readFormType(given.value) : undefined;
  if (known) return known;
  const options = item['options'];
  const type = Array.isArray(options) && options.length > 0 ? 'radio' : 'text';
  if (given && !isBlank(given.value)) reader.warn({ code: 'type_unsupported', found: reader.shown(given), type }, given.spot);
  return type;
}

/** Names fields that say how to answer, and cannot be answered so. */
function nameStray(reader: FormReader, item: JsonObject, spot: Spot, type: FormType): void {
  for (const name of strayFields(type)) {
    const field = reader.field(item, spot, name);
    const saysNothing = field?.value === false || field?.value === '' || (Array.isArray(field?.value) && field.value.length === 0);
    if (field && !saysNothing) reader.warn({ code: 'field_misplaced', field: name, type }, field.spot);
  }
}
