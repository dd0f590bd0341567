import { expect } from '@open-wc/testing';
import { parseMessage, parseReply, buildReply, sageInline, type Outcome } from '../../../src/core/index.js';
import { codes, element, fenced, questionOf, questionnaireOf, refusalOf, types } from '../../support/sage.js';

const WHY = { type: 'text', text: 'Why?' };

describe('odd input', () => {
  it('is no reason for an exception: fields of every shape', () => {
    const values: readonly unknown[] = [null, true, 5, 'x', [], ['text'], {}, { toString: 1 }, { toJSON: 1 }, [[[]]]];
    for (const field of ['type', 'text', 'id', 'options', 'default', 'allow_other', 'title']) {
      for (const value of values) {
        expect(() => parseMessage(element({ title: 'T', questions: [{ ...WHY, options: ['a'], [field]: value }, { type: 'single_choice', text: 'W', options: ['a'], [field]: value }] }))).not.to.throw();
        expect(() => parseMessage(element({ [field]: value, questions: value }))).not.to.throw();
      }
    }
    expect(types(element({ questions: [{ ...WHY, type: ['text'] }] }))).to.deep.equal(['invalid']);
  });

  it('is read as nothing where there is no text', () => {
    expect(parseMessage(null)).to.deep.equal([]);
    expect(parseMessage(undefined)).to.deep.equal([]);
  });

  it('counts the first of equal keys, for values and for how numbers were written', () => {
    const { options } = questionOf(element('{"questions":[{"type":"single_choice","text":"W","options":[1.0,2],"options":["a",3]}],"questions":[]}'), 'single_choice');
    expect(options.map(({ id }) => id)).to.deep.equal(['1.0', '2']);
  });

  describe('in JSON that nests too deep', () => {
    const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
    const QUESTIONS = '"questions":[{"type":"text","text":"W"}]';
    const refused = (json: string, name = 'questionnaire') => parseMessage(element(json, name), { role: name === 'questionnaire' ? 'assistant' : 'user' }).map((segment) => (segment.type === 'invalid' ? segment.diagnostics.map(({ code }) => code).join() : segment.type));

    it('is refused where an equal name hides it, in whichever order, and in an answer', () => {
      for (const levels of [33, 2500, 20_000]) {
        for (const json of [`{"a":${deep(levels)},"a":1,${QUESTIONS}}`, `{"a":1,"a":${deep(levels)},${QUESTIONS}}`]) {
          for (const payload of [json, JSON.stringify(json), json.replaceAll('"', '&quot;')]) expect(refused(payload), `${levels}`).to.deep.equal(['json_too_deep']);
          expect(refused(json, 'questionnaire-response'), `${levels}`).to.deep.equal(['json_too_deep']);
          expect(refused(`{"title":"T","questions":${JSON.stringify(json)}}`), `${levels}`).to.deep.equal(['questions_required']);
        }
      }
    });
    it('is no reason for an exception where it is no JSON at all, whatever its strings hold', () => {
      for (const levels of [2500, 20_000]) expect(refused(`{"x":"${']'.repeat(levels)}","a":${'['.repeat(levels)}`)).to.deep.equal(['json_invalid']);
    });
    it('is read as one block, whatever stands before it', () => {
      const json = `{"a":${deep(32)},"b":"<questionnaire>{}",${QUESTIONS}}`;
      for (const before of ['', '<questionnaire>{"</questionnaire>\n\n']) expect(parseMessage(before + element(json)).at(-1), before).to.include({ type: 'invalid', raw: element(json) });
    });
  });

  it('takes an answer of any length, also where something is to be mended or refused', function () {
    this.timeout(10_000);
    const long = 'a'.repeat(9_000_000);
    const answers = `"answers":[{"question_id":"q1","answer":"${long}"}]`;
    const read = (json: string) => parseMessage(element(json, 'questionnaire-response'), { role: 'user' }).map(({ type }) => type);
    expect(read(`{"questionnaire_id":"a","questionnaire_id":"b",${answers}}`)).to.deep.equal(['response']);
    expect(read(`{“questionnaire_id":"a",${answers}}`)).to.deep.equal(['response']);
    expect(read(`{"questionnaire_id":"a",${answers}x}`)).to.deep.equal(['invalid']);
  });

  it('tells of twenty defaults that name no option, and is done with all', () => {
    const options = Array.from({ length: 500 }, (_, index) => `o${index}`);
    const defaults = ['o3', ...Array.from({ length: 5000 }, (_, index) => `x${index}`)];
    const { questions, diagnostics } = questionnaireOf(element({ questions: [{ type: 'multi_choice', text: 'W', options, default: defaults }] }));
    expect(codes(diagnostics)).to.deep.equal(Array.from({ length: 20 }, () => 'default_invalid'));
    expect(questions[0]).to.have.property('initial').that.deep.equals({ options: ['o3'] });
  });

  it('finds an option by a label that only it has, among few and among many', () => {
    const options = Array.from({ length: 40 }, (_, index) => ({ value: `v${index}`, label: index < 2 ? 'Twice' : `L${index}` }));
    const labels = Array.from({ length: 20 }, (_, index) => `L${index + 2}`);
    const { questions, diagnostics } = questionnaireOf(element({ questions: [{ type: 'multi_choice', text: 'W', options, default: [...labels, 'Twice'] }] }));
    expect(questions[0]).to.have.property('initial').that.deep.equals({ options: labels.map((label) => label.replace('L', 'v')) });
    expect(codes(diagnostics)).to.deep.equal(['default_invalid']);
  });

  it('does not take a key for a path', () => {
    const { options } = questionOf(element('{"questions[0].options[0]":999,"questions":[{"type":"single_choice","text":"W","options":[1.0]}]}'), 'single_choice');
    expect(options.map(({ id }) => id)).to.deep.equal(['1.0']);
  });

  it('keeps how numbers were written in questions that are text or one object', () => {
    const question = '{"type":"single_choice","text":"W","options":[1.0,1e3,12345678901234567890]}';
    const ids = ['1.0', '1e3', '12345678901234567890'];
    for (const questions of [question, JSON.stringify(question), JSON.stringify(`[${question}]`)]) {
      expect(questionOf(element(`{"questions":${questions}}`), 'single_choice').options.map(({ id }) => id)).to.deep.equal(ids);
    }
  });

  it('names a default that is no text, and bounds one that is', () => {
    expect(codes(questionnaireOf(element({ questions: [{ ...WHY, default: ['x'] }] })).diagnostics)).to.deep.equal(['default_invalid']);
    expect(codes(refusalOf(element({ questions: [{ ...WHY, default: 'x'.repeat(4001) }] })))).to.deep.equal(['text_too_long']);
  });

  it('takes the next source where one is no use', () => {
    const content = `<questionnaire timeout_seconds="abc">${JSON.stringify({ questions: [WHY], timeout_seconds: 30, ui_text: '', uiText: { other: 'Else' } })}</questionnaire>`;
    expect(questionnaireOf(content)).to.deep.include({ timeoutSeconds: 30, uiText: { other: 'Else' } });
  });

  it('counts the blocks of one dialect together, however it is registered', () => {
    const dialects = [sageInline(), sageInline({ names: ['acme-questionnaire'] })];
    const ids = parseMessage(`${element({ questions: [WHY] })}${element({ questions: [WHY] }, 'acme-questionnaire')}`, { dialects }).flatMap((segment) => (segment.type === 'questionnaire' ? [segment.questionnaire.id] : []));
    expect(ids).to.deep.equal(['message_q1', 'message_q2']);
  });

  it('is found under names of any script in a fence, in whatever case, and under those of tags in an element', () => {
    for (const [name, written] of [['Опрос', 'ОПРОС'], ['ÉTUDE', 'étude'], ['问卷', '问卷']] as const) {
      const dialects = [sageInline({ names: [name] })];
      for (const each of [name, written]) expect(types(fenced('title: T\nquestions:\n  - type: free_text\n    text: W\n    default: ""', each), { dialects }), each).to.include('questionnaire');
      for (const attributes of ['', ' a="1"']) expect(types(`<${name}${attributes}>{"questions":[{"type":"text","text":"W"}]}</${name}>`, { dialects })).to.deep.equal(['markdown']);
    }
  });

  it('leaves code without a name what it is, also where a name that is registered is empty', () => {
    for (const name of ['', ' ']) expect(types('A.\n\n```\ncode\n```\n\n<>x</>', { dialects: [sageInline({ names: [name, 'questionnaire'] })] })).to.deep.equal(['markdown']);
  });

  it('may be named with characters that a fence allows', () => {
    expect(types(fenced('title: T\nquestions:\n  - type: free_text\n    text: W\n    default: ""', 'acme_questionnaire'), { dialects: [sageInline({ names: ['acme_questionnaire'] })] })).to.include('questionnaire');
  });
});

