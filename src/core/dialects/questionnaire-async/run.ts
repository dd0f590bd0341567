import type { Fault, FaultCode } from './fault.js';
import type { NormalQuestion } from './normal-form.js';
import { normalize } from './normalize.js';
import { faultMessage, resultMessage } from './words.js';

export interface QuestionnaireAsyncOptions {
  /** BCP 47; of the messages. Default English. */
  readonly locale?: string;
}

/** The tool's result where the arguments are well: the assistant's turn ends with it, and the user's next message answers. */
export interface QuestionnaireAsyncSuccess {
  readonly success: true;
  readonly status: 'awaiting_user_input';
  readonly validation_passed: true;
  /** `""` where there is none. */
  readonly title: string;
  readonly question_count: number;
  readonly questions: readonly NormalQuestion[];
  readonly should_end: true;
  readonly message: string;
}

/** The tool's result where they are not, with everything that is wrong with them. */
export interface QuestionnaireAsyncFailure {
  readonly success: false;
  readonly status: 'error';
  readonly error_code: 'INVALID_ARGUMENT';
  readonly message: string;
  readonly validation_passed: false;
  readonly errors: readonly QuestionnaireAsyncError[];
}

export interface QuestionnaireAsyncError {
  readonly code: QuestionnaireAsyncErrorCode;
  /** 1-based: `questions[1].options[2]`. */
  readonly path: string;
  /** For the model and for people, in the locale that was asked for. */
  readonly message: string;
  /** The path again, and what was found: plain JSON, cut where it is long. */
  readonly details: Readonly<Record<string, unknown>>;
}

export type QuestionnaireAsyncErrorCode = `questionnaire.start.${FaultCode}`;

/**
 * The tool `questionnaire_async`: checks its arguments, of whatever shape, and gives its result at once. It waits for
 * nobody, and nothing is thrown. Source: docs/questionnaire-async.md.
 */
export function runQuestionnaireAsync(args: unknown, { locale }: QuestionnaireAsyncOptions = {}): QuestionnaireAsyncSuccess | QuestionnaireAsyncFailure {
  const normalized = normalize(args);
  if (!normalized.ok) {
    const { faults } = normalized;
    return {
      success: false,
      status: 'error',
      error_code: 'INVALID_ARGUMENT',
      message: resultMessage('refused', faults.length, locale),
      validation_passed: false,
      errors: toErrors(faults, locale),
    };
  }
  const { title, questions } = normalized.value;
  return {
    success: true,
    status: 'awaiting_user_input',
    validation_passed: true,
    title,
    question_count: questions.length,
    questions,
    should_end: true,
    message: resultMessage('started', questions.length, locale),
  };
}

/** Faults in words, as the wire has them. */
export function toErrors(faults: readonly Fault[], locale: string | undefined): readonly QuestionnaireAsyncError[] {
  return faults.map((fault) => ({
    code: `questionnaire.start.${fault.code}`,
    path: fault.path,
    message: faultMessage(fault, locale),
    details: { path: fault.path, ...fault.details },
  }));
}
