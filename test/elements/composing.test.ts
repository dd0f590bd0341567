import { expect } from '@open-wc/testing';
import type { Question } from '../../src/core/index.js';
import { text } from '../support/questions.js';
import { all, block, card, chosen, focus, focused, FORMAT, mark, message, NOTES, one, otherText, press, seen, settled, WHO } from './support.js';

const WITH_OTHER = { ...FORMAT, allow_other: true };
const LINE: Question = text({ id: 'line', prompt: 'Your name?' });

/** A place where a key does something, and what shows that it did. */
interface Place {
  readonly show: () => Promise<HTMLElement>;
  readonly target: (element: HTMLElement) => HTMLElement;
  readonly key: KeyboardEventInit;
}

const stepper = (...questions: object[]) => () => message(block(questions));
const onReview = async (element: HTMLElement): Promise<HTMLElement> => {
  await press(element, 'Next');
  await press(element, 'Review');
  return element;
};
const onSecond = async (element: HTMLElement): Promise<HTMLElement> => {
  await press(element, 'Next');
  return element;
};

const PLACES: Readonly<Record<string, Place>> = {
  'Enter on an option': { show: stepper(FORMAT, NOTES), target: (element) => mark(element, 'PDF'), key: { key: 'Enter' } },
  'Ctrl+Enter on an option': { show: stepper(WHO, NOTES), target: (element) => mark(element, 'Sales'), key: { key: 'Enter', ctrlKey: true } },
  'Enter in Other': { show: stepper(WITH_OTHER, NOTES), target: otherText, key: { key: 'Enter' } },
  'Enter in a line': { show: () => card([LINE, { ...LINE, id: 'next' }]), target: (element) => one(element, 'input'), key: { key: 'Enter' } },
  'Ctrl+Enter in a text': { show: stepper(NOTES, FORMAT), target: (element) => one(element, 'textarea'), key: { key: 'Enter', ctrlKey: true } },
  'Enter on the review': { show: async () => onReview(await message(block([FORMAT, NOTES]))), target: (element) => one(element, '#review'), key: { key: 'Enter' } },
  'Ctrl+Enter on the review': { show: async () => onReview(await message(block([FORMAT, NOTES]))), target: (element) => one(element, '#review'), key: { key: 'Enter', metaKey: true } },
  'a digit': { show: stepper(FORMAT), target: (element) => mark(element, 'PDF'), key: { key: '2' } },
  'a digit on a checkbox': { show: stepper(WHO), target: (element) => mark(element, 'Sales'), key: { key: '1' } },
  Delete: { show: stepper({ ...FORMAT, default: 'PDF' }), target: (element) => mark(element, 'PDF'), key: { key: 'Delete' } },
  Backspace: { show: stepper({ ...FORMAT, default: 'PDF' }), target: (element) => mark(element, 'PDF'), key: { key: 'Backspace' } },
  'a letter on Other': { show: stepper(WITH_OTHER), target: (element) => mark(element, 'Other'), key: { key: 'x' } },
  'Alt and the arrow in a text': { show: async () => onSecond(await message(block([FORMAT, NOTES]))), target: (element) => one(element, 'textarea'), key: { key: 'ArrowLeft', altKey: true } },
  'Alt and the arrow on an option': { show: async () => onSecond(await message(block([FORMAT, WHO]))), target: (element) => mark(element, 'Sales'), key: { key: 'ArrowLeft', altKey: true } },
  'Alt and the arrow on the review': { show: async () => onReview(await message(block([FORMAT, NOTES]))), target: (element) => one(element, '#review'), key: { key: 'ArrowLeft', altKey: true } },
};

async function keydown(target: HTMLElement, init: KeyboardEventInit): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { bubbles: true, composed: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  await settled(target);
  return event.defaultPrevented;
}

/** All that a key could have changed. */
const state = (element: HTMLElement): unknown => [seen(element), chosen(element), focus(), all<HTMLTextAreaElement>(element, 'textarea').map(({ value }) => value)];

describe('an input method that composes', () => {
  for (const [name, { show, target, key }] of Object.entries(PLACES)) {
    it(`has its keys for itself: ${name}; the next one works`, async () => {
      const element = await show();
      target(element).focus();
      await settled(element);
      const before = state(element);
      for (const composing of [{ isComposing: true }, { keyCode: 229 }, { isComposing: true, repeat: true }, { keyCode: 229, repeat: true }]) {
        expect(await keydown(target(element), { ...key, ...composing }), JSON.stringify(composing)).to.equal(false);
        expect(state(element), JSON.stringify(composing)).to.deep.equal(before);
      }
      await keydown(target(element), key);
      expect(state(element)).not.to.deep.equal(before);
    });
  }

  it('keeps what it writes while the message around it grows', async () => {
    const element = await message(block([NOTES]));
    const area = one<HTMLTextAreaElement>(element, 'textarea');
    area.focus();
    area.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true, composed: true }));
    area.value = 'に';
    area.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, isComposing: true }));
    element.content += '\n\nMore.';
    await settled(element);
    expect([area.value, focused() === area]).to.deep.equal(['に', true]);
  });
});
