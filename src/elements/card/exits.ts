import { html, nothing, type TemplateResult } from 'lit';
import type { OutcomeKind } from '../../core/model/index.js';
import type { UserEvent } from '../../machines/questionnaire.events.js';
import type { QuestionnaireCommands, QuestionnaireView } from '../../machines/questionnaire.view-model.js';
import type { Localize } from '../localize/localize.js';

interface Exit {
  readonly outcome: OutcomeKind;
  readonly term: (outcomes: readonly OutcomeKind[]) => 'askToClarify' | 'finishInterview' | 'decline' | 'rejectQuestions' | 'cancelQuestions';
  readonly command: (commands: QuestionnaireCommands) => UserEvent | undefined;
}

const EXITS: readonly Exit[] = [
  { outcome: 'clarify', term: () => 'askToClarify', command: ({ clarify }) => clarify },
  { outcome: 'finish', term: () => 'finishInterview', command: ({ finish }) => finish },
  // Where one may ask back, the questions themselves are turned down.
  { outcome: 'declined', term: (outcomes) => (outcomes.includes('clarify') ? 'rejectQuestions' : 'decline'), command: ({ decline }) => decline },
  { outcome: 'cancelled', term: () => 'cancelQuestions', command: ({ cancel }) => cancel?.() },
];

/** The ways to end it without all the answers, as far as its protocol has them: quiet, and away from the way on. */
export function renderExits({ commands, questionnaire }: QuestionnaireView, words: Localize, onExit: (event: UserEvent) => void): TemplateResult | typeof nothing {
  const exits = EXITS.flatMap(({ outcome, term, command }) => {
    const event = command(commands);
    return event ? [exit(words.term(term(questionnaire.outcomes)), () => onExit(event), meaningOf(outcome, words))] : [];
  });
  return exits.length === 0 ? nothing : html`<div class="actions exits" part="exits" data-start>${exits}</div>`;
}

/** Takes as much room as they do, so that nothing moves while they are gone. Nothing where there are none. */
export function renderInsteadOfExits({ questionnaire }: QuestionnaireView, words: Localize, instead: TemplateResult): TemplateResult | undefined {
  const exits = EXITS.filter(({ outcome }) => questionnaire.outcomes.includes(outcome));
  if (exits.length === 0) return undefined;
  return html`<div class="actions exits" data-start>
    <div class="room" inert>${exits.map(({ term }) => exit(words.term(term(questionnaire.outcomes))))}</div>
    ${instead}
  </div>`;
}

export const hasExits = ({ clarify, finish, decline, cancel }: QuestionnaireCommands): boolean => [clarify, finish, decline, cancel].some((command) => command !== undefined);

/** A no and a closing look alike, and are not. */
function meaningOf(outcome: OutcomeKind, words: Localize): string | undefined {
  return outcome === 'declined' ? words.term('declineMeans') : outcome === 'cancelled' ? words.term('cancelMeans') : undefined;
}

function exit(label: string, onClick?: () => void, meaning?: string): TemplateResult {
  return html`<button class="button button-quiet" part="button button-quiet" type="button" title=${meaning ?? nothing} @click=${onClick ?? nothing}><span class="button-label">${label}</span></button>`;
}
