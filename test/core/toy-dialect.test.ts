import { expect } from '@open-wc/testing';
import { allDialects, buildReply, checkDraft, initialDraft, parseMessage, parseReply, readRequest, readToolCall, type Decoded, type Outcome, type Questionnaire } from '../../src/core/index.js';
import { toy } from '../support/toy-dialect/index.js';

const dialects = [...allDialects, toy()];
const outcome: Outcome = { kind: 'submitted', answers: [{ question: 't1', kind: 'text', value: 'cats' }] };

function asked(decoded: Decoded | undefined): Questionnaire {
  if (decoded?.type !== 'questionnaire') throw new Error(JSON.stringify(decoded));
  return decoded.questionnaire;
}

describe('a dialect from outside', () => {
  it('reads blocks beside the library’s own, each with ordinals of its own', () => {
    const content = 'a <toy-poll>{"ask":["Cats or dogs?"]}</toy-poll> b <questionnaire>{"questions":[{"type":"text","text":"Why?"}]}</questionnaire>';
    const ids = parseMessage(content, { messageId: 'm', dialects }).map((segment) => (segment.type === 'questionnaire' ? segment.questionnaire.id : segment.raw));
    expect(ids).to.deep.equal(['a ', 'm_poll1', ' b ', 'm_q1']);
    expect(parseMessage(content).map(({ type }) => type)).to.deep.equal(['markdown', 'questionnaire']);
  });

  it('reads its tool’s call with the result, and no other call’s', () => {
    const call = { id: 'call-1', name: 'toy_ask' };
    expect(asked(readToolCall(call, { tool_call_id: 'call-1', content: { ask: ['Who?'] } }, dialects)).id).to.equal('call-1');
    expect(readToolCall(call, { tool_call_id: 'call-2', content: { ask: ['Who?'] } }, dialects)).to.equal(undefined);
    expect(readToolCall({ id: 'call-1', name: 'other' }, { tool_call_id: 'call-1', content: {} }, dialects)).to.equal(undefined);
  });

  it('reads a request that waits', () => {
    expect(asked(readRequest({ toy: { id: 'r1', ask: ['Who?'] } }, dialects)).questions).to.have.length(1);
    expect(readRequest({ other: 1 }, dialects)).to.equal(undefined);
  });

  it('is answered by message or by request, and reads both back', () => {
    const [, segment] = parseMessage('a <toy-poll>{"ask":["Who?"]}</toy-poll>', { dialects });
    if (segment?.type !== 'questionnaire') throw new Error('no questionnaire');
    for (const questionnaire of [segment.questionnaire, asked(readRequest({ toy: { id: 'r1', ask: ['Who?'] } }, dialects))]) {
      const reply = buildReply(questionnaire, outcome, { dialects });
      const read = reply.ok && parseReply(questionnaire, reply.value, { dialects });
      expect(read && read.ok && read.value.outcome).to.deep.equal(outcome);
      expect(checkDraft(questionnaire, initialDraft(questionnaire)).ok).to.equal(false);
    }
  });
});
