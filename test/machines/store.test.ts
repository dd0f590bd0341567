import { expect } from '@open-wc/testing';
import { createQuestionnaireStore, viewQuestionnaire, type DraftStorage, type QuestionnaireActor, type QuestionnaireView } from '../../src/machines/index.js';
import { draftWith, file, questionnaire, text, typed } from '../support/questions.js';
import { texts } from './support.js';

const asked = questionnaire(texts('a', 'b'), { layout: 'list' });
const again = () => structuredClone(asked);
const view = (actor: QuestionnaireActor): QuestionnaireView => viewQuestionnaire(actor.getSnapshot());
const entered = (actor: QuestionnaireActor): string[] => view(actor).entered.map(({ text: written, empty }) => (empty ? '' : written));
const type = (actor: QuestionnaireActor, question: string, written: string) => actor.send({ type: 'draft.changed', question, value: typed(written) });

function memory(): DraftStorage & { readonly items: Map<string, string> } {
  const items = new Map<string, string>();
  return { items, getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value), removeItem: (key) => void items.delete(key) };
}

describe('a store of questionnaires', () => {
  it('gives the same one for the same conversation and id, with what was typed', () => {
    const store = createQuestionnaireStore();
    const first = store.open(asked, { conversationId: 'c' });
    type(first, 'a', 'mine');
    expect(store.open(again(), { conversationId: 'c' })).to.equal(first);
    expect(store.get('c', asked.id)).to.equal(first);
    expect(entered(first)).to.deep.equal(['mine', '']);
  });
  it('keeps conversations and questionnaires apart, however their ids are spelled', () => {
    const store = createQuestionnaireStore();
    const actors = [
      store.open(asked), store.open(asked, { conversationId: 'c' }), store.open({ ...asked, id: 'm2' }, { conversationId: 'c' }),
      store.open({ ...asked, id: '","m2' }, { conversationId: 'c' }), store.open({ ...asked, id: '__proto__' }, { conversationId: '__proto__' }),
    ];
    expect(new Set(actors).size).to.equal(5);
    type(store.open(asked), 'a', 'mine');
    expect(entered(store.open(asked, { conversationId: 'c' }))).to.deep.equal(['', '']);
  });
  it('tells a running one what is new, and nothing where nothing is', () => {
    const store = createQuestionnaireStore();
    const actor = store.open(asked);
    let snapshots = 0;
    actor.subscribe(() => (snapshots += 1));
    const outcome = { kind: 'submitted', answers: [] } as const;
    const options = { readOnly: true, locked: 'closed', settled: outcome, locale: 'zh', layout: 'stepper' } as const;
    store.open(asked, options);
    expect(snapshots).to.equal(5);
    expect(view(actor)).to.include({ status: 'submitted', layout: 'stepper', lock: 'closed' });
    store.open(asked, { ...options, settled: structuredClone(outcome) });
    store.open(asked);
    expect(snapshots).to.equal(5);
  });
  it('starts one as the host says it is', () => {
    const store = createQuestionnaireStore();
    const actor = store.open(asked, { readOnly: true, draft: draftWith({ a: typed('given') }) });
    expect(view(actor).status).to.equal('readOnly');
    expect(entered(actor)).to.deep.equal(['given', '']);
  });
  it('lets it grow while it streams', () => {
    const store = createQuestionnaireStore();
    const actor = store.open({ ...asked, complete: false, questions: asked.questions.slice(0, 1) });
    type(actor, 'a', 'mine');
    store.open(asked);
    expect(view(actor).status).to.equal('editing');
    expect(entered(actor)).to.deep.equal(['mine', '']);
  });
  it('stops and forgets what it releases, one or all of a conversation', () => {
    const store = createQuestionnaireStore();
    const one = store.open(asked, { conversationId: 'c' });
    const other = store.open({ ...asked, id: 'm2' }, { conversationId: 'c' });
    const elsewhere = store.open(asked, { conversationId: 'd' });
    store.release('c', asked.id);
    expect([one, other, elsewhere].map((actor) => actor.getSnapshot().status)).to.deep.equal(['stopped', 'active', 'active']);
    store.release('c');
    expect(store.get('c', 'm2')).to.equal(undefined);
    expect(store.get('d', asked.id)).to.equal(elsewhere);
    store.dispose();
    expect(elsewhere.getSnapshot().status).to.equal('stopped');
    store.release('c');
  });
  it('goes on from a snapshot that was taken while sending, without sending', () => {
    const before = createQuestionnaireStore().open(asked);
    type(before, 'a', 'mine');
    before.send({ type: 'submit' });
    const snapshot = before.getPersistedSnapshot();
    const after = createQuestionnaireStore().open(again(), { snapshot });
    expect(view(after)).to.include({ status: 'editing', deliveryUnknown: true });
    expect(entered(after)).to.deep.equal(['mine', '']);
  });
  it('does not go on from a snapshot of other questions', () => {
    const before = createQuestionnaireStore().open(asked);
    type(before, 'a', 'mine');
    const other = questionnaire([text({ id: 'a', prompt: 'Else?' })]);
    expect(entered(createQuestionnaireStore().open(other, { snapshot: before.getPersistedSnapshot() }))).to.deep.equal(['']);
  });
  it('starts anew where a snapshot is none, or half of one', () => {
    const actor = createQuestionnaireStore().open(asked);
    type(actor, 'a', 'mine');
    const whole = JSON.parse(JSON.stringify(actor.getPersistedSnapshot())) as { context: Record<string, unknown> };
    const halves = Object.keys(whole.context).map((field) => ({ context: { ...whole.context, [field]: 'broken', ...(field === 'locked' || field === 'locale' ? { [field]: 1 } : {}) } }));
    expect(halves).to.have.length(20);
    for (const snapshot of [undefined, null, 1, 'x', {}, { status: 'active', value: 'locked' }, { context: null }, { context: {} }, ...halves]) {
      const fresh = createQuestionnaireStore().open(asked, { snapshot });
      expect(view(fresh).status, JSON.stringify(snapshot)).to.equal('editing');
      expect(entered(fresh), JSON.stringify(snapshot)).to.deep.equal(['', '']);
    }
  });
});

