import { expect } from '@open-wc/testing';
import { buildReply, parseReply, questionnaireAsyncTool, questionnaireFromToolResult, readToolCall, runQuestionnaireAsync, type Questionnaire, type QuestionnaireAsyncView } from '../../../src/core/index.js';

const CALL = { id: 'call_1', name: 'questionnaire_async', arguments: '{}' };
const ARGS = { title: 'T', questions: [{ id: 'a', type: 'single_choice', text: 'Go?', options: [{ value: 'y', label: 'Yes' }, 'No'], default: 'y', allow_other: true }, { type: 'multiple_choice', text: 'Which?', options: ['A', 'B'], default: ['B'] }, { type: 'text', text: 'Why?' }] };
const RESULT = runQuestionnaireAsync(ARGS);

const read = (content: unknown): QuestionnaireAsyncView => questionnaireFromToolResult(CALL, { tool_call_id: 'call_1', content });

function card(): Questionnaire {
  const view = read(RESULT);
  if (view.view !== 'card') throw new Error(JSON.stringify(view));
  return view.questionnaire;
}

describe('a call of questionnaire_async', () => {
  it('waits without a result', () => {
    expect(questionnaireFromToolResult(CALL)).to.deep.equal({ view: 'waiting' });
    expect(questionnaireFromToolResult(CALL, null)).to.deep.equal({ view: 'waiting' });
  });

  it('is unrelated to the results of other calls, and is not what other tools are called by', () => {
    for (const result of [{ tool_call_id: 'call_2', content: RESULT }, { content: RESULT }, RESULT, 'x', 5]) expect(questionnaireFromToolResult(CALL, JSON.parse(JSON.stringify(result)))).to.deep.equal({ view: 'unrelated' });
    expect(questionnaireFromToolResult({ id: 'call_1', name: 'search' }, { tool_call_id: 'call_1', content: RESULT })).to.deep.equal({ view: 'unrelated' });
  });

  it('is known by its name under `function` too, and by whatever id it has', () => {
    for (const id of ['call_1', '', '__proto__']) {
      const view = questionnaireFromToolResult({ id, function: { name: 'questionnaire_async', arguments: '{}' } }, { tool_call_id: id, content: RESULT });
      expect(view.view === 'card' && [view.questionnaire.id, view.questionnaire.wireId]).to.deep.equal([id, id]);
    }
    expect(questionnaireFromToolResult({ id: 'call_1', function: { name: 'search' } })).to.deep.equal({ view: 'unrelated' });
  });

  it('asks what its result holds, under its id', () => {
    const questionnaire = card();
    expect(questionnaire).to.include({ id: 'call_1', wireId: 'call_1', dialect: 'questionnaire-async', name: 'questionnaire', title: 'T', complete: true, layout: 'stepper' });
    expect(questionnaire.questions.map(({ id, kind, prompt, initial }) => [id, kind, prompt, initial])).to.deep.equal([
      ['a', 'single_choice', 'Go?', { option: 'y' }], ['q2', 'multi_choice', 'Which?', { options: ['B'] }], ['q3', 'text', 'Why?', undefined],
    ]);
    expect(questionnaire.questions[0]).to.deep.include({ options: [{ id: 'y', label: 'Yes' }, { id: 'No', label: 'No' }], other: { exclusive: false } });
  });

  it('reads its result bare or under content, as an object, as text, or as text in parts', () => {
    const json = JSON.stringify(RESULT);
    const expected = read(RESULT);
    for (const content of [json, { content: RESULT }, { content: json }, [{ type: 'text', text: json.slice(0, 20) }, { type: 'text', text: json.slice(20) }], { content: [{ type: 'text', text: json }] }]) expect(read(content)).to.deep.equal(expected);
    expect(questionnaireFromToolResult(CALL, { tool_call_id: 'call_1', content: undefined, ...RESULT })).to.deep.equal(expected);
  });

  it('shows the errors of a result that failed, and asks nothing', () => {
    const failed = runQuestionnaireAsync({ questions: [{ type: 'text', text: 'W', default: 1 }, 5] }, { locale: 'pt' });
    expect(failed.success).to.equal(false);
    expect(read(JSON.stringify(failed))).to.deep.equal({
      view: 'error',
      errors: [
        { code: 'questionnaire.start.default_type_invalid', path: 'questions[1].default', message: 'O valor padrão deve ser um texto, não `int`.' },
        { code: 'questionnaire.start.question_not_object', path: 'questions[2]', message: 'Uma pergunta deve ser um objeto com os campos "type" e "text".' },
      ],
    });
  });

  it('asks nothing that its result does not say was checked', () => {
    for (const content of [{ ...RESULT, success: 'true' }, { ...RESULT, validation_passed: false }, { success: false }, 'Timed out', '', null, undefined, 7, [], {}, '{"success":true,"validation_passed":true}', { success: true, validation_passed: true, questions: [] }]) {
      const view = read(content);
      expect(view.view, JSON.stringify(content)).to.equal('error');
      expect(view.view === 'error' && view.errors.length > 0 && view.errors.every(({ message }) => message !== '')).to.equal(true);
    }
  });

  it('says in the reader’s language what the result does not', () => {
    const said = ['en', 'zh', 'pt'].map((locale) => JSON.stringify(questionnaireFromToolResult(CALL, { tool_call_id: 'call_1', content: '' }, { locale })));
    expect(new Set(said).size).to.equal(3);
    expect(read({ success: false, message: 'Out of memory', errors: [{ message: 5 }] })).to.deep.equal({ view: 'error', errors: [{ code: 'result_unreadable', message: 'Out of memory' }] });
  });

  it('checks again what its result asks', () => {
    expect(read({ success: true, validation_passed: true, questions: [{ type: 'slider', text: 'W' }] })).to.deep.include({ view: 'error' });
  });

  it('holds itself, or throws, and is an error', () => {
    const loop: Record<string, unknown> = {};
    loop['content'] = loop;
    expect(read(loop).view).to.equal('error');
    expect(read(Object.defineProperty({}, 'success', { get: () => { throw new Error('no'); } })).view).to.equal('error');
  });
});

