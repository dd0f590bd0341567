import { html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { Diagnostic } from '../../core/diagnostics.js';
import { QuestionnaireElement } from '../element.js';
import { icon } from '../icons.js';
import { withCode } from '../quoted.js';
import { base } from '../theme/base.js';
import { code } from '../theme/code.js';
import { fallback } from '../theme/fallback.js';
import { frame } from '../theme/frame.js';
import { record } from '../theme/record.js';
import { tokens } from '../theme/tokens.js';
import { verbatim } from '../theme/verbatim.js';
import { splitAtMarks } from './mark.js';

/**
 * A block that could not be read: its original text in full, with the places that stood in the way, and the reasons folded
 * below. Nothing is hidden, and nothing in it is run.
 *
 * @tag sage-questionnaire-fallback
 * @summary The original text of a questionnaire that could not be read, and why.
 * @csspart card - The box.
 * @csspart fallback - The same box, to tell it from others.
 * @csspart code - The original text.
 * @csspart record-head - The line that opens to the reasons.
 * @csspart record-state - That it could not be read.
 * @csspart record-gist - How many reasons there are.
 * @csspart diagnostics - The reasons.
 * @csspart diagnostic - One reason with its place.
 * @csspart diagnostic-code - What a reason quotes.
 */
export class SageQuestionnaireFallback extends QuestionnaireElement {
  static override readonly tag: string = 'sage-questionnaire-fallback';
  static override styles: CSSResultGroup = [tokens, base, frame, record, verbatim, code, fallback];

  /** The original text. */
  @property() source = '';
  /** Why it could not be read. Lines and columns are those of the message. */
  @property({ attribute: false }) diagnostics: readonly Diagnostic[] = [];
  /** The line of the message on which the text begins, from 1. */
  @property({ type: Number, attribute: 'first-line' }) firstLine = 1;
  /** The column of that line at which the text begins, from 1. */
  @property({ type: Number, attribute: 'first-column' }) firstColumn = 1;

  protected override render(): TemplateResult {
    const { words } = this;
    return html`<section class="card record" part="card fallback" aria-label=${words.term('couldNotBeRead')}>
      <pre class="code" part="code" tabindex="0" role="group" aria-label=${words.term('originalText')}>${this.#lines()}</pre>
      ${this.diagnostics.length === 0 ? this.#head() : this.#reasons()}
    </section>`;
  }

  #lines(): TemplateResult[] {
    const places = placesByLine(this.diagnostics);
    return this.source
      .replace(/(?:\r\n|\r|\n)$/, '')
      .split(/\r\n|\r|\n/)
      .map((text, index) => {
        const line = this.firstLine + index;
        // Before the first line something may stand that is not shown here.
        const hidden = index === 0 ? this.firstColumn - 1 : 0;
        const columns = (places.get(line) ?? []).map((column) => column - hidden);
        return html`<span data-line=${line} ?data-error=${places.has(line)}>${markedLine(text, columns)}</span>`;
      });
  }

  #head(): TemplateResult {
    return html`<div class="record-head" part="record-head">${this.#summary()}</div>`;
  }

  #reasons(): TemplateResult {
    return html`<details class="record">
      <summary part="record-head">${this.#summary()}${icon('chevron')}</summary>
      <ol class="diagnostics" part="diagnostics">
        ${[...this.diagnostics].sort(byPlace).map((diagnostic) => this.#diagnostic(diagnostic))}
      </ol>
    </details>`;
  }

  #summary(): TemplateResult {
    const { words } = this;
    const count = this.diagnostics.length;
    return html`${icon('alert')}<span class="record-text">
      <span class="record-state" part="record-state">${words.term('couldNotBeRead')}</span>
      ${count === 0 ? nothing : html`<span class="record-gist" part="record-gist">${words.term('problems', count, words.number(count))}</span>`}
    </span>`;
  }

  #diagnostic({ message, line, column }: Diagnostic): TemplateResult {
    return html`<li class="diagnostic" part="diagnostic">
      ${line === undefined ? nothing : html`<span class="diagnostic-place">${this.#place(line, column)}</span>`}<span><bdi>${withCode(message)}</bdi></span>
    </li>`;
  }

  #place(line: number, column: number | undefined): string {
    const { words } = this;
    return column === undefined ? words.term('linePlace', words.number(line)) : words.term('lineColumnPlace', words.number(line), words.number(column));
  }
}

/** As they stand in the text; what has no place comes first. */
function byPlace(a: Diagnostic, b: Diagnostic): number {
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

/** The columns that are known of each line that stood in the way. */
function placesByLine(diagnostics: readonly Diagnostic[]): ReadonlyMap<number, readonly number[]> {
  const places = new Map<number, number[]>();
  for (const { line, column } of diagnostics) {
    if (line === undefined) continue;
    const columns = places.get(line) ?? [];
    places.set(line, columns);
    if (column !== undefined) columns.push(column);
  }
  return places;
}

function markedLine(text: string, columns: readonly number[]): readonly (TemplateResult | string)[] {
  return splitAtMarks(text, columns).map((piece) => (piece.marked ? html`<mark>${piece.text}</mark>` : piece.text));
}

declare global {
  interface HTMLElementTagNameMap {
    'sage-questionnaire-fallback': SageQuestionnaireFallback;
  }
}
