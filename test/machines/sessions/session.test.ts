import { expect } from '@open-wc/testing';
import type { Outcome } from '../../../src/core/index.js';
import { carry, inSeconds, manualClock, params, peer, WIRES, type ManualClock, type Peer } from '../../support/sessions.js';

type Wire = keyof typeof WIRES;

/** What a person is shown of a question; over ACP it has another id, and its options have others. */
function choose(client: Peer, index: number, requestId = client.session.pending[0]?.requestId ?? ''): readonly [string, Outcome] {
  const question = client.session.pending.find((each) => each.requestId === requestId)?.questionnaire.questions[0];
  if (question?.kind !== 'single_choice') throw new Error(JSON.stringify(client.session.pending));
  return [requestId, { kind: 'submitted', answers: [{ question: question.id, kind: 'single_choice', value: { option: question.options[index]?.id ?? 'mysql' } }] }];
}

const SQLITE: Outcome = { kind: 'submitted', answers: [{ question: 'database', kind: 'single_choice', value: { option: 'sqlite' } }] };

function connect(wire: Wire): { readonly agent: Peer; readonly client: Peer; readonly clock: ManualClock } {
  const clock = manualClock();
  return { agent: peer(WIRES[wire](), { capable: true, clock }), client: peer(WIRES[wire](), { clock }), clock };
}

const outcomes = (of: Peer): readonly (Outcome | null)[] => of.of('resolved').map(({ outcome }) => outcome);
const codeOf = (result: { readonly ok: boolean; readonly error?: { readonly code: string } }): string | undefined => result.error?.code;

