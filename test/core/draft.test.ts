import { expect } from '@open-wc/testing';
import { carryDraft } from '../../src/core/draft/carry-draft.js';
import { clearedValue, initialDraft, valueOf, withValue } from '../../src/core/draft/draft.js';
import { fingerprint, sameQuestions } from '../../src/core/draft/fingerprint.js';
import { readDraft } from '../../src/core/draft/read-draft.js';
import { restoreDraft } from '../../src/core/draft/restore-draft.js';
import { settleChoice } from '../../src/core/draft/settle-choice.js';
import { boolean, chosen, draftWith, file, multi, number, options, questionnaire, single, temporal, text, ticked, typed } from '../support/questions.js';

describe('a first draft', () => {
  it('holds the defaults, and nothing elsewhere', () => {
    const asked = questionnaire([
      single({ initial: { option: 'b' } }), multi({ initial: { options: ['a'], other: 'mine' } }), text(), number({ initial: 0.5 }), boolean(),
      temporal({ initial: '2026-01-01' }), single({ id: 'own', initial: { other: 'words' } }),
    ]);
    expect({ ...initialDraft(asked).values }).to.deep.equal({
      single: chosen('b'), multi: ticked(['a'], 'mine'), text: typed(''), number: { kind: 'number', text: '0.5' },
      boolean: { kind: 'boolean', checked: null }, temporal: { kind: 'temporal', text: '2026-01-01' }, own: chosen(null, 'words'),
    });
  });
  it('has a place for ids that objects are born with', () => {
    const asked = questionnaire([text({ id: '__proto__', initial: 'p' }), text({ id: 'constructor', initial: 'c' })]);
    const { values } = initialDraft(asked);
    expect(Object.keys(values)).to.deep.equal(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(values)).to.equal(null);
    expect(readDraft(JSON.parse(JSON.stringify(initialDraft(asked)))).values).to.deep.equal(values);
  });
});

describe('a cleared answer', () => {
  it('keeps what was written under Other', () => {
    expect(clearedValue(single(), chosen(null, 'mine'))).to.deep.equal({ kind: 'single_choice', option: null, other: { chosen: false, text: 'mine' } });
  });
});

describe('a draft value of another kind', () => {
  it('reads as an empty one', () => {
    expect(valueOf(draftWith({ text: chosen('a') }), text())).to.deep.equal(typed(''));
  });
});

describe('a fingerprint', () => {
  const base = questionnaire([single({ other: { exclusive: false } }), text()]);

  it('is the same for the same questions, whatever they look like and wherever they stand', () => {
    const [choice, words] = [single({ other: { exclusive: false }, help: 'h', widget: 'cards', initial: { option: 'a' } }), text({ placeholder: 'p', multiline: true })];
    expect(sameQuestions(base, questionnaire([choice, words], { id: 'm9_q1', title: 'Other', complete: false }))).to.equal(true);
  });
  for (const [what, questions] of [
    ['a prompt', [single({ other: { exclusive: false }, prompt: 'Else?' }), text()]],
    ['an id', [single({ other: { exclusive: false }, id: 'x' }), text()]],
    ['an option', [single({ other: { exclusive: false }, options: options('a', 'b') }), text()]],
    ['a label', [single({ other: { exclusive: false }, options: [...options('a', 'b'), { id: 'c', label: 'No' }] }), text()]],
    ['Other', [single(), text()]],
    ['a kind', [multi({ id: 'single', prompt: 'One of these?', other: { exclusive: false } }), text()]],
    ['the order', [text(), single({ other: { exclusive: false } })]],
    ['the number of questions', [single({ other: { exclusive: false } })]],
  ] as const) {
    it(`changes with ${what}`, () => expect(fingerprint(questionnaire(questions))).not.to.equal(fingerprint(base)));
  }
});

