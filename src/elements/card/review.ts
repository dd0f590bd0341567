import { html, nothing, type TemplateResult } from 'lit';
import type { AnswerView, QuestionnaireView } from '../../machines/questionnaire.view-model.js';
import { icon } from '../icons.js';
import type { Localize } from '../localize/localize.js';
import { answerRow } from '../summary/answer-row.js';

/** All answers, to look at before they are sent; each can be changed. */
export function renderReview(view: QuestionnaireView, words: Localize, onEdit: (step: number) => void): TemplateResult {
  return html`<div class="review" part="review" role="group" aria-labelledby="review">
    <p class="prompt" part="prompt" id="review" tabindex="-1">${words.term('checkAnswers')}</p>
    <dl class="answers" part="answers">${view.entered.map((answer, step) => reviewRow(answer, editButton(answer, view, words, () => onEdit(step), `issue-${step}`), `issue-${step}`))}</dl>
  </div>`;
}

/** What waits to be sent with the answers to other questionnaires. */
export function renderReady(view: QuestionnaireView): TemplateResult {
  return html`<dl class="answers" part="answers">${view.entered.map((answer) => answerRow(answer))}</dl>`;
}

function reviewRow(answer: AnswerView, edit: TemplateResult, issueId: string): TemplateResult {
  const { issue } = answer;
  return answerRow(answer, html`${issue === undefined ? nothing : html`<dd class="answer-issue" part="message" id=${issueId}>${icon('alert')}<bdi>${issue.message}</bdi></dd>`}${edit}`);
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
