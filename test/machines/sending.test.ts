import { expect } from '@open-wc/testing';
import type { Outcome } from '../../src/core/model/index.js';
import { resumeQuestionnaire, startQuestionnaire, tellQuestionnaire, viewQuestionnaire, type QuestionnaireView } from '../../src/machines/index.js';
import { number, questionnaire, single, text } from '../support/questions.js';
import { run, texts, watch } from './support.js';

const answers = (value: string | null) => [{ question: 'a', kind: 'text', value }] as const;

describe('sending', () => {
  it('gives the host one outcome, however often it is clicked', () => {
    const running = run(texts('a'));
    running.answer('a', 'x');
    const view = running.send({ type: 'submit' }, { type: 'submit' }, { type: 'submit' }, { type: 'decline' });
    expect(running.outcomes).to.deep.equal([{ kind: 'submitted', answers: answers('x') }]);
    expect(view).to.include({ status: 'submitting', canEdit: false, canSubmit: false });
    const settled = running.send({ type: 'delivery.succeeded' }, { type: 'submit' }, { type: 'delivery.failed', message: 'late' });
    expect(settled.status).to.equal('submitted');
    expect(settled.outcome).to.deep.equal({ kind: 'submitted', answers: answers('x') });
    expect(running.outcomes).to.have.length(1);
  });
  it('arrives, even if the questionnaire was reworded on its way', () => {
    const running = run(texts('a'));
    running.answer('a', 'x');
    running.send({ type: 'submit' });
    const reworded = questionnaire([text({ id: 'a', prompt: 'Another?' })]);
    expect(running.send({ type: 'questionnaire.updated', questionnaire: reworded }).status).to.equal('submitting');
    expect(running.send({ type: 'delivery.succeeded' })).to.deep.include({ status: 'submitted', outcome: { kind: 'submitted', answers: answers('x') } });
    expect(running.outcomes).to.have.length(1);
  });
  it('is refused while answers are missing or wrong: all of them are shown, and the first is gone to', () => {
    const running = run([text({ id: 'a' }), text({ id: 'b', required: true }), number({ id: 'c' })]);
    running.answer('c', { kind: 'number', text: '42xyz' });
    const view = running.send({ type: 'go', step: 1 }, { type: 'go', step: 2 }, { type: 'submit' });
    expect(view).to.include({ status: 'editing', step: 1, issueCount: 2, firstIssue: 'b' });
    expect(running.actor.getSnapshot().context.issues.map(({ code }) => code)).to.deep.equal(['required', 'number_invalid']);
    expect(running.refusals).to.deep.equal(['b']);
    expect(running.outcomes).to.deep.equal([]);
  });
  it('does not send a default that nobody has seen', () => {
    const running = run([text({ id: 'a' }), text({ id: 'b', initial: 'preset' }), text({ id: 'c' })]);
    const view = running.send({ type: 'go', step: 3 }, { type: 'submit' });
    expect(view).to.include({ status: 'editing', step: 1, issueCount: 0, nextIsReview: true });
    expect(running.refusals).to.deep.equal(['b']);
    expect(running.send({ type: 'next' }, { type: 'submit' }).status).to.equal('submitting');
  });
  it('cannot send Other without text', () => {
    const running = run([single({ other: { exclusive: false } })]);
    running.answer('single', { kind: 'single_choice', option: null, other: { chosen: true, text: ' ' } });
    expect(running.send({ type: 'submit' }).questions[0]?.issue?.code).to.equal('other_empty');
  });
  it('keeps every answer when it fails, says why, and works when it is tried again', () => {
    const running = run(texts('a'));
    running.answer('a', 'x');
    const failed = running.send({ type: 'submit' }, { type: 'delivery.failed', message: 'no connection' });
    expect(failed).to.include({ status: 'editing', canSubmit: true });
    expect(failed.failure).to.deep.equal({ message: 'no connection', refused: false, outcome: 'submitted' });
    expect(running.answer('a', 'y').failure?.message).to.equal('no connection');
    const again = running.send({ type: 'submit' });
    expect(again.failure).to.equal(undefined);
    expect(running.send({ type: 'delivery.succeeded' }).status).to.equal('submitted');
    expect(running.outcomes).to.have.length(2);
  });
  it('tells a receiver that does not accept the answers from one that was not reached', () => {
    const running = run(texts('a'));
    expect(running.send({ type: 'submit' }, { type: 'delivery.failed', message: 'no', refused: true }).failure).to.deep.equal({ message: 'no', refused: true, outcome: 'submitted' });
  });
  it('is as if nothing had been sent when the host does not take it', () => {
    const running = run(texts('a'));
    const view = running.send({ type: 'submit' }, { type: 'delivery.withdrawn', submission: 1 });
    expect(view).to.include({ status: 'editing', deliveryUnknown: false });
    expect(view.failure).to.equal(undefined);
  });
  it('numbers its submissions, so that a late report is not taken for a newer one', () => {
    const running = run(texts('a'));
    const numbers: number[] = [];
    running.actor.on('outcome', ({ submission }) => numbers.push(submission));
    running.send({ type: 'submit' }, { type: 'delivery.failed', message: 'x', submission: 1 }, { type: 'submit' });
    expect(numbers).to.deep.equal([1, 2]);
    expect(running.send({ type: 'delivery.failed', message: 'late', submission: 1 }).status).to.equal('submitting');
    expect(running.send({ type: 'delivery.succeeded', submission: 2 }).status).to.equal('submitted');
  });
});

