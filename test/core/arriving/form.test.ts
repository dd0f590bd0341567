import { expect } from '@open-wc/testing';
import { createMessageParser, type MessageParser, type Question, type Questionnaire } from '../../../src/core/index.js';

const FORM = '<question-form id="brief" title="a > b">{"description":"D","submitLabel":"Go","questions":[{"id":"a","label":"Which `x`?","type":"radio","default":"y","options":["x `y`",{"label":"Why","value":"y","group":"G"}]},{"label":"How many?","type":"number","min":1,"default":2.50},{"id":"on","label":"On?","type":"switch","default":true}]}</question-form>';

const parserOf = (text: string): MessageParser => {
  const parser = createMessageParser({ messageId: 'm' });
  for (const char of text) parser.append(char);
  return parser;
};

function asked({ segments }: MessageParser): Questionnaire {
  const [segment] = segments.filter(({ type }) => type === 'questionnaire');
  if (segment?.type !== 'questionnaire') throw new Error('no questionnaire');
  return segment.questionnaire;
}

const at = (end: string, text = FORM): Questionnaire => asked(parserOf(text.slice(0, text.indexOf(end) + end.length)));
const labelsOf = (question: Question | undefined): readonly string[] => (question && 'options' in question ? question.options.map(({ label }) => label) : []);

describe('a form that is arriving', () => {
  it('has the title and the id of its element at once, and they stay', () => {
    const parser = createMessageParser({ messageId: 'm' });
    const seen = new Set<string>();
    for (const char of FORM) {
      parser.append(char);
      for (const segment of parser.segments) if (segment.type === 'questionnaire') seen.add(`${segment.key} ${segment.questionnaire.id} ${segment.questionnaire.wireId} ${segment.questionnaire.title ?? ''}`);
    }
    parser.finish();
    expect([...seen]).to.deep.equal(['m/block-1 m_form1 brief a > b']);
  });

  it('shows a question once its label, type and first option are whole', () => {
    expect(at('"radio"').questions).to.deep.equal([]);
    expect(at('["x `y').questions).to.deep.equal([]);
    expect(labelsOf(at('"x `y`"').questions[0])).to.deep.equal(['x `y`']);
    expect(labelsOf(at('"group":"G"').questions[0])).to.deep.equal(['x `y`']);
    expect(labelsOf(at('"group":"G"}').questions[0])).to.deep.equal(['x `y`', 'Why']);
  });

  it('keeps the backticks in a label', () => {
    expect(at('"x `y`"').questions[0]?.prompt).to.equal('Which `x`?');
  });

  it('takes a default once it is whole, and what it names is there', () => {
    expect(at('"x `y`"').questions[0]?.initial).to.equal(undefined);
    expect(at('"G"}]}').questions[0]?.initial).to.deep.equal({ option: 'y' });
    expect(at('2.5').questions[1]?.initial).to.equal(undefined);
    expect(at('2.50}').questions[1]?.initial).to.equal(2.5);
    expect(at('"default":tru').questions[2]?.initial).to.equal(undefined);
    expect(at('"default":true}').questions[2]?.initial).to.equal(true);
  });

  it('takes no default that what is yet to come may change', () => {
    const initial = (question: string, end: string): unknown => at(end, `<question-form>{"questions":[{"id":"a","label":"L",${question}}]}</question-form>`).questions[0]?.initial;
    const named = '"type":"radio","default":"L","options":[{"label":"L","value":"v"},{"label":"M","value":"L"}]';
    expect(initial(named, '"v"}')).to.equal(undefined);
    expect(initial(named, '"L"}')).to.deep.equal({ option: 'L' });
    const limited = '"type":"checkbox","default":["k","l"],"options":["k","l"],"maxSelections":1';
    expect(initial(limited, '"options":["k","l"')).to.equal(undefined);
    expect(initial(limited, ':1}')).to.deep.equal({ options: ['k'] });
    expect(initial('"type":"number","default":50,"max":10', '50,')).to.equal(undefined);
    expect(initial('"type":"number","default":5,"max":10', ':10}')).to.equal(5);
    expect(initial('"type":"text","defaultValue":"x","default":"y"', '"x"')).to.equal(undefined);
    expect(initial('"type":"text","defaultValue":"x","default":"y"', '"y"')).to.equal('y');
  });

  it('shows a question of an unknown type once it is known whether it has options', () => {
    const text = '<question-form>{"questions":[{"id":"a","type":"mystery","label":"L","options":["k"]},{"id":"b","type":"mystery","label":"M"}]}</question-form>';
    expect(at('"L"', text).questions).to.deep.equal([]);
    expect(at('["k"', text).questions.map(({ kind }) => kind)).to.deep.equal(['single_choice']);
    expect(at('"M"}', text).questions.map(({ kind }) => kind)).to.deep.equal(['single_choice', 'text']);
  });

  it('is read in a code fence too, and as soon as its tag is closed', () => {
    const fenced = FORM.replace('>{', '>\n```json\n{').replace('</', '\n```\n</');
    expect(at('"x `y`"', fenced).questions).to.have.length(1);
    expect(at('</question-form>', fenced).complete).to.equal(true);
    expect(at('</question-form>').complete).to.equal(true);
  });

  it('breaks at nothing that is half-written', () => {
    for (let end = 0; end <= FORM.length; end++) expect(() => parserOf(FORM.slice(0, end)).finish()).to.not.throw();
  });
});
