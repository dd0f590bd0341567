import { userEvent, waitFor } from 'storybook/test';

/** Elements as a person meets them: through all shadow roots, in order. Waits until there are as many as are named. */
export async function deepAll<T extends Element>(root: Element, selector: string, count = 1): Promise<readonly T[]> {
  return waitFor(() => {
    const found = search<T>(root, selector);
    if (found.length < count) throw new Error(`There are ${found.length} of ${selector}, not ${count}.`);
    return found;
  });
}

export async function deep<T extends Element>(root: Element, selector: string): Promise<T> {
  const [first] = await deepAll<T>(root, selector);
  if (!first) throw new Error(`There is no ${selector}.`);
  return first;
}

/** Presses what carries this label now, of all that it may come to say. */
export async function press(root: Element, label: string): Promise<void> {
  const button = await waitFor(() => {
    const found = search<HTMLButtonElement>(root, 'button').find((each) => labelOf(each) === label);
    if (!found) throw new Error(`No button says “${label}”.`);
    return found;
  });
  await userEvent.click(button);
}

/** Chooses the option of this label. */
export async function choose(root: Element, label: string): Promise<void> {
  const option = await waitFor(() => {
    const found = search<HTMLElement>(root, '[part~="option-label"]').find((each) => each.textContent.trim() === label);
    if (!found) throw new Error(`No option says “${label}”.`);
    return found;
  });
  await userEvent.click(option);
}

/** Waits until all of it can be read. */
export async function see(root: Element, ...texts: readonly string[]): Promise<void> {
  await waitFor(() => {
    const read = textOf(root).replaceAll(/\s+/g, ' ');
    const missing = texts.find((text) => !read.includes(text));
    if (missing !== undefined) throw new Error(`“${missing}” cannot be read in: ${read}`);
  });
}

/** The innermost element that has the focus. */
export function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** Types as a keyboard does. The helper of the test library loses the focus where it crosses shadow roots. */
export async function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> {
  await userEvent.click(field);
  field.focus();
  field.value += text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, data: text, inputType: 'insertText' }));
}

function search<T extends Element>(root: Element, selector: string): T[] {
  const children = [...root.querySelectorAll('*'), ...(root.shadowRoot?.querySelectorAll('*') ?? [])];
  return children.flatMap((element) => [...(element.matches(selector) ? [element as T] : []), ...(element.shadowRoot ? search<T>(element, selector) : [])]);
}

function labelOf(button: HTMLButtonElement): string {
  return [...button.querySelectorAll<HTMLElement>('.button-label')].filter(({ hidden }) => !hidden).map(({ textContent }) => textContent.trim()).join(' ');
}

/** Also of what is inside shadow roots. */
function textOf(node: Node): string {
  if (node instanceof Text) return node.data;
  if (node instanceof HTMLStyleElement || (node instanceof HTMLElement && node.hidden)) return '';
  return [...(node instanceof Element ? (node.shadowRoot ?? node) : node).childNodes].map(textOf).join(' ');
}
