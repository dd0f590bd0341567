// npm run bench:browser — runs in the page; whoever opened that reads its report.
import type { Message } from '../src/core/index.js';
import '../src/elements/define.js';
import { JSON_PAYLOAD, element, prose, random } from './lib/messages.js';
import { printTable } from './lib/table.js';

/** How many messages with a card stand above the one that arrives. */
const ABOVE = [0, 50, 200];
const CHUNKS = 120;
const CHUNK = 16;
const ROUNDS = 3;

const next = random(1);
const above = (count: number): readonly Message[] =>
  Array.from({ length: count }, (_, index): Message => ({ id: `a${index}`, role: 'assistant', content: prose(300, next) + element(JSON_PAYLOAD) }));
const arriving = prose(900, next) + element(JSON_PAYLOAD) + prose(900, next);

/** The median of milliseconds that the script of one chunk takes: the property, the update, and all that follows in microtasks. */
async function chunkTime(count: number): Promise<number> {
  const shown = document.createElement('sage-questionnaire-conversation');
  shown.streaming = true;
  const before = above(count);
  document.body.append(shown);
  const times: number[] = [];
  for (let chunk = 0; chunk < CHUNKS; chunk++) {
    const start = performance.now();
    shown.messages = [...before, { id: 'last', role: 'assistant', content: arriving.slice(0, chunk * CHUNK) }];
    await shown.updateComplete;
    await shown.shadowRoot?.querySelector<HTMLElement & { updateComplete: Promise<boolean> }>('sage-questionnaire-message:last-of-type')?.updateComplete;
    times.push(performance.now() - start);
    await new Promise(requestAnimationFrame);
  }
  shown.remove();
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;
}

async function report(): Promise<number> {
  const best = new Map(ABOVE.map((count) => [count, Infinity]));
  for (let round = 0; round < ROUNDS; round++) for (const count of ABOVE) best.set(count, Math.min(best.get(count) ?? Infinity, await chunkTime(count)));
  const alone = best.get(0) ?? NaN;
  return printTable('The script of a chunk that arrives in a browser', [
    ...ABOVE.slice(1).map((count) => ({ name: `with ${count} cards above, to none`, value: (best.get(count) ?? NaN) / alone, limit: 1.5 })),
    { name: 'for scale: with none', value: alone, unit: ' ms' },
  ]);
}

Object.assign(globalThis, { report });
