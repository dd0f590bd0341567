import { createActor, type Actor } from 'xstate';
import type { Outcome } from '../core/model/index.js';
import type { QuestionnaireInput } from './questionnaire.context.js';
import { questionnaireMachine } from './questionnaire.machine.js';
import { rememberedContext, withoutLostFiles } from './questionnaire.remembered.js';

/** A running questionnaire: `send` events, `subscribe` to snapshots, hear `outcome` and `refused` with `on`. */
export type QuestionnaireActor = Actor<typeof questionnaireMachine>;

export function startQuestionnaire(input: QuestionnaireInput): QuestionnaireActor {
  return createActor(questionnaireMachine, { input }).start();
}

/**
 * Goes on from `actor.getPersistedSnapshot()`, also after it was stored as JSON. If it was being sent, nobody knows any more
 * whether it arrived: it can be edited again, `deliveryUnknown` says so, and only a person sends it once more.
 * What `input` says is newer. Nothing for a snapshot of something else. `hasFile`: whether the bytes of a picked file are still
 * there, by its id; a reference to nothing is not sent. Default: they all are.
 */
export function resumeQuestionnaire(persisted: unknown, input: QuestionnaireInput, hasFile: (id: string) => boolean = () => true): QuestionnaireActor | undefined {
  const whole = rememberedContext(persisted);
  if (whole === undefined || whole.questionnaire.id !== input.questionnaire.id) return undefined;
  const remembered = withoutLostFiles(whole, hasFile);
  const actor = startQuestionnaire({ ...input, questionnaire: remembered.questionnaire, remembered });
  tellQuestionnaire(actor, input);
  return actor;
}

/** Says what is new in `input`, and nothing where nothing is: whoever renders on every snapshot may call it while rendering. */
export function tellQuestionnaire(actor: QuestionnaireActor, { questionnaire, readOnly, locked, settled, locale, layout }: QuestionnaireInput): void {
  const { context } = actor.getSnapshot();
  if (questionnaire !== context.questionnaire) actor.send({ type: 'questionnaire.updated', questionnaire });
  if (readOnly !== undefined && readOnly !== context.readOnly) actor.send({ type: 'host.readOnly', value: readOnly });
  if (locked !== undefined && locked !== context.locked) actor.send({ type: 'host.locked', reason: locked });
  if (locale !== undefined && locale !== context.locale) actor.send({ type: 'host.locale', locale });
  if (layout !== undefined && layout !== context.layout) actor.send({ type: 'host.layout', layout });
  if (settled !== undefined && !sameOutcome(settled, context.settled)) actor.send({ type: 'settled', outcome: settled });
}

function sameOutcome(a: Outcome, b: Outcome | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
