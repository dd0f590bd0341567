import { html, nothing, type TemplateResult } from 'lit';
import type { Questionnaire } from '../../core/model/index.js';
import type { Localize } from '../localize/localize.js';

/** It asks nothing but whether a person agrees, or goes to an address. */
export const asksToAgree = ({ complete, questions, diagnostics }: Questionnaire): boolean =>
  complete && questions.length === 0 && !diagnostics.some(({ severity }) => severity === 'error');

/** In its place stands the name, which runs as its own language does and not as the words around it. */
const NAME = '\u0000';

/** Who asks: quiet, and in words, so that no name can pose as the page’s own. */
export function renderSource({ source }: Questionnaire, words: Localize): TemplateResult | typeof nothing {
  if (source === undefined) return nothing;
  const [before = '', after = ''] = words.term('askedBy', NAME).split(NAME);
  return html`<p class="source wire-text" part="source">${before}<bdi>${source}</bdi>${after}</p>`;
}
