// npm run bench:browser — runs in the page; whoever opened that reads its report.
import type { Message } from '../src/core/index.js';
import '../src/elements/define.js';
import { JSON_PAYLOAD, element, prose, random } from './lib/messages.js';
import { timeUntilShown } from './lib/shown.js';
import { printTable, type Row } from './lib/table.js';

const MESSAGES = 1000;
const FEW = 100;
const ROUNDS = 5;
const APPENDED = 20;
const next = random(1);

/** Each fourth message asks something; the others are prose. */
const message = (index: number): Message => (index % 2 === 1 ? { role: 'user', content: prose(300, next) } : { role: 'assistant', content: prose(900, next) + (index % 4 === 0 ? element(JSON_PAYLOAD) : '') });

interface List {
  readonly element: HTMLElement;
  readonly show: (messages: readonly Message[]) => void;
}

function conversation(): List {
  const shown = document.createElement('sage-questionnaire-conversation');
  return { element: shown, show: (messages) => Object.assign(shown, { messages }) };
}

/** The least that showing the same texts can cost: each in an element of its own. */
function bareList(): List {
  const shown = document.createElement('div');
  return {
    element: shown,
    show: (messages) => {
      for (const { content } of messages.slice(shown.childElementCount)) shown.appendChild(document.createElement('p')).textContent = String(content);
    },
  };
}

interface Times {
  readonly first: number;
  readonly append: number;
}

/** The best of several rounds of showing `size` messages, and of appending one more. */
async function measure(make: () => List, size: number): Promise<Times> {
  const best = { first: Infinity, append: Infinity };
  for (let round = 0; round < ROUNDS; round++) {
    const { element: shown, show } = make();
    document.body.append(shown);
    let messages = Array.from({ length: size }, (_, index) => message(index));
    best.first = Math.min(best.first, await timeUntilShown(() => show(messages)));
    for (let index = 0; index < APPENDED; index++) {
      messages = [...messages, message(size + index)];
      await new Promise(requestAnimationFrame); // what was shown before is painted, and not part of it
      best.append = Math.min(best.append, await timeUntilShown(() => show(messages)));
    }
    if (shown.shadowRoot && shown.shadowRoot.childElementCount !== messages.length) throw new Error('Not every message is shown.');
    shown.remove();
  }
  return best;
}

async function report(): Promise<number> {
  const bare = await measure(bareList, MESSAGES);
  const few = await measure(conversation, FEW);
  const many = await measure(conversation, MESSAGES);
  const rows: readonly Row[] = [
    { name: 'first render, to a bare list of the same texts', value: many.first / bare.first, limit: 5 },
    { name: 'first render, to ten times that of 100 messages', value: many.first / few.first / (MESSAGES / FEW), limit: 1.5 },
    { name: 'append, to appending to the bare list', value: many.append / bare.append, limit: 5 },
    { name: 'for scale: first render', value: many.first, unit: ' ms' },
    { name: 'for scale: append', value: many.append, unit: ' ms' },
  ];
  return printTable(`A conversation of ${MESSAGES} messages in a browser`, rows);
}

Object.assign(globalThis, { report });
