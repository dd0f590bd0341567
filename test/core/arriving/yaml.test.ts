import { expect } from '@open-wc/testing';
import { createMessageParser, parseMessage, type Question, type Questionnaire } from '../../../src/core/index.js';

const fenced = (yaml: string): string => `Hi\n\n\`\`\`questionnaire\n${yaml}`;

function arriving(yaml: string): Questionnaire {
  const parser = createMessageParser({ messageId: 'm' });
  for (const char of fenced(yaml)) parser.append(char);
  const segment = parser.segments[1];
  if (segment?.type !== 'questionnaire') throw new Error('no questionnaire');
  return segment.questionnaire;
}

/** What is shown of the questions after each of the lines. */
function shown<T>(yaml: string, of: (question: Question) => T): ReadonlySet<T> {
  const lines = yaml.split('\n').slice(0, -1);
  return new Set(lines.flatMap((_, index) => arriving(lines.slice(0, index + 1).map((line) => `${line}\n`).join('')).questions.map(of)));
}

const prompt = (question: Question): string => question.prompt;
const labels = (question: Question): string => ('options' in question ? question.options.map(({ label }) => label).join(', ') : '');

const FREE = (text: string): string => `title: T\nquestions:\n  - type: free_text\n    text:${text}\n    default: ""\n`;

describe('YAML that is arriving', () => {
  it('shows a text of several lines once its last line has come', () => {
    expect([...shown(FREE(' one\n      two\n      three'), prompt)]).to.deep.equal(['one two three']);
    expect([...shown(FREE('\n      one\n      two\n      three'), prompt)]).to.deep.equal(['one two three']);
    expect([...shown(FREE(' which of\n      - a\n      - b\n      - c'), prompt)]).to.deep.equal(['which of - a - b - c']);
    expect([...shown(FREE(' "one\n      default: x\n      text: y\n      three"'), prompt)]).to.deep.equal(['one default: x text: y three']);
    expect([...shown(FREE(' |-\n      one\n      - two\n      text: three'), prompt)]).to.deep.equal(['one\n- two\ntext: three']);
  });

  it('keeps the line ends at the end of a text that keeps them', () => {
    const yaml = 'title: T\nquestions:\n  - type: free_text\n    text: A\n    default: |+\n      x\n\n  - type: free_text\n';
    expect(arriving(yaml).questions[0]?.initial).to.equal('x\n\n');
  });

  it('shows an option of several lines once its last line has come', () => {
    const choice = (option: string): string => `title: T\nquestions:\n  - type: single_choice\n    text: Q\n    options:\n      -${option}\n      - next\n    default: next\n`;
    for (const option of [' one\n        two\n        three', '\n        one\n        two\n        three']) {
      expect([...shown(choice(option), labels)]).to.deep.equal(['one two three', 'one two three, next']);
    }
  });

  it('has a title that begins below its name', () => {
    expect(arriving('title:\n  Long\n  title\nquestions:\n').title).to.equal('Long title');
  });

  it('may be indented', () => {
    const { title, questions } = arriving('  # c\n  title: T\n  questions:\n    - type: free_text\n      text: A\n      default: ""\n');
    expect(title).to.equal('T');
    expect(questions.map(prompt)).to.deep.equal(['A']);
  });

  it('may begin with the line that begins a document', () => {
    expect(arriving('--- # c\n  title: T\n  questions:\n').title).to.equal('T');
  });

  it('shows questions in flow style once their list is whole', () => {
    const { questions } = arriving('questions: [{type: free_text, text: A, default: ""},\n  {type: free_text, text: B, default: ""}]\ntitle: T\n');
    expect(questions.map(prompt)).to.deep.equal(['A', 'B']);
  });

  it('does not take an id that a question cannot have here', () => {
    const yaml = 'title: T\nquestions:\n  - type: free_text\n    text: A\n    id: z\n    default: ""\n';
    expect([...shown(yaml, ({ id }) => id)]).to.deep.equal(['q1']);
    expect(parseMessage(fenced(`${yaml}\`\`\``), { messageId: 'm' }).map(({ type }) => type)).to.deep.equal(['markdown', 'invalid']);
  });
});
