import { expect } from '@open-wc/testing';
import type { Diagnostic } from '../../../src/core/index.js';
import { codes, fenced, questionOf, questionnaireOf, refusalOf } from '../../support/sage.js';

const choice = (options: string, fallback = '"?"'): string => fenced(`title: T\nquestions:\n  - type: single_choice\n    text: Which?\n    options: ${options}\n    default: ${fallback}`);
const free = (text: string, fallback = '""'): string => fenced(`title: T\nquestions:\n  - type: free_text\n    text: ${text}\n    default: ${fallback}`);

const TEXTS = [
  'yes', 'no', 'Yes', 'NO', 'on', 'off', 'ON', 'Off', 'y', 'n', 'Y', '9:16', '12:30:45', '190:20:30', '2024-01-15', '2024-01-15T10:00:00Z', '2024-01-15 10:00:00 +01:00',
  '1_000', '0b101', '1,000', '1.2.3', '1e', '+', '.', '..', '=', '<<', '~tilde', 'nil', 'none', 'NaN', 'infinity', '0x', '-a', ':a', '?a', 'a:b', 'C#', 'a - b', '10%', '50/50', 'tRUE',
];
const SCALARS = [
  '1', '-1', '+1', '-0', '017', '0o17', '0x1F', '1.0', '.5', '5.', '1e3', '1E+3', '.inf', '-.INF', '.NaN', 'true', 'True', 'FALSE', 'null', 'Null', 'NULL', '~',
];

describe('what YAML 1.2 reads as text', () => {
  for (const text of TEXTS) {
    it(`is an option and its default as it stands, in a list of either form: ${text}`, () => {
      const [inLines, inBrackets] = [choice(`\n      - ${text}\n      - other`, text), choice(`[${text.includes(',') ? JSON.stringify(text) : text}, other]`, text)];
      for (const content of [inLines, inBrackets, inLines.replaceAll('\n', '\r\n')]) {
        const question = questionOf(content, 'single_choice');
        expect(question.options[0]).to.deep.equal({ id: text, label: text });
        expect(question.initial).to.deep.equal({ option: text });
        expect(questionnaireOf(content).diagnostics).to.deep.equal([]);
      }
    });
  }

  it('is a title, a question and a default, too', () => {
    for (const text of ['yes', '9:16', '2024-01-15', '1_000']) {
      const { title, questions } = questionnaireOf(fenced(`title: ${text}\nquestions:\n  - type: free_text\n    text: ${text}\n    default: ${text}`));
      expect([title, questions[0]?.prompt, questions[0]?.initial]).to.deep.equal([text, text, text]);
    }
  });
});

describe('what YAML 1.2 reads as a number, boolean or null', () => {
  const mended = (content: string, code: string, path: string, source: string): void => {
    const found = refusalOf(content).find((diagnostic) => diagnostic.code === code);
    expect(found, content).to.deep.include({ path });
    expect(found?.message, content).to.contain(`\`${source}\``).and.contain(`write \`"${source}"\``);
  };
  for (const source of SCALARS) {
    it(`is refused with the way to write it as text, wherever text belongs: ${source}`, () => {
      mended(choice(`[A, ${source}]`), 'options_invalid', 'questions[0].options[1]', source);
      mended(choice(`\n      - A\n      - ${source}`), 'options_invalid', 'questions[0].options[1]', source);
      mended(choice(`["${source}"]`, source), 'default_invalid', 'questions[0].default', source);
      mended(choice(`[A, "${source}"]`, `[A, ${source}]`).replace('single', 'multi'), 'default_invalid', 'questions[0].default[1]', source);
      mended(free(source), 'text_required', 'questions[0].text', source);
      mended(free('Why?', source), 'default_invalid', 'questions[0].default', source);
      mended(free('Why?').replace('title: T', `title: ${source}`), 'title_required', 'title', source);
    });

    it(`is text in either quotes: ${source}`, () => {
      for (const quote of ['"', "'"]) {
        const written = `${quote}${source}${quote}`;
        expect(questionOf(choice(`[${written}]`, written), 'single_choice').options[0]?.id).to.equal(source);
      }
    });
  }

  it('and a mapping or list where text belongs, is refused with the way to write it as text', () => {
    mended(choice('\n      - A\n      - fast: yes'), 'options_invalid', 'questions[0].options[1]', 'fast: yes');
    mended(choice('[A, fast: yes]'), 'options_invalid', 'questions[0].options[1]', 'fast: yes');
    mended(choice('\n      - "A"\n      - [x]'), 'options_invalid', 'questions[0].options[1]', '[x]');
    mended(free('[x]'), 'text_required', 'questions[0].text', '[x]');
    mended(free('{name}'), 'text_required', 'questions[0].text', '{name}');
    mended(free('Why?').replace('title: T', 'title: [draft]'), 'title_required', 'title', '[draft]');
  });

  it('and nothing at all, is refused without advice to quote it', () => {
    for (const content of [choice('[A, ""]'), choice('\n      - A\n      -'), free(''), free('Why?', ''), choice('[A]', ''), free('Why?').replace('title: T', 'title:')]) {
      const [diagnostic] = refusalOf(content);
      expect(diagnostic?.message, content).not.to.contain('write `').and.not.match(/^ | {2}/);
    }
  });
});

