import { answerWords } from '../locale/answers.js';
import type { Answer, AnswerOf, ChoiceQuestion, Question, Questionnaire, QuestionnaireResponse } from '../model/index.js';
import type { JsonValue } from '../payload/json-value.js';
import { isObject, own, readJson, type JsonObject } from '../payload/json.js';
import { Spot } from '../payload/spot.js';
import type { Problem } from '../problem.js';
import { displayText, type DisplayRow } from './display-text.js';
import { OptionIndex } from './option-index.js';
import { OTHER_VALUE } from './encode-response.js';

type Reading = { readonly ok: true; readonly value: QuestionnaireResponse } | { readonly ok: false; readonly error: readonly Problem[] };

export interface ResponseSource {
  /** Of the request, in lower case. */
  readonly name: string;
  readonly dialect: string;
  readonly locale: string;
  /** What was asked, where that is known. */
  readonly questionnaire?: Questionnaire;
}

/**
 * Reads the payload of a `*-response` element; `known` is its value, where that was read already. Tolerant: unknown fields are kept in `wire`, a missing status reads as
 * `submitted`. Where the questionnaire is known the answer must be for it, and every question gets its answer, in order.
 */
export function readResponse(payload: string, source: ResponseSource, known?: JsonValue): Reading {
  const document = readJson(payload, { maxBytes: Infinity, known });
  if (!document.ok) return document;
  const wire = document.value.value;
  const { questionnaire } = source;
  const id = textOf(own(wire, 'questionnaire_id')) ?? '';
  if (questionnaire && id !== questionnaire.id) return refuse({ code: 'questionnaire_mismatch', path: 'questionnaire_id', at: document.value.offsetOf(['questionnaire_id']) ?? 0, found: id });
  const status = textOf(own(wire, 'status')) ?? 'submitted';
  if (status !== 'submitted' && status !== 'timeout_default') return refuse({ code: 'status_unsupported', path: 'status', at: document.value.offsetOf(['status']) ?? 0, found: status });
  const list = own(wire, 'answers');
  if (!Array.isArray(list)) return refuse({ code: 'answers_required', path: 'answers', at: document.value.offsetOf(['answers']) ?? 0 });
  const items: readonly unknown[] = list;
  const answers = readAnswers(items, questionnaire);
  if (!answers.ok) return refuse({ ...answers.error, path: answers.spot.shown, at: document.value.offsetOf(answers.spot.path) ?? 0 });
  const words = answerWords(source.locale, questionnaire?.uiText);
  return {
    ok: true,
    value: {
      questionnaireId: id,
      name: source.name,
      dialect: source.dialect,
      outcome: { kind: 'submitted', answers: answers.value },
      automatic: status === 'timeout_default',
      displayText: displayText(items.filter(isObject).map(rowOf), words),
      wire,
    },
  };
}

const refuse = (problem: Problem): Reading => ({ ok: false, error: [problem] });

const ANSWERS = new Spot(undefined, 'answers');

function readAnswers(items: readonly unknown[], questionnaire: Questionnaire | undefined): { readonly ok: true; readonly value: readonly Answer[] } | { readonly ok: false; readonly error: Problem; readonly spot: Spot } {
  const found = new Map<string, Answer>();
  for (const [index, item] of items.entries()) {
    const id = isObject(item) ? textOf(own(item, 'question_id')) : undefined;
    if (!isObject(item) || id === undefined) return { ok: false, spot: ANSWERS.to(index), error: { code: 'answer_unreadable', found: JSON.stringify(item) } };
    const question = questionnaire?.questions.find((each) => each.id === id);
    if (questionnaire && !question) return { ok: false, spot: ANSWERS.to(index).to('question_id'), error: { code: 'unknown_question', found: id } };
    if (!found.has(id)) found.set(id, readAnswer(item, id, question));
  }
  return { ok: true, value: questionnaire ? questionnaire.questions.map((question) => found.get(question.id) ?? readAnswer({}, question.id, question)) : [...found.values()] };
}

