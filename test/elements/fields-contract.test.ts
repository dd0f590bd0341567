import { expect } from '@open-wc/testing';
import type { DraftValue, Question, QuestionKind } from '../../src/core/index.js';
import { clearedValue } from '../../src/core/draft/draft.js';
import type { SageQuestionnaireCard } from '../../src/elements/index.js';
import { toy } from '../support/toy-dialect/index.js';
import { FIELD_CASES, type FieldCase } from './field-cases.js';
import { tree } from './screen-reader.js';
import { all, card, focused, one, press, replies, seen, settled } from './support.js';

type Field = HTMLElement & { value: DraftValue; issue: unknown; question: Question; updateComplete: Promise<unknown> };

const HELP = 'More about it.';
const ask = (question: Question, properties: Partial<SageQuestionnaireCard> = {}): Promise<SageQuestionnaireCard> => card([{ ...question, help: HELP }], { dialects: [toy()], ...properties }, { dialect: 'toy' });
const fieldOf = (element: HTMLElement): Field => one<Field>(element, '[data-question]');
/** Ids of files are made anew each time. */
const nameless = (value: DraftValue): unknown => (value.kind === 'file' ? value.files.map(({ name }) => name) : value);

async function filledIn({ question, filled }: FieldCase, properties: Partial<SageQuestionnaireCard> = {}): Promise<SageQuestionnaireCard> {
  const element = await ask(question, properties);
  fieldOf(element).dispatchEvent(Object.assign(new Event('field-change'), { value: filled }));
  await settled(element);
  return element;
}

/** What tells more about an element, in its own tree. */
function described(element: Element | null): string {
  const root = element?.getRootNode();
  const describe = (each: Element): string[] => (root instanceof ShadowRoot ? (each.getAttribute('aria-describedby') ?? '').split(' ').map((id) => root.getElementById(id)?.textContent ?? '') : []);
  return [element, element?.closest('fieldset')].flatMap((each) => (each ? describe(each) : [])).join(' ');
}

