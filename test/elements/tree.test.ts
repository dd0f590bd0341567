import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { multi, single, text } from '../support/questions.js';
import { tree } from './screen-reader.js';
import { all, block, card, choose, FORMAT, mark, message, NOTES, one, press, replies, settled, WHO } from './support.js';

const WAY = single({ id: 'way', prompt: 'Which way?', help: 'Seen from here.', required: true, options: [{ id: 'l', label: 'Left', description: 'Longer' }, { id: 'r', label: 'Right' }], other: { exclusive: false } });
const TEAM = multi({ id: 'team', prompt: 'Who?', required: true, options: [{ id: 'a', label: 'Ada' }, { id: 'b', label: 'Bob' }], max: 1 });
const NAME = text({ id: 'name', prompt: 'Your name?', required: true, maxLength: 9 });

describe('a screen reader gets', () => {
  it('a named card, its questions as named groups, and every control with its name and rule', async () => {
    await card([WAY, TEAM, NAME], { layout: 'list' });
    expect(await tree()).to.deep.equal([
      'group “Report”',
      '  radiogroup “Which way?” (Seen from here. Choose one · Required) required',
      '    paragraph',
      '    radio “Left” (Longer)',
      '    radio “Right”',
      '    radio “Other”',
      '    textbox “Other: Your answer”',
      '  group “Who?” (Choose up to 1 · Required 0 of 1)',
      '    status',
      '    checkbox “Ada”',
      '    checkbox “Bob”',
      '  textbox “Your name?” (At most 9 characters · Required) required',
      '  status',
      '  button “Send answers”',
    ]);
  });

  it('each error with the control that is to be changed', async () => {
    const element = await card([WAY, TEAM, NAME], { layout: 'list' });
    await press(element, 'Send answers');
    expect((await tree()).filter((line) => !/paragraph|button/.test(line))).to.deep.equal([
      'group “Report”',
      '  radiogroup “Which way?” (Seen from here.) invalid required',
      '    radio “Left” (Longer Choose an option)',
      '    radio “Right” (Choose an option)',
      '    radio “Other” (Choose an option)',
      '    textbox “Other: Your answer”',
      '  group “Who?” (0 of 1)',
      '    status',
      '    checkbox “Ada” (Choose an option) invalid',
      '    checkbox “Bob” (Choose an option) invalid',
      '  textbox “Your name?” (Write an answer) invalid required',
      '  status',
    ]);
    await choose(element, 'Left', 'Ada');
    expect((await tree()).filter((line) => line.includes('invalid'))).to.deep.equal(['  textbox “Your name?” (Write an answer) invalid required']);
  });

  it('radios of one group and one tab stop, so that each has its place among them', async () => {
    const element = await message(`${block([FORMAT])}\n\n${block([FORMAT])}`, { messageId: 'places' });
    const groups = all(element, '[role="radiogroup"]').map((group) => all<HTMLInputElement>(group, 'input[type="radio"]'));
    expect(groups.map((radios) => radios.length)).to.deep.equal([3, 3]);
    for (const radios of groups) {
      expect(new Set(radios.map(({ name, form }) => [name, form].join())).size).to.equal(1);
      expect(new Set(radios.map((radio) => radio.getRootNode())).size).to.equal(1);
      expect(radios.every((radio) => !radio.hasAttribute('aria-posinset') && !radio.disabled)).to.equal(true); // the browser counts itself
    }
    mark(element, 'PDF').focus();
    const stops: string[] = [];
    for (let stop = 0; stop < 3; stop++) {
      await sendKeys({ press: 'Tab' });
      stops.push(document.activeElement?.shadowRoot?.activeElement?.shadowRoot?.activeElement?.localName ?? '');
    }
    expect(stops).to.deep.equal(['button', 'sage-questionnaire-single-choice', 'button']);
  });

  it('where a person is among the steps', async () => {
    const element = await message(block([FORMAT, WHO, NOTES], 'Report'));
    await press(element, 'Next');
    expect(await tree()).to.deep.equal([
      'group “Report”',
      '  progressbar “Progress: 2 of 3”',
      '  group “Who receives it?” (Choose any)',
      '    checkbox “Finance”',
      '    checkbox “Sales”',
      '    checkbox “Support”',
      '  status',
      '  button “Back”',
      '  button “Next”',
    ]);
  });

  it('the review as a named group, each way to change an answer with its question, and what is wrong with it', async () => {
    const element = await card([WAY, NAME]);
    await choose(element, 'Left');
    await press(element, 'Next');
    await sendKeys({ type: 'A' });
    await press(element, 'Review');
    one(element, '[data-edit="name"]').click();
    await settled(element);
    await sendKeys({ press: 'Backspace' });
    await press(element, 'Back');
    await press(element, 'Send answers');
    expect((await tree()).at(2)).to.equal('  textbox “Your name?” (Write an answer) invalid required');
    await press(element, 'Back');
    expect(await tree()).to.deep.equal([
      'group “Report”',
      '  progressbar “Progress: Review”',
      '  group “Check your answers”',
      '    paragraph “Check your answers”',
      '    DescriptionList',
      '      term “Which way?”',
      '      definition',
      '      definition',
      '        button “Edit: Which way?”',
      '      term “Your name?”',
      '      definition',
      '      definition',
      '      definition',
      '        button “Edit: Your name?” (Write an answer)',
      '  status',
      '  button “Back”',
      '  button “Send answers”',
    ]);
  });

  it('what is sent as something that cannot be changed now, in a card that is not busy: what is said in one that is may not be heard', async () => {
    const element = await message(block([{ ...FORMAT, default: 'PDF' }], 'Report'));
    replies(element, (event) => event.waitUntil(new Promise(() => undefined)));
    await press(element, 'Send');
    expect(await tree()).to.deep.equal([
      'group “Report”',
      '  radiogroup “Which format?” (Choose one)',
      '    radio “PDF” checked disabled',
      '    radio “Spreadsheet” disabled',
      '    radio “CSV” disabled',
      '    button “Clear” (Which format?)',
      '  status',
      '  button “Sending…” busy',
    ]);
  });

  it('a card that waits for others with its answers, and the way to change them', async () => {
    const element = await message(`${block([FORMAT], 'Report')}\n\n${block([WHO], 'Team')}`, { messageId: 'waiting' });
    const [first] = all(element, 'sage-questionnaire-card');
    await choose(first!, 'CSV');
    await press(first!, 'Done');
    expect((await tree()).slice(0, 6)).to.deep.equal(['group “Report”', '  DescriptionList', '    term “Which format?”', '    definition', '  status', '  button “Edit”']);
  });

  it('a record as something to open, which says how it ended', async () => {
    const element = await message(block([FORMAT], 'Report'));
    await choose(element, 'CSV');
    await press(element, 'Send');
    expect(await tree()).to.deep.equal(['group', '  DisclosureTriangle “Answers sent CSV”']);
    one(element, 'summary').click();
    await settled(element);
    expect(await tree()).to.deep.equal(['group', '  DisclosureTriangle “Answers sent” expanded', '  DescriptionList', '    term “Which format?”', '    definition']);
  });

  it('a locked card with what was entered, and the way to copy it', async () => {
    const element = await message(block([FORMAT], 'Report'));
    await choose(element, 'CSV');
    element.canSubmit = false;
    await settled(element);
    expect(await tree()).to.deep.equal([
      'group',
      '  DisclosureTriangle “Closed Report” expanded',
      '  paragraph',
      '  DescriptionList',
      '    term “Which format?”',
      '    definition',
      '  status',
      '  button “Copy answers”',
    ]);
  });
});
