import { expect } from '@open-wc/testing';
import { parseMessage } from '../../../src/core/index.js';
import { element, questionnaireOf, types } from '../../support/sage.js';
import { form, refused, saidOf } from './support.js';

const BODY = '{"questions":[{"id":"a","label":"A?"}]}';
const FORM = form(BODY);

describe('a form in a message', () => {
  it('is found under both names, whatever their case, if it is closed under the name that opens it', () => {
    for (const name of ['question-form', 'ask-question', 'Question-Form', 'ASK-QUESTION']) expect(types(`<${name}>${BODY}</${name.toLowerCase()} >`), name).to.deep.equal(['questionnaire']);
    for (const other of ['question-forms', 'ask-questions', 'question', 'x-question-form']) expect(types(`<${other}>${BODY}</${other}>`), other).to.deep.equal(['markdown']);
    expect(questionnaireOf(`<ASK-question>${BODY}</ask-question>`).name).to.equal('ask-question');
    expect(types(`<question-form>${BODY}</ask-question>`)).to.deep.equal(['markdown']);
    expect(types(`<question-form>${BODY}`)).to.deep.equal(['markdown']);
  });

  it('is text where it stands in code, in a quotation, in a comment, and in a message of the user', () => {
    for (const text of [`\`${FORM}\``, `\`\`\`html\n${FORM}\n\`\`\``, `    ${FORM}`, `> ${FORM}`, `<!-- ${FORM} -->`, `\\${FORM}`]) expect(types(text), text).to.deep.equal(['markdown']);
    expect(types(FORM, { role: 'user' })).to.deep.equal(['markdown']);
  });

  it('is not swallowed by a mention before it, in a code span, a fence, or as text', () => {
    for (const mention of ['I will emit `<question-form id="x">` now:', 'As in\n\n```html\n<question-form>\n```', 'I will emit <question-form> now.']) {
      expect(types(`${mention}\n\n${FORM}\n\nDone.`), mention).to.deep.equal(['markdown', 'questionnaire', 'markdown']);
    }
  });

  it('may hold its body in a code fence, with blank lines and closing elements inside', () => {
    const body = '{"questions":[\n\n{"id":"a","label":"Say </question-form>"}]}';
    for (const [open, close] of [['```json', '```'], ['```', '```'], ['```JSON', '```'], ['````json', '````'], ['~~~json', '~~~'], ['``` json', '```'], ['```json', '']]) {
      for (const around of ['\n', '\n\n', ' ']) {
        const text = `Hi <question-form id="d">${around}${open}\n${body}\n${close}${around}</question-form> there`;
        expect(types(text), text).to.deep.equal(['markdown', 'questionnaire', 'markdown']);
        expect(questionnaireOf(text).questions[0]?.prompt).to.equal('Say </question-form>');
      }
    }
    expect(types('<question-form>```yaml\nquestions: []\n```</question-form>')).to.not.include('questionnaire');
    expect(types(element('```json\n{"questions":[{"type":"text","text":"W"}]}\n```'))).to.not.include('questionnaire');
  });

  it('names the place of what is wrong in a fenced body too', () => {
    const [segment] = parseMessage('<question-form>\n```json\n{"questions":[{"label":"A"},\n  5]}\n```\n</question-form>');
    const [diagnostic] = segment?.type === 'questionnaire' ? segment.questionnaire.diagnostics : [];
    expect(diagnostic).to.include({ code: 'question_not_object', line: 4, column: 3, path: 'questions[1]', source: '5' });
  });

  it('is read in the transports of an element: entities, escapes, curly quotes', () => {
    const escaped = FORM.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
    for (const text of [escaped, `<question-form>${BODY.replaceAll('"', '&quot;')}</question-form>`, `<question-form>${JSON.stringify(BODY)}</question-form>`, form(BODY.replace('"questions"', '“questions”'))]) {
      expect(questionnaireOf(text).questions[0]?.prompt, text).to.equal('A?');
    }
  });

  it('shows as its text, with the reason, where its body is not an object with questions', () => {
    expect(refused(form('[{"label":"A?"}]'))).to.deep.equal(['not_an_object']);
    expect(refused(form({ label: 'A?' }))).to.deep.equal(['questions_required']);
    expect(refused(form({ questions: { label: 'A?' } }))).to.deep.equal(['questions_required']);
    expect(refused(form({ questions: '[{"label":"A?"}]' }))).to.deep.equal(['questions_required']);
    expect(refused(form({ questions: [] }))).to.deep.equal(['questions_empty']);
    expect(refused(form({ questions: [1, null] }))).to.deep.equal(['question_not_object', 'question_not_object']);
    expect(refused(form('{"questions":[{"label":"A?"}'))).to.deep.equal(['json_invalid']);
    expect(refused(form({ questions: Array.from({ length: 51 }, () => ({})) }))).to.deep.equal(['too_many_questions']);
    expect(refused(form({ questions: [{ label: 'x'.repeat(4001) }] }))).to.deep.equal(['text_too_long']);
    expect(refused(form({ questions: [{ label: 'A', options: Array.from({ length: 501 }, (_, index) => `${index}`) }] }))).to.deep.equal(['too_many_options']);
    expect(refused(form({ title: 'x'.repeat(70_000), questions: [{}] }))).to.deep.equal(['json_too_large']);
  });

  it('counts its ordinals apart from those of other formats', () => {
    const content = [FORM, element({ questions: [{ type: 'text', text: 'W' }] }), form('{'), form({ questions: [{}] }, ' id="x"')].join('\n\n');
    const ids = parseMessage(content, { messageId: 'm' }).flatMap((segment) => (segment.type === 'questionnaire' ? [[segment.questionnaire.id, segment.questionnaire.wireId]] : []));
    expect(ids).to.deep.equal([['m_form1', 'discovery'], ['m_q1', 'm_q1'], ['m_form3', 'x']]);
  });

  it('is a list, to be submitted and nothing else', () => {
    expect(questionnaireOf(FORM)).to.include({ layout: 'list', complete: true, dialect: 'question-form' });
    expect(questionnaireOf(FORM).outcomes).to.deep.equal(['submitted']);
  });
});

