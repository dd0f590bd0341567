import { expect } from '@open-wc/testing';
import { fromAcpPermissionOutcome, isAcpRepresentable, parseReply, toAcpPermissionRequest } from '../../../src/core/index.js';
import { asked, refused, request, resultOf } from './support.js';

const PLAIN = request({ allow_free_text: false });
const LEGACY = { session_id: 's1', request_id: 'r', question: 'Go?', options: ['Yes', 'No'] };

describe('a request over ACP', () => {
  it('is one question with one answer out of a list', () => {
    expect(isAcpRepresentable(PLAIN)).to.equal(true);
    expect(isAcpRepresentable(LEGACY)).to.equal(true);
  });

  it('is none that would lose something', () => {
    const option = { id: 'a', label: 'A' };
    for (const fields of [{ allow_free_text: true }, { multi_select: true }, { options: [] }, { allow_annotation: true }, { options: [{ ...option, preview: 'x' }] }]) expect(isAcpRepresentable(request({ allow_free_text: false, ...fields })), JSON.stringify(fields)).to.equal(false);
    expect(isAcpRepresentable(request({ allow_free_text: false }, { id: 'b', allow_free_text: false }))).to.equal(false);
    expect(isAcpRepresentable({ request_id: 'r', question: 'Why?' })).to.equal(false);
    expect(isAcpRepresentable(PLAIN, { finish: true })).to.equal(false);
    for (const payload of [undefined, null, 5, {}, request({ allow_free_text: false, id: '' })]) expect(isAcpRepresentable(payload)).to.equal(false);
    expect(toAcpPermissionRequest(request({}))).to.equal(undefined);
  });

  it('asks for a permission with the options', () => {
    expect(toAcpPermissionRequest(PLAIN)).to.deep.equal({
      sessionId: 's1',
      toolCall: { toolCallId: 'u1', title: 'Which database?', rawInput: { question: 'Which database?', options: ['Postgres', 'SQLite'] } },
      options: [{ optionId: 'ask_user_option_0', name: 'Postgres', kind: 'allow_once' }, { optionId: 'ask_user_option_1', name: 'SQLite', kind: 'allow_once' }],
    });
    expect(toAcpPermissionRequest(LEGACY)).to.deep.include({ toolCall: { toolCallId: 'r', title: 'Go?', rawInput: { question: 'Go?', options: ['Yes', 'No'] } } });
    expect(toAcpPermissionRequest({ request_id: 'r', question: 'Go?', options: ['Yes'] }, { sessionId: 's2' })?.sessionId).to.equal('s2');
  });

  it('is answered by the option that was chosen, or cancelled', () => {
    const selected = { outcome: 'selected', optionId: 'ask_user_option_1' };
    for (const response of [{ outcome: selected }, selected]) expect(fromAcpPermissionOutcome(PLAIN, response)).to.deep.equal({ outcome: 'answered', answers: { database: { kind: 'selected', option_id: 'sqlite' } }, annotations: {} });
    for (const response of [{ outcome: { outcome: 'cancelled' } }, { outcome: 'cancelled' }]) expect(fromAcpPermissionOutcome(PLAIN, response)).to.deep.equal({ outcome: 'cancelled', reason: 'interrupt' });
    for (const optionId of ['ask_user_option_2', 'ask_user_option_01', 'ask_user_option_', 'sqlite', 1, null]) expect(fromAcpPermissionOutcome(PLAIN, { outcome: { outcome: 'selected', optionId } })).to.deep.equal({ outcome: 'cancelled', reason: 'delivery_failed' });
    for (const response of [undefined, null, 'selected', {}, { outcome: null }]) expect(fromAcpPermissionOutcome(PLAIN, response)).to.deep.equal({ outcome: 'cancelled', reason: 'delivery_failed' });
    expect(fromAcpPermissionOutcome(request({}), { outcome: selected })).to.deep.equal({ outcome: 'cancelled', reason: 'delivery_failed' });
  });
});

describe('a permission that an agent asks for over ACP', () => {
  const permission = { sessionId: 's1', toolCall: { toolCallId: 'call-1', title: 'Run rm -r build?' }, options: [{ optionId: 'yes', name: 'Allow', kind: 'allow_once' }, { optionId: 'no', name: 'Reject', kind: 'reject_once' }] };

  it('is a card with its options', () => {
    const questionnaire = asked(permission);
    expect(questionnaire).to.deep.include({ id: 'call-1', wireId: 'call-1', name: 'session/request_permission', outcomes: ['submitted', 'cancelled'] });
    expect(questionnaire.questions).to.deep.equal([{ kind: 'single_choice', id: 'permission', prompt: 'Run rm -r build?', required: true, options: [{ id: 'yes', label: 'Allow' }, { id: 'no', label: 'Reject' }], widget: 'list' }]);
    expect(asked(permission, { id: 'p7' })).to.deep.include({ id: 'p7', wireId: 'call-1' });
    for (const title of [null, '', ' \n']) expect(asked({ ...permission, toolCall: { toolCallId: 'call-1', title } }).questions[0]?.prompt).to.equal('call-1');
  });

  it('is answered as ACP has it', () => {
    const questionnaire = asked(permission);
    const outcome = { kind: 'submitted', answers: [{ question: 'permission', kind: 'single_choice', value: { option: 'no' } }] } as const;
    expect(resultOf(questionnaire, outcome)).to.deep.equal({ outcome: { outcome: 'selected', optionId: 'no' } });
    expect(resultOf(questionnaire, { kind: 'cancelled', reason: 'interrupt' })).to.deep.equal({ outcome: { outcome: 'cancelled' } });
    const read = (reply: unknown): unknown => {
      const parsed = parseReply(questionnaire, reply);
      return parsed.ok ? parsed.value.outcome : parsed.error[0]?.code;
    };
    expect(read(resultOf(questionnaire, outcome))).to.deep.equal(outcome);
    expect(read({ outcome: 'cancelled' })).to.deep.equal({ kind: 'cancelled', reason: 'interrupt' });
    expect(read({ outcome: { outcome: 'selected', optionId: 'maybe' } })).to.equal('unknown_option');
    expect(read({ outcome: { outcome: 'granted' } })).to.equal('malformed_response');
  });

  it('is refused where it cannot be read', () => {
    const [option] = permission.options;
    const [question] = asked({ ...permission, options: [option, { optionId: 'no', name: ' ' }] }).questions;
    expect(question?.kind === 'single_choice' && question.options.map(({ label }) => label)).to.deep.equal(['Allow', 'no']);
    expect(refused({ ...permission, options: [] })).to.deep.equal(['option_count', 'options']);
    expect(refused({ ...permission, options: [option, option] })).to.deep.equal(['duplicate_id', 'options[1].optionId']);
    expect(refused({ ...permission, options: [{ optionId: 'a' }] })).to.deep.equal(['malformed_request', 'options[0]']);
    expect(refused({ ...permission, options: 'yes' })).to.deep.equal(['malformed_request', 'options']);
    expect(refused({ ...permission, toolCall: {} })).to.deep.equal(['malformed_request', 'toolCall.toolCallId']);
    expect(refused({ ...permission, toolCall: { toolCallId: 'c', title: 5 } })).to.deep.equal(['malformed_request', 'toolCall.title']);
    expect(refused({ ...permission, toolCall: { toolCallId: 'c', title: 'x'.repeat(4001) } })).to.deep.equal(['field_too_large', 'toolCall.title']);
  });
});