for (const wire of Object.keys(WIRES) as Wire[]) {
  describe(`a session over ${wire}`, () => {
    it('asks, and is answered', () => {
      const { agent, client } = connect(wire);
      expect(agent.session.ask(params('r1'))).to.deep.include({ ok: true });
      carry(agent, client);
      expect(client.of('opened').map(({ questionnaire }) => questionnaire.questions[0]?.prompt)).to.deep.equal(['Which database?']);
      expect(agent.session.pending.map(({ requestId }) => requestId)).to.deep.equal(['r1']);
      expect(client.session.respond(...choose(client, 1))).to.deep.equal({ ok: true, value: undefined });
      carry(agent, client);
      expect(outcomes(agent)).to.deep.equal([SQLITE]);
      expect(client.of('resolved')).to.have.length(1);
      expect([...agent.session.pending, ...client.session.pending]).to.deep.equal([]);
    });

    it('asks several at a time, and keeps them apart', () => {
      const { agent, client } = connect(wire);
      for (const id of ['r1', 'r2', '__proto__']) agent.session.ask(params(id));
      carry(agent, client);
      const ids = client.session.pending.map(({ requestId }) => requestId);
      for (const [index, id] of [...ids].reverse().entries()) client.session.respond(...choose(client, index % 2, id));
      carry(agent, client);
      expect(agent.of('resolved').map(({ requestId }) => requestId)).to.deep.equal(['__proto__', 'r2', 'r1']);
      expect(outcomes(agent)[1]).to.deep.equal(SQLITE);
    });

    it('sends no answer that is none, and lets it be given again', () => {
      const { agent, client } = connect(wire);
      agent.session.ask(params('r1'));
      carry(agent, client);
      expect(codeOf(client.session.respond(...choose(client, 2)))).to.equal('option_unknown');
      expect(client.outbox).to.deep.equal([]);
      expect(client.session.respond(...choose(client, 1))).to.deep.include({ ok: true });
      carry(agent, client);
      expect(outcomes(agent)).to.deep.equal([SQLITE]);
    });

    it('tells unknown requests, stale ones, and ones that are there already', () => {
      const { agent, client } = connect(wire);
      expect(codeOf(client.session.respond('r9', { kind: 'declined' }))).to.equal('unknown_request');
      expect(codeOf(agent.session.cancel('r9', 'shutdown'))).to.equal('unknown_request');
      agent.session.ask(params('r1'));
      expect(codeOf(agent.session.ask(params('r1')))).to.equal('duplicate_request');
      expect(codeOf(agent.session.respond('r1', { kind: 'declined' }))).to.equal('unknown_request');
      carry(agent, client);
      const [id, outcome] = choose(client, 1);
      client.session.respond(id, outcome);
      carry(agent, client);
      expect(codeOf(client.session.respond(id, outcome))).to.equal('stale_request');
      expect(codeOf(agent.session.ask(params('r1')))).to.equal('duplicate_request');
    });

    it('takes an answer once', () => {
      const { agent, client } = connect(wire);
      agent.session.ask(params('r1'));
      carry(agent, client);
      client.session.respond(...choose(client, 1));
      const lines = [...client.outbox];
      carry(agent, client);
      for (const line of lines) agent.session.receive(line);
      expect(outcomes(agent)).to.deep.equal([SQLITE]);
      expect(agent.of('rejected').map(({ error }) => error.code)).to.deep.equal(['stale_request']);
      carry(agent, client);
      expect(client.of('resolved')).to.have.length(1);
    });

    it('does not open a request twice', () => {
      const { agent, client } = connect(wire);
      agent.session.ask(params('r1'));
      const lines = [...agent.outbox];
      carry(agent, client);
      for (const line of lines) client.session.receive(line);
      expect(client.of('opened')).to.have.length(1);
      expect(client.of('rejected').map(({ error }) => error.code)).to.deep.equal(['duplicate_request']);
      carry(agent, client);
      client.session.respond(...choose(client, 1));
      carry(agent, client);
      expect(outcomes(agent)).to.deep.equal([SQLITE]);
      expect(client.session.pending).to.deep.equal([]);
      for (const line of lines) client.session.receive(line);
      expect(client.of('opened')).to.have.length(1);
    });

    it('cancels what waits when the connection is lost, and then is deaf and dumb', () => {
      const { agent, client } = connect(wire);
      agent.session.ask(params('r1'));
      agent.session.ask(params('r2'));
      carry(agent, client);
      client.session.respond(...choose(client, 1));
      const late = client.outbox.splice(0);
      for (const each of [agent, client]) each.session.close();
      for (const line of late) agent.session.receive(line);
      expect(outcomes(agent)).to.deep.equal([{ kind: 'cancelled', reason: 'disconnect' }, { kind: 'cancelled', reason: 'disconnect' }]);
      expect(client.of('resolved')).to.have.length(2);
      expect(codeOf(agent.session.ask(params('r3')))).to.equal('session_closed');
      expect([...agent.outbox, ...client.outbox]).to.deep.equal([]);
    });

    it('cancels everything when the turn is interrupted', () => {
      const { agent, client } = connect(wire);
      agent.session.ask(params('r1'));
      agent.session.ask(params('r2'));
      carry(agent, client);
      client.session.interrupt();
      carry(agent, client);
      expect(outcomes(agent)).to.deep.equal([{ kind: 'cancelled', reason: 'interrupt' }, { kind: 'cancelled', reason: 'interrupt' }]);
      expect(client.of('resolved')).to.have.length(2);
    });

    it('keeps an answer that could not be sent', () => {
      const clock = manualClock();
      let broken = true;
      const agent = peer(WIRES[wire](), { capable: true, clock });
      const lines: string[] = [];
      const client = peer(WIRES[wire](), { clock, send: (line) => { if (broken) throw new Error('offline'); lines.push(line); } });
      agent.session.ask(params('r1'));
      for (const line of agent.outbox.splice(0)) client.session.receive(line);
      expect(codeOf(client.session.respond(...choose(client, 1)))).to.equal('delivery_failed');
      expect(client.session.pending).to.have.length(1);
      broken = false;
      expect(client.session.respond(...choose(client, 1))).to.deep.include({ ok: true });
      for (const line of lines) agent.session.receive(line);
      expect(outcomes(agent)).to.deep.equal([SQLITE]);
    });

    it('cancels a question that could not be sent', () => {
      const agent = peer(WIRES[wire](), { capable: true, send: () => { throw new Error('offline'); } });
      agent.session.ask(params('r1'));
      expect(outcomes(agent)).to.deep.equal([{ kind: 'cancelled', reason: 'delivery_failed' }]);
    });

    it('answers nothing by itself, whatever time passes', () => {
      const { agent, client, clock } = connect(wire);
      agent.session.ask(params('r1'));
      carry(agent, client);
      clock.advance(1e12);
      carry(agent, client);
      expect([...agent.of('resolved'), ...client.of('resolved')]).to.deep.equal([]);
      expect(clock.waiting).to.equal(0);
    });

    it('passes over what is not about questions', () => {
      const { agent, client } = connect(wire);
      agent.session.ask(params('r1'));
      carry(agent, client);
      const lines = ['', ' ', 'starting …', '{', 'null', '5', '"ask"', '[]', '{}', '{"type":"system"}', '{"type":"stream_event"}', '{"type":"stream_event","event":{"type":"content_block_delta"}}', '{"type":"request","id":1,"method":"other","params":{"request_id":"r1"}}', '{"type":"request","method":"ask_user/request"}', '{"type":"response","id":7,"result":{"status":"success","data":{"ok":true}}}', '{"type":"control_response","response":{"subtype":"success","request_id":"other"}}', '{"jsonrpc":"2.0","id":3,"method":"fs/read_text_file","params":{}}', '{"jsonrpc":"2.0","id":99,"result":{}}', '{"jsonrpc":"2.0","method":"session/update","params":{}}'];
      for (const line of lines) for (const each of [agent, client]) each.session.receive(line);
      expect(agent.events).to.deep.equal([]);
      expect(client.events).to.have.length(1);
      expect([...agent.outbox, ...client.outbox]).to.deep.equal([]);
    });
  });
}

