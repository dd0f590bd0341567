import { expect } from '@open-wc/testing';
import { parseMessage, type ParseOptions } from '../../src/core/index.js';
import cases from '../fixtures/sage-inline.json' with { type: 'json' };
import { matches } from '../support/matches.js';

interface Case {
  readonly name: string;
  readonly content: string;
  readonly messageId?: string;
  readonly role?: string;
  readonly expect: readonly unknown[];
}

const optionsOf = ({ messageId, role }: Case): ParseOptions => ({ ...(messageId === undefined ? {} : { messageId }), ...(role === 'user' ? { role } : {}) });

describe('the golden cases of sage-inline', () => {
  for (const each of cases as readonly Case[]) {
    it(each.name, () => {
      const segments = parseMessage(each.content, optionsOf(each));
      const expected = each.expect.map((type) => (typeof type === 'string' ? { type } : type));
      expect(matches(segments, expected), JSON.stringify(segments, undefined, 1)).to.equal(true);
      expect(segments.map(({ raw }) => raw).join('')).to.equal(each.content);
    });
  }
});