describe('a comment that cuts a text short', () => {
  const cut = (diagnostics: readonly Diagnostic[]): unknown[] => diagnostics.flatMap(({ code, severity, path, source, message }) => (code === 'yaml_comment_cut' ? [[severity, path, source, /write `(.*)`$/.exec(message)?.[1]]] : []));
  const warned = (path: string, source: string, mended = JSON.stringify(source)): unknown[] => [['warning', path, source, mended]];

  const kept: readonly (readonly [string, string, unknown[]])[] = [
    ['a title', free('Why?').replace('title: T', 'title: Issue #1'), warned('title', 'Issue #1')],
    ['a question', free('Use channel #general now'), warned('questions[0].text', 'Use channel #general now')],
    ['a default', free('Why?', 'see #2'), warned('questions[0].default', 'see #2')],
    ['an option of a list of lines', choice('\n      - "?"\n      - go #now'), warned('questions[0].options[1]', 'go #now')],
    ['an option of a list in brackets', choice('["?", A #1, B]\n      , C]'), warned('questions[0].options[1]', 'A #1, B]')],
    ['a default in brackets', choice('["?", A]', '["?", A #1\n      ]').replace('single', 'multi'), warned('questions[0].default[1]', 'A #1')],
    ['a text of several lines', free('Use\n      channel #general'), warned('questions[0].text', 'Use channel #general')],
    ['a text before a tab', free('Use\t#general'), warned('questions[0].text', 'Use\t#general')],
    ['a text by nothing but the sign', free('Learn C #'), warned('questions[0].text', 'Learn C #')],
    ['a text at the end of the payload', free('Why?', 'so #it is'), warned('questions[0].default', 'so #it is')],
    ['a text before CRLF', free('Use #general').replaceAll('\n', '\r\n'), warned('questions[0].text', 'Use #general')],
    ['a text with astral characters', free('😀 #general'), warned('questions[0].text', '😀 #general')],
    ['each of several', free('Use #a', 'b #c'), [...warned('questions[0].text', 'Use #a'), ...warned('questions[0].default', 'b #c')]],
  ];
  for (const [name, content, expected] of kept) {
    it(`is named, and leaves the questionnaire standing: ${name}`, () => {
      expect(cut(questionnaireOf(content).diagnostics)).to.deep.equal(expected);
    });
  }

  const lost: readonly (readonly [string, string, string, unknown[]])[] = [
    ['a title', free('Why?').replace('title: T', 'title: #1'), 'title_required', warned('title', '#1')],
    ['a question', free('#general'), 'text_required', warned('questions[0].text', '#general')],
    ['a default', free('Why?', '#general'), 'default_invalid', warned('questions[0].default', '#general')],
    ['an option', choice('\n      - "?"\n      - #general'), 'options_invalid', warned('questions[0].options[1]', '#general')],
  ];
  for (const [name, content, code, expected] of lost) {
    it(`is named beside the refusal where nothing is left of ${name}`, () => {
      const refusal = refusalOf(content);
      expect(codes(refusal)).to.deep.equal([code, 'yaml_comment_cut']);
      expect(cut(refusal)).to.deep.equal(expected);
    });
  }

  it('is none on a line of its own, behind quotes, brackets, a block text’s indicator or a word of the format, nor in any text', () => {
    const content = fenced(
      '# why\ntitle: "A" # b\nquestions: # these\n  # first\n  - type: single_choice # one\n    text: \'What #1?\' # two\n    options: ["a #b", C#, d#e] # three\n    default: "C#" # four' +
        '\n    allow_other: true # five\n  - type: free_text\n    text: | # six\n      a #b\n    default: ""',
    );
    expect(questionnaireOf(content).diagnostics).to.deep.equal([]);
  });

  it('is none where a list is missing', () => {
    expect(codes(refusalOf(fenced('title: T\nquestions: # none')))).to.deep.equal(['questions_required']);
    expect(codes(refusalOf(choice('# none')))).to.deep.equal(['options_invalid']);
  });
});
