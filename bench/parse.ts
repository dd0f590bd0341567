import { Parser } from 'commonmark';
import { marked } from 'marked';
import { parse as parseYaml } from 'yaml';
import { parseMessage } from '../src/core/index.js';
import { scan } from '../src/core/scan/scanner.js';
import { JSON_PAYLOAD, LONG_JSON_PAYLOAD, YAML, element, fenced, prose, random } from './lib/messages.js';
import { ratio } from './lib/measure.js';
import { printTable } from './lib/table.js';

const COUNT = 1000;
const SIZE = 2000;
const next = random(1);

/** The least that reading lines can cost. */
function lineWalk(text: string): number {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++;
  return lines;
}

function eachOf<T>(items: readonly T[], work: (item: T) => unknown): () => unknown {
  return () => {
    let last: unknown;
    for (const item of items) last = work(item);
    return last;
  };
}

/** Finds the payload by `indexOf`, and reads it: what a parser that knows its input could do. */
function shortcut(open: string, close: string, read: (payload: string) => unknown): (text: string) => unknown {
  return (text) => {
    const start = text.indexOf(open) + open.length;
    return read(text.slice(start, text.indexOf(close, start)));
  };
}

const some = (build: (text: string) => string, room: number): string[] => Array.from({ length: COUNT }, () => build(prose(SIZE - room, next)));
const plain = some((text) => text, 0);
const mentioning = some((text) => `${text.slice(0, 900)}\n\nWrite \`<questionnaire>{…}</questionnaire>\`, or a questionnaire in prose.\n\n${text.slice(900)}`, 80);
const withJson = some((text) => text + element(JSON_PAYLOAD), JSON_PAYLOAD.length);
const withLongJson = some((text) => text + element(LONG_JSON_PAYLOAD), LONG_JSON_PAYLOAD.length);
const withYaml = some((text) => text + fenced(YAML), YAML.length);
const fences = Array.from({ length: 200 }, (_, index) => `${prose(5000 - 300, next)}\n\n\`\`\`js\n${'let a = 1;\n'.repeat(20)}\`\`\`\n${index % 4 === 0 ? element('{}') : ''}`).join('\n');
const unnamed = fences.replaceAll('questionnaire', 'questionnoire');
const options = { fences: ['questionnaire', 'sage-questionnaire'], elements: ['questionnaire', 'sage-questionnaire'], transport: true };

const over =
  printTable(`Reading ${COUNT} messages of ${SIZE / 1000} kB`, [
    { name: 'no name in it, to a line walk', value: ratio(eachOf(plain, (text) => parseMessage(text)), eachOf(plain, lineWalk)), limit: 1 },
    { name: 'the name in prose and code, to a line walk', value: ratio(eachOf(mentioning, (text) => parseMessage(text)), eachOf(mentioning, lineWalk)), limit: 8 },
    { name: 'XML+JSON that fills the message, to indexOf and JSON.parse', value: ratio(eachOf(withLongJson, (text) => parseMessage(text)), eachOf(withLongJson, shortcut('<questionnaire>', '</questionnaire>', JSON.parse))), limit: 3 },
    { name: 'fenced YAML, to indexOf and yaml', value: ratio(eachOf(withYaml, (text) => parseMessage(text)), eachOf(withYaml, shortcut('```questionnaire\n', '```', parseYaml)), { rounds: 5 }), limit: 1.2 },
  ]) +
  printTable('Reading one message of 1 MB', [
    { name: '200 fences and 50 blocks without payloads, to a line walk', value: ratio(() => scan(fences, options), () => lineWalk(fences)), limit: 20 },
    { name: 'no name in it, to a line walk', value: ratio(() => parseMessage(unnamed), () => lineWalk(unnamed)), limit: 1 },
  ]) +
  printTable('For scale, on messages of 2 kB that end in 400 characters of XML+JSON', [
    // What it costs to know that it stands open does not depend on its length, and so weighs more here.
    { name: 'parseMessage, to indexOf and JSON.parse', value: ratio(eachOf(withJson, (text) => parseMessage(text)), eachOf(withJson, shortcut('<questionnaire>', '</questionnaire>', JSON.parse))) },
    { name: 'marked.lexer, to a line walk', value: ratio(eachOf(withJson, (text) => marked.lexer(text)), eachOf(withJson, lineWalk), { rounds: 3 }) },
    { name: 'commonmark, to a line walk', value: ratio(eachOf(withJson, (text) => new Parser().parse(text)), eachOf(withJson, lineWalk), { rounds: 3 }) },
    { name: 'parseMessage, to a line walk', value: ratio(eachOf(withJson, (text) => parseMessage(text)), eachOf(withJson, lineWalk)) },
  ]);
process.exitCode = over > 0 ? 1 : 0;
