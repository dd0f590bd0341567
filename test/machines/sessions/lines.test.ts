import { expect } from '@open-wc/testing';
import type { Outcome } from '../../../src/core/index.js';
import { createLineReader } from '../../../src/machines/index.js';
import { carry, params, peer, WIRES, type Peer } from '../../support/sessions.js';

const question = (id: string): string => JSON.stringify({ type: 'stream_event', event: { type: 'server_request', method: 'ask_user/request', request_id: id, params: params(id) } });

const linesOf = (...pieces: readonly string[]): readonly string[] => {
  const lines: string[] = [];
  const reader = createLineReader((line) => lines.push(line));
  for (const piece of pieces) reader.append(piece);
  reader.finish();
  return lines;
};

describe('a reader of lines', () => {
  it('hands over each line, however its text is cut', () => {
    const text = 'one\r\ntwo\n\n\r\nthree\u2028\u2029four\rfive\n“six”';
    const lines = ['one', 'two', 'three\u2028\u2029four\rfive', '“six”'];
    expect(linesOf(text)).to.deep.equal(lines);
    expect(linesOf(...text)).to.deep.equal(lines);
    for (let at = 0; at <= text.length; at++) expect(linesOf(text.slice(0, at), '', text.slice(at))).to.deep.equal(lines);
  });

  it('leaves out the mark that a text may begin with', () => {
    expect(linesOf('\uFEFF', '{}\n{}')).to.deep.equal(['{}', '{}']);
    expect(linesOf('\uFEFF')).to.deep.equal([]);
  });

  it('feeds a session, of which nothing is lost', () => {
    const client = peer(WIRES['stream-json']());
    const reader = createLineReader((line) => { client.session.receive(line); });
    const text = `\uFEFF${question('r1')}\r\nStarting …\n${question('r2')}\n${question('r3')}`;
    for (let at = 0; at < text.length; at += 7) reader.append(text.slice(at, at + 7));
    reader.finish();
    expect(client.session.pending.map(({ requestId }) => requestId)).to.deep.equal(['r1', 'r2', 'r3']);
  });
});

describe('lines of JSON', () => {
  for (const wire of Object.keys(WIRES) as (keyof typeof WIRES)[]) {
    it(`are each one line to any reader, over ${wire}`, () => {
      const agent: Peer = peer(WIRES[wire](), { capable: true });
      const client: Peer = peer(WIRES[wire]());
      const prompt = 'One\u2028Two\u2029Three\nFour';
      agent.session.ask(params('r1', {}, { question: prompt }));
      expect(agent.outbox.join()).not.to.match(/[\n\r\u2028\u2029]/);
      carry(agent, client);
      expect(client.session.pending[0]?.questionnaire.questions[0]?.prompt).to.equal(prompt);
    });
  }

  it('may end in a carriage return, and begin with a byte order mark', () => {
    const client = peer(WIRES['stream-json']());
    client.session.receive(`\uFEFF${question('r1')}\r`);
    const declined: Outcome = { kind: 'declined' };
    expect(client.session.respond('r1', declined)).to.deep.include({ ok: true });
  });
});
