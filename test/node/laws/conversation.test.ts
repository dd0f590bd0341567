import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { canSubmit, runQuestionnaireAsync, viewConversation, type Message } from '../../../src/core/index.js';
import { runs } from './arbitraries.js';

const ASKED = '<questionnaire>{"questions":[{"type":"text","text":"Why?"}]}</questionnaire>';
const answer = (id: string): string => `<questionnaire-response>{"questionnaire_id":"${id}","answers":[{"question_id":"q1","answer":"x"}]}</questionnaire-response>`;
const RESULT = runQuestionnaireAsync({ questions: [{ type: 'text', text: 'Why?' }] });

const id = fc.constantFrom('a', 'b', 'a_2', 'c', 'message-2', '__proto__', 'constructor', '', 7, null, undefined);
const content = fc.oneof(
  fc.constantFrom('Hi.', '', ASKED, `${ASKED}\n\n${ASKED}`, ...['a_q1', 'a_2_q1', 'message-2_q1', 'c', 'b_q2', '__proto___q1'].map(answer)),
  fc.constantFrom(null, undefined, [{ type: 'text', text: ASKED }], RESULT, JSON.stringify(RESULT)),
  fc.jsonValue(),
);
const call = fc.oneof(fc.record({ id, name: fc.constantFrom('questionnaire_async', 'search') }), fc.record({ id, function: fc.constant({ name: 'questionnaire_async' }) }), fc.jsonValue());
const message = fc.oneof(
  { weight: 9, arbitrary: fc.record({ id, role: fc.constantFrom('assistant', 'assistant', 'user', 'tool', 'system'), content, type: fc.constantFrom(undefined, undefined, 'empty'), tool_calls: fc.oneof(fc.constant(undefined), fc.array(call, { maxLength: 3 })), tool_call_id: id }) },
  { weight: 1, arbitrary: fc.jsonValue() },
);
/** As a wire would bring them: of any shape. */
const conversation = fc.array(message, { maxLength: 12 }).map((messages) => structuredClone(messages) as Message[]);

const anew = (messages: readonly Message[]) => viewConversation(structuredClone(messages));

describe('any conversation', () => {
  it('comes to the same, however it grew', () => {
    fc.assert(
      fc.property(conversation, fc.array(fc.nat({ max: 12 }), { maxLength: 6 }), fc.boolean(), (messages, lengths, readOnly) => {
        for (const length of [...lengths, messages.length]) {
          const some = messages.slice(0, length);
          assert.deepEqual(viewConversation(some, { readOnly }), viewConversation(structuredClone(some), { readOnly }));
        }
      }),
      runs,
    );
  });

  it('has a view for each message, and ids that occur once', () => {
    fc.assert(
      fc.property(conversation, (messages) => {
        const views = anew(messages);
        assert.equal(views.length, messages.length);
        assert.equal(new Set(views.map(({ messageId }) => messageId)).size, views.length);
        for (const { tools } of views) assert.equal(new Set(tools.map(({ callId }) => callId)).size, tools.length);
        const tools = views.flatMap((view) => view.tools.flatMap((tool) => (tool.view === 'card' ? [tool.questionnaire.id] : [])));
        assert.equal(new Set(tools).size, tools.length);
      }),
      runs,
    );
  });

  it('leaves to be answered what `canSubmit` says, and nothing where it can be read only', () => {
    fc.assert(
      fc.property(conversation, (messages) => {
        for (const [index, { questionnaires }] of anew(messages).entries()) {
          for (const { standing } of questionnaires) assert.equal(standing.state === 'answerable', canSubmit(messages, index), String(index));
        }
        const states = viewConversation(messages, { readOnly: true }).flatMap(({ questionnaires }) => questionnaires.map(({ standing }) => standing.state));
        assert.ok(states.every((state) => state === 'submitted' || state === 'readOnly'));
      }),
      runs,
    );
  });
});
