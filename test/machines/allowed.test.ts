import { expect } from '@open-wc/testing';
import type { Outcome } from '../../src/core/model/index.js';
import type { HostEvent, QuestionnaireCommands, QuestionnaireEvent, QuestionnaireStatus, UserEvent } from '../../src/machines/index.js';
import { questionnaire, text, typed } from '../support/questions.js';
import { run, texts, type Running } from './support.js';

const answered: Outcome = { kind: 'submitted', answers: [] };

/** A way into every state: three questions, all of them seen, the second on screen. */
const PLACES: { readonly [S in QuestionnaireStatus]: () => Running } = {
  arriving: () => seen(run(asked, { complete: false })),
  editing: () => seen(run(asked)),
  ready: () => then(seen(run(asked)), { type: 'host.others', value: true }, { type: 'submit' }),
  submitting: () => then(seen(run(asked)), { type: 'submit' }),
  submitted: () => then(run(asked), { type: 'settled', outcome: answered }),
  declined: () => then(run(asked), { type: 'settled', outcome: { kind: 'declined' } }),
  cancelled: () => then(run(asked), { type: 'settled', outcome: { kind: 'cancelled', reason: 'timeout' } }),
  locked: () => then(seen(run(asked)), { type: 'host.locked', reason: 'superseded' }),
  readOnly: () => run(asked, {}, { readOnly: true }),
  degraded: () => run([], { diagnostics: [{ code: 'questions_empty', severity: 'error', message: '' }] }),
};
const asked = [text({ id: 'a', annotatable: true }), ...texts('b', 'c')];
const STATUSES = Object.keys(PLACES) as QuestionnaireStatus[];

const USER_EVENTS: { readonly [T in UserEvent['type']]: UserEvent & { type: T } } = {
  'draft.changed': { type: 'draft.changed', question: 'a', value: typed('x') },
  'note.changed': { type: 'note.changed', question: 'a', text: 'x' },
  'answer.cleared': { type: 'answer.cleared', question: 'a' },
  next: { type: 'next' },
  back: { type: 'back' },
  go: { type: 'go', step: 2 },
  submit: { type: 'submit' },
  edit: { type: 'edit' },
  decline: { type: 'decline' },
  cancel: { type: 'cancel', reason: 'dismissed' },
  clarify: { type: 'clarify' },
  finish: { type: 'finish' },
  'sending.cancelled': { type: 'sending.cancelled' },
};

const FILLING_IN = ['draft.changed', 'note.changed', 'answer.cleared', 'next', 'back', 'go'] as const;
const REFUSING = ['decline', 'cancel'] as const;
const ALLOWED: { readonly [S in QuestionnaireStatus]: readonly UserEvent['type'][] } = {
  arriving: FILLING_IN,
  editing: [...FILLING_IN, ...REFUSING, 'submit', 'clarify', 'finish'],
  ready: ['edit'],
  submitting: ['sending.cancelled'],
  submitted: [],
  declined: [],
  cancelled: [],
  locked: [],
  readOnly: [],
  degraded: REFUSING,
};

/** Each word of the host, and where it leads; where nothing is written it stays. */
const HOST_EVENTS: { readonly [T in HostEvent['type']]: readonly Lead<T>[] } = {
  'questionnaire.updated': [
    { event: { type: 'questionnaire.updated', questionnaire: questionnaire(texts('another'), { id: 'm1_q2' }) }, leads: { arriving: 'editing', ready: 'editing', submitting: 'editing', submitted: 'editing', declined: 'editing', cancelled: 'editing', degraded: 'editing' } },
  ],
  'draft.restored': [{ event: { type: 'draft.restored', draft: { values: {}, notes: {} } }, leads: {} }],
  'host.locked': [{ event: { type: 'host.locked', reason: 'expired' }, leads: { arriving: 'locked', editing: 'locked', ready: 'locked', readOnly: 'locked', degraded: 'locked' } }],
  'host.unlocked': [{ event: { type: 'host.unlocked' }, leads: { locked: 'editing' } }],
  'host.readOnly': [
    { event: { type: 'host.readOnly', value: true }, leads: { arriving: 'readOnly', editing: 'readOnly', ready: 'readOnly', degraded: 'readOnly' } },
    { event: { type: 'host.readOnly', value: false }, leads: { readOnly: 'editing' } },
  ],
  'host.layout': [{ event: { type: 'host.layout', layout: 'list' }, leads: {} }],
  'host.locale': [{ event: { type: 'host.locale', locale: 'zh' }, leads: {} }],
  'host.others': [{ event: { type: 'host.others', value: true }, leads: {} }, { event: { type: 'host.others', value: false }, leads: {} }],
  'others.ready': [{ event: { type: 'others.ready' }, leads: { ready: 'submitting' } }],
  settled: [
    { event: { type: 'settled', outcome: answered }, leads: Object.fromEntries(STATUSES.map((status) => [status, 'submitted'])) },
    { event: { type: 'settled', outcome: { kind: 'declined' } }, leads: Object.fromEntries(STATUSES.map((status) => [status, 'declined'])) },
  ],
  reopened: [{ event: { type: 'reopened' }, leads: { submitted: 'editing', declined: 'editing', cancelled: 'editing' } }, { event: { type: 'reopened', refusal: 'No' }, leads: { submitted: 'editing', declined: 'editing', cancelled: 'editing', ready: 'editing', submitting: 'editing' } }],
  'delivery.succeeded': [{ event: { type: 'delivery.succeeded' }, leads: { submitting: 'submitted' } }],
  'delivery.failed': [{ event: { type: 'delivery.failed', message: 'no connection' }, leads: { submitting: 'editing' } }],
  'delivery.withdrawn': [{ event: { type: 'delivery.withdrawn' }, leads: { submitting: 'editing' } }],
};

