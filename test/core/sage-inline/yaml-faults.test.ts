import { expect } from '@open-wc/testing';
import { codes, fenced, questionnaireOf, refusalOf } from '../../support/sage.js';

const QUESTION = 'questions:\n  - type: free_text\n    text: Why?\n    default: ""';
const free = (text: string): string => fenced(`title: T\nquestions:\n  - type: free_text\n    text: ${text}\n    default: ""`);
const choice = (options: string): string => fenced(`title: T\nquestions:\n  - type: single_choice\n    text: Which?\n    options: ${options}\n    default: A`);

/** What the one refusal of a message says: code, path, line and column, and whether these words are in its message. */
function refused(content: string, code: string, path: string | undefined, line: number, column: number, ...words: readonly string[]): void {
  const refusal = refusalOf(content);
  expect(refusal.map((each) => [each.code, each.path, each.line, each.column]), content).to.deep.equal([[code, path, line, column]]);
  for (const word of words) expect(refusal[0]?.message, content).to.contain(word);
}

describe('text in a form that YAML takes for something else', () => {
  const texts: readonly (readonly [string, (number | undefined)?, string?])[] = [
    ['Which mode: fast or slow?'], ['a: b: c'], ['@all'], ['`code` here', undefined, '`` "`code` here" ``'], ['%d items'], ['? why'], ['- why'],
    ['[x] done', 15], ['{name} is', 18], ['| a', 13], ['> a', 13],
    ['"Yes" or no?', 17, '`"\\"Yes\\" or no?"`'], ["'Yes' or no?", 17], ['"C:\\Home"', 14, "`'C:\\Home'`"], ['"it\'s \\d"', 17, "`'it''s \\d'`"],
  ];
  for (const [text, column = 11, mended = `\`${JSON.stringify(text)}\``] of texts) {
    it(`is refused with the way to quote it: ${text}`, () => {
      refused(free(text), 'yaml_invalid', 'questions[0].text', 7, column, mended);
      refused(free(text).replaceAll('\n', '\r\n'), 'yaml_invalid', 'questions[0].text', 7, column, mended);
    });
  }

  it('is one in a title, a default or a list, too', () => {
    refused(fenced(`title: Plan: next\n${QUESTION}`), 'yaml_invalid', 'title', 4, 8, '`"Plan: next"`');
    refused(free('W').replace('""', 'a: b: c'), 'yaml_invalid', 'questions[0].default', 8, 14, '`"a: b: c"`');
    refused(choice('\n      - A\n      - Mode: fast: yes'), 'yaml_invalid', 'questions[0].options[1]', 10, 15, '`"Mode: fast: yes"`');
    refused(choice('[A, @b, C]'), 'yaml_invalid', 'questions[0].options[1]', 8, 18, '`"@b"`');
    refused(choice('[A, "b" c]'), 'yaml_invalid', 'questions[0].options[1]', 8, 22, '`"c"`');
  });

  it('is pointed at where it begins when a quote or bracket is not closed', () => {
    for (const [text, mended] of [['"Why', '"Why"'], ["'tis", '"\'tis"'], ['[x', '"[x"'], ['{a', '"{a"']] as const) refused(free(text), 'yaml_invalid', 'questions[0].text', 7, 11, 'not closed', `\`${text}\``, `\`${mended}\``);
    refused(fenced('title: "T'), 'yaml_invalid', 'title', 4, 8, 'not closed');
    refused(choice('[A, B'), 'yaml_invalid', 'questions[0].options', 8, 14, 'not closed', '`[A, B`');
  });
});

