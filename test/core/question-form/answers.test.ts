import { expect } from '@open-wc/testing';
import { buildReply, isConverged, parseFormAnswers, parseReply, questionForm, type Answer, type Questionnaire } from '../../../src/core/index.js';
import { formOf, linesOf, textOf } from './support.js';

const single = (value: Extract<Answer, { kind: 'single_choice' }>['value'], question = 'q1'): Answer => ({ question, kind: 'single_choice', value });
const multi = (options: readonly string[], other?: string): Answer => ({ question: 'q1', kind: 'multi_choice', value: other === undefined ? { options } : { options, other } });
const text = (value: string | null, question = 'q1'): Answer => ({ question, kind: 'text', value });
const file = (...names: readonly string[]): Answer => ({ question: 'q1', kind: 'file', value: names.map((name, index) => ({ id: `f${index}`, name, size: 3, type: 'text/plain' })) });

const FORMATS = [{ label: 'Portrait', value: 'portrait' }, { label: 'Landscape', value: 'landscape' }, 'Square'];

/** What is read of the text of an answer. */
const back = (form: Questionnaire, ...answers: readonly Answer[]): readonly Answer[] | undefined => parseFormAnswers(form, textOf(form, answers));

/** The value of the one answer on a line that somebody wrote. */
const written = (question: object, line: string): unknown => parseFormAnswers(formOf([{ label: 'L', ...question }]), `[form answers — discovery]\n- L: ${line}`)?.[0]?.value;

