import { noteOf, own, withNote, withValue } from './draft.js';
import type { Draft, Questionnaire } from '../model/index.js';

/** Puts an earlier draft where nothing has been entered since. `touched` names the questions that the person has answered or cleared. */
export function restoreDraft(questionnaire: Questionnaire, draft: Draft, earlier: Draft, touched: readonly string[]): { draft: Draft; touched: readonly string[] } {
  const entered = new Set(touched);
  let restored = draft;
  for (const question of questionnaire.questions) {
    const note = noteOf(earlier, question);
    if (note !== '' && noteOf(draft, question) === '') restored = withNote(restored, question.id, note);
    const value = own(earlier.values, question.id);
    if (value?.kind !== question.kind || entered.has(question.id)) continue;
    restored = withValue(restored, question.id, value);
    entered.add(question.id);
  }
  return { draft: restored, touched: [...entered] };
}
