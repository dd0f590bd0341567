import { sendKeys } from '@web/test-runner-commands';
import type { DraftValue, Question } from '../../src/core/index.js';
import { boolean, chosen, color, file, multi, number, options, ref, single, temporal, text, ticked, typed } from '../support/questions.js';
import { mark, one } from './queries.js';

/** A kind of question in one of its looks. */
export interface FieldCase {
  readonly question: Question;
  /** What a person does, and what comes of it. */
  readonly act: (element: HTMLElement) => Promise<void>;
  readonly filled: DraftValue;
  /** Where the focus goes first. */
  readonly control: string;
  /** What the control shows. */
  readonly shown: (element: HTMLElement) => unknown;
}

const CONTROL = '#control';

async function type(element: HTMLElement, keys: string): Promise<void> {
  one(element, CONTROL).focus();
  await sendKeys({ type: keys });
}

/** As the platform's own pickers do. */
export function pick(control: HTMLInputElement | HTMLSelectElement, value: string): void {
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

export function pickFiles(input: HTMLInputElement, ...files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const each of files) transfer.items.add(each);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

const written = (element: HTMLElement): string => one<HTMLInputElement>(element, CONTROL).value;
const marked = (element: HTMLElement): boolean => mark(element, 'B').checked;
const write = (question: Question, value: string, filled: DraftValue): FieldCase => ({ question, act: (element) => type(element, value), filled, control: CONTROL, shown: written });
const choose = (question: Question, filled: DraftValue, control = 'input.mark'): FieldCase => ({ question, act: async (element) => mark(element, 'B').click(), filled, control, shown: marked });
const wish = (question: Question, value: string): FieldCase => ({ question, act: async (element) => pick(one<HTMLInputElement>(element, CONTROL), value), filled: { kind: 'temporal', text: value }, control: CONTROL, shown: written });
const toggle = (question: Question): FieldCase => ({
  question, act: async (element) => one(element, CONTROL).click(), filled: { kind: 'boolean', checked: true }, control: CONTROL, shown: (element) => one<HTMLInputElement>(element, CONTROL).checked,
});

const many = options(...'abcdefghijkl');

/** Every kind of question, in every look that it can have. */
export const FIELD_CASES: Readonly<Record<string, FieldCase>> = {
  'a single choice': choose(single({ other: { exclusive: true } }), chosen('b')),
  'a single choice of many': choose(single({ options: many }), chosen('b')),
  'a single choice in groups': choose(single({ widget: 'select', options: many.map((option, index) => ({ ...option, group: `Group ${index % 3}`, trailing: String(index) })) }), chosen('b')),
  'a short select': {
    question: single({ widget: 'select' }), act: async (element) => pick(one<HTMLSelectElement>(element, CONTROL), '1'), filled: chosen('b'), control: CONTROL, shown: written,
  },
  'choice cards': choose(single({ widget: 'cards', options: options('a', 'b').map((option) => ({ ...option, description: `About ${option.id}` })) }), chosen('b')),
  'a multiple choice': choose(multi({ max: 2 }), ticked(['b'])),
  'a multiple choice of many': choose(multi({ options: many }), ticked(['b'])),
  'a list in own words': write(multi({ options: [], other: { exclusive: false, multiple: true } }), 'one\ntwo', { kind: 'multi_choice', options: [], other: { chosen: true, text: 'one\ntwo' } }),
  'a line of text': write(text({ placeholder: 'Words' }), 'mine', typed('mine')),
  'a text of several lines': write(text({ multiline: true, maxLength: 80 }), 'mine', typed('mine')),
  'an address': write(text({ format: 'url' }), 'https://example.com', typed('https://example.com')),
  'a mail address': write(text({ format: 'email' }), 'a@example.com', typed('a@example.com')),
  'a telephone number': write(text({ format: 'tel' }), '+49 30', typed('+49 30')),
  'a number': write(number({ min: 1, max: 100 }), '42', { kind: 'number', text: '42' }),
  'a range': {
    question: number({ widget: 'range', integer: true, min: 0, max: 10 }),
    act: async (element) => {
      one(element, CONTROL).focus();
      await sendKeys({ press: 'ArrowRight' });
    },
    filled: { kind: 'number', text: '6' }, control: CONTROL, shown: written,
  },
  'a checkbox': toggle(boolean()),
  'a switch': toggle(boolean({ widget: 'switch' })),
  'a date': wish(temporal({ min: '2026-01-01', max: '2027-12-31' }), '2027-01-04'),
  'a time': wish(temporal({ precision: 'time' }), '07:30'),
  'a date and time': wish(temporal({ precision: 'date-time' }), '2027-01-04T07:30'),
  'a colour': write(color(), '#2f7d6b', { kind: 'color', text: '#2f7d6b' }),
  'a file': {
    question: file({ accept: '.csv', multiple: true }),
    act: async (element) => pickFiles(one<HTMLInputElement>(element, CONTROL), new File(['a'], 'a.csv')),
    filled: { kind: 'file', files: [ref('a.csv')] }, control: CONTROL,
    shown: (element) => one(element, '.file-list').textContent.includes('a.csv'),
  },
};
