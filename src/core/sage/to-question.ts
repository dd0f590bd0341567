import type { MultiChoiceQuestion, Option, OtherOption, Question, SingleChoiceQuestion, TextQuestion } from '../model/index.js';
import type { Writable } from '../writable.js';
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

const OTHER: OtherOption = { exclusive: false };

/** Sage questions are all optional: an empty answer is an answer. */
export function toQuestion({ id, type, text, options, initial, allowOther }: SageQuestion): Question {
  const first = typeof initial === 'string' ? initial : (initial[0] ?? '');
  switch (type) {
    case 'single_choice': {
      const question: Writable<SingleChoiceQuestion> = { kind: 'single_choice', id, prompt: text, required: false, options, widget: 'list' };
      if (allowOther) question.other = OTHER;
      if (first !== '') question.initial = { option: first };
      return question;
    }
    case 'multi_choice': {
      const question: Writable<MultiChoiceQuestion> = { kind: 'multi_choice', id, prompt: text, required: false, options, widget: 'list' };
      if (allowOther) question.other = OTHER;
      if (typeof initial !== 'string' && initial.length > 0) question.initial = { options: initial };
      return question;
    }
    case 'free_text': {
      const question: Writable<TextQuestion> = { kind: 'text', id, prompt: text, required: false, format: 'plain', multiline: true };
      if (first !== '') question.initial = first;
      return question;
    }
  }
}
