import type { DraftValue, Outcome, Question, Questionnaire } from '../../src/core/model/index.js';
import { startQuestionnaire, viewQuestionnaire, type QuestionnaireActor, type QuestionnaireEvent, type QuestionnaireInput, type QuestionnaireView } from '../../src/machines/index.js';
import { questionnaire, text, typed } from '../support/questions.js';

export interface Running {
  readonly actor: QuestionnaireActor;
  /** What the host was given to deliver, in order. */
  readonly outcomes: Outcome[];
  /** The questions that refusals led to. */
  readonly refusals: string[];
  send(...events: (QuestionnaireEvent | undefined)[]): QuestionnaireView;
  view(): QuestionnaireView;
  /** The person answers a question. */
  answer(question: string, value: DraftValue | string): QuestionnaireView;
}

/** A questionnaire that runs, with everything it emits. */
export function run(questions: readonly Question[], more: Partial<Questionnaire> = {}, input: Omit<QuestionnaireInput, 'questionnaire'> = {}): Running {
  return watch(startQuestionnaire({ questionnaire: questionnaire(questions, more), ...input }));
}

export function watch(actor: QuestionnaireActor): Running {
  const outcomes: Outcome[] = [];
  const refusals: string[] = [];
  actor.on('outcome', ({ outcome }) => outcomes.push(outcome));
  actor.on('refused', ({ question }) => refusals.push(question));
  const view = (): QuestionnaireView => viewQuestionnaire(actor.getSnapshot());
  const send: Running['send'] = (...events) => {
    for (const event of events) if (event !== undefined) actor.send(event);
    return view();
  };
  return {
    actor, outcomes, refusals, view, send,
    answer: (question, value) => send({ type: 'draft.changed', question, value: typeof value === 'string' ? typed(value) : value }),
  };
}

export const texts = (...ids: string[]): Question[] => ids.map((id) => text({ id, prompt: `${id}?` }));