describe('a snapshot that was tampered with', () => {
  const remember = (change: (context: Record<string, unknown>) => void): unknown => {
    const actor = createQuestionnaireStore().open(asked);
    type(actor, 'a', 'mine');
    const whole = JSON.parse(JSON.stringify(actor.getPersistedSnapshot())) as { context: Record<string, unknown> };
    change(whole.context);
    return whole;
  };

  it('is no snapshot where a question or an answer is none', () => {
    const broken: readonly ((context: Record<string, unknown>) => void)[] = [
      (context) => Object.assign(context['questionnaire'] as object, { questions: [null] }),
      (context) => Object.assign(context['questionnaire'] as object, { questions: [{ kind: 'single_choice', id: 'a', prompt: 'a?' }] }),
      (context) => Object.assign(context['questionnaire'] as object, { questions: [{ kind: 'slider', id: 'a', prompt: 'a?' }] }),
      (context) => Object.assign(context, { settled: { kind: 'submitted', answers: [{ question: 'a', kind: 'text', value: {} }] } }),
      (context) => Object.assign(context, { settled: { kind: 'submitted', answers: [{ question: 'a', kind: 'toString', value: null }] } }),
    ];
    for (const change of broken) expect(entered(createQuestionnaireStore().open(asked, { snapshot: remember(change) }))).to.deep.equal(['', '']);
  });

  it('is at a step that there is', () => {
    for (const step of [99, -1]) {
      const actor = createQuestionnaireStore().open(asked, { snapshot: remember((context) => Object.assign(context, { step })) });
      expect(view(actor).questions).to.have.length.greaterThan(0);
      expect(entered(actor)).to.deep.equal(['mine', '']);
    }
  });
});

