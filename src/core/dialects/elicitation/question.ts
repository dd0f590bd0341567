import type { Question } from '../../model/index.js';
import { fieldOf } from '../../payload/foreign.js';
import { isTemporal } from '../../temporal.js';
import type { ElicitationFlavour } from './flavour.js';
import { readFormat, type StringFormat } from './formats.js';
import { patternFault } from './pattern.js';
import type { ElicitationProblem, Expected } from './problem.js';
import type { Property } from './property.js';
import { isTooLong, wordsOf } from './texts.js';

type PropertyOf<T extends Property['type']> = Extract<Property, { type: T }>;
type Base = Pick<Question, 'id' | 'prompt' | 'help' | 'required'>;
type Choice = PropertyOf<'string' | 'array'>;

/** Makes questions of properties, and names what their schema says and nobody can follow. */
export class QuestionMaker {
  readonly problems: ElicitationProblem[] = [];
  readonly #flavour: ElicitationFlavour;

  constructor(flavour: ElicitationFlavour) {
    this.#flavour = flavour;
  }

  make(property: Property, required: boolean): Question {
    const { name: id, schema } = property;
    const help = this.#text(property, 'description');
    const base: Base = { id, prompt: this.#text(property, 'title') ?? id, required, ...(help !== undefined && { help }) };
    switch (property.type) {
      case 'boolean': return { ...base, kind: 'boolean', widget: 'checkbox', ...(property.initial !== undefined && { initial: property.initial }) };
      case 'number':
      case 'integer': return this.#number(base, property);
      case 'array': return this.#list(base, property);
      case 'string': return property.options ? this.#choice(base, property) : this.#string(base, property, readFormat(fieldOf(schema, 'format')));
    }
  }

  #number(base: Base, property: PropertyOf<'number' | 'integer'>): Question {
    const [min, max, placeholder] = [this.#rule(property, 'minimum', 'number'), this.#rule(property, 'maximum', 'number'), this.#text(property, 'x-ag-placeholder')];
    return {
      ...base, kind: 'number', integer: property.type === 'integer', widget: 'field',
      ...(min !== undefined && { min }), ...(max !== undefined && { max }), ...(placeholder !== undefined && { placeholder }),
      ...(property.initial !== undefined && { initial: property.initial }),
    };
  }

  /** Options are suggestions where a model asks, and binding where a server does. */
  #choice(base: Base, property: PropertyOf<'string'>): Question {
    const { options = [], initial } = property;
    this.#skipPattern(property);
    const isOption = initial !== undefined && options.some(({ id }) => id === initial);
    const other = this.#isOpen(property);
    const value = initial === undefined ? undefined : isOption ? { option: initial } : other && initial.trim() !== '' ? { other: initial } : this.#stray(property, initial);
    return { ...base, kind: 'single_choice', options, widget: widgetOf(property), ...(other && { other: { exclusive: false, ...this.#placeholder(property) } }), ...(value && { initial: value }) };
  }

  /** Own words may be several, one a line. A list without options is nothing but such. */
  #list(base: Base, property: PropertyOf<'array'>): Question {
    const { options = [], initial = [] } = property;
    const other = this.#isOpen(property);
    const known = new Set(options.map(({ id }) => id));
    const strays = initial.filter((value) => !known.has(value) && (!other || value.trim() === '' || /[\n\r]/.test(value)));
    for (const stray of strays) this.#stray(property, stray);
    const chosen = options.flatMap(({ id }) => (initial.includes(id) ? [id] : []));
    const own = initial.filter((value) => !known.has(value) && !strays.includes(value)).join('\n');
    const [min, max] = [this.#rule(property, 'minItems', 'count'), this.#rule(property, 'maxItems', 'count')];
    return {
      ...base, kind: 'multi_choice', options, widget: widgetOf(property),
      ...(other && { other: { exclusive: false, multiple: true, ...this.#placeholder(property) } }),
      ...(min !== undefined && { min }), ...(max !== undefined && { max }),
      ...((chosen.length > 0 || own !== '') && { initial: own === '' ? { options: chosen } : { options: chosen, other: own } }),
    };
  }

  #string(base: Base, property: PropertyOf<'string'>, format: StringFormat | undefined): Question {
    if (format === 'date' || format === 'date-time') {
      this.#skipPattern(property);
      const { initial } = property;
      const value = initial === undefined ? undefined : isTemporal(initial.toUpperCase(), format) ? initial.toUpperCase() : this.#stray(property, initial);
      return { ...base, kind: 'temporal', precision: format, ...(value !== undefined && { initial: value }) };
    }
    const [minLength, maxLength] = [this.#rule(property, 'minLength', 'count'), this.#rule(property, 'maxLength', 'count')];
    const [pattern, placeholder] = [this.#pattern(property, format), this.#text(property, 'x-ag-placeholder')];
    return {
      ...base, kind: 'text', format: format === 'email' ? 'email' : format === 'uri' ? 'url' : 'plain', multiline: format === 'multiline',
      ...(minLength !== undefined && { minLength }), ...(maxLength !== undefined && { maxLength }), ...(pattern !== undefined && { pattern }), ...(placeholder !== undefined && { placeholder }),
      ...(property.initial !== undefined && { initial: property.initial }),
    };
  }

  #pattern(property: Property, format: StringFormat | undefined): string | undefined {
    const given = fieldOf(property.schema, 'pattern');
    const inUse = (own: string): string => (format === 'email' ? `^(?=[^]*(?:${own}))${ADDRESS}$` : own);
    const fault = typeof given === 'string' ? patternFault(given, inUse(given)) : undefined;
    const own = fault || given === '' ? undefined : this.#text(property, 'pattern', false);
    if (fault) this.problems.push({ code: 'pattern_skipped', path: pathOf(property, 'pattern'), found: given, fault });
    return own === undefined ? (format === 'email' ? `^${ADDRESS}$` : undefined) : inUse(own);
  }

  /** Days and options are not written by hand. */
  #skipPattern(property: Property): void {
    const found = fieldOf(property.schema, 'pattern');
    if (typeof found === 'string' && found !== '') this.problems.push({ code: 'pattern_skipped', path: pathOf(property, 'pattern'), found, fault: 'chosen' });
  }

  #isOpen({ options }: Choice): boolean {
    return this.#flavour === 'request_input' || !options;
  }

  #placeholder(property: Property): { readonly placeholder?: string } {
    const placeholder = this.#text(property, 'x-ag-placeholder');
    return placeholder === undefined ? {} : { placeholder };
  }

  #stray(property: Property, found: string): undefined {
    this.problems.push({ code: 'default_invalid', path: pathOf(property, 'default'), found });
  }

  #text(property: Property, key: string, trims = true): string | undefined {
    const value = fieldOf(property.schema, key);
    if (value === undefined) return undefined;
    if (typeof value !== 'string' || isTooLong(value)) return this.#invalid(property, key, 'text');
    return trims ? wordsOf(value) : value;
  }

  #rule(property: Property, key: string, expected: 'count' | 'number'): number | undefined {
    const value = fieldOf(property.schema, key);
    if (value === undefined) return undefined;
    if (typeof value === 'number' && (expected === 'count' ? Number.isInteger(value) && value >= 0 : Number.isFinite(value))) return value;
    return this.#invalid(property, key, expected);
  }

  #invalid(property: Property, key: string, expected: Expected): undefined {
    this.problems.push({ code: 'field_invalid', path: pathOf(property, key), found: fieldOf(property.schema, key), expected });
  }
}

/** Stricter than the platform, as validators of the format are: a domain of two names at least, and no empty part. */
const ADDRESS = String.raw`[^.@]+(?:\.[^.@]+)*@[^.@]+(?:\.[^.@]+)+`;

const pathOf = ({ name }: Property, key: string): string => `properties.${name}.${key}`;

const widgetOf = ({ options }: Choice): 'cards' | 'list' => (options?.some(({ description }) => description !== undefined) ? 'cards' : 'list');
