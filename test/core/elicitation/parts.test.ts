import { expect } from '@open-wc/testing';
import { buildRenderMap, dispatchToolPart, elicitationErrorText, elicitationState, outputInTurn, partsInTurn, renderKindFor, shouldResume, viewElicitationPart } from '../../../src/core/index.js';
import { request } from './support.js';

const render = (toolCallId: string, kind: unknown = 'elicitation'): object => ({ type: 'data-render', data: { toolCallId, render: { kind } } });
const part = (toolCallId: string, rest: object = {}): object => ({ type: 'tool-request_input', toolCallId, state: 'input-available', input: request({ name: { type: 'string' } }), ...rest });
const settled = (toolCallId: string, output: unknown = { action: 'accept', content: { name: 'Ada' } }): object => part(toolCallId, { state: 'output-available', output });

describe('the render map', () => {
  it('knows calls by the parts beside them: later ones win, and what the call says itself first', () => {
    const map = buildRenderMap([render('a', 'display'), render('a'), render('__proto__'), render('b', 7), { type: 'text', text: 'x' }, null]);
    expect(renderKindFor(part('a'), map)).to.equal('elicitation');
    expect(renderKindFor(part('__proto__'), map)).to.equal('elicitation');
    expect(renderKindFor(part('b'), map)).to.equal(undefined);
    expect(renderKindFor(part('constructor'), map)).to.equal(undefined);
    expect(renderKindFor(part('a', { render: { kind: 'display' } }), map)).to.equal('display');
  });
});

describe('a tool part', () => {
  const map = buildRenderMap([render('a')]);
  const dispatch = (each: unknown): unknown => dispatchToolPart(each, map, { clientTools: ['pick_color'] });

  it('is ours by its render kind, whatever the tool, and else by its tool’s name', () => {
    expect(dispatch({ type: 'tool-setup', toolCallId: 'a' })).to.deep.equal({ to: 'elicitation', by: 'render' });
    expect(dispatch({ type: 'dynamic-tool', toolName: 'request_input', toolCallId: 'b' })).to.deep.equal({ to: 'elicitation', by: 'name' });
    expect(dispatch(part('b', { render: { kind: 'display' } }))).to.deep.equal({ to: 'elicitation', by: 'name' });
  });

  it('is settled where it is a client’s tool that nobody handles, and left alone elsewhere', () => {
    expect(dispatch({ type: 'tool-pick_color', toolCallId: 'b', state: 'input-available' })).to.deep.equal({ to: 'nobody', errorText: 'not handled by this client' });
    for (const each of [{ type: 'tool-pick_color', toolCallId: 'b', state: 'output-available' }, { type: 'tool-pick_color', toolCallId: 'b', state: 'input-streaming' }, { type: 'tool-search', toolCallId: 'b', state: 'input-available' }, { type: 'text', text: 'x' }, null]) {
      expect(dispatch(each)).to.deep.equal({ to: 'others' });
    }
  });

  it('stands as its state and output say', () => {
    const states: readonly (readonly [object, string])[] = [
      [{}, 'pending'], [{ state: 'input-streaming' }, 'pending'], [{ state: 'input-available', output: { action: 'decline' } }, 'pending'],
      [{ state: 'output-available', output: { action: 'accept' } }, 'submitted'], [{ state: 'output-available', output: {} }, 'submitted'], [{ state: 'output-available', output: { action: 'later' } }, 'submitted'],
      [{ state: 'output-available', output: { action: 'decline' } }, 'declined'], [{ state: 'output-available', output: { action: 'cancel' } }, 'cancelled'],
      [{ state: 'output-available', output: 'yes' }, 'degraded'], [{ state: 'output-available', output: [] }, 'degraded'], [{ state: 'output-available' }, 'degraded'],
      [{ state: 'output-error' }, 'degraded'], [{ state: 'output-available', output: {}, errorText: '' }, 'degraded'],
    ];
    for (const [each, expected] of states) expect(elicitationState(each), JSON.stringify(each)).to.equal(expected);
  });
});

