import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { Question } from '../../src/core/index.js';
import { all, answersOf, block, button, card, choose, chosen, focus, focused, FORMAT, mark, message, NOTES, one, otherText, press, replies, seen, settled, WHO } from './support.js';

const WITH_OTHER = { ...FORMAT, allow_other: true };
const REQUIRED: Question = { kind: 'single_choice', id: 'a', prompt: 'Which way?', required: true, options: [{ id: 'l', label: 'Left' }, { id: 'r', label: 'Right' }], widget: 'list' };

function keydown(target: Element, init: KeyboardEventInit): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { bubbles: true, composed: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return event;
}

describe('a single choice', () => {
  it('chooses by number where the focus is on the options', async () => {
    const element = await message(block([FORMAT]));
    mark(element, 'PDF').focus();
    await sendKeys({ press: '3' });
    await settled(element);
    expect(chosen(element)).to.deep.equal(['CSV']);
    expect(focus()).to.equal('CSV');
  });

  it('does not choose what merely has the focus', async () => {
    const element = await message(block([FORMAT]));
    const heard = replies(element);
    mark(element, 'Spreadsheet').focus();
    expect(chosen(element)).to.deep.equal([]);
    await press(element, 'Send');
    expect(answersOf(heard[0])).to.deep.equal({ format: null });
  });

  it('is one tab stop, and arrows move in it', async () => {
    const element = await message(block([{ ...FORMAT, default: 'Spreadsheet' }]));
    mark(element, 'Spreadsheet').focus();
    await sendKeys({ press: 'ArrowDown' });
    await settled(element);
    expect(chosen(element)).to.deep.equal(['CSV']);
    await sendKeys({ press: 'Tab' });
    expect(focused()?.localName).to.equal('button');
  });

  it('shows its choice again after it was set to what it was before', async () => {
    const element = await card([{ ...REQUIRED, initial: { option: 'l' } }]);
    mark(element, 'Right').checked = true; // as a browser does that restores a page
    const field = one<HTMLElement & { value: unknown }>(element, '[data-question="a"]');
    field.value = { kind: 'single_choice', option: 'l', other: { chosen: false, text: '' } };
    await settled(element);
    expect(chosen(element)).to.deep.equal(['Left']);
  });

  it('can be cleared with a button or with Delete where it may be left open', async () => {
    const element = await message(block([{ ...FORMAT, default: 'PDF' }]));
    await press(element, 'Clear');
    expect(chosen(element)).to.deep.equal([]);
    expect(() => button(element, 'Clear')).to.throw();
    await choose(element, 'CSV');
    mark(element, 'CSV').focus();
    await sendKeys({ press: 'Delete' });
    await settled(element);
    expect(chosen(element)).to.deep.equal([]);
  });

  it('stays chosen under a second click, which may be a double click', async () => {
    const element = await message(block([FORMAT]));
    await choose(element, 'PDF', 'PDF');
    expect(chosen(element)).to.deep.equal(['PDF']);
  });

  it('says that an answer is required, in the place of its rule', async () => {
    const rules = async (question: Question): Promise<string> => one(await card([question]), '[part~="message"]').textContent.trim();
    const text: Question = { kind: 'text', id: 't', prompt: 'Name?', required: true, format: 'plain', multiline: false };
    expect(await rules(REQUIRED)).to.equal('Choose one · Required');
    expect(await rules({ ...REQUIRED, required: false })).to.equal('Choose one');
    expect(await rules({ kind: 'multi_choice', id: 'm', prompt: 'Which?', required: true, options: [{ id: 'x', label: 'X' }], widget: 'list', max: 2 })).to.match(/^Choose up to 2 · Required/);
    expect(await rules(text)).to.equal('Required');
    expect(await rules({ ...text, maxLength: 80 })).to.match(/^At most 80 characters · Required/);
    expect(await rules({ ...text, required: false })).to.equal('');
  });

  it('cannot be cleared where an answer is required', async () => {
    const element = await card([REQUIRED]);
    await choose(element, 'Left');
    mark(element, 'Left').focus();
    await sendKeys({ press: 'Backspace' });
    await settled(element);
    expect(chosen(element)).to.deep.equal(['Left']);
    expect(() => button(element, 'Clear')).to.throw();
  });

  it('does not mix with another card that asks under the same id', async () => {
    const first = await message(block([FORMAT]));
    const second = await message(block([FORMAT]));
    await choose(first, 'PDF');
    await choose(second, 'CSV');
    expect(chosen(first)).to.deep.equal(['PDF']);
    expect(chosen(second)).to.deep.equal(['CSV']);
  });
});

