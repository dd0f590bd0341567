import type { Problem } from '../problem.js';

/** The three types of question that the Sage formats know. */
export type SageType = 'single_choice' | 'multi_choice' | 'free_text';

export const SAGE_TYPES: readonly SageType[] = ['single_choice', 'multi_choice', 'free_text'];

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
