import { expect } from '@open-wc/testing';
import type { SageQuestionnaireCard } from '../../src/elements/index.js';
import { toy } from '../support/toy-dialect/index.js';
import { text } from '../support/questions.js';
import { all, card, one, press, replies, seen, settled } from './support.js';

const WIDTHS = [320, 494, 560, 720];
const open = async (width: number): Promise<SageQuestionnaireCard> => {
  const element = await card([text()], { dialects: [toy()] }, { dialect: 'toy', outcomes: ['submitted', 'clarify', 'finish', 'declined', 'cancelled'] });
  element.style.inlineSize = `${width}px`;
  await settled(element);
  return element;
};

describe('the exits of a card', () => {
  for (const width of WIDTHS) {
    it(`leave room for what is said beside them: ${width}px`, async () => {
      const element = await open(width);
      replies(element, (event) => event.waitUntil(Promise.reject(new Error('the connection was lost'))));
      await press(element, 'Send');
      expect(seen(element)).to.contain('Not sent: the connection was lost.').and.to.contain('Ask to clarify');
      expect(one(element, '[part~="status"]').clientHeight).to.be.at.most(60);
      expect(element.scrollWidth).to.be.at.most(width);
    });

    it(`give their place to the way out of sending, and nothing moves: ${width}px`, async () => {
      const element = await open(width);
      replies(element, (event) => event.waitUntil(new Promise(() => undefined)));
      const before = element.getBoundingClientRect().height;
      await press(element, 'Send');
      expect(one(element, '.stop button').textContent).to.contain('Stop sending'); // seen a little later
      expect(seen(element)).not.to.contain('Ask to clarify');
      expect(element.getBoundingClientRect().height).to.equal(before);
    });
  }

  it('are offered also where nothing can be shown', async () => {
    const broken = { dialect: 'toy', diagnostics: [{ code: 'questions_empty', severity: 'error', message: 'There must be at least one question.' }] } as const;
    const element = await card([], { dialects: [toy()] }, { ...broken, outcomes: ['submitted', 'declined', 'cancelled'] });
    expect(all(element, 'button').map(seen)).to.deep.equal(['Decline', 'Cancel']);
    expect(all(await card([], { dialects: [toy()] }, { ...broken, outcomes: ['submitted'] }), 'button')).to.have.length(0);
  });

  it('end it', async () => {
    const element = await open(560);
    const heard = replies(element);
    await press(element, 'Reject');
    expect(heard.map(({ outcome }) => outcome.kind)).to.deep.equal(['declined']);
    expect(seen(element)).to.contain('Declined');
  });
});
