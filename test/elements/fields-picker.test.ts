import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { Option, Question, SingleChoiceQuestion } from '../../src/core/index.js';
import type { SageQuestionnaireCard } from '../../src/elements/index.js';
import { multi, single, text } from '../support/questions.js';
import { toy } from '../support/toy-dialect/index.js';
import { tree } from './screen-reader.js';
import { all, answersOf, card, chosen, focus, focused, mark, one, otherText, press, replies, seen, settled } from './support.js';

const LABELS = ['Aarhus', 'Bergen', 'Córdoba', 'Dresden', 'Évora', 'Faro', 'Graz', 'Hamar', 'Ivalo', 'Jena', 'Kiel', 'Łódź'];
const CITIES: readonly Option[] = LABELS.map((label) => ({ id: label, label }));
const GROUPED: readonly Option[] = [
  { id: 'l', label: 'Large', group: 'Recommended', trailing: '$3.00' },
  { id: '2b', label: 'Two billion', group: 'Local', description: 'Runs on your machine' },
  { id: 's', label: 'Small', group: 'Recommended', trailing: '$0.10' },
  { id: 'n', label: 'No model' },
];
const ask = (question: Question, properties: Partial<SageQuestionnaireCard> = {}): Promise<SageQuestionnaireCard> => card([question, text()], { dialects: [toy()], ...properties }, { dialect: 'toy' });
const search = (element: HTMLElement): HTMLInputElement => one<HTMLInputElement>(element, '[part="picker-search"]');
const rows = (element: HTMLElement): string[] => all(element, '.picker-list [part="option-label"]').filter((label) => label.checkVisibility()).map(seen);
const groups = (element: HTMLElement): [string, boolean][] => all<HTMLDetailsElement>(element, '[part="picker-group"]').map((group) => [seen(group.querySelector('summary')!), group.open]);

async function look(element: HTMLElement, query: string): Promise<void> {
  search(element).focus();
  search(element).select();
  await sendKeys({ type: query });
  await settled(element);
}

async function key(element: HTMLElement, press: string): Promise<void> {
  await sendKeys({ press });
  await settled(element);
}

