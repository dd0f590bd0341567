import type { Diagnostic, DiagnosticCode, TextDiagnosticCode } from './diagnostics.js';
import type { Place } from './scan/block.js';

/**
 * Which of the mistakes that one code stands for, where what was found does not tell: a field that does not belong there,
 * no list where there must be one, a line in the wrong column, a quote or bracket that is not closed, a name without its colon.
 */
type Mistake = 'misplaced' | 'unlisted' | 'indentation' | 'unclosed' | 'colon';

/** Something wrong in a payload, before it is put into words. */
export interface Problem<C extends TextDiagnosticCode = TextDiagnosticCode> {
  readonly code: C;
  /** Default `error`. */
  readonly severity?: 'error' | 'warning';
  readonly path?: string;
  /** Offset in the payload, in UTF-16 units. */
  readonly at?: number;
  /** What stands there. */
  readonly found?: string;
  /** How it is to be written instead. */
  readonly mended?: string;
  readonly mistake?: Mistake;
  /** The bound that was broken. */
  readonly limit?: number;
  /** Original text that could not be read. */
  readonly source?: string;
}

/** A problem in the words that its code has somewhere, with its place in the message. */
export function toDiagnostic({ code, severity, path, at, source }: Omit<Problem, 'code'> & { readonly code: DiagnosticCode }, message: string, locate: (at: number) => Place | undefined): Diagnostic {
  const place = at === undefined ? undefined : locate(at);
  return {
    code,
    severity: severity ?? 'error',
    message,
    ...(path === undefined ? {} : { path }),
    ...(place ? { line: place.line, column: place.column } : {}),
    ...(source === undefined ? {} : { source }),
  };
}
