import { expect } from '@open-wc/testing';
import type { DraftValue, Outcome } from '../../../src/core/index.js';
import { startQuestionnaire, type QuestionnaireCommands, type UserEvent } from '../../../src/machines/index.js';
import { params, peer, WIRES, type Peer } from '../../support/sessions.js';
import { watch, type Running } from '../support.js';

const postgres: DraftValue = { kind: 'single_choice', option: 'postgres', other: { chosen: false, text: 'MySQL' } };

interface Shown extends Running {
  readonly client: Peer;
  /** What the agent has been told. */
  told(): unknown[];
  press(command: (commands: QuestionnaireCommands) => UserEvent | undefined): void;
}

/** A question of an agent, on a machine whose outcomes the session delivers. */
function show(question: object = {}): Shown {
  const client = peer(WIRES['stream-json'](), { finish: true });
  client.session.receive(JSON.stringify({ type: 'stream_event', event: { type: 'server_request', method: 'ask_user/request', request_id: 'r1', params: params('r1', {}, question) } }));
  const [request] = client.session.pending;
  if (!request) throw new Error(JSON.stringify(client.events));
  const actor = startQuestionnaire({ questionnaire: request.questionnaire });
  actor.on('outcome', ({ outcome, submission }) => {
    const sent = client.session.respond(request.requestId, outcome);
    actor.send(sent.ok ? { type: 'delivery.succeeded', submission } : { type: 'delivery.failed', message: sent.error.message, submission });
  });
  const running = watch(actor);
  return {
    ...running,
    client,
    told: () => client.outbox.splice(0).map((line): unknown => JSON.parse(line)),
    press: (command) => void running.send(command(running.view().commands)),
  };
}

const response = (body: object): unknown => ({ type: 'server_response', request_id: 'r1', response: body });

describe('a person whom an agent asks', () => {
  it('answers by an option, and what was written under Other is kept but not sent', () => {
    const shown = show({ allow_free_text: true });
    shown.answer('database', postgres);
    shown.press(({ submit }) => submit);
    expect(shown.told()).to.deep.equal([response({ outcome: 'answered', answers: { database: { kind: 'selected', option_id: 'postgres' } }, annotations: {} })]);
    expect(shown.actor.getSnapshot().context.draft.values['database']).to.deep.equal(postgres);
  });

  for (const [command, expected] of [['clarify', 'clarify'], ['finish', 'finish_plan_interview']] as const) {
    it(`keeps what was answered when the outcome is ${command}, which does not carry it`, () => {
      const shown = show();
      shown.answer('database', postgres);
      shown.press((commands) => commands[command]);
      expect(shown.told()).to.deep.equal([response({ outcome: expected })]);
      expect(shown.actor.getSnapshot().context.draft.values['database']).to.deep.equal(postgres);
      expect(shown.outcomes[0]).to.deep.include({ kind: command, answers: [{ question: 'database', kind: 'single_choice', value: { option: 'postgres' } }] });
    });
  }

  it('declines, or cancels, without an answer and without being checked', () => {
    const declining = show();
    declining.press(({ decline }) => decline);
    const cancelling = show();
    cancelling.press(({ cancel }) => cancel?.());
    expect(declining.told()).to.deep.equal([response({ outcome: 'rejected' })]);
    expect(cancelling.told()).to.deep.equal([response({ outcome: 'cancelled', reason: 'interrupt' })]);
  });

  it('sends an exclusive Other alone, and a note with it', () => {
    const shown = show({ multi_select: true, allow_free_text: true, allow_annotation: true });
    shown.answer('database', { kind: 'multi_choice', options: ['postgres'], other: { chosen: false, text: '' } });
    shown.answer('database', { kind: 'multi_choice', options: ['postgres'], other: { chosen: true, text: 'MySQL' } });
    shown.send({ type: 'note.changed', question: 'database', text: 'Later' });
    shown.press(({ submit }) => submit);
    expect(shown.told()).to.deep.equal([response({ outcome: 'answered', answers: { database: { kind: 'text', text: 'MySQL' } }, annotations: { database: 'Later' } })]);
  });

  it('sends nothing that is not answered', () => {
    const shown = show();
    shown.press(({ submit }) => submit ?? { type: 'submit' });
    expect(shown.told()).to.deep.equal([]);
    expect(shown.view().status).to.equal('editing');
  });

  it('answers again when the agent does not take the answer', () => {
    const shown = show();
    const outcome: Outcome = { kind: 'submitted', answers: [{ question: 'database', kind: 'single_choice', value: { option: 'sqlite' } }] };
    shown.client.session.respond('r1', outcome);
    shown.client.session.receive(JSON.stringify({ type: 'control_response', response: { subtype: 'error', request_id: 'r1', error: { code: 'unknown_option', message: 'No sqlite' } } }));
    expect(shown.client.of('refused')[0]?.error).to.deep.equal({ code: 'unknown_option', message: 'No sqlite' });
    shown.answer('database', postgres);
    shown.press(({ submit }) => submit);
    expect(shown.told()).to.have.length(2);
    expect(shown.view().status).to.equal('submitted');
  });
});