describe('sending that was given up', () => {
  it('leaves open whether it arrived, and sends again only by a click', () => {
    const running = run(texts('a'));
    const view = running.send({ type: 'submit' }, { type: 'sending.cancelled' });
    expect(view).to.include({ status: 'editing', deliveryUnknown: true, canSubmit: true });
    expect(running.outcomes).to.have.length(1);
    running.send({ type: 'submit' });
    expect(running.outcomes).to.have.length(2);
  });
  it('is settled when the report comes after all', () => {
    const running = run(texts('a'));
    running.answer('a', 'first');
    running.send({ type: 'submit' }, { type: 'sending.cancelled' });
    running.answer('a', 'second');
    const view = running.send({ type: 'delivery.succeeded', submission: 1 });
    expect(view).to.include({ status: 'submitted', deliveryUnknown: false });
    expect(view.outcome).to.deep.equal({ kind: 'submitted', answers: answers('first') });
  });
  it('is known not to have arrived when that report comes', () => {
    const running = run(texts('a'));
    const view = running.send({ type: 'submit' }, { type: 'sending.cancelled' }, { type: 'delivery.failed', message: 'aborted', submission: 1 });
    expect(view).to.include({ status: 'editing', deliveryUnknown: false });
    expect(view.failure).to.equal(undefined);
  });
  it('by a page that went away comes back the same way, without sending', () => {
    const before = run(texts('a'));
    before.answer('a', 'x');
    before.send({ type: 'submit' });
    const stored: unknown = JSON.parse(JSON.stringify(before.actor.getPersistedSnapshot()));
    const after = watch(resumeQuestionnaire(stored, { questionnaire: questionnaire(texts('a')) })!);
    expect(after.view()).to.include({ status: 'editing', deliveryUnknown: true });
    expect(after.actor.getSnapshot().context.deliveryUnknown).to.equal(true);
    expect(after.view().entered[0]?.text).to.equal('x');
    expect(after.outcomes).to.deep.equal([]);
    after.send({ type: 'submit' });
    expect(after.outcomes).to.deep.equal([{ kind: 'submitted', answers: answers('x') }]);
  });
});

describe('ending without an answer', () => {
  it('declines without content, and checks nothing', () => {
    const running = run([text({ required: true })]);
    const view = running.send({ type: 'decline' }, { type: 'delivery.succeeded' });
    expect(running.outcomes).to.deep.equal([{ kind: 'declined' }]);
    expect(view).to.include({ status: 'declined', issueCount: 0 });
    expect(view.answers).to.equal(undefined);
  });
  it('cancels without content, and says why', () => {
    const running = run([text({ required: true })]);
    running.send(running.view().commands.cancel?.('interrupt'));
    expect(running.outcomes).to.deep.equal([{ kind: 'cancelled', reason: 'interrupt' }]);
    expect(running.send({ type: 'delivery.succeeded' }).status).to.equal('cancelled');
  });
  it('asks for clarification with what is answered so far, which stays', () => {
    const running = run([text({ id: 'a' }), text({ id: 'b', required: true })]);
    running.answer('a', 'x');
    const view = running.send({ type: 'clarify' }, { type: 'delivery.succeeded' });
    expect(running.outcomes).to.deep.equal([{ kind: 'clarify', answers: answers('x') }]);
    expect(view).to.include({ status: 'submitted' });
    expect(view.outcome?.kind).to.equal('clarify');
    expect(view.entered[0]?.text).to.equal('x');
  });
  it('finishes with what is answered so far', () => {
    const running = run(texts('a', 'b'));
    running.answer('a', 'x');
    running.send({ type: 'finish' });
    expect(running.outcomes).to.deep.equal([{ kind: 'finish', answers: answers('x') }]);
  });
  it('comes back to editing when it cannot be delivered', () => {
    const running = run(texts('a'));
    expect(running.send({ type: 'decline' }, { type: 'delivery.failed', message: 'x' }).status).to.equal('editing');
  });
  it('says which end could not be delivered: to try the answers again would be something else', () => {
    for (const [event, outcome] of [[{ type: 'decline' }, 'declined'], [{ type: 'cancel', reason: 'dismissed' }, 'cancelled'], [{ type: 'clarify' }, 'clarify'], [{ type: 'finish' }, 'finish']] as const) {
      const running = run(texts('a'));
      expect(running.send(event, { type: 'delivery.failed', message: 'x' }).failure).to.deep.equal({ message: 'x', refused: false, outcome });
    }
  });
});

