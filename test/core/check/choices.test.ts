import { expect } from '@open-wc/testing';
import { checkDraft } from '../../../src/core/check/index.js';
import { chosen, draftWith, multi, options, questionnaire, single, ticked } from '../../support/questions.js';
import { check } from './support.js';

const other = { exclusive: false };

describe('a single choice', () => {
  it('answers with the chosen option', () => {
    expect(check(single(), chosen('b'))).to.deep.equal({ value: { option: 'b' } });
  });
  it('is null when an optional one is left empty', () => {
    expect(check(single(), chosen(null))).to.deep.equal({ value: null });
    expect(check(single())).to.deep.equal({ value: null });
  });
  it('asks for an option when a required one is left empty', () => {
    expect(check(single({ required: true }), chosen(null))).to.deep.equal({ issue: 'required' });
  });
  it('refuses an option that was not offered', () => {
    expect(check(single(), chosen('z'))).to.deep.equal({ issue: 'option_unknown' });
  });
  it('answers with what was written under Other, without the white space around it', () => {
    expect(check(single({ other }), chosen(null, '  mine  '))).to.deep.equal({ value: { other: 'mine' } });
  });
  it('cannot be Other without text, required or not', () => {
    expect(check(single({ other }), chosen(null, '  '))).to.deep.equal({ issue: 'other_empty' });
    expect(check(single({ other, required: true }), chosen(null, ''))).to.deep.equal({ issue: 'other_empty' });
  });
  it('does not send text under Other when an option is chosen', () => {
    const value = { kind: 'single_choice', option: 'a', other: { chosen: false, text: 'mine' } } as const;
    expect(check(single({ other }), value)).to.deep.equal({ value: { option: 'a' } });
  });
  it('refuses Other where it is not offered', () => {
    expect(check(single(), chosen(null, 'mine'))).to.deep.equal({ issue: 'option_unknown' });
  });
  it('collides with no option that is called like a marker for Other', () => {
    const question = single({ other, options: options('__questionnaire_other__', 'other') });
    expect(check(question, chosen('__questionnaire_other__'))).to.deep.equal({ value: { option: '__questionnaire_other__' } });
  });
  it('takes a label with a comma as one answer', () => {
    const question = single({ options: [{ id: 'Yes, always', label: 'Yes, always' }] });
    expect(check(question, chosen('Yes, always'))).to.deep.equal({ value: { option: 'Yes, always' } });
  });
});

describe('a multiple choice', () => {
  it('answers in the order in which the options were offered, each once', () => {
    expect(check(multi(), ticked(['c', 'a', 'c']))).to.deep.equal({ value: { options: ['a', 'c'] } });
  });
  it('sends Other beside the options', () => {
    expect(check(multi({ other }), ticked(['b'], 'mine'))).to.deep.equal({ value: { options: ['b'], other: 'mine' } });
  });
  it('is an empty list when its default was unticked', () => {
    expect(check(multi({ initial: { options: ['a'] } }), ticked([]))).to.deep.equal({ value: { options: [] } });
  });
  it('needs one choice when it is required, and Other is one', () => {
    expect(check(multi({ required: true }), ticked([]))).to.deep.equal({ issue: 'required' });
    expect(check(multi({ required: true, other }), ticked([], 'mine'))).to.deep.equal({ value: { options: [], other: 'mine' } });
  });
  it('refuses an option that was not offered', () => {
    expect(check(multi(), ticked(['a', 'z']))).to.deep.equal({ issue: 'option_unknown' });
  });
  it('counts Other towards the minimum and the maximum', () => {
    const question = multi({ other, min: 2, max: 2 });
    expect(check(question, ticked(['a']))).to.deep.equal({ issue: 'too_few', limit: 2 });
    expect(check(question, ticked(['a'], 'mine'))).to.deep.equal({ value: { options: ['a'], other: 'mine' } });
    expect(check(question, ticked(['a', 'b'], 'mine'))).to.deep.equal({ issue: 'too_many', limit: 2 });
  });
  it('may be left empty in spite of a minimum when it is optional', () => {
    expect(check(multi({ min: 2 }), ticked([]))).to.deep.equal({ value: { options: [] } });
  });
  it('says how many to clear', () => {
    const checked = checkDraft(questionnaire([multi({ max: 1 })]), draftWith({ multi: ticked(['a', 'b', 'c']) }));
    expect(checked.ok || checked.error[0]?.message).to.equal('At most 1. Clear 2 to go on.');
  });
  it('is Other alone where Other excludes the rest', () => {
    expect(check(multi({ other: { exclusive: true } }), ticked(['a', 'b'], 'mine'))).to.deep.equal({ value: { options: [], other: 'mine' } });
  });
  it('cannot have Other without text', () => {
    expect(check(multi({ other }), ticked(['a'], ' '))).to.deep.equal({ issue: 'other_empty' });
  });
});
