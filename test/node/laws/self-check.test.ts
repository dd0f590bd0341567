import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { parseMessage, sageInline, selfCheck, selfCheckText, type Diagnostic } from '../../../src/core/index.js';
import { content, mangled, nasty, runs, written } from './arbitraries.js';

/** A client of all names, so that both look at the same blocks. */
const NAMES = ['questionnaire', 'yiii-questionnaire', 'movo-questionnaire', 'ling-questionnaire', 'sage-questionnaire'];
const dialects = [sageInline({ names: NAMES })];

const ALMOST = ['``questionnaire\n', '```foo-questionnaire\n', '<questionnaire>{', '</sage-questionnaire>', '<yiii-questionnaire>', '</yiii-questionnaire>', '```movo-questionnaire\n', '`````\n', '``\n', 'title: [\n', '<div>\n', '<questionnaire-response>{}</questionnaire-response>', '<questionnaire>{"a":1}</questionnaire>', '\n\n```questionnaire\nquestions:\n  - type: slider\n```\n'];
const text = fc.oneof(content, fc.array(fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...ALMOST) }, { weight: 3, arbitrary: content }, { weight: 1, arbitrary: fc.oneof(mangled, written) }), { maxLength: 8 }).map((parts) => parts.join('')));

/** Also as a message comes that is one JSON string: a client decodes it first. */
const sent = fc.oneof({ weight: 4, arbitrary: text }, { weight: 1, arbitrary: text.map((each) => JSON.stringify(each)) });

/** What a client shows as text, or tells of beside what it shows. */
function refusals(message: string): readonly Diagnostic[] {
  return parseMessage(message, { dialects }).flatMap((segment) => (segment.type === 'invalid' ? segment.diagnostics : segment.type === 'questionnaire' ? segment.questionnaire.diagnostics : [])).filter(({ severity }) => severity === 'error');
}

interface Told {
  readonly code: string;
  readonly path?: string;
  readonly line?: number;
  readonly column?: number;
  readonly message: string;
}

const shown = ({ code, path, line, column, message }: Told): string => JSON.stringify([code, path, line, column, message]);

describe('the self-check of any text', () => {
  it('is tried on texts with issues of every kind', () => {
    const codes = new Set(fc.sample(text, { numRuns: 3000, seed: 1 }).flatMap((each) => selfCheckText(each).map(({ code }) => code)));
    for (const code of ['unsupported_name', 'fence_too_short', 'fence_unclosed', 'fence_close_too_short', 'element_unclosed', 'element_mismatched', 'payload_empty', 'nested_fence', 'preface_required', 'json_invalid', 'questions_required', 'title_required', 'type_unsupported', 'answers_required'] as const) assert.ok(codes.has(code), code);
  });

  it('throws nothing, names places in the text, in order, and says the same each time', () => {
    fc.assert(
      fc.property(fc.oneof(text, nasty, fc.string({ unit: 'binary' })), fc.constantFrom('en', 'zh', 'pt'), (each, locale) => {
        const issues = selfCheckText(each, { locale });
        assert.deepEqual(selfCheckText(each, { locale }), issues);
        if (each.startsWith('"')) return; // Places in what it decodes to.
        const lines = each.split(/\r\n|\r|\n/);
        let [line, column] = [1, 1];
        for (const issue of issues) {
          assert.ok(issue.message !== '' && !/undefined|NaN/.test(issue.message), issue.message);
          assert.ok(issue.column >= 1 && issue.column <= (lines[issue.line - 1] ?? '').length + 1, JSON.stringify(issue));
          assert.ok(issue.line > line || (issue.line === line && issue.column >= column), JSON.stringify(issues));
          [line, column] = [issue.line, issue.column];
        }
      }),
      runs,
    );
  });

  it('finds what a client refuses, and calls it the same', () => {
    fc.assert(
      fc.property(text, (each) => {
        if (each.startsWith('"')) return; // Only the check knows a fence that does not close, and so may decode where a client does not.
        const issues = selfCheckText(each);
        const said = new Set(issues.map(shown));
        const blocks = new Set(issues.map(({ code }) => code));
        for (const refusal of refusals(each)) {
          if (said.has(shown(refusal))) continue;
          // A fence inside of one may be meant to close it.
          assert.ok(refusal.code === 'nested_fence' || refusal.code.startsWith('payload_') ? blocks.has('fence_close_too_short') : refusal.code === 'preface_required' && issues.length > 0, `${shown(refusal)} in ${JSON.stringify(issues, undefined, 1)}`);
        }
      }),
      runs,
    );
  });

  it('passes only where a client shows every block', () => {
    fc.assert(
      fc.property(sent, (each) => {
        if (selfCheckText(each).length === 0) assert.deepEqual(refusals(each), []);
      }),
      runs,
    );
  });

  it('passes what a client reads, but for what is not its matter', () => {
    fc.assert(
      fc.property(fc.oneof(mangled, written), (each) => {
        const issues = selfCheckText(each);
        assert.deepEqual(issues.map(shown), refusals(each).map(shown));
      }),
      runs,
    );
  });

  it('asks of the next reply what was wrong in this one', () => {
    fc.assert(
      fc.property(sent, (each) => {
        const { passed, issues, required, diagnostic } = selfCheck([{ role: 'assistant', content: each }]);
        assert.equal(passed, issues.length === 0);
        assert.equal(required.length > 0, !passed);
        assert.equal(diagnostic !== undefined, !passed);
        const names = required.map((name) => (name.startsWith('*') ? 'questionnaire' : name));
        const repaired = names.map((name) => `<${name}>${name.endsWith('-response') ? '{"answers":[]}' : '{"title":"T","questions":[{"type":"free_text","text":"W","default":""}]}'}</${name}>`).join('\n\n');
        assert.deepEqual(selfCheck([{ role: 'assistant', content: repaired }], { required }), { passed: true, issues: [], required: [] });
      }),
      runs,
    );
  });
});
