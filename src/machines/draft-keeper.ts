import { loadDraft, saveDraft, type DraftStorage } from './draft-storage.js';
import type { QuestionnaireActor } from './questionnaire.actor.js';
import type { QuestionnaireContext } from './questionnaire.context.js';

/**
 * Keeps the draft of a questionnaire in `storage` until it is settled, and puts back what is found there. While it arrives
 * nothing is read or written: what it will ask is not known yet. `attempt` calls its argument and answers for what that throws.
 */
export function keepDraft(actor: QuestionnaireActor, storage: DraftStorage, key: string, attempt: (work: () => void) => void): void {
  let last: QuestionnaireContext | undefined;
  const look = (): void => {
    const { context } = actor.getSnapshot();
    if (!context.questionnaire.complete || context === last) return;
    const before = last;
    last = context;
    if (context.settled !== null) {
      if (before === undefined || before.settled === null) attempt(() => storage.removeItem(key));
    } else if (before === undefined) {
      attempt(() => restore(actor, storage, key));
    } else if (context.draft !== before.draft || context.sending !== before.sending || context.unconfirmed !== before.unconfirmed || (before.settled !== null && context.touched.length > 0)) {
      attempt(() => saveDraft(storage, key, context));
    }
  };
  actor.subscribe(look);
  look();
}

/** What was entered while it arrived is stored now, together with what was found. */
function restore(actor: QuestionnaireActor, storage: DraftStorage, key: string): void {
  const { context } = actor.getSnapshot();
  const stored = loadDraft(storage, key, context.questionnaire);
  if (stored !== undefined) actor.send({ type: 'draft.restored', ...stored });
  else if (context.touched.length > 0) saveDraft(storage, key, context);
}
