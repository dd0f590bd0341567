import { expect } from '@open-wc/testing';
import { boolean, multi, number, options, questionnaire, single, text } from '../support/questions.js';
import { run, texts } from './support.js';

const required = (...ids: string[]) => ids.map((id) => text({ id, required: true }));

describe('going through the questions', () => {
  it('shows one question a step, and all at once in a list', () => {
    const running = run(texts('a', 'b'));
    expect(running.view()).to.include({ layout: 'stepper', step: 0, stepCount: 3, isLastStep: false, canGoBack: false, canGoNext: true });
    expect(running.view().questions.map(({ question }) => question.id)).to.deep.equal(['a']);
    const list = running.send({ type: 'host.layout', layout: 'list' });
    expect(list).to.include({ layout: 'list', step: 0, stepCount: 1, isLastStep: true, canGoBack: false, canGoNext: false });
    expect(list.questions.map(({ question }) => question.id)).to.deep.equal(['a', 'b']);
    expect(running.send({ type: 'host.layout', layout: undefined }).layout).to.equal('stepper');
  });
  it('stays on a question with an issue, shows it, and says where to look', () => {
    const running = run(required('a', 'b'));
    const view = running.send({ type: 'next' });
    expect(view.step).to.equal(0);
    expect(view.questions[0]?.issue).to.include({ question: 'a', code: 'required' });
    expect(running.refusals).to.deep.equal(['a']);
  });
  it('takes the issue away as soon as the answer is edited', () => {
    const running = run(required('a', 'b'));
    running.send({ type: 'next' });
    expect(running.answer('a', 'x').issueCount).to.equal(0);
    expect(running.send({ type: 'next' }).step).to.equal(1);
  });
  it('goes back without looking at the answer', () => {
    const running = run([text({ id: 'a' }), text({ id: 'b', required: true })]);
    expect(running.send({ type: 'next' }, { type: 'back' })).to.include({ step: 0, issueCount: 0 });
    expect(running.send({ type: 'back' }).step).to.equal(0);
  });
  it('goes to any step there is', () => {
    const running = run(required('a', 'b', 'c'));
    expect(running.send({ type: 'go', step: 2 }).step).to.equal(2);
    for (const step of [-1, 4, 0.5, NaN]) expect(running.send({ type: 'go', step }).step).to.equal(2);
  });
  it('advances once for two clicks on the same Next', () => {
    const running = run(texts('a', 'b', 'c'));
    const { next } = running.view().commands;
    expect(running.send(next, next).step).to.equal(1);
  });
  it('does not send by a double click on the last Next', () => {
    const running = run(texts('a', 'b'));
    running.send({ type: 'next' });
    const { next } = running.view().commands;
    running.send(next, next, { type: 'next' }, { type: 'submit', step: 1 });
    expect(running.outcomes).to.deep.equal([]);
    expect(running.view()).to.include({ step: 2, isReview: true, status: 'editing' });
  });
  it('offers to send at the end, and anywhere once all has been seen', () => {
    const running = run(texts('a', 'b'));
    expect(running.view().canSubmit).to.equal(false);
    expect(running.send({ type: 'submit' }).status).to.equal('editing');
    expect(running.send({ type: 'next' }).canSubmit).to.equal(true);
    expect(running.send({ type: 'back' }).canSubmit).to.equal(true);
  });
  it('names its steps by header, else prompt, and says which are answered or need a change', () => {
    const running = run([text({ id: 'a', header: 'Name', prompt: 'What is your name?' }), ...required('b')]);
    running.answer('a', 'x');
    const { steps } = running.send({ type: 'next' }, { type: 'submit' });
    expect(steps).to.deep.equal([
      { index: 0, review: false, label: 'Name', current: false, answered: true, hasIssue: false },
      { index: 1, review: false, label: 'In your words?', current: true, answered: false, hasIssue: true },
      { index: 2, review: true, label: '', current: false, answered: false, hasIssue: false },
    ]);
  });
});

