import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { CancelReason, Outcome } from '../../../src/core/index.js';
import { inSeconds, manualClock, params, peer, WIRES, type Peer } from '../../support/sessions.js';

const IDS = ['r1', 'r2', '__proto__'];
const wires = fc.constantFrom(...(Object.keys(WIRES) as (keyof typeof WIRES)[]));
const id = fc.constantFrom(...IDS);

/** What may happen to two ends and the lines between them. `nth`: of what there is, counted round. */
type Step =
  | { readonly do: 'ask'; readonly id: string; readonly deadline: number | null }
  | { readonly do: 'respond'; readonly nth: number; readonly option: string; readonly kind: 'submitted' | 'declined' | 'clarify' }
  | { readonly do: 'cancel'; readonly end: 'agent' | 'client'; readonly nth: number; readonly reason: CancelReason }
  /** A line arrives, arrives twice, or is lost; not always in order. */
  | { readonly do: 'deliver' | 'repeat' | 'lose'; readonly to: 'agent' | 'client'; readonly nth: number }
  /** Something else arrives: an old line, or noise. */
  | { readonly do: 'noise'; readonly to: 'agent' | 'client'; readonly line: string }
  | { readonly do: 'again'; readonly to: 'agent' | 'client'; readonly nth: number }
  | { readonly do: 'wait'; readonly seconds: number }
  | { readonly do: 'interrupt'; readonly end: 'agent' | 'client' }
  | { readonly do: 'close'; readonly end: 'agent' | 'client' };

const end = fc.constantFrom('agent' as const, 'client' as const);
const nth = fc.nat({ max: 20 });
const NOISE = ['', '{', 'null', '[]', '{"type":"stream_event","event":{}}', '{"type":"server_response","request_id":"r1"}', '{"type":"server_response","request_id":"r1","response":{"outcome":"answered","answers":{}}}', '{"type":"control_response","response":{"subtype":"error","request_id":"r1","error":"no"}}', '{"type":"control_response","response":{"subtype":"success","request_id":"r2"}}', '{"type":"stream_event","event":{"type":"server_request_resolved","request_id":"r1"}}', '{"type":"response","id":"ask_user_1","result":{"status":"error"}}', '{"type":"request","id":1,"method":"ask_user/request","params":null}', '{"jsonrpc":"2.0","id":"ask_user_1","result":null}', '{"jsonrpc":"2.0","id":1,"method":"session/request_permission"}', '{"jsonrpc":"2.0","method":"$/cancel_request","params":{"requestId":"ask_user_1"}}', '{"jsonrpc":"2.0","method":"$/cancel_request"}', '{"type":"response","id":"ask_user_1","error":{"code":1}}'];
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('ask' as const), id, deadline: fc.option(fc.integer({ min: -1, max: 9 })) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('respond' as const), nth, option: fc.constantFrom('postgres', 'mysql', 'ask_user_option_1'), kind: fc.constantFrom('submitted' as const, 'submitted' as const, 'declined' as const, 'clarify' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), end, nth, reason: fc.constantFrom<CancelReason[]>('shutdown', 'client_closed', 'dismissed') }) },
  { weight: 10, arbitrary: fc.record({ do: fc.constant('deliver' as const), to: end, nth }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('repeat' as const, 'lose' as const), to: end, nth }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('noise' as const), to: end, line: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...NOISE) }, { weight: 1, arbitrary: fc.json() }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('again' as const), to: end, nth }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 5 }) }) },
  { weight: 1, arbitrary: fc.oneof(fc.record({ do: fc.constant('interrupt' as const), end }), fc.record({ do: fc.constant('close' as const), end })) },
);

interface Run {
  readonly agent: Peer;
  readonly client: Peer;
  readonly asked: readonly string[];
  /** How often a person has answered. */
  readonly responded: number;
  readonly timers: number;
}

