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
  const raw = storage.getItem(key) ?? null;
  if (raw === null) return undefined;
  const stored: unknown = JSON.parse(raw);
  const matches = typeof stored === 'object' && stored !== null && 'fingerprint' in stored && stored.fingerprint === fingerprint(questionnaire);
  return matches ? { draft: readDraft(stored), unconfirmed: 'unconfirmed' in stored && Array.isArray(stored.unconfirmed) ? stored.unconfirmed.filter(isAttempt) : [] } : undefined;
}

/**
 * Stores what the person has entered, not the defaults around it; nothing where there is nothing. What another page has stored
 * meanwhile stays where nothing has changed here since `before`, which is what was last stored from here. Throws what the storage throws.
 */
export function saveDraft(storage: DraftStorage, key: string, context: QuestionnaireContext, before: QuestionnaireContext | undefined): void {
  const { questionnaire, draft, touched } = context;
  const stored = readable(storage, key, questionnaire);
  const values = record<DraftValue>();
  const notes = record<string>();
  const isTouched = new Set(touched);
  for (const question of questionnaire.questions) {
    const { id } = question;
    const mine = isTouched.has(id) ? own(draft.values, id) : undefined;
    const theirs = own(stored.draft.values, id);
    const value = mine === undefined || (before && mine === own(before.draft.values, id)) ? theirs ?? mine : mine;
    const wasNote = before ? noteOf(before.draft, question) : '';
    const note = noteOf(draft, question) === wasNote ? noteOf(stored.draft, question) || wasNote : noteOf(draft, question);
    // The bytes of a file are gone with the page, so its reference would point nowhere.
    if (value !== undefined && value.kind !== 'file') values[id] = value;
    if (note !== '') notes[id] = note;
  }
  const mine = underway(context);
  const known = new Set([...(before ? underway(before) : []), ...mine].map(spelled));
  const unconfirmed = [...stored.unconfirmed.filter((attempt) => !known.has(spelled(attempt))), ...mine];
  if (Object.keys(values).length + Object.keys(notes).length + unconfirmed.length === 0) storage.removeItem(key);
  else storage.setItem(key, JSON.stringify({ fingerprint: fingerprint(questionnaire), values, notes, ...(unconfirmed.length > 0 && { unconfirmed }) }));
}

const NOTHING: StoredDraft = { draft: { values: record(), notes: record() }, unconfirmed: [] };

/** What cannot be read is written over. */
function readable(storage: DraftStorage, key: string, questionnaire: Questionnaire): StoredDraft {
  try {
    return loadDraft(storage, key, questionnaire) ?? NOTHING;
  } catch {
    return NOTHING;
  }
}

function underway({ sending, unconfirmed }: QuestionnaireContext): readonly Attempt[] {
  return sending === null ? unconfirmed : [...unconfirmed, sending];
}

/** Two pages number theirs alike. */
const spelled = (attempt: Attempt): string => JSON.stringify(attempt);
