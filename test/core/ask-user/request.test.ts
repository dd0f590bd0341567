import { expect } from '@open-wc/testing';
import { checkDraft, initialDraft, readRequest } from '../../../src/core/index.js';
import { asked, QUESTION, refused, request } from './support.js';

describe('a request of ask_user/request', () => {
  it('asks its questions under its id', () => {
    const questionnaire = asked({ ...request({}), deadline: '2026-12-01T10:00:00.5+01:00' });
    expect(questionnaire).to.deep.include({ id: 'ask-1', wireId: 'ask-1', dialect: 'ask-user', name: 'ask_user/request', complete: true, layout: 'stepper', deadline: '2026-12-01T10:00:00.5+01:00', diagnostics: [] });
    expect(JSON.parse(JSON.stringify(questionnaire))).to.deep.equal(questionnaire);
    expect(asked(request({})).deadline).to.equal(undefined);
    for (const [written, read] of [['2026-12-01T10:00Z', '2026-12-01T10:00:00Z'], ['2026-12-01t10:00:00z', '2026-12-01T10:00:00Z'], ['2026-12-01T10:00:00+0130', '2026-12-01T10:00:00+01:30'], ['2026-12-01T10:00:00,25-03', '2026-12-01T10:00:00.25-03:00']] as const) {
      expect(asked({ ...request({}), deadline: written }).deadline).to.equal(read);
    }
  });

  it('asks choices with Other, which excludes the rest, unless it takes no text', () => {
    const [single, many, plain, open] = asked(request({}, { id: 'many', multi_select: true }, { id: 'plain', allow_free_text: false }, { id: 'open', options: [], multi_select: true })).questions;
    expect(single).to.deep.equal({ kind: 'single_choice', id: 'database', prompt: 'Which database?', header: 'Database', required: true, maxBytes: 4096, options: [{ id: 'postgres', label: 'Postgres' }, { id: 'sqlite', label: 'SQLite' }], widget: 'list', other: { exclusive: true } });
    expect(many).to.deep.include({ kind: 'multi_choice', other: { exclusive: true } });
    expect(plain?.kind === 'single_choice' && plain.other).to.equal(undefined);
    expect(open).to.deep.include({ kind: 'text', format: 'plain', multiline: true, maxBytes: 4096 });
  });

  it('keeps what options say of themselves, and where notes are taken', () => {
    const [question] = asked(request({ allow_annotation: true, options: [{ id: 'a', label: 'A', description: 'The first', preview: '  <b>\n' }, { id: 'b', label: 'B', description: '', preview: '' }] })).questions;
    expect(question).to.deep.include({ annotatable: true, options: [{ id: 'a', label: 'A', description: 'The first', preview: '  <b>\n' }, { id: 'b', label: 'B' }] });
  });

  it('must be answered, every question', () => {
    const questionnaire = asked(request({}, { id: 'open', options: [] }));
    const checked = checkDraft(questionnaire, initialDraft(questionnaire));
    expect(checked.ok ? [] : checked.error.map(({ code, question }) => [code, question])).to.deep.equal([['required', 'database'], ['required', 'open']]);
  });

  it('keeps a header that is too long, and says so', () => {
    const { questions, diagnostics } = asked(request({ header: 'A header that is long' }));
    expect(questions[0]?.header).to.equal('A header that is long');
    expect(diagnostics).to.deep.equal([{ code: 'header_too_long', severity: 'warning', path: 'questions[0].header', message: 'The header `A header that is long` is longer than 12 characters, so it may be shown cut.' }]);
    expect(asked(request({ header: undefined })).questions[0]).to.not.have.property('header');
  });

  it('says what was wrong with the answer before, where it is made again', () => {
    const { diagnostics } = asked({ ...request({}), validation_error: { code: 'unknown_option', message: 'There is no mysql' } });
    expect(diagnostics).to.deep.equal([{ code: 'unknown_option', severity: 'warning', path: 'validation_error', message: 'There is no mysql' }]);
    expect(asked({ ...request({}), validation_error: { code: 'toString', message: 'No' } }).diagnostics[0]?.code).to.equal('malformed_response');
    for (const [error, refusal] of [[{ code: 'unknown_option', message: 'There is no mysql' }, 'There is no mysql'], ['No', 'No'], ['missing_answer: No', 'No'], [{}, ''], [null, undefined], [undefined, undefined]] as const) {
      const { refusal: said } = asked({ ...request({}), validation_error: error });
      expect(said).to.equal(refusal);
    }
    expect(asked({ ...request({}), validation_error: null }).diagnostics).to.deep.equal([]);
  });

  it('offers the end of the interview only where the host asks for it', () => {
    expect(asked(request({})).outcomes).to.deep.equal(['submitted', 'declined', 'cancelled', 'clarify']);
    expect(asked(request({}), { finish: true }).outcomes).to.deep.equal(['submitted', 'declined', 'cancelled', 'clarify', 'finish']);
  });

  it('is never asked in part', () => {
    expect(refused(request({}, {}))).to.deep.equal(['duplicate_id', 'questions[1].id']);
    expect(refused(request({ options: [1, 2, 3, 4, 5] }))).to.deep.equal(['option_count', 'questions[0].options']);
    expect(refused({ ...request({}), deadline: 'tomorrow' })).to.deep.equal(['malformed_request', 'deadline']);
    for (const deadline of ['2026-12-01T10:00', '2026-12-01', '2026-02-30T10:00:00Z', '2026-12-01T24:01:00Z', '2026-12-01T10:00:00+25:00', '2026-12-01T10:00:00Z ', '', 5]) expect(refused({ ...request({}), deadline })).to.deep.equal(['malformed_request', 'deadline']);
    expect(refused({ ...request({}), session_id: 5 })).to.deep.equal(['malformed_request', 'session_id']);
    expect(refused({ request_id: 'ask-1', questions: 'Why?' })).to.deep.equal(['question_count', 'questions']);
    expect(refused({ request_id: 'ask-1', questions: [] })).to.deep.equal(['question_count', 'questions']);
  });

  it('comes with its original text where it cannot be asked', () => {
    const payload = { request_id: 'r', questions: [] };
    const decoded = readRequest(payload);
    expect(decoded?.type === 'invalid' && JSON.parse(decoded.diagnostics[0]?.source ?? '')).to.deep.equal(payload);
    const loop: Record<string, unknown> = { request_id: 'r', questions: [] };
    loop['self'] = loop;
    const long = { request_id: 'r', question: 'x'.repeat(100_000) };
    for (const hostile of [loop, long, { request_id: 'r', questions: [], big: 1n }]) {
      const refusal = readRequest(hostile);
      expect(refusal?.type === 'invalid' && refusal.diagnostics[0]?.source).to.match(/^\{\n {2}"request_id": "r"/).and.have.lengthOf.below(5000);
    }
  });

  it('needs nothing but its id and questions', () => {
    expect(asked({ request_id: 'r', turn_id: null, deadline: null, questions: [QUESTION] }).id).to.equal('r');
  });

  it('is told from other payloads', () => {
    for (const payload of [undefined, null, 5, 'ask', [], {}, { request_id: 'r' }, { request_id: 5, questions: [QUESTION] }, { questions: [QUESTION] }]) expect(readRequest(payload), JSON.stringify(payload)).to.equal(undefined);
  });

  it('is told of in the reader’s language', () => {
    const said = ['en', 'zh-CN', 'pt-BR'].map((locale) => JSON.stringify(readRequest(request({}, {}), undefined, { locale })));
    expect(new Set(said).size).to.equal(3);
  });
});

describe('a legacy request', () => {
  it('asks one question, out of a list or in words', () => {
    const choice = asked({ request_id: 'r', question: 'Go?', options: ['Yes', 'No'] });
    expect(choice.questions).to.deep.equal([{ kind: 'single_choice', id: 'question', prompt: 'Go?', required: true, options: [{ id: 'Yes', label: 'Yes' }, { id: 'No', label: 'No' }], widget: 'list' }]);
    expect(choice.outcomes).to.deep.equal(['submitted', 'cancelled']);
    for (const options of [[], undefined, null]) expect(asked({ request_id: 'r', question: 'Go?', options, questions: [] }).questions[0]).to.deep.include({ kind: 'text', id: 'question' });
  });

  it('is one only without questions', () => {
    expect(asked({ ...request({}), question: 'Go?', options: ['Yes'] }).questions[0]?.id).to.equal('database');
  });

  it('keeps the rules', () => {
    expect(refused({ request_id: 'r', question: ' ' })).to.deep.equal(['empty_question', 'question']);
    expect(refused({ request_id: 'r', question: 5 })).to.deep.equal(['malformed_request', 'question']);
    expect(refused({ request_id: 'r', question: 'Go?', options: ['Yes', 5] })).to.deep.equal(['malformed_request', 'options[1]']);
    expect(refused({ request_id: 'r', question: 'é'.repeat(2049) })).to.deep.equal(['field_too_large', 'question']);
    expect(refused({ request_id: 'r', question: 'Go?', options: ['Yes', 'Yes'] })).to.deep.equal(['duplicate_id', 'options[1]']);
    expect(refused({ request_id: 'r', question: 'Go?', options: ['Yes', ' '] })).to.deep.equal(['empty_id', 'options[1]']);
    expect(refused({ request_id: 'r', question: 'Go?', options: 'Yes' })).to.deep.equal(['malformed_request', 'options']);
    expect(refused({ request_id: 'r', question: 'Go?', options: ['1', '2', '3', '4', '5'] })).to.deep.equal(['option_count', 'options']);
  });
});
