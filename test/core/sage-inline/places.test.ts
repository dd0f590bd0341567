import { expect } from '@open-wc/testing';
import { parseMessage, parseReply } from '../../../src/core/index.js';
import { element, questionnaireOf } from '../../support/sage.js';

/** Where the diagnostics of a message point: what stands in the message from there to the end of the line. */
function pointedAt(message: string): readonly string[] {
  const lines = message.split(/\r\n|[\n\r]/);
  return parseMessage(message).flatMap((segment) => {
    const diagnostics = segment.type === 'invalid' ? segment.diagnostics : segment.type === 'questionnaire' ? segment.questionnaire.diagnostics : [];
    return diagnostics.map(({ line = 0, column = 0 }) => lines[line - 1]?.slice(column - 1) ?? '');
  });
}

const PAYLOAD = ['title: 😀 é #cut', 'extra: x', 'questions:', '  - type: free_text', '    text: 5', '    default: ""'];
const POINTED = ['extra: x', '5', '#cut'];
const BROKEN = ['title: "😀"', 'questions:', '  - type: free_text', '    text: 😀: a: b', '    default: ""'];

const fence = (lines: readonly string[], indentation = ''): string => ['```questionnaire', ...lines, '```'].map((line) => indentation + line).join('\n');

describe('a diagnostic points at its place in the message', () => {
  const surroundings: readonly (readonly [string, (lines: readonly string[]) => string])[] = [
    ['after prose', (lines) => `Hi 😀\n\n${fence(lines)}`],
    ['after another block', (lines) => `Hi <questionnaire>{"questions":[{"type":"text",\n"text":"W"}]}</questionnaire>\n${fence(lines)}`],
    ['indented', (lines) => `Hi\n\n${fence(lines, '   ')}`],
    ['in a list item', (lines) => `- Hi\n\n${fence(lines, '  ')}`],
    ['on the line of the marker', (lines) => `Hi\n\n- ${fence(lines, '  ').trimStart()}`],
    ['in nested items', (lines) => `1. Hi\n   - there\n\n${fence(lines, '     ')}`],
    ['in an item that is indented by tabs', (lines) => `-\tHi\n\n${fence(lines, '\t')}`],
    ['in an item where a tab reaches further than the item', (lines) => `- Hi\n\n${fence(lines, '\t')}`],
    ['below a quotation', (lines) => `> Hi\n\n${fence(lines)}`],
  ];
  for (const [name, around] of surroundings) {
    it(`in a fence ${name}, whatever the line ends`, () => {
      for (const end of ['\n', '\r\n', '\r']) {
        expect(pointedAt(around(PAYLOAD).replaceAll('\n', end)), JSON.stringify(end)).to.deep.equal(POINTED);
        expect(pointedAt(around(BROKEN).replaceAll('\n', end)), JSON.stringify(end)).to.deep.equal(['😀: a: b']);
      }
    });
  }

  it('in an element, whatever stands before it', () => {
    const json = '{"title":"😀",\n\t"questions":[{"type":"text","text":"W","id":"a"},\n {"type":"text","text":"W","id":"a"},{"type":"é","text":"W"}]}';
    for (const [before, after] of [['', ''], ['Hi 😀 ', ' bye'], ['- Hi\n  ', ''], ['| a | ', ' |'], ['<div>\n\n', '</div>'], ['> Hi\n', '']] as const) {
      for (const end of ['\n', '\r\n', '\r']) {
        const message = `${before}<questionnaire a="b">${json}</questionnaire>${after}`.replaceAll('\n', end);
        expect(pointedAt(message), JSON.stringify(message)).to.deep.equal([`"a"},{"type":"é","text":"W"}]}</questionnaire>${after}`, `"é","text":"W"}]}</questionnaire>${after}`]);
      }
    }
  });

  it('at the block’s payload, where that had to be decoded', () => {
    const json = JSON.stringify({ questions: [{ type: 'slider' }] });
    const escaped = json.replaceAll('"', '&quot;');
    expect(pointedAt(`Hi\n <questionnaire>${escaped}</questionnaire>`)).to.deep.equal([`${escaped}</questionnaire>`]);
    expect(pointedAt(`Hi\n &lt;questionnaire&gt;${escaped}&lt;/questionnaire&gt;`)).to.deep.equal([`${escaped}&lt;/questionnaire&gt;`]);
  });

  it('in an answer', () => {
    const segments = parseMessage('Hi 😀\n<questionnaire-response>{"questionnaire_id":"a",\n "answers":["😀", {"question_id":"a"}, 5]}</questionnaire-response>', { role: 'user' });
    const [diagnostic] = segments.flatMap((segment) => (segment.type === 'invalid' ? segment.diagnostics : []));
    expect(diagnostic).to.deep.include({ code: 'answer_unreadable', path: 'answers[0]', line: 3, column: 13 });

    const read = parseReply(questionnaireOf(element({ questions: [{ id: 'a', type: 'text', text: 'W' }] }), { messageId: 'm' }), '😀\r\n<questionnaire-response>{"questionnaire_id":"m_q1",\r\n "answers":[{"question_id":"a"},\r\n{"x":1,"question_id":"b"}]}</questionnaire-response>');
    expect(!read.ok && read.error[0]).to.deep.include({ code: 'unknown_question', path: 'answers[1].question_id', line: 4, column: 22 });
  });
});