/** `isLate`: time goes on, but no timer fires. */
function play(wire: keyof typeof WIRES, steps: readonly Step[], isLate = false): Run {
  const clock = manualClock();
  const told = isLate ? { now: clock.now, after: () => () => undefined } : clock;
  const ends = { agent: peer(WIRES[wire](), { capable: true, clock: told }), client: peer(WIRES[wire](), { clock: told }) };
  const old = { agent: [] as string[], client: [] as string[] };
  const asked: string[] = [];
  let responded = 0;
  const pick = <T>(from: readonly T[], at: number): T | undefined => from[at % Math.max(from.length, 1)];
  const receive = (to: 'agent' | 'client', line: string): void => {
    old[to].push(line);
    ends[to].session.receive(line);
  };
  for (const each of steps) {
    if (each.do === 'ask') {
      const result = ends.agent.session.ask(params(each.id, each.deadline === null ? {} : { deadline: inSeconds(each.deadline) }));
      if (result.ok) asked.push(each.id);
      else assert.match(result.error.code, /^(?:duplicate_request|session_closed)$/);
    } else if (each.do === 'respond') {
      const request = pick(ends.client.session.pending, each.nth);
      const question = request?.questionnaire.questions[0]?.id ?? '';
      const outcome: Outcome = each.kind === 'declined' ? { kind: 'declined' } : { kind: each.kind, answers: each.kind === 'clarify' ? [] : [{ question, kind: 'single_choice', value: { option: each.option } }] };
      if (ends.client.session.respond(request?.requestId ?? 'r9', outcome).ok) responded++;
    } else if (each.do === 'cancel') {
      ends[each.end].session.cancel(pick(ends[each.end].session.pending, each.nth)?.requestId ?? 'r1', each.reason);
    } else if (each.do === 'interrupt' || each.do === 'close') ends[each.end].session[each.do]();
    else if (each.do === 'noise') receive(each.to, each.line);
    else if (each.do === 'wait') clock.advance(each.seconds * 1000);
    else if (each.do === 'again') {
      const line = pick(old[each.to], each.nth);
      if (line !== undefined) ends[each.to].session.receive(line);
    } else {
      const from = ends[each.to === 'agent' ? 'client' : 'agent'].outbox;
      const at = each.nth % Math.max(from.length, 1);
      const [line] = each.do === 'repeat' ? from.slice(at, at + 1) : from.splice(at, 1);
      if (line !== undefined && each.do !== 'lose') receive(each.to, line);
    }
  }
  return { ...ends, asked, responded, get timers() { return clock.waiting; } };
}

describe('a session, whatever happens in whatever order', () => {
  it('resolves each request once, at both ends', () => {
    fc.assert(
      fc.property(wires, fc.array(step, { maxLength: 60 }), fc.boolean(), (wire, steps, isLate) => {
        const run = play(wire, steps, isLate);
        for (const { session, of } of [run.agent, run.client]) {
          const before = session.pending.length;
          const resolved = of('resolved').length;
          session.close();
          session.close();
          assert.equal(of('resolved').length, resolved + before);
          assert.deepEqual(session.pending, []);
        }
        assert.deepEqual(run.agent.of('resolved').map(({ requestId }) => requestId).sort(), [...run.asked].sort());
        assert.equal(new Set(run.asked).size, run.asked.length);
        assert.equal(run.client.of('resolved').length, run.client.of('opened').length);
        assert.equal(run.timers, 0);
      }),
      { numRuns: 4000 },
    );
  });

  it('answers only what a person has answered', () => {
    fc.assert(
      fc.property(wires, fc.array(step, { maxLength: 60 }), (wire, steps) => {
        const { agent, client, responded } = play(wire, steps);
        const given = ({ of }: Peer): number => of('resolved').filter(({ outcome }) => outcome !== null && outcome.kind !== 'cancelled').length;
        assert.ok(given(agent) <= responded && given(client) <= responded);
      }),
      { numRuns: 2000 },
    );
  });

  it('comes to answers in these runs, to each kind of end, and to each error', () => {
    const seen = new Set<string>();
    for (const [wire, steps] of fc.sample(fc.tuple(wires, fc.array(step, { minLength: 30, maxLength: 60 })), { numRuns: 4000, seed: 1 })) {
      const { agent, client } = play(wire, steps);
      for (const event of [...agent.events, ...client.events]) {
        if (event.type === 'resolved') seen.add(event.outcome?.kind === 'cancelled' ? event.outcome.reason : (event.outcome?.kind ?? 'elsewhere'));
        else seen.add('error' in event && event.error ? `${event.type} ${event.error.code}` : event.type);
      }
    }
    for (const each of ['submitted', 'declined', 'clarify', 'elsewhere', 'interrupt', 'disconnect', 'timeout', 'shutdown', 'client_closed', 'delivery_failed', 'opened', 'unreadable', 'rejected unknown_request', 'rejected stale_request', 'rejected duplicate_request', 'rejected missing_answer', 'refused malformed_response']) assert.ok(seen.has(each), `${each} of ${[...seen].join(', ')}`);
  });
});
