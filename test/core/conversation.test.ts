import { expect } from '@open-wc/testing';
import { allDialects, buildReply, viewConversation, type Message, type MessageView, type Outcome, type Questionnaire, type Standing } from '../../src/core/index.js';
import { element, fenced, FREE_TEXT } from '../support/sage.js';
import { toy } from '../support/toy-dialect/index.js';

const WHY = element({ questions: [{ type: 'text', text: 'Why?' }] });
const ask = (id: string, content = WHY): Message => ({ id, role: 'assistant', content });
const say = (content: string): Message => ({ role: 'user', content });
const answerTo = (questionnaire: Questionnaire, value = 'Because'): Message => {
  const outcome: Outcome = { kind: 'submitted', answers: questionnaire.questions.map(({ id }) => ({ question: id, kind: 'text', value })) };
  const reply = buildReply(questionnaire, outcome);
  return say(reply.ok && reply.value.via === 'message' ? reply.value.text : '');
};
const asked = (views: readonly MessageView[]): Questionnaire[] => views.flatMap(({ questionnaires }) => questionnaires.map(({ questionnaire }) => questionnaire));
const standings = (views: readonly MessageView[]): Record<string, Standing['state']> => Object.fromEntries(views.flatMap(({ questionnaires }) => questionnaires.map(({ questionnaire: { id }, standing: { state } }) => [id, state])));

