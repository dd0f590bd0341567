import { MAX_QUESTIONS, MAX_TEXT } from '../../limits.js';
import { resolveLocale } from '../../locale/locale.js';
import type { Questionnaire } from '../../model/index.js';
import { fieldOf, isRecord, itemsOf } from '../../payload/foreign.js';
import { DIALECT, NAMES, type ElicitationFlavour, type ElicitationWire } from './flavour.js';
import { readLink } from './link.js';
import { readProperty, type Property } from './property.js';
import { QuestionMaker } from './question.js';
import { read, unsupported, type Reading } from './reading.js';
import { isTooLong, named, namesOf, wordsOf } from './texts.js';
import { toDiagnostics } from './words.js';

export interface ElicitationOptions {
  /** The wire that it came by: the tool `request_input` (default), or MCP. */
  readonly dialect?: ElicitationFlavour;
  /** Of the tool’s call, or of the request. Default `elicitation`. */
  readonly id?: string;
  /** Who asks, such as the name of a server. */
  readonly source?: string;
  /** BCP 47; of diagnostics. Default English. */
  readonly locale?: string;
}

/**
 * Reads a request for input, of whatever shape. What breaks a rule of the dialect is not asked at all, and the reason is
 * the first that is found; what is merely of no use is left out, and named in `diagnostics`. Nothing is thrown.
 * Source: docs/elicitation.md §2.
 */
export function parseElicitation(payload: unknown, { dialect = 'request_input', id = DIALECT, source, locale }: ElicitationOptions = {}): Reading<Questionnaire> {
  if (!isRecord(payload)) return unsupported('payload is not an object');
  const message = wordsOf(fieldOf(payload, 'message'));
  if (message === undefined) return unsupported('missing message');
  if (isTooLong(message)) return unsupported(`message is longer than ${MAX_TEXT} characters`);
  const asked = readAsked(payload, dialect);
  if (!asked.ok) return asked;
  const { problems, link, ...rest } = asked.value;
  const from = wordsOf(source);
  const wire: ElicitationWire = { flavour: dialect };
  return read({
    id,
    wireId: id,
    dialect: DIALECT,
    name: NAMES[dialect],
    complete: true,
    description: message,
    ...(from !== undefined && { source: from }),
    ...(link && { link }),
    ...rest,
    outcomes: ['submitted', 'declined', 'cancelled'],
    diagnostics: toDiagnostics(problems, resolveLocale(locale)),
    wire,
  });
}

type Asked = Pick<Questionnaire, 'layout' | 'questions' | 'link'> & Pick<QuestionMaker, 'problems'>;

function readAsked(payload: object, dialect: ElicitationFlavour): Reading<Asked> {
  const mode = dialect === 'mcp' ? (fieldOf(payload, 'mode') ?? 'form') : 'form';
  if (mode === 'form') return readForm(fieldOf(payload, 'requestedSchema'), dialect);
  if (mode !== 'url') return unsupported('mode must be "form" or "url"');
  const request = readLink(payload);
  return request.ok ? read({ layout: 'list', questions: [], problems: [], link: request.value.link }) : request;
}

function readForm(schema: unknown, dialect: ElicitationFlavour): Reading<Asked> {
  if (!isRecord(schema)) return unsupported('missing requestedSchema');
  if (fieldOf(schema, 'type') !== 'object') return unsupported('requestedSchema.type must be "object"');
  const given = fieldOf(schema, 'properties');
  const names = isRecord(given) ? namesOf(given) : [];
  // MCP: nothing to fill in, but something to agree to.
  if (!isRecord(given) || (names.length === 0 && dialect !== 'mcp')) return unsupported('requestedSchema.properties is empty');
  if (names.length > MAX_QUESTIONS) return unsupported(`requestedSchema.properties has more than ${MAX_QUESTIONS} entries`);
  if (names.some(isTooLong)) return unsupported(`requestedSchema.properties has a name of more than ${MAX_TEXT} characters`);
  const properties = readProperties(given, names, dialect);
  if (!properties.ok) return properties;
  const required = readRequired(fieldOf(schema, 'required'), names);
  if (!required.ok) return required;
  const maker = new QuestionMaker(dialect);
  const questions = properties.value.map((property) => maker.make(property, required.value.has(property.name)));
  return read({ layout: fieldOf(schema, 'x-ag-stepper') === true ? 'stepper' : 'list', questions, problems: maker.problems });
}

function readProperties(given: object, names: readonly string[], dialect: ElicitationFlavour): Reading<readonly Property[]> {
  const properties: Property[] = [];
  for (const name of names) {
    const property = readProperty(name, fieldOf(given, name), dialect);
    if (!property.ok) return property;
    properties.push(property.value);
  }
  return read(properties);
}

/** Longer than any list of names without many repeats. */
const MAX_REQUIRED = 1_000;

function readRequired(value: unknown, names: readonly string[]): Reading<ReadonlySet<string>> {
  const items = value === undefined ? [] : itemsOf(value, MAX_REQUIRED);
  if (items === undefined || items === 'too_many') return unsupported('requestedSchema.required must be a string array');
  const required = new Set<string>();
  for (const item of items) {
    if (typeof item !== 'string') return unsupported('requestedSchema.required must be a string array');
    required.add(item);
  }
  const known = new Set(names);
  const stray = [...required].find((name) => !known.has(name));
  return stray === undefined ? read(required) : unsupported(`required field "${named(stray)}" is not a property`);
}
