import type { Questionnaire } from '../core/model/index.js';
import { keepDraft } from './draft-keeper.js';
import type { DraftStorage } from './draft-storage.js';
import { createFileTable, type FileTable } from './file-table.js';
import { resumeQuestionnaire, startQuestionnaire, tellQuestionnaire, type QuestionnaireActor } from './questionnaire.actor.js';
import type { QuestionnaireInput } from './questionnaire.context.js';

export interface QuestionnaireStoreOptions {
  /** Keeps drafts beyond the page, until they are settled. Default: they are kept in memory alone. */
  readonly storage?: DraftStorage;
  /** Before every key in `storage`. */
  readonly storagePrefix?: string;
  /** Told what `storage` threw, and why a stored draft could not be read. All goes on without it. */
  readonly onError?: (error: unknown) => void;
}

export interface OpenOptions extends Omit<QuestionnaireInput, 'questionnaire' | 'remembered'> {
  /** Default `""`. */
  readonly conversationId?: string;
  /** From `actor.getPersistedSnapshot()`, or its JSON, to go on where another page left off. What is no snapshot is passed over. */
  readonly snapshot?: unknown;
}

/** The running questionnaires of a page or server, by conversation and questionnaire id. They outlive the elements that show them. */
export interface QuestionnaireStore {
  /** The running one, told of the questionnaire as it is now and of those options that are given; started if there is none. */
  open(questionnaire: Questionnaire, options?: OpenOptions): QuestionnaireActor;
  get(conversationId: string, questionnaireId: string): QuestionnaireActor | undefined;
  /** Stops and forgets one questionnaire, or all of a conversation. What is in `storage` stays. */
  release(conversationId: string, questionnaireId?: string): void;
  /** Stops and forgets everything. */
  dispose(): void;
  readonly files: FileTable;
}

interface Entry {
  readonly conversationId: string;
  readonly questionnaireId: string;
  readonly actor: QuestionnaireActor;
}

export function createQuestionnaireStore(options: QuestionnaireStoreOptions = {}): QuestionnaireStore {
  const entries = new Map<string, Entry>();
  const files = createFileTable();

  function start(questionnaire: Questionnaire, { conversationId = '', snapshot, ...rest }: OpenOptions): Entry {
    const input = { ...rest, questionnaire };
    const resumed = resumeQuestionnaire(snapshot, input);
    if (resumed) dropLostFiles(resumed);
    const actor = resumed ?? startQuestionnaire(input);
    const { storage, storagePrefix = 'sage-questionnaire:' } = options;
    if (storage !== undefined) keepDraft(actor, storage, storagePrefix + keyOf(conversationId, questionnaire.id), attempt);
    return { conversationId, questionnaireId: questionnaire.id, actor };
  }

  /** The bytes of a file are gone with the page that it was picked on: a reference to nothing is not sent. */
  function dropLostFiles(actor: QuestionnaireActor): void {
    for (const [question, value] of Object.entries(actor.getSnapshot().context.draft.values)) {
      if (value.kind !== 'file') continue;
      const kept = value.files.filter(({ id }) => files.get(id));
      if (kept.length < value.files.length) actor.send({ type: 'draft.changed', question, value: { kind: 'file', files: kept } });
    }
  }

  function attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      options.onError?.(error);
    }
  }

  function forget({ conversationId, questionnaireId, actor }: Entry): void {
    const { draft } = actor.getSnapshot().context;
    for (const value of Object.values(draft.values)) {
      if (value.kind === 'file') for (const { id } of value.files) files.delete(id);
    }
    actor.stop();
    entries.delete(keyOf(conversationId, questionnaireId));
  }

  return {
    files,
    open(questionnaire, opened = {}) {
      const key = keyOf(opened.conversationId ?? '', questionnaire.id);
      const known = entries.get(key);
      if (known !== undefined) {
        tellQuestionnaire(known.actor, { ...opened, questionnaire });
        return known.actor;
      }
      const entry = start(questionnaire, opened);
      entries.set(key, entry);
      return entry.actor;
    },
    get: (conversationId, questionnaireId) => entries.get(keyOf(conversationId, questionnaireId))?.actor,
    release(conversationId, questionnaireId) {
      for (const entry of [...entries.values()]) {
        if (entry.conversationId === conversationId && (questionnaireId ?? entry.questionnaireId) === entry.questionnaireId) forget(entry);
      }
    },
    dispose() {
      for (const entry of [...entries.values()]) forget(entry);
      files.clear();
    },
  };
}

function keyOf(conversationId: string, questionnaireId: string): string {
  return JSON.stringify([conversationId, questionnaireId]);
}
