import type { Questionnaire } from '../core/model/index.js';
import { keepDraft } from './draft-keeper.js';
import type { DraftStorage } from './draft-storage.js';
import { createFileTable, type FileTable } from './file-table.js';
import { resumeQuestionnaire, startQuestionnaire, tellQuestionnaire, type QuestionnaireActor } from './questionnaire.actor.js';
import type { QuestionnaireInput } from './questionnaire.context.js';

export interface QuestionnaireStoreOptions {
  /**
   * Keeps drafts beyond the page, until they are settled. Default: they are kept in memory alone. Asked for with each questionnaire
   * that is opened, so that it may be a getter, which may throw: `{ get storage() { return localStorage; } }` where a browser may forbid it.
   */
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
  /** Stops and forgets one questionnaire, or all of a conversation; what was being sent is waited for no more. What is in `storage` stays. */
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
    // The bytes of a file are gone with the page that it was picked on: a reference to nothing is not sent.
    const actor = resumeQuestionnaire(snapshot, input, (id) => files.get(id) !== undefined) ?? startQuestionnaire(input);
    const key = (options.storagePrefix ?? 'sage-questionnaire:') + keyOf(conversationId, questionnaire.id);
    attempt(() => {
      const { storage } = options;
      if (storage) keepDraft(actor, storage, key, attempt);
    });
    return { conversationId, questionnaireId: questionnaire.id, actor };
  }

  function attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      tell(error);
    }
  }

  /** What it throws is the page's to hear of, as from a listener: no questionnaire stays away for it. */
  function tell(error: unknown): void {
    try {
      options.onError?.(error);
    } catch (failure) {
      queueMicrotask(() => {
        throw failure;
      });
    }
  }

  function forget({ conversationId, questionnaireId, actor }: Entry): void {
    const { draft, sending } = actor.getSnapshot().context;
    // Nobody will tell it what became of that: who still shows it says so, instead of waiting for ever.
    if (sending !== null) actor.send({ type: 'sending.cancelled' });
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
