import { expect } from '@open-wc/testing';
import { askUser, buildReply, checkDraft, initialDraft, parseReply, type Answer, type DraftValue, type Outcome } from '../../../src/core/index.js';
import { asked, replyTo, request, resultOf } from './support.js';

const choice = (question: string, option: string): Answer => ({ question, kind: 'single_choice', value: { option } });
const submitted = (...answers: readonly Answer[]): Outcome => ({ kind: 'submitted', answers });
const issueOf = (questionnaire: Parameters<typeof buildReply>[0], outcome: Outcome): string | undefined => {
  const reply = buildReply(questionnaire, outcome);
  return reply.ok ? undefined : reply.error.code;
};

describe('an answer to ask_user/request', () => {
  it('has one entry a question, and always annotations', () => {
    const questionnaire = asked(request({ allow_annotation: true }, { id: 'many', multi_select: true }, { id: 'own' }, { id: 'open', options: [] }));
    const outcome = submitted({ ...choice('database', 'sqlite'), note: 'For now' }, { question: 'many', kind: 'multi_choice', value: { options: ['postgres', 'sqlite'] } }, { question: 'own', kind: 'single_choice', value: { other: 'MySQL' } }, { question: 'open', kind: 'text', value: 'Because' });
    expect(replyTo(questionnaire, outcome)).to.deep.equal({
      via: 'request',
      id: 'ask-1',
      result: {
        outcome: 'answered',
        answers: { database: { kind: 'selected', option_id: 'sqlite' }, many: { kind: 'selected_many', option_ids: ['postgres', 'sqlite'] }, own: { kind: 'text', text: 'MySQL' }, open: { kind: 'text', text: 'Because' } },
        annotations: { database: 'For now' },
      },
      displayText: 'Questionnaire answers\nWhich database?: SQLite\n  – For now\nWhich database?: Postgres, SQLite\nWhich database?: MySQL\nWhich database?: Because',
    });
    expect(resultOf(asked(request({})), submitted(choice('database', 'postgres')))).to.deep.equal({ outcome: 'answered', answers: { database: { kind: 'selected', option_id: 'postgres' } }, annotations: {} });
  });

  it('leaves out notes that say nothing', () => {
    expect(resultOf(asked(request({ allow_annotation: true })), submitted({ ...choice('database', 'postgres'), note: ' ' }))).to.deep.include({ annotations: {} });
  });

  it('is written without the answers where the person wants to talk, or has said enough', () => {
    const answers = [choice('database', 'postgres')];
    expect(resultOf(asked(request({})), { kind: 'clarify', answers })).to.deep.equal({ outcome: 'clarify' });
    expect(resultOf(asked(request({}), { finish: true }), { kind: 'finish', answers })).to.deep.equal({ outcome: 'finish_plan_interview' });
    expect(issueOf(asked(request({})), { kind: 'finish', answers })).to.equal('outcome_unsupported');
  });

  it('may be refused or broken off; neither carries an answer', () => {
    expect(resultOf(asked(request({})), { kind: 'declined' })).to.deep.equal({ outcome: 'rejected' });
    expect(resultOf(asked(request({})), { kind: 'cancelled', reason: 'timeout' })).to.deep.equal({ outcome: 'cancelled', reason: 'timeout' });
    expect(resultOf(asked(request({})), { kind: 'cancelled', reason: 'dismissed' })).to.deep.equal({ outcome: 'cancelled', reason: 'interrupt' });
  });

  it('is refused where it is none', () => {
    const single = asked(request({}));
    expect(issueOf(single, submitted())).to.equal('answer_missing');
    expect(issueOf(single, submitted({ question: 'database', kind: 'single_choice', value: null }))).to.equal('answer_missing');
    expect(issueOf(single, submitted({ question: 'database', kind: 'single_choice', value: { other: 'é'.repeat(2049) } }))).to.equal('too_long');
    expect(issueOf(single, submitted({ ...choice('database', 'postgres'), note: 'x' }))).to.equal('answer_kind');
    expect(issueOf(single, submitted(choice('database', 'postgres'), choice('database', 'sqlite')))).to.equal('answer_kind');
    const many = asked(request({ multi_select: true }));
    expect(issueOf(many, submitted({ question: 'database', kind: 'multi_choice', value: { options: [] } }))).to.equal('answer_missing');
    expect(issueOf(many, submitted({ question: 'database', kind: 'multi_choice', value: { options: ['sqlite'], other: 'MySQL' } }))).to.equal('answer_kind');
  });

  it('is readable on one line each, whatever was written', () => {
    const { displayText } = replyTo(asked(request({ options: [] })), submitted({ question: 'database', kind: 'text', value: 'a\nWhich database?: b' }));
    expect(displayText).to.equal('Questionnaire answers\nWhich database?: a Which database?: b');
  });

  it('is read alone, or beside its request’s id', () => {
    const questionnaire = asked(request({}));
    const outcome = submitted({ question: 'database', kind: 'single_choice', value: { other: 'MySQL' } });
    const result = resultOf(questionnaire, outcome);
    for (const reply of [replyTo(questionnaire, outcome), result, { request_id: 'ask-1', outcome: result }, { request_id: 'ask-1', outcome: result, answer: null }]) {
      const read = parseReply(questionnaire, reply);
      expect(read.ok && read.value.outcome).to.deep.equal(outcome);
    }
  });

  it('is not read as an answer to something else', () => {
    const questionnaire = asked(request({}));
    const code = (reply: unknown): string | undefined => {
      const read = parseReply(questionnaire, reply);
      return read.ok ? undefined : read.error[0]?.code;
    };
    expect(code({ request_id: 'ask-2', outcome: { outcome: 'rejected' } })).to.equal('request_id_mismatch');
    expect(code({ outcome: 'answered', answers: { database: { kind: 'selected', option_id: 'mysql' } } })).to.equal('unknown_option');
    expect(code({ request_id: 'ask-1', answer: 'postgres' })).to.equal('malformed_response');
    for (const reply of [null, undefined, 'postgres', 5, []]) expect(code(reply)).to.equal('malformed_response');
  });

  it('is checked for its size in bytes before it is sent, and so are notes', () => {
    const questionnaire = asked(request({ allow_annotation: true }, { id: 'why', options: [] }));
    const other = (text: string): DraftValue => ({ kind: 'single_choice', option: null, other: { chosen: true, text } });
    const issue = (database: DraftValue, why: string, note = ''): unknown => {
      const draft = { values: { ...initialDraft(questionnaire).values, database, why: { kind: 'text', text: why } as const }, notes: { database: note } };
      const checked = checkDraft(questionnaire, draft);
      if (!checked.ok) return checked.error.map(({ question, code, message }) => [question, code, message]);
      return buildReply(questionnaire, submitted(...checked.value)).ok;
    };
    const fits = `${'汉'.repeat(1365)}a`;
    expect(issue(other(fits), fits, fits)).to.equal(true);
    const long = '𝒳'.repeat(1025);
    const short = other('MySQL');
    expect(issue(other(long), 'So')).to.deep.equal([['database', 'too_long', 'Too long: 4,100 bytes, at most 4,096']]);
    expect(issue(short, `${fits}a`)).to.deep.equal([['why', 'too_long', 'Too long: 4,097 bytes, at most 4,096']]);
    expect(issue(short, 'So', long)).to.deep.equal([['database', 'too_long', 'Note too long: 4,100 bytes, at most 4,096']]);
    const sent = buildReply(questionnaire, submitted({ question: 'database', kind: 'single_choice', value: { other: long } }, { question: 'why', kind: 'text', value: 'So' }));
    expect(sent.ok ? undefined : sent.error).to.deep.equal({ code: 'too_long', question: 'database', limit: 4096, message: 'Too long: 4,100 bytes, at most 4,096' });
  });

  it('answers a question with a header that is too long', () => {
    const questionnaire = asked(request({ header: 'A header that is long' }));
    const outcome = submitted(choice('database', 'postgres'));
    expect(parseReply(questionnaire, resultOf(questionnaire, outcome))).to.deep.include({ ok: true });
  });
});

