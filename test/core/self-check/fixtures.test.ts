import { expect } from '@open-wc/testing';
import { selfCheckText } from '../../../src/core/index.js';
import cases from '../../fixtures/self-check.json' with { type: 'json' };

describe('the golden cases of the self-check', () => {
  for (const { name, content, codes } of cases) {
    it(name, () => expect(selfCheckText(content).map(({ code }) => code)).to.deep.equal(codes));
  }
});
