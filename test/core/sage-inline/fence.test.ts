import { expect } from '@open-wc/testing';
import { FREE_TEXT, codes, fenced, questionOf, questionnaireOf, refusalOf, types } from '../../support/sage.js';

const choice = (lines: string): string => fenced(`title: T\nquestions:\n  - type: single_choice\n    text: Which?\n${lines.replace(/^/gm, '    ')}`);

describe('a fenced questionnaire', () => {
  it('reads the three types, in order, with ids q1, q2, q3', () => {
    const { questions } = questionnaireOf(
      fenced(
        'title: T\nquestions:\n  - type: single_choice\n    text: One?\n    options: [A, B]\n    default: B\n  - type: multi_choice\n    text: Two?\n    options: [A, B]\n    default: [B, A]\n    allow_other: true\n  - type: free_text\n    text: Three?\n    default: so',
      ),
    );
    expect(questions).to.deep.equal([
      { id: 'q1', kind: 'single_choice', prompt: 'One?', required: false, widget: 'list', options: [{ id: 'A', label: 'A' }, { id: 'B', label: 'B' }], initial: { option: 'B' } },
      { id: 'q2', kind: 'multi_choice', prompt: 'Two?', required: false, widget: 'list', options: [{ id: 'A', label: 'A' }, { id: 'B', label: 'B' }], other: { exclusive: false }, initial: { options: ['A', 'B'] } },
      { id: 'q3', kind: 'text', prompt: 'Three?', required: false, format: 'plain', multiline: true, initial: 'so' },
    ]);
  });

  it('offers nothing but sending the answers, and is stepped through', () => {
    expect(questionnaireOf(fenced(`title: T\n${FREE_TEXT}`))).to.deep.include({ outcomes: ['submitted'], layout: 'stepper', complete: true, dialect: 'sage-inline', diagnostics: [] });
  });

  it('has no default where the default is empty', () => {
    const question = questionOf(fenced('title: T\nquestions:\n  - type: multi_choice\n    text: W\n    options: [A]\n    default: []'), 'multi_choice');
    expect(question).not.to.have.property('initial');
    expect(questionOf(fenced(`title: T\n${FREE_TEXT}`), 'text')).not.to.have.property('initial');
  });

  it('matches its name whatever the case, and keeps it in lower case', () => {
    expect(questionnaireOf(fenced(`title: T\n${FREE_TEXT}`, 'Sage-Questionnaire')).name).to.equal('sage-questionnaire');
  });

  it('takes yes, no, times and dates as text', () => {
    const { options } = questionOf(choice('options: [yes, no, on, off, 9:16, 2024-01-15, ~tilde]\ndefault: no'), 'single_choice');
    expect(options.map(({ id }) => id)).to.deep.equal(['yes', 'no', 'on', 'off', '9:16', '2024-01-15', '~tilde']);
  });

  const refusals: readonly (readonly [string, string, readonly string[]])[] = [
    ['an empty payload', fenced(''), ['payload_empty']],
    ['a payload of comments', fenced('# later'), ['payload_empty']],
    ['JSON', fenced('{"title":"T"}'), ['payload_not_block_yaml']],
    ['a flow root after a comment', fenced('# so\n{title: T}'), ['payload_not_block_yaml']],
    ['a flow root after a document start', fenced('---\n[a]'), ['payload_not_block_yaml']],
    ['a fence of tildes in the payload', fenced(`title: |\n  ~~~\n${FREE_TEXT}`), ['nested_fence']],
    ['a scalar', fenced('hello'), ['not_an_object']],
    ['a list', fenced('- a\n- b'), ['not_an_object']],
    ['a tab for indentation', fenced('title: T\nquestions:\n\t- type: free_text'), ['yaml_tab']],
    ['two titles', fenced(`title: T\ntitle: U\n${FREE_TEXT}`), ['yaml_duplicate_key']],
    ['a tag', fenced(`title: !!js/function "x"\n${FREE_TEXT}`), ['yaml_tag']],
    ['a core tag', fenced(`title: !!str T\n${FREE_TEXT}`), ['yaml_tag']],
    ['a local tag', fenced(`title: !foo T\n${FREE_TEXT}`), ['yaml_tag']],
    ['a directive', fenced(`%YAML 1.2\n---\ntitle: T\n${FREE_TEXT}`), ['yaml_tag']],
    ['an anchor', fenced(`title: &a T\n${FREE_TEXT}`), ['yaml_alias']],
    ['bold text without quotes', fenced('title: T\nquestions:\n  - type: free_text\n    text: **bold** text\n    default: ""'), ['yaml_alias']],
    ['two documents', fenced(`title: T\n${FREE_TEXT}\n---\ntitle: U`), ['yaml_multiple_documents']],
    ['a colon in plain text', fenced('title: T\nquestions:\n  - type: free_text\n    text: Which mode: fast or slow?\n    default: ""'), ['yaml_invalid']],
    ['more than 32 KiB', fenced(`title: ${'x'.repeat(33_000)}`), ['yaml_too_large']],
    ['5,000 brackets', fenced('['.repeat(5000).replace('[', 'title: [')), ['yaml_too_deep']],
    ['10,000 explicit keys', fenced('? '.repeat(10_000)), ['yaml_too_deep']],
    ['10,000 list items on a line', fenced('- '.repeat(10_000)), ['yaml_too_deep']],
    ['a chain of mappings', fenced('a: '.repeat(8000)), ['yaml_too_deep']],
    ['no title', fenced(FREE_TEXT), ['title_required']],
    ['a blank title', fenced(`title: " "\n${FREE_TEXT}`), ['title_required']],
    ['a title that is a number', fenced(`title: 5\n${FREE_TEXT}`), ['title_required']],
    ['no questions', fenced('title: T'), ['questions_required']],
    ['questions that are no list', fenced('title: T\nquestions: x'), ['questions_required']],
    ['an empty list', fenced('title: T\nquestions: []'), ['questions_empty']],
    ['a question that is text', fenced('title: T\nquestions: [x]'), ['question_not_object']],
    ['an unknown top-level field', fenced(`id: a\ntitle: T\n${FREE_TEXT}`), ['unexpected_field']],
    ['__proto__ as a field', fenced(`__proto__: a\ntitle: T\n${FREE_TEXT}`), ['unexpected_field']],
    ['an unknown question field', choice('options: [A]\ndefault: A\nhint: x'), ['unexpected_field']],
    ['an alias for a type', fenced('title: T\nquestions:\n  - type: text\n    text: W\n    default: ""'), ['type_unsupported']],
    ['a type in another case', fenced('title: T\nquestions:\n  - type: Free_Text\n    text: W\n    default: ""'), ['type_unsupported']],
    ['a blank text', fenced('title: T\nquestions:\n  - type: free_text\n    text: ""\n    default: ""'), ['text_required']],
    ['no default', choice('options: [A]'), ['default_required']],
    ['a default that is no option', choice('options: [A]\ndefault: B'), ['default_invalid']],
    ['a list as default of a single choice', choice('options: [A]\ndefault: [A]'), ['default_invalid']],
    ['a number as default of free text', fenced('title: T\nquestions:\n  - type: free_text\n    text: W\n    default: 5'), ['default_invalid']],
    ['no options', choice('default: A'), ['options_invalid']],
    ['empty options', choice('options: []\ndefault: A'), ['options_invalid']],
    ['an empty option', choice('options: [A, ""]\ndefault: A'), ['options_invalid']],
    ['an option object', choice('options: [{value: a, label: A}]\ndefault: a'), ['options_invalid']],
    ['options on free text', fenced('title: T\nquestions:\n  - type: free_text\n    text: W\n    options: [A]\n    default: ""'), ['options_invalid']],
    ['allow_other on free text', fenced('title: T\nquestions:\n  - type: free_text\n    text: W\n    allow_other: true\n    default: ""'), ['allow_other_invalid']],
    ['allow_other that is text', choice('options: [A]\ndefault: A\nallow_other: "yes"'), ['allow_other_invalid']],
    ['more than 50 questions', fenced(`title: T\nquestions:\n${'  - type: free_text\n    text: W\n    default: ""\n'.repeat(51)}`.trimEnd()), ['too_many_questions']],
    ['more than 500 options', choice(`options: [${Array.from({ length: 501 }, (_, i) => `o${i}`).join(', ')}]\ndefault: o1`), ['too_many_options']],
    ['a text of more than 4,000 characters', fenced(`title: ${'x'.repeat(4001)}\n${FREE_TEXT}`), ['text_too_long']],
  ];
  for (const [name, content, expected] of refusals) {
    it(`is refused for ${name}: ${expected.join(', ')}`, () => {
      expect(codes(refusalOf(content))).to.deep.equal(expected);
    });
  }

  it('names all problems of the fields, not the first alone', () => {
    const refusal = refusalOf(fenced('subtitle: x\nquestions:\n  - type: single_choice\n    text: W\n    options: [1, A]\n  - type: nonsense\n    default: ""'));
    expect(refusal.map(({ code, path }) => [code, path])).to.deep.equal([
      ['unexpected_field', 'subtitle'],
      ['title_required', 'title'],
      ['options_invalid', 'questions[0].options[0]'],
      ['default_required', 'questions[0].default'],
      ['type_unsupported', 'questions[1].type'],
      ['text_required', 'questions[1].text'],
    ]);
  });

  it('points at the line and column in the message, and says how to quote a number', () => {
    const [diagnostic] = refusalOf(choice('options:\n  - A\n  - 1\ndefault: A'));
    expect(diagnostic).to.deep.include({ code: 'options_invalid', severity: 'error', path: 'questions[0].options[1]', line: 10, column: 9 });
    expect(diagnostic?.message).to.contain('"1"');
  });

  it('says of a default, too, that a number wants quotes, whether the options can be read or not', () => {
    for (const options of ['["1", "5"]', '[1, 5]']) {
      const found = refusalOf(choice(`options: ${options}\ndefault: 1`)).find(({ code }) => code === 'default_invalid');
      expect(found?.message).to.contain('write `"1"`');
    }
  });

  it('says how to quote a text that YAML takes for something else', () => {
    const message = (text: string): string => refusalOf(fenced(`title: T\nquestions:\n  - type: free_text\n    text: ${text}\n    default: ""`))[0]?.message ?? '';
    expect(message('Which mode: fast or slow?')).to.contain('`"Which mode: fast or slow?"`');
    expect(message('**bold** text')).to.contain('`"**bold** text"`');
    expect(message('!important')).to.contain('`"!important"`');
    expect(message('@all')).to.contain('`"@all"`');
  });

  it('counts lines whatever their ends', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const [diagnostic] = refusalOf(fenced(`title: T\nextra: x\n${FREE_TEXT}`).replaceAll('\n', end));
      expect(diagnostic).to.deep.include({ code: 'unexpected_field', line: 5, column: 1 });
    }
  });

  it('speaks the language that is asked for', () => {
    const message = (locale: string): string | undefined => refusalOf(fenced('title: T'), { locale })[0]?.message;
    expect(message('en')).to.match(/required/);
    expect(message('zh-Hans')).to.match(/必须/);
    expect(message('pt')).to.match(/obrigatório/);
  });

  it('stands, with a warning, where a comment cut a text short', () => {
    const { questions, diagnostics } = questionnaireOf(fenced('title: T\nquestions:\n  - type: free_text\n    text: Use channel #general now\n    default: ""'));
    expect(questions[0]?.prompt).to.equal('Use channel');
    expect(diagnostics.map(({ code, severity, line, column, source }) => [code, severity, line, column, source])).to.deep.equal([['yaml_comment_cut', 'warning', 7, 23, 'Use channel #general now']]);
  });

  it('takes a comment on its own line, or # inside quotes or a word, for what it is', () => {
    expect(questionnaireOf(fenced('# why\ntitle: "A #b"\nquestions:\n  - type: free_text\n    text: C#\n    default: ""')).diagnostics).to.deep.equal([]);
  });
});