describe('an answer to a legacy request', () => {
  const list = asked({ request_id: 'r', question: 'Go?', options: ['Yes', 'No'] });
  const open = asked({ request_id: 'r', question: 'Why?' });

  it('is a text, or null', () => {
    expect(resultOf(list, submitted(choice('question', 'No')))).to.deep.equal({ request_id: 'r', answer: 'No' });
    expect(resultOf(open, submitted({ question: 'question', kind: 'text', value: 'So' }))).to.deep.equal({ request_id: 'r', answer: 'So' });
    expect(resultOf(list, { kind: 'cancelled', reason: 'interrupt' })).to.deep.equal({ request_id: 'r', answer: null });
    expect(issueOf(list, { kind: 'declined' })).to.equal('outcome_unsupported');
  });

  it('is read in either form', () => {
    const outcomeOf = (reply: unknown, of = list): unknown => {
      const read = parseReply(of, reply);
      return read.ok ? read.value.outcome : read.error[0]?.code;
    };
    expect(outcomeOf({ request_id: 'r', answer: 'No' })).to.deep.equal(submitted(choice('question', 'No')));
    expect(outcomeOf({ request_id: 'r', outcome: null, answer: 'So' }, open)).to.deep.equal(submitted({ question: 'question', kind: 'text', value: 'So' }));
    expect(outcomeOf({ request_id: 'r', answer: null })).to.deep.equal({ kind: 'cancelled', reason: 'interrupt' });
    expect(outcomeOf({ request_id: 'r' })).to.deep.equal({ kind: 'cancelled', reason: 'interrupt' });
    expect(outcomeOf({ request_id: 'r', outcome: { outcome: 'cancelled', reason: 'timeout' } })).to.deep.equal({ kind: 'cancelled', reason: 'timeout' });
    expect(outcomeOf({ request_id: 'r', answer: 'Maybe' })).to.equal('unknown_option');
    expect(outcomeOf({ request_id: 'r', answer: 5 })).to.equal('malformed_response');
    expect(outcomeOf({})).to.equal('malformed_response');
  });
});

describe('an answer whose request is not known', () => {
  it('is read for what it says', () => {
    const answers = { a: { kind: 'text', text: 'x' }, b: { kind: 'selected', option_id: 'y' }, c: { kind: 'selected_many', option_ids: ['z'] } };
    const read = askUser().decodeReply({ request_id: 'r', outcome: { outcome: 'answered', answers, annotations: { a: 'n' } } });
    expect(read.ok && read.value).to.deep.include({
      questionnaireId: 'r',
      outcome: submitted({ question: 'a', kind: 'text', value: 'x', note: 'n' }, choice('b', 'y'), { question: 'c', kind: 'multi_choice', value: { options: ['z'] } }),
    });
    expect(askUser().decodeReply({ outcome: 'cancelled', reason: 'shutdown' })).to.deep.include({ ok: true });
    expect(askUser().decodeReply('yes')).to.deep.include({ ok: false });
  });
});
