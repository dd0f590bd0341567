import { expect } from '@open-wc/testing';
import { runQuestionnaireAsync, type NormalQuestion } from '../../../src/core/index.js';

const choice = (more: object): object => ({ type: 'single_choice', text: 'Which?', options: ['A', 'B'], ...more });

function questionsOf(...questions: readonly object[]): readonly NormalQuestion[] {
  const result = runQuestionnaireAsync({ questions });
  expect(result.success, JSON.stringify(result)).to.equal(true);
  return result.success ? result.questions : [];
}

function errorsOf(args: unknown): (readonly [code: string, path: string])[] {
  const result = runQuestionnaireAsync(args);
  return result.success ? [] : result.errors.map(({ code, path }) => [code.replace('questionnaire.start.', ''), path]);
}

const faultsOf = (...questions: readonly unknown[]): (readonly [string, string])[] => errorsOf({ questions });

function detailsOf(question: object): unknown {
  const result = runQuestionnaireAsync({ questions: [question] });
  return result.success ? undefined : result.errors[0]?.details;
}

describe('the result of questionnaire_async', () => {
  it('has its keys in the order of the wire', () => {
    expect(Object.keys(runQuestionnaireAsync({ questions: [choice({})] }))).to.deep.equal(['success', 'status', 'validation_passed', 'title', 'question_count', 'questions', 'should_end', 'message']);
    expect(Object.keys(runQuestionnaireAsync({}))).to.deep.equal(['success', 'status', 'error_code', 'message', 'validation_passed', 'errors']);
  });

  it('counts its questions, in three languages', () => {
    const message = (locale?: string): string => runQuestionnaireAsync({ questions: [choice({}), choice({})] }, locale === undefined ? {} : { locale }).message;
    expect(message()).to.equal('Questionnaire started and waiting for user input, with 2 questions.');
    expect(message('zh')).to.equal('问卷已发起并等待用户回复，共 2 题。');
    expect(message('pt-PT')).to.equal('O questionário foi iniciado e está aguardando resposta do usuário, com 2 perguntas.');
  });

  it('says each error in three languages, with what was found', () => {
    const args = {
      title: 5,
      questions: [1, { type: 'slider' }, { id: {} }, choice({ id: 'a' }), choice({ id: 'a', options: [], default: 1, allow_other: 'yes' }), choice({ type: 'multi_choice', default: ['C'] }), choice({ type: 'multi_choice', default: [7] }), choice({ options: [1] }), choice({ options: Array(501).fill('a') }), choice({ text: 'x'.repeat(4001) })],
    };
    const said = ['en', 'zh-CN', 'pt-BR'].map((locale) => {
      const result = runQuestionnaireAsync(args, { locale });
      return result.success ? [] : [result.message, ...result.errors.map(({ message }) => message)];
    });
    const [english = [], ...others] = said;
    expect(english.length).to.equal(17);
    for (const [index, message] of english.entries()) {
      expect(new Set(said.map((messages) => messages[index])).size, message).to.equal(3);
      for (const other of others) expect(other[index]?.match(/`[^`]+`/g) ?? [], message).to.deep.equal(message.match(/`[^`]+`/g) ?? []);
      expect(message).to.not.match(/undefined|NaN|``/);
    }
  });
});

describe('the title of a questionnaire', () => {
  it('is trimmed, and may be missing', () => {
    const titleOf = (args: object): unknown => { const result = runQuestionnaireAsync({ questions: [choice({})], ...args }); return result.success && result.title; };
    expect([{ title: ' T ' }, {}, { title: null }].map(titleOf)).to.deep.equal(['T', '', '']);
  });
  it('is told of before the questions', () => {
    expect(errorsOf({ title: 1 })).to.deep.equal([['title_type_invalid', 'title'], ['questions_must_be_list', 'questions']]);
  });
});

