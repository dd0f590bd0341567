import { MAX_QUESTIONS } from '../../limits.js';
import { resolveLocale } from '../../locale/locale.js';
import type { Question, Questionnaire } from '../../model/index.js';
import { own, type JsonDocument } from '../../payload/json.js';
import { Spot } from '../../payload/spot.js';
import type { Writable } from '../../writable.js';
import type { FormProblem } from './problem.js';
import { QuestionReader } from './question.js';
import { at, FormReader, saysSomething, type IsWhole } from './reader.js';
import { defaultTitle } from './words.js';

/** The id of a form that has none. */
const DEFAULT_ID = 'discovery';

/** What a form asks, as far as it is known. */
export interface Form extends Pick<Questionnaire, 'wireId' | 'title' | 'description' | 'submitLabel' | 'lang' | 'questions'> {
  readonly problems: readonly FormProblem[];
}

export type FormReading = { readonly ok: true; readonly value: Form } | { readonly ok: false; readonly problems: readonly FormProblem[] };

export interface FormSource {
  readonly document: JsonDocument;
  /** Of the opening element; they win over the fields. */
  readonly attributes: Readonly<Record<string, string>>;
  /** BCP 47; of the default title, where the form names no language. */
  readonly locale: string;
  /** What has arrived; without it, all has. */
  readonly isWhole?: IsWhole;
}

const QUESTIONS = new Spot(undefined, 'questions');

/**
 * Reads the body of a form, with the attributes of its element. Of one that is still arriving, what is certain: it has
 * few questions or none yet, and no title that may be replaced. Source: docs/question-form.md §2.
 */
export function readForm({ document, attributes, locale, isWhole }: FormSource): FormReading {
  const reader = new FormReader(document, isWhole);
  const list: unknown = own(document.value, 'questions');
  const refuse = (problem: FormProblem): FormReading => ({ ok: false, problems: [{ ...problem, path: 'questions', at: document.offsetOf(['questions']) ?? 0 }] });
  const items: readonly unknown[] = Array.isArray(list) ? list : [];
  if (reader.hasAll && !Array.isArray(list)) return refuse({ code: 'questions_required' });
  if (reader.hasAll && items.length === 0) return refuse({ code: 'questions_empty' });
  if (items.length > MAX_QUESTIONS) return refuse({ code: 'too_many_questions', limit: MAX_QUESTIONS });
  const head = readHead(reader, { document, attributes, locale });
  const questions = readQuestions(reader, items);
  if (reader.overLimit || (reader.hasAll && questions.length === 0)) return { ok: false, problems: reader.problems };
  return { ok: true, value: { ...head, questions, problems: reader.problems } };
}

function readHead(reader: FormReader, { document, attributes, locale }: FormSource): Pick<Questionnaire, 'wireId' | 'title' | 'description' | 'submitLabel' | 'lang'> {
  const text = (name: string): string | undefined => readAttribute(reader, attributes, name) ?? reader.text(document.value, undefined, name);
  const lang = text('lang');
  const description = text('description');
  const submitLabel = text('submitLabel');
  // A title may yet come.
  const title = text('title') ?? (reader.hasAll ? defaultTitle(resolveLocale(lang ?? locale)) : undefined);
  const head: Writable<ReturnType<typeof readHead>> = { wireId: text('id') ?? DEFAULT_ID };
  if (title !== undefined) head.title = title;
  if (description !== undefined) head.description = description;
  if (submitLabel !== undefined) head.submitLabel = submitLabel;
  if (lang !== undefined) head.lang = lang;
  return head;
}

/** Names of attributes are in lower case. */
function readAttribute(reader: FormReader, attributes: Readonly<Record<string, string>>, name: string): string | undefined {
  const value = attributes[name.toLowerCase()];
  if (value === undefined || !saysSomething(value)) return undefined;
  reader.bound(value, at(undefined, name));
  return value.trim();
}

function readQuestions(reader: FormReader, items: readonly unknown[]): readonly Question[] {
  const questions = new QuestionReader(reader);
  return items.flatMap((item, index) => questions.read(item, index, QUESTIONS.to(index)) ?? []);
}
