import { createMessageParser, parseMessage } from '../src/core/index.js';
import { JSON_PAYLOAD, LONG_JSON_PAYLOAD, YAML, element, fenced, prose, random } from './lib/messages.js';
import { repeat, timeOf } from './lib/measure.js';
import { printTable, type Row } from './lib/table.js';

const CHUNK = 4;
const SIZES = [8_000, 16_000, 32_000, 64_000];
const [SMALL = 0] = SIZES;
const LARGE = SIZES.at(-1) ?? 0;
const ROUNDS = 7;

const FORM = `\n\n<question-form id="brief" title="Quick brief">${JSON.stringify({
  questions: [
    { id: 'audience', label: 'Who is it for?', type: 'checkbox', default: ['Customer'], options: ['Investor', 'Customer', 'Team'], maxSelections: 2 },
    { id: 'format', label: 'Which format?', type: 'radio', default: 'wide', options: [{ label: 'Portrait', value: 'tall' }, { label: 'Landscape', value: 'wide' }] },
    { id: 'pages', label: 'How many pages?', type: 'number', min: 1, max: 20 },
  ],
})}</question-form>\n`;

/** Prose, with blocks at equal distances in it. */
function message(size: number, blocks: readonly string[]): string {
  const next = random(size);
  const room = Math.floor((size - blocks.reduce((sum, { length }) => sum + length, 0)) / (blocks.length + 1));
  return [...blocks, ''].map((block) => prose(room, next) + block).join('\n\n');
}

function chunksOf(text: string): readonly string[] {
  return Array.from({ length: Math.ceil(text.length / CHUNK) }, (_, index) => text.slice(index * CHUNK, (index + 1) * CHUNK));
}

/** What a client does with each chunk: it takes it, and looks at what there is to show. */
function arrive(chunks: readonly string[]): number {
  const parser = createMessageParser();
  let seen = 0;
  for (const chunk of chunks) {
    parser.append(chunk);
    seen += parser.segments.length;
  }
  return seen + parser.finish().length;
}

/** What a client does that has no such parser. */
function readAgain(chunks: readonly string[]): number {
  let text = '';
  let seen = 0;
  for (const chunk of chunks) {
    text += chunk;
    seen += parseMessage(text).length;
  }
  return seen;
}

/** The least that taking chunks can cost. */
function lineBuffer(chunks: readonly string[]): number {
  const lines: string[] = [];
  let line = '';
  for (const chunk of chunks) {
    const parts = (line + chunk).split('\n');
    line = parts.pop() ?? '';
    lines.push(...parts);
  }
  return lines.length;
}

/** The best of several times, in milliseconds: other programs only ever add to one. */
const best = (work: () => unknown, times: number): number => Math.min(...Array.from({ length: ROUNDS }, () => timeOf(() => repeat(work, times)) / times));

const kinds: Readonly<Record<string, readonly string[]>> = {
  'one of each encoding': [fenced(YAML), element(JSON_PAYLOAD), FORM],
  'fenced YAML': [fenced(YAML)],
  'XML+JSON': [element(JSON_PAYLOAD)],
  'a form': [FORM],
  'no questionnaire': [],
};

let over = 0;
const growth: Row[] = [];
const shares: Row[] = [];
const scale: Row[] = [];
for (const [name, blocks] of Object.entries(kinds)) {
  const isAsked = name === 'one of each encoding';
  const chunks = SIZES.map((size) => chunksOf(message(size, blocks)));
  // As often as the small one goes into each, so that all take as long and are disturbed as easily.
  const times = chunks.map((each, index) => best(() => arrive(each), LARGE / (SIZES[index] ?? LARGE)));
  const [small = [], , , large = []] = chunks;
  const [smallTime = 0] = times;
  growth.push({ name, value: Math.log((times.at(-1) ?? 0) / smallTime) / Math.log(LARGE / SMALL), limit: 1.1, unit: '' });
  const again = best(() => readAgain(small), 1);
  shares.push({ name, value: again / smallTime });
  if (isAsked && again / smallTime < 20) over++;
  scale.push({ name, value: smallTime / best(() => lineBuffer(small), 8) }, { name: `${name}, 64 kB`, value: (times.at(-1) ?? 0) / best(() => lineBuffer(large), 1) });
}
const long = [8_000, 64_000].map((size) => chunksOf(`<questionnaire>${JSON.stringify({ questions: JSON.parse(LONG_JSON_PAYLOAD).questions.concat({ type: 'free_text', text: 'x'.repeat(3000) }), more: 'y'.repeat(size - 5000) })}</questionnaire>`));
const [longSmall = 0, longLarge = 0] = long.map((each) => best(() => arrive(each), 1));
growth.push({ name: 'one questionnaire that fills the message', value: Math.log(longLarge / longSmall) / Math.log(8), limit: 1.1, unit: '' });
over += printTable('A message that arrives in pieces of 4 characters: exponent of its time, from 8 kB to 64 kB', growth);
printTable('Reading 8 kB again with each piece, to this; at least 20× with one of each encoding', shares);
printTable('This, to a buffer that keeps lines', scale);
process.exitCode = over > 0 ? 1 : 0;
