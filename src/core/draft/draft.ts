import { byKind, type KindTable } from '../by-kind.js';
import type { AnswerOf, Draft, DraftValue, DraftValueOf, OtherDraft, Question, QuestionKind, Questionnaire } from '../model/index.js';

type Given = { readonly [K in QuestionKind]: { readonly kind: K; readonly value: AnswerOf<K>['value'] } }[QuestionKind];

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

/** An answer, or its kind and value alone, as the draft it came from. */
export function draftOf(answer: Given): DraftValue {
  switch (answer.kind) {
    case 'single_choice': {
      const { value } = answer;
      const option = value !== null && 'option' in value ? value.option : null;
      return { kind: 'single_choice', option, other: value !== null && 'other' in value ? { chosen: true, text: value.other } : NO_OTHER };
    }
    case 'multi_choice': {
      const { options, other } = answer.value;
      return { kind: 'multi_choice', options, other: other === undefined ? NO_OTHER : { chosen: true, text: other } };
    }
    case 'number': return { kind: 'number', text: answer.value === null ? '' : String(answer.value) };
    case 'boolean': return { kind: 'boolean', checked: answer.value };
    case 'file': return { kind: 'file', files: answer.value };
    default: return { kind: answer.kind, text: answer.value ?? '' };
  }
}

/** The draft without an answer. Text written under Other stays, so that it is there when Other is chosen again. */
export function clearedValue(question: Question, current?: DraftValue): DraftValue {
  const empty: DraftValue = EMPTY[question.kind];
  if (current === undefined || !('other' in empty) || !('other' in current)) return empty;
  return { ...empty, other: { chosen: false, text: current.other.text } };
}

/** The question's value in the draft. Missing, or of another kind: an empty one. */
export function valueOf<K extends QuestionKind>(draft: Draft, question: { readonly id: string; readonly kind: K }): DraftValueOf<K> {
  const value = own(draft.values, question.id);
  return isOfKind(value, question.kind) ? value : EMPTY[question.kind];
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

function isOfKind<K extends QuestionKind>(value: DraftValue | undefined, kind: K): value is DraftValueOf<K> {
  return value?.kind === kind;
}

const EMPTY: { readonly [K in QuestionKind]: DraftValueOf<K> } = {
  single_choice: { kind: 'single_choice', option: null, other: NO_OTHER },
  multi_choice: { kind: 'multi_choice', options: [], other: NO_OTHER },
  text: { kind: 'text', text: '' },
  number: { kind: 'number', text: '' },
  boolean: { kind: 'boolean', checked: null },
  temporal: { kind: 'temporal', text: '' },
  color: { kind: 'color', text: '' },
  file: { kind: 'file', files: [] },
};

const INITIAL: KindTable<[], DraftValue> = {
  single_choice: ({ kind, initial = null }) => draftOf({ kind, value: initial }),
  multi_choice: ({ kind, initial = { options: [] } }) => draftOf({ kind, value: initial }),
  text: ({ kind, initial = null }) => draftOf({ kind, value: initial }),
  number: ({ kind, initial = null }) => draftOf({ kind, value: initial }),
  boolean: ({ kind, initial = null }) => draftOf({ kind, value: initial }),
  temporal: ({ kind, initial = null }) => draftOf({ kind, value: initial }),
  color: ({ kind, initial = null }) => draftOf({ kind, value: initial }),
  file: ({ kind, initial = [] }) => draftOf({ kind, value: initial }),
};
