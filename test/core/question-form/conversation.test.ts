import { expect } from '@open-wc/testing';
import { buildReply, joinReplies, viewConversation, type Message, type Outcome, type Questionnaire, type Reply } from '../../../src/core/index.js';
import { element } from '../../support/sage.js';
import { form } from './support.js';

const ask = (content: string): Message => ({ id: 'a', role: 'assistant', content });
const say = (content: string): Message => ({ role: 'user', content });
const standings = (...messages: readonly Message[]): readonly unknown[] =>
  viewConversation(messages).flatMap(({ questionnaires }) => questionnaires.map(({ standing }) => (standing.state === 'submitted' ? standing.response.outcome : standing.state)));

const submitted = (...values: readonly string[]): Outcome => ({ kind: 'submitted', answers: values.map((value, index) => ({ question: `q${index + 1}`, kind: 'text', value })) });

function replyTo(questionnaire: Questionnaire | undefined, value: string): Reply {
  const reply = questionnaire && buildReply(questionnaire, submitted(value));
  if (!reply?.ok) throw new Error(JSON.stringify(reply));
  return reply.value;
}

describe('a form in a conversation', () => {
  it('is submitted with its answers by the next message of the user, and locked by another', () => {
    const asked = ask(form({ questions: [{ label: 'A' }, { label: 'B' }] }));
    const answer = say('[form answers — discovery]\n- A: 1\n- B: 2');
    expect(standings(asked)).to.deep.equal(['answerable']);
    expect(standings(asked, answer, ask('Thanks.'))).to.deep.equal([submitted('1', '2')]);
    expect(standings(asked, say('Later.'), answer)).to.deep.equal(['locked']);
    expect(standings(asked, say('[form answers — other]\n- A: 1'))).to.deep.equal(['locked']);
  });

  it('is answered where it was asked last, if it was asked again', () => {
    const again: Message = { ...ask(form({ questions: [{ label: 'A' }] })), id: 'b' };
    expect(standings(ask(form({ questions: [{ label: 'A' }] })), again, say('[form answers — discovery]\n- A: 1'))).to.deep.equal(['locked', submitted('1')]);
  });

  it('is answered with others of its message in one, forms of one id and other formats alike', () => {
    const asked = ask([form({ questions: [{ label: 'A' }] }), element({ questions: [{ type: 'text', text: 'Why?' }] }), form({ questions: [{ label: 'A' }] })].join('\n\n'));
    const questionnaires = viewConversation([asked])[0]?.questionnaires.map(({ questionnaire }) => questionnaire) ?? [];
    const joined = joinReplies(questionnaires.map((each, index) => replyTo(each, `${index}`)));
    expect(joined?.via === 'message' && standings(asked, say(joined.text))).to.deep.equal([submitted('0'), submitted('1'), submitted('2')]);
  });
});