describe('Other', () => {
  it('is chosen by writing', async () => {
    const element = await message(block([{ ...WITH_OTHER, default: 'PDF' }]));
    otherText(element).focus();
    expect(chosen(element)).to.deep.equal(['PDF']);
    await sendKeys({ type: 'Paper' });
    await settled(element);
    expect(chosen(element)).to.deep.equal(['Other']);
  });

  it('keeps its text when something else is chosen, does not send it, and has it when chosen again', async () => {
    const element = await message(block([WITH_OTHER]));
    const heard = replies(element, (event) => event.preventDefault());
    otherText(element).focus();
    await sendKeys({ type: 'Paper' });
    await choose(element, 'CSV');
    expect(otherText(element).value).to.equal('Paper');
    await press(element, 'Send');
    await choose(element, 'Other');
    await press(element, 'Send');
    expect(heard.map(answersOf)).to.deep.equal([{ format: { option: 'CSV' } }, { format: { other: 'Paper' } }]);
  });

  it('of several keeps its text when it is unchecked, does not send it, and has it when checked again', async () => {
    const element = await message(block([{ ...WHO, allow_other: true }]));
    const heard = replies(element, (event) => event.preventDefault());
    otherText(element).focus();
    await sendKeys({ type: 'The hubs' });
    await choose(element, 'Sales', 'Other');
    expect([chosen(element), otherText(element).value]).to.deep.equal([['Sales'], 'The hubs']);
    await press(element, 'Send');
    await choose(element, 'Other');
    await press(element, 'Send');
    expect(heard.map(answersOf)).to.deep.equal([{ who: { options: ['Sales'] } }, { who: { options: ['Sales'], other: 'The hubs' } }]);
  });

  it('keeps its text on the way through the review, where only what is chosen is shown', async () => {
    const element = await message(block([WITH_OTHER, NOTES]));
    otherText(element).focus();
    await sendKeys({ type: 'Paper' });
    await choose(element, 'CSV');
    await press(element, 'Next');
    await press(element, 'Review');
    expect(seen(element)).to.contain('Which format? CSV').and.not.to.contain('Paper');
    one(element, '[data-edit="format"]').click();
    await settled(element);
    expect([otherText(element).value, chosen(element)]).to.deep.equal(['Paper', ['CSV']]);
  });

  it('is not an option that is called like it, or like its marker', async () => {
    for (const name of ['Other', 'other', '__other__', 'other_text']) {
      const element = await message(block([{ ...WITH_OTHER, options: [name, 'PDF'] }]));
      const heard = replies(element, (event) => event.preventDefault());
      const [option, , other] = all<HTMLInputElement>(element, 'input');
      option!.click();
      await settled(element);
      expect([option!.checked, other!.checked]).to.deep.equal([true, false]);
      await press(element, 'Send');
      otherText(element).focus();
      await sendKeys({ type: name });
      await settled(element);
      expect([option!.checked, other!.checked]).to.deep.equal([false, true]);
      await press(element, 'Send');
      expect(heard.map(answersOf), name).to.deep.equal([{ format: { option: name } }, { format: { other: name } }]);
    }
  });

  it('cannot be sent without text, and says so where the text is missing', async () => {
    const element = await message(block([WITH_OTHER]));
    const heard = replies(element);
    await choose(element, 'Other');
    await press(element, 'Send');
    expect(heard).to.have.length(0);
    expect(seen(element)).to.contain('Write an answer');
    expect(focused()).to.equal(otherText(element));
    expect(otherText(element).getAttribute('aria-invalid')).to.equal('true');
  });

  it('takes digits as text', async () => {
    const element = await message(block([WITH_OTHER]));
    otherText(element).focus();
    await sendKeys({ press: '1' });
    await settled(element);
    expect(otherText(element).value).to.equal('1');
    expect(chosen(element)).to.deep.equal(['Other']);
  });

  it('goes on with Enter, and writes a new line with Shift+Enter', async () => {
    const element = await message(block([WITH_OTHER, NOTES]));
    otherText(element).focus();
    await sendKeys({ type: 'Paper' });
    await sendKeys({ down: 'Shift' });
    await sendKeys({ press: 'Enter' });
    await sendKeys({ up: 'Shift' });
    await sendKeys({ type: 'or cloth' });
    expect(otherText(element).value).to.equal('Paper\nor cloth');
    await sendKeys({ press: 'Enter' });
    await settled(element);
    expect(seen(element)).to.contain('2 of 2');
  });

  it('gives the person the pen when it is chosen with a pointer or by number', async () => {
    const element = await message(block([WITH_OTHER]));
    mark(element, 'PDF').focus();
    await sendKeys({ press: '4' });
    await settled(element);
    expect(chosen(element)).to.deep.equal(['Other']);
    expect(focused()).to.equal(otherText(element));
  });

  for (const [name, question] of [['radio', WITH_OTHER], ['checkbox', { ...WHO, allow_other: true }]] as const) {
    it(`takes what is typed on its ${name}, after what stands there already`, async () => {
      const element = await message(block([question]));
      mark(element, 'Other').focus();
      await sendKeys({ press: 'P' });
      expect(focus()).to.equal('other-input');
      await sendKeys({ type: 'aper' });
      await settled(element);
      expect(chosen(element)).to.deep.equal(['Other']);
      otherText(element).setSelectionRange(0, 0);
      mark(element, 'Other').focus();
      await sendKeys({ type: '7é' }); // there is no seventh row
      expect(otherText(element).value).to.equal('Paper7é');
    });
  }

  it('leaves alone on its radio what is no text: numbers of options, Space, commands, and the keys of an input method', async () => {
    const element = await message(block([WITH_OTHER]));
    const other = mark(element, 'Other');
    other.focus();
    for (const init of [{ key: 'x', ctrlKey: true }, { key: 'x', metaKey: true }, { key: 'x', isComposing: true }, { key: 'x', keyCode: 229 }, { key: 'Home' }, { key: 'Dead' }]) {
      const { defaultPrevented } = keydown(other, init);
      expect([defaultPrevented, focus()], JSON.stringify(init)).to.deep.equal([false, 'Other']);
    }
    await sendKeys({ press: 'Space' });
    await settled(element);
    expect([focus(), chosen(element), otherText(element).value]).to.deep.equal(['Other', ['Other'], '']);
    await sendKeys({ press: '2' });
    await settled(element);
    expect([focus(), chosen(element), otherText(element).value]).to.deep.equal(['Spreadsheet', ['Spreadsheet'], '']);
    await sendKeys({ press: 'x' });
    expect([focus(), otherText(element).value]).to.deep.equal(['Spreadsheet', '']);
  });

  it('takes a character that is typed with AltGr', async () => {
    const element = await message(block([WITH_OTHER]));
    mark(element, 'Other').focus();
    keydown(mark(element, 'Other'), { key: '@', ctrlKey: true, altKey: true, modifierAltGraph: true });
    expect(focus()).to.equal('other-input');
  });

  it('takes nothing while it is sent', async () => {
    const element = await message(block([WITH_OTHER]));
    replies(element, (event) => event.waitUntil(new Promise(() => undefined)));
    await press(element, 'Send');
    mark(element, 'Other').focus();
    await sendKeys({ press: 'x' });
    expect([focus(), otherText(element).value]).to.deep.equal(['Other', '']);
  });

  it('is called as the questionnaire wants', async () => {
    const element = await message(`<questionnaire>${JSON.stringify({ ui_text: { other: 'Something else' }, questions: [WITH_OTHER] })}</questionnaire>`);
    expect(mark(element, 'Something else').type).to.equal('radio');
  });
});