describe('a choice of many options', () => {
  it('can be searched, of one and of several, where there are more than some ten', async () => {
    for (const question of [single({ options: CITIES }), multi({ options: CITIES }), single({ options: CITIES.slice(0, 8), widget: 'select' })]) {
      expect(all(await ask(question), '[part="picker-search"]'), question.kind).to.have.length(1);
    }
    for (const question of [single({ options: CITIES.slice(0, 10) }), multi({ options: CITIES.slice(0, 10) })]) {
      expect(all(await ask(question), '[part="picker-search"]'), question.kind).to.have.length(0);
    }
  });

  it('shows what is chosen from the start, also where it was made out of sight', async () => {
    const element = await ask(single({ options: CITIES, initial: { option: 'Łódź' } }));
    const list = (): HTMLElement => one(element, '.picker-list');
    expect(list().scrollTop).to.be.greaterThan(0);
    const parent = element.parentElement!;
    parent.hidden = true;
    element.questionnaire = { ...element.questionnaire!, id: 'another' };
    await settled(element);
    expect(list().scrollTop).to.equal(0);
    parent.hidden = false;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const shown = list().scrollTop;
    expect(shown).to.be.greaterThan(0);
    // Once: after that, it is the person's.
    list().scrollTop = 0;
    list().style.height = '100px';
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(list().scrollTop).to.equal(0);
  });

  it('finds words wherever they stand, without case and accents, in any order', async () => {
    const element = await ask(single({ options: [...CITIES, { id: 'x', label: 'Two words', description: 'told more of', trailing: 'T-2' }] }));
    for (const [query, found] of [['cordoba', ['Córdoba']], ['ÉVO', ['Évora']], ['more two', ['Two words']], ['t-2', ['Two words']], ['ar', ['Aarhus', 'Faro', 'Hamar']]] as const) {
      await look(element, query);
      expect(rows(element), query).to.deep.equal(found);
    }
  });

  it('says how much was found, and that nothing was', async () => {
    const element = await ask(single({ options: CITIES }));
    await look(element, 'ar');
    expect(one(element, '.picker [role="status"]').textContent).to.equal('3 of 12');
    await look(element, 'xyz');
    expect(seen(one(element, '.picker-list'))).to.equal('Nothing found');
  });

  it('keeps in sight what is chosen, whatever is searched for', async () => {
    const element = await ask(multi({ options: CITIES }));
    for (const label of ['Bergen', 'Kiel']) mark(element, label).click();
    await look(element, 'faro');
    expect([rows(element), chosen(element)]).to.deep.equal([['Bergen', 'Faro', 'Kiel'], ['Bergen', 'Kiel']]);
    await look(element, 'nothing');
    expect(chosen(element)).to.deep.equal(['Bergen', 'Kiel']);
  });

  it('shows its default from the start, and moves nothing else for it', async () => {
    const before = [scrollX, scrollY];
    const element = await ask(single({ options: CITIES, initial: { option: 'Łódź' } }));
    const [list, row] = [one(element, '.picker-list'), mark(element, 'Łódź')].map((each) => each.getBoundingClientRect());
    expect(row!.bottom).to.be.at.most(list!.bottom);
    expect([scrollX, scrollY]).to.deep.equal(before);
  });

  it('is done by keyboard: typing searches, the arrow leads to what was found, Enter chooses what alone was found and then goes on', async () => {
    const element = await ask(single({ options: CITIES }));
    mark(element, 'Aarhus').focus();
    await sendKeys({ type: 'ar' });
    await settled(element);
    expect([focused() === search(element), search(element).value, chosen(element)]).to.deep.equal([true, 'ar', []]);
    await key(element, 'ArrowDown');
    expect([focus(), chosen(element)]).to.deep.equal(['Aarhus', []]);
    await look(element, 'ar');
    await key(element, 'Enter');
    expect([focus(), chosen(element), seen(element).includes('1 of 2')]).to.deep.equal(['Aarhus', [], true]);
    await look(element, 'faro');
    await key(element, 'Enter');
    expect([focus(), chosen(element), seen(element).includes('1 of 2')]).to.deep.equal(['Faro', ['Faro'], true]);
    await key(element, 'Enter');
    expect(seen(element)).to.contain('2 of 2');
  });

  it('goes on from the search where nothing is searched for, and by Ctrl+Enter', async () => {
    for (const query of ['', 'ar']) {
      const element = await ask(single({ options: CITIES }));
      search(element).focus();
      if (query !== '') await look(element, query);
      if (query !== '') await sendKeys({ down: 'Control' });
      await key(element, 'Enter');
      if (query !== '') await sendKeys({ up: 'Control' });
      expect(seen(element)).to.contain('2 of 2');
    }
  });

  it('takes digits as words to search for', async () => {
    const element = await ask(single({ options: CITIES }));
    expect(all(element, '[part="key"]').filter((each) => each.closest('.options'))).to.have.length(0);
    mark(element, 'Aarhus').focus();
    await key(element, '2');
    expect([search(element).value, chosen(element)]).to.deep.equal(['2', []]);
  });

  it('leaves the keys in its search to an input method', async () => {
    const element = await ask(single({ options: CITIES }));
    await look(element, 'faro');
    for (const [name, init] of [['Enter', { isComposing: true }], ['Enter', { keyCode: 229 }], ['ArrowDown', { isComposing: true }]] as const) {
      const event = new KeyboardEvent('keydown', { key: name, bubbles: true, composed: true, cancelable: true, ...init });
      search(element).dispatchEvent(event);
      await settled(element);
      expect([event.defaultPrevented, chosen(element), focused() === search(element)]).to.deep.equal([false, [], true]);
    }
  });

  it('has Other below it, which takes what is typed on it', async () => {
    const element = await ask(single({ options: CITIES, other: { exclusive: true } }));
    mark(element, 'Other').focus();
    await sendKeys({ type: '7 hills' });
    await settled(element);
    expect([otherText(element).value, search(element).value, chosen(element)]).to.deep.equal(['7 hills', '', ['Other']]);
  });

  it('keeps the focus where it was while options still arrive and the list becomes a picker, or a select a list', async () => {
    const grow = async (question: SingleChoiceQuestion, count: number, more: number): Promise<Element | null> => {
      const first = { ...question, options: CITIES.slice(0, count) };
      const element = await card([first], { dialects: [toy()] }, { dialect: 'toy', complete: false });
      one<HTMLElement>(element, question.widget === 'select' ? 'select' : '#mark-1').focus();
      element.questionnaire = { ...element.questionnaire!, questions: [{ ...first, options: CITIES.slice(0, more) }] };
      await settled(element);
      return focused();
    };
    expect((await grow(single(), 10, 11))?.id).to.equal('mark-1');
    expect((await grow(single({ widget: 'select' }), 7, 8))?.id).to.equal('mark-0');
  });

  it('leaves the boxes live over its limit, and says what to undo', async () => {
    const element = await ask(multi({ options: CITIES, max: 2 }));
    for (const label of ['Faro', 'Graz', 'Kiel']) mark(element, label).click();
    await settled(element);
    expect([chosen(element), seen(element).includes('At most 2. Clear 1 to go on.')]).to.deep.equal([['Faro', 'Graz', 'Kiel'], true]);
    mark(element, 'Faro').click();
    await settled(element);
    expect([chosen(element), seen(element).includes('Choose up to 2')]).to.deep.equal([['Graz', 'Kiel'], true]);
  });

  it('is marked where an answer is missing, as any other control', async () => {
    const element = await card([single({ options: CITIES, required: true })], { dialects: [toy()] }, { dialect: 'toy' });
    const color = (): string => getComputedStyle(one(element, '[part="picker"]')).borderTopColor;
    const before = color();
    await press(element, 'Send');
    expect([seen(element).includes('Choose an option'), color() !== before]).to.deep.equal([true, true]);
  });

  it('holds two hundred', async () => {
    const options = Array.from({ length: 200 }, (_, index) => ({ id: `${index}`, label: `Option ${1000 + index}` }));
    const element = await ask(multi({ options }));
    const heard = replies(element);
    await look(element, 'option 1199');
    await key(element, 'Enter');
    await look(element, 'option 1042');
    await key(element, 'Enter');
    expect(rows(element)).to.deep.equal(['Option 1042', 'Option 1199']);
    for (const label of ['Next', 'Review', 'Send answers']) await press(element, label);
    expect(answersOf(heard[0])['multi']).to.deep.equal({ options: ['42', '199'] });
    expect(one(await ask(multi({ options })), 'sage-questionnaire-multi-choice').scrollHeight).to.be.below(500);
  });
});

