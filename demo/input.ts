import { html, nothing, type TemplateResult } from 'lit';
import { buildRenderMap, readRequest, viewElicitationPart, type ElicitationPartView } from '../src/core/index.js';
import type { SageQuestionnaireReplyEvent } from '../src/elements/events.js';
import type { LockReason, QuestionnaireStore } from '../src/machines/index.js';
import type { Step } from './agent-run.js';
import type { ChatMessage, Conversation } from './conversation.js';
import type { Sample } from './samples.js';

/** A part of a message, as the AI SDK has it: the call of a tool, or how such a call is to be shown. */
export type Part =
  | { readonly type: 'tool-request_input'; readonly toolCallId: string; readonly state: 'input-available' | 'output-available'; readonly input: object; readonly output?: unknown }
  | { readonly type: 'data-render'; readonly data: { readonly toolCallId: string; readonly render: { readonly kind: string } } };

const request = (toolCallId: string, message: string, properties: object, required: readonly string[]): readonly Part[] => [
  { type: 'tool-request_input', toolCallId, state: 'input-available', input: { message, requestedSchema: { type: 'object', properties, required } } },
  { type: 'data-render', data: { toolCallId, render: { kind: 'elicitation' } } },
];

/** A run that waits for typed input. */
export const INPUT: Sample = { id: 'input', title: 'A request for input', lang: 'en', content: 'I can pass on new tickets. The run waits for these settings:' };

/** `count`: of the messages before it, for no two calls have one id. */
export const settings = (count: number): readonly Part[] =>
  request(
    `call_${count}`,
    'Where should new tickets go?',
    {
      platform: { type: 'string', title: 'Platform', oneOf: [{ const: 'slack', title: 'Slack', description: 'A message for each ticket' }, { const: 'zendesk', title: 'Zendesk', description: 'A ticket there for each ticket here' }] },
      teams: { type: 'array', title: 'Teams', items: { type: 'string', enum: ['Sales', 'Support'] } },
      interval: { type: 'integer', title: 'Minutes between checks', minimum: 1, default: 15 },
      from: { type: 'string', title: 'From when', format: 'date-time' },
      atNight: { type: 'boolean', title: 'Also at night' },
    },
    ['platform', 'interval', 'atNight'],
  );

/** What no client may ask: it is shown as it was written, and the model is told why. */
export const secret: Step = ({ length }) => [{ role: 'assistant', content: 'One thing more:', parts: request(`call_${length}`, 'How do I sign in?', { apiKey: { type: 'string', title: 'API key' } }, ['apiKey']) }];

/** The result goes to the call that it answers. */
export const settle = (messages: readonly ChatMessage[], id: string, output: unknown): readonly ChatMessage[] =>
  messages.map((message) => (message.parts ? { ...message, parts: message.parts.map((part) => (part.type !== 'data-render' && part.toolCallId === id ? { ...part, state: 'output-available' as const, output } : part)) } : message));

interface Bindings {
  readonly conversation: Conversation;
  readonly store: QuestionnaireStore;
  readonly readOnly: boolean;
  readonly onReply: (event: SageQuestionnaireReplyEvent) => void;
}

/** The requests of a message, and what goes back. */
export function renderRequests(message: ChatMessage, bindings: Bindings): readonly (TemplateResult | typeof nothing)[] {
  const { parts = [] } = message;
  const map = buildRenderMap(parts);
  const locked = message === bindings.conversation.messages.at(-1) ? undefined : 'superseded';
  return parts.map((part) => renderRequest(part, viewElicitationPart(part, { turn: parts, map, source: 'Ticket desk' }), { ...bindings, locked }));
}

function renderRequest(part: Part, view: ElicitationPartView, { conversation, store, readOnly, locked, onReply }: Bindings & { readonly locked: LockReason | undefined }): TemplateResult | typeof nothing {
  if (view.view === 'unsupported') return html`${renderUnsupported(part)}${renderSent(view.errorText)}`;
  if (!('questionnaire' in view)) return nothing;
  const outcome = view.view === 'settled' ? view.outcome : undefined;
  return html`<sage-questionnaire-card
      .questionnaire=${view.questionnaire}
      .store=${store}
      .conversationId=${conversation.id}
      .readOnly=${readOnly}
      .locked=${locked}
      .settled=${outcome}
      .message=${view.view === 'settled' ? view.message : undefined}
      @sage-questionnaire-reply=${onReply}
    ></sage-questionnaire-card>
    ${view.view === 'settled' && 'output' in part ? renderSent(JSON.stringify(part.output, null, 2)) : nothing}`;
}

function renderUnsupported(part: Part): TemplateResult {
  const read = readRequest(part);
  return html`<sage-questionnaire-fallback .source=${JSON.stringify('input' in part ? part.input : part, null, 2)} .diagnostics=${read?.type === 'invalid' ? read.diagnostics : []}></sage-questionnaire-fallback>`;
}

const renderSent = (text: string): TemplateResult => html`<details class="wire"><summary lang="en">What is sent</summary><pre tabindex="0">${text}</pre></details>`;
