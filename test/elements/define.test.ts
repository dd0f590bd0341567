import { expect, html, fixture } from '@open-wc/testing';
import { allDialects, parseMessage } from '../../src/core/index.js';
import { SageQuestionnaireCard, SageQuestionnaireMessage } from '../../src/elements/index.js';
import { block, button, FORMAT, NOTES, press, replies, seen, settled } from './queries.js';

describe('an element', () => {
  it('is registered by nobody but its host, with all it needs, and takes what was set before', async () => {
    const early = document.createElement('sage-questionnaire-message');
    Object.assign(early, { content: block([FORMAT]), dialects: allDialects, canSubmit: true });
    const card = Object.assign(document.createElement('sage-questionnaire-card'), { questionnaire: parseMessage(block([NOTES]), { messageId: 'early' }).find((segment) => segment.type === 'questionnaire')?.questionnaire });
    document.body.append(early, card);
    expect(customElements.get('sage-questionnaire-message')).to.equal(undefined);
    SageQuestionnaireMessage.define();
    await settled(early);
    expect(seen(early)).to.contain('Which format?');
    expect(seen(card)).to.contain('Anything else?');
    card.remove();
    const heard = replies(early);
    await press(early, 'Send');
    expect(heard).to.have.length(1);
    early.remove();
  });

  it('can have a second tag', async () => {
    SageQuestionnaireCard.define('acme-card');
    const element = await fixture(html`<acme-card></acme-card>`);
    expect(element).to.be.instanceOf(SageQuestionnaireCard);
  });

  it('leaves a tag alone that is taken, so that two copies of the library get along', async () => {
    const other = new URL('../../src/elements/define.ts?copy', import.meta.url).href;
    const first = customElements.get('sage-questionnaire-message');
    await import(other);
    expect(customElements.get('sage-questionnaire-message')).to.equal(first);
  });

  it('can be made by a document, and has no property that the platform has otherwise', () => {
    for (const tag of ['message', 'card', 'summary', 'fallback', 'single-choice', 'multi-choice', 'text']) {
      const element = document.createElement(`sage-questionnaire-${tag}`);
      expect(customElements.get(element.localName), tag).to.equal(element.constructor);
      const properties = [...(element.constructor as typeof SageQuestionnaireMessage).elementProperties.keys()];
      expect(properties.filter((name) => name in HTMLElement.prototype), tag).to.deep.equal([]);
    }
  });

  it('keeps the width of its button when the label changes', async () => {
    const element = await fixture<SageQuestionnaireMessage>(html`<sage-questionnaire-message .content=${block([FORMAT])} .dialects=${allDialects}></sage-questionnaire-message>`);
    await settled(element);
    replies(element, (event) => event.waitUntil(new Promise(() => undefined)));
    const before = button(element, 'Send').getBoundingClientRect();
    await press(element, 'Send');
    const after = button(element, 'Sending…').getBoundingClientRect();
    expect([after.x, after.width]).to.deep.equal([before.x, before.width]);
  });
});
