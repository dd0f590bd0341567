import { expect } from '@open-wc/testing';
import { emulateMedia, executeServerCommand } from '@web/test-runner-commands';
import type { SageQuestionnaireMessage } from '../../src/elements/index.js';
import { block, button, choose, FORMAT, mark, message, NOTES, one, press, replies, settled, WHO } from './support.js';

const F = '```';
const never = (): Promise<never> => new Promise(() => undefined);
const failing = (): Promise<never> => Promise.reject(new Error('no connection'));

const states: Record<string, () => Promise<SageQuestionnaireMessage>> = {
  'single choice': () => message(`Hello **you**.\n\n${block([{ ...FORMAT, default: 'PDF', allow_other: true }], 'Report')}`),
  stepper: async () => {
    const element = await message(block([FORMAT, WHO, NOTES], 'Report'));
    await press(element, 'Next');
    return element;
  },
  list: () => message(block([FORMAT, WHO, NOTES]), { layout: 'list' }),
  refused: async () => {
    const element = await message(block([{ ...FORMAT, allow_other: true }, { ...WHO, allow_other: true }]), { layout: 'list' });
    await choose(element, 'Other');
    await press(element, 'Send answers');
    return element;
  },
  submitting: async () => sent(never),
  failed: async () => sent(failing),
  arriving: () => message(block([FORMAT]), { streaming: true }),
  submitted: async () => sent(() => Promise.resolve()),
  locked: async () => {
    const element = await message(block([FORMAT, NOTES], 'Report'));
    await choose(element, 'CSV');
    element.canSubmit = false;
    await settled(element);
    return element;
  },
  'read-only': () => message(block([FORMAT, NOTES], 'Report'), { readOnly: true }),
  degraded: () => message(block([FORMAT, { type: 'slidr', text: 'How long?' }])),
  unreadable: () => message(`Hi\n\n${F}questionnaire\ntitle: A\nquestions: []\n${F}`),
  Markdown: () => message('# A\n\n- [x] b\n\n|a|\n|-|\n|b|\n\n```js\nc\n```\n\n[d](https://e.example)'),
};

/** Until colours are what they will be. */
const glided = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 200));

async function sent(delivery: () => Promise<unknown>): Promise<SageQuestionnaireMessage> {
  const element = await message(block([FORMAT], 'Report'));
  replies(element, (event) => event.waitUntil(delivery()));
  await choose(element, 'PDF');
  await press(element, 'Send');
  return element;
}

describe('accessibility', () => {
  afterEach(() => {
    document.documentElement.style.colorScheme = '';
    document.documentElement.style.background = '';
  });

  for (const [name, show] of Object.entries(states)) {
    it(`holds, light and dark: ${name}`, async () => {
      const element = await show();
      await expect(element).to.be.accessible();
      document.documentElement.style.colorScheme = 'dark';
      document.documentElement.style.background = '#141517';
      element.style.color = '#eceef1';
      await glided();
      await expect(element).to.be.accessible();
    });
  }

  it('shows in forced colours what is chosen, and not by colour alone', async () => {
    const element = await message(block([{ ...FORMAT, default: 'PDF' }]));
    await executeServerCommand('cdp-media', { 'forced-colors': 'active' });
    const [yes, no] = ['PDF', 'CSV'].map((label) => getComputedStyle(mark(element, label).closest('.option')!).borderTopColor);
    const appearance = getComputedStyle(mark(element, 'PDF')).appearance;
    await executeServerCommand('cdp-media', { 'forced-colors': 'none' });
    expect(yes).not.to.equal(no);
    expect(appearance).to.equal('auto');
  });

  it('moves nothing where less motion is wanted', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const element = await sent(never);
    expect(getComputedStyle(one(element, '.spinner')).display).to.equal('none');
    expect(getComputedStyle(one(element, '.option')).transitionProperty).to.equal('none');
    await emulateMedia({ reducedMotion: 'no-preference' });
  });
});

describe('the look', () => {
  it('takes its tokens from any ancestor', async () => {
    const element = await message(block([FORMAT]));
    const color = (): string => getComputedStyle(button(element, 'Send')).backgroundColor;
    expect(color()).to.equal('rgb(45, 95, 211)');
    element.parentElement!.style.setProperty('--sq-accent', 'rgb(1, 2, 3)');
    await glided();
    expect(color()).to.equal('rgb(1, 2, 3)');
  });

  it('hands its parts on to the outside', async () => {
    const style = document.createElement('style');
    style.textContent = 'sage-questionnaire-message::part(prompt) { color: rgb(4, 5, 6) } sage-questionnaire-message::part(record-state) { color: rgb(7, 8, 9) }';
    document.head.append(style);
    const element = await message(block([FORMAT]));
    expect(getComputedStyle(one(element, '[part="prompt"]')).color).to.equal('rgb(4, 5, 6)');
    await press(element, 'Send');
    expect(getComputedStyle(one(element, '[part="record-state"]')).color).to.equal('rgb(7, 8, 9)');
    style.remove();
  });

  it('fits a column of 320 pixels', async () => {
    const element = await message(`${block([{ ...FORMAT, allow_other: true, options: ['An option whose label is so long that it takes several lines, and_some_of_it_cannot_be_broken_anywhere_at_all'] }, WHO], 'A title of some length')}`, { layout: 'list' });
    element.parentElement!.style.inlineSize = '320px';
    await settled(element);
    expect(one(element, '[part="card"]').scrollWidth).to.be.at.most(320);
  });
});