describe('a conversation', () => {
  it('leaves exactly the last open questionnaire to be answered', () => {
    const views = viewConversation([ask('a'), say('no'), ask('b'), ask('c')]);
    expect(standings(views)).to.deep.equal({ a_q1: 'locked', b_q1: 'locked', c_q1: 'answerable' });
    expect(views[2]?.questionnaires[0]?.standing).to.deep.equal({ state: 'locked', reason: 'superseded' });
  });

  it('shows what was answered with its answers, found in the next message of the user', () => {
    const [first] = asked(viewConversation([ask('a')])) as [Questionnaire];
    const views = viewConversation([ask('a'), answerTo(first), ask('b'), say('later')]);
    expect(standings(views)).to.deep.equal({ a_q1: 'submitted', b_q1: 'locked' });
    const { standing } = views[0]!.questionnaires[0]!;
    expect(standing.state === 'submitted' && standing.response.outcome).to.deep.equal({ kind: 'submitted', answers: [{ question: 'q1', kind: 'text', value: 'Because' }] });
  });

  it('takes an answer from no message but the next, and to no questionnaire but the one that it names', () => {
    const [a] = asked(viewConversation([ask('a')])) as [Questionnaire];
    expect(standings(viewConversation([ask('a'), say('no'), answerTo(a)]))).to.deep.equal({ a_q1: 'locked' });
    expect(standings(viewConversation([ask('b'), answerTo(a)]))).to.deep.equal({ b_q1: 'locked' });
    expect(standings(viewConversation([ask('a'), say('`<questionnaire-response>`')]))).to.deep.equal({ a_q1: 'locked' });
  });

  it('knows an answer also where the assistant has said more meanwhile, and answers to several at once', () => {
    const content = `${WHY}\n\nand\n\n${WHY}`;
    const both = asked(viewConversation([ask('a', content)]));
    const reply = { role: 'user', content: both.map((each) => answerTo(each).content).join('\n') };
    expect(standings(viewConversation([ask('a', content), ask('b', 'One more thing.'), reply]))).to.deep.equal({ a_q1: 'submitted', a_q2: 'submitted' });
  });

  it('can be read, not answered, where that is asked for', () => {
    const [a] = asked(viewConversation([ask('a')])) as [Questionnaire];
    expect(standings(viewConversation([ask('a'), answerTo(a), ask('b'), ask('c')], { readOnly: true }))).to.deep.equal({ a_q1: 'submitted', b_q1: 'readOnly', c_q1: 'readOnly' });
  });

  it('is not superseded by messages that say nothing, nor by tools', () => {
    for (const silent of [{ role: 'assistant', type: 'empty' }, { role: 'assistant', message_type: 'token_usage' }, { role: 'tool', tool_call_id: 'x', content: '{}' }, { role: 'system', content: 's' }] as const) {
      expect(standings(viewConversation([ask('a'), silent])), JSON.stringify(silent)).to.deep.equal({ a_q1: 'answerable' });
    }
  });

  it('takes messages in the common shapes: parts, none, null, without ids', () => {
    const text = `Please.\n\n${fenced(`title: T\n${FREE_TEXT}`)}`;
    const views = viewConversation([
      { role: 'assistant', content: [{ type: 'text', text: text.slice(0, 20) }, { type: 'image' }, { type: 'text', text: text.slice(20) }] },
      { role: 'assistant', content: null, type: 'empty' },
      { role: 'developer' },
    ]);
    expect(views.map(({ messageId }) => messageId)).to.deep.equal(['message-1', 'message-2', 'message-3']);
    expect(standings(views)).to.deep.equal({ 'message-1_q1': 'answerable' });
    expect(views[2]).to.deep.include({ segments: [], tools: [], questionnaires: [] });
    expect(viewConversation([])).to.deep.equal([]);
  });

  it('keeps what an odd message says, and asks nothing of it', () => {
    const odd = JSON.parse('[{"role":"assistant","content":[null,5,{"text":7}]},{"role":"assistant","content":5},{"role":"assistant","tool_calls":null}]') as Message[];
    expect(viewConversation(odd).map(({ segments }) => segments)).to.deep.equal([[], [], []]);
  });

  describe('with a tool that asks', () => {
    const dialects = [...allDialects, toy()];
    const call: Message = { id: 'm', role: 'assistant', tool_calls: [{ id: 'other', function: { name: 'search', arguments: '{}' } }, { id: 'c1', function: { name: 'toy_ask', arguments: '{}' } }] };
    const bare: Message = { id: 'm', role: 'assistant', tool_calls: [{ id: 'c1', name: 'toy_ask' }] };

    it('waits for its result, shows its card or why it failed, and passes other tools over', () => {
      for (const message of [call, bare]) {
        expect(viewConversation([message], { dialects })[0]?.tools).to.deep.equal([{ view: 'waiting', callId: 'c1' }]);
        const failed = viewConversation([message, { role: 'tool', tool_call_id: 'c1', content: '{}' }], { dialects })[0];
        expect(failed?.tools[0]).to.deep.include({ view: 'error', callId: 'c1' });
        expect(failed?.questionnaires).to.deep.equal([]);
        expect(viewConversation([message, { role: 'tool', tool_call_id: 'c2', content: '{}' }], { dialects })[0]?.tools).to.deep.equal([{ view: 'waiting', callId: 'c1' }]);
      }
    });
  });

  describe('that grows', () => {
    it('keeps the views of messages whose questionnaires stand as before', () => {
      const messages = [say('Hi'), ask('a'), say('no'), ask('b')];
      const before = viewConversation(messages);
      const after = viewConversation([...messages, say('no')]);
      expect(after.slice(0, 3).every((view, index) => view === before[index])).to.equal(true);
      expect(after[3]).not.to.equal(before[3]);
      expect(standings(before), 'what was given out does not change').to.deep.equal({ a_q1: 'locked', b_q1: 'answerable' });
    });

    it('comes to the same whether it is read at once or message by message, in any order of growing and shrinking', () => {
      const [a] = asked(viewConversation([ask('a')])) as [Questionnaire];
      const messages: Message[] = [ask('a'), answerTo(a), ask('b'), { role: 'assistant', type: 'empty' }, ask('c'), say('no'), ask('d')];
      const whole = messages.map((_, index) => standings(viewConversation(structuredClone(messages.slice(0, index + 1)))));
      for (const order of [[0, 1, 2, 3, 4, 5, 6], [6, 2, 6], [3, 1, 5, 0, 6, 4]]) {
        for (const last of order) expect(standings(viewConversation(messages.slice(0, last + 1))), String(order)).to.deep.equal(whole[last]);
      }
      const regenerated = [...messages.slice(0, 6), ask('e')];
      expect(standings(viewConversation(regenerated))).to.include({ e_q1: 'answerable' }).and.not.to.have.property('d_q1');
    });

    it('reads no message again that is the same, and one again that is not', () => {
      const messages = [ask('a'), ask('b')];
      const [first] = viewConversation(messages);
      expect(viewConversation([messages[0]!, ask('c')])[0]?.segments).to.equal(first?.segments);
      expect(viewConversation([{ ...messages[0]! }, messages[1]!])[0]?.segments).not.to.equal(first?.segments);
      expect(viewConversation(messages, { locale: 'pt-BR' })[0]?.segments).not.to.equal(first?.segments);
    });
  });
});
