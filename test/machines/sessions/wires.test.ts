import { expect } from '@open-wc/testing';
import { toAcpPermissionRequest, type Outcome } from '../../../src/core/index.js';
import { acpCodec, appServerCodec, streamJsonCodec } from '../../../src/machines/index.js';
import { carry, params, peer, WIRES, type Peer } from '../../support/sessions.js';

const SQLITE: Outcome = { kind: 'submitted', answers: [{ question: 'database', kind: 'single_choice', value: { option: 'sqlite' } }] };
const WRONG = { outcome: 'answered', answers: { database: { kind: 'selected', option_id: 'mysql' } } };
const RIGHT = { outcome: 'answered', answers: { database: { kind: 'selected', option_id: 'sqlite' } }, annotations: {} };

const sent = (of: Peer): unknown[] => of.outbox.splice(0).map((line): unknown => JSON.parse(line));
const tell = (to: Peer, message: object): void => to.session.receive(JSON.stringify(message));

describe('duplex stream-JSON', () => {
  const question = (id: string, more: object = {}): object => ({ type: 'stream_event', sequence: 3, event: { type: 'server_request', method: 'ask_user/request', request_id: id, params: params(id), ...more } });
  const answer = (id: string, response: object): object => ({ type: 'server_response', request_id: id, response });
  const asking = (): Peer => {
    const agent = peer(WIRES['stream-json'](), { capable: true });
    agent.session.ask(params('r1'));
    return agent;
  };

  it('may name a question in its event alone', () => {
    const client = peer(WIRES['stream-json']());
    for (const [id, own] of [['r1', undefined], ['r2', null], ['r3', 'r3']] as const) tell(client, question(id, { params: { ...params(id), request_id: own } }));
    expect(client.of('opened').map(({ questionnaire }) => questionnaire.wireId)).to.deep.equal(['r1', 'r2', 'r3']);
    tell(client, question('r4', { params: { ...params('r4'), request_id: 'r5' } }));
    expect(client.of('unreadable').map(({ diagnostics }) => diagnostics[0]?.code)).to.deep.equal(['request_id_mismatch']);
  });

  it('carries a question as an event, and its answer under the same id', () => {
    const agent = asking();
    expect(sent(agent)).to.deep.equal([{ type: 'stream_event', event: { type: 'server_request', method: 'ask_user/request', request_id: 'r1', params: params('r1') } }]);
    const client = peer(WIRES['stream-json']());
    tell(client, question('r1'));
    client.session.respond('r1', SQLITE);
    expect(sent(client)).to.deep.equal([answer('r1', RIGHT)]);
    expect(client.session.pending).to.have.length(1);
    tell(client, { type: 'control_response', response: { subtype: 'success', request_id: 'r1' } });
    expect(client.of('resolved')).to.deep.equal([{ type: 'resolved', requestId: 'r1', outcome: SQLITE }]);
  });

  it('refuses an answer that is wrong, and takes the next', () => {
    const agent = asking();
    sent(agent);
    tell(agent, answer('r1', WRONG));
    expect(sent(agent)).to.deep.equal([{ type: 'control_response', response: { subtype: 'error', request_id: 'r1', error: 'unknown_option: There is no option `mysql` in the question.' } }]);
    expect(agent.of('rejected').map(({ error }) => error.code)).to.deep.equal(['unknown_option']);
    tell(agent, answer('r1', RIGHT));
    tell(agent, answer('r1', RIGHT));
    tell(agent, answer('r9', RIGHT));
    expect(sent(agent)).to.deep.equal([
      { type: 'control_response', response: { subtype: 'success', request_id: 'r1' } },
      { type: 'control_response', response: { subtype: 'error', request_id: 'r1', error: 'stale_request: The request has been answered, or has ended.' } },
      { type: 'control_response', response: { subtype: 'error', request_id: 'r9', error: 'unknown_request: There is no such request.' } },
    ]);
    expect(agent.of('resolved')).to.deep.equal([{ type: 'resolved', requestId: 'r1', outcome: SQLITE }]);
  });

  it('lets an answer that was refused be given again, and none while one is on its way', () => {
    const client = peer(WIRES['stream-json']());
    tell(client, question('r1'));
    client.session.respond('r1', SQLITE);
    expect(client.session.respond('r1', SQLITE)).to.deep.include({ ok: false });
    tell(client, { type: 'control_response', response: { subtype: 'error', request_id: 'r1', error: 'not now' } });
    tell(client, { type: 'control_response', response: { subtype: 'error', request_id: 'r1', error: 'not now' } });
    expect(client.of('refused')).to.deep.equal([{ type: 'refused', requestId: 'r1', error: { code: 'malformed_response', message: 'not now' } }]);
    expect(client.session.respond('r1', { kind: 'clarify', answers: [] })).to.deep.include({ ok: true });
    expect(sent(client).slice(1)).to.deep.equal([answer('r1', { outcome: 'clarify' })]);
  });

  it('hears that a question has ended elsewhere', () => {
    const client = peer(WIRES['stream-json']());
    tell(client, question('r1'));
    tell(client, question('r2'));
    client.session.respond('r2', SQLITE);
    tell(client, { type: 'stream_event', event: { type: 'server_request_resolved', request_id: 'r1' } });
    tell(client, { type: 'stream_event', event: { type: 'server_request_resolved', request_id: 'r1' } });
    tell(client, { type: 'control_response', response: { subtype: 'error', request_id: 'r2', error: 'stale_request: gone' } });
    expect(client.of('resolved')).to.deep.equal([{ type: 'resolved', requestId: 'r1', outcome: null }, { type: 'resolved', requestId: 'r2', outcome: null }]);
  });

  it('says that a question has ended when the agent cancels it', () => {
    const agent = asking();
    sent(agent);
    agent.session.cancel('r1', 'shutdown');
    expect(sent(agent)).to.deep.equal([{ type: 'stream_event', event: { type: 'server_request_resolved', request_id: 'r1' } }]);
    expect(agent.of('resolved')).to.deep.equal([{ type: 'resolved', requestId: 'r1', outcome: { kind: 'cancelled', reason: 'shutdown' } }]);
  });

  it('cancels a question that cannot be shown, says why, and takes it when it is mended', () => {
    const client = peer(WIRES['stream-json']());
    tell(client, question('r1', { params: params('r1', {}, { options: 'none' }) }));
    expect(client.of('unreadable').map(({ diagnostics }) => diagnostics.map(({ code }) => code))).to.deep.equal([['malformed_request']]);
    tell(client, question('r1', { params: params('r2') }));
    expect(client.of('unreadable')[1]?.diagnostics[0]?.code).to.equal('request_id_mismatch');
    expect(sent(client)).to.deep.equal([answer('r1', { outcome: 'cancelled', reason: 'delivery_failed' }), answer('r1', { outcome: 'cancelled', reason: 'delivery_failed' })]);
    tell(client, question('r1', { params: { ...params('r1'), request_id: undefined } }));
    expect(client.of('opened')).to.have.length(1);
  });

  it('does not cancel a question by a second one of the same id', () => {
    const client = peer(WIRES['stream-json']());
    tell(client, question('r1'));
    tell(client, question('r1', { params: {} }));
    expect(sent(client)).to.deep.equal([]);
    expect(client.session.pending).to.have.length(1);
  });

  it('writes one line for each message', () => {
    const line = streamJsonCodec().write({ type: 'answered', requestId: 'r\n1', result: { outcome: 'answered', answers: { a: { kind: 'text', text: 'x\r\ny\u2028z' } }, annotations: {} } });
    expect(line).to.not.match(/[\r\n]/);
  });
});

