import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { createQuestionnaireStore } from '../../src/machines/index.js';
import type { Question } from '../../src/core/index.js';
import type { SageQuestionnaireCard } from '../../src/elements/index.js';
import { boolean, color, file, number, single, temporal, text } from '../support/questions.js';
import { toy } from '../support/toy-dialect/index.js';
import { pick, pickFiles } from './field-cases.js';
import { all, answersOf, card, focus, focused, one, press, replies, seen, settled } from './support.js';

const ask = (questions: readonly Question[], properties: Partial<SageQuestionnaireCard> = {}): Promise<SageQuestionnaireCard> => card(questions, { dialects: [toy()], ...properties }, { dialect: 'toy' });
const control = (element: HTMLElement): HTMLInputElement => one<HTMLInputElement>(element, '#control');

async function write(element: HTMLElement, keys: string): Promise<void> {
  control(element).focus();
  await sendKeys({ type: keys });
  await settled(element);
}

async function answered(element: HTMLElement): Promise<Record<string, unknown>> {
  const heard = replies(element);
  await press(element, 'Send');
  return answersOf(heard[0]);
}

describe('a line of text', () => {
  it('shows what has several lines as it will be sent', async () => {
    const element = await ask([text({ initial: 'a\r\nb\nc' })]);
    expect(control(element).value).to.equal('a b c');
  });
});

describe('a number', () => {
  it('keeps what was typed, also where it is no number, and says so', async () => {
    for (const keys of ['42xyz', '1e999', '-']) {
      const element = await ask([number()]);
      const heard = replies(element);
      await write(element, keys);
      await press(element, 'Send');
      expect([control(element).value, heard.length], keys).to.deep.equal([keys, 0]);
      expect(seen(element)).to.contain('Enter a number');
    }
  });

  it('says its bounds before and after they are broken', async () => {
    const element = await ask([number({ integer: true, min: 10, max: 1000, step: 10 })]);
    expect(seen(element)).to.contain('Enter a whole number · 10 to 1,000 · In steps of 10');
    for (const [keys, message] of [['5', '10 to 1,000'], ['11', 'In steps of 10'], ['20.5', 'Enter a whole number']] as const) {
      control(element).value = '';
      await write(element, keys);
      await press(element, 'Send');
      expect(one(element, '[part~="message"]').textContent.trim(), keys).to.equal(message);
    }
  });

  it('is read as its language writes it, and shown so again', async () => {
    const element = await ask([number(), number({ id: 'more' })], { locale: 'pt-BR' });
    await write(element, '1234,5');
    await press(element, 'Avançar');
    await press(element, 'Revisar');
    expect(seen(element)).to.contain('1.234,5');
    const heard = replies(element);
    await press(element, 'Enviar respostas');
    expect(answersOf(heard[0])).to.deep.equal({ number: 1234.5, more: null });
  });

  it('may be written in groups of digits as its language writes them; that they were no decimals shows once it is left', async () => {
    for (const [locale, keys, left, answer] of [
      ['en', '1,234', '1234', 1234], ['en', '-1,234,567.5', '-1234567.5', -1_234_567.5], ['pt-BR', '10.000', '10000', 10_000], ['pt-BR', '1.234,5', '1234,5', 1234.5], ['fr', '1 234,5', '1234,5', 1234.5], ['en-IN', '1,00,000', '100000', 100_000],
      ['ar-EG', '١٬٢٣٤٫٥', '١٢٣٤٫٥', 1234.5], ['pt-BR', '1.5', '1.5', 1.5], ['pt-BR', '1234.567', '1234.567', 1234.567],
    ] as const) {
      const element = await ask([number()], { locale });
      const heard = replies(element);
      await write(element, keys);
      expect(control(element).value, keys).to.equal(keys);
      control(element).blur();
      await settled(element);
      expect(control(element).value, keys).to.equal(left);
      one(element, '[part~="button-primary"]').click();
      await settled(element);
      expect(answersOf(heard[0]), keys).to.deep.equal({ number: answer });
    }
  });

  it('in groups of digits is sent as such without leaving it, and is no number where its language groups otherwise', async () => {
    const element = await ask([number()], { locale: 'pt-BR' });
    const heard = replies(element);
    await write(element, '10.000');
    await sendKeys({ press: 'Enter' });
    await settled(element);
    expect(answersOf(heard[0])).to.deep.equal({ number: 10_000 });
    for (const keys of ['1,5', '1,23', '1,2345', '12,34,5', ',123', '1,234x']) {
      const other = await ask([number()]);
      const refused = replies(other);
      await write(other, keys);
      await press(other, 'Send');
      expect([control(other).value, refused.length], keys).to.deep.equal([keys, 0]);
    }
  });

  it('that it starts with is none of its groups', async () => {
    const element = await ask([number({ initial: 1.234 })], { locale: 'pt-BR' });
    const heard = replies(element);
    control(element).focus();
    control(element).blur();
    await press(element, 'Enviar');
    expect(answersOf(heard[0])).to.deep.equal({ number: 1.234 });
  });

  it('asks phones for digits, but where there may be a minus', async () => {
    const modes = await Promise.all([number({ integer: true, min: 0 }), number({ min: 0 }), number(), number({ min: -1 })].map(async (question) => control(await ask([question])).inputMode));
    expect(modes).to.deep.equal(['numeric', 'decimal', '', '']);
  });

  it('takes digits as text, and goes on with Enter', async () => {
    const element = await ask([number(), text()]);
    await write(element, '12');
    await sendKeys({ press: 'Enter' });
    await settled(element);
    expect(seen(element)).to.contain('2 of 2');
  });
});

