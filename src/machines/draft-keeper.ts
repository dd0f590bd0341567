import { loadDraft, saveDraft, type DraftStorage, type StoredDraft } from './draft-storage.js';
import type { QuestionnaireActor } from './questionnaire.actor.js';
import type { QuestionnaireContext } from './questionnaire.context.js';

/**
 * Keeps the draft of a questionnaire in `storage` until it is settled, and puts back what is found there. While it arrives
 * nothing is read or written: what it will ask is not known yet. `attempt` calls its argument and answers for what that throws.
 */
export function keepDraft(actor: QuestionnaireActor, storage: DraftStorage, key: string, attempt: (work: () => void) => void): void {
  let last: QuestionnaireContext | undefined;
  let stored: QuestionnaireContext | undefined;
  const save = (context: QuestionnaireContext): void => {
    attempt(() => {
      saveDraft(storage, key, context, stored);
      stored = context;
    });
  };
  const load = (): StoredDraft | undefined => {
    let found: StoredDraft | undefined;
    attempt(() => {
      found = loadDraft(storage, key, actor.getSnapshot().context.questionnaire);
    });
    return found;
  };
  const look = (): void => {
    const { context } = actor.getSnapshot();
    if (!context.questionnaire.complete || context === last) return;
    const before = last;
    last = context;
    if (context.settled !== null) {
      stored = undefined;
      if (before === undefined || before.settled === null) attempt(() => storage.removeItem(key));
    } else if (before === undefined) {
      const found = load();
      // What was entered while it arrived is stored now, together with what was found; also where that could not be read.
      if (found !== undefined) actor.send({ type: 'draft.restored', ...found });
      else if (hasEntered(context)) save(context);
    } else if (context.draft !== before.draft || context.sending !== before.sending || context.unconfirmed !== before.unconfirmed || before.settled !== null) {
      save(context);
    }
  };
  actor.subscribe(look);
  look();
}

function hasEntered({ touched, draft }: QuestionnaireContext): boolean {
  return touched.length > 0 || Object.values(draft.notes).some((note) => note !== '');
}
