import { html, nothing, svg, type TemplateResult } from 'lit';
import type { AnswerView } from '../../machines/questionnaire.view-model.js';

/** A question with its answer, to read; `more` stands below it. A colour is drawn as a shape: it needs no style of its own. */
export function answerRow({ prompt, text, empty, color, note, issue }: AnswerView, more: TemplateResult | typeof nothing = nothing): TemplateResult {
  const swatch = color === undefined ? nothing : html`<svg class="swatch" viewBox="0 0 16 16" aria-hidden="true">${svg`<rect width="16" height="16" fill=${color}></rect>`}</svg>`;
  return html`<div class="answer" part="answer" ?data-error=${issue !== undefined}>
    <dt class="answer-question wire-text" part="answer-question">${prompt}</dt>
    <dd class="answer-value" part="answer-value" ?data-empty=${empty}>${swatch}<bdi>${text}</bdi></dd>
    ${note === undefined ? nothing : html`<dd class="answer-question wire-text">${note}</dd>`}${more}
  </div>`;
}