describe('a range', () => {
  const range = number({ widget: 'range', integer: true, min: 0, max: 10 });

  it('stands for no answer until it is touched', async () => {
    const element = await ask([range]);
    expect(seen(element)).to.contain('–');
    expect(control(element).ariaValueText).to.equal('Not answered');
    expect(await answered(element)).to.deep.equal({ number: null });
  });

  it('is missing while it is required and was never touched', async () => {
    const element = await ask([{ ...range, required: true }]);
    await press(element, 'Send');
    expect(seen(element)).to.contain('Choose a number');
  });

  it('takes the place where it stands, by Space and by a click', async () => {
    const element = await ask([range]);
    control(element).focus();
    await sendKeys({ press: 'Space' });
    await settled(element);
    expect([seen(one(element, '[part="range-value"]')), control(element).ariaValueText]).to.deep.equal(['5', null]);
    await press(element, 'Clear');
    expect(seen(element)).to.contain('–');
    const { x, y, width, height } = control(element).getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
    await settled(element);
    expect(await answered(element)).to.deep.equal({ number: 5 });
  });

  it('starts with its default', async () => {
    const element = await ask([{ ...range, initial: 0 }]);
    expect([control(element).value, seen(one(element, '[part="range-value"]'))]).to.deep.equal(['0', '0']);
  });

  it('shows its default where it is, and reaches its end, where no steps are named', async () => {
    for (const [bounds, shown] of [[{ min: 0, max: 10, initial: 2.5 }, '2.5'], [{ initial: 2.5 }, '2.5'], [{ min: 0, max: 1, initial: 0.125 }, '0.125'], [{ min: 0, max: 0.001, initial: 0.0004 }, '0.0004'], [{ min: 0.5, max: 20, initial: 20 }, '20'], [{ initial: 7 }, '7']] as const) {
      const element = await ask([number({ widget: 'range', ...bounds })]);
      expect([control(element).value, seen(one(element, '[part="range-value"]'))]).to.deep.equal([shown, shown]);
      expect(control(element).step).to.equal(shown === '7' ? '1' : control(element).step);
      control(element).focus();
      await sendKeys({ press: 'End' });
      await settled(element);
      expect(control(element).value).to.equal(control(element).max);
    }
  });

  it('has its arrows for itself, and Alt with one goes back', async () => {
    const element = await ask([text({ id: 'first' }), range]);
    await press(element, 'Next');
    await sendKeys({ press: 'ArrowLeft' });
    await settled(element);
    expect([control(element).value, seen(element).includes('2 of 2')]).to.deep.equal(['4', true]);
    control(element).dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, bubbles: true, composed: true, cancelable: true }));
    await settled(element);
    expect(seen(element)).to.contain('1 of 2');
  });

  it('is a field to write in where a slider could not move', async () => {
    expect(control(await ask([{ ...range, min: 5, max: 5 }])).type).to.equal('text');
    expect(control(await ask([number({ widget: 'range', integer: true, min: 500 })])).type).to.equal('text');
  });
});

