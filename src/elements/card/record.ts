import { html, type TemplateResult } from 'lit';
import type { QuestionnaireView } from '../../machines/questionnaire.view-model.js';
import { exportedParts } from '../parts.js';
import type { RecordState } from '../summary/state.js';

/** What is left of a questionnaire that can no longer be answered. */
export function renderRecord(view: QuestionnaireView, state: RecordState, locale: string, message: string | undefined): TemplateResult {
  return html`<sage-questionnaire-summary
    exportparts=${exportedParts}
    .locale=${locale}
    .state=${state}
    .heading=${view.title ?? view.description}
    .message=${message}
    .link=${view.questionnaire.link}
    .answers=${view.answers ?? view.entered}
    .questions=${view.questionnaire.questions}
    .unsent=${view.hasUnsent || (state !== 'submitted' && view.answers?.some(({ empty, note }) => !empty || note !== undefined))}
  ></sage-questionnaire-summary>`;
}
