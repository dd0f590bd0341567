import { html, nothing, type TemplateResult } from 'lit';
import type { Diagnostic } from '../../core/diagnostics.js';
import { icon } from '../icons.js';
import type { Localize } from '../localize/localize.js';
import { withCode } from '../quoted.js';

/** What of a questionnaire could not be read, as it was written; folded, for the rest can be answered. */
export function renderUnread(diagnostics: readonly Diagnostic[], words: Localize): TemplateResult | typeof nothing {
  const lost = diagnostics.filter(({ severity, source }) => severity === 'error' || source !== undefined);
  if (lost.length === 0) return nothing;
  const questions = lost.filter(({ severity }) => severity === 'error').length;
  const label = questions > 0 ? words.term('questionsNotShown', questions, words.number(questions)) : words.term('problems', lost.length, words.number(lost.length));
  return html`<details class="note" part="degraded">
    <summary>${icon('alert')}<span>${label}</span>${icon('chevron')}</summary>
    ${lost.map(
      ({ message, source }) => html`<p class="note-reason"><bdi>${withCode(message)}</bdi></p>
        ${source === undefined ? nothing : html`<pre class="code" part="code" data-plain tabindex="0" role="group" aria-label=${words.term('originalText')}>${source}</pre>`}`,
    )}
  </details>`;
}
