import { html, type TemplateResult } from 'lit';
import type { Dialect, Outcome, Questionnaire } from '../src/core/index.js';
import type { QuestionnaireActor, SessionClock } from '../src/machines/index.js';
import { createQuestionnaireStore } from '../src/machines/index.js';
import { pageClock } from '../src/elements/card/deadline.js';

export interface CardOptions {
  readonly readOnly?: boolean;
  readonly locked?: 'superseded' | 'expired' | 'answered_elsewhere' | 'closed';
  readonly layout?: 'stepper' | 'list';
  readonly locale?: string;
  /** How it ended, and what the conversation says of it. */
  readonly settled?: Outcome;
  readonly message?: string;
  readonly dialects?: readonly Dialect[];
  readonly clock?: SessionClock;
  /** What has happened to it already. */
  readonly before?: (actor: QuestionnaireActor) => void;
}

/** A card with a store of its own, so that no story sees what was entered in another. */
export function card(questionnaire: Questionnaire, { readOnly = false, locked, layout, locale, settled, message, dialects, clock, before }: CardOptions = {}): TemplateResult {
  const store = createQuestionnaireStore();
  before?.(store.open(questionnaire, { ...(locale === undefined ? {} : { locale }), ...(layout === undefined ? {} : { layout }) }));
  return html`<sage-questionnaire-card
    .questionnaire=${questionnaire}
    .store=${store}
    .readOnly=${readOnly}
    .locked=${locked}
    .layout=${layout}
    .locale=${locale}
    .settled=${settled}
    .message=${message}
    .dialects=${dialects}
    .clock=${clock ?? pageClock}
  ></sage-questionnaire-card>`;
}
