import { expect } from '@open-wc/testing';
import { resumeQuestionnaire } from '../../src/machines/index.js';
import { text } from '../support/questions.js';
import { run, texts, watch, type Running } from './support.js';

describe('questionnaires of one message', () => {
  it('that are finished wait for the others, and can be edited meanwhile', () => {
    const running = run([text({ required: true })]);
    running.send({ type: 'host.others', value: true });
    expect(running.view()).to.include({ status: 'editing', waitsForOthers: true, canSubmit: true });
    expect(running.send({ type: 'submit' })).to.include({ status: 'editing', issueCount: 1 });
    running.answer('text', 'mine');
    expect(running.send({ type: 'submit' })).to.include({ status: 'ready', canEdit: false, canSubmit: false, hasUnsent: false });
    expect(running.view()).to.include({ isPrepared: true }).and.to.have.property('questions').that.is.empty;
    expect(running.outcomes).to.deep.equal([]);
    expect(running.send({ type: 'draft.changed', question: 'text', value: { kind: 'text', text: 'late' } }).entered[0]?.text).to.equal('mine');
    running.send({ type: 'edit' });
    expect(running.answer('text', 'better')).to.include({ status: 'editing' });
    expect(running.send({ type: 'submit' }).status).to.equal('ready');
    expect(running.send({ type: 'others.ready' }).status).to.equal('submitting');
    expect(running.outcomes).to.deep.equal([{ kind: 'submitted', answers: [{ question: 'text', kind: 'text', value: 'better' }] }]);
    expect(running.send({ type: 'delivery.succeeded' }).status).to.equal('submitted');
  });
  it('wait again where the delivery fails, is withdrawn, or is not waited for', () => {
    for (const end of [{ type: 'delivery.failed', message: 'no connection' }, { type: 'delivery.withdrawn' }, { type: 'sending.cancelled' }] as const) {
      const running = run(texts('a'));
      running.send({ type: 'host.others', value: true }, { type: 'submit' }, { type: 'others.ready' });
      expect(running.send(end).status, end.type).to.equal('ready');
      expect(running.send({ type: 'others.ready' }, { type: 'delivery.succeeded' }).status, end.type).to.equal('submitted');
      expect(running.outcomes, end.type).to.have.length(2);
    }
  });
  it('are sent by a click, not by themselves, when the others are gone', () => {
    const running = run(texts('a'));
    running.send({ type: 'host.others', value: true }, { type: 'submit' });
    const view = running.send({ type: 'host.others', value: false });
    expect(view).to.include({ status: 'ready', canSubmit: true });
    expect(running.outcomes).to.deep.equal([]);
    expect(running.send(view.commands.submit, view.commands.submit).status).to.equal('submitting');
    expect(running.outcomes).to.have.length(1);
  });
  it('wait on after a lock is lifted, and keep what they hold to be read meanwhile', () => {
    const running = run(texts('a'));
    running.answer('a', 'mine');
    running.send({ type: 'host.others', value: true }, { type: 'submit' });
    expect(running.send({ type: 'host.locked', reason: 'superseded' })).to.include({ status: 'locked', hasUnsent: true });
    expect(running.send({ type: 'others.ready' }, { type: 'submit' }, { type: 'edit' }).status).to.equal('locked');
    expect(running.send({ type: 'host.unlocked' }).status).to.equal('ready');
  });
  it('show what they held after a lock, also where it was a default that nobody has touched', () => {
    const running = run([text({ initial: 'preset' })]);
    running.send({ type: 'host.others', value: true }, { type: 'submit' });
    expect(running.send({ type: 'host.locked', reason: 'superseded' })).to.include({ status: 'locked', hasUnsent: true });
  });
  it('wait no more once they ask something else', () => {
    const running = run(texts('a'));
    running.send({ type: 'host.others', value: true }, { type: 'submit' });
    const { questionnaire } = running.view();
    const view = running.send({ type: 'questionnaire.updated', questionnaire: { ...questionnaire, questions: texts('b') } });
    expect(view).to.include({ status: 'editing', waitsForOthers: true });
  });
  it('go on waiting from a snapshot, sent by nobody meanwhile, and then once with the answers as they were', () => {
    const before = run([text({ id: 'a', initial: 'preset' })]);
    before.answer('a', 'mine');
    before.send({ type: 'host.others', value: true }, { type: 'submit' });
    const after = resumed(before);
    expect(after.view()).to.include({ status: 'ready', canEdit: false, deliveryUnknown: false });
    expect(after.outcomes).to.deep.equal([]);
    expect(after.send({ type: 'host.others', value: true }, { type: 'others.ready' }, { type: 'others.ready' }).status).to.equal('submitting');
    expect(after.outcomes).to.deep.equal([{ kind: 'submitted', answers: [{ question: 'a', kind: 'text', value: 'mine' }] }]);
    expect(before.outcomes).to.deep.equal([]);
  });
  it('can be sent from a snapshot where nobody says that there are others still', () => {
    const before = run(texts('a'));
    before.send({ type: 'host.others', value: true }, { type: 'submit' });
    const after = resumed(before);
    expect(after.view()).to.include({ status: 'ready', canSubmit: true, waitsForOthers: false });
    expect(after.send(after.view().commands.submit).status).to.equal('submitting');
    expect(resumed(before).send({ type: 'edit' }).status).to.equal('editing');
  });
  it('wait again, and say that nobody knows, where the snapshot was taken while they were sent', () => {
    const before = run(texts('a'));
    before.answer('a', 'mine');
    before.send({ type: 'host.others', value: true }, { type: 'submit' }, { type: 'others.ready' });
    const after = resumed(before);
    expect(after.view()).to.include({ status: 'ready', deliveryUnknown: true });
    expect(after.outcomes).to.deep.equal([]);
    expect(after.send({ type: 'delivery.succeeded', submission: 1 }).status).to.equal('submitted');
  });
});

/** On another page, from what this one has stored. */
function resumed(running: Running): Running {
  const stored: unknown = JSON.parse(JSON.stringify(running.actor.getPersistedSnapshot()));
  const actor = resumeQuestionnaire(stored, { questionnaire: running.view().questionnaire });
  if (!actor) throw new Error('The snapshot is none.');
  return watch(actor);
}
