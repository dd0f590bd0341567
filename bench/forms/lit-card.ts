import { LitElement, css, html, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { MORE, NEXT, PARTS, SEND, TITLE, lastIn, type Forms } from './forms.js';

/** A card as one writes it for these three questions alone: one element, one shadow root, its state in fields. */
class LitCard extends LitElement {
  static override styles = css`
    :host {
      display: block;
      padding: 16px;
      border: 1px solid #e1e3e7;
      border-radius: 12px;
    }
    label {
      display: flex;
      gap: 8px;
      min-height: 40px;
    }
    textarea {
      inline-size: 100%;
    }
  `;

  @state() private _next = 0;
  @state() private _parts: readonly number[] = [0];
  @state() private _other = '';
  @state() private _more = '';

  protected override render(): TemplateResult {
    return html`<form class="card">
      <h3>${TITLE}</h3>
      <fieldset>
        <legend>${NEXT.prompt}</legend>
        ${NEXT.options.map((label, index) => html`<label><input type="radio" name="next" .checked=${index === this._next} @change=${() => (this._next = index)} /> ${label}</label>`)}
      </fieldset>
      <fieldset>
        <legend>${PARTS.prompt}</legend>
        ${PARTS.options.map((label, index) => html`<label><input type="checkbox" name="parts" .checked=${this._parts.includes(index)} @change=${() => this.#toggle(index)} /> ${label}</label>`)}
        <label><input type="checkbox" name="parts" .checked=${this._other !== ''} /> Other</label>
        <input aria-label="Other" .value=${this._other} @input=${this.#onOther} />
      </fieldset>
      <label for="more">${MORE.prompt}</label>
      <textarea id="more" rows="3" .value=${this._more} @input=${this.#onMore}></textarea>
      <button type="button" ?disabled=${this._parts.length === 0}>${SEND}</button>
    </form>`;
  }

  #toggle(index: number): void {
    this._parts = this._parts.includes(index) ? this._parts.filter((each) => each !== index) : [...this._parts, index];
  }

  readonly #onOther = ({ currentTarget }: Event): void => {
    if (currentTarget instanceof HTMLInputElement) this._other = currentTarget.value;
  };

  readonly #onMore = ({ currentTarget }: Event): void => {
    if (currentTarget instanceof HTMLTextAreaElement) this._more = currentTarget.value;
  };
}

customElements.define('plain-lit-card', LitCard);

export const litForms: Forms = {
  show(host, count) {
    host.replaceChildren(...Array.from({ length: count }, () => document.createElement('plain-lit-card')));
  },
  textField: (host) => lastIn(host, 'textarea'),
};