describe('every field', () => {
  it('is here in each of its looks', () => {
    const kinds = new Set(Object.values(FIELD_CASES).map(({ question }) => question.kind));
    expect([...kinds]).to.have.members(['single_choice', 'multi_choice', 'text', 'number', 'boolean', 'temporal', 'color', 'file'] satisfies QuestionKind[]);
  });

  for (const [name, each] of Object.entries(FIELD_CASES)) {
    const { question, act, filled, control, shown } = each;

    describe(name, () => {
      it('takes the focus on its control', async () => {
        const element = await ask(question);
        fieldOf(element).focus();
        expect(focused()?.matches(control)).to.equal(true);
      });

      it('is called by its question, and told of by its help', async () => {
        const element = await ask(question);
        const heard = await tree();
        expect(heard.some((line) => line.includes(`“${question.prompt}`)), heard.join('\n')).to.equal(true);
        fieldOf(element).focus();
        expect(described(focused())).to.contain(HELP);
      });

      it('says what is wrong where the rule stood, tied to the control, and no longer once it is changed', async () => {
        const element = await ask(question);
        fieldOf(element).issue = { code: 'required', message: 'Not like this' };
        await settled(element);
        const line = one(element, '[part~="message"]');
        expect([line.hasAttribute('data-error'), line.textContent.includes('Not like this')]).to.deep.equal([true, true]);
        expect(all(element, '[aria-invalid="true"]')).not.to.be.empty;
        fieldOf(element).focus();
        expect(described(focused())).to.contain('Not like this');
        await act(element);
        fieldOf(element).issue = undefined;
        await settled(element);
        expect(all(element, '[aria-invalid="true"], [data-error]')).to.be.empty;
      });

      it('says that an answer is required, and that one may be left out where others may not', async () => {
        const element = await card([{ ...question, required: true }, { ...question, id: 'more', required: false }], { layout: 'list' });
        const [required, optional] = all<Field>(element, '[data-question]').map(seen);
        expect(optional).to.contain('Optional');
        // An empty box is a no: nobody is told to tick it.
        if (question.kind !== 'boolean') expect(required).to.contain('Required');
        expect(required).not.to.contain('Optional');
      });

      it('hands out what a person does', async () => {
        const element = await ask(question);
        const changes: DraftValue[] = [];
        element.addEventListener('sage-questionnaire-change', (event) => changes.push(event.value));
        await act(element);
        await settled(element);
        expect(nameless(changes.at(-1)!)).to.deep.equal(nameless(filled));
        expect(nameless(fieldOf(element).value)).to.deep.equal(nameless(filled));
      });

      it('shows what it is given, and nothing once that is taken back', async () => {
        const empty = await ask(question);
        const before = shown(empty);
        const element = await filledIn(each);
        const after = shown(element);
        expect(after).not.to.deep.equal(before);
        const field = fieldOf(element);
        field.value = clearedValue(question, filled);
        await settled(element);
        expect(shown(element)).to.deep.equal(before);
        field.value = filled;
        await settled(element);
        expect(shown(element)).to.deep.equal(after);
      });

      it('stays as it is while it is sent, and can be read by keyboard', async () => {
        const element = await filledIn(each);
        replies(element, (event) => event.waitUntil(new Promise(() => undefined)));
        await press(element, 'Send');
        const before = shown(element);
        fieldOf(element).focus();
        expect(focused()?.matches(control)).to.equal(true);
        expect(all(element, ':disabled')).to.be.empty;
        const changes: Event[] = [];
        fieldOf(element).addEventListener('field-change', (event) => changes.push(event));
        await act(element);
        await act(element);
        await settled(element);
        expect(changes).to.be.empty;
        expect(shown(element)).to.deep.equal(before);
        expect(nameless(fieldOf(element).value)).to.deep.equal(nameless(filled));
        await expect(element).to.be.accessible();
      });

      it('opens and moves nothing while it is sent', async () => {
        const element = await filledIn(each);
        replies(element, (event) => event.waitUntil(new Promise(() => undefined)));
        await press(element, 'Send');
        // What can be read-only is so by the platform; everything else is kept from doing anything.
        for (const target of all<HTMLInputElement>(element, 'input, select').filter((one) => !one.readOnly && one.type !== 'search')) {
          const click = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
          target.dispatchEvent(click);
          expect(click.defaultPrevented || target.type === 'range', target.type).to.equal(true);
          if (target.type === 'radio' || target.type === 'checkbox') continue;
          const key = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true, composed: true });
          target.dispatchEvent(key);
          expect(key.defaultPrevented, target.type).to.equal(true);
        }
      });

      it('is a record where it can only be read', async () => {
        const element = await filledIn(each);
        const text = element.questionnaire ? seen(element) : '';
        element.readOnly = true;
        await settled(element);
        expect(text).to.contain(question.prompt);
        expect(seen(element)).to.contain('Read-only').and.to.contain(question.prompt);
        expect(all(element, 'input, textarea, select')).to.be.empty;
      });

      it('is accessible empty, filled in, wrong, and right to left', async () => {
        const element = await ask(question);
        await expect(element).to.be.accessible();
        fieldOf(element).issue = { code: 'required', message: 'Not like this' };
        await settled(element);
        await expect(element).to.be.accessible();
        const after = await filledIn(each);
        after.dir = 'rtl';
        await settled(after);
        await expect(after).to.be.accessible();
      });

      it('runs right to left, and fits a small screen', async () => {
        const element = await filledIn(each);
        element.dir = 'rtl';
        element.parentElement!.style.inlineSize = '320px';
        await settled(element);
        const field = fieldOf(element);
        expect(getComputedStyle(one(field, '.question')).direction).to.equal('rtl');
        expect(element.scrollWidth).to.be.at.most(320);
        const box = element.getBoundingClientRect();
        const isOut = (part: HTMLElement): boolean => part.checkVisibility() && part.closest('.visually-hidden') === null && (part.getBoundingClientRect().left < box.left || part.getBoundingClientRect().right > box.right);
        expect(all(field, '*').filter(isOut).map(({ className }) => className)).to.deep.equal([]);
      });

      it('leaves Enter to an input method', async () => {
        const element = await card([question, { ...question, id: 'next' }]);
        fieldOf(element).focus();
        for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
          const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true, cancelable: true, ...init });
          focused()?.dispatchEvent(event);
          await settled(element);
          expect([event.defaultPrevented, seen(element).includes('1 of 2')]).to.deep.equal([false, true]);
        }
      });
    });
  }
});