describe('the id of a question', () => {
  const ids = (...given: readonly unknown[]): string[] => questionsOf(...given.map((id) => (id === undefined ? choice({}) : choice({ id })))).map(({ id }) => id);

  it('is a text or a number, trimmed', () => expect(ids(' a ', 7, 1.5)).to.deep.equal(['a', '7', '1.5']));
  it('is its place where there is none', () => expect(ids(undefined, null, ' ')).to.deep.equal(['q1', 'q2', 'q3']));
  it('gives way to one that was given, earlier or later', () => {
    expect(ids('q2', undefined, 'q4', undefined)).to.deep.equal(['q2', 'q2_2', 'q4', 'q4_2']);
    expect(ids(undefined, 'q1')).to.deep.equal(['q1_2', 'q1']);
    expect(ids(undefined, 'q1', 'q1_2')).to.deep.equal(['q1_3', 'q1', 'q1_2']);
  });
  it('occurs once', () => {
    expect(faultsOf(choice({ id: 1 }), choice({ id: ' 1' }), choice({ id: '1' }))).to.deep.equal([['question_id_duplicate', 'questions[2].id'], ['question_id_duplicate', 'questions[3].id']]);
  });
  it('is nothing else', () => {
    for (const id of [true, {}, [], Number.NaN, 3n]) expect(faultsOf(choice({ id }))).to.deep.equal([['question_id_invalid', 'questions[1].id']]);
  });
  it('may be called as objects call what they are born with', () => expect(ids('__proto__', 'constructor', 'length')).to.deep.equal(['__proto__', 'constructor', 'length']));
});

describe('the type of a question', () => {
  it('has other names, in any case', () => {
    const types = [' Single_Choice', 'MULTI_CHOICE', 'multiple_choice', 'text ', 'Free_Text'].map((type) => questionsOf(choice({ type, default: null }))[0]?.type);
    expect(types).to.deep.equal(['single_choice', 'multi_choice', 'multi_choice', 'free_text', 'free_text']);
  });
  it('that is none leaves out what depends on it, and nothing else', () => {
    expect(faultsOf({ type: 'toString', id: [], options: 1, default: 2, allow_other: 3 })).to.deep.equal([
      ['question_type_invalid', 'questions[1].type'], ['question_text_required', 'questions[1].text'], ['question_id_invalid', 'questions[1].id'], ['allow_other_type_invalid', 'questions[1].allow_other'],
    ]);
    expect(detailsOf({ type: 'slider', text: 'W' })).to.deep.equal({ path: 'questions[1].type', value: 'slider', allowed: ['single_choice', 'multiple_choice', 'multi_choice', 'text', 'free_text'] });
  });
});

describe('the text of a question', () => {
  it('may be called title, which counts where text says nothing', () => {
    const texts = [{ text: ' a ' }, { text: 'a', title: 'b' }, { text: ' ', title: ' b' }, { text: 5, title: 'b' }].map((words) => questionsOf({ type: 'text', ...words })[0]?.text);
    expect(texts).to.deep.equal(['a', 'a', 'b', 'b']);
  });
});

describe('the options of a question', () => {
  it('are texts or objects, of which a half stands for the other', () => {
    expect(questionsOf(choice({ options: [' A', { value: 'b' }, { label: 'C' }, { value: '', label: 'D' }, { value: 'e', label: null }] }))[0]?.options).to.deep.equal([
      { value: ' A', label: ' A' }, { value: 'b', label: 'b' }, { value: 'C', label: 'C' }, { value: 'D', label: 'D' }, { value: 'e', label: 'e' },
    ]);
  });
  it('are the same option if they say the same, and a fault if only their value is the same', () => {
    expect(questionsOf(choice({ options: ['A', { label: 'A' }] }))[0]?.options).to.have.length(1);
    expect(faultsOf(choice({ options: ['A', { value: 'A', label: 'B' }] }))).to.deep.equal([['question_option_invalid', 'questions[1].options[2]']]);
  });
  it('are nothing else, each named', () => {
    const options = [1, 'A', ' ', null, [], {}, { value: 1, label: 'B' }];
    expect(faultsOf(choice({ options }))).to.deep.equal([1, 3, 4, 5, 6, 7].map((index) => ['question_option_invalid', `questions[1].options[${index}]`]));
  });
  it('are required for choices, and ignored for text', () => {
    for (const options of [undefined, null, [], {}, 'A, B']) expect(faultsOf(choice({ options }))).to.deep.equal([['question_options_required', 'questions[1].options']]);
    expect(questionsOf({ type: 'text', text: 'W', options: 5 })[0]?.options).to.deep.equal([]);
  });
});