describe('the review', () => {
  const atReview = (...ids: string[]) => {
    const running = run(required(...ids));
    for (const id of ids) running.answer(id, `${id}!`);
    running.send(...ids.map(() => ({ type: 'next' as const })));
    return running;
  };

  it('comes after the last of several questions, and shows all answers', () => {
    const running = run(texts('a', 'b'));
    expect(running.view()).to.include({ isReview: false, nextIsReview: false });
    running.answer('b', 'mine');
    expect(running.send({ type: 'next' })).to.include({ step: 1, nextIsReview: true, isLastStep: false });
    const view = running.send({ type: 'next' });
    expect(view).to.include({ step: 2, isReview: true, isLastStep: true, canGoNext: false, canGoBack: true, canSubmit: true });
    expect(view.questions).to.deep.equal([]);
    expect(view.entered.map(({ prompt, text: written, empty }) => [prompt, written, empty])).to.deep.equal([['a?', 'Not answered', true], ['b?', 'mine', false]]);
  });
  it('there is none of one question, in a list, nor before the last question has arrived', () => {
    expect(run(texts('a')).view()).to.include({ stepCount: 1, isLastStep: true, isReview: false });
    expect(run(texts('a', 'b'), { layout: 'list' }).view()).to.include({ stepCount: 1, isReview: false });
    expect(run(texts('a', 'b'), { complete: false }).send({ type: 'go', step: 1 }, { type: 'next' })).to.include({ step: 1, stepCount: 2, nextIsReview: false });
  });
  it('takes me back from an answer that I change, forwards and backwards', () => {
    const running = atReview('a', 'b', 'c');
    for (const way of ['next', 'back'] as const) {
      expect(running.send({ type: 'go', step: 0 })).to.include({ step: 0, nextIsReview: true });
      expect(running.send({ type: way })).to.include({ step: 3, isReview: true });
    }
    running.answer('a', '');
    running.send({ type: 'go', step: 0 });
    running.answer('a', '');
    expect(running.send({ type: 'next' })).to.include({ step: 0, issueCount: 1 });
  });
  it('lies a step behind the last question for who goes back question by question', () => {
    const running = atReview('a', 'b', 'c');
    expect(running.send({ type: 'back' })).to.include({ step: 2, nextIsReview: true });
    expect(running.send({ type: 'back' })).to.include({ step: 1, nextIsReview: false });
    expect(running.send({ type: 'next' }).step).to.equal(2);
  });
  it('names what is wrong beside its answer, and leads there and back until all is right', () => {
    const running = run(required('a', 'b', 'c'));
    running.send({ type: 'go', step: 3 }, { type: 'submit' });
    expect(running.refusals).to.deep.equal(['a']);
    running.answer('a', 'x');
    const view = running.send({ type: 'next' });
    expect(view).to.include({ step: 3, isReview: true });
    expect(view.entered.map(({ issue }) => issue?.code)).to.deep.equal([undefined, 'required', 'required']);
    running.send({ type: 'submit' });
    expect(running.refusals).to.deep.equal(['a', 'b']);
    expect(running.view().step).to.equal(1);
  });
  it('is over with the layout that had it', () => {
    const running = atReview('a', 'b');
    expect(running.send({ type: 'host.layout', layout: 'list' })).to.include({ step: 0, isReview: false, canGoBack: false, canGoNext: false });
    expect(running.send({ type: 'host.layout', layout: undefined })).to.include({ step: 2, isReview: true });
  });
});

