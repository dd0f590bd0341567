import type { IssueCode } from '../diagnostics.js';
import type { IssueDetails } from '../locale/issues.js';
import type { AnswerOf, DraftValue, QuestionKind, QuestionOf, Result } from '../model/index.js';

/** What is wrong with a draft value, before it is put into words. */
export interface Problem extends Omit<IssueDetails, 'kind'> {
  readonly code: IssueCode;
}

/**
 * Makes an answer of a question's draft value, or says what is wrong with it: the first rule that it breaks.
 * A value that is missing or of another kind counts as empty.
 */
export type Rule<K extends QuestionKind> = (question: QuestionOf<K>, draft: DraftValue | undefined) => Result<AnswerOf<K>, Problem>;
