/** What a person has chosen or written, question by question. Plain JSON throughout, so that it can be stored. */

/** A file that was picked. The bytes stay in the page, keyed by `id`; `size` is in bytes, `type` a MIME type or `""`. */
export interface FileRef {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

/** One answered (or skipped) question. `null` means: asked, and left without an answer. */
export type Answer =
  | { readonly question: string; readonly kind: 'single_choice'; readonly value: { readonly option: string } | { readonly other: string } | null; readonly note?: string }
  | { readonly question: string; readonly kind: 'multi_choice'; readonly value: { readonly options: readonly string[]; readonly other?: string }; readonly note?: string }
  | { readonly question: string; readonly kind: 'text'; readonly value: string | null; readonly note?: string }
  | { readonly question: string; readonly kind: 'number'; readonly value: number | null; readonly note?: string }
  | { readonly question: string; readonly kind: 'boolean'; readonly value: boolean | null; readonly note?: string }
  /** ISO 8601: `YYYY-MM-DD`, `HH:MM[:SS]`, or RFC 3339 with offset or local `YYYY-MM-DDTHH:MM`. */
  | { readonly question: string; readonly kind: 'temporal'; readonly value: string | null; readonly note?: string }
  /** `#rrggbb`, lower case. */
  | { readonly question: string; readonly kind: 'color'; readonly value: string | null; readonly note?: string }
  | { readonly question: string; readonly kind: 'file'; readonly value: readonly FileRef[]; readonly note?: string };

/** The eight shapes an answer can take. How a question looks is a hint, not a kind. */
export type QuestionKind = Answer['kind'];

/** The value of an answer that is there. */
export type AnswerValue = NonNullable<Answer['value']>;

/** The answer, or its value, of one kind. */
export type AnswerOf<K extends QuestionKind> = Extract<Answer, { kind: K }>;
export type ValueOf<K extends QuestionKind> = NonNullable<AnswerOf<K>['value']>;
