import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Dialect } from '../../core/dialect.js';
import type { Outcome, QuestionnaireResponse, Questionnaire, Segment, StandingQuestionnaire, ToolView } from '../../core/model/index.js';
import type { ParseOptions } from '../../core/parse-message.js';
import type { LockReason } from '../../machines/questionnaire.events.js';
import { createQuestionnaireStore, type QuestionnaireStore } from '../../machines/questionnaire.store.js';
import { booleanAttribute, trueByDefault } from '../booleans.js';
import { SageQuestionnaireCard } from '../card/card.js';
import { CardGroup } from '../card/group.js';
import { defaultDialects, pageStore } from '../defaults.js';
import { QuestionnaireElement, type DefinableClass } from '../element.js';
import { SageQuestionnaireDiagnosticEvent } from '../events.js';
import { SageQuestionnaireFallback } from '../fallback/fallback.js';
import { GrowingMarkdown } from '../markdown/growing.js';
import { renderMarkdown } from '../markdown/render.js';
import { exportedParts } from '../parts.js';
import { base } from '../theme/base.js';
import { markdown } from '../theme/markdown.js';
import { message } from '../theme/message.js';
import { tokens } from '../theme/tokens.js';
import { SageQuestionnaireTool } from '../tool/tool.js';
import { MessageReading } from './reading.js';

/**
 * A message of a conversation: its Markdown, its questionnaires as cards, its answers to read, and what could not be read
 * as it was written, in the order of the text.
 *
 * @tag sage-questionnaire-message
 * @summary A chat message, with the questionnaires and answers in it.
 * @fires {SageQuestionnaireReplyEvent} sage-questionnaire-reply - A person has answered; the host sends the reply.
 * @fires {SageQuestionnaireChangeEvent} sage-questionnaire-change - Something was chosen or written.
 * @fires {SageQuestionnaireDiagnosticEvent} sage-questionnaire-diagnostic - Something in the message could not be read.
 * @csspart markdown - A stretch of prose.
 * @csspart response - An answer, to read.
 * @csspart fallback - What could not be read. The parts of all that is inside are handed on.
 */
export class SageQuestionnaireMessage extends QuestionnaireElement {
  static override readonly tag: string = 'sage-questionnaire-message';
  static override readonly dependencies: readonly DefinableClass[] = [SageQuestionnaireCard, SageQuestionnaireFallback, SageQuestionnaireTool];
  static override styles: CSSResultGroup = [tokens, base, message, markdown];

  /** The text of the message, as it was sent. */
  @property() content = '';
  /** The ids of its questionnaires begin with it. */
  @property({ attribute: 'message-id' }) messageId: string | undefined;
  /** `assistant` asks, `user` answers; nobody else does either. */
  @property({ attribute: 'message-role' }) messageRole = 'assistant';
  /** Under which the store keeps what is entered. */
  @property({ attribute: 'conversation-id' }) conversationId: string | undefined;
  /** More of the message is to come. */
  @property({ converter: booleanAttribute }) streaming = false;
  /** Can be read, not answered. */
  @property({ attribute: 'read-only', converter: booleanAttribute }) readOnly = false;
  /** Whether its questionnaires can still be answered; not once a newer message exists. */
  @property({ attribute: 'can-submit', converter: trueByDefault }) canSubmit = true;
  /** How its questionnaires stand, as `viewConversation` says; `canSubmit` and `readOnly` count for the others. */
  @property({ attribute: false }) standings: readonly StandingQuestionnaire[] = [];
  /** The tools that ask in it, as `viewConversation` gives them. */
  @property({ attribute: false }) tools: readonly ToolView[] = [];
  /** One question at a time, or all in a list. Default: the questionnaire's own. */
  @property() layout: 'stepper' | 'list' | undefined;
  /** What is read. Default: all dialects, once `sage-questionnaire/define` is loaded. */
  @property({ attribute: false }) dialects: readonly Dialect[] | undefined;
  /** Renders prose instead of the built-in renderer: anything that Lit renders. A string is shown as text; where it throws, prose is shown as it was written. */
  @property({ attribute: false }) renderMarkdown: ((text: string) => unknown) | undefined;
  /** Keeps what is entered. Default: the page's; without a message id one of its own. */
  @property({ attribute: false }) store: QuestionnaireStore | undefined;

  readonly #reading = new MessageReading();
  /** By key, so that each stretch of prose is read on where it grows. */
  readonly #prose = new Map<string, GrowingMarkdown>();
  /** Its questionnaires are sent together. */
  readonly #group = new CardGroup();
  #ownStore: QuestionnaireStore | undefined;
  /** The renderer of the host that has failed, and was told of. */
  #failed: ((text: string) => unknown) | undefined;
  /** By key, so that what is read again is not told again. */
  readonly #told = new Map<string, string>();