describe('a multiple choice', () => {
  it('sends what is left of its default', async () => {
    const element = await message(block([{ ...WHO, default: ['Finance'] }]));
    const heard = replies(element);
    await choose(element, 'Finance');
    await press(element, 'Send');
    expect(answersOf(heard[0])).to.deep.equal({ who: { options: [] } });
  });

  it('sends options and Other together, in the order in which they were offered', async () => {
    const element = await message(block([{ ...WHO, allow_other: true }]));
    const heard = replies(element);
    await choose(element, 'Support', 'Finance');
    otherText(element).focus();
    await sendKeys({ type: 'The hubs' });
    await press(element, 'Send');
    expect(answersOf(heard[0])).to.deep.equal({ who: { options: ['Finance', 'Support'], other: 'The hubs' } });
  });

  it('keeps both of two quick choices', async () => {
    const element = await message(block([WHO]));
    mark(element, 'Finance').click();
    mark(element, 'Sales').click();
    await settled(element);
    expect(chosen(element)).to.deep.equal(['Finance', 'Sales']);
  });

  it('leaves the boxes live over the limit, and says at once what to undo', async () => {
    const options = ['A', 'B', 'C', 'D'].map((label) => ({ id: label, label }));
    const element = await card([{ kind: 'multi_choice', id: 'a', prompt: 'Which?', required: true, options, widget: 'list', max: 2 }]);
    expect(seen(element)).to.contain('Choose up to 2').and.to.contain('0 of 2');
    await choose(element, 'A', 'B', 'C');
    expect(seen(element)).to.contain('At most 2. Clear 1 to go on.').and.to.contain('3 of 2');
    await press(element, 'Send');
    expect(seen(element)).not.to.contain('Answers sent');
    expect(all(element, '[aria-invalid="true"]'), 'what is to be cleared').to.deep.equal(['A', 'B', 'C'].map((label) => mark(element, label)));
    await choose(element, 'B');
    expect(seen(element)).to.contain('Choose up to 2');
    await press(element, 'Send');
    expect(seen(element)).to.contain('Answers sent');
  });

  it('toggles by number', async () => {
    const element = await message(block([WHO]));
    mark(element, 'Finance').focus();
    await sendKeys({ press: '2' });
    await settled(element);
    expect(chosen(element)).to.deep.equal(['Sales']);
    await sendKeys({ press: '2' });
    await settled(element);
    expect(chosen(element)).to.deep.equal([]);
  });
});