describe('a yes or no', () => {
  for (const widget of ['checkbox', 'switch'] as const) {
    it(`is no answer until it is touched, then yes or no, and can be taken back: ${widget}`, async () => {
      const element = await ask([boolean({ widget })]);
      const heard = replies(element, (event) => event.preventDefault());
      expect(seen(element)).to.contain('Not answered');
      await press(element, 'Send');
      for (const state of ['Yes', 'No']) {
        control(element).click();
        await settled(element);
        expect(seen(one(element, '[part~="message"]'))).to.contain(state);
        await press(element, 'Send');
      }
      await press(element, 'Clear');
      await press(element, 'Send');
      expect(heard.map(answersOf)).to.deep.equal([null, true, false, null].map((value) => ({ boolean: value })));
    });
  }

  it('may be no where an answer is required, without a touch', async () => {
    const element = await ask([boolean({ required: true })]);
    expect(seen(element)).to.contain('No').and.not.to.contain('Required');
    expect(await answered(element)).to.deep.equal({ boolean: false });
  });

  it('is switched by Space, and goes on with Enter', async () => {
    const element = await ask([boolean(), text()]);
    control(element).focus();
    await sendKeys({ press: 'Space' });
    await settled(element);
    expect(control(element).checked).to.equal(true);
    await sendKeys({ press: 'Enter' });
    await settled(element);
    expect(seen(element)).to.contain('2 of 2');
  });
});

describe('a date or time', () => {
  it('that is half typed is no answer, and not nothing either; it is still there to be finished', async () => {
    const element = await ask([temporal()]);
    const heard = replies(element);
    control(element).focus();
    await sendKeys({ type: '05' });
    await press(element, 'Send');
    expect([heard.length, seen(element).includes('Enter a valid date'), control(element).validity.badInput]).to.deep.equal([0, true, true]);
    await sendKeys({ press: 'Enter' });
    await settled(element);
    expect([heard.length, control(element).validity.badInput]).to.deep.equal([0, true]);
  });

  it('that is half typed and taken back is nothing', async () => {
    const element = await ask([temporal()]);
    control(element).focus();
    await sendKeys({ type: '05' });
    await sendKeys({ press: 'ArrowLeft' });
    await sendKeys({ press: 'Backspace' });
    expect(control(element).validity.badInput).to.equal(false);
    expect(await answered(element)).to.deep.equal({ temporal: null });
  });

  it('is no answer to a question that comes to ask for another, typed half or whole', async () => {
    for (const keys of ['05', '01042027']) {
      const element = await ask([temporal()]);
      await write(element, keys);
      element.questionnaire = { ...element.questionnaire!, questions: [temporal({ precision: 'time' })] };
      await settled(element);
      expect(await answered(element)).to.deep.equal({ temporal: null });
    }
  });

  it('that it cannot show is nothing once it was gone through', async () => {
    const element = await ask([temporal({ initial: 'tomorrow' })]);
    const heard = replies(element);
    await press(element, 'Send');
    expect([heard.length, seen(element).includes('Enter a valid date')]).to.deep.equal([0, true]);
    control(element).focus();
    control(element).blur();
    await settled(element);
    await press(element, 'Send');
    expect(answersOf(heard[0])).to.deep.equal({ temporal: null });
  });

  it('that was half typed when its question was left is nothing when it comes back: its control has forgotten it', async () => {
    const element = await ask([text({ id: 'first' }), temporal()]);
    await press(element, 'Next');
    await sendKeys({ type: '05' });
    await press(element, 'Back');
    await press(element, 'Next');
    await press(element, 'Review');
    expect(seen(element)).to.contain('When? Not answered');
  });

  it('is sent as ISO 8601 and read as people write it', async () => {
    const element = await ask([temporal({ min: '2027-01-01' }), text()]);
    expect(seen(element)).to.contain('January 1, 2027 or later');
    pick(control(element), '2027-01-04');
    await settled(element);
    await press(element, 'Next');
    await press(element, 'Review');
    expect(seen(element)).to.contain('January 4, 2027');
    const heard = replies(element);
    await press(element, 'Send answers');
    expect(answersOf(heard[0])['temporal']).to.equal('2027-01-04');
  });

  it('with an offset is shown on the clock of the person, and stays as it was until it is changed', async () => {
    const initial = '2027-01-04T12:30:00Z';
    const element = await ask([temporal({ precision: 'date-time', initial })]);
    expect(new Date(control(element).value).toISOString()).to.equal('2027-01-04T12:30:00.000Z');
    control(element).focus();
    control(element).blur();
    expect(await answered(element)).to.deep.equal({ temporal: initial });
  });

  it('goes on with Enter', async () => {
    const element = await ask([temporal(), text()]);
    control(element).focus();
    await sendKeys({ press: 'Enter' });
    await settled(element);
    expect(seen(element)).to.contain('2 of 2');
  });
});