  /** An attribute that is taken away leaves null, as do frameworks that have nothing to set: as if it had not been set. */
  get #id(): string | undefined {
    return this.messageId ?? undefined;
  }

  get #shownTools(): readonly ToolView[] {
    return this.tools ?? [];
  }

  protected override willUpdate(changed: PropertyValues<SageQuestionnaireMessage>): void {
    if (!this.hasUpdated || READ_BY.some((name) => changed.has(name))) this.#read();
    this.#arrange();
  }

  protected override render(): TemplateResult {
    return html`${repeat(this.#reading.segments, ({ key }) => key, (segment) => this.#segment(segment))}${repeat(this.#shownTools, ({ callId }) => callId, (tool) => this.#tool(tool))}`;
  }

  protected override updated(): void {
    if (this.streaming) return;
    for (const segment of this.#reading.segments) {
      if (segment.type === 'invalid') this.#tell(segment.key, segment.raw, segment.diagnostics);
      if (segment.type === 'questionnaire') this.#tell(segment.key, segment.raw, segment.questionnaire.diagnostics);
    }
  }

  #read(): void {
    const messageId = this.#id;
    const isAsking = (this.messageRole ?? 'assistant') === 'assistant';
    const options: ParseOptions = {
      role: isAsking ? 'assistant' : 'user',
      dialects: this.dialects ?? defaultDialects(),
      locale: this.locale ?? this.words.lang(),
      ...(messageId !== undefined && { messageId }),
    };
    this.#reading.read(this.content ?? '', options, this.streaming);
  }

  #arrange(): void {
    this.#group.arrange([
      ...this.#reading.segments.flatMap((segment) => (segment.type === 'questionnaire' ? [segment.questionnaire.id] : [])),
      ...this.#shownTools.flatMap((tool) => (tool.view === 'card' ? [tool.questionnaire.id] : [])),
    ]);
  }

  #tell(key: string, raw: string, diagnostics: SageQuestionnaireDiagnosticEvent['diagnostics']): void {
    if (diagnostics.length === 0 || this.#told.get(key) === raw) return;
    this.#told.set(key, raw);
    this.dispatchEvent(new SageQuestionnaireDiagnosticEvent(diagnostics, raw, this.#id));
  }

  #segment(segment: Segment): TemplateResult | typeof nothing {
    switch (segment.type) {
      case 'markdown': return this.#markdown(segment.key, segment.raw);
      case 'questionnaire': return this.#card(segment.questionnaire);
      case 'response': return this.#response(segment.response);
      case 'invalid': {
        const { line, column } = this.#reading.placeOf(segment);
        return html`<sage-questionnaire-fallback
          class="block"
          part="fallback"
          exportparts=${exportedParts}
          .locale=${this.locale}
          .source=${segment.raw}
          .diagnostics=${segment.diagnostics}
          .firstLine=${line}
          .firstColumn=${column}
        ></sage-questionnaire-fallback>`;
      }
    }
  }

  #markdown(key: string, text: string): TemplateResult | typeof nothing {
    if (text.trim() === '') return nothing;
    return html`<div class="block markdown" part="markdown">${this.renderMarkdown ? this.#custom(text, this.renderMarkdown) : guard([text, this.#isGrowing(key), this.words.lang()], () => this.#builtIn(key, text))}</div>`;
  }

  #builtIn(key: string, text: string): TemplateResult {
    const prose = this.#prose.get(key) ?? new GrowingMarkdown();
    this.#prose.set(key, prose);
    return renderMarkdown(prose.read(text, this.#isGrowing(key)), this.words);
  }

  /** The last of the message, while that is arriving. */
  #isGrowing(key: string): boolean {
    return this.streaming && this.#reading.segments.at(-1)?.key === key;
  }

  /** A renderer that fails takes no card with it. */
  #custom(text: string, render: (text: string) => unknown): unknown {
    try {
      return render(text);
    } catch (error) {
      // Once, not with every word that arrives; and not thrown again, for nothing here can be done about it.
      if (this.#failed !== render) console.error(error);
      this.#failed = render;
      return html`<p class="as-written">${text.trim()}</p>`;
    }
  }

  /** What a tool asks is a card like any other; the element tells what comes before, or instead. */
  #tool(tool: ToolView): TemplateResult {
    if (tool.view === 'card') return this.#card(tool.questionnaire);
    return html`<sage-questionnaire-tool class="block" exportparts=${exportedParts} .locale=${this.locale} .tool=${tool}></sage-questionnaire-tool>`;
  }

  #hostWords({ id }: Questionnaire): { readonly readOnly: boolean; readonly locked: LockReason | undefined; readonly settled: Outcome | undefined } {
    const standing = this.standings?.find((each) => each.questionnaire.id === id)?.standing;
    const isLocked = standing ? standing.state === 'locked' : !(this.canSubmit ?? true);
    return {
      readOnly: this.readOnly || standing?.state === 'readOnly',
      locked: isLocked ? 'superseded' : undefined,
      settled: standing?.state === 'submitted' ? standing.response.outcome : undefined,
    };
  }

  #card(questionnaire: Questionnaire): TemplateResult {
    const { readOnly, locked, settled } = this.#hostWords(questionnaire);
    return html`<sage-questionnaire-card
      class="block"
      exportparts=${exportedParts}
      .locale=${this.locale}
      .questionnaire=${questionnaire}
      .store=${this.#chosenStore()}
      .conversationId=${this.conversationId}
      .readOnly=${readOnly}
      .locked=${locked}
      .settled=${settled}
      .layout=${this.layout}
      .group=${this.#group}
      .dialects=${this.dialects ?? defaultDialects()}
    ></sage-questionnaire-card>`;
  }

  /** The readable answer: its title, and a line for each question. */
  #response({ displayText }: QuestionnaireResponse): TemplateResult {
    const [title = '', ...lines] = displayText.split('\n');
    return html`<div class="block response" part="response">
      <p class="response-title"><bdi>${title}</bdi></p>
      ${lines.map((line) => html`<p><bdi>${line}</bdi></p>`)}
    </div>`;
  }

  #chosenStore(): QuestionnaireStore {
    if (this.store) return this.store;
    if (this.#id !== undefined) return pageStore();
    return (this.#ownStore ??= createQuestionnaireStore());
  }
}

/** What the reading of a message depends on. */
const READ_BY = ['content', 'messageId', 'messageRole', 'streaming', 'dialects', 'locale'] as const;

declare global {
  interface HTMLElementTagNameMap {
    'sage-questionnaire-message': SageQuestionnaireMessage;
  }
}