describe('the prose before a fence', () => {
  const block = fenced(`title: T\n${FREE_TEXT}`).slice('Please choose.\n\n'.length);
  for (const preface of ['a\n', '# Heading\n', '- item\n\n', '> quoted\n\n', '<b>bold</b>\n\n', '1\n']) {
    it(`counts: ${JSON.stringify(preface)}`, () => {
      expect(types(preface + block)).to.include('questionnaire');
    });
  }
  for (const preface of ['', '\n\n', '---\n\n', '<!-- a -->\n\n', '```\ncode\n```\n\n', '    code\n\n', '\u200b\n\n', '&nbsp;\n\n', '`code`\n\n', '- \n\n', '#\n\n', '[a]: /b\n\n', '<br>\n\n', '<questionnaire>nonsense</questionnaire>\n\n', '<questionnaire>\n\nA</questionnaire>\n\n', '<questionnaire>\n\n1\n\n# B\n\n- c\n\n</questionnaire>\n\n']) {
    it(`does not count: ${JSON.stringify(preface)}`, () => {
      expect(codes(refusalOf(preface.replace(/<questionnaire>.*/s, '') + block)).concat(types(preface + block))).to.include('preface_required').and.not.include('questionnaire');
    });
  }

  it('serves all fences after it', () => {
    expect(types(`a\n\n${block}\n${block}`)).to.deep.equal(['markdown', 'questionnaire', 'markdown', 'questionnaire', 'markdown']);
  });

  it('is missed at the block, not inside it', () => {
    expect(refusalOf(`\n${block}`)[0]).to.deep.include({ code: 'preface_required', line: 2, column: 1 });
  });

  it('is not another questionnaire', () => {
    expect(types(`<questionnaire>{"questions":[{"type":"text","text":"W"}]}</questionnaire>\n\n${block}`)).to.deep.equal(['questionnaire', 'markdown', 'invalid', 'markdown']);
  });
});

describe('a question of a type that there is not', () => {
  it('is told all that is wrong with it whatever its type', () => {
    const payload = 'title: T\nquestions:\n  - type: slider\n    id: a\n    text: ""';
    expect(refusalOf(fenced(payload)).map(({ code, path }) => [code, path])).to.deep.equal([
      ['type_unsupported', 'questions[0].type'],
      ['text_required', 'questions[0].text'],
      ['unexpected_field', 'questions[0].id'],
      ['default_required', 'questions[0].default'],
    ]);
  });
});
