import { html, type TemplateResult } from 'lit';
import type { Localize } from '../localize/localize.js';

/** Escape ends it, but is pressed in passing too: so it asks first, in the place of the footer. A second one goes on. */
export function renderConfirm(words: Localize, onCancel: () => void, onKeep: () => void): TemplateResult {
  return html`<div class="footer" part="footer confirm" role="alertdialog" aria-labelledby="confirm">
    <div class="way">
      <div class="status" part="status"><span class="status-text" id="confirm">${words.term('confirmCancel')}</span></div>
      <div class="actions" part="actions">${action('keep', words.term('keepAnswering'), onKeep)}${action('cancel', words.term('cancelQuestions'), onCancel)}</div>
    </div>
  </div>`;
}

function action(name: string, label: string, onClick: () => void): TemplateResult {
  return html`<button class="button" part="button" type="button" data-action=${name} @click=${onClick}><span class="button-label">${label}</span></button>`;
}
