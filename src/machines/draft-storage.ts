import { noteOf, own, record } from '../core/draft/draft.js';
import { fingerprint } from '../core/draft/fingerprint.js';
import type { Draft, DraftValue, Questionnaire } from '../core/model/index.js';
import { readDraft } from '../core/draft/read-draft.js';
import type { QuestionnaireContext } from './questionnaire.context.js';
import type { Attempt } from './questionnaire.events.js';
import { isAttempt } from './questionnaire.remembered.js';

/** Where drafts outlive the page: `localStorage`, `sessionStorage`, or anything of that shape. */
export interface DraftStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** What was entered, and what was on its way to be sent when the page went away. */
export interface StoredDraft {
  readonly draft: Draft;
  readonly unconfirmed: readonly Attempt[];
}

/** The draft stored under `key`, if it was given to the same questions. Throws what the storage throws, and for broken JSON. */
export function loadDraft(storage: DraftStorage, key: string, questionnaire: Questionnaire): StoredDraft | undefined {
  const raw = storage.getItem(key);
  if (raw === null) return undefined;
  const stored: unknown = JSON.parse(raw);
  const matches = typeof stored === 'object' && stored !== null && 'fingerprint' in stored && stored.fingerprint === fingerprint(questionnaire);
  return matches ? { draft: readDraft(stored), unconfirmed: 'unconfirmed' in stored && Array.isArray(stored.unconfirmed) ? stored.unconfirmed.filter(isAttempt) : [] } : undefined;
}

/** Stores what the person has entered, not the defaults around it. Throws what the storage throws. */
export function saveDraft(storage: DraftStorage, key: string, { questionnaire, draft, touched, sending, unconfirmed }: QuestionnaireContext): void {
  const values = record<DraftValue>();
  const notes = record<string>();
  for (const question of questionnaire.questions) {
    const value = own(draft.values, question.id);
    const note = noteOf(draft, question);
    // The bytes of a file are gone with the page, so its reference would point nowhere.
    if (value !== undefined && value.kind !== 'file' && touched.includes(question.id)) values[question.id] = value;
    if (note !== '') notes[question.id] = note;
  }
  const underway = sending === null ? unconfirmed : [...unconfirmed, sending];
  storage.setItem(key, JSON.stringify({ fingerprint: fingerprint(questionnaire), values, notes, ...(underway.length > 0 && { unconfirmed: underway }) }));
}
