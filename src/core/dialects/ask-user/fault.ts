import type { AskUserDiagnosticCode, Diagnostic } from '../../diagnostics.js';
import type { Locale } from '../../locale/locale.js';
import type { Result } from '../../model/index.js';
import { err } from '../../model/result.js';
import { toDiagnostic } from '../../problem.js';
import { faultMessage } from './words.js';

/** Every way in which a request or a response can be wrong. */
export type AskUserCode = AskUserDiagnosticCode | 'unknown_question';

/** The first thing that is wrong, in words. */
export interface AskUserProblem {
  readonly code: AskUserCode;
  readonly message: string;
}

/** Something wrong, before it is put into words. */
export interface Fault {
  readonly code: AskUserCode;
  /** From 0: `questions[0].options[1].label`, `answers["database"]`. */
  readonly path?: string;
  /** What stands there. */
  readonly found?: string;
  /** The bound that was broken, in its own unit. */
  readonly limit?: number;
  /** How large it is, where the bound is in bytes. */
  readonly size?: number;
  /** Of the question that a response does not answer as it should. */
  readonly question?: string;
}

export const refuse = (code: AskUserCode, path?: string, details: Omit<Fault, 'code' | 'path'> = {}): Result<never, Fault> => err({ code, ...(path === undefined ? {} : { path }), ...details });

export const toProblem = (fault: Fault, locale: Locale): AskUserProblem => ({ code: fault.code, message: faultMessage(fault, locale) });

export const toFaultDiagnostic = (fault: Fault, locale: Locale, severity: Diagnostic['severity'] = 'error'): Diagnostic =>
  toDiagnostic({ code: fault.code, severity, ...(fault.path === undefined ? {} : { path: fault.path }) }, faultMessage(fault, locale), () => undefined);
