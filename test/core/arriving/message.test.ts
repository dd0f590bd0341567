import { expect } from '@open-wc/testing';
import { createMessageParser, parseMessage, sageInline, type MessageParser, type Question, type Questionnaire, type Segment } from '../../../src/core/index.js';
import { toy } from '../../support/toy-dialect/index.js';

const YAML = 'title: Plan\nquestions:\n  - type: single_choice\n    text: Which?\n    options:\n      - A\n      - B\n    default: B\n  - type: free_text\n    text: Why?\n    default: ""\n';
const FENCE = `\`\`\`questionnaire\n${YAML}\`\`\``;
const ELEMENT = '<questionnaire>{"title":"Plan","questions":[{"id":"a","type":"single_choice","text":"Which?","default":"y","options":["x","y"]},{"id":"b","type":"text","text":"Why?"}]}</questionnaire>';

const parserOf = (text = '', options: Parameters<typeof createMessageParser>[0] = {}): MessageParser => {
  const parser = createMessageParser({ messageId: 'm', ...options });
  for (const char of text) parser.append(char);
  return parser;
};

const types = ({ segments }: MessageParser): readonly string[] => segments.map(({ type }) => type);
const markdown = ({ segments }: MessageParser): string => segments.filter(({ type }) => type === 'markdown').map(({ raw }) => raw).join('');

function asked({ segments }: MessageParser): Questionnaire {
  const segment = segments.find((each): each is Extract<Segment, { type: 'questionnaire' }> => each.type === 'questionnaire');
  if (!segment) throw new Error('no questionnaire');
  return segment.questionnaire;
}

const optionsOf = (question: Question | undefined): readonly string[] => (question && 'options' in question ? question.options.map(({ label }) => label) : []);