describe('filling in', () => {
  it('keeps what I typed in Other when another option is chosen', () => {
    const running = run([single({ other: { exclusive: false } })]);
    running.answer('single', { kind: 'single_choice', option: null, other: { chosen: true, text: 'mine' } });
    running.answer('single', { kind: 'single_choice', option: 'a', other: { chosen: false, text: '' } });
    const [question] = running.view().questions;
    expect(question?.value).to.deep.equal({ kind: 'single_choice', option: 'a', other: { chosen: false, text: 'mine' } });
    running.send({ type: 'submit' });
    expect(running.outcomes).to.deep.equal([{ kind: 'submitted', answers: [{ question: 'single', kind: 'single_choice', value: { option: 'a' } }] }]);
  });
  it('clears the rest when an exclusive Other is chosen', () => {
    const running = run([multi({ other: { exclusive: true } })]);
    running.answer('multi', { kind: 'multi_choice', options: ['a', 'b'], other: { chosen: false, text: '' } });
    const view = running.answer('multi', { kind: 'multi_choice', options: ['a', 'b'], other: { chosen: true, text: '' } });
    expect(view.questions[0]?.value).to.deep.equal({ kind: 'multi_choice', options: [], other: { chosen: true, text: '' } });
  });
  it('can take a choice back', () => {
    const running = run([single()]);
    running.answer('single', { kind: 'single_choice', option: 'a', other: { chosen: false, text: '' } });
    const view = running.send({ type: 'answer.cleared', question: 'single' });
    expect(view.questions[0]).to.include({ answered: false });
  });
  it('takes digits in a text as text', () => {
    expect(run(texts('a')).answer('a', '2').questions[0]?.value).to.deep.equal({ kind: 'text', text: '2' });
  });
  it('takes nothing for a question that was not asked, or of another kind, or of no shape', () => {
    const running = run([number()]);
    const { draft } = running.actor.getSnapshot().context;
    running.answer('nobody', 'x');
    running.answer('number', 'x');
    running.answer('number', JSON.parse('{"kind":"number"}') as never);
    expect(running.actor.getSnapshot().context.draft).to.equal(draft);
  });
  it('takes a note only where notes are asked for', () => {
    const running = run([text({ id: 'a', annotatable: true }), text({ id: 'b' })], { layout: 'list' });
    const { questions } = running.send({ type: 'note.changed', question: 'a', text: 'n' }, { type: 'note.changed', question: 'b', text: 'n' });
    expect(questions.map(({ note }) => note)).to.deep.equal(['n', '']);
  });
  it('keeps two questions of one wording apart', () => {
    const running = run([text({ id: 'a' }), text({ id: 'b' })], { layout: 'list' });
    running.answer('b', 'x');
    expect(running.view().questions.map(({ value }) => value)).to.deep.equal([{ kind: 'text', text: '' }, { kind: 'text', text: 'x' }]);
  });
  it('works for ids that objects are born with', () => {
    const running = run([text({ id: '__proto__', required: true }), text({ id: 'constructor', required: true })], { layout: 'list' });
    expect(running.send({ type: 'submit' }).issueCount).to.equal(2);
    running.answer('__proto__', 'p');
    running.answer('constructor', 'c');
    running.send({ type: 'submit' });
    expect(running.outcomes[0]).to.deep.equal({
      kind: 'submitted', answers: [{ question: '__proto__', kind: 'text', value: 'p' }, { question: 'constructor', kind: 'text', value: 'c' }],
    });
  });
});

describe('a required yes or no', () => {
  const asked = [boolean({ id: 'a', required: true }), boolean({ id: 'b', required: true })];

  it('left alone on its step is a no', () => {
    const running = run(asked);
    running.send({ type: 'next' }, { type: 'submit' });
    expect(running.outcomes[0]).to.deep.equal({
      kind: 'submitted', answers: [{ question: 'a', kind: 'boolean', value: false }, { question: 'b', kind: 'boolean', value: false }],
    });
  });
  it('is not answered before it was on screen', () => {
    const running = run(asked);
    running.send({ type: 'go', step: 1 });
    expect(running.actor.getSnapshot().context.draft.values['b']).to.deep.equal({ kind: 'boolean', checked: null });
  });
  it('stays a no when more questions arrive', () => {
    const running = run(asked.slice(0, 2), { complete: false });
    running.send({ type: 'next' }, { type: 'questionnaire.updated', questionnaire: questionnaire(asked) }, { type: 'submit' });
    expect(running.refusals).to.deep.equal([]);
    expect(running.outcomes).to.have.length(1);
  });
  it('is left out when it is optional and untouched', () => {
    const running = run([boolean()]);
    running.send({ type: 'submit' });
    expect(running.outcomes[0]).to.deep.equal({ kind: 'submitted', answers: [{ question: 'boolean', kind: 'boolean', value: null }] });
  });
});