describe('options in groups', () => {
  const question = single({ widget: 'select', options: GROUPED });

  it('are under the name of their group, the first one open, and end with their codes', async () => {
    const element = await ask(question);
    expect(groups(element)).to.deep.equal([['Recommended', true], ['Local', false]]);
    expect(rows(element)).to.deep.equal(['Large', 'Small', 'No model']);
    expect(all(element, '[part="option-trailing"]').map(seen)).to.deep.equal(['$3.00', '$0.10']);
  });

  it('are open where something is chosen, and stay as the person leaves them', async () => {
    const element = await ask({ ...question, initial: { option: '2b' } });
    expect(groups(element)).to.deep.equal([['Recommended', true], ['Local', true]]);
    one(element, 'summary').click();
    await settled(element);
    mark(element, 'No model').click();
    await settled(element);
    expect(groups(element)).to.deep.equal([['Recommended', false], ['Local', true]]);
  });

  it('are open for what is searched for, and as before when nothing is', async () => {
    const element = await ask(question);
    await look(element, 'billion');
    expect(groups(element)).to.deep.equal([['Local', true]]);
    search(element).value = '';
    search(element).dispatchEvent(new Event('input'));
    await settled(element);
    expect(groups(element)).to.deep.equal([['Recommended', true], ['Local', false]]);
  });

  it('open and fold by keyboard without going on', async () => {
    const element = await ask(question);
    all(element, 'summary')[1]!.focus();
    await key(element, 'Enter');
    expect([groups(element)[1], seen(element).includes('1 of 2')]).to.deep.equal([['Local', true], true]);
  });

  it('are no groups in a list, nor where several may be chosen', async () => {
    expect(all(await ask(single({ options: GROUPED })), 'details')).to.have.length(0);
    expect(all(await ask(multi({ options: GROUPED, widget: 'select' })), 'details')).to.have.length(0);
  });

  it('are heard as what they are', async () => {
    await ask(question);
    expect((await tree()).filter((line) => /radio|search|Disclosure/.test(line)).map((line) => line.trim())).to.deep.equal([
      'radiogroup “One of these?” (Choose one)', 'searchbox “Search”', 'DisclosureTriangle “Recommended” expanded', 'radio “Large”', 'radio “Small”', 'DisclosureTriangle “Local”', 'radio “No model”',
    ]);
  });
});