describe('what the conversation shows', () => {
  const outcome: Outcome = { kind: 'submitted', answers: answers('theirs') };

  it('beats what is remembered', () => {
    const running = run(texts('a'));
    running.answer('a', 'mine');
    const view = running.send({ type: 'submit' }, { type: 'settled', outcome });
    expect(view).to.include({ status: 'submitted' });
    expect(view.answers?.[0]).to.include({ text: 'theirs', empty: false });
    expect(running.send({ type: 'delivery.failed', message: 'late' }).status).to.equal('submitted');
  });
  it('stays settled when it is loaded again', () => {
    expect(run(texts('a'), {}, { settled: outcome }).view().status).to.equal('submitted');
    expect(run(texts('a'), {}, { settled: { kind: 'cancelled', reason: 'timeout' } }).view().status).to.equal('cancelled');
  });
  it('locks a half-filled card, whose text can still be read, and unlocks it with its draft', () => {
    const running = run(texts('a'));
    running.answer('a', 'half');
    const locked = running.send({ type: 'host.locked', reason: 'superseded' });
    expect(locked).to.include({ status: 'locked', lock: 'superseded', hasUnsent: true, canEdit: false });
    expect(locked.entered[0]).to.include({ text: 'half', empty: false });
    running.answer('a', 'more');
    const unlocked = running.send({ type: 'host.unlocked' });
    expect(unlocked).to.include({ status: 'editing' });
    expect(unlocked.entered[0]?.text).to.equal('half');
  });
  it('does not take a card that is being sent away by the very message that answers it', () => {
    const running = run(texts('a'));
    expect(running.send({ type: 'submit' }, { type: 'host.locked', reason: 'superseded' }).status).to.equal('submitting');
    expect(running.send({ type: 'delivery.succeeded' }).status).to.equal('submitted');
    const failing = run(texts('a'));
    expect(failing.send({ type: 'submit' }, { type: 'host.locked', reason: 'superseded' }, { type: 'delivery.failed', message: 'x' }).status).to.equal('locked');
  });
  describe('asked again because the answer was not accepted', () => {
    const refused = { outcome: 'submitted', message: 'No Redis here', refused: true };
    const asked = questionnaire([text({ id: 'a' })]);

    it('opens again with every answer, and says why', () => {
      const running = run(asked.questions);
      running.answer('a', 'x');
      const view = running.send({ type: 'submit' }, { type: 'delivery.succeeded' }, { type: 'reopened', refusal: 'No Redis here' });
      expect(view).to.deep.include({ status: 'editing', failure: refused });
      expect(view.entered[0]?.text).to.equal('x');
      const taken = running.send({ type: 'submit' }, { type: 'delivery.succeeded' });
      expect([taken.status, taken.failure]).to.deep.equal(['submitted', undefined]);
      expect(running.send({ type: 'reopened', refusal: 'No Redis here' })).to.deep.include({ status: 'editing', failure: refused });
    });

    it('is not ended by word of the answer that was refused', () => {
      const running = run(asked.questions);
      running.answer('a', 'x');
      expect(running.send({ type: 'submit' }, { type: 'reopened', refusal: 'No Redis here' })).to.deep.include({ status: 'editing', failure: refused });
      expect(running.send({ type: 'delivery.succeeded', submission: 1 })).to.deep.include({ status: 'editing', failure: refused });
    });

    it('says so from the start', () => {
      expect(viewQuestionnaire(startQuestionnaire({ questionnaire: { ...asked, refusal: 'No Redis here' } }).getSnapshot())).to.deep.include({ status: 'editing', failure: refused });
      expect(viewQuestionnaire(startQuestionnaire({ questionnaire: { ...asked, refusal: 'No Redis here' }, settled: { kind: 'declined' } }).getSnapshot()).failure).to.equal(undefined);
    });

    it('opens again when the same questions come with a refusal, once', () => {
      const actor = startQuestionnaire({ questionnaire: asked });
      const again = (refusal: string): QuestionnaireView => {
        tellQuestionnaire(actor, { questionnaire: { ...asked, refusal } });
        return viewQuestionnaire(actor.getSnapshot());
      };
      actor.send({ type: 'settled', outcome: { kind: 'submitted', answers: [] } });
      expect(again('No Redis here')).to.deep.include({ status: 'editing', failure: refused });
      actor.send({ type: 'settled', outcome: { kind: 'submitted', answers: [] } });
      expect(again('No Redis here').status).to.equal('submitted');
      expect(again('No table either')).to.deep.include({ status: 'editing', failure: { ...refused, message: 'No table either' } });
    });
  });
  it('opens it again when the answer is taken back', () => {
    const running = run(texts('a'));
    running.answer('a', 'x');
    const view = running.send({ type: 'submit' }, { type: 'delivery.succeeded' }, { type: 'reopened' });
    expect(view.status).to.equal('editing');
    expect(view.outcome).to.equal(undefined);
    expect(view.entered[0]?.text).to.equal('x');
  });
});