describe('what is shown for a part', () => {
  const view = (each: object, turn: readonly object[] = [each]): ReturnType<typeof viewElicitationPart> => viewElicitationPart(each, { turn, map: buildRenderMap(turn) });

  it('is its card while it waits, also loaded again, and what came of it afterwards', () => {
    expect(view(part('a', { state: 'input-streaming' }))).to.deep.equal({ view: 'waiting' });
    const card = view(part('a'));
    expect(card.view === 'card' && card.questionnaire.id).to.equal('a');
    const answered = view(settled('a', { action: 'accept', content: { name: 'Ada' }, humanFriendlyMessage: 'Answered: name: Ada.' }));
    expect(answered).to.deep.include({ view: 'settled', state: 'submitted', message: 'Answered: name: Ada.', outcome: { kind: 'submitted', answers: [{ question: 'name', kind: 'text', value: 'Ada' }] } });
    expect(view(settled('a', { action: 'cancel' }))).to.deep.include({ view: 'settled', state: 'cancelled', outcome: { kind: 'cancelled', reason: 'dismissed' } });
    expect(view(settled('a', { done: true }))).to.deep.include({ view: 'settled', state: 'submitted' }).and.not.have.property('outcome');
    expect(view({ type: 'tool-search', toolCallId: 'a' })).to.deep.equal({ view: 'unrelated' });
  });

  it('is why it failed, if that is a text, whatever else stands there', () => {
    const odd: unknown = JSON.parse('{"toString":1,"valueOf":1}');
    for (const errorText of [odd, 5, null, [odd], undefined]) {
      const part = { type: 'tool-request_input', toolCallId: 'a', state: 'output-error', errorText };
      expect(viewElicitationPart(part, { turn: [part], map: {} })).to.deep.equal({ view: 'unsupported', errorText: '', settle: false });
      const next = { type: 'tool-request_input', toolCallId: 'b', state: 'input-available', input: {} };
      expect(viewElicitationPart(next, { turn: [part, next], map: {} })).to.include({ view: 'unsupported', settle: true });
    }
  });

  it('is why it cannot be shown, which settles the first of a turn and no other', () => {
    const bad = (id: string, rest: object = {}): object => part(id, { input: { message: '' }, ...rest });
    const errorText = 'elicitation: unsupported payload — missing message';
    expect(elicitationErrorText('missing message')).to.equal(errorText);
    const [first, second] = [bad('a'), bad('b')];
    expect(view(first, [part('ok'), first, second])).to.deep.equal({ view: 'unsupported', reason: 'missing message', errorText, settle: true });
    expect(view(second, [first, second])).to.deep.equal({ view: 'unsupported', reason: 'missing message', errorText, settle: false });
    expect(view(second, [bad('a', { state: undefined }), second]), 'a part that names no state waits too').to.deep.include({ settle: false });
    expect(view(second, [bad('a', { state: 'input-streaming' }), second])).to.deep.include({ settle: true });
    expect(view(second, [bad('a', { state: 'output-error', errorText }), second])).to.deep.include({ settle: false });
    expect(view(second, [part('a', { state: 'output-error', errorText: 'Timed out' }), second])).to.deep.include({ settle: true });
    expect(view(bad('a', { state: 'output-error', errorText }))).to.deep.equal({ view: 'unsupported', errorText, settle: false });
  });
});

describe('a turn', () => {
  const user = { role: 'user', parts: [{ type: 'text', text: 'Go.' }] };
  const assistant = (...parts: readonly object[]): object => ({ role: 'assistant', parts });

  it('begins after the latest message of the user: what was answered before answers nothing now', () => {
    const messages = [user, assistant(settled('a')), user, assistant(part('b'), settled('c'))];
    expect(partsInTurn(messages)).to.have.length(2);
    expect(outputInTurn(messages, 'a')).to.equal(undefined);
    expect(outputInTurn(messages, 'b')).to.equal(undefined);
    expect(outputInTurn(messages, 'c')).to.deep.equal({ action: 'accept', content: { name: 'Ada' } });
    expect(outputInTurn([user, assistant(settled('a')), user, assistant(part('a'))], 'a')).to.equal(undefined);
  });

  it('goes on once all that it asked have settled, as far as a render kind names them', () => {
    expect(shouldResume([settled('a'), render('a')])).to.equal(true);
    expect(shouldResume([part('a', { state: 'output-error', errorText: 'x' }), render('a')])).to.equal(true);
    expect(shouldResume([settled('a'), part('b'), render('a'), render('b')])).to.equal(false);
    expect(shouldResume([settled('a'), part('b'), render('a')])).to.equal(true);
    expect(shouldResume([settled('a')])).to.equal(false);
    expect(shouldResume([render('a')])).to.equal(false);
    expect(shouldResume([])).to.equal(false);
    expect(shouldResume([settled('a')], buildRenderMap([render('a')]))).to.equal(true);
  });

  it('does not go on again for what it went on for before', () => {
    const done = [{ type: 'step-start' }, settled('a'), render('a'), { type: 'step-start' }, { type: 'text', text: 'Done.' }];
    expect(shouldResume(done)).to.equal(false);
    expect(shouldResume([...done, settled('b'), render('b')])).to.equal(true);
  });
});