describe('a session', () => {
  it('asks only a client that can answer everything', () => {
    const agent = peer(WIRES['stream-json']());
    expect(codeOf(agent.session.ask(params('r1')))).to.equal('client_incapable');
    expect(agent.outbox).to.deep.equal([]);
  });

  it('asks nothing that breaks a rule, not even one that a client would put up with', () => {
    const agent = peer(WIRES['stream-json'](), { capable: true });
    expect(codeOf(agent.session.ask(params('r1', {}, { id: '' })))).to.equal('empty_id');
    expect(codeOf(agent.session.ask(params('r1', {}, { header: '1234567890123' })))).to.equal('header_too_long');
    expect(codeOf(agent.session.ask(null))).to.equal('malformed_request');
    expect(agent.outbox).to.deep.equal([]);
    expect(agent.session.ask(params('r1'))).to.deep.include({ ok: true });
  });

  it('asks once more, under another id, and says what was wrong before', () => {
    const agent = peer(WIRES['stream-json'](), { capable: true });
    expect(agent.session.ask(params('r2', { validation_error: { code: 'missing_answer', message: 'There was no answer.' } }))).to.deep.include({ ok: true });
    expect(agent.outbox.join()).to.contain('There was no answer.');
  });

  it('offers the end of the interview only where the host asks for it', () => {
    for (const finish of [true, false]) {
      const client = peer(WIRES['stream-json'](), { finish });
      client.session.receive(JSON.stringify({ type: 'stream_event', event: { type: 'server_request', method: 'ask_user/request', request_id: 'r1', params: params('r1') } }));
      expect(client.session.pending[0]?.questionnaire.outcomes.includes('finish')).to.equal(finish);
    }
  });

  for (const end of ['close', 'interrupt'] as const) {
    it(`ends every request by ${end}, also where its host breaks at one`, () => {
      const resolved: string[] = [];
      const agent = peer(WIRES['stream-json'](), { capable: true, onEvent: ({ requestId }) => { resolved.push(requestId); throw new Error(`broke at ${requestId}`); } });
      for (const id of ['r1', 'r2', 'r3']) agent.session.ask(params(id));
      expect(() => { agent.session[end](); }).to.throw('broke at r1');
      expect(resolved).to.deep.equal(['r1', 'r2', 'r3']);
      expect(agent.session.pending).to.deep.equal([]);
    });
  }

  it('speaks the reader’s language', () => {
    const said = ['en', 'zh-CN', 'pt-BR'].map((locale) => JSON.stringify(peer(WIRES['stream-json'](), { locale }).session.respond('r1', { kind: 'declined' })));
    expect(new Set(said).size).to.equal(3);
  });
});

