import { expect } from '@open-wc/testing';
import { parseElicitation } from '../../../src/core/index.js';
import cases from '../../fixtures/elicitation.json' with { type: 'json' };
import { matches } from '../../support/matches.js';

interface Case {
  readonly name: string;
  readonly payload: unknown;
  readonly reason?: string;
  readonly kinds?: readonly string[];
  readonly required?: readonly boolean[];
  readonly options?: readonly unknown[];
}

describe('the golden cases of elicitation', () => {
  for (const { name, payload, reason, ...expected } of cases as readonly Case[]) {
    it(name, () => {
      const parsed = parseElicitation(payload);
      if (!parsed.ok) {
        expect(parsed.reason).to.equal(reason);
        return;
      }
      const { questions } = parsed.value;
      const actual = { kinds: questions.map(({ kind }) => kind), required: questions.map(({ required }) => required), options: questions.flatMap((question) => ('options' in question ? [question.options] : [])) };
      expect(reason).to.equal(undefined);
      expect(Object.keys(expected)).to.not.have.length(0);
      expect(matches(actual, expected), JSON.stringify(actual, undefined, 1)).to.equal(true);
    });
  }
});