describe('arriving', () => {
  const partial = (count: number, complete = false) => questionnaire(texts('a', 'b', 'c').slice(0, count), { complete });

  it('keeps what I typed when the last question arrives', () => {
    const running = run(texts('a'), { complete: false });
    running.answer('a', 'mine');
    running.send({ type: 'questionnaire.updated', questionnaire: partial(2) }, { type: 'next' });
    const view = running.send({ type: 'questionnaire.updated', questionnaire: partial(3, true) });
    expect(view).to.include({ status: 'editing', step: 1, stepCount: 4 });
    expect(view.entered.map(({ text: written }) => written)).to.deep.equal(['mine', 'Not answered', 'Not answered']);
  });
  it('cannot be sent, declined or cancelled', () => {
    const running = run(texts('a'), { complete: false });
    running.send({ type: 'submit' }, { type: 'decline' }, { type: 'cancel', reason: 'dismissed' }, { type: 'clarify' }, { type: 'finish' });
    expect(running.outcomes).to.deep.equal([]);
    expect(running.view()).to.include({ status: 'arriving', canSubmit: false, canEdit: true });
  });
  it('takes a default that arrives late only where I have not answered', () => {
    const running = run(texts('a', 'b'), { complete: false, layout: 'list' });
    running.answer('a', 'mine');
    const late = questionnaire(['a', 'b'].map((id) => text({ id, prompt: `${id}?`, initial: 'late' })), { layout: 'list' });
    const view = running.send({ type: 'questionnaire.updated', questionnaire: late });
    expect(view.entered.map(({ text: written }) => written)).to.deep.equal(['mine', 'late']);
  });
  it('keeps a chosen option while more options arrive', () => {
    const running = run([single({ options: options('a') })], { complete: false });
    running.answer('single', { kind: 'single_choice', option: 'a', other: { chosen: false, text: '' } });
    const view = running.send({ type: 'questionnaire.updated', questionnaire: questionnaire([single()]) });
    expect(view.questions[0]?.value).to.include({ option: 'a' });
  });
});

