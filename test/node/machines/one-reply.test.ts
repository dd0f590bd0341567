import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { QuestionnaireEvent } from '../../../src/machines/index.js';
import { run, texts } from '../../machines/support.js';
import { questionnaire, typed } from '../../support/questions.js';

describe('one reply', () => {
  const event = fc.constantFrom<QuestionnaireEvent[]>(
    { type: 'draft.changed', question: 'a', value: typed('x') }, { type: 'answer.cleared', question: 'a' }, { type: 'next' }, { type: 'back' },
    { type: 'submit' }, { type: 'decline' }, { type: 'cancel', reason: 'dismissed' }, { type: 'clarify' }, { type: 'sending.cancelled' },
    { type: 'host.locked', reason: 'closed' }, { type: 'host.unlocked' }, { type: 'host.readOnly', value: true }, { type: 'host.readOnly', value: false },
    { type: 'delivery.succeeded' }, { type: 'delivery.failed', message: 'x' }, { type: 'reopened' },
    { type: 'questionnaire.updated', questionnaire: questionnaire(texts('a', 'b')) }, { type: 'questionnaire.updated', questionnaire: questionnaire(texts('c')) },
  );

  it('goes out each time a person starts sending, and never else, whatever the order of events', () => {
    fc.assert(fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      const running = run(texts('a', 'b'));
      for (const next of events) {
        const before = { sent: running.outcomes.length, status: running.view().status };
        const { status } = running.send(next);
        const started = before.status !== 'submitting' && status === 'submitting';
        assert.equal(running.outcomes.length - before.sent, started ? 1 : 0);
        if (started) assert.equal(before.status, 'editing');
      }
    }), { numRuns: 500 });
  });
});
