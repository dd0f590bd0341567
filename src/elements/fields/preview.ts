import { html, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { keyed } from 'lit/directives/keyed.js';
import type { ChoiceQuestion, Option } from '../../core/model/index.js';
import type { Localize } from '../localize/localize.js';

export function hasPreviews({ options }: ChoiceQuestion): boolean {
  return options.some(({ preview }) => preview !== undefined);
}

/** Preformatted text, never markup. Where there is none the box stays, empty, so that nothing moves. */
export function renderPreview({ id, label, preview }: Partial<Option>, words: Localize): TemplateResult {
  const name = words.term('optionPreview', label ?? '');
  // Keyed, so that each is read from its beginning.
  return html`<div class="preview" part="preview">
    <p class="preview-title wire-text" part="preview-title" aria-hidden="true">${name}</p>
    ${keyed(id, html`<pre class="preview-text" part="preview-text" id="preview" role="group" aria-label=${name} tabindex=${ifDefined(preview === undefined ? undefined : '0')}>${preview}</pre>`)}
  </div>`;
}

/** The option, counted from 0, in whose row something has happened; nothing where it was elsewhere. */
export function rowOf({ target }: Event): number | undefined {
  const mark = target instanceof Element ? target.closest('.option')?.querySelector('.mark') : undefined;
  return mark ? Number(mark.id.replace('mark-', '')) : undefined;
}
