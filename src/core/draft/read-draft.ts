import { record } from './draft.js';
import type { Draft, DraftValue, FileRef, OtherDraft } from '../model/index.js';

/** Reads a draft that was stored as JSON, or came from elsewhere. What is no draft value is left out; nothing is thrown. */
export function readDraft(raw: unknown): Draft {
  const values = record<DraftValue>();
  const notes = record<string>();
  if (isObject(raw)) {
    for (const [id, entry] of entries(raw['values'])) {
      const value = readDraftValue(entry);
      if (value !== undefined) values[id] = value;
    }
    for (const [id, note] of entries(raw['notes'])) if (typeof note === 'string') notes[id] = note;
  }
  return { values, notes };
}

/** The draft value that `raw` is, without anything that does not belong to it; nothing if it is none. */
export function readDraftValue(raw: unknown): DraftValue | undefined {
  if (!isObject(raw)) return undefined;
  switch (raw['kind']) {
    case 'single_choice': {
      const option = raw['option'] ?? null;
      return option === null || typeof option === 'string' ? { kind: 'single_choice', option, other: readOther(raw['other']) } : undefined;
    }
    case 'multi_choice': {
      const options = raw['options'];
      return isArrayOf(options, isString) ? { kind: 'multi_choice', options, other: readOther(raw['other']) } : undefined;
    }
    case 'boolean': {
      const checked = raw['checked'] ?? null;
      return checked === null || typeof checked === 'boolean' ? { kind: 'boolean', checked } : undefined;
    }
    case 'file': {
      const files = raw['files'];
      return isArrayOf(files, isFileRef) ? { kind: 'file', files } : undefined;
    }
    case 'text':
    case 'number':
    case 'temporal':
    case 'color':
      return isString(raw['text']) ? { kind: raw['kind'], text: raw['text'] } : undefined;
    default:
      return undefined;
  }
}

function readOther(raw: unknown): OtherDraft {
  return isObject(raw) ? { chosen: raw['chosen'] === true, text: isString(raw['text']) ? raw['text'] : '' } : { chosen: false, text: '' };
}

function isFileRef(raw: unknown): raw is FileRef {
  return isObject(raw) && isString(raw['id']) && isString(raw['name']) && isString(raw['type']) && typeof raw['size'] === 'number';
}

function entries(raw: unknown): [string, unknown][] {
  return isObject(raw) ? Object.entries(raw) : [];
}

function isArrayOf<T>(raw: unknown, is: (entry: unknown) => entry is T): raw is T[] {
  return Array.isArray(raw) && raw.every(is);
}

function isString(raw: unknown): raw is string {
  return typeof raw === 'string';
}

function isObject(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null;
}
