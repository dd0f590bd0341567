import { growing, repeat, type Patterns } from './hostile-pattern.js';

const QUESTION = '{"type":"text","text":"Why?"}';

/** Payloads of an element against a reader of JSON, by what they are refused for, where they are not too large. */
export const hostileJson: Patterns = {
  depth: {
    arrays: (size) => `{"a":${'['.repeat(size / 2)}${']'.repeat(size / 2)}}`,
    objects: (size) => `${'{"a":'.repeat(size / 6)}1${'}'.repeat(size / 6)}`,
    'arrays that do not close': repeat('[', '', '{"a":'),
    'objects that do not close': repeat('{"a":'),
  },
  width: {
    items: repeat('1,', '1]}', '{"a":['),
    'empty objects': repeat('{},', '{}]}', '{"a":['),
    members: (size) => `{${growing((step) => `"k${step}":1,`)(size)}"a":1}`,
    'members of one name': repeat('"a":1,', '"a":1}', '{'),
    questions: repeat(`${QUESTION},`, `${QUESTION}]}`, '{"questions":['),
    'questions that are none': repeat('1,', '1]}', '{"questions":['),
    options: repeat('"a",', '"a"]}]}', '{"questions":[{"type":"single_choice","text":"Why?","options":['),
    'options that are numbers': (size) => `{"questions":[{"type":"single_choice","text":"Why?","options":[${growing((step) => `${step},`)(size)}0]}]}`,
    'white space': repeat(' ', '}', '{"a":1'),
  },
  escapes: {
    quotes: repeat('\\"', '"}', '{"a":"'),
    backslashes: repeat('\\\\', '"}', '{"a":"'),
    'letters by number': repeat('\\u0061', '"}', '{"a":"'),
    'halves of letters': repeat('\\ud83d', '"}', '{"a":"'),
    'bad ones': repeat('\\q', '"}', '{"a":"'),
    'names by number': repeat('"\\u0061":1,', '"a":1}', '{'),
    'escaped once more': repeat('\\"a\\":1,', '\\"a\\":1}', '{'),
    'strings that hold JSON': (size) => JSON.stringify(`{"a":"${'\\"'.repeat(size / 4)}"}`),
    'closing elements in strings': repeat('</questionnaire>', '"}', '{"a":"'),
    'closing elements in strings that do not close': repeat('</questionnaire>', '', '{"a":"'),
    entities: repeat('&quot;a&quot;:1,', '&quot;a&quot;:1}', '{'),
    'entities in strings': repeat('&quot;', '"}', '{"a":"'),
    'entities of entities': repeat('&amp;amp;', '"}', '{"a":"'),
    'curly quotes': repeat('\u201ca\u201d:1,', '\u201ca\u201d:1}', '{'),
    'curly quotes in strings': repeat('\u201c', '"}', '{"a":"'),
    'curly quotes that do not close': repeat('\u201c', '', '{'),
    'curly quotes and white space': repeat(`\u201c${' '.repeat(64)}`, '', '{'),
    'all of it': repeat('\\&quot;\u201c\\\\', '}', '{'),
  },
  'what is no JSON': {
    words: repeat('a '),
    quotes: repeat('"'),
    numbers: repeat('1', '}', '{"a":'),
    'signs and exponents': repeat('1e', '}', '{"a":'),
    'strings one after the other': repeat('"a"', '}', '{'),
    colons: repeat(':', '}', '{'),
    commas: repeat(',', '}', '{'),
  },
};