describe('a text', () => {
  it('takes digits, letters and Delete for itself, with one line and with several', async () => {
    for (const multiline of [false, true]) {
      const element = await card([{ kind: 'text', id: 'a', prompt: 'Name?', required: false, format: 'plain', multiline }]);
      one(element, 'input, textarea').focus();
      await sendKeys({ type: '1 of 23' });
      await sendKeys({ press: 'Backspace' });
      await settled(element);
      expect(one<HTMLInputElement | HTMLTextAreaElement>(element, 'input, textarea').value).to.equal('1 of 2');
    }
  });

  it('takes Enter as a new line, and goes on with Ctrl+Enter', async () => {
    const element = await message(block([NOTES, FORMAT]));
    one(element, 'textarea').focus();
    await sendKeys({ type: 'One' });
    await sendKeys({ press: 'Enter' });
    await sendKeys({ type: 'Two' });
    expect(one<HTMLTextAreaElement>(element, 'textarea').value).to.equal('One\nTwo');
    await sendKeys({ down: 'Control' });
    await sendKeys({ press: 'Enter' });
    await sendKeys({ up: 'Control' });
    await settled(element);
    expect(seen(element)).to.contain('2 of 2');
  });

  it('sends with Enter where it has one line', async () => {
    const element = await card([{ kind: 'text', id: 'a', prompt: 'Name?', required: true, format: 'plain', multiline: false }]);
    const heard = replies(element);
    one(element, 'input').focus();
    await sendKeys({ type: 'Ada' });
    await sendKeys({ press: 'Enter' });
    await settled(element);
    expect(answersOf(heard[0])).to.deep.equal({ a: 'Ada' });
  });

  it('cuts nothing off at its limit: it counts, and says so when it is sent', async () => {
    const element = await card([{ kind: 'text', id: 'a', prompt: 'Name?', required: true, format: 'plain', multiline: false, maxLength: 3 }]);
    expect(seen(element)).to.contain('At most 3 characters').and.to.contain('0 / 3');
    one(element, 'input').focus();
    await sendKeys({ type: 'Grace' });
    await settled(element);
    expect(one<HTMLInputElement>(element, 'input').value).to.equal('Grace');
    expect(seen(element)).to.contain('5 / 3');
    await press(element, 'Send');
    expect(one(element, 'input').getAttribute('aria-invalid')).to.equal('true');
  });

  it('keeps text, focus and caret while the message around it grows', async () => {
    const element = await message(block([NOTES]));
    const area = one<HTMLTextAreaElement>(element, 'textarea');
    area.focus();
    await sendKeys({ type: 'A long story' });
    area.setSelectionRange(2, 6);
    element.content += '\n\nMore prose.';
    await settled(element);
    expect(focused()).to.equal(area);
    expect([area.value, area.selectionStart, area.selectionEnd]).to.deep.equal(['A long story', 2, 6]);
  });
});

