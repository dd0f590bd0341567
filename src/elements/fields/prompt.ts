import { html, nothing, type TemplateResult } from 'lit';
import type { Question } from '../../core/model/index.js';
import { icon } from '../icons.js';
import type { Localize } from '../localize/localize.js';

/** The prompt, and whether it may be left out. */
export function promptContent(question: Question, markedOptional: boolean, words: Localize): TemplateResult {
  return html`<bdi>${question.prompt}</bdi>${markedOptional ? html` <span class="optional" part="optional">${words.term('optional')}</span>` : nothing}`;
}

export function helpLine(question: Question): TemplateResult | typeof nothing {
  return question.help === undefined ? nothing : html`<p class="help wire-text" part="help" id="help">${question.help}</p>`;
}

/** What an answer has to be; that there has to be one is part of it. */
export function ruleLine({ required }: Question, rule: string, words: Localize): string {
  if (!required) return rule;
  return rule === '' ? words.term('requiredAnswer') : `${rule} · ${words.term('requiredAnswer')}`;
}

export interface MessageLine {
  readonly error?: string | undefined;
  readonly rule: string;
  readonly count?: string | undefined;
  /** Stands at the end of the line. */
  readonly end?: TemplateResult | typeof nothing;
}

/** Always there: an error takes the place of the rule, so nothing moves. */
export function messageLine({ error, rule, count, end = nothing }: MessageLine): TemplateResult {
  return html`<div class="message" part="message" ?data-error=${error !== undefined}>
    ${error === undefined ? nothing : icon('alert')}<span class="message-text wire-text" id="message">${error ?? rule}</span>
    ${count === undefined ? nothing : html`<span class="message-count wire-text" part="message-count" id="count">${count}</span>`}${end}
  </div>`;
}

/** Said when its text changes. There from the start: what comes with its text is not heard everywhere. */
export function announcement(text = ''): TemplateResult {
  return html`<span class="visually-hidden" role="status">${text}</span>`;
}

/** The ids of what describes a control, as an attribute. */
export function describedBy(question: Question, ...others: readonly string[]): string | undefined {
  const ids = [...(question.help === undefined ? [] : ['help']), ...others];
  return ids.length === 0 ? undefined : ids.join(' ');
}

/** Of what was typed. An empty field keeps the direction of the page: `auto` alone would make it run left to right. */
export function directionOf(text: string): 'auto' | undefined {
  return text === '' ? undefined : 'auto';
}
