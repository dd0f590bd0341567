import { MAX_QUESTIONS } from '../limits.js';
import type { Question, UiText } from '../model/index.js';
import type { ArrivingItem } from '../payload/arriving.js';
import type { JsonDocument, JsonObject } from '../payload/json.js';
import { Spot } from '../payload/spot.js';
import type { ArrivingBlock } from '../scan/block.js';
import { readUiText } from './decode-element.js';
import { QuestionReader } from './question-reader.js';
import { toQuestion } from './to-question.js';

/** What can be shown of a block that is still arriving. */
export interface Preview {
  readonly title: string | undefined;
  readonly uiText: Partial<UiText> | undefined;
  readonly questions: readonly Question[];
}

const ITEM = new Spot(new Spot(undefined, 'questions'), 0);
const DEFAULTS = ['default', 'default_value', 'default_text'];

/** An item is the same object as long as nothing new of it is certain, and then its question is too. */
const known = new WeakMap<ArrivingItem, Question | 'none'>();

/** Reads what is certain. A question shows once what names and shapes it is whole, so that it never changes its id. Source: docs/sage-inline.md §9. */
export function preview({ form, certain: payload }: ArrivingBlock): Preview {
  if (!payload) return { title: undefined, uiText: undefined, questions: [] };
  const questions: Question[] = [];
  for (const [index, item] of payload.items('questions').slice(0, MAX_QUESTIONS).entries()) {
    let question = known.get(item);
    if (!question) known.set(item, (question = readItem(item, index, questions, form) ?? 'none'));
    if (question !== 'none') questions.push(question);
  }
  const title = payload.member('title');
  return { title: (typeof title === 'string' && title.trim()) || undefined, uiText: readUiText(payload.member('ui_text')) ?? readUiText(payload.member('uiText')), questions };
}

function readItem({ document, open, isWhole }: ArrivingItem, index: number, before: readonly Question[], form: ArrivingBlock['form']): Question | undefined {
  if (!document) return undefined;
  const isNamed = form === 'fence' || isWhole || (Object.hasOwn(document.value, 'id') && open !== 'id');
  if (!isNamed) return undefined;
  const certain = isWhole ? document.value : withoutDoubt(document.value, open);
  // In a fence a question has no id of its own, and is refused in the end; until then it keeps the one it has.
  const value = form === 'fence' ? without(certain, ['id']) : certain;
  const reader = new QuestionReader(within(document), before.map(({ id }) => id));
  const question = reader.question(value, index, ITEM);
  return question && toQuestion(question);
}

/** The item stands for itself, wherever it stands in its list. */
function within(document: JsonDocument): JsonDocument {
  return { ...document, sourceAt: (path) => document.sourceAt(path.slice(2)), offsetOf: () => undefined };
}

/** Of the item that is arriving, without a default that may go on, or mean an option that has not arrived. */
function withoutDoubt(value: JsonObject, open: string | undefined): JsonObject {
  const given = DEFAULTS.filter((name) => Object.hasOwn(value, name));
  const isCertain = given.length === 1 && given[0] === 'default' && open !== 'default' && (open !== 'options' || namesOptions(value));
  return isCertain || given.length === 0 ? value : without(value, DEFAULTS);
}

function without(value: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}

/** Whether every default is the value of an option that is there: no label can take its place then. */
function namesOptions({ default: given, options }: JsonObject): boolean {
  if (!Array.isArray(options)) return false;
  const ids = new Set(options.map(idOf));
  return (Array.isArray(given) ? given : [given]).every((each) => typeof each === 'string' && ids.has(each));
}

function idOf(option: unknown): unknown {
  return typeof option === 'object' && option !== null && 'value' in option ? option.value : option;
}
