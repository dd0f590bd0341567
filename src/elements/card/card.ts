import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { keyed } from 'lit/directives/keyed.js';
import { findDialect, type Dialect } from '../../core/dialect.js';
import type { DraftValue, Outcome, Questionnaire } from '../../core/model/index.js';
import type { LockReason, UserEvent } from '../../machines/questionnaire.events.js';
import { sameQuestions } from '../../core/draft/fingerprint.js';
import { createQuestionnaireStore, type QuestionnaireStore } from '../../machines/questionnaire.store.js';
import type { QuestionnaireView, QuestionView } from '../../machines/questionnaire.view-model.js';
import type { SessionClock } from '../../machines/sessions/deadline.js';
import { booleanAttribute } from '../booleans.js';
import { defaultDialects, pageStore } from '../defaults.js';
import { QuestionnaireElement, type DefinableClass } from '../element.js';
import { SageQuestionnaireChangeEvent } from '../events.js';
import type { QuestionField } from '../fields/field.js';
import { announcement } from '../fields/prompt.js';
import { fieldElements } from '../fields/table.js';
import { focusedIn, isBackKey, isCommandEnter, isHeldEnter, isLeavingKey, isPlainEnter, origin } from '../keyboard.js';
import { renderLink } from '../link.js';
import { recordState } from '../summary/state.js';
import { SageQuestionnaireSummary } from '../summary/summary.js';
import { answers } from '../theme/answers.js';
import { base } from '../theme/base.js';
import { button } from '../theme/button.js';
import { card } from '../theme/card.js';
import { code } from '../theme/code.js';
import { control } from '../theme/control.js';
import { footer } from '../theme/footer.js';
import { frame } from '../theme/frame.js';
import { key } from '../theme/key.js';
import { request } from '../theme/request.js';
import { link } from '../theme/link.js';
import { review } from '../theme/review.js';
import { tokens } from '../theme/tokens.js';
import { verbatim } from '../theme/verbatim.js';
import { guardClicks } from './click-guard.js';
import { renderConfirm } from './confirm.js';
import { Deadline, pageClock } from './deadline.js';
import { deliver, type Sent } from './delivery.js';
import { Entered } from './entered.js';
import { hasExits } from './exits.js';
import { CardFocus } from './focus.js';
import { renderFooter } from './footer.js';
import { renderHeader } from './header.js';
import { knownLayout, lockReason } from './host-values.js';
import type { CardGroup } from './group.js';
import { isAnotherFocus, keyHints, type KeyFocus } from './hints.js';
import { renderQuestions } from './questions.js';
import { renderRecord } from './record.js';
import { asksToAgree, renderSource } from './request.js';
import { renderReady, renderReview } from './review.js';
import { Session, type HostWords } from './session.js';
import { renderUnread } from './unshown.js';

