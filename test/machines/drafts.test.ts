import { expect } from '@open-wc/testing';
import { createQuestionnaireStore, viewQuestionnaire, type DraftStorage, type QuestionnaireActor, type QuestionnaireView } from '../../src/machines/index.js';
import { file, questionnaire, text, typed } from '../support/questions.js';
import { texts } from './support.js';

const asked = questionnaire(texts('a', 'b'), { layout: 'list' });
const noted = questionnaire([text({ id: 'a', annotatable: true })]);
const view = (actor: QuestionnaireActor): QuestionnaireView => viewQuestionnaire(actor.getSnapshot());
const entered = (actor: QuestionnaireActor): string[] => view(actor).entered.map(({ text: written, empty }) => (empty ? '' : written));
const type = (actor: QuestionnaireActor, question: string, written: string) => actor.send({ type: 'draft.changed', question, value: typed(written) });
const note = (actor: QuestionnaireActor, written: string) => actor.send({ type: 'note.changed', question: 'a', text: written });

function memory(): DraftStorage & { readonly items: Map<string, string> } {
  const items = new Map<string, string>();
  return { items, getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value), removeItem: (key) => void items.delete(key) };
}

describe('two pages over one storage', () => {
  const open = (storage: DraftStorage, of = asked): QuestionnaireActor => createQuestionnaireStore({ storage }).open(of);

  it('keep what was typed on either', () => {
    const storage = memory();
    const [one, other] = [open(storage), open(storage)];
    type(other, 'b', 'theirs');
    type(one, 'a', 'mine');
    expect(entered(open(storage))).to.deep.equal(['mine', 'theirs']);
  });

  it('keep what was typed last where both have typed', () => {
    const storage = memory();
    const [one, other] = [open(storage), open(storage)];
    type(one, 'a', 'first');
    type(other, 'a', 'last');
    type(one, 'b', 'more');
    expect(entered(open(storage))).to.deep.equal(['last', 'more']);
  });

  it('do not lose what one of them holds where the other has sent', () => {
    const storage = memory();
    const [one, other] = [open(storage), open(storage)];
    type(other, 'a', 'theirs');
    type(one, 'b', 'mine');
    one.send({ type: 'submit' });
    one.send({ type: 'delivery.succeeded' });
    expect(storage.items.size).to.equal(0);
    type(other, 'b', 'more');
    expect(entered(open(storage))).to.deep.equal(['theirs', 'more']);
  });

  it('do not bring back what one of them has cleared', () => {
    const storage = memory();
    type(open(storage), 'a', 'mine');
    const [one, other] = [open(storage), open(storage)];
    one.send({ type: 'answer.cleared', question: 'a' });
    expect(entered(open(storage))).to.deep.equal(['', '']);
    expect(entered(other)).to.deep.equal(['mine', '']);
  });

  it('keep notes of either, and none that was cleared', () => {
    const storage = memory();
    const [one, other] = [open(storage, noted), open(storage, noted)];
    note(other, 'theirs');
    type(one, 'a', 'mine');
    const later = open(storage, noted);
    expect(view(later).entered[0]).to.include({ text: 'mine', note: 'theirs' });
    note(later, '');
    expect(view(open(storage, noted)).entered[0]?.note).to.equal(undefined);
  });

  it('do not forget that the other one was sending', () => {
    const storage = memory();
    const [one, other] = [open(storage), open(storage)];
    type(one, 'a', 'mine');
    one.send({ type: 'submit' });
    type(other, 'b', 'theirs');
    expect(view(open(storage)).deliveryUnknown).to.equal(true);
    one.send({ type: 'delivery.failed', message: 'no connection' });
    expect(view(open(storage)).deliveryUnknown, 'it is known by now').to.equal(false);
  });

  it('doubt both where both were sending', () => {
    const storage = memory();
    const [one, other] = [open(storage), open(storage)];
    type(one, 'a', 'mine');
    one.send({ type: 'submit' });
    type(other, 'a', 'theirs');
    other.send({ type: 'submit' });
    other.send({ type: 'delivery.failed', message: 'no connection' });
    expect(view(open(storage)).deliveryUnknown).to.equal(true);
  });
});