describe('the default of a question', () => {
  const defaultOf = (question: object): unknown => questionsOf(choice(question))[0]?.default;

  it('is empty where there is none', () => {
    for (const none of [undefined, null, '']) expect(defaultOf({ default: none })).to.equal('');
    for (const none of [undefined, null, []]) expect(defaultOf({ type: 'multi_choice', default: none })).to.deep.equal([]);
    expect(defaultOf({ type: 'text' })).to.equal('');
  });
  it('is a value, several, or a text as it stands', () => {
    expect(defaultOf({ default: 'B' })).to.equal('B');
    expect(defaultOf({ type: 'multi_choice', default: ['B', 'A', 'B'] })).to.deep.equal(['B', 'A']);
    expect(defaultOf({ type: 'text', default: ' C ' })).to.equal(' C ');
  });
  it('is of the type that the question asks for, in the words of the runtime', () => {
    const cases = [[1, 'int'], [1.5, 'float'], [true, 'bool'], [['A'], 'list'], [{}, 'dict']] as const;
    for (const [given, actual] of cases) expect(detailsOf(choice({ default: given }))).to.deep.equal({ path: 'questions[1].default', expected: 'string', actual });
    expect(detailsOf(choice({ type: 'multi_choice', default: 'A' }))).to.deep.equal({ path: 'questions[1].default', expected: 'string list', actual: 'str' });
    expect(detailsOf(choice({ type: 'multi_choice', default: ['A', 1, null, { a: [2n] }] }))).to.deep.equal({ path: 'questions[1].default', invalid_items: [1, null, { a: ['2'] }] });
  });
  it('names every value that is no option, and the value rather than the label counts', () => {
    expect(faultsOf(choice({ type: 'multi_choice', default: ['A', 'C', 'D'] }))).to.have.length(2);
    expect(detailsOf(choice({ options: [{ value: 'a', label: 'A' }], default: 'A' }))).to.deep.equal({ path: 'questions[1].default', value: 'A' });
  });
  it('is held against no options that have a fault of their own', () => {
    expect(faultsOf(choice({ options: [1], default: 'C' }))).to.deep.equal([['question_option_invalid', 'questions[1].options[1]']]);
    expect(faultsOf(choice({ options: [], default: 3 }))).to.deep.equal([['question_options_required', 'questions[1].options'], ['default_type_invalid', 'questions[1].default']]);
  });
});

describe('arguments of any shape', () => {
  const thrower = (key: string): object => Object.defineProperty(choice({}), key, { get: () => { throw new Error('no'); }, enumerable: true });

  it('that are none ask nothing', () => {
    for (const args of [undefined, null, 1, 'x', '{"questions":[]}', [], () => 1, Symbol('a'), 1n, { __proto__: { questions: [choice({})] } }]) {
      expect(errorsOf(args), String(args)).to.deep.equal([['questions_must_be_list', 'questions']]);
    }
  });
  it('may hold themselves', () => {
    const options: unknown[] = ['A'];
    options.push(options, { value: options });
    const question: Record<string, unknown> = choice({ options, default: options }) as Record<string, unknown>;
    question['type'] = question;
    const args: Record<string, unknown> = { title: options, questions: [question] };
    args['self'] = args;
    expect(errorsOf(args)[0]).to.deep.equal(['title_type_invalid', 'title']);
    expect(JSON.stringify(runQuestionnaireAsync(args)).length).to.be.lessThan(2000);
  });
  it('may throw, which is named where it was asked for', () => {
    for (const [key, code] of [['type', 'question_type_invalid'], ['text', 'question_text_required'], ['id', 'question_id_invalid'], ['options', 'question_options_required'], ['default', 'default_type_invalid'], ['allow_other', 'allow_other_type_invalid']] as const) {
      expect(faultsOf(thrower(key))).to.deep.equal([[code, `questions[1].${key}`]]);
    }
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    expect(errorsOf(proxy)).to.deep.equal([['questions_must_be_list', 'questions']]);
    expect(faultsOf(proxy)).to.deep.equal([['question_not_object', 'questions[1]']]);
    expect(faultsOf(choice({ type: 'multi_choice', default: [proxy] }))).to.deep.equal([['default_list_invalid_items', 'questions[1].default']]);
  });
  it('have bounds', () => {
    expect(errorsOf({ questions: new Array(2 ** 32 - 1) })).to.deep.equal([['questions_too_many', 'questions']]);
    expect(faultsOf(choice({ options: new Array(1e9) }))).to.deep.equal([['question_options_too_many', 'questions[1].options']]);
    expect(errorsOf({ title: 'x'.repeat(4001), questions: [choice({ id: 'x'.repeat(4001), text: 'x'.repeat(4001), options: ['x'.repeat(4001)] })] }).map(([code]) => code)).to.deep.equal(Array(4).fill('text_too_long'));
    expect(JSON.stringify(runQuestionnaireAsync({ questions: [{ type: 'x'.repeat(1e6), text: 'W' }] })).length).to.be.lessThan(1000);
  });
});
