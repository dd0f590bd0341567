import { expect } from '@open-wc/testing';
import type { Answer, Outcome, Question } from '../../src/core/model/index.js';
import { boolean, chosen, color, file, multi, number, options, ref, single, temporal, text, ticked } from '../support/questions.js';
import { run } from './support.js';

const everyKind: Question[] = [single(), multi({ other: { exclusive: false } }), text(), number(), boolean(), temporal(), color(), file()];
const sent: Answer[] = [
  { question: 'single', kind: 'single_choice', value: { other: 'mine' } },
  { question: 'multi', kind: 'multi_choice', value: { options: ['a', 'c'], other: 'mine' } },
  { question: 'text', kind: 'text', value: 'two\nlines' },
  { question: 'number', kind: 'number', value: 0 },
  { question: 'boolean', kind: 'boolean', value: false },
  { question: 'temporal', kind: 'temporal', value: '2026-01-01' },
  { question: 'color', kind: 'color', value: '#aabbcc' },
  { question: 'file', kind: 'file', value: [ref('a.txt'), ref('b.txt')], note: 'both' },
];

describe('what a client sees', () => {
  it('is each question with its draft, in the types of its kind', () => {
    const { questions } = run(everyKind, { layout: 'list' }).view();
    for (const { kind, question, value } of questions) expect([question.kind, value.kind]).to.deep.equal([kind, kind]);
    expect(questions.map(({ index }) => index)).to.deep.equal([0, 1, 2, 3, 4, 5, 6, 7]);
  });
  it('counts what is asked, answered and wrong', () => {
    const running = run([text({ id: 'a' }), text({ id: 'b', required: true })], { layout: 'list', title: 'T', description: 'D' });
    running.answer('a', 'x');
    expect(running.send({ type: 'submit' })).to.include({ title: 'T', description: 'D', questionCount: 2, answeredCount: 1, issueCount: 1, firstIssue: 'b' });
    expect(running.view().questions.map(({ answered, optional }) => [answered, optional])).to.deep.equal([[true, true], [false, false]]);
  });
  it('does not take what is merely initial for entered by the person', () => {
    const running = run([text({ initial: 'preset' })]);
    expect(running.send({ type: 'host.locked', reason: 'expired' })).to.include({ hasUnsent: false, lock: 'expired' });
  });
  it('names the first issue by the order of the questions', () => {
    const running = run([text({ id: 'a', required: true }), text({ id: 'b', required: true })], { layout: 'list' });
    expect(running.send({ type: 'submit' }).firstIssue).to.equal('a');
    expect(running.answer('a', 'x').firstIssue).to.equal('b');
  });
});

describe('the summary', () => {
  const outcome: Outcome = { kind: 'submitted', answers: sent };

  it('reads every kind of answer', () => {
    const { answers } = run(everyKind, {}, { settled: outcome }).view();
    expect(answers?.map(({ text: read }) => read)).to.deep.equal(
      ['mine', 'A, C, mine', 'two\nlines', '0', 'No', 'January 1, 2026', '#aabbcc', 'a.txt (1\u00a0byte), b.txt (1\u00a0byte)'],
    );
    expect(answers?.some(({ empty }) => empty)).to.equal(false);
    expect(answers?.map(({ color }) => color).filter(Boolean)).to.deep.equal(['#aabbcc']);
    expect(answers?.at(-1)?.note).to.equal('both');
  });
  it('says where nothing was answered', () => {
    const empty: Answer[] = [{ question: 'single', kind: 'single_choice', value: null }, { question: 'multi', kind: 'multi_choice', value: { options: [] } }];
    const { answers } = run(everyKind, {}, { settled: { kind: 'submitted', answers: empty } }).view();
    expect(answers?.map(({ text: read, empty: isEmpty }) => [read, isEmpty])).to.deep.equal([
      ['Not selected', true], ['Not selected', true], ['Not answered', true], ['Not answered', true], ['Not answered', true], ['Not answered', true],
      ['Not answered', true], ['Not answered', true],
    ]);
  });
  it('speaks the language of the host, else of the questionnaire, and its own words', () => {
    const settled = { settled: outcome };
    expect(run(everyKind, {}, { ...settled, locale: 'zh' }).view().answers?.[1]?.text).to.equal('A、C、mine');
    expect(run(everyKind, { lang: 'pt' }, settled).view().answers?.[4]?.text).to.equal('Não');
    expect(run(everyKind, { uiText: { listSeparator: ' + ' } }, settled).view().answers?.[1]?.text).to.equal('A + C + mine');
  });
  it('keeps a label with a comma whole, and shows an option that is not known by its id', () => {
    const question = multi({ options: [{ id: 'y', label: 'Yes, always' }, ...options('b')] });
    const value = { options: ['y', 'gone'] };
    const { answers } = run([question], {}, { settled: { kind: 'submitted', answers: [{ question: 'multi', kind: 'multi_choice', value }] } }).view();
    expect(answers?.[0]?.text).to.equal('Yes, always, gone');
  });
  it('is absent where nothing was sent, and what was entered can still be read', () => {
    const running = run([single({ other: { exclusive: false } }), multi({ initial: { options: ['a'] } })]);
    expect(running.view().hasEntered, 'a default is nobody’s').to.equal(false);
    running.answer('single', chosen(null, ''));
    running.answer('multi', ticked(['b']));
    expect(running.view().hasEntered).to.equal(true);
    const view = running.send({ type: 'decline' }, { type: 'delivery.succeeded' });
    expect(view.answers).to.equal(undefined);
    expect(view.hasUnsent).to.equal(true);
    expect(view.entered.map(({ text: read }) => read)).to.deep.equal(['Other', 'B']);
  });
});

describe('another language', () => {
  it('rewords the issues on screen', () => {
    const running = run([number({ min: 1, max: 5 })]);
    running.answer('number', { kind: 'number', text: '9' });
    expect(running.send({ type: 'submit' }).questions[0]?.issue?.message).to.equal('1 to 5');
    expect(running.send({ type: 'host.locale', locale: 'zh-CN' }).questions[0]?.issue?.message).to.equal('1至5');
  });
});

describe('what is remembered', () => {
  it('is plain JSON, whatever has happened', () => {
    const running = run([text({ id: 'a', annotatable: true, required: true }), file()]);
    running.send({ type: 'next' }, { type: 'note.changed', question: 'a', text: 'n' });
    running.answer('a', 'x');
    running.send({ type: 'next' }, { type: 'submit' }, { type: 'sending.cancelled' }, { type: 'submit' }, { type: 'delivery.failed', message: 'x' });
    const { context } = running.actor.getSnapshot();
    expect(JSON.parse(JSON.stringify(context))).to.deep.equal(context);
  });
});
