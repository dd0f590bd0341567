import { html, nothing, type TemplateResult } from 'lit';
import type { AnswerView, QuestionnaireView } from '../../machines/questionnaire.view-model.js';
import { icon } from '../icons.js';
import type { Localize } from '../localize/localize.js';

/** All answers, to look at before they are sent; each can be changed. */
export function renderReview(view: QuestionnaireView, words: Localize, onEdit: (step: number) => void): TemplateResult {
  return html`<div class="review" part="review" role="group" aria-labelledby="review">
    <p class="prompt" part="prompt" id="review" tabindex="-1">${words.term('checkAnswers')}</p>
    <dl class="answers" part="answers">${view.entered.map((answer, step) => answerRow(answer, editButton(answer, view, words, () => onEdit(step), `issue-${step}`), `issue-${step}`))}</dl>
  </div>`;
}

/** What waits to be sent with the answers to other questionnaires. */
export function renderReady(view: QuestionnaireView): TemplateResult {
  return html`<dl class="answers" part="answers">${view.entered.map((answer) => answerRow(answer, nothing, undefined))}</dl>`;
}

function answerRow({ prompt, text, empty, note, issue }: AnswerView, edit: TemplateResult | typeof nothing, issueId: string | undefined): TemplateResult {
  return html`<div class="answer" part="answer" ?data-error=${issue !== undefined}>
    <dt class="answer-question" part="answer-question"><bdi>${prompt}</bdi></dt>
    <dd class="answer-value" part="answer-value" ?data-empty=${empty}><bdi>${text}</bdi></dd>
    ${note === undefined ? nothing : html`<dd class="answer-question"><bdi>${note}</bdi></dd>`}
    ${issue === undefined ? nothing : html`<dd class="answer-issue" part="message" id=${issueId ?? nothing}>${icon('alert')}<bdi>${issue.message}</bdi></dd>`}
    ${edit}
  </div>`;
}

function editButton({ prompt, question, issue }: AnswerView, { status }: QuestionnaireView, words: Localize, onEdit: () => void, issueId: string): TemplateResult {
  const isSending = status === 'submitting';
  return html`<dd class="answer-edit">
    <button
      class="button button-quiet"
      part="button button-quiet"
      type="button"
      data-edit=${question}
      aria-label=${words.term('editAnswer', prompt)}
      aria-describedby=${issue === undefined ? nothing : issueId}
      aria-disabled=${isSending ? 'true' : nothing}
      @click=${onEdit}
    >
      <span class="button-label">${words.term('edit')}</span>
    </button>
  </dd>`;
}
