import assert from 'node:assert/strict';
import fc from 'fast-check';
import { parseMessage, type Answer, type Outcome, type Question, type Questionnaire } from '../../../src/core/index.js';

export const runs = { numRuns: Number(process.env['LAWS_RUNS'] ?? 2000) };

/** What people type, paste and are made to paste: markup, escapes, line ends, white space, and characters that show nothing or turn the line around. */
const NASTY = [
  '</questionnaire-response>', '</QUESTIONNAIRE-RESPONSE >', '<\\/questionnaire-response>', '<questionnaire-response>', '</questionnaire>', '<questionnaire>', '<!-- a', ']]>', '<![CDATA[', '&lt;b&gt;', '&amp;lt;', '&#34;', '&quot;',
  '"', "'", '“', '”', '\\', '\\"', '\\\\', '\\u003c', '\n', '\r\n', '\r', '\t', '\v', '\u0085', '\u2028', '\u2029', '\u00a0', '\ufeff', '\u200b', '\u200e', '\u200f', '\u202e', '\u2066', '\u2069', '\u0000', '\u0007', '\u001f', '\u007f',
  '\ud83d', '\ude00', '😀', '👩‍👩‍👧', 'e\u0301', '`', '```', '```questionnaire\n', '__questionnaire_other__', '__proto__', '{', '}', '[', ']', ',', ': ', '、', ' ', '  ', 'a', '答', 'null', '0', '{"a":1}',
];
const LONG = ['x', '<', '"', '\\', '😀', ' a', '\n'].map((part) => part.repeat(5000));
const part = fc.oneof({ weight: 60, arbitrary: fc.constantFrom(...NASTY) }, { weight: 20, arbitrary: fc.string() }, { weight: 1, arbitrary: fc.constantFrom(...LONG) });
/** As it was typed. */
export const nasty = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''));
/** What a text may be on the wire: no title, question or label is as long as an answer. */
const short = nasty.map((text) => text.slice(0, 4000));
/** What `checkDraft` makes of a text: trimmed, and not empty. */
const answered = nasty.map((text) => text.trim()).filter((text) => text !== '');
export const INHERITED = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__'];
const id = fc.oneof(fc.constantFrom(...INHERITED, '', 'a', 'q1', 'q2', 'a_2', '1e3', ' ', '__questionnaire_other__'), fc.string({ maxLength: 6 }));

const WHOLE = [
  '\n```questionnaire\ntitle: T\nquestions:\n  - type: free_text\n    text: Why?\n    default: ""\n```\n',
  '<questionnaire>{"questions":[{"id":"a","type":"text","text":"W"},{"id":"a","type":"text","text":"W"},{"type":"nonsense"}]}</questionnaire>',
  '&lt;questionnaire&gt;{&quot;questions&quot;:[{&quot;type&quot;:&quot;text&quot;,&quot;text&quot;:&quot;W&quot;}]}&lt;/questionnaire&gt;',
  '<questionnaire-response>{"questionnaire_id":"m_q1","answers":[{"question_id":"a","answer":"x"}]}</questionnaire-response>',
];
const BLOCKS = [
  '```questionnaire\n', '```\n', '````markdown\n', '````\n', 'title: T\n', 'questions:\n', '  - type: free_text\n    text: Why?\n    default: ""\n', '  - type: single_choice\n    text: W\n    options: [A, B]\n    default: A\n',
  '<questionnaire>', '</questionnaire>', '<sage-questionnaire a="b">', '</sage-questionnaire>', '<questionnaire-response>', '</questionnaire-response>', '{"questions":[{"type":"text","text":"W"}]}', '{"title":"', '"}', '{', '}', '[', '\\"', '&lt;questionnaire&gt;', '&lt;/questionnaire&gt;', '{&quot;a&quot;:1}',
  '> ', '- ', '    ', '`', '<!--', '-->', '\n', '\n\n', '\r\n', 'prose ', '"', '“', '”',
];
export const content = fc.array(fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...BLOCKS) }, { weight: 2, arbitrary: fc.constantFrom(...WHOLE) }, { weight: 1, arbitrary: short }), { maxLength: 16, size: 'max' }).map((parts) => parts.join(''));

