import { expect } from '@open-wc/testing';
import { readForm, type Form } from '../../../src/core/dialects/question-form/form.js';
import type { IsWhole } from '../../../src/core/dialects/question-form/reader.js';

/** A form that ends, as yet, in the value at a path: neither that nor what holds it is whole. */
function arriving(value: Readonly<Record<string, unknown>>, open: readonly (string | number)[], attributes: Readonly<Record<string, string>> = {}): Form {
  const isWhole: IsWhole = (path) => !path.every((step, index) => step === open[index]);
  const read = readForm({ document: { value, sourceAt: () => undefined, offsetOf: () => undefined }, attributes, locale: 'en', isWhole });
  if (!read.ok) throw new Error(JSON.stringify(read));
  return read.value;
}

describe('a form that is still arriving', () => {
  it('has its title at once from the attributes, and none that may yet be replaced', () => {
    expect(arriving({}, [], { title: 'T', id: 'x' })).to.include({ title: 'T', wireId: 'x' });
    expect(arriving({ title: 'Ha' }, ['title'])).to.not.have.property('title');
    expect(arriving({ title: 'Half' }, ['questions'])).to.include({ title: 'Half' });
  });

  it('shows a question once its id, type and label are whole, and the first option of a choice', () => {
    const ids = (question: object, ...open: readonly string[]): readonly string[] => arriving({ questions: [{ id: 'a', label: 'A', type: 'text' }, question] }, ['questions', 1, ...open]).questions.map(({ id }) => id);
    expect(ids({})).to.deep.equal(['a']);
    expect(ids({ id: 'b', label: 'Ha', type: 'text' }, 'label')).to.deep.equal(['a']);
    expect(ids({ id: 'b', label: 'Half', type: 'te' }, 'type')).to.deep.equal(['a']);
    expect(ids({ id: 'b', label: 'Half', type: 'text' })).to.deep.equal(['a', 'b']);
    expect(ids({ id: 'b', label: 'Half', type: 'radio' })).to.deep.equal(['a']);
    expect(ids({ id: 'b', label: '', type: 'text' })).to.deep.equal(['a']);
    expect(arriving({ questions: [{}] }, ['questions']).questions.map(({ id }) => id)).to.deep.equal(['q1']);
  });

  it('has options as they come, and a default once it and its option are whole', () => {
    const question = (value: object, ...open: readonly (string | number)[]): unknown => arriving({ questions: [{ id: 'a', label: 'A', type: 'radio', ...value }] }, ['questions', 0, ...open]).questions[0];
    expect(question({ default: 'alp', options: ['alpha'] }, 'options', 0)).to.equal(undefined);
    expect(question({ default: 'alpha', options: ['alpha', 'be'] }, 'options', 1)).to.deep.include({ options: [{ id: 'alpha', label: 'alpha' }], initial: { option: 'alpha' } });
    expect(question({ options: ['alpha'], default: 'alp' }, 'default')).to.not.have.property('initial');
    expect(question({ options: [{ label: 'A', value: 'a' }, { label: 'B' }] }, 'options', 1)).to.deep.include({ options: [{ id: 'a', label: 'A' }] });
  });

  it('does not take a default for own words while its option may yet come', () => {
    const [question] = arriving({ questions: [{ id: 'a', label: 'A', type: 'radio', default: 'beta', options: ['alpha'] }] }, ['questions', 0, 'options']).questions;
    expect(question).to.not.have.property('initial');
  });

  it('offers own words in a list once nothing can forbid them any more, so that they are never taken back', () => {
    const other = (value: object, ...open: readonly (string | number)[]): boolean => {
      const [question] = arriving({ questions: [{ id: 'a', label: 'A', type: 'radio', ...value }, {}] }, ['questions', ...open]).questions;
      return question !== undefined && 'other' in question;
    };
    expect(other({ options: ['alpha'] }, 0, 'options')).to.equal(false);
    expect(other({ options: ['alpha'] }, 0)).to.equal(false);
    expect(other({ options: ['alpha'], allowCustom: true }, 0, 'allowCustom')).to.equal(false);
    expect(other({ allowCustom: true, options: ['alpha'] }, 0, 'options')).to.equal(true);
    expect(other({ options: ['alpha'] }, 1)).to.equal(true);
    // Whether they are offered makes another control of it: it is that of most.
    expect(other({ type: 'select', options: ['alpha'] }, 0, 'options')).to.equal(true);
  });
});
