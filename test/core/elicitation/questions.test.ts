import { expect } from '@open-wc/testing';
import { initialDraft, type Question } from '../../../src/core/index.js';
import { asked, problemOf, question } from './support.js';

const NO_OTHER = { chosen: false, text: '' };

/** The codes and paths of what was left out of a request for one property, `x`. */
const leftOut = (schema: object, dialect: 'request_input' | 'mcp' = 'request_input'): unknown => asked({ x: schema }, { dialect }).diagnostics.map(({ code, path }) => [code, path]);

describe('a question of a request', () => {
  it('is named by its title, or else by the property', () => {
    expect(question({ type: 'string', title: ' Your name ', description: 'In full' })).to.include({ id: 'x', prompt: 'Your name', help: 'In full', required: false });
    expect(question({ type: 'string', title: ' ' }).prompt).to.equal('x');
    expect(asked({ ['__proto__']: { type: 'string' }, constructor: { type: 'number' } }, { required: ['__proto__'] }).questions.map(({ id, required }) => [id, required])).to.deep.equal([['__proto__', true], ['constructor', false]]);
  });

  it('is of the format that models write in many ways', () => {
    const formatOf = (format: unknown): unknown => {
      const made = question({ type: 'string', format });
      return made.kind === 'temporal' ? made.precision : made.kind === 'text' && (made.multiline ? 'multiline' : made.format);
    };
    for (const format of ['multiline', 'textarea', 'multi-line', 'multi_line', 'long-text', 'long_text', 'longtext', ' TextArea ']) expect(formatOf(format), format).to.equal('multiline');
    for (const format of ['date-time', 'datetime', 'Date-Time']) expect(formatOf(format), format).to.equal('date-time');
    for (const format of ['uri', 'url']) expect(formatOf(format), format).to.equal('url');
    expect([formatOf('date'), formatOf('email'), formatOf('hologram'), formatOf(42), formatOf(undefined)]).to.deep.equal(['date', 'email', 'plain', 'plain', 'plain']);
  });

  it('keeps the rules of its schema, and names those that are none', () => {
    expect(question({ type: 'string', minLength: 2, maxLength: 5, pattern: '^a', 'x-ag-placeholder': 'e.g. ab' })).to.include({ minLength: 2, maxLength: 5, pattern: '^a', placeholder: 'e.g. ab' });
    expect(question({ type: 'integer', minimum: 1, maximum: 9 })).to.include({ integer: true, min: 1, max: 9 });
    expect(question({ type: 'array', items: { type: 'string', enum: ['a', 'b'] }, minItems: 1, maxItems: 2 })).to.include({ min: 1, max: 2 });
    expect(leftOut({ type: 'string', minLength: -1, maxLength: '5', title: 7 })).to.have.deep.members([['field_invalid', 'properties.x.minLength'], ['field_invalid', 'properties.x.maxLength'], ['field_invalid', 'properties.x.title']]);
  });

  it('offers options with their titles, as cards where they are described', () => {
    const plain = question({ type: 'string', enum: ['a', 'b', 'a'], enumNames: ['Alpha'] });
    expect(plain).to.deep.include({ widget: 'list', options: [{ id: 'a', label: 'Alpha' }, { id: 'b', label: 'b' }] });
    const cards = question({ type: 'string', oneOf: [{ const: 'a', title: 'Alpha', description: 'First' }, { const: '', title: 'None' }] });
    expect(cards).to.deep.include({ widget: 'cards', options: [{ id: 'a', label: 'Alpha', description: 'First' }, { id: '', label: 'None' }] });
  });

  it('takes options beside the items of a list as meant for them, and those in their place first', () => {
    const optionsOf = (schema: object): unknown => {
      const made = question({ type: 'array', ...schema });
      return made.kind === 'multi_choice' && made.options.map(({ id }) => id);
    };
    expect(optionsOf({ items: { type: 'string' }, enum: ['a', 'b'] })).to.deep.equal(['a', 'b']);
    expect(optionsOf({ items: { type: 'string' }, oneOf: [{ const: 'a' }] })).to.deep.equal(['a']);
    expect(optionsOf({ items: { type: 'string', enum: ['x'] }, enum: ['ignored'] })).to.deep.equal(['x']);
  });

  it('offers own words where options are suggestions, and none where they are binding', () => {
    const other = (made: Question): unknown => ('options' in made ? made.other : 'none');
    const [one, some] = [{ type: 'string', enum: ['a'] }, { type: 'array', items: { type: 'string', enum: ['a'] } }];
    expect([other(question(one)), other(question(some))]).to.deep.equal([{ exclusive: false }, { exclusive: false, multiple: true }]);
    expect([other(question(one, 'mcp')), other(question(some, 'mcp'))]).to.deep.equal([undefined, undefined]);
    expect(question({ type: 'array', items: { type: 'string' } }, 'mcp')).to.deep.include({ options: [], other: { exclusive: false, multiple: true } });
  });

  it('starts with its default, if that is one', () => {
    const initial = (schema: object, dialect?: 'mcp'): unknown => question(schema, dialect).initial;
    expect(initial({ type: 'string', default: 'Ada' })).to.equal('Ada');
    expect(initial({ type: 'string', default: '' })).to.equal(undefined);
    expect(initial({ type: 'integer', default: 0 })).to.equal(0);
    expect(initial({ type: 'boolean', default: false })).to.equal(false);
    expect(initial({ type: 'string', enum: ['a', 'b'], default: 'b' })).to.deep.equal({ option: 'b' });
    expect(initial({ type: 'string', enum: ['a', 'b'], default: 'c' })).to.deep.equal({ other: 'c' });
    expect(initial({ type: 'string', enum: ['a', 'b'], default: 'c' }, 'mcp')).to.equal(undefined);
    expect(initial({ type: 'array', items: { type: 'string', enum: ['a', 'b'] }, default: ['c', 'b', 'd'] })).to.deep.equal({ options: ['b'], other: 'c\nd' });
    expect(initial({ type: 'array', items: { type: 'string' }, default: [] })).to.equal(undefined);
    expect(initial({ type: 'string', format: 'date', default: '2026-02-30' })).to.equal(undefined);
    expect(initial({ type: 'string', format: 'datetime', default: '2026-01-01t09:30:00z' })).to.equal('2026-01-01T09:30:00Z');
    expect(leftOut({ type: 'string', format: 'date', default: 'tomorrow' })).to.deep.equal([['default_invalid', 'properties.x.default']]);
    expect(leftOut({ type: 'array', items: { type: 'string', enum: ['a'] }, default: ['a', 'z'] }, 'mcp')).to.deep.equal([['default_invalid', 'properties.x.default']]);
  });

  it('does not hold answers against a pattern that could take for ever, and says so', () => {
    const skipped = ['(a+)+', '^(a*)*$', '(?:a?){3}', '(a|aa)+$', '((ab)*c){2,}', '(?<n>a+)+', '([a-z]{2,5}-)+', '(a)\\1', '(?<n>a)\\k<n>', '(', '[', 'x'.repeat(257), '(a+){2}', '(a{100}){100}', 'a{1,99999999}'];
    const kept = ['^[a-z]+$', '(\\+\\d+)?', '^(ab)+$', '\\(a+\\)+', '[(a+)+]', '^\\d{3}-\\d{4}$', '(\\d{3})+', '^a|b$', '\\\\1', '(?=a+)b', 'x'.repeat(256), '(a|b)?', '^.{0,2000}$', '(?<=a)b(?!c)', '\\p{Lu}\\u{61}'];
    for (const pattern of skipped) {
      expect(leftOut({ type: 'string', pattern }), pattern).to.deep.equal([['pattern_skipped', 'properties.x.pattern']]);
      expect(question({ type: 'string', pattern }), pattern).to.not.have.property('pattern');
    }
    for (const pattern of kept) {
      expect(leftOut({ type: 'string', pattern }), pattern).to.deep.equal([]);
      expect(question({ type: 'string', pattern }), pattern).to.include({ pattern });
    }
  });
});

