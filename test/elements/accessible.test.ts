import { expect } from '@open-wc/testing';
import { emulateMedia, executeServerCommand, findAccessibilityNode, sendKeys } from '@web/test-runner-commands';
import type { SageQuestionnaireMessage } from '../../src/elements/index.js';
import { all, block, button, choose, FORMAT, mark, message, NOTES, one, press, replies, seen, settled, WHO } from './support.js';

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

/** Of what the browser tells a screen reader. */
interface AccessibilityNode {
  readonly role: string;
  readonly name?: string;
  children: AccessibilityNode[];
}

/** Until colours are what they will be. */
const glided = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 200));

/** Until it is offered to give up. */
const waiting = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 350));

const overlap = (a: DOMRect, b: DOMRect): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** A card in a column of 320 pixels, that is never done with sending. */
async function narrow(content = block([FORMAT])): Promise<SageQuestionnaireMessage> {
  const element = await message(content);
  element.parentElement!.style.inlineSize = '288px';
  replies(element, (event) => event.waitUntil(never()));
  await settled(element);
  return element;
}

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

  it('says the progress as it is seen, not as a bare number', async () => {
    const element = await message(block([FORMAT, WHO, NOTES], 'Report'), { locale: 'pt-BR' });
    await press(element, 'Avançar');
    // Not a11ySnapshot(), whose types say that it gives nothing.
    const tree = await executeServerCommand<AccessibilityNode, object>('a11y-snapshot', {});
    const node = findAccessibilityNode<AccessibilityNode>(tree, ({ role }) => role === 'progressbar');
    expect(node).to.include({ name: 'Progresso: 2 de 3' });
    expect(seen(element)).to.contain('2 de 3');
    // What is said in place of "67 %". This tree does not have it; those of screen readers do.
    expect(one(element, 'progress').getAttribute('aria-valuetext')).to.equal('2 de 3');
  });

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
    expect(getComputedStyle(one(element, '[data-turning]'), '::before').content).to.equal('none');
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

  describe('under a finger', () => {
    before(() => executeServerCommand('cdp-touch', { enabled: true }));
    after(() => executeServerCommand('cdp-touch', { enabled: false }));

    it('has targets of 44 pixels, none over another', async () => {
      expect(matchMedia('(any-pointer: coarse)').matches).to.equal(true);
      const element = await message(block([{ ...FORMAT, default: 'PDF', allow_other: true }, NOTES]));
      const targets = [...all(element, '[part~="option"]'), button(element, 'Clear'), button(element, 'Next')].map((each) => each.getBoundingClientRect());
      for (const { height } of targets) expect(height).to.be.at.least(44);
      expect(targets.filter((a) => targets.some((b) => a !== b && overlap(a, b)))).to.deep.equal([]);
    });

    it('moves neither the button nor anything above it when sending can be stopped', async () => {
      const element = await narrow();
      const places = (): unknown[] => [...all(element, '[part~="option"]'), one(element, '[part~="button-primary"]')].map((each) => each.getBoundingClientRect().toJSON());
      const before = places();
      await press(element, 'Send');
      expect(places()).to.deep.equal(before);
      const height = element.offsetHeight;
      await waiting();
      expect(element.offsetHeight).to.equal(height);
      expect(places()).to.deep.equal(before);
      const stop = button(element, 'Stop sending').getBoundingClientRect();
      expect(stop.height).to.be.at.least(44);
      expect(overlap(stop, one(element, '[part~="button-primary"]').getBoundingClientRect())).to.equal(false);
      expect(stop.bottom).to.be.at.most(one(element, '[part~="card"]').getBoundingClientRect().bottom);
    });
  });

  it('takes the place of the hints where sending can be stopped, so that a narrow card keeps its height', async () => {
    const element = await narrow();
    // No mouse here, so no hints: as high as they are.
    const hints = new CSSStyleSheet();
    hints.replaceSync('.hints { display: flex !important } .status[data-hints] { position: static !important }');
    const { shadowRoot } = one(element, 'sage-questionnaire-card');
    shadowRoot?.adoptedStyleSheets.push(hints);
    const height = element.offsetHeight;
    await press(element, 'Send');
    expect(element.offsetHeight).to.equal(height);
  });

  it('gives the main button of a narrow card the whole line, where no other one needs it', async () => {
    const element = await narrow(block([FORMAT, NOTES]));
    const room = (): number => one(element, '[part~="actions"]').clientWidth;
    expect(button(element, 'Next').offsetWidth).to.equal(room());
    await press(element, 'Next');
    expect(button(element, 'Review').offsetWidth).to.equal(room() - button(element, 'Back').offsetWidth - 8);
  });

  it('keeps the place of Back in a wide card, so that Next stays where it is', async () => {
    const element = await message(block([FORMAT, NOTES]));
    const { x, width } = button(element, 'Next').getBoundingClientRect();
    await press(element, 'Next');
    for (const label of ['Review', 'Send answers']) {
      const after = button(element, label).getBoundingClientRect();
      expect([after.x, after.width], label).to.deep.equal([x, width]);
      if (label === 'Review') await press(element, label);
    }
  });

  it('keeps the focus ring of an opened row off the text below it', async () => {
    const opened: readonly [element: SageQuestionnaireMessage, text: string][] = [
      [await states['unreadable']!(), '.diagnostics'],
      [await states['locked']!(), '.record-why'],
      [await states['degraded']!(), '.note-reason > bdi'],
    ];
    for (const [element, text] of opened) {
      const row = one(element, 'summary');
      if (!row.closest('details')?.open) row.click();
      row.focus();
      await sendKeys({ press: 'Shift' }); // by keyboard, so that the ring shows
      await settled(element);
      const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(row);
      expect(outlineStyle, text).to.equal('solid');
      const ring = row.getBoundingClientRect().bottom + Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      expect(one(element, text).getBoundingClientRect().top - ring, text).to.be.at.least(4);
    }
  });

  it('fits a column of 320 pixels', async () => {
    const element = await message(`${block([{ ...FORMAT, allow_other: true, options: ['An option whose label is so long that it takes several lines, and_some_of_it_cannot_be_broken_anywhere_at_all'] }, WHO], 'A title of some length')}`, { layout: 'list' });
    element.parentElement!.style.inlineSize = '320px';
    await settled(element);
    expect(one(element, '[part="card"]').scrollWidth).to.be.at.most(320);
  });
});
