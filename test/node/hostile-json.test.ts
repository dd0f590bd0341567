import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hostileJson } from '../support/hostile-json.js';
import { JSON_SIZE, element, inOneBlock, response } from '../support/hostile-messages.js';
import { summary } from '../support/summary.js';

const SIZE = 100_000;

/** What is refused for something else than the lack of questions. */
const codes = new Map([
  ...['depth: arrays', 'depth: objects'].map((pattern) => [pattern, 'json_too_deep'] as const),
  ...['depth: arrays that do not close', 'depth: objects that do not close'].map((pattern) => [pattern, 'json_invalid'] as const),
  ...['bad ones', 'closing elements in strings that do not close', 'curly quotes that do not close', 'curly quotes and white space', 'all of it'].map((name) => [`escapes: ${name}`, 'json_invalid'] as const),
  ...['words', 'quotes', 'signs and exponents', 'strings one after the other', 'colons', 'commas'].map((name) => [`what is no JSON: ${name}`, 'json_invalid'] as const),
  ...['width: questions', 'width: questions that are none'].map((pattern) => [pattern, 'too_many_questions'] as const),
  ...['width: options', 'width: options that are numbers'].map((pattern) => [pattern, 'too_many_options'] as const),
]);

describe('hostile JSON is refused, and says why', () => {
  for (const [group, cases] of Object.entries(hostileJson)) {
    for (const [name, make] of Object.entries(cases)) {
      const code = codes.get(`${group}: ${name}`) ?? 'questions_required';
      // Where the string does not close, the first closing element ends the block: little is left to be too large.
      const isShort = name === 'closing elements in strings that do not close';

      it(`${group}: ${name}`, () => assertRefused(inOneBlock(element)(make)(JSON_SIZE), 'assistant', code));

      it(`${group}: ${name}, more than is read`, () => assertRefused(inOneBlock(element)(make)(SIZE), 'assistant', isShort ? code : 'json_too_large'));

      it(`${group}: ${name}, in an answer of any length`, () => {
        assertRefused(inOneBlock(response)(make)(SIZE), 'user', code.startsWith('json_') ? code : 'answers_required');
      });
    }
  }
});

function assertRefused(message: string, role: 'assistant' | 'user', code: string): void {
  assert.deepEqual(summary(message, { role }), { isWhole: true, questionnaires: 0, refusals: { [code]: 1 } });
}
