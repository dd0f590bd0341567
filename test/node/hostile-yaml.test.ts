import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { Composer, Parser } from 'yaml';
import { YAML_SIZE, fence, inOneBlock } from '../support/hostile-messages.js';
import type { Hostile } from '../support/hostile-pattern.js';
import { hostileYaml, wrongYaml } from '../support/hostile-yaml.js';
import { summary } from '../support/summary.js';

const SIZE = 100_000;
/** More than what stands before the sixteenth level, or the first tag or alias. */
const BEGINNING = 600;

const inFence = inOneBlock(fence);

describe('hostile YAML is refused before it has come to the parser', () => {
  for (const [code, cases] of Object.entries(hostileYaml)) {
    for (const [name, make] of Object.entries(cases)) {
      it(`${code}: ${name}`, (test) => {
        const parser = watchParser(test);
        assertRefused(make, code, YAML_SIZE);
        assert.ok(parser.characters() <= BEGINNING, `${parser.characters()} characters`);
        assert.equal(parser.documents(), 0);
      });
    }
  }
});

describe('YAML that is wrong is refused once it is parsed', () => {
  for (const [code, cases] of Object.entries(wrongYaml)) {
    for (const [name, make] of Object.entries(cases)) it(`${code}: ${name}`, () => assertRefused(make, code, YAML_SIZE));
  }
});

describe('YAML is parsed as far as its first fault', () => {
  for (const name of ['closing brackets', 'lines of text']) {
    it(name, (test) => {
      const parser = watchParser(test);
      assertRefused(wrongYaml['yaml_invalid']![name]!, 'yaml_invalid', YAML_SIZE);
      assert.ok(parser.characters() <= BEGINNING, `${parser.characters()} characters`);
    });
  }
});

describe('YAML that is too large is not parsed', () => {
  for (const [code, cases] of Object.entries({ ...hostileYaml, ...wrongYaml })) {
    for (const [name, make] of Object.entries(cases)) {
      it(name, (test) => {
        const parser = watchParser(test);
        // That there is nothing in it is told first.
        assertRefused(make, /\S/.test(make(SIZE)) ? 'yaml_too_large' : code, SIZE);
        assert.equal(parser.characters(), 0);
      });
    }
  }
});

function assertRefused(make: Hostile, code: string, size: number): void {
  assert.deepEqual(summary(inFence(make)(size)), { isWhole: true, questionnaires: 0, refusals: { [code]: 1 } });
}

/** How many characters come to the parser, and how many documents are made of them. */
function watchParser(test: TestContext): { readonly characters: () => number; readonly documents: () => number } {
  const next = test.mock.method(Parser.prototype, 'next');
  const compose = test.mock.method(Composer.prototype, 'next');
  return {
    characters: () => next.mock.calls.reduce((sum, { arguments: [lexeme] }) => sum + lexeme.length, 0),
    documents: () => compose.mock.calls.filter(({ arguments: [token] }) => token.type === 'document').length,
  };
}
