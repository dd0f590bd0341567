import type { OutcomeKind } from '../core/model/index.js';
import { canSend } from './questionnaire.answering.js';
import { currentStep, layoutOf, nextStep, previousStep, type QuestionnaireContext } from './questionnaire.context.js';
import type { QuestionnaireCommands, QuestionnaireStatus } from './questionnaire.view-model.js';

/** What can be done where the questionnaire stands: just what the machine would not ignore. */
export function commandsOf(context: QuestionnaireContext, status: QuestionnaireStatus): QuestionnaireCommands {
  switch (status) {
    case 'arriving': return fillingIn(context);
    case 'editing': return { ...fillingIn(context), ...ending(context), ...refusing(context) };
    case 'ready': return { edit: { type: 'edit' }, ...(!context.others && { submit: { type: 'submit' } }) };
    case 'submitting': return { cancelSending: { type: 'sending.cancelled' } };
    case 'degraded': return refusing(context);
    default: return {};
  }
}

function fillingIn(context: QuestionnaireContext): QuestionnaireCommands {
  const step = currentStep(context);
  return {
    change: (question, value) => ({ type: 'draft.changed', question, value }),
    ...(context.questionnaire.questions.some(({ annotatable }) => annotatable === true) && { note: (question: string, text: string) => ({ type: 'note.changed' as const, question, text }) }),
    clear: (question) => ({ type: 'answer.cleared', question }),
    ...(nextStep(context) !== undefined && { next: { type: 'next', step } }),
    ...(previousStep(context) !== undefined && { back: { type: 'back', step } }),
    ...(layoutOf(context) === 'stepper' && { go: (to: number) => ({ type: 'go', step: to }) }),
  };
}

function ending(context: QuestionnaireContext): QuestionnaireCommands {
  return {
    ...(canSend(context) && { submit: { type: 'submit', step: currentStep(context) } }),
    ...(offers(context, 'clarify') && { clarify: { type: 'clarify' } }),
    ...(offers(context, 'finish') && { finish: { type: 'finish' } }),
  };
}

function refusing(context: QuestionnaireContext): QuestionnaireCommands {
  return {
    ...(offers(context, 'declined') && { decline: { type: 'decline' } }),
    ...(offers(context, 'cancelled') && { cancel: (reason = 'dismissed') => ({ type: 'cancel', reason }) }),
  };
}

function offers({ questionnaire }: QuestionnaireContext, outcome: OutcomeKind): boolean {
  return questionnaire.outcomes.includes(outcome);
}
