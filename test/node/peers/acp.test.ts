import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { agent, client, methods, ndJsonStream, PROTOCOL_VERSION, type ClientApp, type RequestPermissionRequest, type RequestPermissionResponse, type Stream } from '@agentclientprotocol/sdk';
import { askUser, fromAcpPermissionOutcome, toAcpPermissionRequest, type Outcome, type Questionnaire } from '../../../src/core/index.js';
import { acpCodec, AskUserSession, jsonLines, type SessionEvent } from '../../../src/machines/index.js';
import { manualClock, params } from '../../support/sessions.js';

/** Bytes to and fro. `hangUp`: no more come from the right, as when its process ends. */
function wires(): { readonly left: Stream; readonly right: Stream; readonly hangUp: () => Promise<void> } {
  const [there, back] = [new TransformStream<Uint8Array, Uint8Array>(), new TransformStream<Uint8Array, Uint8Array>()];
  return { left: ndJsonStream(there.writable, back.readable), right: ndJsonStream(back.writable, there.readable), hangUp: () => back.writable.close() };
}

/** What a person chooses of a card. */
const choose = ({ questions: [question] }: Questionnaire, label: string): Outcome => {
  assert.ok(question?.kind === 'single_choice');
  const option = question.options.find((each) => each.label === label);
  assert.ok(option);
  return { kind: 'submitted', answers: [{ question: question.id, kind: 'single_choice', value: { option: option.id } }] };
};

/** An agent whose turn is one permission, which it tells in the reason why the turn ended. */
const asking = (permission: RequestPermissionRequest, told: (response: RequestPermissionResponse) => void) =>
  agent({ name: 'asking' })
    .onRequest(methods.agent.initialize, () => ({ protocolVersion: PROTOCOL_VERSION, agentCapabilities: {} }))
    .onRequest(methods.agent.session.new, () => ({ sessionId: 's1' }))
    .onRequest(methods.agent.session.prompt, async ({ client: asked }) => {
      told(await asked.request(methods.client.session.requestPermission, permission));
      return { stopReason: 'end_turn' };
    });

async function turn(app: ClientApp, stream: Stream): Promise<string> {
  return app.connectWith(stream, async (context) => {
    await context.request(methods.agent.initialize, { protocolVersion: PROTOCOL_VERSION, clientCapabilities: {} });
    const { sessionId } = await context.request(methods.agent.session.new, { cwd: '/', mcpServers: [] });
    return (await context.request(methods.agent.session.prompt, { sessionId, prompt: [{ type: 'text', text: 'Go on.' }] })).stopReason;
  });
}

/** The messages of one end as lines, for a session that speaks for itself. */
function speak({ readable, writable }: Stream, options: { readonly capable?: boolean; readonly onEvent: (event: SessionEvent, session: AskUserSession<string>) => void }): AskUserSession<string> {
  const writer = writable.getWriter();
  const session: AskUserSession<string> = new AskUserSession<string>({
    dialect: askUser(), codec: jsonLines(acpCodec(askUser().acp)), clock: manualClock(), capable: options.capable ?? false,
    send: (line) => void writer.write(JSON.parse(line)),
    onEvent: (event) => options.onEvent(event, session),
  });
  void (async () => {
    for (const reader = readable.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) return session.close();
      session.receive(JSON.stringify(value));
    }
  })();
  return session;
}

const PERMISSION: RequestPermissionRequest = {
  sessionId: 's1',
  toolCall: { toolCallId: 'call-1', title: 'Run `rm -r build`?', kind: 'execute', rawInput: { command: 'rm -r build' } },
  options: [{ optionId: 'yes', name: 'Allow once', kind: 'allow_once' }, { optionId: 'always', name: 'Always allow', kind: 'allow_always' }, { optionId: 'no', name: 'Reject', kind: 'reject_once' }],
};

