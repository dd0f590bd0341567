import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { LineIndex } from '../../../src/core/scan/lines.js';
import { scan, type ScannedBlock } from '../../../src/core/scan/scanner.js';
import { cutDocuments, fencedDocuments } from './documents.js';
import { fencesOf, hasTags, readingOf } from './reference.js';

/** How many documents each test reads: `SCAN_RUNS=200000 npm test -- node scan/commonmark`. A failure names its seed, for `SCAN_SEED`. */
const numRuns = Number(process.env.SCAN_RUNS ?? 20_000);
const seed = process.env.SCAN_SEED === undefined ? {} : { seed: Number(process.env.SCAN_SEED) };

/** The reference reads documents in which a word stands for each block. Letters that no piece has. */
const WORD = 'WW';
const OTHER_WORD = 'VV';

const PLAIN = '<questionnaire>{}</questionnaire>';
const NAMES = ['questionnaire'];

describe('finds elements where the CommonMark reference reads text', () => {
  const blocks = {
    'in one line': PLAIN,
    'whose JSON holds halves of constructs': '<questionnaire>{"a":"<!-- ]( <b c=\' [ \\" \\\\"}</questionnaire>',
    'that is escaped': '&lt;questionnaire&gt;{&quot;a&quot;:1}&lt;/questionnaire&gt;',
    'with attributes': '<questionnaire a="b > c" d=\'"\'>{}</questionnaire>',
  };
  for (const [name, block] of Object.entries(blocks)) {
    it(`places one ${name}`, () => {
      check(cutDocuments(1), ([before = '', after = '']) => {
        const reading = readingOf(before + standIn(WORD, block, before) + after, WORD);
        assert.equal(isFound(before + block + after, before.length), reading === 'open', reading);
      });
    });
  }

  it('places one over several lines', () => {
    const block = '<questionnaire>\n{"a":\r\n1}\n</questionnaire>\n';
    check(cutDocuments(1), ([before = '', after = '']) => {
      const reading = readingOf(`${before}${standIn(WORD, block, before)}\n${after}`, WORD);
      assert.equal(isFound(before + block + after, before.length), reading === 'open', reading);
    });
  });

  it('places one that holds no JSON, and so is no more than its two tags', () => {
    check(fc.tuple(cutDocuments(1), fc.constantFrom('a', 'a `', '\n', 'a\nb ', 'a\n\nb\n\n')), ([[before = '', after = ''], payload]) => {
      const text = `${before}<questionnaire>${payload}</questionnaire>${after}`;
      assert.equal(isFound(text, before.length), hasTags(text, '<questionnaire>', '</questionnaire>'));
    });
  });

  it('lets nothing that began before a blank line hide a block that holds it', () => {
    const block = '<questionnaire>\n\n{"a":"`"}\n</questionnaire>';
    check(cutDocuments(1), ([before = '', after = '']) => {
      const reading = readingOf(`${before}${standIn(WORD, block, before)}\n\n`, WORD);
      assert.equal(isFound(before + block + after, before.length), reading === 'open', reading);
    });
  });

  it('reads on after a block in the state that it stood in, whatever the block holds', () => {
    const blocks = ['<questionnaire>{"a":"` ``` <!-- ]( <b c=\' [ \\" \\\\"}</questionnaire>', '<questionnaire>\n{"`": ["\\n```\\n", "</questionnaire>"]}\n</questionnaire>'];
    check(fc.tuple(fc.constantFrom(...blocks), cutDocuments(2)), ([block, [before = '', between = '', after = '']]) => {
      if (block.includes('\n') && /`{3}[^`\r\n]*$/.test(before)) return; // a fence, by its own line
      if (/(?<!\\)(?:\\\\)*\\$/.test(between)) return; // escaped, the second block is no word but all its characters
      const text = `${before}${standIn(WORD, block, before)}${between}${standIn(OTHER_WORD, PLAIN, between)}${after}`;
      if (readingOf(text, WORD) !== 'open') return;
      const reading = readingOf(text, OTHER_WORD);
      const start = before.length + block.length + between.length;
      const found = findElements(before + block + between + PLAIN + after);
      if (reading === 'quoted') assert.ok(!found.includes(start)); // quoted, it is no word but all its characters
      else assert.deepEqual(found, reading === 'open' ? [before.length, start] : [before.length], reading);
    });
  });
});

describe('finds the fences that the CommonMark reference finds', () => {
  it('closed, unquoted, of backticks, with the same content, and with prose before them or none', () => {
    check(fencedDocuments, (text) => {
      const expected = fencesOf(text).filter(({ char, info, closed, quoted }) => char === '`' && /^questionnaire$/i.test(info) && closed && !quoted);
      const index = new LineIndex(text);
      const found = scan(text, { fences: NAMES, elements: [], transport: true });
      assert.deepEqual(
        found.map((block) => ({ line: index.place(block.start).line, literal: contentOf(text, block), prefaced: block.prefaced })),
        expected.map(({ line, literal, prefaced }) => ({ line, literal, prefaced })),
      );
    });
  });
});

/** The reference's line ends are all LF. */
function contentOf(text: string, block: ScannedBlock): string {
  return block.form === 'fence' ? block.lines.map(({ prefix, start, end }) => `${' '.repeat(prefix)}${text.slice(start, end).replace(/[\r\n]+$/, '')}\n`).join('') : '';
}

/** Directly after a `<` a word would begin a tag, an address or a declaration, which a block cannot. */
function standIn(word: string, block: string, before: string): string {
  if (before.endsWith('<') && block.startsWith('<')) return `é${word}`;
  return /<!?$/.test(before) ? `1${word}` : word;
}

const isFound = (text: string, at: number): boolean => findElements(text).includes(at);

const findElements = (text: string): readonly number[] => scan(text, { fences: [], elements: NAMES, transport: true }).map(({ start }) => start);

function check<T>(documents: fc.Arbitrary<T>, predicate: (document: T) => void): void {
  fc.assert(fc.property(documents, predicate), { numRuns, ...seed });
}
