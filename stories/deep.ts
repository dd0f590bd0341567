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