/**
 * One questionnaire, from its questions to the record of how it ended. Nothing is sent by itself: it is answered, and then
 * says so in `sage-questionnaire-reply`.
 *
 * @tag sage-questionnaire-card
 * @summary A questionnaire as a card: one question at a time, or all in a list.
 * @fires {SageQuestionnaireReplyEvent} sage-questionnaire-reply - A person has answered; the host sends the reply.
 * @fires {SageQuestionnaireChangeEvent} sage-questionnaire-change - Something was chosen or written.
 * @csspart card - The box.
 * @csspart source - Who asks.
 * @csspart header - The line with title and count.
 * @csspart title - The title.
 * @csspart step-name - The short name of the question.
 * @csspart count - Which question of how many.
 * @csspart deadline - The time left.
 * @csspart description - What is said before the questions.
 * @csspart link - The address that a person is asked to go to.
 * @csspart link-host - Its host.
 * @csspart progress - The rule under the header.
 * @csspart question - A question with its controls.
 * @csspart prompt - What is asked.
 * @csspart optional - Says that a question may be left out.
 * @csspart help - More about the question.
 * @csspart message - The rule of a question, or what is wrong with the answer.
 * @csspart message-count - How much was chosen or written.
 * @csspart clear - Takes a choice back.
 * @csspart options - The options of a choice.
 * @csspart option - One option.
 * @csspart other - The option Other.
 * @csspart radio - The mark of a single choice.
 * @csspart checkbox - The mark of a multiple choice.
 * @csspart option-label - What an option is called.
 * @csspart option-description - More about an option.
 * @csspart option-trailing - A short code at the end of an option.
 * @csspart other-input - The text of Other.
 * @csspart key - A key of the keyboard.
 * @csspart field - Around a text field.
 * @csspart input - A text field of one line.
 * @csspart textarea - A text field of several lines.
 * @csspart select - A native select.
 * @csspart range - A slider.
 * @csspart range-value - Its value.
 * @csspart switch - The mark of yes or no as a switch.
 * @csspart color - The colour picker.
 * @csspart file - Where files are picked or dropped.
 * @csspart file-list - The files that were picked.
 * @csspart preview - The preview of an option.
 * @csspart preview-title - Whose it is.
 * @csspart preview-text - Its text.
 * @csspart picker - A choice of many options.
 * @csspart picker-search - Its search field.
 * @csspart picker-list - Its options.
 * @csspart picker-group - A group of its options.
 * @csspart note - Around a note to an answer.
 * @csspart note-input - Its text.
 * @csspart degraded - Questions that could not be read.
 * @csspart code - The original text of such a question.
 * @csspart diagnostic-code - What the reason quotes.
 * @csspart review - All answers, before they are sent.
 * @csspart answers - Questions with their answers.
 * @csspart answer - One question with its answer.
 * @csspart answer-question - What was asked.
 * @csspart answer-value - What was answered.
 * @csspart footer - Status and buttons.
 * @csspart confirm - Asks before it is cancelled, in the place of the footer.
 * @csspart status - What happens with the answers.
 * @csspart hints - Which keys do what.
 * @csspart exits - The ways to end it without the answers.
 * @csspart actions - The buttons.
 * @csspart button - Any button but Clear.
 * @csspart button-primary - Next, Send, and sending once more.
 * @csspart button-quiet - The way out of sending.
 */
export class SageQuestionnaireCard extends QuestionnaireElement {
  static override readonly tag: string = 'sage-questionnaire-card';
  static override readonly dependencies: readonly DefinableClass[] = [...fieldElements, SageQuestionnaireSummary];
  static override styles: CSSResultGroup = [tokens, base, frame, key, button, card, verbatim, code, control, request, answers, review, footer, link];

  /** What is asked, as `parseMessage` gives it. */
  @property({ attribute: false }) questionnaire: Questionnaire | undefined;
  /** Keeps what is entered. Default: the page's, where there is a conversation id; else one of its own. */
  @property({ attribute: false }) store: QuestionnaireStore | undefined;
  /** Under which the store keeps what is entered. */
  @property({ attribute: 'conversation-id' }) conversationId: string | undefined;
  /** Can be read, not answered. */
  @property({ attribute: 'read-only', converter: booleanAttribute }) readOnly = false;
  /** Why it can no longer be answered. */
  @property() locked: LockReason | undefined;
  /** How it ended, where the conversation shows it. */
  @property({ attribute: false }) settled: Outcome | undefined;
  /** What the conversation says came of it, where it does. Default: what is sent to say so, where its protocol has that. */
  @property() message: string | undefined;
  /** One question at a time, or all in a list. Default: the questionnaire's own. */
  @property() layout: 'stepper' | 'list' | undefined;
  /** Those that are sent together with it: the others of its message. */
  @property({ attribute: false }) group: CardGroup | undefined;
  /** How the answer is written. Default: all dialects, once `sage-questionnaire/define` is loaded. */
  @property({ attribute: false }) dialects: readonly Dialect[] | undefined;

  /** Tells the time that is left. Default: the page's. */
  @property({ attribute: false }) clock: SessionClock = pageClock;

  @state({ hasChanged: isAnotherFocus }) private _keyFocus: KeyFocus | undefined;
  /** A refusal has moved no focus, so that nothing else would say it. */
  @state() private _saysIssue = false;
  /** The last thing done here was to be done: what follows, another card of the message says. */
  @state() private _waits = false;

  /** Escape has been pressed, and a person is asked whether it was meant. */
  @state() private _isAsking = false;

