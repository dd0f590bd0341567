import { expect } from '@open-wc/testing';
import { selfCheck, selfCheckText, type Message, type SelfCheckOptions, type SelfCheckResult } from '../../../src/core/index.js';

const element = (name = 'questionnaire', questions: unknown = [{ type: 'text', text: 'Why?' }]): string => `<${name}>${JSON.stringify({ questions })}</${name}>`;
const fenced = (name = 'questionnaire', more = ''): string => `Note.\n\n\`\`\`${name}\ntitle: T\nquestions:\n  - type: free_text\n    text: Why?\n    default: ""${more}\n\`\`\``;
const user: Message = { role: 'user', content: 'Hi' };
const says = (content: Exclude<Message['content'], undefined>, more = {}): Message => ({ role: 'assistant', content, ...more });
const check = (content: string, required?: readonly string[]): SelfCheckResult => selfCheck([user, says(content)], required ? { required } : {});
const BROKEN = element('questionnaire', []);

describe('a reply', () => {
  it('that asks nothing, or asks well, passes', () => {
    for (const content of ['Are you sure?', element(), fenced('ling-questionnaire')]) expect(check(content)).to.deep.equal({ passed: true, issues: [], required: [] });
  });

  it('that asks badly brings one hidden message for the model', () => {
    const { passed, issues, required, diagnostic } = check(`${fenced('sage-questionnaire', '\n    options: [A]')}\n\n${BROKEN}`);
    expect({ passed, codes: issues.map(({ code }) => code), required }).to.deep.equal({ passed: false, codes: ['options_invalid', 'questions_empty'], required: ['sage-questionnaire', 'questionnaire'] });
    expect(diagnostic).to.deep.include({ role: 'user', hidden: true });
    expect(diagnostic?.content).to.equal(
      [
        '[Self-check; the user does not see this message.]',
        'Your last reply holds a questionnaire that cannot be shown:',
        '- line 9, column 5 (`sage-questionnaire`, `questions[0].options`, options_invalid): Free text has no options. Remove them, or use single_choice or multi_choice.',
        '- line 12, column 29 (`questionnaire`, `questions`, questions_empty): There must be at least one question.',
        'Write the complete questionnaire again, as fenced YAML or XML+JSON. It must be valid under: `sage-questionnaire`, `questionnaire`.',
      ].join('\n'),
    );
  });

  it('is the latest that says something, after the last message of the user', () => {
    const last = (...messages: readonly Message[]): boolean => selfCheck(messages).passed;
    expect(last(says(BROKEN), user)).to.equal(true);
    expect(last(user, says(BROKEN), says(element()))).to.equal(true);
    expect(last(user, says(element()), says(BROKEN))).to.equal(false);
    expect(last(user, says(BROKEN), says(' \n'), says(null), says(element(), { message_type: 'token_usage' }), { role: 'tool', content: element() })).to.equal(false);
    expect(last(user, says([{ type: 'text', text: BROKEN.slice(0, 9) }, { type: 'text', text: BROKEN.slice(9) }]))).to.equal(false);
    expect(last()).to.equal(true);
  });
});

describe('a name that is required', () => {
  it('has to be valid before a reply passes', () => {
    expect(check('Sorry.', ['questionnaire'])).to.deep.include({ passed: false, issues: [], required: ['questionnaire'] });
    expect(check('Sorry.', ['questionnaire']).diagnostic?.content).to.contain('lacks a questionnaire').and.to.contain('`questionnaire`');
    expect(check(element('sage-questionnaire'), ['questionnaire'])).to.deep.include({ passed: false, required: ['questionnaire'] });
    expect(check(BROKEN, ['questionnaire']).required).to.deep.equal(['questionnaire']);
    expect(check(element(), ['Questionnaire']).passed).to.equal(true);
  });
  it('may stand alone, and what is no name requires nothing', () => {
    for (const [required, passed] of [['questionnaire', false], [null, true], [[null, 7, {}], true], [['QUESTIONNAIRE ', null], false]] as const) {
      const options = JSON.parse(JSON.stringify({ required })) as SelfCheckOptions;
      expect(selfCheck([user, says('Sorry.')], options).passed, JSON.stringify(required)).to.equal(passed);
    }
  });
  it('may be repaired in the other encoding', () => {
    expect(check(fenced('movo-questionnaire'), check(element('movo-questionnaire', [])).required).passed).to.equal(true);
    expect(check(element('movo-questionnaire'), check(fenced('movo-questionnaire', '\n    x: 1')).required).passed).to.equal(true);
  });
  it('of a fence that no client knows is any that one knows', () => {
    const { required } = check(fenced('foo-questionnaire'));
    expect(required).to.deep.equal(['*-questionnaire']);
    expect(check('Sorry.', required)).to.deep.include({ passed: false, required: ['*-questionnaire'] });
    expect(check(element('questionnaire-response', []), required).passed).to.equal(false);
    for (const name of ['questionnaire', 'yiii-questionnaire']) expect(check(fenced(name), required).passed, name).to.equal(true);
  });
  it('stays required with those that are new, until all are valid in one reply', () => {
    const first = check(fenced('foo-questionnaire'));
    const second = check(`${element('sage-questionnaire', [])}`, [...first.required, 'ling-questionnaire']);
    expect(second.required).to.deep.equal(['*-questionnaire', 'ling-questionnaire', 'sage-questionnaire']);
    expect(check(`${element('sage-questionnaire')}\n\n${fenced('ling-questionnaire')}`, second.required)).to.deep.equal({ passed: true, issues: [], required: [] });
  });
});

describe('what the self-check says', () => {
  const texts = [fenced('foo-questionnaire'), '``questionnaire', '```questionnaire\na', '````questionnaire\n```', '<questionnaire>{', '<questionnaire>{}</sage-questionnaire>', BROKEN, fenced('questionnaire', '\n    x: 1')];

  it('is said in three languages', () => {
    for (const text of texts) {
      const said = ['en', 'zh-CN', 'pt-BR'].map((locale) => selfCheckText(text, { locale }).map(({ message }) => message).join());
      expect(new Set(said).size, said.join('\n')).to.equal(3);
      const told = ['en', 'zh', 'pt'].map((locale) => selfCheck([says(text)], { locale }).diagnostic?.content);
      expect(new Set(told).size).to.equal(3);
    }
  });
  it('does not grow without end', () => {
    const { issues, diagnostic } = check(BROKEN.repeat(100));
    expect(issues).to.have.length(100);
    expect(diagnostic?.content.split('\n')).to.have.length(24);
    expect(diagnostic?.content).to.contain('- 80 more');
  });
  it('cannot be forged by a name', () => {
    const { diagnostic } = check('```\u202ex`y-questionnaire\n```\n\n```a\u2028b\u0007-questionnaire\n```');
    expect(diagnostic?.content ?? '').to.not.match(/[\u2028\u202e\u0007]/);
  });
});

describe('what is no text and no conversation', () => {
  const foreign = (json: string): never => JSON.parse(json) as never;

  it('has nothing to check', () => {
    for (const json of ['null', '5', '{}', '[]']) expect(selfCheckText(foreign(json))).to.deep.equal([]);
    for (const json of ['null', '5', '{}', '[null, 5, "x", [], {}, {"role":"assistant","content":5}, {"role":"assistant","content":[null,5,{"text":5}]}]']) expect(selfCheck(foreign(json))).to.deep.equal({ passed: true, issues: [], required: [] });
    expect(selfCheck([], { required: foreign('[null, 5, "questionnaire"]') }).required).to.deep.equal(['questionnaire']);
  });
});
