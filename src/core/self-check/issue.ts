import type { TextDiagnosticCode } from '../diagnostics.js';

/** What keeps a block from being one. What is wrong inside of a block has the code that a client gives it. */
export type FormCode = 'unsupported_name' | 'fence_too_short' | 'fence_unclosed' | 'fence_close_too_short' | 'element_unclosed' | 'element_mismatched';

/** Every way in which a block of a reply can be wrong. */
export type CheckCode = FormCode | TextDiagnosticCode;

/** Something in a reply that no client could show as it was meant. */
export interface CheckIssue {
  readonly code: CheckCode;
  /** Of the block, in lower case. */
  readonly name: string;
  /** Fenced YAML, or XML+JSON. */
  readonly encoding: 'yaml' | 'json';
  /** Where in the payload, from 0: `questions[0].options[2]`. */
  readonly path?: string;
  /** 1-based place in the text. Columns count UTF-16 units. */
  readonly line: number;
  readonly column: number;
  /** For the model and for people, in the locale that was asked for. */
  readonly message: string;
}