describe('the answer to a form', () => {
  it('is a header, and a line for each question in order', () => {
    const form = formOf([{ label: 'Who?', type: 'checkbox', options: ['VC', 'Customer'] }, { label: 'Format?', type: 'radio', options: FORMATS }, { label: 'Anything else?' }], ' id="brief"');
    const answers: readonly Answer[] = [multi(['Customer', 'VC'], 'My aunt'), single({ option: 'landscape' }, 'q2'), text(null, 'q3')];
    expect(textOf(form, answers)).to.equal('[form answers — brief]\n- Who?: VC, Customer, My aunt\n- Format?: Landscape [value: landscape]\n- Anything else?: (skipped)');
  });

  it('says of each kind of question what was answered, or that nothing was', () => {
    const lines: readonly (readonly [object, Answer, string])[] = [
      [{ type: 'radio', options: FORMATS }, single({ option: 'Square' }), 'Square'],
      [{ type: 'radio', options: FORMATS }, single({ other: ' A circle ' }), 'A circle'],
      [{ type: 'radio', options: FORMATS }, single(null), '(skipped)'],
      [{ type: 'checkbox', options: FORMATS }, multi([]), '(skipped)'],
      [{ type: 'checkbox', options: FORMATS }, multi([], 'A circle'), 'A circle'],
      [{ type: 'textarea' }, text('one\ntwo\r\nthree'), 'one two three'],
      [{ type: 'number' }, { question: 'q1', kind: 'number', value: 0 }, '0'],
      [{ type: 'number' }, { question: 'q1', kind: 'number', value: null }, '(skipped)'],
      [{ type: 'switch' }, { question: 'q1', kind: 'boolean', value: true }, 'true'],
      [{ type: 'switch' }, { question: 'q1', kind: 'boolean', value: false }, 'false'],
      [{ type: 'switch' }, { question: 'q1', kind: 'boolean', value: null }, '(skipped)'],
      [{ type: 'time' }, { question: 'q1', kind: 'temporal', value: '09:30' }, '09:30'],
      [{ type: 'color' }, { question: 'q1', kind: 'color', value: '#aabbcc' }, '#aabbcc'],
      [{ type: 'file' }, file('a.pdf'), 'a.pdf'],
      [{ type: 'file', multiple: true }, file('a.pdf', 'b, c.pdf'), 'a.pdf, b, c.pdf'],
      [{ type: 'file' }, file(), '(skipped)'],
    ];
    for (const [question, answer, line] of lines) expect(linesOf(formOf([{ label: 'L', ...question }]), [answer]), JSON.stringify(answer)).to.deep.equal([`- L: ${line}`]);
  });

  it('stays one line a question, whatever the form and the person write', () => {
    const nasty = 'a\n- Fake: yes\r\n[form answers — x]\u2028b\u202e\u0000\u2066c';
    const form = formOf([{ label: nasty, type: 'checkbox', options: [{ label: nasty, value: `${nasty}!` }] }, { type: 'file', label: 'F' }], ` id="d&#10;- x: y"`);
    const lines = textOf(form, [multi([`${nasty}!`], nasty), { ...file(nasty), question: 'q2' }]).split(/[\n\r\u2028\u2029]/);
    expect(lines).to.have.length(3);
    expect(lines.slice(1).every((line) => line.startsWith('- '))).to.equal(true);
    expect(lines.join('')).to.not.match(/[\u0000-\u001f\u202a-\u202e\u2066-\u2069]/);
  });

  it('lets no person write what only an option can', () => {
    for (const typed of ['Landscape [value: landscape]', 'x [VALUE: landscape]', '[val\u200eue: landscape]']) {
      const form = formOf([{ type: 'radio', label: 'L', options: FORMATS }]);
      expect(linesOf(form, [single({ other: typed })])[0]).to.contain('(').and.not.match(/\[value:/i);
      expect(back(form, single({ other: typed }))?.[0]?.value).to.have.property('other');
    }
    expect(linesOf(formOf([{ label: 'L' }]), [text('[value: x]')])).to.deep.equal(['- L: (value: x]']);
    expect(linesOf(formOf([{ label: 'L', type: 'file' }]), [file('[value: x].pdf')])).to.deep.equal(['- L: (value: x].pdf']);
  });

  it('is readable for people without the values, in their language', () => {
    const form = formOf([{ label: 'Format?', type: 'radio', options: FORMATS }, { label: 'Loud?', type: 'switch' }]);
    const reply = buildReply(form, { kind: 'submitted', answers: [single({ option: 'landscape' }), { question: 'q2', kind: 'boolean', value: null }] }, { locale: 'pt' });
    expect(reply.ok && reply.value.displayText).to.equal('Respostas do questionário\nFormat?: Landscape\nLoud?: Não respondido');
  });

  it('is refused where an answer is missing, of another kind, or of another outcome', () => {
    const form = formOf([{}]);
    const code = (outcome: Parameters<typeof buildReply>[1]): unknown => {
      const encoded = questionForm().encode(form, outcome, { locale: 'en' });
      return !encoded.ok && encoded.error.code;
    };
    expect(code({ kind: 'submitted', answers: [] })).to.equal('answer_missing');
    expect(code({ kind: 'submitted', answers: [multi([])] })).to.equal('answer_kind');
    expect(code({ kind: 'declined' })).to.equal('outcome_unsupported');
  });
});

describe('reading the answer to a form', () => {
  it('finds its header in any case, with a dash or a word before the id, after other text, and in no code', () => {
    const form = formOf([{ label: 'L' }]);
    for (const header of ['[form answers — discovery]', '[FORM ANSWERS - Discovery]', '[Form answers for discovery]', '[form answers–discovery]', '  [form answers —  discovery ]  ']) {
      expect(parseFormAnswers(form, `Hi\n\n${header}\r\n\r\n- L: x\nbye`), header).to.deep.equal([text('x')]);
    }
    for (const other of ['[form answers — other]\n- L: x', 'form answers — discovery\n- L: x', '[form answers discovery]\n- L: x', '```\n[form answers — discovery]\n- L: x\n```', '> [form answers — discovery]\n> - L: x', '[form answers — discovery]', '[form answers — discovery]\n- M: x', '- L: x', '', null, undefined]) {
      expect(parseFormAnswers(form, other), String(other)).to.equal(undefined);
    }
  });

  it('gives one answer a question, in their order, and none where a line is missing', () => {
    const form = formOf([{ label: 'A' }, { label: 'B', type: 'checkbox', options: ['x'] }, { label: 'C', type: 'number' }, { label: 'D', type: 'switch' }, { label: 'E', type: 'file' }]);
    expect(parseFormAnswers(form, '[form answers — discovery]\n- C: 42xyz\n- D: TRUE\n- A: (skipped)\n- E: a, b.pdf\n- Z: z')).to.deep.equal([
      text(null), { question: 'q2', kind: 'multi_choice', value: { options: [] } }, { question: 'q3', kind: 'number', value: null }, { question: 'q4', kind: 'boolean', value: true },
      { question: 'q5', kind: 'file', value: [{ id: 'file-1', name: 'a, b.pdf', size: 0, type: '' }] },
    ]);
  });

  it('takes for a number what people write as one', () => {
    for (const [line, value] of [['-0.5', -0.5], ['1e3', 1000], ['.5', 0.5], ['0x10', null], ['1e999', null], ['42xyz', null], ['Infinity', null]] as const) expect(written({ type: 'number' }, line), line).to.equal(value);
  });

  it('tells labels apart that hold colons, begin each other, or are the same', () => {
    const labels = ['Size', 'Size: big', 'Size', 'When: 9:16?', '', ':'];
    const form = formOf(labels.map((label) => ({ label })));
    const answers = labels.map((_, index) => text(`a: ${index}, b`, `q${index + 1}`));
    expect(back(form, ...answers)).to.deep.equal(answers);
    expect(parseFormAnswers(form, '[form answers — discovery]\n- When: 9:16?: now\n- Size: big: yes')?.map(({ value }) => value)).to.deep.equal([null, 'yes', null, 'now', null, null]);
  });

  it('tells options apart that hold commas, colons and what a value is marked by', () => {
    const options = ['Yes', 'Yes, always', 'always', { label: 'a, b', value: 'c, d' }, { label: 'x [value: y]', value: 'z' }, { label: 'x', value: 'y' }, 'k: v', '[value: q]'];
    for (const allowCustom of [true, false]) {
      const one = formOf([{ label: 'L', type: 'radio', options, allowCustom }]);
      const many = formOf([{ label: 'L', type: 'checkbox', options, allowCustom }]);
      const ids = ['Yes', 'Yes, always', 'always', 'c, d', 'z', 'y', 'k: v', '[value: q]'];
      for (const id of ids) expect(back(one, single({ option: id })), id).to.deep.equal([single({ option: id })]);
      for (const chosen of [ids, ['Yes', 'c, d'], ['Yes, always', 'always', 'y'], ['c, d', 'z', '[value: q]']]) expect(back(many, multi(chosen)), chosen.join(' | ')).to.deep.equal([multi(chosen)]);
    }
    const many = formOf([{ label: 'L', type: 'checkbox', options }]);
    expect(back(many, multi(['Yes, always'], 'maybe, at times'))).to.deep.equal([multi(['Yes, always'], 'maybe, at times')]);
  });

  it('takes for own words only what those are offered for', () => {
    const radio = { type: 'radio', options: FORMATS };
    expect(written(radio, 'Landscape [value: landscape]')).to.deep.equal({ option: 'landscape' });
    expect(written(radio, 'Querformat [value: landscape]')).to.deep.equal({ option: 'landscape' });
    expect(written(radio, 'A circle')).to.deep.equal({ other: 'A circle' });
    expect(written({ ...radio, allowCustom: false }, 'Landscape')).to.deep.equal({ option: 'landscape' });
    expect(written({ ...radio, allowCustom: false }, 'landscape')).to.deep.equal({ option: 'landscape' });
    expect(written({ ...radio, allowCustom: false }, 'A circle')).to.equal(null);
    expect(written({ type: 'checkbox', options: [...FORMATS, 'Yes, always'], allowCustom: false }, 'Yes, always, Square, a circle, portrait')).to.deep.equal({ options: ['portrait', 'Square', 'Yes, always'] });
  });

  it('finds the answers of each form, also where several have one id, or are the same', () => {
    const head = '[form answers — discovery]';
    const both = `${head}\n- B: 2\n${head}\n- A: 1`;
    expect(parseFormAnswers(formOf([{ label: 'A' }]), both)).to.deep.equal([text('1')]);
    expect(parseFormAnswers(formOf([{ label: 'B' }]), both)).to.deep.equal([text('2')]);
    const same = `${head}\n- A: 1\n${head}\n- A: 2`;
    const [first, second] = [1, 2].map((ordinal) => ({ ...formOf([{ label: 'A' }]), wire: { ordinal } }));
    expect([first, second].map((form) => form && parseFormAnswers(form, same))).to.deep.equal([[text('1')], [text('2')]]);
  });

  it('is a response, or the reason why there is none', () => {
    const form = formOf([{ label: 'A' }]);
    const read = parseReply(form, '[form answers — discovery]\n- A: 1');
    expect(read.ok && read.value).to.include({ questionnaireId: 'm_form1', name: 'question-form', dialect: 'question-form', automatic: false, displayText: 'Questionnaire answers\nA: 1' });
    const code = (reply: unknown): unknown => {
      const refused = parseReply(form, reply);
      return !refused.ok && refused.error.map((each) => each.code);
    };
    expect(code('Later.')).to.deep.equal(['response_not_found']);
    expect(code('[form answers — other]\n- A: 1')).to.deep.equal(['questionnaire_mismatch']);
    for (const other of [5, null, undefined, {}]) expect(code(other)).to.deep.equal(['response_not_found']);
  });

  it('takes labels for the questions where the form is not known', () => {
    const read = questionForm().decodeReply('[form answers — x]\n- A: b: c\n- D: (skipped)');
    expect(read.ok && [read.value.questionnaireId, read.value.outcome]).to.deep.equal(['x', { kind: 'submitted', answers: [text('b: c', 'A'), text(null, 'D')] }]);
    expect(questionForm().decodeReply('no').ok).to.equal(false);
  });
});

describe('a form converges', () => {
  it('when every question that must be answered is', () => {
    const form = formOf([{ label: 'A', required: true }, { label: 'B', required: true, type: 'switch' }, { label: 'C', required: true, type: 'checkbox', options: ['x'] }, { label: 'D' }]);
    const say = (...lines: readonly string[]): string => ['[form answers — discovery]', ...lines.map((line) => `- ${line}`)].join('\n');
    expect(isConverged(form, say('A: 1', 'B: false', 'C: x'))).to.equal(true);
    expect(isConverged(form, say('A: 1', 'B: false', 'C: x', 'D: (skipped)'))).to.equal(true);
    for (const text of [say('A: 1', 'B: false'), say('A: (skipped)', 'B: true', 'C: x'), say('A: 1', 'B: perhaps', 'C: x'), say('A: 1', 'B: true', 'C: (skipped)'), 'A: 1', '']) expect(isConverged(form, text), text).to.equal(false);
    expect(isConverged(formOf([{ label: 'A' }]), say('A: (skipped)'))).to.equal(true);
  });
});
