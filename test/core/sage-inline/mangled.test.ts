import { expect } from '@open-wc/testing';
import { parseMessage } from '../../../src/core/index.js';
import { codes, element, fenced, FREE_TEXT, questionOf, questionnaireOf, refusalOf } from '../../support/sage.js';

const WHY = '{"type":"text","text":"Why?"}';
const REST = `"questions":[${WHY}]`;
const entities = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const backslashes = (text: string): string => JSON.stringify(text).slice(1, -1);

describe('curly quotes', () => {
  const straightened: readonly (readonly [string, string, string])[] = [
    ['around a value', `{"title":“T”,${REST}}`, 'T'],
    ['around a name', `{“title”:"T",${REST}}`, 'T'],
    ['with white space around them', `{ “title” : “T” , ${REST} }`, 'T'],
    ['with line ends around them', `{\n“title”\r\n:\n“T”\n,${REST}}`, 'T'],
    ['both turned one way', `{”title”:”T”,“questions“:[${WHY}]}`, 'T'],
    ['only one of which is curly', `{“title":"T",${REST}}`, 'T'],
    ['that hold curly quotes', `{“title”:“say “T””,${REST}}`, 'say “T”'],
    ['in entities', entities(`{“title”:“T”,${REST}}`), 'T'],
    ['beside backslash escapes', `{“title”:“T”,${backslashes(REST)}}`, 'T'],
  ];
  for (const [name, json, title] of straightened) {
    it(`delimit strings: ${name}`, () => expect(questionnaireOf(element(json)).title).to.equal(title));
  }

  const kept = ['a “b”', '“a”', '“', '”a“', '{“a”:“b”}', 'a, “b”, c', '“a”: “b”', '„a“', '‘a’', '«a»', 'it’s'];
  for (const text of kept) {
    it(`stand for themselves in a string, whatever delimits others: ${text}`, () => {
      const [title, prompt] = [JSON.stringify(text), JSON.stringify({ type: 'text', text })];
      for (const json of [`{"title":${title},"questions":[${prompt}]}`, `{“title”:${title},"questions":[${prompt}]}`, `{"title":${title},“questions”:[${prompt}]}`]) {
        expect(questionnaireOf(element(json)), json).to.deep.include({ title: text });
        expect(questionOf(element(json), 'text').prompt, json).to.equal(text);
      }
    });
  }

  it('delimit strings in an answer, too', () => {
    const [segment] = parseMessage('<questionnaire-response>{“questionnaire_id”:“m”,"answers":[{"question_id":“q1”,"answer":"a “b”"}]}</questionnaire-response>', { role: 'user' });
    expect(segment?.type === 'response' && segment.response.outcome).to.deep.equal({ kind: 'submitted', answers: [{ question: 'q1', kind: 'text', value: 'a “b”' }] });
  });

  it('of other kinds, and those of YAML, delimit nothing', () => {
    for (const json of [`{„title“:„T“,${REST}}`, `{‘title’:‘T’,${REST}}`, `{«title»:«T»,${REST}}`, `{'title':'T',${REST}}`]) expect(codes(refusalOf(element(json))), json).to.deep.equal(['json_invalid']);
    expect(questionnaireOf(fenced(`title: “T”\n${FREE_TEXT}`)).title).to.equal('“T”');
  });
});

describe('a backslash that escapes nothing', () => {
  for (const text of ['C:\\Home', '\\x41', '\\u12', '\\u{41}', "\\'a\\'", '\\ ', '\\<b>', 'a\\', '\\d+', '\\\\\\q']) {
    it(`leaves the original text, with a diagnostic, wherever it stands: ${text}`, () => {
      for (const json of [`{"title":"${text}",${REST}}`, `{"questions":[{"type":"text","text":"${text}"}]}`, `{"${text}":1,${REST}}`]) {
        const content = `a ${element(json)} b`;
        expect(parseMessage(content).map(({ raw }) => raw), json).to.deep.equal(['a ', element(json), ' b']);
        const [diagnostic] = refusalOf(content);
        expect(diagnostic, json).to.deep.include({ code: 'json_invalid', line: 1 });
        expect(diagnostic?.column, json).to.be.greaterThan(2);
        // What follows a lone backslash at the end of a string is its quote, and the fault lies beyond.
        if (text !== 'a\\') expect(content.charAt((diagnostic?.column ?? 0) - 1), json).to.equal('\\');
      }
    });
  }

  it('leaves an answer as text, too', () => {
    const content = '<questionnaire-response>{"questionnaire_id":"m","answers":[{"question_id":"q1","answer":"C:\\Home"}]}</questionnaire-response>';
    const [segment] = parseMessage(content, { role: 'user' });
    expect(segment?.type === 'invalid' && codes(segment.diagnostics)).to.deep.equal(['json_invalid']);
  });

  it('is none where it is doubled, in each transport, nor in plain YAML', () => {
    const json = `{"title":"C:\\\\Home \\\\n",${REST}}`;
    for (const payload of [json, JSON.stringify(json), backslashes(json), entities(json), entities(backslashes(json))]) expect(questionnaireOf(element(payload)).title, payload).to.equal('C:\\Home \\n');
    for (const title of ['C:\\Home \\n', "'C:\\Home \\n'", '"C:\\\\Home \\\\n"']) expect(questionnaireOf(fenced(`title: ${title}\n${FREE_TEXT}`)).title, title).to.equal('C:\\Home \\n');
  });
});

