import { byKind, type KindTable } from './by-kind.js';
import type { Draft, DraftValue, OtherDraft, Question, Questionnaire } from './model/index.js';

const NO_OTHER: OtherDraft = { chosen: false, text: '' };

/** What a person starts with: the questions' own defaults, nothing elsewhere. */
export function initialDraft(questionnaire: Questionnaire): Draft {
  const values = record<DraftValue>();
  for (const question of questionnaire.questions) values[question.id] = initialValue(question);
  return { values, notes: record() };
}

/** The question's default as a draft, or an empty draft. */
export function initialValue(question: Question): DraftValue {
  return byKind(INITIAL, question);
}

/** The draft without an answer. Text written under Other stays, so that it is there when Other is chosen again. */
export function clearedValue(question: Question, current?: DraftValue): DraftValue {
  const other: OtherDraft = { chosen: false, text: current !== undefined && 'other' in current ? current.other.text : '' };
  switch (question.kind) {
    case 'single_choice': return { kind: 'single_choice', option: null, other };
    case 'multi_choice': return { kind: 'multi_choice', options: [], other };
    case 'boolean': return { kind: 'boolean', checked: null };
    case 'file': return { kind: 'file', files: [] };
    default: return { kind: question.kind, text: '' };
  }
}

/** The question's value in the draft. Missing, or of another kind: an empty one. */
export function valueOf(draft: Draft, question: Question): DraftValue {
  const value = own(draft.values, question.id);
  return value?.kind === question.kind ? value : clearedValue(question);
}

/** The question's note in the draft, or `""`. */
export function noteOf(draft: Draft, question: Question): string {
  return own(draft.notes, question.id) ?? '';
}

export function withValue(draft: Draft, question: string, value: DraftValue): Draft {
  return { values: entry(draft.values, question, value), notes: draft.notes };
}

export function withNote(draft: Draft, question: string, note: string): Draft {
  return { values: draft.values, notes: entry(draft.notes, question, note) };
}

/** Whether something is chosen or written, valid or not. */
export function isAnswered(value: DraftValue): boolean {
  switch (value.kind) {
    case 'single_choice': return value.option !== null || value.other.chosen;
    case 'multi_choice': return value.options.length > 0 || value.other.chosen;
    case 'boolean': return value.checked !== null;
    case 'file': return value.files.length > 0;
    default: return value.text.trim() !== '';
  }
}

/** A record without a prototype, so that an id like `__proto__` is a key like any other. */
export function record<T>(from?: Readonly<Record<string, T>>): Record<string, T> {
  return Object.assign(Object.create(null) as Record<string, T>, from);
}

export function own<T>(of: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(of, key) ? of[key] : undefined;
}

function entry<T>(of: Readonly<Record<string, T>>, key: string, value: T): Record<string, T> {
  const copy = record(of);
  copy[key] = value;
  return copy;
}

const INITIAL: KindTable<[], DraftValue> = {
  single_choice: ({ initial }) => ({
    kind: 'single_choice',
    option: initial !== undefined && 'option' in initial ? initial.option : null,
    other: initial !== undefined && 'other' in initial ? { chosen: true, text: initial.other } : NO_OTHER,
  }),
  multi_choice: ({ initial }) => ({
    kind: 'multi_choice',
    options: initial?.options ?? [],
    other: initial?.other === undefined ? NO_OTHER : { chosen: true, text: initial.other },
  }),
  text: ({ initial }) => ({ kind: 'text', text: initial ?? '' }),
  number: ({ initial }) => ({ kind: 'number', text: initial === undefined ? '' : String(initial) }),
  boolean: ({ initial }) => ({ kind: 'boolean', checked: initial ?? null }),
  temporal: ({ initial }) => ({ kind: 'temporal', text: initial ?? '' }),
  color: ({ initial }) => ({ kind: 'color', text: initial ?? '' }),
  file: ({ initial }) => ({ kind: 'file', files: initial ?? [] }),
};