describe('a note alone', () => {
  it('is stored when it was written while the questionnaire arrived', () => {
    const storage = memory();
    const store = createQuestionnaireStore({ storage });
    note(store.open({ ...noted, complete: false }), 'mine');
    store.open(noted);
    expect(view(createQuestionnaireStore({ storage }).open(noted)).entered[0]?.note).to.equal('mine');
  });

  it('is stored again when an answer is taken back', () => {
    const storage = memory();
    const actor = createQuestionnaireStore({ storage }).open(noted);
    note(actor, 'mine');
    actor.send({ type: 'settled', outcome: { kind: 'cancelled', reason: 'dismissed' } });
    actor.send({ type: 'reopened' });
    expect(view(createQuestionnaireStore({ storage }).open(noted)).entered[0]?.note).to.equal('mine');
  });
});

describe('a storage', () => {
  it('is left as it was where nothing was entered', () => {
    const storage = memory();
    const actor = createQuestionnaireStore({ storage }).open(asked);
    actor.send({ type: 'decline' });
    actor.send({ type: 'delivery.failed', message: 'no connection' });
    expect([...storage.items]).to.deep.equal([]);
  });

  it('that holds garbage takes what was typed while the questionnaire arrived', () => {
    const storage = memory();
    type(createQuestionnaireStore({ storage }).open(asked), 'a', 'old');
    for (const key of storage.items.keys()) storage.setItem(key, '{"fingerprint":');
    const errors: unknown[] = [];
    const store = createQuestionnaireStore({ storage, onError: (error) => errors.push(error) });
    type(store.open({ ...asked, complete: false }), 'a', 'mine');
    store.open(asked);
    expect(errors).to.have.length(1);
    expect(entered(createQuestionnaireStore({ storage }).open(asked))).to.deep.equal(['mine', '']);
  });

  it('that a browser forbids is reported, and all goes on', () => {
    const errors: unknown[] = [];
    const actor = createQuestionnaireStore({
      get storage(): DraftStorage {
        throw new Error('forbidden');
      },
      onError: (error) => errors.push(error),
    }).open(asked);
    type(actor, 'a', 'mine');
    expect(entered(actor)).to.deep.equal(['mine', '']);
    expect(errors.map(String)).to.deep.equal(['Error: forbidden']);
  });

  it('that fails holds up nothing, also where whoever is told of it fails', async () => {
    const unhandled: unknown[] = [];
    const { onerror } = window;
    window.onerror = (_message, _source, _line, _column, error) => void unhandled.push(error);
    const fail = (): never => {
      throw new Error('quota');
    };
    const told = new Error('told');
    const store = createQuestionnaireStore({
      storage: { getItem: fail, setItem: fail, removeItem: fail },
      onError: () => {
        throw told;
      },
    });
    const actor = store.open(asked);
    type(actor, 'a', 'mine');
    expect(store.open(asked)).to.equal(actor);
    expect(entered(actor)).to.deep.equal(['mine', '']);
    await new Promise((resolve) => setTimeout(resolve));
    window.onerror = onerror;
    expect(unhandled).to.deep.equal([told, told]);
  });
});

describe('a questionnaire that is released while it is sent', () => {
  it('says that nobody knows, keeps what was typed, and is so after a reload', () => {
    const storage = memory();
    const store = createQuestionnaireStore({ storage });
    const actor = store.open(asked);
    type(actor, 'a', 'mine');
    actor.send({ type: 'submit' });
    store.dispose();
    expect(view(actor)).to.include({ status: 'editing', deliveryUnknown: true });
    const later = createQuestionnaireStore({ storage }).open(asked);
    expect(view(later)).to.include({ status: 'editing', deliveryUnknown: true });
    expect(entered(later)).to.deep.equal(['mine', '']);
  });
});