describe('a questionnaire that is written anew under its id', () => {
  const update = (...questions: Parameters<typeof questionnaire>[0]) => ({ type: 'questionnaire.updated' as const, questionnaire: questionnaire(questions) });

  it('keeps the answers to questions that ask the same, whatever comes before or behind them', () => {
    const running = run(texts('a', 'b'));
    running.answer('a', 'mine');
    running.answer('b', 'too');
    const view = running.send(update(...texts('x', 'a'), text({ id: 'b', prompt: 'b?' }), ...texts('c')));
    expect(view.entered.map(({ text: entered }) => entered)).to.deep.equal(['Not answered', 'mine', 'too', 'Not answered']);
  });
  it('keeps what was typed where it was only reworded, and nothing that was chosen', () => {
    const running = run([text({ id: 't', prompt: 'Say?' }), single({ id: 's', prompt: 'Delete?', other: { exclusive: false } })]);
    running.answer('t', 'mine');
    running.answer('s', { kind: 'single_choice', option: 'a', other: { chosen: false, text: 'or not' } });
    const view = running.send(update(text({ id: 't', prompt: 'Say!' }), single({ id: 's', prompt: 'Delete now?', other: { exclusive: false } })), { type: 'go', step: 1 });
    expect(view.entered[0]?.text).to.equal('mine');
    expect(view.questions[0]?.value).to.deep.equal({ kind: 'single_choice', option: null, other: { chosen: false, text: 'or not' } });
  });
  it('keeps no option that is gone', () => {
    const running = run([single(), multi()]);
    running.answer('single', { kind: 'single_choice', option: 'a', other: { chosen: false, text: '' } });
    running.answer('multi', { kind: 'multi_choice', options: ['a', 'b'], other: { chosen: false, text: '' } });
    const view = running.send(update(single({ options: options('x', 'b') }), multi({ options: options('b', 'c') })));
    expect(view.answeredCount).to.equal(1);
    expect(view.entered.map(({ text: entered }) => entered)).to.deep.equal(['Not selected', 'B']);
  });
  it('shows what is on its way until that has arrived, or come to nothing', () => {
    const ends = [{ type: 'delivery.failed', message: 'offline' }, { type: 'delivery.withdrawn' }, { type: 'sending.cancelled' }] as const;
    for (const end of ends) {
      const running = run([single({ id: 'a', prompt: 'Delete?' })]);
      running.answer('a', { kind: 'single_choice', option: 'b', other: { chosen: false, text: '' } });
      running.send({ type: 'submit' });
      const reworded = update(single({ id: 'a', prompt: 'Delete now?', initial: { option: 'a' } }), ...texts('more'));
      expect(running.send(reworded, reworded).entered.map(({ prompt, text: entered }) => `${prompt} ${entered}`)).to.deep.equal(['Delete? B']);
      const view = running.send(end);
      expect(view.status).to.equal('editing');
      expect(view.entered[0]?.prompt).to.equal('Delete now?');
      expect(view.questions[0]?.value).to.deep.include({ option: 'a' });
      expect(running.send({ type: 'submit' }).status, 'nothing that nobody has seen').to.equal('editing');
    }
  });
  it('stays as it was answered once that has arrived, however often it is said again', () => {
    const running = run(texts('a'));
    running.answer('a', 'mine');
    running.send({ type: 'submit' }, update(text({ id: 'a', prompt: 'Other words?' })), { type: 'delivery.succeeded' });
    const view = running.send(update(text({ id: 'a', prompt: 'Other words?' })));
    expect(view.status).to.equal('submitted');
    expect(view.answers?.map(({ prompt, text: sent }) => `${prompt} ${sent}`)).to.deep.equal(['a? mine']);
  });
  it('is at a step that there is, also when it turns out to be still arriving', () => {
    const running = run(texts('a', 'b'));
    running.send({ type: 'go', step: 2 });
    const { questionnaire: whole } = running.view();
    const view = running.send({ type: 'questionnaire.updated', questionnaire: { ...whole, complete: false } });
    expect(view).to.include({ status: 'arriving', step: 1, isReview: false });
    expect(view.questions).to.have.length(1);
  });
});

describe('another questionnaire', () => {
  it('starts anew where its questions differ', () => {
    const running = run(texts('a', 'b'));
    running.answer('a', 'mine');
    running.send({ type: 'next' });
    const view = running.send({ type: 'questionnaire.updated', questionnaire: questionnaire([text({ id: 'a', prompt: 'Else?' })]) });
    expect(view).to.include({ status: 'editing', step: 0, answeredCount: 0 });
  });
  it('starts anew under another id, though it asks the same', () => {
    const running = run(texts('a'));
    running.answer('a', 'mine');
    expect(running.send({ type: 'questionnaire.updated', questionnaire: questionnaire(texts('a'), { id: 'm2_q1' }) }).answeredCount).to.equal(0);
  });
  it('starts anew where what was still arriving turns out to be something else', () => {
    const running = run(texts('a'), { complete: false });
    running.answer('a', 'mine');
    expect(running.send({ type: 'questionnaire.updated', questionnaire: questionnaire([text({ id: 'a', prompt: 'Else?' })]) }).answeredCount).to.equal(0);
  });
  it('does not settle by the delivery of the one before', () => {
    const running = run(texts('a'));
    running.send({ type: 'submit' }, { type: 'questionnaire.updated', questionnaire: questionnaire(texts('z')) });
    expect(running.send({ type: 'delivery.succeeded', submission: 1 }).status).to.equal('editing');
    running.send({ type: 'submit' }, { type: 'delivery.succeeded', submission: 1 });
    expect(running.view().status).to.equal('submitting');
  });
});