describe('questions in another wrapping', () => {
  const read: readonly (readonly [string, string])[] = [['a list as text', JSON.stringify(`[${WHY}]`)], ['an object as text', JSON.stringify(WHY)], ['an object', WHY], ['text with white space', JSON.stringify(` \n[${WHY}]\n `)]];
  for (const [name, questions] of read) {
    it(`are unwrapped: ${name}`, () => {
      const json = `{"title":"T","questions":${questions}}`;
      for (const payload of [json, JSON.stringify(json), backslashes(json), entities(json)]) expect(questionnaireOf(element(payload)).questions.map(({ prompt }) => prompt), payload).to.deep.equal(['Why?']);
    });
  }

  const refused: readonly (readonly [string, string, string])[] = [
    ['broken text', '"[{"', 'questions_required'], ['text in text', JSON.stringify(JSON.stringify(`[${WHY}]`)), 'questions_required'], ['no text', '""', 'questions_required'], ['null', 'null', 'questions_required'],
    ['text that closes what it is put into', JSON.stringify(`[${WHY}],"questions":[]`), 'questions_required'], ['null as text', '"null"', 'questions_required'], ['a number', '7', 'questions_required'], ['an empty list as text', '"[]"', 'questions_empty'], ['objects by name', `{"q1":${WHY}}`, 'type_unsupported'],
    ['a list in a list', `[[${WHY}]]`, 'question_not_object'], ['texts in a list', `[${JSON.stringify(WHY)}]`, 'question_not_object'],
  ];
  for (const [name, questions, code] of refused) {
    it(`are refused with a diagnostic that points at them: ${name}`, () => {
      const [diagnostic] = refusalOf(element(`{"title":"T","questions":${questions}}`));
      expect(diagnostic?.code).to.equal(code);
      expect(diagnostic?.path).to.match(/^questions/);
      expect(diagnostic?.column).to.be.within(40, 43);
    });
  }

  it('are refused in a fence, which takes no other form', () => {
    for (const questions of ['questions:\n  type: free_text\n  text: Why?\n  default: ""', 'questions: "[]"', 'questions: Why?', 'questions:']) {
      expect(refusalOf(fenced(`title: T\n${questions}`)).map(({ code, path, line }) => [code, path, line])).to.deep.equal([['questions_required', 'questions', questions.includes('type') ? 6 : 5]]);
    }
  });
});

describe('what looks like the end of a block, in a string of it', () => {
  for (const inside of ['</questionnaire>', '</QUESTIONNAIRE>', '</questionnaire >', '<\\/questionnaire>', '&lt;/questionnaire&gt;', '<questionnaire>', '</sage-questionnaire>', '```', '-->']) {
    it(`ends nothing: ${inside}`, () => {
      const json = `{"title":"a ${inside} b",${REST}}`;
      const title = `a ${inside.replace('\\', '')} b`;
      for (const content of [`${element(json)} c`, `- ${element(json)} c`, `<Questionnaire>${json}</QUESTIONNAIRE> c`, `<questionnaire>${json}<\\/questionnaire> c`]) {
        expect(parseMessage(content).at(-1)?.raw, content).to.equal(' c');
        expect(questionnaireOf(content).title, content).to.equal(title);
      }
    });

    it(`ends nothing whichever quotes it stands between: ${inside}`, () => {
      const title = `a ${inside.replace('\\', '')} b`;
      for (const json of [`{“title”:"a ${inside} b",${REST}}`, `{"title":“a ${inside} b”,${REST}}`, `{"name":"x","title":“a ${inside} b”,“questions”:[${WHY}]}`]) {
        expect(parseMessage(`${element(json)} c`).at(-1)?.raw, json).to.equal(' c');
        expect(questionnaireOf(element(json)).title, json).to.equal(title);
      }
    });

    it(`ends no answer: ${inside.replace('questionnaire', 'questionnaire-response')}`, () => {
      const answer = `a ${inside.replace('questionnaire', 'questionnaire-response').replace('\\', '')} b`;
      const json = JSON.stringify({ questionnaire_id: 'm', answers: [{ question_id: 'q1', answer }] });
      const [segment, after] = parseMessage(`${element(json, 'questionnaire-response')} c`, { role: 'user' });
      expect(after?.raw).to.equal(' c');
      expect(segment?.type === 'response' && segment.response.outcome).to.deep.equal({ kind: 'submitted', answers: [{ question: 'q1', kind: 'text', value: answer }] });
    });
  }
});

describe('the prose beside a block', () => {
  const prose = 'Use `&lt;div&gt;` or &lt;b&gt;, \\"so\\" &amp; “so” `&quot;`';
  const blocks: readonly (readonly [string, string])[] = [
    ['an element', element(`{${REST}}`)], ['an element whose payload is escaped', element(entities(`{${REST}}`))], ['an element that is escaped', entities(element(`{${REST}}`))],
    ['an element in backslashes', element(backslashes(`{${REST}}`))], ['a fence', `\n\n\`\`\`questionnaire\ntitle: T\n${FREE_TEXT}\n\`\`\``],
  ];
  for (const [name, block] of blocks) {
    it(`stays as it is beside ${name}`, () => {
      expect(parseMessage(`${prose}${block}\n${prose}`).map(({ type, raw }) => [type, type === 'markdown' ? raw.trim() : ''])).to.deep.equal([['markdown', prose], ['questionnaire', ''], ['markdown', prose]]);
    });
  }

  it('keeps its entities where the whole message was one JSON string', () => {
    expect(parseMessage(JSON.stringify(`${prose} ${element(`{${REST}}`)}`))[0]?.raw).to.equal(`${prose} `);
  });
});
