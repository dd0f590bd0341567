import { expect } from '@open-wc/testing';
import type { DiagnosticCode } from '../../src/core/index.js';
import { parseMessage } from '../../src/core/index.js';
import type { TextDiagnosticCode } from '../../src/core/diagnostics.js';
import { sageMessage } from '../../src/core/sage/words.js';
import { DIAGNOSTIC_CASES, provoke } from '../support/diagnostic-cases.js';

const LOCALES = ['en', 'zh-CN', 'pt-BR'] as const;

/** What concerns the block or the reply as a whole, and no one field of it. */
const PATHLESS: readonly DiagnosticCode[] = [
  'payload_empty', 'payload_not_block_yaml', 'nested_fence', 'yaml_multiple_documents', 'yaml_too_large', 'json_invalid', 'json_too_large', 'json_too_deep', 'not_an_object',
  'preface_required', 'result_unreadable', 'request_unsupported', 'response_not_found', 'dialect_unknown',
];

/** The code spans of a message: what was found, and how it is to be written. */
const quotedIn = (message: string): string[] => [...message.matchAll(/(`+)(?!`).+?\1(?!`)/g)].map(([span]) => span).sort();

const CODES = Object.keys(DIAGNOSTIC_CASES) as DiagnosticCode[];
const isOfText = (code: DiagnosticCode): code is TextDiagnosticCode => !('result' in DIAGNOSTIC_CASES[code]) && !('request' in DIAGNOSTIC_CASES[code]) && !('own' in DIAGNOSTIC_CASES[code]);

describe('a diagnostic', () => {
  for (const code of CODES) {
    it(`${code} is provoked by its case, and says something`, () => {
      const found = provoke(code).find((diagnostic) => diagnostic.code === code);
      expect(found, JSON.stringify(provoke(code))).to.not.equal(undefined);
      expect(found?.message).to.match(/\S/).and.not.contain('undefined').and.not.contain('``');
    });
  }

  it('has a place wherever the message has one', () => {
    for (const code of CODES) {
      if (!('message' in DIAGNOSTIC_CASES[code])) continue;
      for (const { line, column } of provoke(code)) {
        expect(line, code).to.be.a('number');
        expect(column, code).to.be.a('number');
      }
    }
  });

  it('speaks three languages, each of its own', () => {
    for (const code of CODES) {
      const given = DIAGNOSTIC_CASES[code];
      if (!('message' in given)) continue;
      const messages = ['en', 'zh-CN', 'pt-BR'].map((locale) =>
        JSON.stringify(parseMessage(given.message, { locale }).flatMap((segment) => (segment.type === 'invalid' ? segment.diagnostics : segment.type === 'questionnaire' ? segment.questionnaire.diagnostics : [])).map(({ message }) => message)),
      );
      expect(new Set(messages).size, code).to.equal(3);
    }
  });

  it('has a path wherever it concerns one field', () => {
    const without = CODES.filter((code) => provoke(code).find((diagnostic) => diagnostic.code === code)?.path === undefined);
    expect(without).to.have.members(PATHLESS);
  });

  it('names what was found and how to write it, the same in each language', () => {
    for (const code of CODES) {
      const given = DIAGNOSTIC_CASES[code];
      if (!('message' in given)) continue;
      const [english = [], ...others] = LOCALES.map((locale) => provoke(code, locale).map(({ message }) => quotedIn(message)));
      for (const other of others) expect(other, code).to.deep.equal(english);
    }
  });

  it('has words of its own in each language, for every mistake that its code stands for', () => {
    for (const code of CODES.filter(isOfText)) {
      for (const mistake of [undefined, 'misplaced', 'unlisted', 'indentation', 'unclosed', 'colon'] as const) {
        for (const details of [{}, { found: 'FOUND' }, { found: 'FOUND', mended: 'MENDED' }]) {
          const messages = LOCALES.map((locale) => sageMessage({ code, limit: 7, ...details, ...(mistake ? { mistake } : {}) }, locale));
          expect(new Set(messages).size, messages.join('\n')).to.equal(3);
          expect(new Set(messages.map((message) => String(quotedIn(message)))).size, messages.join('\n')).to.equal(1);
        }
      }
    }
  });

  it('shows on one line, cut between two characters, what cannot pose as part of it', () => {
    const shown = (found: string, mended?: string): string => sageMessage({ code: 'yaml_invalid', found, ...(mended === undefined ? {} : { mended }) }, 'en');
    expect(shown('a\r\n\u2028\tb \u202ec\u0000')).to.equal('This is not valid YAML: `a b c`.');
    expect(shown('a `b`` c')).to.equal('This is not valid YAML: ``` a `b`` c ```.');
    expect(shown(`${'x'.repeat(78)}😀 y`)).to.equal(`This is not valid YAML: \`${'x'.repeat(78)}…\`.`);
    expect(shown('x', JSON.stringify('y'.repeat(100)))).to.contain(`\`"${'y'.repeat(78)}…"\``);
  });
});
