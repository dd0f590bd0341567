import type { Problem } from '../problem.js';

/** The three types of question that the Sage formats know. */
export type SageType = 'single_choice' | 'multi_choice' | 'free_text';

export const SAGE_TYPES: readonly SageType[] = ['single_choice', 'multi_choice', 'free_text'];

/** The type that a tolerant reader takes a name for: case and the space around it do not count, and two have another name. */
export function readSageType(name: string): SageType | undefined {
  return typeOf(name) ?? typeOf(name.trim().toLowerCase());
}

function typeOf(name: string): SageType | undefined {
  switch (name) {
    case 'single_choice':
      return 'single_choice';
    case 'multi_choice':
    case 'multiple_choice':
      return 'multi_choice';
    case 'free_text':
    case 'text':
      return 'free_text';
    default:
      return undefined;
  }
}

/** A question of the strict form, checked field by field. */
export interface StrictQuestion {
  readonly type: SageType;
  readonly text: string;
  readonly options: readonly string[];
  readonly initial: string | readonly string[];
  readonly allowOther: boolean;
}

interface StrictQuestionnaire {
  readonly title: string;
  readonly questions: readonly StrictQuestion[];
}

export type StrictReading = { readonly ok: true; readonly value: StrictQuestionnaire } | { readonly ok: false; readonly problems: readonly Problem[] };
