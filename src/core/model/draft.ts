import type { FileRef, QuestionKind } from './answer.js';

/** The state of an "Other" entry. Its text stays in the draft when another option is chosen. */
export interface OtherDraft {
  readonly chosen: boolean;
  readonly text: string;
}

/** What a person has typed or ticked so far: unchecked, so a number is still text. Only `checkDraft` makes answers of it. */
export type DraftValue =
  | { readonly kind: 'single_choice'; readonly option: string | null; readonly other: OtherDraft }
  | { readonly kind: 'multi_choice'; readonly options: readonly string[]; readonly other: OtherDraft }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'temporal'; readonly text: string }
  | { readonly kind: 'color'; readonly text: string }
  | { readonly kind: 'boolean'; readonly checked: boolean | null }
  | { readonly kind: 'file'; readonly files: readonly FileRef[] };

export type DraftValueOf<K extends QuestionKind> = Extract<DraftValue, { kind: K }>;

/** Drafts and notes by question id. Both records have no prototype: ids come from the wire and may be `__proto__`. */
export interface Draft {
  readonly values: Readonly<Record<string, DraftValue>>;
  readonly notes: Readonly<Record<string, string>>;
}
