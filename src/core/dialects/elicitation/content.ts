import type { Answer, Question } from '../../model/index.js';
import { itemsOf } from '../../payload/foreign.js';
import { toUri } from './uri.js';

/** A value of `content`. */
export type ContentValue = string | number | boolean | readonly string[];

/** Of one list that is read back: far more than a person writes. */
export const MAX_VALUES = 100_000;

/**
 * An answer as the wire has it, typed as its property; nothing where it is left out. A required checkbox that was left
 * alone is a no, since whoever sends has seen it. Source: docs/elicitation.md §6.
 */
export function contentOf(question: Question, answer: Answer): ContentValue | undefined {
  switch (answer.kind) {
    case 'single_choice': return answer.value === null ? undefined : 'option' in answer.value ? answer.value.option : answer.value.other;
    case 'multi_choice': {
      const { options, other } = answer.value;
      const values = [...options, ...(other === undefined ? [] : other.split('\n'))];
      return values.length === 0 && !question.required && !isEmptied(question) ? undefined : values;
    }
    case 'boolean': return answer.value ?? (question.required ? false : undefined);
    case 'number': return answer.value ?? undefined;
    case 'text': {
      const isAddress = question.kind === 'text' && question.format === 'url';
      return answer.value ? (isAddress ? toUri(answer.value) : answer.value) : undefined;
    }
    case 'temporal': return answer.value || undefined;
    // The dialect asks for neither.
    case 'color':
    case 'file': return undefined;
  }
}

/** It had a default, which is not what was chosen, and may be left without any. */
const isEmptied = (question: Question): boolean => question.kind === 'multi_choice' && question.initial !== undefined && !question.min;

/** Reads a value back; nothing where it is not what the question asks for. */
export function readValue(question: Question, value: unknown): Answer | undefined {
  const { id } = question;
  switch (question.kind) {
    case 'single_choice': {
      if (value === undefined) return { question: id, kind: 'single_choice', value: null };
      if (typeof value !== 'string') return undefined;
      if (question.options.some((option) => option.id === value)) return { question: id, kind: 'single_choice', value: { option: value } };
      return question.other ? { question: id, kind: 'single_choice', value: { other: value } } : undefined;
    }
    case 'multi_choice': {
      const values = value === undefined ? [] : itemsOf(value, MAX_VALUES);
      if (values === undefined || values === 'too_many' || !values.every((each) => typeof each === 'string')) return undefined;
      const known = new Set(question.options.map((option) => option.id));
      const [options, own] = [values.filter((each) => known.has(each)), values.filter((each) => !known.has(each))];
      if (own.length === 0) return { question: id, kind: 'multi_choice', value: { options } };
      return question.other ? { question: id, kind: 'multi_choice', value: { options, other: own.join('\n') } } : undefined;
    }
    case 'number': return isAbsentOr(value, 'number') ? { question: id, kind: 'number', value: value ?? null } : undefined;
    case 'boolean': return isAbsentOr(value, 'boolean') ? { question: id, kind: 'boolean', value: value ?? null } : undefined;
    case 'text':
    case 'temporal': return isAbsentOr(value, 'string') ? { question: id, kind: question.kind, value: value || null } : undefined;
    case 'color':
    case 'file': return undefined;
  }
}

interface Primitives { readonly string: string; readonly number: number; readonly boolean: boolean }

const isAbsentOr = <T extends keyof Primitives>(value: unknown, type: T): value is Primitives[T] | undefined => value === undefined || typeof value === type;
