import { expect } from '@open-wc/testing';
import { validateAskUserOutcome } from '../../../src/core/index.js';
import { QUESTION } from './support.js';

const MANY = { ...QUESTION, id: 'many', multi_select: true };
const PLAIN = { ...QUESTION, id: 'plain', allow_free_text: false, allow_annotation: true };
const chosen = { kind: 'selected', option_id: 'postgres' };

const problem = (questions: readonly object[], answers: unknown, annotations?: unknown): string | undefined => validateAskUserOutcome(questions, { outcome: 'answered', answers, ...(annotations === undefined ? {} : { annotations }) })?.code;
const one = (answer: unknown): string | undefined => problem([QUESTION], { database: answer });

describe('an outcome of ask_user/request', () => {
  it('answers by one option, several, or a text', () => {
    expect(one(chosen)).to.equal(undefined);
    expect(one({ kind: 'text', text: 'MySQL' })).to.equal(undefined);
    for (const answer of [{ kind: 'selected_many', option_ids: ['sqlite', 'postgres'] }, { kind: 'selected_many', option_ids: ['sqlite'] }, { kind: 'text', text: 'none' }]) expect(problem([MANY], { many: answer })).to.equal(undefined);
  });

  it('answers each question once', () => {
    expect(problem([QUESTION], {})).to.equal('missing_answer');
    expect(problem([QUESTION, MANY], { database: chosen })).to.equal('missing_answer');
    expect(problem([QUESTION], { database: chosen, other: chosen })).to.equal('missing_answer');
    expect(problem([QUESTION], { other: chosen })).to.equal('unknown_question');
    expect(one({ kind: 'text', text: ' \n' })).to.equal('missing_answer');
    expect(problem([{ ...QUESTION, id: '__proto__' }], {})).to.equal('missing_answer');
    expect(problem([{ ...QUESTION, id: '__proto__' }], JSON.parse('{"__proto__":{"kind":"selected","option_id":"postgres"}}'))).to.equal(undefined);
  });

  it('answers by what was offered', () => {
    expect(one({ kind: 'selected', option_id: 'mysql' })).to.equal('unknown_option');
    expect(one({ kind: 'selected', option_id: 'toString' })).to.equal('unknown_option');
    expect(problem([MANY], { many: { kind: 'selected_many', option_ids: ['postgres', 'mysql'] } })).to.equal('unknown_option');
    expect(problem([MANY], { many: { kind: 'selected_many', option_ids: ['postgres', 'postgres'] } })).to.equal('duplicate_id');
    expect(problem([MANY], { many: { kind: 'selected_many', option_ids: Array.from({ length: 900 }, () => 'sqlite') } })).to.equal('duplicate_id');
    expect(problem([PLAIN], { plain: { kind: 'text', text: 'Postgres' } })).to.equal('free_text_disabled');
    expect(one({ kind: 'text', text: 'é'.repeat(2049) })).to.equal('field_too_large');
  });

  it('is of the kind that the question asks for', () => {
    expect(one({ kind: 'selected_many', option_ids: ['postgres'] })).to.equal('answer_kind');
    expect(problem([MANY], { many: chosen })).to.equal('answer_kind');
    expect(problem([MANY], { many: { kind: 'selected_many', option_ids: [] } })).to.equal('answer_kind');
  });

  it('has notes where they are taken', () => {
    expect(problem([PLAIN], { plain: chosen }, { plain: 'soon' })).to.equal(undefined);
    expect(problem([PLAIN], { plain: chosen }, { plain: 'x'.repeat(4097) })).to.equal('field_too_large');
    expect(problem([PLAIN], { plain: chosen }, { other: 'soon' })).to.equal('unknown_question');
    expect(problem([QUESTION], { database: chosen }, { database: 'soon' })).to.equal('annotation_disabled');
    expect(problem([QUESTION], { database: chosen }, null)).to.equal(undefined);
  });

  it('may be no answer', () => {
    for (const outcome of ['rejected', 'clarify', 'finish_plan_interview']) expect(validateAskUserOutcome([QUESTION], { outcome })).to.equal(undefined);
    for (const reason of ['interrupt', 'disconnect', 'timeout', 'client_closed', 'delivery_failed', 'session_closed', 'shutdown']) expect(validateAskUserOutcome([QUESTION], { outcome: 'cancelled', reason })).to.equal(undefined);
  });

  it('is malformed otherwise, and nothing is thrown', () => {
    const outcomes: readonly unknown[] = [undefined, null, 5, 'rejected', [], {}, { outcome: 'done' }, { outcome: 'cancelled' }, { outcome: 'cancelled', reason: 'dismissed' }, { outcome: 'cancelled', reason: 'toString' }, { outcome: 'answered' }, { outcome: 'answered', answers: [] }, { outcome: 'answered', answers: { database: chosen }, annotations: 'x' }, { outcome: 'answered', answers: { database: chosen }, annotations: { database: 5 } }];
    for (const outcome of outcomes) expect(validateAskUserOutcome([QUESTION], outcome)?.code, JSON.stringify(outcome)).to.equal('malformed_response');
    for (const answer of [null, 'postgres', {}, { kind: 'selected' }, { kind: 'text' }, { kind: 'selected_many', option_ids: 'postgres' }, { kind: 'selected_many', option_ids: [5] }, { kind: 'other', text: 'x' }]) expect(one(answer), JSON.stringify(answer)).to.equal('malformed_response');
    const throws = Object.defineProperty({ outcome: 'answered' }, 'answers', { get: () => { throw new Error('no'); } });
    expect(validateAskUserOutcome([QUESTION], throws)?.code).to.equal('malformed_response');
  });

  it('is held against sound questions only', () => {
    expect(validateAskUserOutcome([], { outcome: 'rejected' })?.code).to.equal('question_count');
  });
});