const option = fc.tuple(id, short).filter(([value, label]) => value.trim() !== '' || label.trim() !== '');
const choice = fc.record({ id, text: answered.map((text) => text.slice(0, 4000)), options: fc.uniqueArray(option, { minLength: 1, maxLength: 5, selector: ([value]) => value }), other: fc.boolean(), many: fc.boolean() });
const free = fc.record({ id, text: answered.map((text) => text.slice(0, 4000)) });
export const asked: fc.Arbitrary<Questionnaire> = fc
  .array(fc.oneof(choice, free), { minLength: 1, maxLength: 5 })
  .map((questions) =>
    JSON.stringify({
      questions: questions.map((question) =>
        'options' in question
          ? { id: question.id, type: question.many ? 'multi_choice' : 'single_choice', text: question.text, options: question.options.map(([value, label]) => ({ value, label })), allow_other: question.other }
          : { id: question.id, type: 'free_text', text: question.text },
      ),
    }).replaceAll('<', '\\u003c'),
  )
  .map((json) => parseMessage(`<questionnaire>${json}</questionnaire>`, { messageId: 'm' }))
  .filter(([segment]) => segment?.type === 'questionnaire')
  .map(([segment]) => {
    assert.ok(segment?.type === 'questionnaire');
    return segment.questionnaire;
  });

function answerTo(question: Question): fc.Arbitrary<Answer> {
  if (question.kind === 'single_choice') {
    const options = question.options.map((each) => ({ option: each.id }));
    const value = fc.oneof(fc.constant(null), fc.constantFrom(...options), ...(question.other ? [answered.map((other) => ({ other }))] : []));
    return value.map((chosen) => ({ question: question.id, kind: 'single_choice', value: chosen }));
  }
  if (question.kind === 'multi_choice') {
    const options = fc.subarray(question.options.map((each) => each.id));
    const other = question.other ? fc.option(answered, { nil: undefined }) : fc.constant(undefined);
    return fc.tuple(options, other).map(([chosen, text]) => ({ question: question.id, kind: 'multi_choice', value: text === undefined ? { options: chosen } : { options: chosen, other: text } }));
  }
  return fc.option(answered, { nil: null }).map((value) => ({ question: question.id, kind: 'text', value }));
}

export const outcomeOf = (questionnaire: Questionnaire): fc.Arbitrary<Outcome> => fc.tuple(...questionnaire.questions.map(answerTo)).map((answers) => ({ kind: 'submitted', answers }));
export const exchange = asked.chain((questionnaire) => fc.tuple(fc.constant(questionnaire), outcomeOf(questionnaire)));

const WORDS = ['A', 'B', ' A ', 'a, b', 'Yes', '1', '1.0', 'true', '😀', '__proto__', 'constructor', '__questionnaire_other__', 'say "hi"', 'C:\\Home', '<b>', '&lt;', 'a “b”', '</questionnaire>', 'a #b', 'x: y'];
const word = fc.constantFrom(...WORDS);
const raw = <T>(...values: readonly T[]) => fc.constantFrom(...values);
const sometimes = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