describe('a deadline', () => {
  for (const wire of ['stream-json', 'app-server'] as const) {
    it(`cancels once when it passes, at both ends of ${wire}`, () => {
      const { agent, client, clock } = connect(wire);
      agent.session.ask(params('r1', { deadline: inSeconds(10) }));
      carry(agent, client);
      clock.advance(9_999);
      expect([...agent.of('resolved'), ...client.of('resolved')]).to.deep.equal([]);
      clock.advance(1);
      carry(agent, client);
      clock.advance(1e9);
      expect(outcomes(agent)).to.deep.equal([{ kind: 'cancelled', reason: 'timeout' }]);
      expect(outcomes(client)).to.deep.equal([{ kind: 'cancelled', reason: 'timeout' }]);
      expect(clock.waiting).to.equal(0);
    });
  }

  it('is not heard of when the answer came before', () => {
    const { agent, client, clock } = connect('stream-json');
    agent.session.ask(params('r1', { deadline: inSeconds(10) }));
    carry(agent, client);
    client.session.respond(...choose(client, 1));
    carry(agent, client);
    clock.advance(20_000);
    expect(outcomes(agent)).to.deep.equal([SQLITE]);
    expect(clock.waiting).to.equal(0);
  });

  it('that has passed already cancels at once', () => {
    const { agent, client } = connect('stream-json');
    agent.session.ask(params('r1', { deadline: inSeconds(-1) }));
    expect(outcomes(agent)).to.deep.equal([{ kind: 'cancelled', reason: 'timeout' }]);
    carry(agent, client);
    expect(outcomes(client)).to.deep.equal([{ kind: 'cancelled', reason: 'timeout' }]);
  });

  it('may be further away than any timer', () => {
    const clock = manualClock();
    const agent = peer(WIRES['stream-json'](), { capable: true, clock });
    const day = 86_400;
    agent.session.ask(params('r1', { deadline: inSeconds(60 * day) }));
    for (let days = 0; days < 59; days++) clock.advance(day * 1000);
    expect(outcomes(agent)).to.deep.equal([]);
    clock.advance(day * 1000);
    expect(outcomes(agent)).to.deep.equal([{ kind: 'cancelled', reason: 'timeout' }]);
  });

  it('does not overtake an answer that is on its way, but an answer that came back', () => {
    const { agent, client, clock } = connect('stream-json');
    agent.session.ask(params('r1', { deadline: inSeconds(10) }));
    carry(agent, client);
    client.session.respond(...choose(client, 1));
    client.outbox.splice(0);
    clock.advance(20_000);
    expect(outcomes(client)).to.deep.equal([]);
    client.session.receive(JSON.stringify({ type: 'control_response', response: { subtype: 'error', request_id: 'r1', error: 'no' } }));
    expect(outcomes(client)).to.deep.equal([{ kind: 'cancelled', reason: 'timeout' }]);
  });

  it('counts by the clock, also where its timers are late', () => {
    const clock = manualClock();
    const late = { now: clock.now, after: () => () => undefined };
    const timeout: Outcome = { kind: 'cancelled', reason: 'timeout' };
    const [agent, client] = [peer(WIRES['stream-json'](), { capable: true, clock: late }), peer(WIRES['stream-json'](), { clock: late })];
    for (const id of ['r1', 'r2']) agent.session.ask(params(id, { deadline: inSeconds(10) }));
    carry(agent, client);
    client.session.respond(...choose(client, 1, 'r2'));
    clock.advance(10_000);
    expect(codeOf(client.session.respond(...choose(client, 1, 'r1')))).to.equal('stale_request');
    expect(outcomes(client)).to.deep.equal([timeout]);
    carry(agent, client);
    expect(outcomes(agent)).to.deep.equal([timeout, timeout]);
    expect(agent.of('rejected').map(({ requestId, error }) => [requestId, error.code])).to.deep.equal([['r2', 'stale_request'], ['r1', 'stale_request']]);
    expect([...agent.session.pending, ...client.session.pending]).to.deep.equal([]);
  });
});