  readonly #session = new Session(this);
  readonly #deadline = new Deadline(this);
  readonly #focus = new CardFocus(this);
  readonly #openedNotes = new Set<string>();
  /** Where Escape was pressed. */
  #askedAt: Element | undefined;
  #ownStore: QuestionnaireStore | undefined;
  readonly #entered = new Entered();
  #place: Place | undefined;

  constructor() {
    super();
    guardClicks(this, () => placeOf(this.#session.view));
  }

  /** The first control, or the record. */
  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector<HTMLElement>('.field-row, .link, sage-questionnaire-summary')?.focus(options);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { questionnaire } = this;
    if (!questionnaire) return;
    this.words.contentLanguage = questionnaire.lang;
    this.#session.group = this.group;
    this.#deadline.watch(questionnaire.deadline, this.clock ?? pageClock);
    const words = this.#hostWords();
    const before = changed.get('questionnaire');
    if (before && !sameQuestions(before, questionnaire)) this.#leaveQuestions();
    const place = { store: this.#chosenStore(), conversationId: this.conversationId ?? '', id: questionnaire.id };
    const isAnother = !isSamePlace(place, this.#place);
    if (isAnother) this.#moveTo(place);
    if (isAnother || changed.has('questionnaire')) this.#session.open(place.store, questionnaire, place.conversationId, words);
    else this.#session.tell(words);
  }

  protected override render(): TemplateResult {
    const view = this.#session.view;
    if (!view || !this.questionnaire) return html``;
    const record = recordState(view);
    const isCounting = record === 'expired' || view.canEdit;
    // Stays when the card becomes a record: what comes with its text is not heard.
    const voice = view.questionnaire.deadline === undefined ? nothing : announcement(isCounting ? this.#deadline.said(this.words) : '');
    return html`${record ? renderRecord(view, record, this.words.lang(), this.#told(view)) : this.#card(view)}${voice}`;
  }

  #told({ questionnaire, outcome }: QuestionnaireView): string | undefined {
    if (!outcome || this.message?.trim()) return outcome && this.message;
    return findDialect(this.dialects ?? defaultDialects(), questionnaire)?.tell?.(questionnaire, outcome, this.words.lang());
  }

  #card(view: QuestionnaireView): TemplateResult {
    const isAgreement = asksToAgree(view.questionnaire);
    const name = view.title !== undefined ? 'title' : isAgreement && view.description !== undefined ? 'description' : undefined;
    const frame = [this.#session.frame, this.words.edition];
    return html`<div
      class="card"
      part="card"
      role="group"
      lang=${ifDefined(view.questionnaire.lang)}
      aria-labelledby=${ifDefined(name)}
      aria-label=${ifDefined(name === undefined ? this.words.term('questions') : undefined)}
      ?data-agree=${isAgreement}
      @keydown=${this.#onKeydown}
      @focusout=${this.#onFocusOut}
    >
      ${renderSource(view.questionnaire, this.words)}${guard([...frame, this.#deadline.text(this.words)], () => renderHeader(view, this.words, this.#deadline.render(this.words)))}${renderLink(view.questionnaire.link)}
      ${this.#questions(view)}
      ${view.isPrepared ? renderReady(view) : view.isReview ? renderReview(view, this.words, this.#onEdit) : nothing}
      ${view.status === 'degraded' ? html`<p class="nothing-shown">${this.words.term('noQuestionShown')}</p>` : nothing}
      ${guard(frame, () => renderUnread(view.diagnostics, this.words))}
      ${guard([...frame, this._isAsking, this._keyFocus, this._saysIssue, this._waits, this.#isRightToLeft()], () =>
        this._isAsking && view.commands.cancel ? renderConfirm(this.words, this.#onCancel, this.#onKeep) : this.#footer(view),
      )}
    </div>`;
  }

  /** What asks something else has no keys yet, no notes, and nothing to cancel. */
  #leaveQuestions(): void {
    this._keyFocus = undefined;
    this._isAsking = false;
    this.#openedNotes.clear();
  }

  /** What only the controls know, such as half a date or a search, stays behind. */
  #moveTo(place: Place): void {
    this.#leaveQuestions();
    this.#place = place;
  }

  #questions(view: QuestionnaireView): unknown {
    const questions = renderQuestions(view, {
      words: this.words,
      files: this.#chosenStore().files,
      entered: this.#entered,
      openedNotes: this.#openedNotes,
      onChange: this.#onChange,
      onDone: this.#onDone,
      onFocus: (focus) => {
        this._keyFocus = focus;
      },
      onNote: this.#onNote,
    });
    return keyed(this.#place, questions);
  }

  #footer(view: QuestionnaireView): TemplateResult | typeof nothing {
    if (view.status === 'degraded' && !hasExits(view.commands)) return nothing;
    return renderFooter(view, {
      words: this.words,
      saysIssue: this._saysIssue,
      isQuiet: this._waits && (view.status === 'submitting' || view.failure !== undefined || view.deliveryUnknown),
      hints: keyHints(view, this._keyFocus, this.#isRightToLeft(), this.words),
      onPrimary: this.#onPrimary,
      onBack: this.#onBack,
      onStop: this.#onStop,
      onEdit: this.#onTakeBack,
      onExit: this.#onExit,
    });
  }

  #hostWords(): HostWords {
    return { readOnly: this.readOnly, locked: lockReason(this.locked) ?? (this.#deadline.hasPassed ? 'expired' : undefined), layout: knownLayout(this.layout), locale: this.words.lang(), settled: this.settled };
  }

  #chosenStore(): QuestionnaireStore {
    if (this.store) return this.store;
    if ((this.conversationId ?? undefined) !== undefined) return pageStore();
    return (this.#ownStore ??= createQuestionnaireStore());
  }

  #isRightToLeft(): boolean {
    return this.isConnected && this.matches(':dir(rtl)');
  }

  #act(event: UserEvent | undefined): void {
    const { questionnaire } = this;
    const { actor } = this.#session;
    if (!event || !actor || !questionnaire) return;
    this.#focus.expect();
    const { outcome, refused } = this.#session.act(event);
    this._saysIssue = false;
    this._isAsking = false;
    this._waits = this.#session.view?.status === 'ready';
    if (refused !== undefined) void this.#focusRefused(refused);
    if (outcome) this.#deliver({ ...outcome, actor, questionnaire });
  }

