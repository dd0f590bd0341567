import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { resumeQuestionnaire, type QuestionnaireEvent } from '../../../src/machines/index.js';
import { run, texts, watch } from '../../machines/support.js';
import { questionnaire, typed } from '../../support/questions.js';

const event = fc.constantFrom<QuestionnaireEvent[]>(
  { type: 'draft.changed', question: 'a', value: typed('x') }, { type: 'answer.cleared', question: 'a' }, { type: 'next' }, { type: 'back' }, { type: 'go', step: 2 },
  { type: 'submit' }, { type: 'edit' }, { type: 'decline' }, { type: 'cancel', reason: 'dismissed' }, { type: 'clarify' }, { type: 'sending.cancelled' },
  { type: 'host.locked', reason: 'closed' }, { type: 'host.unlocked' }, { type: 'host.readOnly', value: true }, { type: 'host.readOnly', value: false },
  { type: 'host.layout', layout: 'list' }, { type: 'host.layout', layout: undefined },
  { type: 'host.others', value: true }, { type: 'host.others', value: false }, { type: 'others.ready' },
  { type: 'delivery.succeeded' }, { type: 'delivery.failed', message: 'x' }, { type: 'delivery.withdrawn' }, { type: 'reopened' },
  { type: 'questionnaire.updated', questionnaire: questionnaire(texts('a', 'b')) }, { type: 'questionnaire.updated', questionnaire: questionnaire(texts('c')) },
);
const events = fc.array(event, { maxLength: 40 });

describe('one reply', () => {
  it('goes out each time a person starts sending, and never else, whatever the order of events', () => {
    fc.assert(fc.property(events, (all) => {
      const running = run(texts('a', 'b'));
      for (const next of all) {
        const before = { sent: running.outcomes.length, status: running.view().status };
        const { status } = running.send(next);
        const started = before.status !== 'submitting' && status === 'submitting';
        assert.equal(running.outcomes.length - before.sent, started ? 1 : 0);
        if (!started) continue;
        assert.match(before.status, /^(?:editing|ready)$/);
        assert.match(next.type, /^(?:submit|decline|cancel|clarify|others\.ready)$/);
      }
    }), { numRuns: 2000 });
  });

  it('is not sent again by a page that takes up where another left off, whatever had happened', () => {
    fc.assert(fc.property(events, events, (first, then) => {
      const running = run(texts('a', 'b'));
      running.send(...first);
      const stored: unknown = JSON.parse(JSON.stringify(running.actor.getPersistedSnapshot()));
      const { context } = running.actor.getSnapshot();
      const actor = resumeQuestionnaire(stored, { questionnaire: context.questionnaire });
      assert.ok(actor);
      const later = watch(actor);
      assert.deepEqual(later.outcomes, []);
      const { status, deliveryUnknown, entered } = running.view();
      assert.deepEqual(later.view().entered, entered);
      assert.equal(later.view().deliveryUnknown, deliveryUnknown || status === 'submitting');
      if (status !== 'submitting') assert.equal(later.view().status, status);
      else assert.notEqual(later.view().status, 'submitting');
      // Of what both pages send, no two are taken for one.
      const numbers = new Set<number>();
      const note = ({ submission }: { submission: number }): unknown => numbers.add(submission);
      actor.on('outcome', note);
      later.send(...then);
      for (const number of numbers) assert.ok(number > context.submissions);
      assert.equal(numbers.size, later.outcomes.length);
    }), { numRuns: 1000 });
  });
});
