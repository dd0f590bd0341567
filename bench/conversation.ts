import { viewConversation, type Message } from '../src/core/index.js';
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

SIZES.forEach(appendTime); // compiles
const times = SIZES.map(appendTime);
const base = times[0] ?? NaN;
const over = printTable('Appending one message to a conversation, to appending it to one of 100', SIZES.map((size, index) => ({ name: `${size} messages`, value: (times[index] ?? NaN) / base, limit: 3 })));
process.exitCode = over > 0 ? 1 : 0;
