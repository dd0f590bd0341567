import { fixture, html } from '@open-wc/testing';
import type { Question, Questionnaire } from '../../src/core/index.js';
import type { SageQuestionnaireCard, SageQuestionnaireMessage, SageQuestionnaireReplyEvent } from '../../src/elements/index.js';

/** A questionnaire as an assistant writes it into a message. */
export function block(questions: readonly object[], title?: string): string {
  return `<questionnaire>${JSON.stringify({ title, questions })}</questionnaire>`;
}

export const FORMAT = { id: 'format', type: 'single_choice', text: 'Which format?', options: ['PDF', 'Spreadsheet', 'CSV'] };
export const WHO = { id: 'who', type: 'multi_choice', text: 'Who receives it?', options: ['Finance', 'Sales', 'Support'] };
export const NOTES = { id: 'notes', type: 'free_text', text: 'Anything else?' };

export async function message(content: string, properties: Partial<SageQuestionnaireMessage> = {}): Promise<SageQuestionnaireMessage> {
  const element = await fixture<SageQuestionnaireMessage>(html`<sage-questionnaire-message></sage-questionnaire-message>`);
  Object.assign(element, { content, ...properties });
  await settled(element);
  return element;
}

function questionnaire(questions: readonly Question[], more: Partial<Questionnaire> = {}): Questionnaire {
  return {
    id: 'q', wireId: 'q', dialect: 'sage-inline', name: 'questionnaire', complete: true, title: 'Report', layout: 'stepper',
    outcomes: ['submitted'], diagnostics: [], wire: undefined, questions, ...more,
  };
}

export async function card(questions: readonly Question[], properties: Partial<SageQuestionnaireCard> = {}, more: Partial<Questionnaire> = {}): Promise<SageQuestionnaireCard> {
  const element = await fixture<SageQuestionnaireCard>(html`<sage-questionnaire-card></sage-questionnaire-card>`);
  Object.assign(element, { questionnaire: questionnaire(questions, more), ...properties });
  await settled(element);
  return element;
}

/** Until the elements inside have followed, and what was awaited has been reported. */
export async function settled(element: Element): Promise<void> {
  for (let round = 0; round < 4; round++) {
    await new Promise((resolve) => setTimeout(resolve));
    await Promise.all([element, ...all(element, '*')].map((each) => ('updateComplete' in each ? each.updateComplete : undefined)));
  }
}

/** All that matches, also inside open shadow roots. */
export function all<E extends Element = HTMLElement>(root: Element | ShadowRoot, selector: string): E[] {
  const inside = root instanceof Element && root.shadowRoot ? [root.shadowRoot, root] : [root];
  return inside.flatMap((scope) => [...scope.querySelectorAll<E>('*')].flatMap((element) => [...(element.matches(selector) ? [element] : []), ...(element.shadowRoot ? all<E>(element.shadowRoot, selector) : [])]));
}

export function one<E extends Element = HTMLElement>(root: Element, selector: string): E {
  const [found] = all<E>(root, selector);
  if (!found) throw new Error(`Nothing matches ${selector} in: ${seen(root)}`);
  return found;
}

/** What can be read, in order. */
export function seen(root: Element): string {
  return textOf(root).replaceAll(/\s+/g, ' ').trim();
}

function textOf(node: Node): string {
  if (node instanceof Text) return node.data;
  if (node instanceof HTMLStyleElement) return '';
  if (node instanceof HTMLElement && (node.hidden || getComputedStyle(node).visibility === 'hidden' || getComputedStyle(node).display === 'none')) return '';
  const children = node instanceof Element && node.shadowRoot ? node.shadowRoot.childNodes : node.childNodes;
  const inner = [...children].map(textOf).join('');
  return node instanceof HTMLElement && getComputedStyle(node).display !== 'inline' ? ` ${inner} ` : inner;
}

/** The radio or checkbox of an option. */
export function mark(root: Element, label: string): HTMLInputElement {
  const found = all<HTMLInputElement>(root, 'input').find((input) => nameOf(input) === label);
  if (!found) throw new Error(`No option "${label}" in: ${seen(root)}`);
  return found;
}

function nameOf(input: HTMLInputElement): string {
  const scope = input.getRootNode() as ShadowRoot;
  return (input.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => scope.getElementById(id)?.textContent.trim() ?? '').join(' ');
}

export function chosen(root: Element): string[] {
  return all<HTMLInputElement>(root, 'input').filter(({ checked }) => checked).map(nameOf);
}

export function otherText(root: Element): HTMLTextAreaElement {
  return one(root, 'textarea[part~="other-input"]');
}

export function button(root: Element, label: string): HTMLButtonElement {
  const found = all<HTMLButtonElement>(root, 'button').find((each) => seen(each) === label);
  if (!found) throw new Error(`No button "${label}" in: ${seen(root)}`);
  return found;
}

export async function press(root: Element, label: string): Promise<void> {
  button(root, label).click();
  await settled(root);
}

export async function choose(root: Element, ...labels: readonly string[]): Promise<void> {
  for (const label of labels) {
    mark(root, label).click();
    await settled(root);
  }
}

/** The innermost element that has the focus. */
export function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** The label of the focused option, or the part of what else is focused. */
export function focus(): string {
  const element = focused();
  if (element instanceof HTMLInputElement && (element.type === 'radio' || element.type === 'checkbox')) return nameOf(element);
  return element?.getAttribute('part') ?? element?.localName ?? '';
}

/** Replies as they come. */
export function replies(element: EventTarget, onReply: (event: SageQuestionnaireReplyEvent) => void = () => undefined): SageQuestionnaireReplyEvent[] {
  const heard: SageQuestionnaireReplyEvent[] = [];
  element.addEventListener('sage-questionnaire-reply', (event) => {
    heard.push(event as SageQuestionnaireReplyEvent);
    onReply(event as SageQuestionnaireReplyEvent);
  });
  return heard;
}

/** What the reply says was answered, by question. */
export function answersOf(event: SageQuestionnaireReplyEvent | undefined): Record<string, unknown> {
  const { outcome } = event ?? {};
  return outcome && 'answers' in outcome ? Object.fromEntries(outcome.answers.map(({ question, value }) => [question, value])) : {};
}

export function deferred(): { readonly promise: Promise<void>; readonly resolve: () => void; readonly reject: (error: Error) => void } {
  let resolve = (): void => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<void>((keep, break_) => {
    resolve = keep;
    reject = break_;
  });
  return { promise, resolve, reject };
}

/** Takes what listeners throw from the test runner, which would fail the test for it. Gives back how much there was. */
export function takeErrors(): () => number {
  const { onerror } = window;
  let taken = 0;
  window.onerror = () => {
    taken++;
    return true;
  };
  return () => {
    window.onerror = onerror;
    return taken;
  };
}