describe('the app server', () => {
  const question = (id: string | number, body: unknown): object => ({ type: 'request', id, method: 'ask_user/request', params: body });

  it('answers the envelope, and names the request', () => {
    const client = peer(WIRES['app-server']());
    tell(client, question(7, params('r1')));
    client.session.respond('r1', SQLITE);
    expect(sent(client)).to.deep.equal([{ type: 'response', id: 7, result: { status: 'success', data: { request_id: 'r1', outcome: RIGHT } } }]);
  });

  it('answers a legacy request with a text, or null', () => {
    const client = peer(WIRES['app-server']());
    tell(client, question('a', { request_id: 'r1', question: 'Go?', options: ['Yes', 'No'] }));
    tell(client, question('b', { request_id: 'r2', question: 'Why?' }));
    client.session.respond('r1', { kind: 'submitted', answers: [{ question: 'question', kind: 'single_choice', value: { option: 'No' } }] });
    client.session.interrupt();
    expect(sent(client)).to.deep.equal([{ type: 'response', id: 'a', result: { status: 'success', data: { request_id: 'r1', answer: 'No' } } }, { type: 'response', id: 'b', result: { status: 'success', data: { request_id: 'r2', answer: null } } }]);
  });

  it('asks again for an answer that was wrong, and says what was wrong', () => {
    const agent = peer(WIRES['app-server'](), { capable: true });
    agent.session.ask(params('r1'));
    expect(sent(agent)).to.deep.equal([question('ask_user_1', params('r1'))]);
    tell(agent, { type: 'response', id: 'ask_user_1', result: { status: 'success', data: { request_id: 'r1', outcome: WRONG } } });
    expect(sent(agent)).to.deep.equal([question('ask_user_2', { ...params('r1'), validation_error: { code: 'unknown_option', message: 'There is no option `mysql` in the question.' } })]);
    tell(agent, { type: 'response', id: 'ask_user_2', result: { status: 'success', data: { request_id: 'r1', outcome: RIGHT } } });
    expect(agent.of('resolved')).to.deep.equal([{ type: 'resolved', requestId: 'r1', outcome: SQLITE }]);
  });

  it('opens a question again when its answer was not taken, and answers the new envelope', () => {
    const client = peer(WIRES['app-server']());
    tell(client, question(1, params('r1')));
    client.session.respond('r1', SQLITE);
    const again = { ...params('r1'), validation_error: { code: 'missing_answer', message: 'More' } };
    tell(client, question(2, again));
    expect(client.of('opened')[1]).to.deep.include({ requestId: 'r1', error: { code: 'missing_answer', message: 'More' } });
    tell(client, question(3, again));
    expect(client.of('refused')).to.deep.equal([{ type: 'refused', requestId: 'r1', error: { code: 'missing_answer', message: 'More' } }]);
    tell(client, question(4, { ...params('r2'), validation_error: 'missing_answer: More' }));
    expect(client.of('opened')[2]).to.deep.include({ requestId: 'r2', error: { code: 'missing_answer', message: 'More' } });
    client.session.respond('r1', { kind: 'declined' });
    expect(sent(client)[1]).to.deep.equal({ type: 'response', id: 3, result: { status: 'success', data: { request_id: 'r1', outcome: { outcome: 'rejected' } } } });
  });

  it('answers a question that cannot be shown, and a second one, with an error', () => {
    const client = peer(WIRES['app-server']());
    tell(client, question(1, { questions: [] }));
    tell(client, question(2, params('r1')));
    tell(client, question(3, params('r1')));
    expect(sent(client)).to.deep.equal([
      { type: 'response', id: 1, result: { status: 'error', error: { code: 'invalid_params', message: 'The field `request_id` cannot be read: it is missing, or of another type than the protocol has.', data: { code: 'malformed_request', message: 'The field `request_id` cannot be read: it is missing, or of another type than the protocol has.' } } } },
      { type: 'response', id: 3, result: { status: 'error', error: { code: 'invalid_request', message: 'The request is there already.', data: { code: 'duplicate_request', message: 'The request is there already.' } } } },
    ]);
    client.session.respond('r1', SQLITE);
    expect(sent(client)).to.deep.include.members([{ type: 'response', id: 2, result: { status: 'success', data: { request_id: 'r1', outcome: RIGHT } } }]);
  });

  it('cancels where the client answers with an error, and tells answers to nothing', () => {
    const agent = peer(WIRES['app-server'](), { capable: true });
    agent.session.ask(params('r1'));
    tell(agent, { type: 'response', id: 'ask_user_1', result: { status: 'error', error: { code: 'internal_error', message: 'no' } } });
    tell(agent, { type: 'response', id: 'x', result: { status: 'success', data: { request_id: 'r9', outcome: RIGHT } } });
    expect(agent.events).to.deep.equal([
      { type: 'resolved', requestId: 'r1', outcome: { kind: 'cancelled', reason: 'delivery_failed' } },
      { type: 'rejected', requestId: 'r9', error: { code: 'unknown_request', message: 'There is no such request.' } },
    ]);
  });

  it('refuses an answer that names another request', () => {
    const agent = peer(WIRES['app-server'](), { capable: true });
    agent.session.ask(params('r1'));
    tell(agent, { type: 'response', id: 'ask_user_1', result: { status: 'success', data: { request_id: 'r2', outcome: RIGHT } } });
    expect(agent.of('rejected').map(({ error }) => error.code)).to.deep.equal(['request_id_mismatch']);
    expect(agent.session.pending).to.have.length(1);
  });

  it('cancels where the response is an error alone, for asking again would never end', () => {
    const agent = peer(WIRES['app-server'](), { capable: true });
    agent.session.ask(params('r1'));
    tell(agent, { type: 'response', id: 'ask_user_1', error: { code: -32601, message: 'No such method' } });
    expect(agent.of('resolved').map(({ outcome }) => outcome)).to.deep.equal([{ kind: 'cancelled', reason: 'delivery_failed' }]);
    expect(sent(agent)).to.have.length(1);
  });

  it('goes on waiting where an error is about an envelope that it has replaced, or does not know', () => {
    const agent = peer(WIRES['app-server'](), { capable: true });
    agent.session.ask(params('r1'));
    tell(agent, { type: 'response', id: 'ask_user_1', result: { status: 'success', data: { request_id: 'r1', outcome: WRONG } } });
    for (const id of ['ask_user_1', 'x']) tell(agent, { type: 'response', id, result: { status: 'error', data: { request_id: 'r1' }, error: { code: 'invalid_request', message: 'The request is there already.' } } });
    expect(agent.of('resolved')).to.deep.equal([]);
    tell(agent, { type: 'response', id: 'ask_user_2', result: { status: 'success', data: { request_id: 'r1', outcome: RIGHT } } });
    expect(agent.of('resolved').map(({ outcome }) => outcome)).to.deep.equal([SQLITE]);
  });

  it('goes on waiting where the first question arrives once more after the second', () => {
    const agent = peer(WIRES['app-server'](), { capable: true });
    const client = peer(WIRES['app-server']());
    agent.session.ask(params('r1'));
    const [first = ''] = agent.outbox;
    carry(agent, client);
    tell(agent, { type: 'response', id: 'ask_user_1', result: { status: 'success', data: { request_id: 'r1', outcome: WRONG } } });
    carry(agent, client);
    client.session.receive(first);
    carry(agent, client);
    expect(agent.session.pending).to.have.length(1);
    client.session.respond('r1', SQLITE);
    carry(agent, client);
    expect(agent.of('resolved').map(({ outcome }) => outcome)).to.deep.equal([SQLITE]);
  });

  it('takes messages as objects too', () => {
    expect(appServerCodec().read(question(1, params('r1')))).to.deep.include({ type: 'asked', requestId: 'r1', envelope: 1 });
  });
});

