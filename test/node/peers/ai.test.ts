import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { AbstractChat, type ChatState, type ChatTransport, type UIMessage, type UIMessageChunk } from 'ai';
import { buildRenderMap, buildReply, dispatchToolPart, elicitationState, outputInTurn, partsInTurn, renderKindFor, shouldResume, viewElicitationPart, type ElicitationPartView, type Outcome } from '../../../src/core/index.js';

const INPUT = { message: 'Which platform?', requestedSchema: { type: 'object', properties: { platform: { type: 'string', enum: ['Slack', 'Zendesk'] } }, required: ['platform'] } };
const OUTCOME: Outcome = { kind: 'submitted', answers: [{ question: 'platform', kind: 'single_choice', value: { other: 'Front' } }] };

const call = (toolCallId: string, input: unknown = INPUT, toolName = 'request_input'): readonly UIMessageChunk[] => [
  { type: 'tool-input-start', toolCallId, toolName },
  { type: 'tool-input-available', toolCallId, toolName, input },
];
const render = (toolCallId: string): UIMessageChunk => ({ type: 'data-render', data: { toolCallId, render: { kind: 'elicitation' } } });
const run = (...chunks: readonly UIMessageChunk[]): readonly UIMessageChunk[] => [{ type: 'start' }, { type: 'start-step' }, ...chunks, { type: 'finish-step' }, { type: 'finish' }];
const say = (text: string): readonly UIMessageChunk[] => [{ type: 'text-start', id: 't' }, { type: 'text-delta', id: 't', delta: text }, { type: 'text-end', id: 't' }];

/** The state of a chat without a framework. */
class PlainState implements ChatState<UIMessage> {
  status: ChatState<UIMessage>['status'] = 'ready';
  error: Error | undefined;
  messages: UIMessage[] = [];
  pushMessage = (message: UIMessage): void => { this.messages = [...this.messages, message]; };
  popMessage = (): void => { this.messages = this.messages.slice(0, -1); };
  replaceMessage = (index: number, message: UIMessage): void => { this.messages = this.messages.map((each, at) => (at === index ? structuredClone(message) : each)); };
  snapshot = <T>(thing: T): T => structuredClone(thing);
}

class PlainChat extends AbstractChat<UIMessage> {}

/** A chat whose agent does the given runs, one a request. */
function chatWith(...runs: readonly (readonly UIMessageChunk[])[]): { readonly chat: PlainChat; readonly requests: readonly UIMessage[][] } {
  const requests: UIMessage[][] = [];
  const transport: ChatTransport<UIMessage> = {
    sendMessages: ({ messages }) => {
      requests.push(structuredClone(messages));
      const chunks = runs[requests.length - 1] ?? run(...say('No more.'));
      return Promise.resolve(new ReadableStream({ start: (controller) => { for (const chunk of chunks) controller.enqueue(chunk); controller.close(); } }));
    },
    reconnectToStream: () => Promise.resolve(null),
  };
  const chat = new PlainChat({ state: new PlainState(), transport, sendAutomaticallyWhen: ({ messages }) => shouldResume(messages.at(-1)?.parts ?? []) });
  return { chat, requests };
}

const partOf = (chat: PlainChat, toolCallId: string): UIMessage['parts'][number] => {
  const part = chat.messages.flatMap(({ parts }) => parts).findLast((each) => 'toolCallId' in each && each.toolCallId === toolCallId);
  assert.ok(part);
  return part;
};

function viewOf(chat: PlainChat, toolCallId: string): ElicitationPartView {
  const turn = partsInTurn(chat.messages);
  return viewElicitationPart(partOf(chat, toolCallId), { turn, map: buildRenderMap(turn) });
}

/** Answers a card by the chat’s own means. */
async function answer(chat: PlainChat, toolCallId: string, outcome: Outcome): Promise<void> {
  const view = viewOf(chat, toolCallId);
  assert.ok(view.view === 'card', JSON.stringify(view));
  const reply = buildReply(view.questionnaire, outcome);
  assert.ok(reply.ok && reply.value.via === 'request');
  await chat.addToolOutput({ tool: 'request_input', toolCallId: reply.value.id, output: reply.value.result });
  await settledDown(chat);
}

/** Resumed runs are not awaited by the chat itself. */
async function settledDown(chat: PlainChat): Promise<void> {
  for (let turns = 0; turns < 50; turns++) await new Promise((resolve) => setImmediate(resolve));
  assert.equal(chat.status, 'ready');
}

