import type { Dialect } from '../core/dialect.js';
import { createQuestionnaireStore, type QuestionnaireStore } from '../machines/questionnaire.store.js';

let dialects: readonly Dialect[] = [];
let store: QuestionnaireStore | undefined;

/** What elements read and write where their host names no dialects. Empty until `define` fills it, so that one dialect alone stays small. */
export function setDefaultDialects(all: readonly Dialect[]): void {
  dialects = all;
}

export function defaultDialects(): readonly Dialect[] {
  return dialects;
}

/** The page's own store: a message that leaves the page and comes back finds what was entered. */
export function pageStore(): QuestionnaireStore {
  store ??= createQuestionnaireStore();
  return store;
}