describe('a draft whose questionnaire grows', () => {
  const before = questionnaire([text({ id: 'a' })]);

  it('keeps what was typed when the next question arrives', () => {
    const draft = withValue(initialDraft(before), 'a', typed('mine'));
    const grown = carryDraft(draft, before, questionnaire([text({ id: 'a' }), text({ id: 'b', initial: 'new' })]), ['a']);
    expect({ ...grown.values }).to.deep.equal({ a: typed('mine'), b: typed('new') });
  });
  it('takes a default that arrives late, but not over an answer, nor over a cleared one', () => {
    const late = questionnaire([text({ id: 'a', initial: 'late' })]);
    expect(carryDraft(initialDraft(before), before, late, []).values['a']).to.deep.equal(typed('late'));
    expect(carryDraft(withValue(initialDraft(before), 'a', typed('mine')), before, late, ['a']).values['a']).to.deep.equal(typed('mine'));
    expect(carryDraft(initialDraft(before), before, late, ['a']).values['a']).to.deep.equal(typed(''));
  });
  it('does not put an answer under another question of the same id', () => {
    const draft = withValue(initialDraft(before), 'a', typed('mine'));
    expect(carryDraft(draft, before, questionnaire([text({ id: 'a', prompt: 'Else?' })]), ['a']).values['a']).to.deep.equal(typed(''));
    expect(carryDraft(draft, before, questionnaire([number({ id: 'a', prompt: 'In your words?' })]), ['a']).values['a']).to.deep.equal({ kind: 'number', text: '' });
    const dated = withValue(initialDraft(before), 'a', { kind: 'temporal', text: '2027-01-04' });
    expect(carryDraft(dated, questionnaire([temporal({ id: 'a' })]), questionnaire([temporal({ id: 'a', precision: 'time' })]), ['a']).values['a']).to.deep.equal({ kind: 'temporal', text: '' });
  });
  it('keeps notes', () => {
    const grown = carryDraft(draftWith({}, { a: 'note' }), before, questionnaire([text({ id: 'a' }), text({ id: 'b' })]), []);
    expect({ ...grown.notes }).to.deep.equal({ a: 'note' });
  });
});

describe('an earlier draft', () => {
  it('fills what has not been touched since', () => {
    const asked = questionnaire([text({ id: 'a' }), text({ id: 'b' }), text({ id: 'c', initial: 'default' })]);
    const { draft, touched } = restoreDraft(asked, withValue(initialDraft(asked), 'b', typed('new')), draftWith({ a: typed('old'), b: typed('old'), x: typed('gone') }), ['b']);
    expect({ ...draft.values }).to.deep.equal({ a: typed('old'), b: typed('new'), c: typed('default') });
    expect(touched).to.have.members(['a', 'b']);
  });
  it('is read from JSON of any shape without an exception', () => {
    for (const raw of [null, 1, 'x', [], { values: 1 }, { values: { a: { kind: 'text' } }, notes: { a: 1 } }]) {
      expect(readDraft(raw), JSON.stringify(raw)).to.deep.equal(readDraft({}));
    }
  });
  it('loses only what is no draft value', () => {
    const raw = { values: { good: file().kind && { kind: 'file', files: [] }, bad: { kind: 'number', text: 5 } }, notes: { good: 'n' } };
    const { values, notes } = readDraft(raw);
    expect(Object.keys(values)).to.deep.equal(['good']);
    expect({ ...notes }).to.deep.equal({ good: 'n' });
  });
});

describe('a changed choice', () => {
  const exclusive = { exclusive: true };

  it('is the option when one is chosen after Other, whose text stays', () => {
    const after = settleChoice(single({ other: exclusive }), chosen(null, 'mine'), { kind: 'single_choice', option: 'a', other: { chosen: true, text: 'mine' } });
    expect(after).to.deep.equal({ kind: 'single_choice', option: 'a', other: { chosen: false, text: 'mine' } });
  });
  it('is Other when that is chosen after an option', () => {
    expect(settleChoice(single({ other: exclusive }), chosen('a'), chosen('a', ''))).to.deep.equal(chosen(null, ''));
  });
  it('keeps what I typed in Other when the control no longer says', () => {
    expect(settleChoice(single({ other: exclusive }), chosen(null, 'mine'), chosen('a'))).to.deep.equal({ kind: 'single_choice', option: 'a', other: { chosen: false, text: 'mine' } });
  });
  it('clears the rest when an exclusive Other is chosen, and Other when something else is', () => {
    const question = multi({ other: exclusive });
    expect(settleChoice(question, ticked(['a', 'b']), ticked(['a', 'b'], ''))).to.deep.equal(ticked([], ''));
    expect(settleChoice(question, ticked([], 'mine'), ticked(['a'], 'mine'))).to.deep.equal({ kind: 'multi_choice', options: ['a'], other: { chosen: false, text: 'mine' } });
  });
  it('holds both where Other is one choice among others', () => {
    expect(settleChoice(multi({ other: { exclusive: false } }), ticked(['a']), ticked(['a'], 'mine'))).to.deep.equal(ticked(['a'], 'mine'));
  });
});
