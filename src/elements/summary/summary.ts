import { html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { ChoiceQuestion, Link, Question } from '../../core/model/index.js';
import type { AnswerView } from '../../machines/questionnaire.view-model.js';
import { QuestionnaireElement } from '../element.js';
import { icon } from '../icons.js';
import { renderLink } from '../link.js';
import { answers } from '../theme/answers.js';
import { base } from '../theme/base.js';
import { button } from '../theme/button.js';
import { footer } from '../theme/footer.js';
import { frame } from '../theme/frame.js';
import { link } from '../theme/link.js';
import { record } from '../theme/record.js';
import { tokens } from '../theme/tokens.js';
import { answerRow } from './answer-row.js';
import { stateReason, STATE_ICONS, stateWord, type RecordState } from './state.js';

/** The person has seen the questions, and left them. */
const STATES_WITHOUT_QUESTIONS: readonly RecordState[] = ['clarified', 'finished', 'declined', 'cancelled'];

/** Between short answers on one line. */
const GIST_SEPARATOR = ' · ';

/**
 * A questionnaire that is over, or can only be read: one quiet line that opens to the answers. What was entered and not
 * sent stands open, and can be copied; so does what can only be read.
 *
 * @tag sage-questionnaire-summary
 * @summary The record of a questionnaire: how it ended, and what was answered.
 * @csspart card - The box.
 * @csspart record - The same box, to tell it from others.
 * @csspart chip - The same box where there is nothing to open.
 * @csspart record-head - The line that is always there.
 * @csspart record-state - How it ended.
 * @csspart record-gist - The answers in short, or the title.
 * @csspart record-why - Why it cannot be answered.
 * @csspart link - The address that a person was asked to go to.
 * @csspart link-host - Its host.
 * @csspart answers - All questions with their answers.
 * @csspart answer - One question with its answer.
 * @csspart answer-question - The question.
 * @csspart answer-value - The answer.
 * @csspart footer - Below the answers, where something was not sent.
 * @csspart actions - Its buttons.
 * @csspart button - Copies the answers.
 */
export class SageQuestionnaireSummary extends QuestionnaireElement {
  static override readonly tag: string = 'sage-questionnaire-summary';
  static override styles: CSSResultGroup = [tokens, base, frame, button, footer, record, answers, link];

  /** How it stands. */
  @property() state: RecordState = 'submitted';
  /** The title of the questionnaire, or what it says instead. */
  @property() heading: string | undefined;
  /** One sentence that says what came of it. */
  @property() message: string | undefined;
  /** What was answered, or entered and not sent. */
  @property({ attribute: false }) answers: readonly AnswerView[] = [];
  /** What was asked; shown where nothing was answered. */
  @property({ attribute: false }) questions: readonly Question[] = [];
  /** The address that the person was asked to go to. */
  @property({ attribute: false }) link: Link | undefined;
  /** `answers` are not sent. */
  @property({ type: Boolean }) unsent = false;

  @state() private _copied: 'no' | 'yes' | 'failed' = 'no';

  /** The line that is always there. */
  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector<HTMLElement>('[data-focus]')?.focus(options);
  }

  protected override render(): TemplateResult {
    const body = this.#body();
    if (body === nothing) return html`<div class="card record chip" part="card record chip"><div class="record-head" part="record-head" tabindex="-1" data-focus>${this.#head()}</div></div>`;
    return html`<details class="card record" part="card record" ?open=${this.unsent || this.state === 'readOnly'}>
      <summary part="record-head" data-focus>${this.#head()}${icon('chevron')}</summary>
      ${this.#reason()}${body}${this.unsent ? this.#footer() : nothing}
    </details>`;
  }

  #head(): TemplateResult {
    const isSent = this.state === 'submitted';
    const gist = isSent && this.message === undefined ? this.#gist() : '';
    const isAgreement = isSent && this.answers.length === 0 && this.questions.length === 0;
    const shown = this.message ?? (gist || (this.heading ?? ''));
    return html`${icon(STATE_ICONS[this.state])}<span class="record-text">
      <span class="record-state" part="record-state">${isAgreement ? this.words.term('requestAccepted') : stateWord(this.state, this.words)}</span>
      ${shown === '' ? nothing : html`<span class="record-gist" part="record-gist" ?data-answers=${gist !== ''}><bdi>${shown}</bdi></span>`}
    </span>`;
  }

  #gist(): string {
    return this.answers.filter(({ empty }) => !empty).map(({ text }) => text).join(GIST_SEPARATOR);
  }

  #reason(): TemplateResult | typeof nothing {
    const reason = stateReason(this.state, this.unsent, this.words);
    return reason === undefined ? nothing : html`<p class="record-why wire-text" part="record-why">${reason}</p>`;
  }

  #body(): TemplateResult | typeof nothing {
    if (this.link) return this.state === 'declined' || this.state === 'cancelled' ? nothing : renderLink(this.link);
    if (this.state === 'submitted' || this.unsent) return this.answers.length === 0 ? nothing : html`<dl class="answers" part="answers">${this.answers.map((answer) => answerRow(answer))}</dl>`;
    if (STATES_WITHOUT_QUESTIONS.includes(this.state) || this.questions.length === 0) return nothing;
    return html`<dl class="answers" part="answers">${this.questions.map((question) => this.#asked(question))}</dl>`;
  }

  #asked(question: Question): TemplateResult {
    const isChoice = question.kind === 'single_choice' || question.kind === 'multi_choice';
    return html`<div class="answer" part="answer">
      <dt class="answer-question wire-text" part="answer-question">${question.prompt}</dt>
      <dd class="answer-value" part="answer-value" ?data-empty=${!isChoice}>
        ${isChoice ? this.#offered(question) : this.words.term('answerForm', question.kind === 'temporal' ? question.precision : question.kind)}
      </dd>
    </div>`;
  }

  #offered({ options, other }: ChoiceQuestion): TemplateResult {
    const own = other ? [other.label ?? this.words.term('otherOption')] : [];
    return html`<ul class="listing">${[...options.map(({ label }) => label), ...own].map((label) => html`<li class="wire-text">${label}</li>`)}</ul>`;
  }

  #footer(): TemplateResult {
    const { words } = this;
    return html`<div class="footer" part="footer">
      <p class="status" ?data-empty=${this._copied !== 'failed'} ?data-error=${this._copied === 'failed'}>
        <span class="status-text" role="status">${this.#copyStatus()}</span>
      </p>
      <div class="actions" part="actions">
        <button class="button" part="button" type="button" @click=${this.#onCopy}>
          <span class="button-label" ?hidden=${this._copied === 'yes'}>${words.term('copyAnswers')}</span>
          <span class="button-label" ?hidden=${this._copied !== 'yes'}>${words.term('answersCopied')}</span>
        </button>
      </div>
    </div>`;
  }

  #copyStatus(): TemplateResult | string {
    if (this._copied === 'yes') return html`<span class="visually-hidden">${this.words.term('answersCopied')}</span>`;
    return this._copied === 'failed' ? this.words.term('copyFailed') : '';
  }

  readonly #onCopy = async (): Promise<void> => {
    try {
      await (this.ownerDocument.defaultView ?? window).navigator.clipboard.writeText(toText(this.answers));
      this._copied = 'yes';
    } catch {
      // No permission, or no secure page: the person can still copy what is selected.
      this.#selectAnswers();
      this._copied = 'failed';
    }
  };

  #selectAnswers(): void {
    const list = this.renderRoot.querySelector('dl');
    if (list) this.ownerDocument.getSelection()?.selectAllChildren(list);
  }
}

function toText(answers: readonly AnswerView[]): string {
  return answers.filter(({ empty, note }) => !empty || note !== undefined).map(({ prompt, text, note }) => [prompt, text, ...(note === undefined ? [] : [note])].join('\n')).join('\n\n');
}

declare global {
  interface HTMLElementTagNameMap {
    'sage-questionnaire-summary': SageQuestionnaireSummary;
  }
}
