import type { IssueCode } from '../diagnostics.js';
import type { AnswerOf, DraftValue, QuestionKind, QuestionOf, Result } from '../model/index.js';

/** What is wrong with a draft value, before it is put into words. */
export interface Problem {
  readonly code: IssueCode;
  /** The bound that was broken, in the rule's own unit. */
  readonly limit?: number;
  /** How far above the bound. */
  readonly excess?: number;
  /** How large a text is where `limit` is in bytes. */
  readonly size?: number;
  /** It is the note that is wrong. */
  readonly inNote?: boolean;
  /** Both bounds, where there are two. */
  readonly range?: readonly [min: number | string, max: number | string];
  /** A bound that is no number: the earliest or latest date or time, as ISO 8601; the accepted types of files, as the question names them. */
  readonly bound?: string;
}

/**
 * Makes an answer of a question's draft value, or says what is wrong with it: the first rule that it breaks.
 * A value that is missing or of another kind counts as empty. `locale`: BCP 47, of whoever has written it.
 */
export type Rule<K extends QuestionKind> = (question: QuestionOf<K>, draft: DraftValue | undefined, locale?: string) => Result<AnswerOf<K>, Problem>;