describe('a colour', () => {
  it('can be picked and written, black too', async () => {
    const element = await ask([color()]);
    pick(one<HTMLInputElement>(element, '[part="color"]'), '#2f7d6b');
    await settled(element);
    expect(control(element).value).to.equal('#2f7d6b');
    control(element).value = '';
    await write(element, '#000000');
    expect(one(element, '[part="color"]').dataset['unset']).to.equal(undefined);
    expect(await answered(element)).to.deep.equal({ color: '#000000' });
  });

  it('is no answer while it is empty, and an error in other words', async () => {
    const element = await ask([color()]);
    expect(one(element, '[part="color"]').hasAttribute('data-unset')).to.equal(true);
    await write(element, 'green');
    await press(element, 'Send');
    expect([seen(element).includes('Write it like #1a2b3c'), control(element).value]).to.deep.equal([true, 'green']);
    expect(await answered(await ask([color()]))).to.deep.equal({ color: null });
  });
});

describe('a file', () => {
  const csv = (name: string): File => new File(['a;b'], name, { type: 'text/csv' });
  const names = (element: HTMLElement): string[] => all(element, '.file-name').map(({ textContent }) => textContent);

  function drop(element: HTMLElement, ...files: readonly File[]): void {
    const dataTransfer = new DataTransfer();
    for (const each of files) dataTransfer.items.add(each);
    const zone = one(element, '[part="file"]');
    for (const type of ['dragover', 'drop']) zone.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true, composed: true }));
  }

  it('is named with its size, and the reply hands the host the file itself', async () => {
    const element = await ask([file({ multiple: true, accept: '.csv' })]);
    const heard = replies(element);
    const [north, south] = [csv('north.csv'), csv('south.csv')];
    pickFiles(control(element), north, south);
    await settled(element);
    expect(seen(element)).to.contain('north.csv 3 bytes');
    await press(element, 'Send');
    const [{ value } = { value: [] }] = heard[0]!.outcome.kind === 'submitted' ? heard[0]!.outcome.answers : [];
    const refs = value as readonly { id: string; name: string }[];
    expect(refs.map(({ name }) => name)).to.deep.equal(['north.csv', 'south.csv']);
    expect(refs.map(({ id }) => heard[0]!.files.get(id))).to.deep.equal([north, south]);
    expect(JSON.parse(JSON.stringify(value))).to.deep.equal(value);
  });

  it('is added where several may be, and takes the place of the last where one may be', async () => {
    for (const multiple of [true, false]) {
      const element = await ask([file({ multiple })]);
      for (const name of ['a.csv', 'b.csv', 'b.csv']) {
        pickFiles(control(element), csv(name));
        await settled(element);
      }
      expect(names(element)).to.deep.equal(multiple ? ['a.csv', 'b.csv', 'b.csv'] : ['b.csv']);
    }
  });

  it('can be removed, and is gone from the page then', async () => {
    const store = createQuestionnaireStore();
    const element = await ask([file({ multiple: true })], { store });
    pickFiles(control(element), csv('a.csv'), csv('b.csv'));
    await settled(element);
    const { files } = one<HTMLElement & { value: { files: readonly { id: string }[] } }>(element, '[data-question]').value;
    one(element, '[aria-label="Remove a.csv"]').click();
    await settled(element);
    expect([names(element), focused() === control(element)]).to.deep.equal([['b.csv'], true]);
    expect(files.map(({ id }) => store.files.get(id)?.name)).to.deep.equal([undefined, 'b.csv']);
  });

  it('is removed alone by a double click, which ends on the next one', async () => {
    const element = await ask([file({ multiple: true })]);
    pickFiles(control(element), csv('a.csv'), csv('b.csv'));
    await settled(element);
    for (const detail of [1, 2]) {
      one(element, '.icon-button').dispatchEvent(new MouseEvent('click', { detail, bubbles: true, composed: true }));
      await settled(element);
    }
    expect(names(element)).to.deep.equal(['b.csv']);
  });

  it('can be dropped; what does not fit is said at once, kept, and not sent', async () => {
    const element = await ask([file({ accept: '.csv, image/*' })]);
    const heard = replies(element);
    expect(seen(element)).to.contain('Accepted: CSV, images');
    drop(element, csv('a.csv'), csv('b.csv'));
    await settled(element);
    expect([names(element), seen(one(element, '[part~="message"]'))]).to.deep.equal([['a.csv', 'b.csv'], 'Choose one file only Choose one file only']);
    drop(element, new File([''], 'setup.exe'));
    await settled(element);
    expect(names(element)).to.deep.equal(['setup.exe']);
    expect(one(element, '[part~="message"]').hasAttribute('data-error')).to.equal(true);
    await press(element, 'Send');
    expect(heard).to.have.length(0);
  });

  it('that does not fit is marked among others', async () => {
    const element = await ask([file({ accept: '.csv', multiple: true })]);
    drop(element, csv('a.csv'), new File([''], 'setup.exe'));
    await settled(element);
    expect(all(element, '.file-item[data-error]').map((item) => [seen(item), item.querySelectorAll(':scope > .icon').length])).to.deep.equal([['setup.exe 0 bytes', 1]]);
  });

  it('stands where its language begins, whatever its name is written in, and apart from the place to drop it', async () => {
    for (const dir of ['ltr', 'rtl'] as const) {
      const element = await ask([file({ multiple: true })]);
      element.dir = dir;
      element.parentElement!.style.inlineSize = '320px';
      pickFiles(control(element), csv(`${'long-'.repeat(20)}name.csv`), csv('a.csv'));
      await settled(element);
      const [long, short] = all(element, '.file-name > bdi');
      const name = short!.getBoundingClientRect();
      const row = short!.closest('li')!.getBoundingClientRect();
      expect(dir === 'ltr' ? name.left - row.left : row.right - name.right, dir).to.be.closeTo(12, 2);
      expect(long!.getBoundingClientRect().top - one(element, '[part="file"]').getBoundingClientRect().bottom, dir).to.be.at.least(8);
    }
  });

  it('opens the picker with Enter, and goes on with Ctrl+Enter', async () => {
    const element = await ask([file(), text()]);
    control(element).focus();
    let clicks = 0;
    control(element).addEventListener('click', (event) => {
      event.preventDefault();
      clicks++;
    });
    await sendKeys({ press: 'Enter' });
    await settled(element);
    expect([clicks, seen(element).includes('1 of 2')]).to.deep.equal([1, true]);
    await sendKeys({ down: 'Control' });
    await sendKeys({ press: 'Enter' });
    await sendKeys({ up: 'Control' });
    await settled(element);
    expect(seen(element)).to.contain('2 of 2');
  });
});

