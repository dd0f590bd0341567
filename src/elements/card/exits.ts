import { html, nothing, type TemplateResult } from 'lit';
import type { UserEvent } from '../../machines/questionnaire.events.js';
import type { QuestionnaireCommands } from '../../machines/questionnaire.view-model.js';
import type { Localize } from '../localize/localize.js';

/** The ways to end it without all the answers, as far as its protocol has them: quiet, and away from the way on. */
export function renderExits({ clarify, finish, decline, cancel }: QuestionnaireCommands, words: Localize, onExit: (event: UserEvent) => void): TemplateResult | typeof nothing {
  const exits = [
    ...(clarify ? [exit(words.term('askToClarify'), () => onExit(clarify))] : []),
    ...(finish ? [exit(words.term('finishInterview'), () => onExit(finish))] : []),
    ...(decline ? [exit(words.term('decline'), () => onExit(decline))] : []),
    ...(cancel ? [exit(words.term('cancelQuestions'), () => onExit(cancel()))] : []),
  ];
  return exits.length === 0 ? nothing : html`<div class="actions" part="exits" data-start>${exits}</div>`;
}

function exit(label: string, onClick: () => void): TemplateResult {
  return html`<button class="button button-quiet" part="button button-quiet" type="button" @click=${onClick}><span class="button-label">${label}</span></button>`;
}
