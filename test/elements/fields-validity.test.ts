import { expect } from '@open-wc/testing';
import { checkQuestion } from '../../src/core/check/index.js';
import type { DraftValue, Question } from '../../src/core/index.js';
import { color, draftWith, number, temporal, text } from '../support/questions.js';

type Attributes = Readonly<Record<string, string>>;

/** What the platform says of a value: fit, or not. What it cannot hold at all is not. */
function platformTakes(attributes: Attributes, value: string): boolean {
  const input = document.createElement('input');
  for (const [name, content] of Object.entries(attributes)) input.setAttribute(name, content);
  input.value = value;
  return input.validity.valid && (input.value !== '' || value === '');
}

function weTake(question: Question, value: string): boolean {
  const draft = { kind: question.kind, text: value } as DraftValue;
  return checkQuestion(question, draftWith({ [question.id]: draft })).ok;
}

interface Comparison {
  readonly question: Question;
  readonly attributes: Attributes;
  readonly same: readonly string[];
  /** Where we differ on purpose: the value, whether we take it, and why. */
  readonly different?: readonly (readonly [value: string, weTake: boolean, why: string])[];
}

const COMPARISONS: Readonly<Record<string, Comparison>> = {
  'a mail address': {
    question: text({ format: 'email' }), attributes: { type: 'email' },
    same: ['', 'a@b', 'a@example.com', ' a@example.com ', 'a.b+c@d-e.example', 'a', '@b', 'a@', 'a@-b.c', 'a@b..c', 'a b@c', 'ü@example.com', 'a@exämple.com'],
  },
  'an address': {
    question: text({ format: 'url' }), attributes: { type: 'url' },
    same: ['', 'https://example.com', 'http://example.com/a?b#c', ' https://example.com ', 'https://[::1]/', 'example.com', 'https://', '//example.com', 'a b'],
    different: [
      ['mailto:a@example.com', false, 'an answer is something to open in a browser'], ['ftp://example.com', false, 'the same'], ['javascript:alert(1)', false, 'the same'],
      ['https:example.com', false, 'the platform reads it as if the slashes were there; who reads the answer may not'], ['https://a b.example', false, 'engines differ about spaces'],
    ],
  },
  'a telephone number': { question: text({ format: 'tel' }), attributes: { type: 'tel' }, same: ['', '+49 30 123', 'ext. 12', 'call me'] },
  'a number': {
    question: number(), attributes: { type: 'number', step: 'any' },
    same: ['', '0', '-1.5', '1e3', '.5', '42xyz', '1e999', '-1e999', '0x10', 'NaN', 'Infinity', '1 000', '1,5', '--1', 'e5', '.'],
    different: [['+3', true, 'people write it, and it can mean nothing else'], ['5.', true, 'the same'], [' 7 ', true, 'the space around it was not meant'], ['４２', true, 'an input method writes digits so'], ['\u22125', true, 'a typographic minus']],
  },
  'a whole number within bounds': {
    question: number({ integer: true, min: 1, max: 10 }), attributes: { type: 'number', min: '1', max: '10' },
    same: ['', '1', '10', '5', '0', '11', '-5', '2.5', '3.0', '1e1'],
  },
  'a number on steps': {
    question: number({ min: 0.1, step: 0.1, max: 1 }), attributes: { type: 'number', min: '0.1', max: '1', step: '0.1' },
    same: ['0.1', '0.3', '0.7', '1', '0.15', '0.05', '1.1'],
  },
  'a date within bounds': {
    question: temporal({ min: '2026-01-01', max: '2026-12-31' }), attributes: { type: 'date', min: '2026-01-01', max: '2026-12-31' },
    same: ['', '2026-01-01', '2026-12-31', '2025-12-31', '2027-01-01', '2026-02-30', '2026-1-1', 'tomorrow', '2026-06-01T00:00'],
  },
  'a time within bounds': {
    question: temporal({ precision: 'time', min: '06:00', max: '22:00' }), attributes: { type: 'time', min: '06:00', max: '22:00', step: '1' },
    same: ['', '06:00', '22:00', '05:59', '22:01', '24:00', '9:16', '12:60', '12:00:30'],
  },
  'a date and time': {
    question: temporal({ precision: 'date-time', min: '2026-01-01T00:00' }), attributes: { type: 'datetime-local', min: '2026-01-01T00:00', step: '1' },
    same: ['', '2026-01-01T00:00', '2025-12-31T23:59', '2026-02-30T10:00', '2026-01-01', '2026-06-01T10:00:30'],
    different: [['2026-06-01T10:00:00Z', true, 'defaults come with an offset; the platform has no place for one'], ['2026-06-01 10:00', false, 'a space is no RFC 3339, and the platform writes a T itself']],
  },
  'a colour': {
    question: color(), attributes: { type: 'color' },
    same: ['#2f7d6b', '#AABBCC'],
    different: [['green', false, 'the platform shows some colour whatever it is given'], ['#abc', false, 'the same']],
  },
};

describe('what the check and the platform say of a value', () => {
  for (const [name, { question, attributes, same, different = [] }] of Object.entries(COMPARISONS)) {
    describe(`as ${name}`, () => {
      for (const value of same) {
        it(`is the same: ${JSON.stringify(value)}`, () => expect(weTake(question, value)).to.equal(platformTakes(attributes, value)));
      }
      for (const [value, taken, why] of different) {
        it(`differs for ${JSON.stringify(value)}: ${why}`, () => expect([weTake(question, value), platformTakes(attributes, value)]).to.deep.equal([taken, !taken]));
      }
    });
  }

  it('says also that an answer is required', () => {
    for (const { question, attributes } of Object.values(COMPARISONS)) {
      if (question.kind !== 'color') expect(weTake({ ...question, required: true }, '')).to.equal(platformTakes({ ...attributes, required: '' }, ''));
    }
  });
});
