import { expect } from '@open-wc/testing';
import { askUserCapabilities, isCompleteCapability } from '../../../src/core/index.js';

describe('the capability to be asked', () => {
  const all = askUserCapabilities.interactive_questions;

  it('is declared with what a client needs beside it', () => {
    expect(JSON.parse(JSON.stringify(askUserCapabilities))).to.deep.equal({
      streaming: true,
      experimental_methods: true,
      interactive_questions: { single_select: true, multi_select: true, free_text: true, previews: true, annotations: true, special_outcomes: true },
    });
  });

  it('is complete with all six, alone or among the others', () => {
    expect(isCompleteCapability(all)).to.equal(true);
    expect(isCompleteCapability(askUserCapabilities)).to.equal(true);
    expect(isCompleteCapability({ ...all, more: false })).to.equal(true);
  });

  it('is not complete where one is missing, or anything but true', () => {
    for (const name of Object.keys(all)) for (const value of [undefined, false, null, 'true', 1]) expect(isCompleteCapability({ interactive_questions: { ...all, [name]: value } }), name).to.equal(false);
    for (const value of [undefined, null, true, 'all', [], {}, { interactive_questions: true }, { interactive_questions: null }]) expect(isCompleteCapability(value)).to.equal(false);
    expect(isCompleteCapability(Object.create(all))).to.equal(false);
  });
});
