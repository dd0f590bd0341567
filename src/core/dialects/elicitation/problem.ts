import type { DiagnosticCode } from '../../diagnostics.js';
import type { PatternFault } from './pattern.js';

/** What a rule of a property must be. */
export type Expected = 'count' | 'number' | 'text';

/** Something that was left out of a request that is asked nevertheless, before it is put into words. */
export interface ElicitationProblem {
  readonly code: Extract<DiagnosticCode, 'field_invalid' | 'default_invalid' | 'pattern_skipped'>;
  /** `properties.name.minLength`. */
  readonly path: string;
  readonly found: unknown;
  readonly expected?: Expected;
  readonly fault?: PatternFault;
}