interface Lead<T extends HostEvent['type'] = HostEvent['type']> {
  readonly event: HostEvent & { readonly type: T };
  readonly leads: Partial<Record<QuestionnaireStatus, QuestionnaireStatus>>;
}

describe('what is allowed where', () => {
  for (const status of STATUSES) {
    it(`can be ${status}`, () => expect(PLACES[status]().view().status).to.equal(status));

    for (const event of Object.values(USER_EVENTS)) {
      const allowed = ALLOWED[status].includes(event.type);
      it(`${status} ${allowed ? 'hears' : 'ignores'} ${event.type}`, () => {
        const running = PLACES[status]();
        const before = running.actor.getSnapshot();
        expect(before.can(event)).to.equal(allowed);
        if (allowed) return;
        running.send(event);
        expect(running.actor.getSnapshot().value).to.deep.equal(before.value);
        expect(running.actor.getSnapshot().context).to.equal(before.context);
      });
    }

    for (const { event, leads } of Object.values<readonly Lead[]>(HOST_EVENTS).flat()) {
      const goal = leads[status] ?? status;
      const said = 'value' in event ? `${event.type} ${event.value}` : 'outcome' in event ? `${event.type} ${event.outcome.kind}` : event.type;
      it(`${said} leads from ${status} to ${goal}`, () => expect(PLACES[status]().send(event).status).to.equal(goal));
    }

    it(`${status} stays when the same message is read again`, () => {
      const running = PLACES[status]();
      const { context } = running.actor.getSnapshot();
      running.send({ type: 'questionnaire.updated', questionnaire: structuredClone(context.questionnaire) });
      const after = running.actor.getSnapshot().context;
      expect(running.view().status).to.equal(status);
      expect({ ...after, questionnaire: null }).to.deep.equal({ ...context, questionnaire: null });
    });

    it(`${status} offers just the commands that it hears`, () => {
      const running = PLACES[status]();
      const { commands } = running.view();
      const snapshot = running.actor.getSnapshot();
      for (const [name, make] of Object.entries(COMMANDS) as [keyof QuestionnaireCommands, (commands: QuestionnaireCommands) => QuestionnaireEvent | undefined][]) {
        const event = make(commands);
        expect(event === undefined ? !snapshot.can(USER_EVENTS[HEARD[name]]) : snapshot.can(event), name).to.equal(true);
      }
    });
  }

  it('has no end that the questionnaire does not offer', () => {
    const running = run(texts('a'), { outcomes: ['submitted'] });
    const { commands } = running.send({ type: 'decline' }, { type: 'cancel', reason: 'dismissed' }, { type: 'clarify' }, { type: 'finish' });
    expect(running.outcomes).to.deep.equal([]);
    expect(Object.keys(commands)).not.to.include.members(['decline', 'cancel', 'clarify', 'finish']);
    expect(run(texts('a'), { outcomes: ['declined'] }).view().canSubmit).to.equal(false);
  });
  it('is no degraded questionnaire that merely asks for a yes', () => {
    const running = run([], { outcomes: ['submitted', 'declined'] });
    running.send(running.view().commands.submit);
    expect(running.outcomes).to.deep.equal([{ kind: 'submitted', answers: [] }]);
  });
  it('is degraded once it is known that nothing can be shown, not before', () => {
    const broken = { diagnostics: [{ code: 'questions_empty', severity: 'error', message: '' }] } as const;
    const running = run([], { ...broken, complete: false });
    expect(running.view().status).to.equal('arriving');
    expect(running.send({ type: 'questionnaire.updated', questionnaire: questionnaire([], broken) }).status).to.equal('degraded');
  });
});

const COMMANDS: { readonly [C in keyof Required<QuestionnaireCommands>]: (commands: QuestionnaireCommands) => QuestionnaireEvent | undefined } = {
  change: ({ change }) => change?.('a', typed('x')),
  note: ({ note }) => note?.('a', 'x'),
  clear: ({ clear }) => clear?.('a'),
  next: ({ next }) => next,
  back: ({ back }) => back,
  go: ({ go }) => go?.(2),
  submit: ({ submit }) => submit,
  edit: ({ edit }) => edit,
  decline: ({ decline }) => decline,
  cancel: ({ cancel }) => cancel?.(),
  clarify: ({ clarify }) => clarify,
  finish: ({ finish }) => finish,
  cancelSending: ({ cancelSending }) => cancelSending,
};
const HEARD: { readonly [C in keyof Required<QuestionnaireCommands>]: UserEvent['type'] } = {
  change: 'draft.changed', note: 'note.changed', clear: 'answer.cleared', next: 'next', back: 'back', go: 'go', submit: 'submit', edit: 'edit',
  decline: 'decline', cancel: 'cancel', clarify: 'clarify', finish: 'finish', cancelSending: 'sending.cancelled',
};

function seen(running: Running): Running {
  return then(running, { type: 'go', step: 2 }, { type: 'go', step: 1 });
}

function then(running: Running, ...events: QuestionnaireEvent[]): Running {
  running.send(...events);
  return running;
}
