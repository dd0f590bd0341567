import type { Answer, AnswerOf, ChoiceQuestion, FileRef, MultiChoiceQuestion, Question, SingleChoiceQuestion } from '../../model/index.js';
import { oneLine, optionText, SEPARATOR, SKIPPED } from './answer-text.js';
import { decimal } from './reader.js';
import { splitChoices } from './split-choices.js';

/** Makes an answer of what stands behind a question's label. What it cannot be is no answer. */
export function readAnswer(question: Question, written: string | undefined): Answer {
  const { id } = question;
  const text = written === undefined || written === SKIPPED ? '' : written;
  switch (question.kind) {
    case 'single_choice': return { question: id, kind: 'single_choice', value: text === '' ? null : readSingle(question, text) };
    case 'multi_choice': return { question: id, kind: 'multi_choice', value: text === '' ? { options: [] } : readMulti(question, text) };
    case 'number': return { question: id, kind: 'number', value: Number.isFinite(decimal(text)) ? decimal(text) : null };
    case 'boolean': return { question: id, kind: 'boolean', value: readBoolean(text) };
    case 'file': return { question: id, kind: 'file', value: text === '' ? [] : readFiles(text, question.multiple) };
    default: return { question: id, kind: question.kind, value: text === '' ? null : text };
  }
}

/** An option as it is written; where own words are offered, all else is such. */
function readSingle(question: SingleChoiceQuestion, text: string): AnswerOf<'single_choice'>['value'] {
  const option = question.options.find((each) => optionText(each) === text)?.id ?? valueNamed(question, text);
  if (option !== undefined) return { option };
  if (question.other) return { other: text };
  const named = namesOf(question).get(text);
  return named === undefined ? null : { option: named };
}

/** The option whose value a person cannot have typed, though its label may be in another language by now. */
function valueNamed({ options }: ChoiceQuestion, text: string): string | undefined {
  const at = text.endsWith(']') ? text.lastIndexOf('[value:') : -1;
  const value = at < 0 ? undefined : text.slice(at + '[value:'.length, -1).trim();
  return value === undefined ? undefined : options.find(({ id }) => oneLine(id) === value)?.id;
}

function readMulti(question: MultiChoiceQuestion, text: string): AnswerOf<'multi_choice'>['value'] {
  const { options, rest } = splitChoices(text, question.options);
  if (rest === '') return { options };
  return question.other ? { options, other: rest } : { options: readInAnyOrder(question, text) };
}

/** A label in parts is put together of so many at most. */
const MAX_PARTS = 20;

/** Options by label or value as people write them, and nothing else. */
function readInAnyOrder(question: ChoiceQuestion, text: string): readonly string[] {
  const names = namesOf(question);
  const parts = text.split(SEPARATOR).map((part) => part.trim());
  const longest = Math.min(MAX_PARTS, Math.max(...[...names.keys()].map((name) => name.split(SEPARATOR).length)));
  const chosen = new Set<string>();
  for (let from = 0; from < parts.length; ) {
    let count = Math.min(longest, parts.length - from);
    let id = names.get(parts.slice(from, from + count).join(SEPARATOR));
    while (id === undefined && count > 1) id = names.get(parts.slice(from, from + --count).join(SEPARATOR));
    if (id !== undefined) chosen.add(id);
    from += count;
  }
  return question.options.flatMap(({ id }) => (chosen.has(id) ? [id] : []));
}

/** What an option may be called: as it is written, by its value, by a label that can mean only one. */
function namesOf({ options }: ChoiceQuestion): ReadonlyMap<string, string | undefined> {
  const names = new Map<string, string | undefined>();
  for (const { id, label } of options) names.set(oneLine(label), names.has(oneLine(label)) ? undefined : id);
  for (const { id } of options) names.set(oneLine(id), id);
  for (const option of options) names.set(optionText(option), option.id);
  return names;
}

function readBoolean(text: string): boolean | null {
  const word = text.toLowerCase();
  return word === 'true' ? true : word === 'false' ? false : null;
}

/** The names are all that a message tells of files. */
function readFiles(text: string, multiple: boolean): readonly FileRef[] {
  return (multiple ? text.split(SEPARATOR) : [text]).map((name, index) => ({ id: `file-${index + 1}`, name, size: 0, type: '' }));
}
