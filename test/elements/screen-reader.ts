import { executeServerCommand } from '@web/test-runner-commands';
import { all, focused, seen } from './queries.js';

interface Value {
  readonly value?: unknown;
}
interface RawNode {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly ignored: boolean;
  readonly role?: Value;
  readonly name?: Value;
  readonly description?: Value;
  readonly childIds?: readonly string[];
  readonly properties?: readonly { readonly name: string; readonly value: Value }[];
}

/** What tells nothing by itself: text, and boxes around it. */
const SILENT = ['RootWebArea', 'StaticText', 'InlineTextBox', 'generic', 'none', 'LabelText', 'Legend', 'LineBreak'];
const STATES = ['checked', 'expanded', 'invalid', 'required', 'readonly', 'disabled', 'busy'] as const;

/**
 * What the browser hands to a screen reader, a line each: role, name, what describes it, and its states; indented below
 * what holds it.
 */
export async function tree(): Promise<string[]> {
  const { nodes } = await executeServerCommand<{ nodes: readonly RawNode[] }, object>('cdp-tree', {});
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const outline = (node: RawNode | undefined, depth: number): string[] => {
    if (!node) return [];
    const isTold = !node.ignored && !SILENT.includes(textOf(node.role));
    const below = (node.childIds ?? []).flatMap((id) => outline(byId.get(id), depth + (isTold ? 1 : 0)));
    return isTold ? [`${'  '.repeat(depth)}${line(node)}`, ...below] : below;
  };
  return outline(nodes.find(({ parentId }) => parentId === undefined), 0);
}

function line({ role, name, description, properties = [] }: RawNode): string {
  const states = STATES.filter((state) => properties.some((property) => property.name === state && property.value.value !== false && property.value.value !== 'false'));
  return [textOf(role), ...(textOf(name) === '' ? [] : [`“${textOf(name)}”`]), ...(textOf(description) === '' ? [] : [`(${textOf(description)})`]), ...states].join(' ');
}

const textOf = (value: Value | undefined): string => (typeof value?.value === 'string' ? value.value : '');

/** All that is said from now on: what status lines come to say, and what describes that to which the focus goes. */
export class Ear {
  readonly heard: string[] = [];
  readonly #root: Element;
  readonly #texts = new Map<Element, string>();
  readonly #observer = new MutationObserver(() => this.#listen());
  readonly #observed = new Set<Node>();

  constructor(root: Element) {
    this.#root = root;
    this.#look();
    for (const region of this.#regions()) this.#texts.set(region, seen(region));
    root.addEventListener('focusin', this.#onFocus, { capture: true });
  }

  /** Gives what was said since it was asked last. */
  take(): string[] {
    return this.heard.splice(0);
  }

  #regions(): Element[] {
    return all(this.#root, '[role="status"], [role="alert"], [aria-live]');
  }

  #look(): void {
    for (const node of [this.#root, ...all(this.#root, '*').flatMap(({ shadowRoot }) => shadowRoot ?? []), ...(this.#root.shadowRoot ? [this.#root.shadowRoot] : [])]) {
      if (this.#observed.has(node)) continue;
      this.#observed.add(node);
      this.#observer.observe(node, { subtree: true, childList: true, characterData: true });
      if (node instanceof ShadowRoot) node.addEventListener('focusin', this.#onFocus);
    }
  }

  #listen(): void {
    this.#look();
    for (const region of this.#regions()) {
      const text = region.textContent.replaceAll(/\s+/g, ' ').trim();
      const before = this.#texts.get(region);
      this.#texts.set(region, text);
      // Of a region that comes with its text, screen readers may say nothing.
      if (before === undefined && text !== '') this.heard.push(`unheard: ${text}`);
      else if (before !== text && text !== '') this.heard.push(text);
    }
  }

  readonly #onFocus = (): void => {
    const element = focused();
    const said = element ? description(element) : undefined;
    if (said !== undefined && this.#last !== element) this.heard.push(said);
    this.#last = element;
  };
  #last: Element | null = focused();
}

/** The name of what has the focus, with what describes it and, of a control, its group. */
function description(element: Element): string {
  const group = element.closest('fieldset');
  const texts = [element, ...(group ? [group] : [])].flatMap((each) => [textsOf(each, 'aria-labelledby'), each === group ? '' : ownName(each), textsOf(each, 'aria-describedby')]);
  return `→ ${texts.filter((text) => text !== '').join(', ')}`;
}

function ownName(element: Element): string {
  if (element.hasAttribute('aria-labelledby')) return '';
  if (element.hasAttribute('aria-label')) return element.getAttribute('aria-label') ?? '';
  if ((element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && element.labels) return [...element.labels].map(seen).join(' ');
  return seen(element);
}

function textsOf(element: Element, attribute: string): string {
  const root = element.getRootNode();
  if (!(root instanceof ShadowRoot)) return '';
  return (element.getAttribute(attribute) ?? '').split(' ').map((id) => root.getElementById(id)?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '').filter((text) => text !== '').join(' ');
}