describe('a message that is arriving', () => {
  it('shows prose as it comes', () => {
    const parser = parserOf();
    for (const text of ['Hel', 'lo **wor', 'ld** and `co', 'de` & more\n', '- a', '\n']) {
      parser.append(text);
      expect(parser.pending).to.equal('');
    }
    expect(markdown(parser)).to.equal('Hello **world** and `code` & more\n- a\n');
  });

  it('shows a fenced questionnaire from its opening line on, and never its source', () => {
    const text = `Hi\n\n${FENCE}\n`;
    let shown = '';
    const parser = parserOf();
    for (const char of text) {
      parser.append(char);
      expect(markdown(parser)).to.not.match(/`|quest|title/);
      const now = types(parser).join(' ');
      expect(now.startsWith(shown)).to.equal(true);
      shown = now;
    }
    expect(types(parserOf('Hi\n\n```questionnaire\n'))).to.deep.equal(['markdown', 'questionnaire']);
  });

  it('makes Markdown again of a questionnaire that was never closed, once that is known', () => {
    const text = `Hi\n\n\`\`\`questionnaire\n${YAML}`;
    const parser = parserOf(text);
    expect(types(parser)).to.deep.equal(['markdown', 'questionnaire']);
    expect(parser.finish()).to.deep.equal(parseMessage(text, { messageId: 'm' }));
    expect(types(parser)).to.deep.equal(['markdown']);
  });

  it('knows a block to be whole as soon as it is closed', () => {
    expect(asked(parserOf(`Hi ${ELEMENT}`)).complete).to.equal(true);
    expect(asked(parserOf(`Hi\n\n${FENCE}\n`)).complete).to.equal(true);
    expect(asked(parserOf(`Hi\n\n- ${FENCE.replaceAll('\n', '\n  ')}\n`)).complete).to.equal(true);
    // What comes behind it may make it none.
    expect(asked(parserOf(`Hi\n\n${FENCE}`)).complete).to.equal(false);
    expect(asked(parserOf(`Hi \`a\` <b>x</b> ${ELEMENT} and`)).complete).to.equal(true);
  });

  it('holds back what may be the beginning of a block, and nothing longer than it may be one', () => {
    expect(parserOf('a <quest').pending).to.equal('<quest');
    expect(parserOf('a <questionnaire').pending).to.equal('<questionnaire');
    expect(parserOf('a <questionnaires').pending).to.equal('');
    expect(parserOf('a <questions').pending).to.equal('');
    expect(parserOf('a\n``').pending).to.equal('``');
    expect(parserOf('a\n```questionnaire').pending).to.equal('```questionnaire');
    expect(parserOf('a\n```questionnaires').pending).to.equal('');
    expect(parserOf('a\n```js').pending).to.equal('');
    expect(parserOf('a &lt;questionnaire&gt;{&quot;').pending).to.equal('&lt;questionnaire&gt;{&quot;');
    expect(parserOf('a &lt;questionnaire&gt; is').pending).to.equal('');
    expect(parserOf('a &lt;b').pending).to.equal('');
  });

  it('puts together a name that came in two pieces', () => {
    const parser = parserOf();
    for (const text of ['Hi <questio', ELEMENT.slice(8)]) parser.append(text);
    expect(types(parser)).to.deep.equal(['markdown', 'questionnaire']);
  });

  it('leaves a block in code as text, once it is known to be code', () => {
    expect(markdown(parserOf(`Write \`${ELEMENT}\` now`))).to.equal(`Write \`${ELEMENT}\` now`);
    expect(parserOf('Write `<questionnaire> ').pending).to.equal('<questionnaire> ');
    expect(markdown(parserOf('````markdown\n```questionnaire\n'))).to.equal('````markdown\n```questionnaire\n');
    expect(markdown(parserOf(`> ${ELEMENT} and\n`))).to.equal(`> ${ELEMENT} and\n`);
  });

  it('waits with a block behind a run of backticks until its paragraph ends', () => {
    expect(parserOf(`a \` b ${ELEMENT} c`).pending).to.equal(`${ELEMENT} c`);
    expect(types(parserOf(`a \` b ${ELEMENT} c\n\n`))).to.deep.equal(['markdown', 'questionnaire', 'markdown']);
  });

  it('shows no half of a character', () => {
    const parser = createMessageParser();
    parser.append('a \ud83d');
    expect(markdown(parser)).to.equal('a ');
    parser.append('\ude00');
    expect(markdown(parser)).to.equal('a 😀');
  });

  it('reads a message that is one JSON string only when it is whole, and shows none of its source until then', () => {
    const text = JSON.stringify(`Hi\n\n${FENCE}\n`);
    const parser = parserOf();
    for (const char of text) {
      parser.append(char);
      expect(markdown(parser)).to.not.contain('```');
    }
    expect(parser.finish().map(({ type }) => type)).to.deep.equal(['markdown', 'questionnaire', 'markdown']);
    expect(markdown(parserOf('"Yes", he said.\n\n```js\nlet a;\n'))).to.equal('"Yes", he said.\n\n```js\nlet a;\n');
  });

  it('takes the whole text so far as well, and begins anew where it is another', () => {
    const parser = createMessageParser({ messageId: 'm' });
    parser.update('Hi ');
    const text = `Hi ${ELEMENT}`;
    parser.update(text);
    const before = asked(parser);
    parser.update(`${text} and so on`);
    expect(asked(parser)).to.equal(before);
    parser.update(`${text} or not`);
    expect(asked(parser)).to.equal(before);
    parser.update('Hello');
    expect(types(parser)).to.deep.equal(['markdown']);
    parser.update('');
    expect(parser.finish()).to.deep.equal([]);
  });

  it('takes a piece without text, as streams have them, for nothing', () => {
    const parser = createMessageParser({ messageId: 'm' });
    for (const piece of ['Hi', null, undefined, '', ' there']) parser.append(piece);
    expect(parser.finish().map(({ raw }) => raw)).to.deep.equal(['Hi there']);
    for (const text of [undefined, null, '', 'Hi', null]) parser.update(text);
    expect(parser.finish()).to.deep.equal([]);
  });

  it('goes on if more comes after it seemed whole', () => {
    const parser = parserOf('Hi ');
    parser.finish();
    parser.append(ELEMENT);
    expect(parser.finish()).to.deep.equal(parseMessage(`Hi ${ELEMENT}`, { messageId: 'm' }));
  });

  it('is what `parseMessage` gives of a text that is said to be streaming', () => {
    const text = `Hi ${ELEMENT.slice(0, 120)}`;
    expect(parseMessage(text, { messageId: 'm', streaming: true })).to.deep.equal(parserOf(text).segments);
  });

  it('asks nothing in a user’s message, and shows an answer once it is whole', () => {
    const answer = '<questionnaire-response>{"questionnaire_id":"q","answers":[]}</questionnaire-response>';
    expect(types(parserOf(`Hi ${ELEMENT}`, { role: 'user' }))).to.deep.equal(['markdown']);
    expect(parserOf(answer.slice(0, 60), { role: 'user' }).pending).to.equal(answer.slice(0, 60));
    expect(types(parserOf(answer, { role: 'user' }))).to.deep.equal(['response']);
  });

  it('holds back a block of a dialect that has no preview until it is whole', () => {
    const text = '<toy-poll>{"ask":["Ready?"]}</toy-poll>';
    expect(parserOf(text.slice(0, 20), { dialects: [toy()] }).segments).to.deep.equal([]);
    expect(types(parserOf(text, { dialects: [toy()] }))).to.deep.equal(['questionnaire']);
  });

  it('previews under other names, in whatever case', () => {
    const text = '<ACME-Questionnaire>{"title":"T","questions":[';
    expect(asked(parserOf(text, { dialects: [sageInline({ names: ['acme-questionnaire'] })] })).title).to.equal('T');
  });
});

describe('a questionnaire that is arriving', () => {
  it('has its title once that is whole, each question once it can be answered, and options as they come', () => {
    const at = (end: string): Questionnaire => asked(parserOf(`Hi ${ELEMENT.slice(0, ELEMENT.indexOf(end) + end.length)}`));
    expect(at('"title":"Pla').title).to.equal(undefined);
    expect(at('"title":"Plan"').title).to.equal('Plan');
    expect(at('"Which?"').questions).to.deep.equal([]);
    expect(optionsOf(at('["x').questions[0])).to.deep.equal([]);
    expect(optionsOf(at('["x"').questions[0])).to.deep.equal(['x']);
    expect(optionsOf(at('["x","y"').questions[0])).to.deep.equal(['x', 'y']);
    expect(at('["x","y"').questions).to.have.length(1);
    expect(at('"Why?"').questions).to.have.length(2);
    expect(at('"Why?"').complete).to.equal(false);
  });

  it('does so in YAML, line by line', () => {
    const at = (end: string): Questionnaire => asked(parserOf(`Hi\n\n${FENCE.slice(0, FENCE.indexOf(end) + end.length)}`));
    expect(at('title: Pla').title).to.equal(undefined);
    expect(at('questions:\n').title).to.equal('Plan');
    expect(optionsOf(at('- B').questions[0])).to.deep.equal([]);
    expect(optionsOf(at('- B\n').questions[0])).to.deep.equal(['A']);
    expect(optionsOf(at('default: B\n').questions[0])).to.deep.equal(['A', 'B']);
    expect(at('default: B\n').questions[0]?.initial).to.equal(undefined);
    expect(at('default: B\n  - type: free_text\n').questions[0]?.initial).to.deep.equal({ option: 'B' });
  });

  it('has no default before it is whole, and none that may mean another option', () => {
    const text = '<questionnaire>{"questions":[{"id":"a","type":"multi_choice","text":"W","default":["alp"],"options":["beta",{"value":"alp","label":"beta"}]}]}</questionnaire>';
    const initial = (end: string): unknown => asked(parserOf(text.slice(0, text.indexOf(end) + end.length))).questions[0]?.initial;
    expect(initial('"beta"')).to.equal(undefined);
    expect(initial('"label":"beta"}')).to.deep.equal({ options: ['alp'] });
    const early = '<questionnaire>{"questions":[{"id":"a","type":"single_choice","text":"W","options":["alpha","alp"],"default":"alp';
    expect(asked(parserOf(early)).questions[0]?.initial).to.equal(undefined);
    expect(asked(parserOf(`${early}ha"`)).questions[0]?.initial).to.deep.equal({ option: 'alpha' });
  });

  it('waits for an id, for it may yet come', () => {
    const text = '<questionnaire>{"questions":[{"type":"text","text":"W"';
    expect(asked(parserOf(text)).questions).to.deep.equal([]);
    expect(asked(parserOf(`${text}}`)).questions.map(({ id }) => id)).to.deep.equal(['q1']);
    expect(asked(parserOf(`${text},"id":"late"}`)).questions.map(({ id }) => id)).to.deep.equal(['late']);
  });

  it('reads escapes that are cut in half once they are whole', () => {
    const text = '<questionnaire>{"questions":[{"id":"a","type":"single_choice","text":"\\u0041\\ud83d\\ude00","options":["\\"a\\\\"';
    const parser = parserOf();
    for (const char of text) {
      parser.append(char);
      for (const { prompt } of types(parser).includes('questionnaire') ? asked(parser).questions : []) expect(prompt).to.equal('A😀');
    }
    expect(optionsOf(asked(parser).questions[0])).to.deep.equal(['"a\\']);
  });

  it('keeps the objects of what has not changed', () => {
    const parser = parserOf(`Hi ${ELEMENT.slice(0, ELEMENT.indexOf('"b"'))}`);
    const [first] = asked(parser).questions;
    const [segment] = parser.segments;
    parser.append(ELEMENT.slice(ELEMENT.indexOf('"b"')));
    expect(asked(parser).questions[0]).to.equal(first);
    const [, second] = asked(parser).questions;
    parser.append(' bye');
    const final = parser.finish();
    expect(final[0]).to.equal(segment);
    expect(asked(parser).questions[0]).to.equal(first);
    expect(asked(parser).questions[1]).to.equal(second);
    expect(parser.segments).to.equal(final);
  });

  it('takes the first of two names that are equal', () => {
    expect(asked(parserOf('<questionnaire>{"title":"One","title":"Two","questions":[{"type":"text","text":"A"}],"questions":[{"type":"text","text":"B"}]')).title).to.equal('One');
    expect(asked(parserOf('<questionnaire>{"questions":[{"type":"text","text":"A","text":"B"}],"questions":[{"type":"text","text":"C"}]')).questions.map(({ prompt }) => prompt)).to.deep.equal(['A']);
  });

  it('shows nothing of a fence without prose before it, for it will be refused', () => {
    expect(asked(parserOf(FENCE.slice(0, 120))).questions).to.deep.equal([]);
  });

  it('shows no more of what is no plain JSON', () => {
    for (const payload of ['{\\"title\\":\\"T\\"', '{“title”:"T"', '{"title":"T" "questions"', '{title:']) {
      const questionnaire = asked(parserOf(`<questionnaire>${payload}`));
      expect(questionnaire.questions).to.deep.equal([]);
    }
  });
});