describe('a short select', () => {
  it('is the platform’s own, also for an option that is called nothing', async () => {
    const element = await ask([single({ widget: 'select', options: [{ id: '', label: 'None' }, { id: 'x', label: 'X' }] })]);
    const heard = replies(element, (event) => event.preventDefault());
    for (const index of [1, 2, 0]) {
      one<HTMLSelectElement>(element, 'select').selectedIndex = index;
      one(element, 'select').dispatchEvent(new Event('change'));
      await settled(element);
      await press(element, 'Send');
    }
    expect(heard.map(answersOf)).to.deep.equal([{ single: { option: '' } }, { single: { option: 'x' } }, { single: null }]);
  });

  it('has its arrows and Enter for itself', async () => {
    const element = await ask([single({ widget: 'select' }), text()]);
    one(element, 'select').focus();
    await sendKeys({ press: 'ArrowDown' });
    await settled(element);
    expect([one<HTMLSelectElement>(element, 'select').selectedIndex, seen(element).includes('1 of 2')]).to.deep.equal([1, true]);
    await sendKeys({ down: 'Control' });
    await sendKeys({ press: 'Enter' });
    await sendKeys({ up: 'Control' });
    await settled(element);
    expect(seen(element)).to.contain('2 of 2');
  });

  it('is a list where it would hide something', async () => {
    const [first, ...more] = single().options;
    for (const change of [{ other: { exclusive: true } }, { options: [{ ...first!, description: 'About it' }, ...more] }, { options: [{ ...first!, label: 'a'.repeat(40) }, ...more] }]) {
      const element = await ask([single({ widget: 'select', ...change })]);
      expect([all(element, 'select').length, all(element, 'input[type="radio"]').length]).to.deep.equal([0, 'other' in change ? 4 : 3]);
    }
    expect(focus()).to.equal('body');
  });
});

describe('the keys of every kind', () => {
  const hints = async (question: Question): Promise<string> => all(await ask([question, text({ id: 'last' })]), '[part="hints"] > span').map(({ textContent }) => textContent.trim()).join(' ');
  const many = Array.from({ length: 12 }, (_, index) => ({ id: `${index}`, label: `Option ${index}` }));

  for (const [name, question, keys] of [
    ['a number', number(), 'Enter next'],
    ['a range', number({ widget: 'range', integer: true }), '← → choose Enter next'],
    ['a yes or no', boolean(), 'Enter next'],
    ['a date', temporal(), 'Enter next'],
    ['a colour', color(), 'Enter next'],
    ['a file', file(), 'Ctrl Enter next'],
    ['a short select', single({ widget: 'select' }), '↑ ↓ choose Ctrl Enter next'],
    ['a choice of many', single({ options: many }), '↑ ↓ move Enter next'],
    ['a short choice', single(), '1–3 choose Enter next'],
  ] as const) {
    it(`are told: ${name}`, async () => expect(await hints(question)).to.equal(keys));
  }
});