describe('flat YAML that looks deep', () => {
  const question = '\nquestions:\n  - type: free_text\n    text: Why?\n    default: ""';
  const payloads: readonly (readonly [string, string])[] = [
    ['colons in a block scalar', `title: |\n  ${'k: v, '.repeat(30)}${question}`],
    ['colons in a comment', `# ${'a: '.repeat(30)}\ntitle: T${question}`],
    ['dashes in a block scalar', `title: |\n  ${'- '.repeat(30)}${question}`],
    ['rising indentation in a block scalar', `title: |\n${Array.from({ length: 30 }, (_, index) => `${' '.repeat(index + 2)}x`).join('\n')}${question}`],
    ['colons in quotes', `title: "${'a: '.repeat(100)}"${question}`],
    ['brackets in plain text', `title: T\nquestions:\n  - type: multi_choice\n    text: W\n    options:\n${Array.from({ length: 40 }, (_, index) => `      - mood ${index}, [x`).join('\n')}\n    default: []`],
    ['brackets on a folded line', `title: a\n  ${'- [ { '.repeat(30)}${question}`],
  ];
  for (const [name, payload] of payloads) {
    it(`is read: ${name}`, () => expect(types(fenced(payload))).to.include('questionnaire'));
  }

  for (const hidden of ["title: a, 'b\n", "title: |\n  'tis\n", 'title: a "b\n', '# "\n']) {
    it(`hides nothing that is deep: ${JSON.stringify(hidden)}`, () => {
      for (const deep of ['[', '- ', '? ', '{', '[{', ': ']) expect(codes(refusalOf(fenced(hidden + deep.repeat(8000))))).to.deep.equal(['yaml_too_deep']);
    });
  }

  it('knows three line ends, and no others, where it looks for a fence', () => {
    const { questions } = questionnaireOf(fenced('title: T\nquestions:\n  - type: free_text\n    text: "a\u2028```b"\n    default: ""'));
    expect(questions).to.have.length(1);
  });
});

describe('a long answer', () => {
  it('comes back, whatever its size', () => {
    const questionnaire = questionnaireOf(element({ questions: [WHY] }));
    for (const value of ['x'.repeat(300_000), '<'.repeat(30_000)]) {
      const outcome: Outcome = { kind: 'submitted', answers: [{ question: 'q1', kind: 'text', value }] };
      const reply = buildReply(questionnaire, outcome);
      const read = reply.ok && parseReply(questionnaire, reply.value);
      expect(read && read.ok && read.value.outcome).to.deep.equal(outcome);
      expect(reply.ok && reply.value.via === 'message' && types(reply.value.text, { role: 'user' })).to.deep.equal(['response']);
    }
  });
});

describe('the readable form of an answer that is read back', () => {
  const read = (answer: object): { display: string; outcome: unknown } => {
    const [segment] = parseMessage(`<questionnaire-response>${JSON.stringify({ answers: [{ question_id: 'q', question: 'Q', ...answer }] })}</questionnaire-response>`, { role: 'user' });
    if (segment?.type !== 'response') throw new Error(JSON.stringify(segment));
    const { outcome } = segment.response;
    return { display: segment.response.displayText.split('\n')[1] ?? '', outcome: outcome.kind === 'submitted' ? outcome.answers[0]?.value : undefined };
  };

  it('says what the outcome is, and nothing else', () => {
    expect(read({ type: 'single_choice', value: 'c', label: 'C', other_text: 'typed' })).to.deep.equal({ display: 'Q: C', outcome: { option: 'c' } });
    expect(read({ type: 'multi_choice', values: ['a', 'b'], labels: ['A', 'B'], other_text: 'x' })).to.deep.equal({ display: 'Q: A, B', outcome: { options: ['a', 'b'] } });
    expect(read({ type: 'multi_choice', values: ['a', '__questionnaire_other__'], labels: ['A', 'Other'], other_text: 'x' })).to.deep.equal({ display: 'Q: A, x', outcome: { options: ['a'], other: 'x' } });
    expect(read({ type: 'multi_choice', value: ['a'] })).to.deep.equal({ display: 'Q: a', outcome: { options: ['a'] } });
    expect(read({ type: 'single_choice', value: '' })).to.deep.equal({ display: 'Q: Not selected', outcome: null });
  });

  it('never calls a choice none, even if its label shows nothing', () => {
    const questionnaire = questionnaireOf(element({ questions: [{ type: 'single_choice', text: 'W', options: [{ value: 'c', label: '\u202e' }] }] }));
    const reply = buildReply(questionnaire, { kind: 'submitted', answers: [{ question: 'q1', kind: 'single_choice', value: { option: 'c' } }] });
    expect(reply.ok && reply.value.displayText).to.equal('Questionnaire answers\nW: –');
  });
});
