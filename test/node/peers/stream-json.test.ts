import assert from 'node:assert/strict';
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { after, describe, it } from 'node:test';
import { askUser, type Outcome } from '../../../src/core/index.js';
import { AskUserSession, streamJsonCodec, type SessionEvent } from '../../../src/machines/index.js';
import { manualClock, params } from '../../support/sessions.js';

const children: ChildProcessWithoutNullStreams[] = [];
after(() => { for (const child of children) child.kill(); });

interface Child {
  readonly process: ChildProcessWithoutNullStreams;
  /** The next line of its output that holds all of this. */
  readonly next: (...parts: readonly string[]) => Promise<string>;
  readonly say: (...lines: readonly string[]) => void;
}

function start(...questions: readonly object[]): Child {
  const child = spawn(process.execPath, ['--import=tsx', 'test/support/peers/stream-json-agent.ts', ...questions.map((each) => JSON.stringify(each))]);
  children.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    process: child,
    async next(...parts) {
      for (;;) {
        const { value, done } = await lines.next();
        assert.ok(!done, `the agent said nothing of ${parts.join(' ')}`);
        if (parts.every((part) => value.includes(part))) return value;
      }
    },
    say: (...said) => { for (const line of said) child.stdin.write(`${line}\n`); },
  };
}

const answer = (requestId: string, option: string): string => JSON.stringify({ type: 'server_response', request_id: requestId, response: { outcome: 'answered', answers: { database: { kind: 'selected', option_id: option } }, annotations: {} } });
const SQLITE: Outcome = { kind: 'submitted', answers: [{ question: 'database', kind: 'single_choice', value: { option: 'sqlite' } }] };

describe('an agent in another process, over duplex stream-JSON', () => {
  it('refuses an answer that is wrong, takes the next, and no other', async () => {
    const agent = start(params('r1'));
    assert.deepEqual(JSON.parse(await agent.next('server_request')), { type: 'stream_event', event: { type: 'server_request', method: 'ask_user/request', request_id: 'r1', params: params('r1') } });
    agent.say('', 'no JSON', '{"type":"user","message":{"role":"user","content":"hello"}}', answer('r1', 'mysql'));
    assert.match(await agent.next('control_response'), /"subtype":"error","request_id":"r1","error":"unknown_option: /);
    agent.say(answer('r9', 'sqlite'));
    assert.match(await agent.next('control_response'), /"subtype":"error","request_id":"r9","error":"unknown_request: /);
    agent.say(answer('r1', 'sqlite'), answer('r1', 'postgres'));
    assert.deepEqual(JSON.parse(await agent.next('"result"')), { type: 'result', request_id: 'r1', outcome: SQLITE });
    assert.match(await agent.next('control_response'), /"subtype":"success","request_id":"r1"/);
    assert.match(await agent.next('control_response'), /"subtype":"error","request_id":"r1","error":"stale_request: /);
    agent.process.stdin.end();
    assert.deepEqual(await once(agent.process, 'close'), [0, null]);
  });

  it('cancels what waits when its input ends', async () => {
    const agent = start(params('r1'), params('r2'));
    await agent.next('server_request', '"r2"');
    agent.say(answer('r1', 'sqlite'));
    agent.process.stdin.end();
    assert.deepEqual(JSON.parse(await agent.next('"result"')), { type: 'result', request_id: 'r1', outcome: SQLITE });
    assert.deepEqual(JSON.parse(await agent.next('"result"')), { type: 'result', request_id: 'r2', outcome: { kind: 'cancelled', reason: 'disconnect' } });
    assert.deepEqual(await once(agent.process, 'close'), [0, null]);
  });

  it('cancels a question whose time has run out, and says that it has ended', async () => {
    const agent = start(params('r1', { deadline: new Date(Date.now() + 2000).toISOString() }));
    assert.deepEqual(JSON.parse(await agent.next('"result"')), { type: 'result', request_id: 'r1', outcome: { kind: 'cancelled', reason: 'timeout' } });
    assert.deepEqual(JSON.parse(await agent.next('server_request_resolved')), { type: 'stream_event', event: { type: 'server_request_resolved', request_id: 'r1' } });
    agent.process.stdin.end();
    await once(agent.process, 'close');
  });

  it('loses nothing of lines that arrive in pieces, or several at once, with whatever JSON may hold', async () => {
    const agent = start(params('r1', {}, { allow_free_text: true }), params('r2'), params('r3'));
    await agent.next('server_request', '"r3"');
    const text = 'one\u2028two\u2029three';
    const raw = JSON.stringify({ type: 'server_response', request_id: 'r1', response: { outcome: 'answered', answers: { database: { kind: 'text', text } } } });
    assert.ok(raw.includes('\u2028'));
    const bytes = Buffer.from(`\uFEFF${raw}\r\n${answer('r2', 'sqlite')}\n${answer('r3', 'sqlite')}`);
    for (let at = 0; at < bytes.length; at += 50) agent.process.stdin.write(bytes.subarray(at, at + 50));
    agent.process.stdin.end();
    assert.deepEqual(JSON.parse(await agent.next('"result"')).outcome, { kind: 'submitted', answers: [{ question: 'database', kind: 'single_choice', value: { other: text } }] });
    for (const id of ['r2', 'r3']) assert.deepEqual(JSON.parse(await agent.next('"result"')), { type: 'result', request_id: id, outcome: SQLITE });
    await once(agent.process, 'close');
  });

  it('is answered by a session at this end', async () => {
    const agent = start(params('r1', {}, { allow_free_text: true, allow_annotation: true }));
    const events: SessionEvent[] = [];
    const session: AskUserSession<string> = new AskUserSession<string>({
      dialect: askUser(), codec: streamJsonCodec(), clock: manualClock(), send: (line) => agent.say(line),
      onEvent: (event) => {
        events.push(event);
        if (event.type === 'opened') session.respond(event.requestId, { kind: 'submitted', answers: [{ question: 'database', kind: 'single_choice', value: { other: 'MySQL\n数据库' }, note: '“later”' }] });
      },
    });
    session.receive(await agent.next('server_request'));
    assert.deepEqual(JSON.parse(await agent.next('"result"')).outcome, { kind: 'submitted', answers: [{ question: 'database', kind: 'single_choice', value: { other: 'MySQL\n数据库' }, note: '“later”' }] });
    session.receive(await agent.next('control_response'));
    assert.deepEqual(events.map(({ type }) => type), ['opened', 'resolved']);
    agent.process.stdin.end();
    await once(agent.process, 'close');
  });
});
