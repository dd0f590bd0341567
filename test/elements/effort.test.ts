import { expect } from '@open-wc/testing';
import { registerLanguage } from '../../src/elements/index.js';
import { createQuestionnaireStore } from '../../src/machines/index.js';
import { FORMAT, NOTES, all, block, card, deferred, message, one, press, replies, seen, settled } from './support.js';

/** As a person does, with one letter; nothing is awaited. */
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}

const MORE = { ...NOTES, id: 'more', text: 'And then?' };
const textOf = (root: Element): HTMLInputElement | HTMLTextAreaElement => one(root, '#control');
const pendingIn = (root: Element): readonly string[] =>
  all(root, '*').filter((each) => 'isUpdatePending' in each && each.isUpdatePending === true).map(({ dataset, localName }) => dataset['question'] ?? localName);

describe('the effort of a card', () => {
  it('is that of one question when a letter is typed', async () => {
    const element = await message(block([FORMAT, NOTES, MORE]), { layout: 'list' });
    type(textOf(element), 'a');
    await settled(element);
    type(textOf(element), 'ab');
    expect(pendingIn(element)).to.deep.equal(['notes']);
  });

  it('is not spared where the same questionnaire is shown twice', async () => {
    const store = createQuestionnaireStore();
    const same = { messageId: 'm', conversationId: 'c', store, layout: 'list' } as const;
    const first = await message(block([FORMAT, NOTES]), same);
    const second = await message(block([FORMAT, NOTES]), same);
    for (const text of ['a', 'ab']) {
      type(textOf(first), text);
      await settled(second);
      expect(textOf(second).value).to.equal(text);
    }
    type(textOf(second), 'abc');
    await settled(first);
    expect(textOf(first).value).to.equal('abc');
  });

  it('is spent where a letter makes an error go away', async () => {
    const element = await card([{ kind: 'text', id: 'why', prompt: 'Why?', required: true, format: 'plain', multiline: false }], { layout: 'list' });
    const invalid = (): number => all(element, '[aria-invalid="true"]').length;
    expect(invalid()).to.equal(0);
    await press(element, 'Send');
    expect(invalid()).to.equal(1);
    type(textOf(element), 'a');
    await settled(element);
    expect(invalid()).to.equal(0);
  });

  it('keeps what was typed when something else changes the card', async () => {
    const element = await message(block([FORMAT, NOTES]), { layout: 'list' });
    type(textOf(element), 'typed');
    element.locale = 'pt-BR';
    await settled(element);
    expect([textOf(element).value, seen(element).includes('Enviar respostas')]).to.deep.equal(['typed', true]);
  });

  it('turns a spinner only while it is sent', async () => {
    const sending = deferred();
    const element = await message(block([FORMAT]));
    replies(element, (event) => event.waitUntil(sending.promise));
    const turning = (): number => (one(element, 'sage-questionnaire-card').shadowRoot?.firstElementChild?.getAnimations({ subtree: true }) ?? []).filter(({ effect }) => effect?.getTiming().iterations === Infinity).length;
    expect(turning()).to.equal(0);
    one<HTMLInputElement>(element, 'input').click();
    await settled(element);
    await press(element, 'Send');
    expect(turning()).to.equal(1);
    sending.resolve();
    await settled(element);
    expect(turning()).to.equal(0);
  });

  it('finds words again, but not after they have changed', async () => {
    const element = await message(block([FORMAT, NOTES]), { locale: 'eo' });
    expect(seen(element)).to.contain('Next');
    registerLanguage({ $code: 'eo', $name: 'Esperanto', $dir: 'ltr', next: 'Sekva' });
    await settled(element);
    expect(seen(element)).to.contain('Sekva').and.not.contain('Next');
  });
});
