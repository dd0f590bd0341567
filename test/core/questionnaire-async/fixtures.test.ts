import { expect } from '@open-wc/testing';
import { runQuestionnaireAsync } from '../../../src/core/index.js';
import cases from '../../fixtures/questionnaire-async.json' with { type: 'json' };
import { matches } from '../../support/matches.js';

interface Case {
  readonly name: string;
  readonly args: unknown;
  readonly ok?: unknown;
  readonly errors?: readonly (readonly string[])[];
  readonly details?: readonly unknown[];
}

describe('the golden cases of questionnaire_async', () => {
  for (const { name, args, ok, errors, details } of cases as readonly Case[]) {
    it(name, () => {
      const result = runQuestionnaireAsync(args);
      const shown = JSON.stringify(result, undefined, 1);
      if (result.success) {
        expect(matches(result, ok), shown).to.equal(true);
        return;
      }
      expect(result.errors.map(({ code, path }) => [code.replace('questionnaire.start.', ''), path])).to.deep.equal(errors);
      if (details) expect(matches(result.errors.map((error) => error.details), details), shown).to.equal(true);
    });
  }
});
