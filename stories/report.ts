import type { Questionnaire } from '../src/core/index.js';
import type { QuestionnaireActor } from '../src/machines/index.js';
import { questionnaireIn, sampleQuestionnaire } from './samples.js';

/** Three questions, one of each kind that is answered here. */
export const report = sampleQuestionnaire('weekly-report');

/** The same with no answer given in advance. */
export const blankReport = questionnaireIn(
  `<questionnaire>${JSON.stringify({
    title: 'Set up the weekly report',
    questions: [
      { id: 'q1', type: 'single_choice', text: 'Which format should the report have?', options: ['PDF', 'Spreadsheet', 'CSV'] },
      { id: 'q2', type: 'multi_choice', text: 'Which sections should it contain?', options: ['Revenue by region', 'Costs by region', 'Open invoices'] },
      { id: 'q3', type: 'free_text', text: 'Anything the readers should know?' },
    ],
  })}</questionnaire>`,
  'blank',
);

/** And none that may be left out. */
export const requiredReport: Questionnaire = { ...blankReport, questions: blankReport.questions.map((question) => ({ ...question, required: true })) };

/** Answers all three, and goes on to the review. */
export function fillIn(actor: QuestionnaireActor): void {
  actor.send({ type: 'draft.changed', question: 'q1', value: { kind: 'single_choice', option: 'Spreadsheet', other: { chosen: false, text: '' } } });
  actor.send({ type: 'next' });
  actor.send({ type: 'draft.changed', question: 'q2', value: { kind: 'multi_choice', options: ['Costs by region', 'Open invoices'], other: { chosen: true, text: 'Staff costs' } } });
  actor.send({ type: 'next' });
  actor.send({ type: 'draft.changed', question: 'q3', value: { kind: 'text', text: 'In euros.\nRounded to thousands.' } });
  actor.send({ type: 'next' });
}

export function sendIt(actor: QuestionnaireActor): void {
  fillIn(actor);
  actor.send({ type: 'submit' });
}