describe('a stored draft', () => {
  it('comes back on the next visit, defaults left to the questionnaire', () => {
    const storage = memory();
    type(createQuestionnaireStore({ storage }).open(asked, { conversationId: 'c' }), 'a', 'mine');
    const withDefault = questionnaire([asked.questions[0]!, text({ id: 'b', prompt: 'b?', initial: 'preset' })], { layout: 'list' });
    expect(entered(createQuestionnaireStore({ storage }).open(withDefault, { conversationId: 'c' }))).to.deep.equal(['mine', 'preset']);
    expect(entered(createQuestionnaireStore({ storage }).open(asked, { conversationId: 'd' }))).to.deep.equal(['', '']);
  });
  it('keeps notes and ids that objects are born with', () => {
    const storage = memory();
    const odd = questionnaire([text({ id: '__proto__', annotatable: true })]);
    const actor = createQuestionnaireStore({ storage }).open(odd);
    type(actor, '__proto__', 'mine');
    actor.send({ type: 'note.changed', question: '__proto__', text: 'note' });
    const restored = view(createQuestionnaireStore({ storage }).open(odd));
    expect(restored.entered[0]).to.include({ text: 'mine', note: 'note' });
  });
  it('is stored again when an answer is taken back', () => {
    const storage = memory();
    const actor = createQuestionnaireStore({ storage }).open(asked);
    type(actor, 'a', 'mine');
    actor.send({ type: 'settled', outcome: { kind: 'cancelled', reason: 'dismissed' } });
    actor.send({ type: 'reopened' });
    expect(entered(createQuestionnaireStore({ storage }).open(asked))).to.deep.equal(['mine', '']);
  });
  it('is not put under other questions', () => {
    const storage = memory();
    type(createQuestionnaireStore({ storage }).open(asked), 'a', 'mine');
    const other = questionnaire([text({ id: 'a', prompt: 'Else?' }), ...texts('b')]);
    expect(entered(createQuestionnaireStore({ storage }).open(other))).to.deep.equal(['', '']);
  });
  it('is gone once the questionnaire is settled', () => {
    const storage = memory();
    const actor = createQuestionnaireStore({ storage }).open(asked);
    type(actor, 'a', 'mine');
    expect(storage.items.size).to.equal(1);
    actor.send({ type: 'submit' });
    actor.send({ type: 'delivery.succeeded' });
    expect(storage.items.size).to.equal(0);
  });
  it('is gone also where it was settled elsewhere meanwhile', () => {
    const storage = memory();
    type(createQuestionnaireStore({ storage }).open(asked), 'a', 'mine');
    createQuestionnaireStore({ storage }).open(asked, { settled: { kind: 'declined' } });
    expect(storage.items.size).to.equal(0);
  });
  it('waits until the questionnaire has arrived, and does not undo what was typed meanwhile', () => {
    const storage = memory();
    const before = createQuestionnaireStore({ storage }).open(asked);
    type(before, 'a', 'old');
    type(before, 'b', 'old');
    const store = createQuestionnaireStore({ storage });
    const actor = store.open({ ...asked, complete: false, questions: asked.questions.slice(0, 1) });
    type(actor, 'a', 'new');
    store.open(asked);
    expect(entered(actor)).to.deep.equal(['new', 'old']);
    expect(entered(createQuestionnaireStore({ storage }).open(asked))).to.deep.equal(['new', 'old']);
  });
  it('holds what was typed while it arrived, also without another word', () => {
    const storage = memory();
    const store = createQuestionnaireStore({ storage });
    type(store.open({ ...asked, complete: false }), 'a', 'mine');
    expect(storage.items.size).to.equal(0);
    store.open(asked);
    expect(entered(createQuestionnaireStore({ storage }).open(asked))).to.deep.equal(['mine', '']);
  });
  it('of any other shape is passed over', () => {
    for (const broken of ['', '{', 'null', '1', '{"fingerprint":1}', '{"values":{"a":null}}']) {
      const storage = memory();
      type(createQuestionnaireStore({ storage }).open(asked), 'a', 'mine');
      for (const key of storage.items.keys()) storage.setItem(key, broken);
      expect(entered(createQuestionnaireStore({ storage }).open(asked)), broken).to.deep.equal(['', '']);
    }
  });
  it('says after a reload that it was being sent, and sends it again only by a click', () => {
    const storage = memory();
    const actor = createQuestionnaireStore({ storage }).open(asked);
    type(actor, 'a', 'mine');
    actor.send({ type: 'submit' });
    const later = createQuestionnaireStore({ storage }).open(asked);
    expect(view(later)).to.include({ status: 'editing', deliveryUnknown: true, canSubmit: true });
    expect(entered(later)).to.deep.equal(['mine', '']);
    const outcomes: number[] = [];
    later.on('outcome', ({ submission }) => outcomes.push(submission));
    later.send({ type: 'submit' });
    expect(outcomes).to.deep.equal([2]);
    later.send({ type: 'delivery.failed', message: 'no connection' });
    expect(view(createQuestionnaireStore({ storage }).open(asked)).deliveryUnknown, 'the first may still have arrived').to.equal(true);
    later.send({ type: 'submit' });
    later.send({ type: 'delivery.succeeded' });
    expect(view(createQuestionnaireStore({ storage }).open(asked))).to.include({ status: 'editing', deliveryUnknown: false });
  });
  it('says nothing of a sending that has failed', () => {
    const storage = memory();
    const actor = createQuestionnaireStore({ storage }).open(asked);
    type(actor, 'a', 'mine');
    actor.send({ type: 'submit' });
    actor.send({ type: 'delivery.failed', message: 'no connection' });
    expect(view(createQuestionnaireStore({ storage }).open(asked))).to.include({ status: 'editing', deliveryUnknown: false });
  });
  it('that cannot be kept is reported, and all goes on', () => {
    const fail = (): never => {
      throw new Error('quota');
    };
    const errors: unknown[] = [];
    const store = createQuestionnaireStore({ storage: { getItem: fail, setItem: fail, removeItem: fail }, onError: (error) => errors.push(error) });
    const actor = store.open(asked);
    type(actor, 'a', 'mine');
    actor.send({ type: 'submit' });
    actor.send({ type: 'delivery.succeeded' });
    expect(view(actor).status).to.equal('submitted');
    // Reading, what was entered, that it is being sent, and that it is done.
    expect(errors.map(String)).to.deep.equal(Array.from({ length: 4 }, () => 'Error: quota'));
  });
});

