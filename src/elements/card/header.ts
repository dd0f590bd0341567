import { html, nothing, type TemplateResult } from 'lit';
import type { QuestionnaireView } from '../../machines/questionnaire.view-model.js';
import type { Localize } from '../localize/localize.js';

/** The title, the place among the steps, and what is said before the questions. A plain box, as the footer: a `<header>` would be the banner of the page. */
export function renderHeader({ title, description, step, steps, isPrepared, questionCount, isReview }: QuestionnaireView, words: Localize): TemplateResult {
  const isStepper = steps.length > 1 && !isPrepared;
  const count = isReview ? words.term('review') : words.term('countOf', words.number(step + 1), words.number(questionCount));
  return html`${title === undefined && !isStepper
    ? nothing
    : html`<div class="header" part="header">
        <span class="title" part="title" id="title"><bdi>${title ?? ''}</bdi></span>
        ${isStepper ? html`<span class="count" part="count"><bdi>${count}</bdi></span>` : nothing}
      </div>`}${isStepper
    ? html`<progress class="progress" part="progress" max=${questionCount} value=${Math.min(step + 1, questionCount)} aria-label=${words.term('answerProgress', count)} aria-valuetext=${count}></progress>`
    : nothing}${description === undefined ? nothing : html`<p class="description" part="description"><bdi>${description}</bdi></p>`}`;
}