  #deliver(sent: Sent): void {
    const [first = sent, ...more] = sent.outcome.kind === 'submitted' ? (this.group?.gather(sent) ?? []) : [];
    deliver({ parts: [first, ...more], dialects: this.dialects ?? defaultDialects(), locale: this.words.lang(), files: this.#chosenStore().files, target: this });
  }

  /** To another question, and there to its first control. */
  #walk(event: UserEvent | undefined): void {
    const before = this.#session.view?.step;
    this.#act(event);
    const view = this.#session.view;
    if (!view || view.step === before) return;
    void this.#focus.moveToQuestion(view.questions[0]?.question.id);
  }

  async #focusRefused(id: string): Promise<void> {
    const before = focusedIn(this);
    await this.#focus.moveToQuestion(id);
    this._saysIssue = before === focusedIn(this);
  }

  readonly #onChange = (question: string, value: DraftValue): void => {
    const { frame } = this.#session;
    const change = frame?.commands.change;
    this.#entered.add(question, value);
    // The control shows something else by now, and is set right.
    if (!frame || !change) return this.requestUpdate();
    this.#focus.expect();
    this._saysIssue = false;
    this._isAsking = false;
    this._waits = false;
    this.#session.enter(change(question, value), question, value);
    this.dispatchEvent(new SageQuestionnaireChangeEvent(frame.questionnaire, question, value));
  };

  readonly #onNote = (question: string, text: string): void => {
    const { view } = this.#session;
    this.#act(view?.commands.note?.(question, text));
    const shown = view?.questions.find((each) => each.question.id === question);
    if (view && shown) this.dispatchEvent(new SageQuestionnaireChangeEvent(view.questionnaire, question, shown.value, text));
  };

  /** On to the next question, or sends after the last one. In a list all are on screen: only the focus goes on. */
  readonly #onDone = (question: string, questions: readonly QuestionView[]): void => {
    const { view } = this.#session;
    if (!view) return;
    const rows = [...this.renderRoot.querySelectorAll<QuestionField<never, never>>('[data-question]')];
    const next = view.layout === 'list' ? rows[rows.findIndex(({ dataset }) => dataset['question'] === question) + 1] : undefined;
    if (next) next.focus();
    else if (questions.some((each) => each.question.id === question)) this.#goOn(view);
  };

  #goOn({ isLastStep, commands }: QuestionnaireView): void {
    if (isLastStep) this.#act(commands.submit);
    else this.#walk(commands.next);
  }

  /** The second click of a double click is meant for what was there before. */
  readonly #onPrimary = (event: MouseEvent): void => {
    const { view } = this.#session;
    if (view && event.detail <= 1) this.#goOn(view);
  };

  readonly #onBack = (): void => {
    this.#walk(this.#session.view?.commands.back);
  };

  readonly #onEdit = (step: number): void => {
    this.#walk(this.#session.view?.commands.go?.(step));
  };

  /** What waits for others is taken back, and stands where it was left. */
  readonly #onTakeBack = (): void => {
    this.#act(this.#session.view?.commands.edit);
    void this.#focus.moveToQuestion(this.#session.view?.questions[0]?.question.id);
  };

  readonly #onExit = (event: UserEvent): void => {
    this.#act(event);
  };

  #ask(): void {
    this.#askedAt = focusedIn(this);
    this._isAsking = true;
    void this.#focus.move('[data-action="cancel"]');
  }

  readonly #onCancel = (): void => {
    this.#act(this.#session.view?.commands.cancel?.());
  };

  readonly #onKeep = (): void => {
    this._isAsking = false;
    void this.#focus.back(this.#askedAt);
  };

  readonly #onStop = (): void => {
    this.#act(this.#session.view?.commands.cancelSending);
    void this.#focus.moveOn();
  };

  readonly #onKeydown = (event: KeyboardEvent): void => {
    // Asked for with every key: what was entered since does not matter here.
    const { frame } = this.#session;
    // It has pressed another button already, before the focus came here.
    if (isHeldEnter(event) && origin(event) instanceof HTMLButtonElement) event.preventDefault();
    // Not the Enter that has just led here, nor one that presses a button.
    const isSend = frame?.isReview && (isPlainEnter(event) || isCommandEnter(event)) && !event.defaultPrevented && !(origin(event) instanceof HTMLButtonElement);
    if (isSend) {
      // The button that takes the focus next is not meant.
      event.preventDefault();
      this.#goOn(frame);
    }
    if (frame?.commands.cancel && isLeavingKey(event)) {
      event.preventDefault();
      if (this._isAsking) this.#onKeep();
      else if (isWorthAsking(this.#session.view)) this.#ask();
      else this.#onCancel();
    }
    if (!frame || !isBackKey(event, () => this.#isRightToLeft())) return;
    // On the first question too: it would leave the page.
    if (frame.stepCount > 1) event.preventDefault();
    this.#walk(frame.commands.back);
  };

  /** Later: a control that is taken away loses the focus in the middle of an update. */
  readonly #onFocusOut = ({ target, relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof HTMLElement && relatedTarget.dataset['question'] !== undefined) return;
    queueMicrotask(() => {
      // Of a question that is gone nothing is said anyway: no need to render once more for it.
      const isGone = target instanceof Node && !target.isConnected;
      if (!isGone && !this.shadowRoot?.activeElement?.closest('[data-question], [data-note]')) this._keyFocus = undefined;
    });
  };
}

/** Where what is entered is kept. */
interface Place {
  readonly store: QuestionnaireStore;
  readonly conversationId: string;
  readonly id: string;
}

const isSamePlace = (a: Place, b: Place | undefined): boolean => a.store === b?.store && a.conversationId === b.conversationId && a.id === b.id;

/** Nothing entered is nothing lost; but where one may ask back, to cancel is seldom what is meant. */
const isWorthAsking = (view: QuestionnaireView | undefined): boolean => view?.hasEntered === true || view?.commands.clarify !== undefined;

/** What a person sees to click on. */
function placeOf(view: QuestionnaireView | undefined): string {
  return view === undefined ? '' : JSON.stringify([view.questionnaire.id, view.status, view.step]);
}

declare global {
  interface HTMLElementTagNameMap {
    'sage-questionnaire-card': SageQuestionnaireCard;
  }
}