describe('files', () => {
  const withFile = questionnaire([file({ multiple: true })]);
  it('are not sent from a snapshot of another page, where their bytes are gone; those that are here stay', () => {
    const [before, after] = [createQuestionnaireStore(), createQuestionnaireStore()];
    const [gone, here] = [before.files.add(new File([''], 'gone.txt')), after.files.add(new File([''], 'here.txt'))];
    const actor = before.open(withFile);
    actor.send({ type: 'draft.changed', question: 'file', value: { kind: 'file', files: [gone, here] } });
    const resumed = after.open(withFile, { snapshot: JSON.parse(JSON.stringify(actor.getPersistedSnapshot())) });
    expect(view(resumed).questions[0]?.value).to.deep.equal({ kind: 'file', files: [here] });
  });

  it('are kept beside the draft, which holds references alone', () => {
    const store = createQuestionnaireStore();
    const bytes = new File(['hello'], 'a.txt', { type: 'text/plain' });
    const ref = store.files.add(bytes);
    expect(ref).to.deep.include({ name: 'a.txt', size: 5, type: 'text/plain' });
    expect(store.files.get(ref.id)).to.equal(bytes);
    expect(store.files.add(bytes).id).not.to.equal(ref.id);
    store.files.delete(ref.id);
    expect(store.files.get(ref.id)).to.equal(undefined);
  });
  it('are let go with their questionnaire', () => {
    const store = createQuestionnaireStore();
    const ref = store.files.add(new File([''], 'a.txt'));
    store.open(withFile).send({ type: 'draft.changed', question: 'file', value: { kind: 'file', files: [ref] } });
    store.release('', withFile.id);
    expect(store.files.get(ref.id)).to.equal(undefined);
  });
  it('are not stored: their bytes are gone with the page', () => {
    const storage = memory();
    const store = createQuestionnaireStore({ storage });
    const ref = store.files.add(new File([''], 'a.txt'));
    store.open(withFile).send({ type: 'draft.changed', question: 'file', value: { kind: 'file', files: [ref] } });
    expect([...storage.items.values()].join()).not.to.contain(ref.id);
  });
});
