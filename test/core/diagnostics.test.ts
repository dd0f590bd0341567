import { expect } from '@open-wc/testing';
import type { DiagnosticCode } from '../../src/core/index.js';
import { parseMessage } from '../../src/core/index.js';
import { DIAGNOSTIC_CASES, provoke } from '../support/diagnostic-cases.js';

const CODES = Object.keys(DIAGNOSTIC_CASES) as DiagnosticCode[];

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
      if ('reply' in DIAGNOSTIC_CASES[code]) continue;
      for (const { line, column } of provoke(code)) {
        expect(line, code).to.be.a('number');
        expect(column, code).to.be.a('number');
      }
    }
  });

  it('speaks three languages, each of its own', () => {
    for (const code of CODES) {
      const given = DIAGNOSTIC_CASES[code];
      if ('reply' in given) continue;
      const messages = ['en', 'zh-CN', 'pt-BR'].map((locale) =>
        JSON.stringify(parseMessage(given.message, { locale }).flatMap((segment) => (segment.type === 'invalid' ? segment.diagnostics : segment.type === 'questionnaire' ? segment.questionnaire.diagnostics : [])).map(({ message }) => message)),
      );
      expect(new Set(messages).size, code).to.equal(3);
    }
  });
});
