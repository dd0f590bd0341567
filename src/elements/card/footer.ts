import { html, nothing, type TemplateResult } from 'lit';
import type { UserEvent } from '../../machines/questionnaire.events.js';
import type { QuestionnaireView } from '../../machines/questionnaire.view-model.js';
import { icon } from '../icons.js';
import type { Localize } from '../localize/localize.js';
import { renderExits, renderInsteadOfExits } from './exits.js';
import { asksToAgree } from './request.js';

export interface FooterBindings {
  readonly words: Localize;
  /** What is wrong with an answer is said here too. */
  readonly saysIssue: boolean;
  /** Another card says it. */
  readonly isQuiet: boolean;
  readonly hints: TemplateResult | undefined;
  readonly onPrimary: (event: MouseEvent) => void;
  readonly onBack: () => void;
  readonly onStop: () => void;
  readonly onEdit: () => void;
  readonly onExit: (event: UserEvent) => void;
}

/** The status, the hints, and the ways on and back. */
export function renderFooter(view: QuestionnaireView, { words, saysIssue, isQuiet, hints, onPrimary, onBack, onStop, onEdit, onExit }: FooterBindings): TemplateResult {
  const status = statusLine(view, { words, saysIssue });
  const isSending = view.status === 'submitting';
  const shown = status === undefined || status.heardOnly ? hints : undefined;
  const back = view.status === 'ready' ? editButton(words, onEdit) : view.stepCount > 1 && !view.isPrepared ? backButton(view, isSending, words, onBack) : nothing;
  const primary = hasPrimary(view) ? primaryButton(view, words, onPrimary) : nothing;
  return html`<div class="footer" part="footer">
    ${isSending ? renderStop(view, words, onStop) : renderExits(view, words, onExit)}
    <div class="way">
      <div
        class="status"
        part="status"
        ?data-error=${status?.isError ?? false}
        ?data-hints=${shown !== undefined}
        ?data-empty=${shown === undefined && (status === undefined || status.heardOnly)}
      >
        ${status?.isError ? icon('alert') : status?.isPulse ? html`<span class="pulse"></span>` : nothing}
        <span class="wire-text ${status?.heardOnly ? 'visually-hidden' : 'status-text'}" role=${isQuiet ? nothing : 'status'}>${status?.text ?? ''}</span>${shown ?? nothing}
      </div>
      ${back === nothing && primary === nothing ? nothing : html`<div class="actions" part="actions">${back}${primary}</div>`}
    </div>
  </div>`;
}

/** In the place of the exits where there are some, else in that of the hints. */
function renderStop(view: QuestionnaireView, words: Localize, onStop: () => void): TemplateResult {
  const stop = html`<div class="stop">
    <button class="button button-quiet" part="button button-quiet" type="button" @click=${onStop}><span class="button-label">${words.term('stopSending')}</span></button>
  </div>`;
  return renderInsteadOfExits(view, words, stop) ?? html`<div class="actions" data-start data-instead-of-hints>${stop}</div>`;
}

/** None where it could only say what cannot be done. */
function hasPrimary({ status, canSubmit }: QuestionnaireView): boolean {
  if (status === 'ready') return canSubmit;
  return status !== 'degraded';
}

function editButton(words: Localize, onEdit: () => void): TemplateResult {
  return html`<button class="button" part="button" type="button" data-action="edit" @click=${onEdit}><span class="button-label">${words.term('edit')}</span></button>`;
}

interface Status {
  readonly text: string;
  readonly isError?: boolean;
  readonly isPulse?: boolean;
  /** Seen elsewhere: on the button. */
  readonly heardOnly?: boolean;
}

function statusLine(view: QuestionnaireView, { words, saysIssue }: Pick<FooterBindings, 'words' | 'saysIssue'>): Status | undefined {
  const { failure, issueCount } = view;
  const reason = insideSentence(failure?.message ?? '');
  if (view.status === 'submitting') return { text: words.term('sending'), heardOnly: true };
  if (view.layout === 'list' && issueCount > 0) return { text: words.term('answersNeedChange', issueCount, words.number(issueCount)), isError: true };
  // It stands beside the question.
  const issue = saysIssue ? view.questions.find((question) => question.issue)?.issue : undefined;
  if (issue) return { text: issue.message, heardOnly: true };
  if (view.status === 'arriving') return { text: words.term(view.questionCount === 0 ? 'preparingQuestions' : 'stillArriving'), isPulse: true };
  if (failure?.refused) return { text: reason === '' ? words.term('notAccepted') : words.term('notAcceptedBecause', reason), isError: true };
  if (failure) return { text: reason === '' ? words.term('notSentUnexplained') : words.term('notSent', reason), isError: true };
  if (view.deliveryUnknown) return { text: words.term('deliveryUnknown'), isError: true };
  if (view.status === 'ready') return { text: words.term('sentWithOthers') };
  return undefined;
}

const insideSentence = (text: string): string => text.trim().replace(/[.。]$/, '');

function backButton(view: QuestionnaireView, isSending: boolean, words: Localize, onBack: () => void): TemplateResult {
  return html`<button class="button back" part="button" type="button" data-action="back" aria-disabled=${isSending ? 'true' : nothing} ?hidden=${view.step === 0} @click=${onBack}>
    <span class="button-label">${words.term('back')}</span>
  </button>`;
}

type Label = 'next' | 'review' | 'done' | 'send' | 'retry' | 'sending';

/** Every label that it can come to show takes room from the start, so that it never changes its width. */
function primaryButton(view: QuestionnaireView, words: Localize, onPrimary: (event: MouseEvent) => void): TemplateResult {
  const send = view.questionnaire.submitLabel ?? words.term(sendTerm(view));
  const labels: readonly (readonly [Label, string])[] = [
    ...(view.stepCount > 1 ? ([['next', words.term('next')], ['review', words.term('review')]] as const) : []),
    ...(view.waitsForOthers ? [['done', words.term('answerDone')] as const] : []),
    ['send', send],
    ['retry', words.term('tryAgain')],
    ['sending', words.term('sending')],
  ];
  const current = currentLabel(view);
  const goesOn = current === 'next' || current === 'review';
  const isOff = current !== 'sending' && (goesOn ? !view.canGoNext : !view.canSubmit);
  return html`<button
    class="button button-primary"
    part="button button-primary"
    type="button"
    data-action=${goesOn ? 'next' : 'send'}
    aria-disabled=${isOff ? 'true' : nothing}
    aria-busy=${current === 'sending' ? 'true' : nothing}
    @click=${onPrimary}
  >
    ${labels.map(
      ([name, text]) => html`<span class="button-label wire-text" ?hidden=${name !== current} ?data-turning=${name === 'sending'}>${text}</span>`,
    )}
  </button>`;
}

/** What is agreed to says so: going to an address is not having done there what was asked. */
function sendTerm({ questionnaire, questionCount }: QuestionnaireView): 'acceptRequest' | 'willGoThere' | 'sendAnswers' | 'send' {
  if (asksToAgree(questionnaire)) return questionnaire.link ? 'willGoThere' : 'acceptRequest';
  return questionCount > 1 ? 'sendAnswers' : 'send';
}

function currentLabel({ status, isLastStep, nextIsReview, waitsForOthers, failure }: QuestionnaireView): Label {
  if (status === 'submitting') return 'sending';
  if (status === 'ready') return 'send';
  if (nextIsReview) return 'review';
  if (!isLastStep) return 'next';
  if (waitsForOthers) return 'done';
  return failure?.outcome === 'submitted' && !failure.refused ? 'retry' : 'send';
}
