import type { CommonDiagnosticCode, Diagnostic, FormDiagnosticCode, SageDiagnosticCode } from '../../diagnostics.js';
import type { Locale } from '../../locale/locale.js';
import { toDiagnostic, type Problem } from '../../problem.js';
import type { Place } from '../../scan/block.js';
import { formMessage } from './words.js';

/** What a field must be. */
export type Expected = 'text' | 'number' | 'above_zero' | 'whole' | 'boolean' | 'date' | 'time' | 'date-time' | 'min';

/** What is said of a form otherwise than of a Sage block, since its fields have other names. */
export type RenamedCode = Extract<SageDiagnosticCode, 'not_an_object' | 'question_not_object' | 'type_unsupported' | 'options_invalid' | 'default_invalid' | 'response_not_found' | 'questionnaire_mismatch'>;

/** Something wrong in a form, before it is put into words. */
export interface FormProblem extends Omit<Problem, 'code' | 'mistake'> {
  readonly code: CommonDiagnosticCode | FormDiagnosticCode | RenamedCode;
  /** The field it is about, and of two that mean the same the other one. */
  readonly field?: string;
  readonly other?: string;
  readonly expected?: Expected;
  /** What the question was read as. */
  readonly type?: string;
}

/** Puts problems into words, each with its place in the message. */
export const toFormDiagnostics = (problems: readonly FormProblem[], locate: (at: number) => Place | undefined, locale: Locale): readonly Diagnostic[] =>
  problems.map((problem) => toDiagnostic(problem, formMessage(problem, locale), locate));
