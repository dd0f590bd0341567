import { expect } from '@open-wc/testing';
import { allDialects, buildReply, canSubmit, runQuestionnaireAsync, viewConversation, type Message, type MessageView, type Outcome, type Questionnaire, type Standing } from '../../src/core/index.js';
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

  it('takes parts that are bare texts, and none that the model only thought', () => {
    const parts = [{ type: 'reasoning', text: `I could ask ${WHY}` }, { type: 'thinking', text: 'Hm. ' }, 'So: ', { type: 'output_text', text: WHY }];
    const [view] = viewConversation([{ id: 'a', role: 'assistant', content: parts }]);
    expect(view?.segments.map(({ raw }) => raw).join('')).to.equal(`So: ${WHY}`);
  });

  it('gives every message its view at its place, whatever it is', () => {
    const odd = JSON.parse('[null,{"role":"assistant","content":"x"},"text",7,{},[],{"role":null,"content":{}},{"id":{},"role":"user"},{"id":7,"role":"assistant","tool_calls":{}},{"role":"assistant","tool_calls":[null,5,"x",{},{"name":5},{"function":null},{"function":7}]},{"role":"tool"},{"role":"tool","tool_call_id":{}}]') as Message[];
    const views = viewConversation(odd);
    expect(views.map(({ messageId }) => messageId)).to.deep.equal(odd.map((_, index) => (index === 8 ? '7' : `message-${index + 1}`)));
    expect(viewConversation([...odd, ask('a')]).at(-1)?.questionnaires).to.have.length(1);
    for (const none of [undefined, null, {}, 'x'] as unknown[]) {
      expect(viewConversation(none as Message[])).to.deep.equal([]);
      expect(canSubmit(none as Message[], 0)).to.equal(false);
    }
    expect(canSubmit([...odd, ask('a'), odd[0]!], odd.length)).to.equal(true);
  });

  describe('of which ids are repeated', () => {
    it('gives each message and each questionnaire an id of its own, the first the one that was given', () => {
      const views = viewConversation([ask('a'), say('no'), ask('a'), ask('a_2'), ask(''), ask(''), { role: 'user', id: 'message-8', content: '' }, ask('message-8'), { role: 'assistant', content: WHY }]);
      expect(views.map(({ messageId }) => messageId)).to.deep.equal(['a', 'message-2', 'a_2', 'a_2_2', '', '_2', 'message-8', 'message-8_2', 'message-9']);
      expect(standings(views)).to.deep.equal({ a_q1: 'locked', a_2_q1: 'locked', a_2_2_q1: 'locked', _q1: 'locked', _2_q1: 'locked', 'message-8_2_q1': 'locked', 'message-9_q1': 'answerable' });
    });

    it('finds the answer under the id that is shown, and under the one that was given', () => {
      const [shown, given] = [answerTo({ ...asked(viewConversation([ask('a')]))[0]!, id: 'a_2_q1' }), answerTo(asked(viewConversation([ask('a')]))[0]!)];
      for (const answer of [shown, given]) expect(standings(viewConversation([ask('a'), say('no'), ask('a'), answer]))).to.deep.equal({ a_q1: 'locked', a_2_q1: 'submitted' });
      expect(standings(viewConversation([ask('a'), ask('a'), given]))).to.deep.equal({ a_q1: 'submitted', a_2_q1: 'locked' });
    });
  });

  it('settles of many questionnaires each by its own answer', () => {
    const two = element({ questions: [{ type: 'text', text: 'A' }, { type: 'text', text: 'B' }] });
    const questionnaires = asked(viewConversation([ask('a', [two, two, two].join('\n'))]));
    const content = questionnaires.toReversed().map((each, index) => `${index}. ${String(answerTo(each, `No. ${index}`).content)}`).join('\n');
    const [view] = viewConversation([ask('a', [two, two, two].join('\n')), say(content)]);
    expect(view?.questionnaires.map(({ standing }) => (standing.state === 'submitted' ? standing.response.outcome : standing))).to.deep.equal(
      ['No. 2', 'No. 1', 'No. 0'].map((value) => ({ kind: 'submitted', answers: ['q1', 'q2'].map((question) => ({ question, kind: 'text', value })) })),
    );
  });

  it('takes for an answer nothing in code, in a quotation, under another name, or to questions that were not asked', () => {
    const [a] = asked(viewConversation([ask('a')])) as [Questionnaire];
    const text = String(answerTo(a).content);
    for (const content of [`\`\`\`\n${text}\n\`\`\``, `> ${text}`, `\`${text}\``, text.replaceAll('questionnaire-response', 'sage-questionnaire-response'), text.replace('"question_id":"q1"', '"question_id":"q9"'), text.replace('"answers":', '"replies":')]) {
      expect(standings(viewConversation([ask('a'), say(content)])), content).to.deep.equal({ a_q1: 'locked' });
    }
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

    const ARGS = { questions: [{ type: 'text', text: 'Why?' }] };
    const calling = (...ids: unknown[]): Message => JSON.parse(JSON.stringify({ role: 'assistant', content: '', tool_calls: ids.map((id) => ({ id, function: { name: 'questionnaire_async', arguments: JSON.stringify(ARGS) } })) })) as Message;
    const result = (id: unknown): Message => JSON.parse(JSON.stringify({ role: 'tool', tool_call_id: id, content: JSON.stringify(runQuestionnaireAsync(ARGS)) })) as Message;
    const toolsOf = (views: readonly MessageView[]): string[] => views.flatMap(({ tools }) => tools.map(({ view, callId }) => `${view} ${callId}`));

    it('leaves its card locked where more was said before its result came', () => {
      for (const later of [ask('b'), ask('b', 'Some more.'), say('no')]) {
        const views = viewConversation([calling('c1'), later, result('c1')]);
        expect(views[0]?.questionnaires.map(({ standing }) => standing)).to.deep.equal([{ state: 'locked', reason: 'superseded' }]);
        expect(viewConversation([calling('c1'), later, result('c1')], { readOnly: true })[0]?.questionnaires[0]?.standing.state).to.equal('readOnly');
      }
      const [card] = asked(viewConversation([calling('c1'), result('c1')])) as [Questionnaire];
      expect(standings(viewConversation([calling('c1'), ask('b', 'Some more.'), result('c1'), answerTo(card)]))).to.deep.equal({ c1: 'submitted' });
    });

    it('gives each result to one call: under an id that occurs again to the latest, of twins to one after the other', () => {
      expect(toolsOf(viewConversation([calling('c'), say('no'), calling('c'), result('c')]))).to.deep.equal(['waiting c', 'card c']);
      const twins = [calling('c', 'c'), result('c')];
      expect(toolsOf(viewConversation(twins))).to.deep.equal(['card c', 'waiting c_2']);
      const both = viewConversation([...twins, result('c'), result('c')]);
      expect(toolsOf(both)).to.deep.equal(['card c', 'card c_2']);
      expect(standings(both)).to.deep.equal({ c: 'answerable', c_2: 'answerable' });
      const [first, second] = asked(both) as [Questionnaire, Questionnaire];
      const answer = say([answerTo(second, 'two'), answerTo(first, 'one')].map(({ content }) => String(content)).join('\n'));
      const settled = viewConversation([...twins, result('c'), result('c'), answer])[0]?.questionnaires.map(({ standing }) => standing);
      expect(settled?.map((standing) => standing.state === 'submitted' && standing.response.outcome)).to.deep.equal(['one', 'two'].map((value) => ({ kind: 'submitted', answers: [{ question: 'q1', kind: 'text', value }] })));
    });

    it('shows a card anew where a runtime begins anew with its ids, and answers it under the id of its call', () => {
      const before = [calling('call_0'), result('call_0'), say('no'), calling('call_0'), result('call_0')];
      const views = viewConversation(before);
      expect(standings(views)).to.deep.equal({ call_0: 'locked', call_0_2: 'answerable' });
      const answer = answerTo(asked(views)[1]!);
      expect(answer.content).to.contain('"questionnaire_id":"call_0"');
      expect(standings(viewConversation([...before, answer]))).to.deep.equal({ call_0: 'locked', call_0_2: 'submitted' });
    });

    it('takes calls and results without ids for each other’s, ids that are numbers for their text, and no result before its call', () => {
      for (const id of [undefined, null, '', 7]) {
        const views = viewConversation([result('other'), calling(id), result('other'), result(id)]);
        expect(toolsOf(views)).to.deep.equal([`card ${id ?? ''}`]);
        expect(standings(viewConversation([calling(id), result(id), answerTo(asked(views)[0]!)]))).to.deep.equal({ [String(id ?? '')]: 'submitted' });
      }
      expect(toolsOf(viewConversation([result('c'), calling('c')]))).to.deep.equal(['waiting c']);
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

    it('looks at none of those before when the last message is written anew, or taken back', () => {
      const messages = [say('Hi'), ask('a'), say('no')];
      const before = viewConversation([...messages, ask('b')]);
      const after = viewConversation([...messages, ask('b', `${WHY} ${WHY}`)]);
      expect(after.slice(0, 3).every((view, index) => view === before[index])).to.equal(true);
      expect(standings(after)).to.deep.equal({ a_q1: 'locked', b_q1: 'answerable', b_q2: 'answerable' });
      expect(viewConversation([...messages]).every((view, index) => view === before[index])).to.equal(true);
      expect(viewConversation([...messages, ask('b')]).map(({ messageId }) => messageId)).to.deep.equal(['message-1', 'a', 'message-3', 'b']);
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