describe('a line that YAML cannot place', () => {
  it('is named where a field’s colon is missing, or the space behind it', () => {
    refused(fenced(`title T\n${QUESTION}`), 'yaml_invalid', 'title', 4, 1, '`title T`', '`title: T`');
    refused(fenced(`title:T\n${QUESTION}`), 'yaml_invalid', 'title', 4, 1, '`title:T`', '`title: T`');
    refused(free('W').replace('text: W', 'text:W'), 'yaml_invalid', 'questions[0].text', 7, 5, '`text: W`');
    refused(free('W').replace('default: ""', 'default ""'), 'yaml_invalid', 'questions[0].default', 8, 5, '`default: ""`');
    refused(free('W').replace('type: ', 'type '), 'yaml_invalid', 'questions[0].type', 6, 5, '`type: free_text`');
  });

  it('is named where it begins in the wrong column', () => {
    refused(fenced('title: T\n questions:\n  - type: free_text'), 'yaml_invalid', 'title', 5, 2, '`questions:`', 'column');
    refused(fenced('title: T\nquestions:\n  - type: free_text\n   text: W'), 'yaml_invalid', 'questions[0]', 7, 4, '`text: W`', 'column');
    refused(fenced('title: T\nquestions:\n  - type: free_text\n      text: W'), 'yaml_invalid', 'questions[0].type', 7, 7, '`text: W`', 'column');
    refused(free('Why\nnow?'), 'yaml_invalid', undefined, 8, 1, '`now?`', 'column');
  });

  it('is not the one behind a text that began like one of several lines', () => {
    for (const written of [': |- :', ': > :', ': |+2 :', '? > :', '>\t:', '|-\t:', ':\t> :']) {
      const payload = `title: T\nquestions:\n  - type: single_choice\n    text: W\n    options:\n      - A\n      - ${written}\n    default: A`;
      for (const text of [payload, payload.replace('\n    default', '\n\n    default')]) {
        expect(refusalOf(fenced(text))[0], written).to.deep.include({ code: 'yaml_invalid', path: 'questions[0].options[1]', line: 10 });
      }
    }
  });

  it('is named for its tab, wherever that indents', () => {
    const text = 'Indentation must be spaces';
    refused(fenced(`\ttitle: T\n${QUESTION}`), 'yaml_tab', undefined, 4, 1, text);
    refused(fenced('title: T\nquestions:\n\t- type: free_text'), 'yaml_tab', 'questions', 6, 1, text);
    refused(fenced('title: T\nquestions:\n  -\ttype: free_text\n    text: W'), 'yaml_tab', 'questions[0]', 6, 4, text);
    expect(refusalOf(free('W').replace('    text', '\ttext'))[0]).to.deep.include({ code: 'yaml_tab', line: 7, column: 1 });
    expect(refusalOf(free('W').replace('    text', '  \ttext'))[0]).to.deep.include({ code: 'yaml_tab', line: 7, column: 3 });
    expect(refusalOf(choice('\n    \t- A'))[0]).to.deep.include({ code: 'yaml_tab', line: 9, column: 5 });
    expect(refusalOf(fenced(`title: |\n\tT\n${QUESTION}`))[0]).to.deep.include({ code: 'yaml_tab', line: 5, column: 1 });
  });

  it('is none for a tab that indents nothing', () => {
    expect(questionnaireOf(fenced(`title:\tT\t\n\t\n${QUESTION}\t\n\t`)).title).to.equal('T');
    expect(questionnaireOf(free('"a\tb"')).questions[0]?.prompt).to.equal('a\tb');
  });
});

describe('what a questionnaire has no use for', () => {
  const keys: readonly (readonly [string, string, string, number, number])[] = [
    ['the top', `title: T\ntitle: U\n${QUESTION}`, 'title', 5, 1],
    ['the top, in quotes', `title: T\n"title": U\n${QUESTION}`, 'title', 5, 1],
    ['the top, for the questions', `title: T\n${QUESTION}\nquestions: []`, 'questions', 9, 1],
    ['a question', 'title: T\nquestions:\n  - type: free_text\n    text: A\n    text: B\n    default: ""', 'questions[0].text', 8, 5],
    ['a later question, less indented', 'title: T\nquestions:\n- type: free_text\n- type: a\n  type: b', 'questions[1].type', 8, 3],
    ['a question in brackets', 'title: T\nquestions: [{type: a, text: b, text: c}]', 'questions[0].text', 5, 32],
    ['an option', 'title: T\nquestions:\n  - options:\n      - {a: 1, a: 2}', 'questions[0].options[0].a', 7, 16],
    ['the top, by the name of what every object has', `__proto__: a\n__proto__: b\ntitle: T\n${QUESTION}`, '__proto__', 5, 1],
    ['the top, without a name', `: a\n: b\ntitle: T\n${QUESTION}`, '""', 5, 1],
  ];
  for (const [where, payload, path, line, column] of keys) {
    it(`is a key that occurs twice, at ${where}`, () => {
      refused(fenced(payload), 'yaml_duplicate_key', path, line, column, `\`${path.replace(/^.*\./, '')}\``);
    });
  }

  it('is no key that occurs in two objects', () => {
    expect(questionnaireOf(fenced('title: T\nquestions:\n  - {type: free_text, text: a, default: ""}\n  - {type: free_text, text: a, default: ""}')).questions).to.have.length(2);
  });

  for (const tag of ['!!str', '!!binary', '!!js/function', '!!python/object', '!foo', '!', '!<tag:yaml.org,2002:str>', '!a!b']) {
    it(`is a tag, wherever it stands: ${tag}`, () => {
      refused(fenced(`title: ${tag} T\n${QUESTION}`), 'yaml_tag', 'title', 4, 8, `\`${tag}\``, `\`"${tag} T"\``);
      refused(choice(`\n      - A\n      - ${tag} b`), 'yaml_tag', 'questions[0].options[1]', 10, 9, `\`"${tag} b"\``);
      refused(choice(`[A, ${tag} b]`), 'yaml_tag', 'questions[0].options[1]', 8, 18, `\`"${tag} b"\``);
      refused(fenced(`title: T\nquestions: ${tag}\n  - type: free_text`), 'yaml_tag', 'questions', 5, 12);
      refused(fenced(`${tag}\ntitle: T\n${QUESTION}`), 'yaml_tag', undefined, 4, 1);
    });
  }

  for (const directive of ['%YAML 1.2', '%YAML 1.1', '%TAG ! tag:x,2000:', '%FOO']) {
    it(`is a directive, which is to be removed and not to be quoted: ${directive}`, () => {
      refused(fenced(`${directive}\n---\ntitle: T\n${QUESTION}`), 'yaml_tag', undefined, 4, 1, `\`${directive}\``, 'Remove it.');
      expect(refusalOf(fenced(`${directive}\n---\ntitle: T\n${QUESTION}`))[0]?.message).not.to.contain('quotes');
    });
  }

  it('is an anchor, an alias or a merge key, wherever it stands', () => {
    refused(free('&a W'), 'yaml_alias', 'questions[0].text', 7, 11, '`&a`', '`"&a W"`');
    refused(free('**bold** text'), 'yaml_alias', 'questions[0].text', 7, 11, '`**bold**`', '`"**bold** text"`');
    refused(fenced(`title: T\n<<: *a\n${QUESTION}`), 'yaml_alias', '<<', 5, 5, '`*a`');
    refused(choice('[A, *b*, C]'), 'yaml_alias', 'questions[0].options[1]', 8, 18, '`"*b*"`');
    refused(choice('\n      - A\n      - *b*'), 'yaml_alias', 'questions[0].options[1]', 10, 9, '`"*b*"`');
  });

  it('is a second document, with or without anything in it', () => {
    for (const [more, line] of [['---\ntitle: U', 9], ['---', 9], ['...\n---\ntitle: U', 10], ['...\ntitle: U', 10]] as const) refused(fenced(`title: T\n${QUESTION}\n${more}`), 'yaml_multiple_documents', undefined, line, 1);
    refused(fenced(`---\n---\ntitle: T\n${QUESTION}`), 'yaml_multiple_documents', undefined, 5, 1);
  });

  it('is no mark around the one document', () => {
    for (const payload of [`---\ntitle: T\n${QUESTION}`, `title: T\n${QUESTION}\n...`, `--- # so\ntitle: T\n${QUESTION}\n...\n# end\n`, `\n\n---\ntitle: T\n${QUESTION}`]) expect(questionnaireOf(fenced(payload)).title, payload).to.equal('T');
    expect(questionnaireOf(fenced(`title: "--- a"\n${QUESTION}`)).title).to.equal('--- a');
  });

  it('is a field by the name of what every object has, and reaches no prototype', () => {
    for (const name of ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']) {
      refused(fenced(`${name}: a\ntitle: T\n${QUESTION}`), 'unexpected_field', name, 4, 1, `\`${name}\``);
      refused(fenced(`title: T\n${QUESTION}\n    ${name}: {title: x}`), 'unexpected_field', `questions[0].${name}`, 9, 5);
      expect(codes(refusalOf(fenced(`${name}:\n  title: T\n  questions: []`)))).to.deep.equal(['unexpected_field', 'title_required', 'questions_required']);
    }
    expect(Object.prototype).not.to.have.property('title');
  });
});