function readAnswer(item: JsonObject, id: string, question: Question | undefined): Answer {
  switch (question?.kind ?? kindOf(item)) {
    case 'single_choice':
      return { question: id, kind: 'single_choice', value: readSingle(item, question?.kind === 'single_choice' ? question : undefined) };
    case 'multi_choice':
      return { question: id, kind: 'multi_choice', value: readMulti(item, question?.kind === 'multi_choice' ? question : undefined) };
    default:
      return { question: id, kind: 'text', value: (textOf(own(item, 'answer')) ?? textOf(own(item, 'value')) ?? '') || null };
  }
}

function kindOf(item: JsonObject): 'single_choice' | 'multi_choice' | 'text' {
  const type = textOf(own(item, 'type'));
  if (type === 'multi_choice' || type === 'multiple_choice' || Array.isArray(own(item, 'values'))) return 'multi_choice';
  return type === 'single_choice' || own(item, 'value') !== undefined ? 'single_choice' : 'text';
}

function readSingle(item: JsonObject, question: ChoiceQuestion | undefined): AnswerOf<'single_choice'>['value'] {
  const value = textOf(own(item, 'value')) ?? textOf(own(item, 'answer')) ?? '';
  const other = textOf(own(item, 'other_text'));
  if (value === OTHER_VALUE && (other !== undefined || !hasOption(question, OTHER_VALUE))) return { other: other ?? '' };
  return value === '' ? null : { option: optionIds(question)(value) };
}

/** An option may be called like Other's marker: it is Other only if its text is there, or no such option is. */
function readMulti(item: JsonObject, question: ChoiceQuestion | undefined): AnswerOf<'multi_choice'>['value'] {
  const values = textsOf(own(item, 'values') ?? own(item, 'answer') ?? own(item, 'value') ?? []).filter((value) => value !== '');
  const text = textOf(own(item, 'other_text'));
  const isOther = values.includes(OTHER_VALUE) && (text !== undefined || !hasOption(question, OTHER_VALUE));
  if (isOther) values.splice(values.lastIndexOf(OTHER_VALUE), 1);
  const idOf = optionIds(question);
  const options = [...new Set(values.map(idOf))];
  return isOther ? { options, other: text ?? '' } : { options };
}

const hasOption = (question: ChoiceQuestion | undefined, id: string): boolean => question?.options.some((option) => option.id === id) ?? false;

/** A value as the wire has it; a label stands for its option where it can mean only one. */
function optionIds(question: ChoiceQuestion | undefined): (value: string) => string {
  const index = new OptionIndex(question?.options ?? []);
  return (value) => index.idOf(value) ?? value;
}

/** What was answered, in the words that the sender put beside the values. */
function rowOf(item: JsonObject): DisplayRow {
  const question = textOf(own(item, 'question')) ?? '';
  const kind = kindOf(item);
  if (kind === 'text') return { question, kind: 'text', value: textOf(own(item, 'answer')) ?? '' };
  const answer = kind === 'single_choice' ? readSingle(item, undefined) : readMulti(item, undefined);
  const chosen = answer === null ? [] : 'options' in answer ? answer.options : 'option' in answer ? [answer.option] : [];
  const labels = labelsOf(item);
  const other = answer !== null && 'other' in answer ? answer.other : undefined;
  return { question, kind: 'choice', labels: chosen.map((value) => labels.get(value) ?? value), ...(other === undefined ? {} : { other }) };
}

/** Labels by value, as far as they are given. */
function labelsOf(item: JsonObject): ReadonlyMap<string, string> {
  const values = textsOf(own(item, 'values') ?? own(item, 'value') ?? own(item, 'answer'));
  const labels = textsOf(own(item, 'labels') ?? own(item, 'label'));
  return new Map(values.flatMap((value, index) => (labels[index] ? [[value, labels[index]] as const] : [])));
}

const textsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value : [value]).map((each: unknown) => textOf(each) ?? '');

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined);
