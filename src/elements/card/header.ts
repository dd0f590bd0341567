import { html, nothing, type TemplateResult } from 'lit';
import type { QuestionnaireView } from '../../machines/questionnaire.view-model.js';
import type { Localize } from '../localize/localize.js';

/** In code points: what is longer is shown cut. */
const LONGEST_NAME = 12;

/**
 * The title, the place among the steps, the time left, and what is said before the questions. A plain box, as the footer: a
 * `<header>` would be the banner of the page.
 */
export function renderHeader(view: QuestionnaireView, words: Localize, deadline: TemplateResult | typeof nothing): TemplateResult {
  const { title, description, step, steps, isPrepared, questionCount, isReview } = view;
  const isStepper = steps.length > 1 && !isPrepared;
  const count = !isStepper ? '' : isReview ? words.term('review') : words.term('countOf', words.number(step + 1), words.number(questionCount));
  const name = stepName(view);
  return html`${title === undefined && !isStepper && name === undefined && deadline === nothing
    ? nothing
    : html`<div class="header" part="header">
        ${title === undefined && name !== undefined ? nothing : html`<span class="title wire-text" part="title" id="title">${title ?? ''}</span>`}
        ${name === undefined ? nothing : renderName(name, title === undefined)}
        ${isStepper ? html`<span class="count wire-text" part="count">${count}</span>` : nothing}${deadline}
      </div>`}${isStepper
    ? html`<progress class="progress" part="progress" max=${questionCount} value=${Math.min(step + 1, questionCount)} aria-label=${words.term('answerProgress', count)} aria-valuetext=${count}></progress>`
    : nothing}${description === undefined ? nothing : html`<p class="description wire-text" part="description" id="description">${description}</p>`}`;
}

/** Of the one question on screen. */
function stepName({ layout, questions }: QuestionnaireView): string | undefined {
  return layout === 'stepper' ? questions[0]?.question.header : undefined;
}

/** In full to a pointer that rests on it, and to a screen reader. */
function renderName(name: string, isAlone: boolean): TemplateResult {
  const characters = [...name];
  const isCut = characters.length > LONGEST_NAME;
  const shown = isCut ? `${characters.slice(0, LONGEST_NAME).join('')}…` : name;
  return html`<span class=${isAlone ? 'title' : 'step-name'} part="step-name" title=${isCut ? name : nothing}>
    <bdi aria-hidden=${isCut ? 'true' : nothing}>${shown}</bdi>${isCut ? html`<span class="visually-hidden">${name}</span>` : nothing}
  </span>`;
}
