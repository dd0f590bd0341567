import type { Issue } from '../core/diagnostics.js';
import { initialDraft } from '../core/draft/draft.js';
import type { Draft, Outcome, Question, Questionnaire } from '../core/model/index.js';
import { restoreDraft } from '../core/draft/restore-draft.js';
import type { Attempt, LockReason } from './questionnaire.events.js';
import type { DeliveryFailure } from './questionnaire.view-model.js';

export interface QuestionnaireInput {
  readonly questionnaire: Questionnaire;
  /** Default: the questions' own defaults. */
  readonly draft?: Draft;
  readonly readOnly?: boolean;
  readonly locked?: LockReason;
  /** The conversation shows how it ended. */
  readonly settled?: Outcome;
  /** BCP 47. Default: the questionnaire's own, else English. */
  readonly locale?: string;
  /** Default: the questionnaire's own. */
  readonly layout?: 'stepper' | 'list';
  /** All that an earlier run remembered; the rest of the input then says nothing. */
  readonly remembered?: QuestionnaireContext;
}

/** All that the machine remembers: plain JSON, so that a snapshot can be stored. */
export interface QuestionnaireContext {
  readonly questionnaire: Questionnaire;
  readonly draft: Draft;
  /** Ids of the questions that the person has answered or cleared; their values are nobody else's to change. */
  readonly touched: readonly string[];
  /** Ids of the questions that have been on screen. */
  readonly seen: readonly string[];
  /** The current step of a stepper, from 0: a question, or after them all the review. */
  readonly step: number;
  /** One answer is being changed from the review, which is where that leads back to. */
  readonly returns: boolean;
  readonly issues: readonly Issue[];
  readonly locked: LockReason | null;
  readonly readOnly: boolean;
  readonly settled: Outcome | null;
  readonly locale: string | null;
  readonly layout: 'stepper' | 'list' | null;
  /** Others of the same message are still to be answered, and all are sent together. */
  readonly others: boolean;
  /** The answers, ready to be sent with those others. */
  readonly prepared: Outcome | null;
  /** How many there have been. */
  readonly submissions: number;
  /** The one whose delivery is being waited for. */
  readonly sending: Attempt | null;
  /** The questionnaire as the message has it by now, while the one before is on its way. */
  readonly awaiting: Questionnaire | null;
  /** Those that nobody has heard of since the waiting was given up. */
  readonly unconfirmed: readonly Attempt[];
  /** There are such. */
  readonly deliveryUnknown: boolean;
  readonly failure: DeliveryFailure | null;
}

export function initialContext({ questionnaire, draft, readOnly, locked, settled, locale, layout, remembered }: QuestionnaireInput): QuestionnaireContext {
  return remembered ?? {
    questionnaire,
    ...withEarlier(questionnaire, draft),
    seen: [],
    step: 0,
    returns: false,
    issues: [],
    locked: locked ?? null,
    readOnly: readOnly ?? false,
    settled: settled ?? null,
    locale: locale ?? null,
    layout: layout ?? null,
    others: false,
    prepared: null,
    submissions: 0,
    sending: null,
    awaiting: null,
    unconfirmed: [],
    deliveryUnknown: false,
    failure: questionnaire.refusal === undefined || settled !== undefined ? null : refused(questionnaire.refusal),
  };
}

/** The answers arrived, and were not accepted. */
export const refused = (message: string): DeliveryFailure => ({ outcome: 'submitted', message, refused: true });

function withEarlier(questionnaire: Questionnaire, earlier: Draft | undefined): Pick<QuestionnaireContext, 'draft' | 'touched'> {
  const draft = initialDraft(questionnaire);
  return earlier === undefined ? { draft, touched: [] } : restoreDraft(questionnaire, draft, earlier, []);
}

export function layoutOf({ layout, questionnaire }: QuestionnaireContext): 'stepper' | 'list' {
  return layout ?? questionnaire.layout;
}

/** Of everything that is put into words: what the host says, else the questionnaire's own. */
export function localeOf({ locale, questionnaire }: QuestionnaireContext): string {
  return locale ?? questionnaire.lang ?? 'en';
}

/** In a stepper one a question, and after several the review; a single one in a list and where nothing is asked. */
export function stepCount(context: QuestionnaireContext): number {
  const { length } = context.questionnaire.questions;
  return layoutOf(context) === 'list' ? 1 : Math.max(1, length) + (hasReview(context) ? 1 : 0);
}

/** Not while it arrives: its last question is not known yet. */
export function hasReview(context: QuestionnaireContext): boolean {
  const { questions, complete } = context.questionnaire;
  return layoutOf(context) === 'stepper' && complete && questions.length > 1;
}

export function isReview(context: QuestionnaireContext): boolean {
  return hasReview(context) && context.step === context.questionnaire.questions.length;
}

/** The step that Next leads to, if there is one. */
export function nextStep(context: QuestionnaireContext): number | undefined {
  return leadsBack(context) ? stepCount(context) - 1 : existing(context, currentStep(context) + 1);
}

/** The step that Back leads to, if there is one. */
export function previousStep(context: QuestionnaireContext): number | undefined {
  return leadsBack(context) ? stepCount(context) - 1 : existing(context, currentStep(context) - 1);
}

const leadsBack = (context: QuestionnaireContext): boolean => context.returns && hasReview(context);

function existing(context: QuestionnaireContext, step: number): number | undefined {
  return hasStep(context, step) ? step : undefined;
}

/** The step on screen, from 0. */
export function currentStep(context: QuestionnaireContext): number {
  return layoutOf(context) === 'list' ? 0 : context.step;
}

/** Whether an event was made for the step on screen; one that does not say is taken to be. */
export function isTimely(context: QuestionnaireContext, step: number | undefined): boolean {
  return step === undefined || step === currentStep(context);
}

export function hasStep(context: QuestionnaireContext, step: number): boolean {
  return Number.isInteger(step) && step >= 0 && step < stepCount(context);
}

/** The questions on screen; none in the review. */
export function currentQuestions(context: QuestionnaireContext): readonly Question[] {
  const { questions } = context.questionnaire;
  return layoutOf(context) === 'list' ? questions : questions.slice(context.step, context.step + 1);
}

export function questionOf({ questionnaire }: QuestionnaireContext, id: string): Question | undefined {
  return questionnaire.questions.find((question) => question.id === id);
}

/** Nothing in it can be shown: it asks nothing, and that is not how it was meant, or it can be neither answered nor refused. */
export function isDegraded({ complete, questions, diagnostics, outcomes }: Questionnaire): boolean {
  if (!complete || questions.length > 0) return false;
  return outcomes.length === 0 || diagnostics.some(({ severity }) => severity === 'error');
}
