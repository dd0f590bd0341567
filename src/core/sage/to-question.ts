import type { Option, Question } from '../model/index.js';
import type { SageType } from './types.js';

/** A question of the Sage formats, read and repaired. */
export interface SageQuestion {
  readonly id: string;
  readonly type: SageType;
  readonly text: string;
  readonly options: readonly Option[];
  /** Option ids, or text; empty where there is no default. */
  readonly initial: string | readonly string[];
  readonly allowOther: boolean;
}

/** Sage questions are all optional: an empty answer is an answer. */
export function toQuestion({ id, type, text, options, initial, allowOther }: SageQuestion): Question {
  const base = { id, prompt: text, required: false } as const;
  const other = allowOther ? { other: { exclusive: false } } : {};
  const first = typeof initial === 'string' ? initial : (initial[0] ?? '');
  switch (type) {
    case 'single_choice':
      return { ...base, kind: 'single_choice', options, ...other, widget: 'list', ...(first === '' ? {} : { initial: { option: first } }) };
    case 'multi_choice': {
      const chosen = typeof initial === 'string' ? [] : initial;
      return { ...base, kind: 'multi_choice', options, ...other, widget: 'list', ...(chosen.length === 0 ? {} : { initial: { options: chosen } }) };
    }
    case 'free_text':
      return { ...base, kind: 'text', format: 'plain', multiline: true, ...(first === '' ? {} : { initial: first }) };
  }
}