describe('ACP', () => {
  it('asks for a permission by JSON-RPC', () => {
    const agent = peer(WIRES.acp(), { capable: true });
    agent.session.ask(params('r1'));
    expect(sent(agent)).to.deep.equal([{ jsonrpc: '2.0', id: 'ask_user_1', method: 'session/request_permission', params: toAcpPermissionRequest(params('r1')) }]);
    tell(agent, { jsonrpc: '2.0', id: 'ask_user_1', result: { outcome: { outcome: 'selected', optionId: 'ask_user_option_1' } } });
    expect(agent.of('resolved')).to.deep.equal([{ type: 'resolved', requestId: 'r1', outcome: SQLITE }]);
  });

  it('cancels what it cannot express, and asks nothing of it', () => {
    const agent = peer(WIRES.acp(), { capable: true });
    for (const [id, question] of [['r1', { allow_free_text: true }], ['r2', { multi_select: true }], ['r3', { allow_annotation: true }]] as const) agent.session.ask(params(id, {}, question));
    expect(agent.of('resolved').map(({ outcome }) => outcome)).to.deep.equal(Array.from({ length: 3 }, () => ({ kind: 'cancelled', reason: 'delivery_failed' })));
    expect(sent(agent)).to.deep.equal([]);
    const planning = acpCodec({ toRequest: toAcpPermissionRequest, toOutcome: () => undefined }, { finish: true });
    expect(planning.write({ type: 'asked', requestId: 'r1', params: params('r1') })).to.equal(undefined);
  });

  it('cancels where the client cancels, fails, or chooses what was not offered', () => {
    const agent = peer(WIRES.acp(), { capable: true });
    for (const id of ['r1', 'r2', 'r3']) agent.session.ask(params(id));
    tell(agent, { jsonrpc: '2.0', id: 'ask_user_1', result: { outcome: { outcome: 'cancelled' } } });
    tell(agent, { jsonrpc: '2.0', id: 'ask_user_2', error: { code: -32603, message: 'no' } });
    tell(agent, { jsonrpc: '2.0', id: 'ask_user_3', result: { outcome: { outcome: 'selected', optionId: 'other' } } });
    expect(agent.of('resolved').map(({ outcome }) => outcome)).to.deep.equal([{ kind: 'cancelled', reason: 'interrupt' }, { kind: 'cancelled', reason: 'delivery_failed' }, { kind: 'cancelled', reason: 'delivery_failed' }]);
  });

  it('says that a question is withdrawn, and answers one that is', () => {
    const agent = peer(WIRES.acp(), { capable: true });
    const client = peer(WIRES.acp());
    for (const id of ['r1', 'r2']) agent.session.ask(params(id));
    carry(agent, client);
    agent.session.cancel('r1', 'shutdown');
    expect(agent.outbox.map((line): unknown => JSON.parse(line))).to.deep.equal([{ jsonrpc: '2.0', method: '$/cancel_request', params: { requestId: 'ask_user_1' } }]);
    for (const line of agent.outbox.splice(0)) client.session.receive(line);
    expect(client.of('resolved')).to.deep.equal([{ type: 'resolved', requestId: 'permission_"ask_user_1"', outcome: { kind: 'cancelled', reason: 'interrupt' } }]);
    expect(client.outbox.map((line): unknown => JSON.parse(line))).to.deep.equal([{ jsonrpc: '2.0', id: 'ask_user_1', result: { outcome: { outcome: 'cancelled' } } }]);
    for (const requestId of ['ask_user_1', 'ask_user_9', 2, null]) tell(client, { jsonrpc: '2.0', method: '$/cancel_request', params: { requestId } });
    expect(client.session.pending).to.have.length(1);
    expect(client.of('rejected')).to.deep.equal([]);
  });

  it('is asked for any permission, each under an id of its own', () => {
    const client = peer(WIRES.acp());
    const permission = { sessionId: 's1', toolCall: { toolCallId: 'c1', title: 'Delete it?' }, options: [{ optionId: 'y', name: 'Yes', kind: 'allow_once' }, { optionId: 'n', name: 'No', kind: 'reject_once' }] };
    for (const id of [1, '1']) tell(client, { jsonrpc: '2.0', id, method: 'session/request_permission', params: permission });
    expect(client.session.pending.map(({ questionnaire }) => questionnaire.id)).to.deep.equal(['permission_1', 'permission_"1"']);
    client.session.respond('permission_"1"', { kind: 'submitted', answers: [{ question: 'permission', kind: 'single_choice', value: { option: 'n' } }] });
    client.session.interrupt();
    expect(sent(client)).to.deep.equal([{ jsonrpc: '2.0', id: '1', result: { outcome: { outcome: 'selected', optionId: 'n' } } }, { jsonrpc: '2.0', id: 1, result: { outcome: { outcome: 'cancelled' } } }]);
    tell(client, { jsonrpc: '2.0', id: 2, method: 'session/request_permission', params: { ...permission, options: [] } });
    expect(sent(client)).to.deep.equal([{ jsonrpc: '2.0', id: 2, error: { code: -32602, message: 'The number of options is out of bounds. There may be 500 at most.', data: { code: 'option_count', message: 'The number of options is out of bounds. There may be 500 at most.' } } }]);
  });
});

describe('two ends that speak at once', () => {
  it('agree on how it ended', () => {
    const agent = peer(WIRES['stream-json'](), { capable: true });
    const client = peer(WIRES['stream-json']());
    agent.session.ask(params('r1'));
    carry(agent, client);
    client.session.respond('r1', SQLITE);
    agent.session.cancel('r1', 'timeout');
    carry(agent, client);
    expect(agent.of('resolved').map(({ outcome }) => outcome)).to.deep.equal([{ kind: 'cancelled', reason: 'timeout' }]);
    expect(client.of('resolved').map(({ outcome }) => outcome)).to.deep.equal([null]);
  });

  it('may answer before the message is out of hand', () => {
    const client = peer(WIRES['stream-json'](), { send: (line): void => { agent.session.receive(line); } });
    const agent: Peer = peer(WIRES['stream-json'](), { capable: true, send: (line): void => { client.session.receive(line); } });
    agent.session.ask(params('r1'));
    expect(client.session.respond('r1', SQLITE)).to.deep.include({ ok: true });
    for (const each of [agent, client]) expect(each.of('resolved')).to.deep.equal([{ type: 'resolved', requestId: 'r1', outcome: SQLITE }]);
  });
});