describe('a client of the Agent Client Protocol that shows permissions as cards', () => {
  for (const [label, outcome] of [['Reject', { outcome: 'selected', optionId: 'no' }], [null, { outcome: 'cancelled' }]] as const) {
    it(`answers a real agent: ${label ?? 'cancelled'}`, async () => {
      const { left, right } = wires();
      const told: RequestPermissionResponse[] = [];
      const connection = asking(PERMISSION, (response) => void told.push(response)).connect(left);
      const app = client({ name: 'answering' }).onRequest(methods.client.session.requestPermission, ({ requestId, method, params: permission }) => new Promise<RequestPermissionResponse>((resolve) => {
        const session: AskUserSession<unknown> = new AskUserSession<unknown>({
          dialect: askUser(), codec: acpCodec(askUser().acp), clock: manualClock(),
          send: (message) => {
            assert.ok(typeof message === 'object' && message !== null && 'result' in message);
            resolve(message.result as RequestPermissionResponse);
          },
          onEvent: (event) => {
            if (event.type !== 'opened') return;
            assert.equal(event.questionnaire.questions[0]?.prompt, 'Run `rm -r build`?');
            if (label === null) session.interrupt();
            else assert.ok(session.respond(event.requestId, choose(event.questionnaire, label)).ok);
          },
        });
        session.receive({ jsonrpc: '2.0', id: requestId, method, params: permission });
      }));
      assert.equal(await turn(app, right), 'end_turn');
      assert.deepEqual(told, [{ outcome }]);
      connection.close();
    });
  }

  it('answers a real agent over the bare wire', async () => {
    const { left, right } = wires();
    const events: SessionEvent[] = [];
    speak(right, {
      onEvent: (event, session) => {
        events.push(event);
        if (event.type === 'opened') session.respond(event.requestId, choose(event.questionnaire, 'Always allow'));
      },
    });
    const responses = await agent({ name: 'asking' }).connectWith(left, (context) => Promise.all([1, 2].map(() => context.request(methods.client.session.requestPermission, PERMISSION))));
    assert.deepEqual(responses, [1, 2].map(() => ({ outcome: { outcome: 'selected', optionId: 'always' } })));
    assert.equal(events.filter(({ type }) => type === 'resolved').length, 2);
  });

  it('answers a real agent that withdraws its question', async () => {
    const { left, right } = wires();
    const events: SessionEvent[] = [];
    const abort = new AbortController();
    speak(right, { onEvent: (event) => { events.push(event); if (event.type === 'opened') abort.abort(); } });
    const response = await agent({ name: 'asking' }).connectWith(left, (context) => context.request(methods.client.session.requestPermission, PERMISSION, { cancellationSignal: abort.signal }));
    assert.deepEqual(response, { outcome: { outcome: 'cancelled' } });
    assert.deepEqual(events.map(({ type }) => type), ['opened', 'resolved']);
  });

  it('tells a real agent what cannot be shown', async () => {
    const { left, right } = wires();
    speak(right, { onEvent: () => undefined });
    await agent({ name: 'asking' }).connectWith(left, async (context) => {
      await assert.rejects(context.request(methods.client.session.requestPermission, { ...PERMISSION, options: [] }), { code: -32602 });
    });
  });
});

describe('an agent of the Agent Client Protocol that asks questions', () => {
  const SQLITE: Outcome = { kind: 'submitted', answers: [{ question: 'database', kind: 'single_choice', value: { option: 'sqlite' } }] };
  const answering = (pick: (options: readonly string[]) => string | undefined): ClientApp =>
    client({ name: 'answering' }).onRequest(methods.client.session.requestPermission, ({ params: { options } }) => {
      const name = pick(options.map((option) => option.name));
      const optionId = options.find((option) => option.name === name)?.optionId;
      return { outcome: optionId === undefined ? { outcome: 'cancelled' } : { outcome: 'selected', optionId } };
    });

  it('is understood by a real client', async () => {
    const { left, right } = wires();
    const permission = toAcpPermissionRequest(params('r1'));
    assert.ok(permission);
    const told: RequestPermissionResponse[] = [];
    const connection = asking(permission, (response) => void told.push(response)).connect(left);
    assert.equal(await turn(answering((names) => names[1]), right), 'end_turn');
    assert.deepEqual(fromAcpPermissionOutcome(params('r1'), told[0]), { outcome: 'answered', answers: { database: { kind: 'selected', option_id: 'sqlite' } }, annotations: {} });
    connection.close();
  });

  for (const [name, pick, expected] of [['chooses', () => 'SQLite', SQLITE], ['cancels', () => undefined, { kind: 'cancelled', reason: 'interrupt' }]] as const) {
    it(`is answered by a real client that ${name}, over the bare wire`, async () => {
      const { left, right } = wires();
      const connection = answering(pick).connect(right);
      assert.deepEqual(await outcomeOver(left), expected);
      connection.close();
    });
  }

  const outcomeOver = (stream: Stream): Promise<Outcome | null> =>
    new Promise((resolve) => {
      const session = speak(stream, { capable: true, onEvent: (event) => { if (event.type === 'resolved') resolve(event.outcome); } });
      assert.ok(session.ask(params('r1')).ok);
    });

  it('tells a real client that it has withdrawn a question', async () => {
    const { left, right } = wires();
    const told = new Promise((resolve) => {
      client({ name: 'waiting' })
        .onRequest(methods.client.session.requestPermission, ({ signal }) => new Promise<RequestPermissionResponse>((answer) => {
          signal.addEventListener('abort', () => { resolve(signal.aborted); answer({ outcome: { outcome: 'cancelled' } }); });
          session.cancel('r1', 'shutdown');
        }))
        .connect(right);
    });
    const session = speak(left, { capable: true, onEvent: () => undefined });
    session.ask(params('r1'));
    assert.equal(await told, true);
  });

  it('hears of it when a real client cannot ask anybody', async () => {
    const { left, right } = wires();
    const connection = client({ name: 'without permissions' }).connect(right);
    assert.deepEqual(await outcomeOver(left), { kind: 'cancelled', reason: 'delivery_failed' });
    connection.close();
  });

  it('hears of it when a real client goes away', async () => {
    const { left, right, hangUp } = wires();
    client({ name: 'leaving' })
      .onRequest(methods.client.session.requestPermission, async () => {
        await hangUp();
        return new Promise<RequestPermissionResponse>(() => undefined);
      })
      .connect(right);
    assert.deepEqual(await outcomeOver(left), { kind: 'cancelled', reason: 'disconnect' });
  });
});