describe('the dialect of questionnaire_async', () => {
  it('reads calls and results', () => {
    expect(readToolCall(CALL, { tool_call_id: 'call_1', content: RESULT })).to.deep.equal({ type: 'questionnaire', questionnaire: card() });
    expect(readToolCall(CALL, { tool_call_id: 'call_2', content: RESULT })).to.equal(undefined);
    const refused = readToolCall(CALL, { tool_call_id: 'call_1', content: runQuestionnaireAsync({}) });
    expect(refused).to.deep.equal({ type: 'invalid', diagnostics: [{ code: 'arguments_invalid', severity: 'error', path: 'questions', message: 'The field "questions" is required: a list of questions.' }] });
  });

  it('answers with the user’s next message, without a prefix', () => {
    const reply = buildReply(card(), { kind: 'submitted', answers: [{ question: 'a', kind: 'single_choice', value: { option: 'y' } }, { question: 'q2', kind: 'multi_choice', value: { options: ['A'] } }, { question: 'q3', kind: 'text', value: null }] });
    expect(reply).to.deep.equal({
      ok: true,
      value: {
        via: 'message',
        text: '<questionnaire-response>{"type":"questionnaire_response","questionnaire_id":"call_1","status":"submitted","answers":[{"question_id":"a","question":"Go?","type":"single_choice","answer":"y","value":"y","label":"Yes"},{"question_id":"q2","question":"Which?","type":"multi_choice","answer":["A"],"values":["A"],"labels":["A"]},{"question_id":"q3","question":"Why?","type":"free_text","answer":""}]}</questionnaire-response>',
        displayText: 'Questionnaire answers\nGo?: Yes\nWhich?: A\nWhy?: Not answered',
      },
    });
    const back = reply.ok ? parseReply(card(), reply.value) : undefined;
    expect(back?.ok && back.value).to.include({ questionnaireId: 'call_1', dialect: 'questionnaire-async', name: 'questionnaire' });
  });

  it('declines nothing: the wire has no word for it', () => {
    expect(buildReply(card(), { kind: 'declined' })).to.deep.include({ ok: false });
  });
});

describe('the definition of the tool', () => {
  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(questionnaireAsyncTool))).to.deep.equal(questionnaireAsyncTool);
    expect(questionnaireAsyncTool).to.deep.include({ name: 'questionnaire_async' });
    expect(questionnaireAsyncTool.parameters).to.deep.include({ type: 'object', required: ['questions'] });
  });
});
