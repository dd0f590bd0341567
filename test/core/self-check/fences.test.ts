import { expect } from '@open-wc/testing';
import { selfCheckText } from '../../../src/core/index.js';

const YAML = 'title: T\nquestions:\n  - type: free_text\n    text: Why?\n    default: ""';
const fence = (payload = YAML, name = 'questionnaire', [open, close] = ['```', '```']): string => `Note.\n\n${open}${name}\n${payload}\n${close}`;
const codes = (text: string): string[] => selfCheckText(text).map(({ code }) => code);
/** Code, name and place of each issue. */
const placed = (text: string): string[] => selfCheckText(text).map(({ code, name, line, column, path }) => [code, name, `${line}:${column}`, ...(path === undefined ? [] : [path])].join(' '));

describe('a fence that was meant to ask', () => {
  it('under a name that no client knows is told of, whatever else is wrong with it', () => {
    expect(placed(fence('{}', 'Foo-Questionnaire'))).to.deep.equal(['unsupported_name foo-questionnaire 3:1']);
    expect(codes('```foo-questionnaire\n')).to.deep.equal(['unsupported_name']);
    expect(codes(fence('', '问卷-questionnaire'))).to.deep.equal(['unsupported_name']);
  });
  it('is no fence of another language', () => {
    for (const name of ['yaml', 'questionnaires', 'questionnaire-x', '-questionnaire', 'foo questionnaire', 'foo-questionnaire bar', 'questionnaire yaml']) expect(codes(fence(YAML, name)), name).to.deep.equal([]);
    expect(codes(fence(YAML, 'questionnaire', ['~~~', '~~~']))).to.deep.equal([]);
  });
  it('counts in whatever case, in a list too', () => {
    expect(codes(fence('', 'SAGE-Questionnaire'))).to.deep.equal(['payload_empty']);
    expect(placed('- Note.\n\n  ```questionnaire\n  title: T\n  ```')).to.deep.equal(['questions_required questionnaire 4:3 questions']);
  });
  it('of two backticks is too short, also where it is a code span', () => {
    expect(placed(fence(YAML, 'questionnaire', ['``', '``']))).to.deep.equal(['fence_too_short questionnaire 3:1']);
    expect(placed(fence(YAML, ' ling-questionnaire  ', ['``', '']))).to.deep.equal(['fence_too_short ling-questionnaire 3:1']);
    expect(placed('a\n  ``questionnaire\nb``')).to.deep.equal(['fence_too_short questionnaire 2:3']);
    for (const text of ['`questionnaire', '``questionnaire``', '``questionnaire x', '``foo-questionnaire', 'a ``questionnaire', '> ``questionnaire', '    ``questionnaire', '```\n``questionnaire\n```', '<pre>\n``questionnaire\n</pre>']) expect(codes(text), text).to.deep.equal([]);
  });
  it('is found in a message that is one JSON string, and its place is that in the decoded text', () => {
    expect(placed(JSON.stringify(fence('title: T')))).to.deep.equal(['questions_required questionnaire 4:1 questions']);
    expect(placed(JSON.stringify(fence()))).to.deep.equal([]);
    expect(placed(JSON.stringify('``questionnaire\n'))).to.deep.equal(['fence_too_short questionnaire 1:1']);
  });
  it('has to close', () => {
    expect(placed(`a\n\n\`\`\`\`questionnaire\n${YAML}`)).to.deep.equal(['fence_unclosed questionnaire 3:1']);
    expect(placed(`- a\n\n  \`\`\`questionnaire\n  ${YAML.replaceAll('\n', '\n  ')}\n\nb\n\`\`\``)).to.deep.equal(['fence_unclosed questionnaire 3:3']);
    expect(codes(`a\n\n\`\`\`questionnaire\n${YAML}\n~~~`)).to.deep.equal(['fence_unclosed']);
  });
  it('has to close with as many backticks', () => {
    expect(placed(fence(YAML, 'questionnaire', ['```', '  ``\n']))).to.deep.equal(['fence_close_too_short questionnaire 9:3']);
    expect(placed(`${fence(YAML, 'questionnaire', ['````', '``` \t'])}\n\nText.\n\n\`\`\`\``)).to.deep.equal(['fence_close_too_short questionnaire 9:1']);
    expect(codes(fence(`${YAML}\n\`\`\`js\n\`\`\``, 'questionnaire', ['````', '````']))).to.deep.equal(['fence_close_too_short']);
    expect(codes(fence('title: |\n  ``\nquestions:\n  - type: free_text\n    text: Why?\n    default: ""'))).to.deep.equal([]);
  });
  it('holds block-style YAML without fences, and nothing else is said until it does', () => {
    expect(codes(fence(''))).to.deep.equal(['payload_empty']);
    expect(codes('```questionnaire\n# nothing\n```')).to.deep.equal(['payload_empty']);
    expect(codes('```questionnaire\n[1]\n```')).to.deep.equal(['payload_not_block_yaml']);
    expect(placed(fence(`${YAML}\n~~~\nx: 1`))).to.deep.equal(['nested_fence questionnaire 9:1']);
  });
  it('needs prose before it, beside whatever is wrong in it', () => {
    expect(placed('```questionnaire\ntitle: ""\n```')).to.deep.equal(['preface_required questionnaire 1:1', 'questions_required questionnaire 2:1 questions', 'title_required questionnaire 2:8 title']);
    expect(codes(`---\n<!-- a -->\n\`\`\`questionnaire\ntitle: !!str T\n\`\`\``)).to.deep.equal(['preface_required', 'yaml_tag']);
    expect(codes(`<questionnaire>{"questions":[{"type":"text","text":"W"}]}</questionnaire>\n\n\`\`\`questionnaire\n${YAML}\n\`\`\``)).to.deep.equal(['preface_required']);
  });
  it('has all its fields judged, in order of their places', () => {
    const payload = 'title: T\nsubtitle: S\nquestions:\n  - type: slider\n    text: ""\n    default: ""\n  - type: single_choice\n    text: W\n    options: [A, 1]\n    default: B\n    allow_other: "yes"\n  - type: free_text\n    text: W';
    expect(placed(fence(payload))).to.deep.equal([
      'unexpected_field questionnaire 5:1 subtitle', 'type_unsupported questionnaire 7:11 questions[0].type', 'text_required questionnaire 8:11 questions[0].text', 'options_invalid questionnaire 12:18 questions[1].options[1]',
      'allow_other_invalid questionnaire 14:18 questions[1].allow_other', 'default_required questionnaire 15:5 questions[2].default',
    ]);
  });
  it('passes with what a client only warns of', () => expect(codes(fence('title: So #it is\nquestions:\n  - type: free_text\n    text: Why?\n    default: ""'))).to.deep.equal([]));
  it('is not judged where it is code or quoted', () => {
    for (const text of [`\`\`\`\`\n${fence('')}\n\`\`\`\``, fence('').replace(/^/gm, '    '), fence('').replace(/^/gm, '> '), `<!--\n${fence('')}\n-->`, `~~~\n${fence('')}\n~~~`]) expect(codes(text), text).to.deep.equal([]);
  });
  it('is judged wherever it stands, each by itself', () => {
    expect(placed(`${fence('')}\n\n${fence(YAML)}\n\n${fence('{}')}`)).to.deep.equal(['payload_empty questionnaire 4:1', 'payload_not_block_yaml questionnaire 20:1']);
  });
});
