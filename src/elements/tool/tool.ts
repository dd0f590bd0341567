import { html, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { Dialect } from '../../core/dialect.js';
import type { Diagnostic } from '../../core/diagnostics.js';
import { viewTool } from '../../core/conversation/tool-views.js';
import type { Message, MessageToolCall, Outcome, Questionnaire, ToolView } from '../../core/model/index.js';
import type { LockReason } from '../../machines/questionnaire.events.js';
import type { QuestionnaireStore } from '../../machines/questionnaire.store.js';
import { booleanAttribute } from '../booleans.js';
import { SageQuestionnaireCard } from '../card/card.js';
import type { CardGroup } from '../card/group.js';
import { defaultDialects, pageStore } from '../defaults.js';
import { QuestionnaireElement, type DefinableClass } from '../element.js';
import { icon } from '../icons.js';
import { exportedParts } from '../parts.js';
import { withCode } from '../quoted.js';
import { base } from '../theme/base.js';
import { footer } from '../theme/footer.js';
import { frame } from '../theme/frame.js';
import { record } from '../theme/record.js';
import { tokens } from '../theme/tokens.js';
import { tool } from '../theme/tool.js';

/**
 * A tool call that asks questions: that they are being prepared, then the card, or why they could not be shown. Other
 * tools are none of its business; it shows nothing of them.
 *
 * @tag sage-questionnaire-tool
 * @summary A tool call that asks questions, with its result.
 * @fires {SageQuestionnaireReplyEvent} sage-questionnaire-reply - A person has answered; the host sends the reply.
 * @fires {SageQuestionnaireChangeEvent} sage-questionnaire-change - Something was chosen or written.
 * @csspart card - The box.
 * @csspart tool - The same box while nothing is asked yet.
 * @csspart record-head - The line that says how it stands.
 * @csspart record-state - How it stands.
 * @csspart record-why - Why nothing can be shown. The parts of the card are handed on.
 */
export class SageQuestionnaireTool extends QuestionnaireElement {
  static override readonly tag: string = 'sage-questionnaire-tool';
  static override readonly dependencies: readonly DefinableClass[] = [SageQuestionnaireCard];
  static override styles: CSSResultGroup = [tokens, base, frame, record, footer, tool];

  /** The call, as chat APIs write it: bare, or under `function`. */
  @property({ attribute: false }) call: MessageToolCall | undefined;
  /** What the tool returned; absent while it has not. A result of another call is passed over. */
  @property({ attribute: false }) result: (Pick<Message, 'tool_call_id' | 'content'> & Partial<Pick<Message, 'role'>>) | undefined;
  /** Instead of both: the tool as `viewConversation` gives it. */
  @property({ attribute: false }) tool: ToolView | undefined;
  /** Keeps what is entered. Default: the page's. */
  @property({ attribute: false }) store: QuestionnaireStore | undefined;
  /** Under which the store keeps what is entered. */
  @property({ attribute: 'conversation-id' }) conversationId: string | undefined;
  /** Can be read, not answered. */
  @property({ attribute: 'read-only', converter: booleanAttribute }) readOnly = false;
  /** Why it can no longer be answered. */
  @property() locked: LockReason | undefined;
  /** How it ended, where the conversation shows it. */
  @property({ attribute: false }) settled: Outcome | undefined;
  /** One question at a time, or all in a list. Default: the questionnaire's own. */
  @property() layout: 'stepper' | 'list' | undefined;
  /** Those that are sent together with it. */
  @property({ attribute: false }) group: CardGroup | undefined;
  /** What is read. Default: all dialects, once `sage-questionnaire/define` is loaded. */
  @property({ attribute: false }) dialects: readonly Dialect[] | undefined;

  protected override render(): TemplateResult {
    const view = this.tool ?? this.#read();
    switch (view?.view) {
      case 'waiting': return this.#waiting();
      case 'card': return this.#card(view.questionnaire);
      case 'error': return this.#error(view.diagnostics);
      default: return html``;
    }
  }

  #read(): ToolView | undefined {
    const { call, result } = this;
    return call && viewTool(call, result, this.dialects ?? defaultDialects(), this.locale ?? this.words.lang());
  }

  #waiting(): TemplateResult {
    return html`<div class="card record" part="card tool">
      <div class="record-head" part="record-head" role="status">
        <span class="pulse"></span><span class="record-text"><span class="record-state" part="record-state">${this.words.term('preparingQuestions')}</span></span>
      </div>
    </div>`;
  }

  #error(diagnostics: readonly Diagnostic[]): TemplateResult {
    return html`<details class="card record" part="card tool" open>
      <summary part="record-head">${icon('alert')}<span class="record-text"><span class="record-state" part="record-state">${this.words.term('noQuestionShown')}</span></span>${icon('chevron')}</summary>
      ${diagnostics.map(({ message, path }) => html`<p class="record-why" part="record-why">${path === undefined ? '' : html`<code dir="ltr">${path}</code> `}<bdi>${withCode(message)}</bdi></p>`)}
    </details>`;
  }

  #card(questionnaire: Questionnaire): TemplateResult {
    return html`<sage-questionnaire-card
      exportparts=${exportedParts}
      .locale=${this.locale}
      .questionnaire=${questionnaire}
      .store=${this.store ?? pageStore()}
      .conversationId=${this.conversationId}
      .readOnly=${this.readOnly}
      .locked=${this.locked}
      .settled=${this.settled}
      .layout=${this.layout}
      .group=${this.group}
      .dialects=${this.dialects ?? defaultDialects()}
    ></sage-questionnaire-card>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sage-questionnaire-tool': SageQuestionnaireTool;
  }
}