describe('a chat of the AI SDK', () => {
  it('asks, is answered, and goes on once', async () => {
    const { chat, requests } = chatWith(run(...call('c1'), render('c1')), run(...say('Watching Front.')));
    await chat.sendMessage({ text: 'Set it up.' });
    await settledDown(chat);
    assert.equal(requests.length, 1, 'waits for the person');
    const part = partOf(chat, 'c1');
    assert.equal(renderKindFor(part, buildRenderMap(chat.messages.at(-1)?.parts ?? [])), 'elicitation');
    assert.equal(elicitationState(part), 'pending');
    await answer(chat, 'c1', OUTCOME);
    assert.equal(requests.length, 2, 'goes on, and no more than once');
    const output = { action: 'accept', content: { platform: 'Front' }, humanFriendlyMessage: 'Answered: platform: Front.' };
    assert.deepEqual(outputInTurn(requests[1] ?? [], 'c1'), output);
    assert.deepEqual(viewOf(chat, 'c1'), { ...viewOf(chat, 'c1'), view: 'settled', state: 'submitted', message: output.humanFriendlyMessage, outcome: OUTCOME });
  });

  it('shows a card again that was not answered before it was loaded again, and a settled one as it was', async () => {
    const { chat } = chatWith(run(...call('c1'), ...call('c2'), render('c1'), render('c2')));
    await chat.sendMessage({ text: 'Set it up.' });
    await answer(chat, 'c1', { kind: 'declined' });
    const stored: unknown = JSON.parse(JSON.stringify(chat.messages));
    assert.ok(Array.isArray(stored));
    const turn = partsInTurn(stored);
    const views = turn.map((part) => viewElicitationPart(part, { turn, map: buildRenderMap(turn) })).filter(({ view }) => view !== 'unrelated');
    assert.deepEqual(views.map((view) => (view.view === 'settled' ? [view.state, view.message] : view.view)), [['declined', 'Declined to answer: Which platform?'], 'card']);
  });

  it('goes on when all that it asked are settled, and not before', async () => {
    const { chat, requests } = chatWith(run(...call('c1'), ...call('c2'), render('c1'), render('c2')));
    await chat.sendMessage({ text: 'Set it up.' });
    await answer(chat, 'c1', OUTCOME);
    assert.equal(requests.length, 1);
    await answer(chat, 'c2', { kind: 'cancelled', reason: 'dismissed' });
    assert.equal(requests.length, 2);
  });

  it('does not go on after a call that is known by its tool’s name alone', async () => {
    const { chat, requests } = chatWith(run(...call('c1')));
    await chat.sendMessage({ text: 'Set it up.' });
    assert.deepEqual(dispatchToolPart(partOf(chat, 'c1'), {}), { to: 'elicitation', by: 'name' });
    await answer(chat, 'c1', OUTCOME);
    assert.equal(requests.length, 1);
  });

  it('asks the same in a later turn as a new question', async () => {
    const { chat } = chatWith(run(...call('c1'), render('c1')), run(...say('Done.')), run(...call('c2'), render('c2')));
    await chat.sendMessage({ text: 'Set it up.' });
    await answer(chat, 'c1', OUTCOME);
    await chat.sendMessage({ text: 'Another.' });
    await settledDown(chat);
    assert.equal(viewOf(chat, 'c2').view, 'card');
    assert.equal(outputInTurn(chat.messages, 'c1'), undefined);
  });

  it('hears of what cannot be shown, once a turn', async () => {
    const bad = { ...INPUT, message: '' };
    const { chat, requests } = chatWith(run(...call('c1', bad), render('c1')), run(...call('c2', bad), render('c2')));
    await chat.sendMessage({ text: 'Set it up.' });
    await settledDown(chat);
    const first = viewOf(chat, 'c1');
    assert.deepEqual(first, { view: 'unsupported', reason: 'missing message', errorText: 'elicitation: unsupported payload — missing message', settle: true });
    await chat.addToolOutput({ state: 'output-error', tool: 'request_input', toolCallId: 'c1', errorText: first.view === 'unsupported' ? first.errorText : '' });
    await settledDown(chat);
    assert.equal(requests.length, 2);
    const second = viewOf(chat, 'c2');
    assert.ok(second.view === 'unsupported' && !second.settle, 'no loop forms');
  });

  it('hears of its own tools that nobody handles, and of no server’s', async () => {
    const { chat } = chatWith(run(...call('c1', {}, 'pick_color'), ...call('c2', {}, 'search')));
    await chat.sendMessage({ text: 'Set it up.' });
    await settledDown(chat);
    const dispatch = (id: string): unknown => dispatchToolPart(partOf(chat, id), {}, { clientTools: ['pick_color'] });
    assert.deepEqual([dispatch('c1'), dispatch('c2')], [{ to: 'nobody', errorText: 'not handled by this client' }, { to: 'others' }]);
    await chat.addToolOutput({ state: 'output-error', tool: 'pick_color', toolCallId: 'c1', errorText: 'not handled by this client' });
    assert.deepEqual(dispatch('c1'), { to: 'others' });
  });
});