describe('a snapshot', () => {
  it('of another questionnaire says nothing', () => {
    const other = createQuestionnaireStore().open({ ...asked, id: 'other' }, { locked: 'expired' });
    expect(view(createQuestionnaireStore().open(asked, { snapshot: other.getPersistedSnapshot() }))).to.include({ status: 'editing' });
  });

  const withFile = questionnaire([file({ multiple: true })]);
  const picked = (store: ReturnType<typeof createQuestionnaireStore>): QuestionnaireActor => {
    const actor = store.open(withFile);
    actor.send({ type: 'draft.changed', question: 'file', value: { kind: 'file', files: [store.files.add(new File([''], 'gone.txt'))] } });
    return actor;
  };
  const resume = (actor: QuestionnaireActor): QuestionnaireActor => createQuestionnaireStore().open(withFile, { snapshot: JSON.parse(JSON.stringify(actor.getPersistedSnapshot())) });

  it('holds no lost file where it was locked and is unlocked later', () => {
    const actor = picked(createQuestionnaireStore());
    actor.send({ type: 'host.locked', reason: 'superseded' });
    const resumed = resume(actor);
    resumed.send({ type: 'host.unlocked' });
    expect(view(resumed).questions[0]?.value).to.deep.equal({ kind: 'file', files: [] });
  });

  it('holds no lost file where the answers were ready to be sent with others', () => {
    const actor = picked(createQuestionnaireStore());
    actor.send({ type: 'host.others', value: true });
    actor.send({ type: 'submit' });
    expect(view(actor).status).to.equal('ready');
    const resumed = resume(actor);
    expect(view(resumed).status).to.equal('editing');
    expect(view(resumed).questions[0]?.value).to.deep.equal({ kind: 'file', files: [] });
  });
});

describe('a message that arrives once more from its start', () => {
  it('takes nothing away that was typed', () => {
    const storage = memory();
    const store = createQuestionnaireStore({ storage });
    const actor = store.open(asked);
    type(actor, 'a', 'mine');
    type(actor, 'b', 'more');
    for (const count of [0, 1, 2]) store.open({ ...structuredClone(asked), complete: false, questions: structuredClone(asked.questions.slice(0, count)) });
    store.open(structuredClone(asked));
    expect(entered(actor)).to.deep.equal(['mine', 'more']);
    expect(entered(createQuestionnaireStore({ storage }).open(asked))).to.deep.equal(['mine', 'more']);
  });

  it('is whole to read, and not to be sent before it has arrived', () => {
    const actor = createQuestionnaireStore().open(asked);
    actor.send({ type: 'questionnaire.updated', questionnaire: { ...asked, complete: false, questions: [] } });
    expect(view(actor)).to.include({ status: 'arriving', questionCount: 2, canSubmit: false });
  });

  it('stands at a question where it stood at the review', () => {
    const stepper = { ...asked, layout: 'stepper' } as const;
    const actor = createQuestionnaireStore().open(stepper);
    for (const question of ['a', 'b']) {
      type(actor, question, 'mine');
      actor.send({ type: 'next' });
    }
    expect(view(actor).isReview).to.equal(true);
    actor.send({ type: 'questionnaire.updated', questionnaire: { ...stepper, complete: false, questions: [] } });
    expect(view(actor).questions).to.have.length(1);
  });

  it('stays as it ended, and on its way where it is sent', () => {
    const [done, underway] = [createQuestionnaireStore().open(asked), createQuestionnaireStore().open(asked)];
    for (const actor of [done, underway]) actor.send({ type: 'submit' });
    done.send({ type: 'delivery.succeeded' });
    for (const actor of [done, underway]) {
      for (const count of [0, 1, 2]) actor.send({ type: 'questionnaire.updated', questionnaire: { ...structuredClone(asked), complete: false, questions: asked.questions.slice(0, count) } });
      actor.send({ type: 'questionnaire.updated', questionnaire: structuredClone(asked) });
    }
    expect([done, underway].map((actor) => view(actor).status)).to.deep.equal(['submitted', 'submitting']);
  });

  it('is another one where it turns out to ask something else', () => {
    const store = createQuestionnaireStore();
    const actor = store.open(asked);
    type(actor, 'a', 'mine');
    for (const count of [0, 1]) store.open({ ...asked, complete: false, questions: texts('c', 'd').slice(0, count) });
    store.open({ ...asked, questions: texts('c', 'd') });
    expect(view(actor).entered.map(({ question }) => question)).to.deep.equal(['c', 'd']);
    expect(entered(actor)).to.deep.equal(['', '']);
  });
});

describe('a snapshot with an outcome that is none', () => {
  it('says nothing', () => {
    for (const outcome of [{ kind: 'later' }, { kind: 'submitted' }, { kind: 'clarify' }]) {
      const actor = createQuestionnaireStore().open(asked);
      const whole = JSON.parse(JSON.stringify(actor.getPersistedSnapshot())) as { context: Record<string, unknown> };
      Object.assign(whole.context, { settled: outcome });
      const resumed = createQuestionnaireStore().open(asked, { snapshot: whole });
      expect(view(resumed).outcome, outcome.kind).to.equal(undefined);
    }
  });
});