/** Options as models write them: texts, numbers, halves of objects, twice, and some that are none. */
const wireOption = fc.oneof(word, raw<unknown>(1, 2.5, true, null, '', {}, [], { value: 'A' }, { label: 'B' }, { value: 1, label: 'one' }, { value: 'b', label: 'A' }), fc.record({ value: word, label: word }));
const wireQuestion = fc.record(
  {
    id: fc.oneof(raw<unknown>('', ' a ', 'a', 'a_2', 'q1', 'q2', 1, '1', true, null, ...INHERITED), word),
    type: raw('single_choice', 'multi_choice', 'multiple_choice', 'free_text', 'text', ' Text '),
    text: word,
    options: fc.array(wireOption, { maxLength: 4 }).map((options) => ['first', ...options]),
    default: sometimes(fc.oneof(word, raw<unknown>('first', '', null, 1, true, ['A'], ['first', 'B'], [], {}))),
    default_value: sometimes(word),
    default_text: sometimes(word),
    allow_other: raw<unknown>(true, false, 'true', undefined),
  },
  { requiredKeys: ['type', 'text', 'options'] },
);
const wire = fc.record({
  title: sometimes(fc.oneof(word, raw<unknown>('', ' ', 5, ' T '))),
  questions: fc.oneof(fc.array(wireQuestion, { minLength: 1, maxLength: 5 }), wireQuestion),
  ui_text: sometimes(fc.record({ other: word, answer_title: raw<unknown>('', 5, 'Mine'), listSeparator: raw(' / ') })),
  timeout_seconds: raw<unknown>(undefined, 30, '30', -1, 'x'),
});

const entities = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const backslashes = (text: string): string => JSON.stringify(text).slice(1, -1);
const element = (json: string): string => `<questionnaire>${json}</questionnaire>`;
const TRANSPORTS: readonly ((json: string) => string)[] = [
  (json) => element(json),
  (json) => element(JSON.stringify(json)),
  (json) => element(backslashes(json)),
  (json) => element(entities(json)),
  (json) => element(entities(backslashes(json))),
  (json) => entities(element(json)),
  // Its first quotes say which ones delimit strings when the end of a block is looked for, so none may hold another end.
  (json) => element(json.replace('"questions":', '“questions”:')),
  (json) => `<Sage-Questionnaire>${json}<\\/SAGE-questionnaire >`,
];

/** A message whose questionnaire can be read, and mostly needs repair. */
export const mangled = fc.tuple(wire, fc.constantFrom(...TRANSPORTS)).map(([value, transport]) => transport(JSON.stringify(value)));

const QUOTINGS: readonly ((text: string) => string)[] = [(text) => JSON.stringify(text), (text) => `'${text.replaceAll("'", "''")}'`];
const quoted = fc.tuple(word, fc.constantFrom(...QUOTINGS)).map(([text, quote]) => quote(text));
/** A text in YAML: in quotes, plain, or cut short by a comment. */
const yamlText = fc.oneof(quoted, raw('plain text', '9:16', 'yes', '2024-01-15', 'so #it is'));
const yamlChoice = fc
  .record({ text: yamlText, options: fc.array(quoted, { minLength: 1, maxLength: 4 }), many: fc.boolean(), inLines: fc.boolean(), other: fc.boolean() })
  .map(({ text, options, many, inLines, other }) => [
    `type: ${many ? 'multi_choice' : 'single_choice'}`,
    `text: ${text}`,
    inLines ? `options:\n${options.map((option) => `      - ${option}`).join('\n')}` : `options: [${options.join(', ')}]`,
    `default: ${many ? `[${options.slice(1).join(', ')}]` : (options[0] ?? '')}`,
    ...(other ? ['allow_other: true'] : []),
  ]);
const yamlFree = fc.record({ text: yamlText, initial: fc.oneof(yamlText, raw('""')) }).map(({ text, initial }) => ['type: free_text', `text: ${text}`, `default: ${initial}`]);

/** A message with a fence that can be read. */
export const written = fc
  .tuple(yamlText, fc.array(fc.oneof(yamlChoice, yamlFree), { minLength: 1, maxLength: 4 }), raw('\n', '\r\n', '\r'), raw('', '   '))
  .map(([title, questions, end, indentation]) => {
    const payload = [`title: ${title}`, 'questions:', ...questions.map((lines) => `  - ${lines.join('\n    ')}`)].join('\n');
    return ['Hi', '', ...['```questionnaire', payload, '```'].join('\n').split('\n').map((line) => indentation + line)].join('\n').replaceAll('\n', end);
  });
