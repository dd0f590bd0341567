import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseMessage, type DiagnosticCode } from '../../../src/core/index.js';
import { BLOCK, aroundText } from '../../support/hostile-messages.js';
import type { Hostile } from '../../support/hostile-pattern.js';
import { hostileText } from '../../support/hostile-text.js';
import { summary } from '../../support/summary.js';

const SIZE = 100_000;

/** What has both ends of an element or fence, and cannot be read: why, and how often where not once. */
const refused: Readonly<Record<string, readonly [DiagnosticCode, number?]>> = {
  'code spans: an unpaired run before elements': ['questions_required', 2565],
  'elements: many elements': ['questions_required', 2565],
  'elements: mentions, then one closing tag': ['questions_required'],
  'elements: arrays that do not close': ['json_invalid'],
  'elements: strings that do not close': ['json_invalid'],
  'elements: strings that hold the next opening': ['json_invalid'],
  'elements: strings that hold the next opening, then many that close': ['json_invalid'],
  'elements: strings that hold the next opening, then white space': ['json_invalid'],
  'elements: nested arrays': ['json_too_large'],
  'fenced payloads: openings before white space': ['json_invalid'],
  'fenced payloads: fences that hold the next opening': ['json_too_large'],
  'fenced payloads: a long fence in the payload': ['json_invalid'],
  'fenced payloads: fences in the payload': ['json_too_large'],
  'fenced payloads: fences before white space in the payload': ['json_too_large'],
  'fenced payloads: many elements': ['questions_required', 1961],
  'escaped elements: strings that do not close': ['json_invalid'],
  'fences: blocks': ['preface_required', 3847],
  'fences: lines of a payload': ['preface_required'],
};

/** Fences and HTML blocks that do not end, and so hold all that is behind them. */
const hidesAll = ['single characters: "`"', 'single characters: "~"', 'tags: comments', 'tags: instructions', 'tags: declarations', 'tags: CDATA', 'tags: blocks of raw text', 'tags: comments, a line each', 'fences: openings', 'fences: white space in an opening', 'fences: white space behind a closing fence'];
/** Quotations and indented code. */
const hidesParagraph = ['single characters: ">"', 'single characters: " "', 'single characters: "\\t"', 'containers: quotes on one line', 'containers: quotes and items in turn'];

const hides = new Map([
  ['before a block', new Set(hidesAll)],
  ['in the paragraph of a block', new Set([...hidesAll, ...hidesParagraph])],
]);

describe('hostile text is Markdown, and neither hides a block nor makes one', () => {
  for (const [group, cases] of Object.entries(hostileText)) {
    for (const [name, make] of Object.entries(cases)) it(`${group}: ${name}`, () => assertRead(`${group}: ${name}`, make));
  }

  it('is told by name where something is expected of it', () => {
    const names = new Set(Object.entries(hostileText).flatMap(([group, cases]) => Object.keys(cases).map((name) => `${group}: ${name}`)));
    assert.deepEqual([...Object.keys(refused), ...hidesAll, ...hidesParagraph].filter((name) => !names.has(name)), []);
  });
});

function assertRead(pattern: string, make: Hostile): void {
  const [code, count = 1] = refused[pattern] ?? [];
  for (const [place, reading] of Object.entries(aroundText)) {
    const message = reading(make)(SIZE);
    const isFound = message.endsWith(BLOCK) && !hides.get(place)?.has(pattern);
    assert.deepEqual(summary(message), { isWhole: true, questionnaires: isFound ? 1 : 0, refusals: code === undefined ? {} : { [code]: count } }, place);
  }
}

describe('a block is found', () => {
  it('behind a million characters on one line', () => {
    for (const char of ['a', '>', '[', '*', '<', '&', '"', '\\', '- ', '&lt;', '`a` ']) {
      const message = `${char.repeat(Math.ceil(1_000_000 / char.length))}\n\n${BLOCK}`;
      assert.deepEqual(summary(message), { isWhole: true, questionnaires: 1, refusals: {} }, char);
    }
  });

  it('behind a million characters of its own line', () => {
    for (const char of ['a', '[', '*', '<', '&', '"', '`a` ']) {
      const message = `a${char.repeat(Math.ceil(1_000_000 / char.length))} ${BLOCK}`;
      assert.deepEqual(summary(message), { isWhole: true, questionnaires: 1, refusals: {} }, char);
    }
  });

  it('in ten thousand nested items', () => {
    const message = `${'- '.repeat(10_000)}${BLOCK}`;
    assert.deepEqual(parseMessage(message).map(({ type }) => type), ['markdown', 'questionnaire']);
  });
});