describe('the head of a form', () => {
  const head = { id: 'body', title: 'T', description: 'D', submitLabel: 'Go', lang: 'pt-BR', questions: [{}] };

  it('is read from the body, and attributes win', () => {
    expect(questionnaireOf(form(head))).to.include({ wireId: 'body', title: 'T', description: 'D', submitLabel: 'Go', lang: 'pt-BR' });
    expect(questionnaireOf(form(head, ' ID="mine" title="Mine"'))).to.include({ wireId: 'mine', title: 'Mine', description: 'D' });
    expect(questionnaireOf(form(head, ' id="" title=" "'))).to.include({ wireId: 'body', title: 'T' });
  });

  it('has a title with > in it, with entities, and in single quotes', () => {
    expect(questionnaireOf(form(BODY, ' title="a > b"')).title).to.equal('a > b');
    expect(questionnaireOf(form(BODY, ' title=\'say "hi" &amp; go\'')).title).to.equal('say "hi" & go');
  });

  it('has an id and a title without any, in the language of the form or else of the reader', () => {
    expect(questionnaireOf(FORM)).to.include({ wireId: 'discovery', title: 'A few quick questions' });
    expect(questionnaireOf(FORM, { locale: 'zh' }).title).to.equal('几个简单的问题');
    expect(questionnaireOf(form({ lang: 'pt', questions: [{}] }), { locale: 'zh' }).title).to.equal('Algumas perguntas rápidas');
  });

  it('names a field that is no text, and goes without it', () => {
    const { title, description, diagnostics } = questionnaireOf(form({ title: ['T'], description: {}, questions: [{}] }));
    expect(title).to.equal('A few quick questions');
    expect(description).to.equal(undefined);
    expect(saidOf(diagnostics)).to.have.deep.members([['field_invalid', 'title'], ['field_invalid', 'description']]);
  });

  it('is its own in JSON whose names are those of objects', () => {
    expect(questionnaireOf(form('{"__proto__":{"title":"P"},"constructor":1,"questions":[{"id":"__proto__","label":"A"},{"id":"constructor"}]}'))).to.include({ title: 'A few quick questions' });
  });
});