describe('YAML that is out of all proportion', () => {
  const deep: readonly (readonly [string, string, string?])[] = [
    ['brackets', '['.repeat(5000)], ['brackets in a title', `title: ${'['.repeat(5000)}`, 'title[0]'], ['brackets in an option', `title: T\nquestions:\n  - options: ${'['.repeat(5000)}`, 'questions[0].options'],
    ['braces', `title: ${'{a: '.repeat(5000)}`, 'title.a'], ['both', `title: ${'[{a: '.repeat(4000)}`, 'title[0].a'], ['explicit keys', '? '.repeat(10_000)], ['list items on a line', '- '.repeat(10_000), '[0]'],
    ['a chain of mappings', 'a: '.repeat(8000)], ['rising lines', Array.from({ length: 200 }, (_, index) => `${' '.repeat(index)}a:`).join('\n'), 'a.a'], ['list items line by line', Array.from({ length: 200 }, (_, index) => `${' '.repeat(index)}-`).join('\n'), '[0]'],
  ];
  for (const [name, payload] of deep) {
    it(`is refused for its depth: ${name}`, () => {
      // What begins with a bracket is refused for that, before it is looked into.
      const code = payload.startsWith('[') ? 'payload_not_block_yaml' : 'yaml_too_deep';
      const [diagnostic, ...others] = refusalOf(fenced(payload));
      expect(others).to.deep.equal([]);
      expect(diagnostic).to.deep.include({ code });
      expect(diagnostic?.path?.length ?? 0).to.be.lessThan(30);
    });
  }

  it('is refused for its size, whatever it is made of', () => {
    for (const part of ['- ', '- a\n', '? ', '[', '&a *a ', 'a: b\n', '"', "'", '# a\n', '!a ', '%a\n', '\t', 'é', '😀']) {
      expect(codes(refusalOf(fenced(`title: ${part.repeat(200_000 / part.length)}`))), part).to.deep.equal(['yaml_too_large']);
    }
  });

  it('is refused at the first anchor, before any alias grows', () => {
    const bomb = ['a: &a ["x", "x", "x", "x"]', ...'bcdefghi'.split('').map((name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'.charAt(index)}`).join(', ')}]`)].join('\n');
    refused(fenced(bomb), 'yaml_alias', 'a', 4, 4);
  });
});
