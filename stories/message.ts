import { html, type TemplateResult } from 'lit';
import { createQuestionnaireStore } from '../src/machines/index.js';

export interface MessageOptions {
  readonly locale?: string;
  readonly role?: 'assistant' | 'user';
}

/** A message with a store of its own, so that no story sees what was entered in another. */
export function message(content: string, { locale, role = 'assistant' }: MessageOptions = {}): TemplateResult {
  const store = createQuestionnaireStore();
  return html`<sage-questionnaire-message message-id="m1" .messageRole=${role} .content=${content} .locale=${locale} .store=${store}></sage-questionnaire-message>`;
}