describe('a pattern of what is chosen', () => {
  it('is not held against it, and that is said', () => {
    for (const schema of [{ format: 'date' }, { format: 'datetime' }, { enum: ['a'] }, { oneOf: [{ const: 'a' }] }]) {
      expect(leftOut({ type: 'string', pattern: '^b$', ...schema }), JSON.stringify(schema)).to.deep.equal([['pattern_skipped', 'properties.x.pattern']]);
    }
    expect(leftOut({ type: 'string', pattern: '^b$', format: 'uri' })).to.deep.equal([]);
  });
});

describe('an entry', () => {
  const number = asked({ x: { type: 'number' } });

  it('is a number, or an error, and never half of one', () => {
    expect(problemOf(number, { kind: 'number', text: '42xyz' })).to.equal('number_invalid');
    expect(problemOf(number, { kind: 'number', text: '1e999' })).to.equal('number_invalid');
    expect(problemOf(asked({ x: { type: 'integer' } }), { kind: 'number', text: '1.5' })).to.equal('integer_required');
  });

  it('keeps to its pattern, and an address of mail to that and its format', () => {
    const both = asked({ x: { type: 'string', format: 'email', pattern: '@example\\.(com|org)$' } });
    const text = (value: string): string | undefined => problemOf(both, { kind: 'text', text: value });
    expect([text('a@example.com'), text('a@example.net'), text('a..b@example.com'), text('a'), text('')]).to.deep.equal([undefined, 'pattern_mismatch', 'pattern_mismatch', 'email_invalid', undefined]);
  });

  it('is checked against its pattern at once, in however many ways that could match', () => {
    const long = 'a'.repeat(1990);
    const of = (pattern: string, text: string, format?: string): string | undefined => problemOf(asked({ x: { type: 'string', pattern, ...(format !== undefined && { format }) } }), { kind: 'text', text });
    expect(['^a*a*a*b', `^${'a?'.repeat(100)}b`, `^${'(a|a)'.repeat(50)}b`, `^${'a{0,9}'.repeat(40)}b`, `(?=${'a*'.repeat(100)}b)`].map((pattern) => of(pattern, long))).to.deep.equal(Array.from({ length: 5 }, () => 'pattern_mismatch'));
    expect(of(`^${'a*'.repeat(50)}@`, `${'a'.repeat(200)}@ex.com`, 'email')).to.equal(undefined);
    expect(of(`^${'a*'.repeat(50)}b`, `${'a'.repeat(200)}@ex.com`, 'email')).to.equal('pattern_mismatch');
  });

  it('of several own words is one a line, and each counts', () => {
    const list = asked({ x: { type: 'array', items: { type: 'string', enum: ['a'] }, minItems: 3, maxItems: 3 } });
    const with_ = (text: string): string | undefined => problemOf(list, { kind: 'multi_choice', options: ['a'], other: { chosen: true, text } });
    expect([with_('b'), with_(' b \r\n\n c, d '), with_('b\nc\nd'), with_(' \n ')]).to.deep.equal(['too_few', undefined, 'too_many', 'other_empty']);
  });

  it('starts empty where there is no default', () => {
    expect({ ...initialDraft(asked({ b: { type: 'boolean' }, c: { type: 'string', enum: ['a'] } })).values }).to.deep.equal({ b: { kind: 'boolean', checked: null }, c: { kind: 'single_choice', option: null, other: NO_OTHER } });
  });
});
