import { html, LitElement, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { Issue } from '../../core/diagnostics.js';
import type { DraftValue, Question } from '../../core/model/index.js';
import { QuestionnaireElement } from '../element.js';
import { origin, takesText } from '../keyboard.js';
import { base } from '../theme/base.js';
import { key } from '../theme/key.js';
import { question } from '../theme/question.js';
import { tokens } from '../theme/tokens.js';
import { FieldChangeEvent, FieldDoneEvent, FieldFocusEvent } from './events.js';

/** The control of one question: native, in a shadow root of its own, so that names and ids meet no other question's. */
export abstract class QuestionField<Q extends Question, V extends DraftValue> extends QuestionnaireElement {
  static override shadowRootOptions: ShadowRootInit = { ...LitElement.shadowRootOptions, delegatesFocus: true };
  static override styles: CSSResultGroup = [tokens, base, key, question];

  @property({ attribute: false }) question: Q | undefined;
  /** What is chosen or written. Changes at once when a person does something; the card has the last word. */
  @property({ attribute: false }) value: V | undefined;
  /** Why the value is no answer. Takes the place of the rule. */
  @property({ attribute: false }) issue: Issue | undefined;
  /** Says beside the prompt that it may be left out. */
  @property({ type: Boolean, attribute: 'marked-optional' }) markedOptional = false;
  /** The answer is on its way: it can be read, and stays as it is. */
  @property({ type: Boolean, reflect: true }) busy = false;
  /** More of the question is to come. */
  @property({ type: Boolean }) arriving = false;

  /** Heard here: between two controls of one shadow root, focus moves unnoticed by what is outside. */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    root.addEventListener('focusin', (event) => this.dispatchEvent(new FieldFocusEvent(takesText(origin(event)))));
    return root;
  }

  protected change(value: V): void {
    // What the platform has changed nevertheless is set right.
    if (this.busy) return this.requestUpdate();
    this.value = value;
    this.dispatchEvent(new FieldChangeEvent(value));
  }

  protected done(event: Event): void {
    event.preventDefault();
    if (!this.busy) this.dispatchEvent(new FieldDoneEvent());
  }

  /** Keeps its room while there is nothing to clear. */
  protected clearButton(isEmpty: boolean, onClick: () => void): TemplateResult {
    return html`<button class="clear" part="clear" type="button" aria-describedby="prompt" ?hidden=${isEmpty} @click=${onClick}><span>${this.words.term('clearChoice')}</span></button>`;
  }
}
