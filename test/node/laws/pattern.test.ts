import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { matches, whyUnusable } from '../../../src/core/pattern/matches.js';
import { runs } from './arbitraries.js';

const quantifier = fc.constantFrom('*', '+', '?', '{2}', '{0}', '{1,}', '{0,2}', '{2,3}', '*?', '+?', '??', '{1,2}?');
const unit = fc.constantFrom('a', 'b', '.', '-', ' ', '[ab]', '[^a]', '[^]', '[]', '[(|)*]', '[\\]a]', '\\w', '\\W', '\\d', '\\s', '\\.', '\\(', '\\/', '\\n', '\\t', '\\0', '\\cJ', '\\x61', '\\u0061', '\\u{61}', '\\ud83d\\ude00', '[\\u{1F600}é]', '\\ud83d', '😀', '\\p{Lu}', '\\P{L}', 'é');
const edge = fc.constantFrom('^', '$', '\\b', '\\B');
const { pattern } = fc.letrec<{ pattern: string; term: string; group: string }>((tie) => ({
  pattern: fc.oneof({ maxDepth: 4 }, fc.array(tie('term'), { maxLength: 4 }).map((terms) => terms.join('')), fc.array(fc.array(tie('term'), { maxLength: 2 }).map((terms) => terms.join('')), { minLength: 2, maxLength: 3 }).map((ways) => ways.join('|'))),
  term: fc.oneof({ maxDepth: 4 }, unit, edge, fc.tuple(unit, quantifier).map((parts) => parts.join('')), fc.tuple(tie('group'), fc.option(quantifier, { nil: '' })).map((parts) => parts.join('')), fc.tuple(fc.constantFrom('(?=', '(?!', '(?<=', '(?<!'), tie('pattern')).map(([opening, body]) => `${opening}${body})`)),
  group: fc.tuple(fc.constantFrom('(', '(?:'), tie('pattern')).map(([opening, body]) => `${opening}${body})`),
}));
const text = fc.array(fc.constantFrom('a', 'b', 'A', '1', ' ', '-', '.', '(', '\n', 'é', '😀', '\ud83d', '\ude00', '\0'), { maxLength: 6 }).map((all) => all.join(''));

/** From each whole character on: left alone, V8 also begins between the halves of one. */
function isFound(source: string, text: string): boolean {
  const native = new RegExp(source, 'uy');
  let at = 0;
  return [...text, ''].some((character) => {
    native.lastIndex = at;
    at += character.length;
    return native.test(text);
  });
}

describe('any pattern', () => {
  it('is found in a text where the platform finds it', () => {
    const found = { yes: 0, no: 0 };
    fc.assert(
      fc.property(pattern, fc.array(text, { minLength: 1, maxLength: 6 }), (source, texts) => {
        for (const each of texts) {
          const expected = isFound(source, each);
          found[expected ? 'yes' : 'no'] += 1;
          assert.equal(matches(source, each), expected, JSON.stringify({ source, text: each }));
        }
      }),
      { numRuns: runs.numRuns * 5 },
    );
    assert.ok(Math.min(found.yes, found.no) > runs.numRuns, JSON.stringify(found));
  });

  it('is used if it compiles, and nothing is thrown where it does not', () => {
    const written = fc.array(fc.constantFrom('a', '(', ')', '[', ']', '{', '}', '*', '+', '?', '|', '\\', '^', '$', '(?', '(?=', '(?<n>', '{2}', '-', ',', '1', ':', '!', '<', '\\u', '\\p{L}', '\\k<n>', '\\1', '(?i:'), { maxLength: 10 }).map((all) => all.join(''));
    fc.assert(
      fc.property(written, text, (source, each) => {
        let native: boolean | undefined;
        try {
          native = isFound(source, each);
        } catch {
          native = undefined;
        }
        const own = matches(source, each);
        if (own !== undefined || !/\\[1k]|\(\?i/.test(source)) assert.equal(own, native, source);
        assert.equal(whyUnusable(source), own === undefined ? 'unreadable' : undefined, source);
      }),
      { numRuns: runs.numRuns * 5 },
    );
  });
});

describe('a pattern with more ways to match than anyone could try', () => {
  const a = 'a'.repeat(2000);
  const cases: readonly (readonly [string, string, boolean])[] = [
    [`^${'a?'.repeat(120)}b`, a, false],
    [`^${'(a|a)'.repeat(50)}b`, a, false],
    [`^${'a{0,9}'.repeat(40)}b`, a, false],
    [`^${'a*'.repeat(100)}b`, a, false],
    [`${'.*'.repeat(100)}=`, a, false],
    ['^(a+)+$', `${a}b`, false],
    ['^(a|aa)+$', a, true],
    [`^(?=${'a*'.repeat(50)}b)`, a, false],
    [`(?<=b${'a*'.repeat(50)})c`, a, false],
    [`(?=${'(?=a*'.repeat(50)}b${')'.repeat(51)}`, a, false],
    ['^.{0,2000}$', a, true],
    ['^.{0,1999}$', a, false],
  ];
  for (const [pattern, text, expected] of cases) {
    it(`is done with: ${pattern.slice(0, 30)}`, () => {
      assert.equal(matches(pattern, text), expected);
    });
  }

  it('is not used where its counts are too large to be followed', () => {
    for (const pattern of ['a{3000}', 'a{1,99999999}', 'a{99999999,}', '(a{100}){100}', '(?=a{3000})', '((?:){9999}){9999}', '(a{50}b{50}){50}']) assert.equal(whyUnusable(pattern), 'too_large', pattern);
  });
});
