import type { Question, UiText } from '../model/index.js';
import type { Problem } from '../problem.js';

/** What a block asks, or why it cannot be read. */
export type Content =
  | {
      readonly ok: true;
      readonly title?: string;
      readonly questions: readonly Question[];
      readonly uiText?: Partial<UiText>;
      readonly timeoutSeconds?: number;
      /** What was repaired, and what could not be read while the rest stands. */
      readonly problems: readonly Problem[];
    }
  | { readonly ok: false; readonly problems: readonly Problem[] };
