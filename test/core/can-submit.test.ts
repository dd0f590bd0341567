import { expect } from '@open-wc/testing';
import { canSubmit, type Message } from '../../src/core/index.js';

const ASSISTANT: Message = { role: 'assistant', content: 'a' };

describe('who may submit', () => {
  const cases: readonly (readonly [string, readonly Message[], number, boolean, boolean])[] = [
    ['the latest assistant message', [{ role: 'user' }, ASSISTANT], 1, false, true],
    ['nobody who is read-only', [ASSISTANT], 0, true, false],
    ['no index out of range', [ASSISTANT], 1, false, false],
    ['no negative index', [ASSISTANT], -1, false, false],
    ['no fraction', [ASSISTANT], 0.5, false, false],
    ['no user message', [{ role: 'user' }], 0, false, false],
    ['none before a user message', [ASSISTANT, { role: 'user' }], 0, false, false],
    ['none before a later assistant message', [ASSISTANT, ASSISTANT], 0, false, false],
    ['one before silent messages', [ASSISTANT, { role: 'assistant', message_type: 'token_usage' }, { role: 'assistant', type: 'empty' }], 0, false, true],
    ['one before tool and system messages', [ASSISTANT, { role: 'tool' }, { role: 'system' }], 0, false, true],
    ['none before a user message that says nothing', [ASSISTANT, { role: 'user', type: 'empty' }], 0, false, false],
  ];
  for (const [name, messages, index, readOnly, expected] of cases) {
    it(name, () => {
      expect(canSubmit(messages, index, readOnly)).to.equal(expected);
    });
  }
});
