import { expect } from '@open-wc/testing';
import { parseMessage } from '../../../src/core/index.js';
import cases from '../../fixtures/question-form.json' with { type: 'json' };
import { matches } from '../../support/matches.js';
import { questionnaireOf } from '../../support/sage.js';

interface Case {
  readonly name: string;
  readonly content: string;
  readonly types?: readonly string[];
  readonly kinds?: readonly string[];
  readonly ids?: readonly string[];
  readonly prompts?: readonly string[];
  readonly title?: string;
  readonly wireId?: string;
}

describe('the golden cases of question-form', () => {
  for (const { name, content, types, ...expected } of cases as readonly Case[]) {
    it(name, () => {
      expect(parseMessage(content).map(({ raw }) => raw).join('')).to.equal(content);
      if (types) {
        expect(parseMessage(content).map(({ type }) => type)).to.deep.equal(types);
        return;
      }
      const { questions, title, wireId } = questionnaireOf(content);
      const actual = { kinds: questions.map(({ kind }) => kind), ids: questions.map(({ id }) => id), prompts: questions.map(({ prompt }) => prompt), title, wireId };
      expect(Object.keys(expected)).to.not.have.length(0);
      expect(matches(actual, expected), JSON.stringify(actual, undefined, 1)).to.equal(true);
    });
  }
});