describe('keys', () => {
  it('leave Enter to an input method that composes, and the next Enter works', async () => {
    const element = await message(block([WITH_OTHER, NOTES]));
    const area = otherText(element);
    area.focus();
    expect(keydown(area, { key: 'Enter', isComposing: true }).defaultPrevented).to.equal(false);
    expect(keydown(area, { key: 'Enter', keyCode: 229 }).defaultPrevented).to.equal(false);
    await settled(element);
    expect(seen(element)).to.contain('1 of 2');
    await sendKeys({ press: 'Enter' });
    await settled(element);
    expect(seen(element)).to.contain('2 of 2');
  });

  it('do not run through all questions when Enter is held down', async () => {
    const element = await message(block([FORMAT, WHO, NOTES]));
    keydown(mark(element, 'PDF'), { key: 'Enter' });
    await settled(element);
    keydown(mark(element, 'Finance'), { key: 'Enter', repeat: true });
    await settled(element);
    expect(seen(element)).to.contain('2 of 3');
  });

  it('go back with Alt and the arrow, from a text too, and never leave the page', async () => {
    const element = await message(block([FORMAT, NOTES]));
    await press(element, 'Next');
    const back = keydown(one(element, 'textarea'), { key: 'ArrowLeft', altKey: true });
    await settled(element);
    expect(back.defaultPrevented).to.equal(true);
    expect(seen(element)).to.contain('1 of 2');
    expect(keydown(mark(element, 'PDF'), { key: 'ArrowLeft', altKey: true }).defaultPrevented).to.equal(true);
  });

  it('mirror the arrow where the page runs right to left', async () => {
    const element = await message(block([FORMAT, NOTES]));
    element.dir = 'rtl';
    await press(element, 'Next');
    keydown(one(element, 'textarea'), { key: 'ArrowLeft', altKey: true });
    await settled(element);
    expect(seen(element)).to.contain('2 of 2');
    keydown(one(element, 'textarea'), { key: 'ArrowRight', altKey: true });
    await settled(element);
    expect(seen(element)).to.contain('1 of 2');
  });

  it('do a whole card', async () => {
    const element = await message(block([FORMAT, WHO, NOTES]));
    const heard = replies(element);
    mark(element, 'PDF').focus();
    for (const key of ['2', 'Enter', '1', '3', 'Enter']) {
      await sendKeys({ press: key });
      await settled(element);
    }
    await sendKeys({ type: 'Thanks' });
    await sendKeys({ down: 'Control' });
    await sendKeys({ press: 'Enter' });
    await sendKeys({ up: 'Control' });
    await settled(element);
    expect(heard).to.have.length(0);
    await sendKeys({ press: 'Enter' });
    await settled(element);
    expect(answersOf(heard[0])).to.deep.equal({ format: { option: 'Spreadsheet' }, who: { options: ['Finance', 'Support'] }, notes: 'Thanks' });
  });
});

describe('every control', () => {
  it('has a name, and its error beside it in the same tree', async () => {
    const element = await card(
      [REQUIRED, { kind: 'multi_choice', id: 'm', prompt: 'Who?', required: true, options: [{ id: 'x', label: 'X' }], widget: 'list' }, { kind: 'text', id: 't', prompt: 'Name?', required: true, format: 'plain', multiline: false }],
      { layout: 'list' },
    );
    await press(element, 'Send answers');
    const invalid = all(element, '[aria-invalid="true"]');
    expect(invalid.map(({ localName }) => localName)).to.deep.equal(['fieldset', 'input', 'input']);
    // Of radios only the group can be invalid, and each says why.
    for (const control of [mark(element, 'Left'), mark(element, 'Right'), ...invalid.slice(1)]) {
      const scope = control.getRootNode() as ShadowRoot;
      expect(scope.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent).to.match(/Choose an option|Write an answer/);
    }
    await expect(element).to.be.accessible();
  });
});
