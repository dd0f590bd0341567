import { runQuestionnaireAsync, viewConversation, type Message } from '../src/core/index.js';
import { JSON_PAYLOAD, element, prose, random } from './lib/messages.js';
import { timeOf } from './lib/measure.js';
import { printTable } from './lib/table.js';

const next = random(1);
const SIZES = [100, 1000, 10_000];
const APPENDED = 200;

/**
 * What it takes to append a message that asks to a conversation of `size` messages, in milliseconds: each is a new object, in a new list.
 * Of those before nothing is read; but each is compared by identity, and the list of views is copied, for what was given
 * out does not change. That is about two nanoseconds a message, and all that is not flat.
 */
function appendTime(size: number): number {
  let messages = Array.from({ length: size }, (_, index) => message(index));
  viewConversation(messages);
  const times = Array.from({ length: APPENDED }, (_, index) => {
    messages = [...messages, message(2 * index)];
    return timeOf(() => viewConversation(messages));
  });
  return times.toSorted((a, b) => a - b)[Math.floor(APPENDED / 4)] ?? NaN;
}

function message(index: number): Message {
  return index % 2 === 0 ? { role: 'assistant', content: prose(1500, next) + element(JSON_PAYLOAD) } : { role: 'user', content: prose(300, next) };
}

const ASKING = element('{"questions":[{"type":"text","text":"Why?"}]}');
const list = (count: number, make: (index: number) => Message): readonly Message[] => Array.from({ length: count }, (_, index) => make(index));
const call = (id: string): Message => ({ role: 'assistant', tool_calls: [{ id, name: 'questionnaire_async' }] });
const result = (id: string): Message => ({ role: 'tool', tool_call_id: id, content: RESULT });
const answer = (ordinal: number): string => `<questionnaire-response>{"questionnaire_id":"a_q${ordinal}","answers":[]}</questionnaire-response>`;
const RESULT = JSON.stringify(runQuestionnaireAsync({ questions: [{ type: 'text', text: 'Why?' }] }));

/** Conversations of `count` messages, calls or questions in which each could cost as much as there are others. */
const MADE_TO_BE_SLOW: Readonly<Record<string, (count: number) => readonly Message[]>> = {
  'questions, and nobody answers': (count) => list(count, (index) => ({ id: `m${index}`, role: 'assistant', content: ASKING })),
  'one id for all messages': (count) => list(count, () => ({ id: 'm', role: 'user', content: 'Hi' })),
  'calls, then their results': (count) => [...list(count, (index) => call(`c${index}`)), ...list(count, (index) => result(`c${index}`))],
  'calls of one id, then results': (count) => [...list(count, () => call('c')), ...list(count, () => result('c'))],
  'one message that answers all': (count) => [{ id: 'a', role: 'assistant', content: ASKING.repeat(count) }, { role: 'user', content: Array.from({ length: count }, (_, index) => answer(count - index)).join('\n') }],
};

/** Of the power of the size that the time grows with. */
function exponent(make: (count: number) => readonly Message[], [small, large] = [500, 4000]): number {
  const best = (count: number): number => Math.min(...Array.from({ length: 5 }, () => timeOf(() => viewConversation(make(count)))));
  best(small); // compiles
  return Math.log(best(large) / best(small)) / Math.log(large / small);
}

/** By turns, for other programs run at the same time: the best of all counts. The first round compiles. */
const rounds = Array.from({ length: 5 }, () => SIZES.map(appendTime)).slice(1);
const times = SIZES.map((_, index) => Math.min(...rounds.map((round) => round[index] ?? NaN)));
const base = times[0] ?? NaN;
const over =
  printTable('Appending one message to a conversation, to appending it to one of 100', SIZES.map((size, index) => ({ name: `${size} messages`, value: (times[index] ?? NaN) / base, limit: 3 }))) +
  printTable('Conversations made to be slow: exponent of their time, from 500 to 4,000', Object.entries(MADE_TO_BE_SLOW).map(([name, make]) => ({ name, value: exponent(make), limit: 1.6, unit: '' })));
process.exitCode = over > 0 ? 1 : 0;
