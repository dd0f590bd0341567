import type { Diagnostic } from '../diagnostics.js';
import type { Questionnaire, QuestionnaireResponse } from './questionnaire.js';

interface SegmentBase {
  /** Unique in its message, the same each time the message is read, while it streams too. */
  readonly key: string;
  /** The text of the segment, untouched. All of them joined are the message. */
  readonly raw: string;
  /** UTF-16 offsets of `raw` in the message. */
  readonly start: number;
  readonly end: number;
}

/** A message, cut where a protocol block begins or ends. */
export type Segment =
  | (SegmentBase & { readonly type: 'markdown' })
  | (SegmentBase & { readonly type: 'questionnaire'; readonly questionnaire: Questionnaire })
  | (SegmentBase & { readonly type: 'response'; readonly response: QuestionnaireResponse })
  /** A protocol block that could not be read: its original text, and why. */
  | (SegmentBase & { readonly type: 'invalid'; readonly diagnostics: readonly Diagnostic[] });
