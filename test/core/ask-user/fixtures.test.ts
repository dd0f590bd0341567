import { expect } from '@open-wc/testing';
import { validateAskUserOutcome, validateAskUserQuestions } from '../../../src/core/index.js';
import cases from '../../fixtures/ask-user.json' with { type: 'json' };

interface Case {
  readonly name: string;
  readonly questions: unknown;
  readonly outcome?: unknown;
  readonly code: string | null;
}

describe('the golden cases of ask-user', () => {
  for (const { name, questions, outcome, code } of cases as readonly Case[]) {
    it(name, () => {
      const problem = outcome === undefined ? validateAskUserQuestions(questions) : validateAskUserOutcome(questions, outcome);
      expect(problem?.code ?? null).to.equal(code);
      if (problem) expect(problem.message).to.match(/\S/);
    });
  }
});
