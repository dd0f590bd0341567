/** Three-question forms of one make: how they come into a page, and where one types. */
export interface Forms {
  /** Puts `count` of them into `host`. */
  show(host: HTMLElement, count: number): void;
  /** The text field of the last of them. */
  textField(host: HTMLElement): HTMLElement | undefined;
}

/** What all makes ask: the questions of an assistant that wants to go on. */
export const TITLE = 'Task paused';
export const NEXT = { prompt: 'Continue the current task?', options: ['Continue', 'Stop here', 'Start over'] } as const;
export const PARTS = { prompt: 'Which parts?', options: ['Revenue', 'Costs', 'Invoices'] } as const;
export const MORE = { prompt: 'Anything else?' } as const;
export const SEND = 'Send answers';

/** The last element in it of a kind, also inside of open shadow roots. */
export function lastIn(root: ParentNode, selector: string): HTMLElement | undefined {
  const found = [...root.querySelectorAll<HTMLElement>(selector)].at(-1);
  if (found) return found;
  for (const element of [...root.querySelectorAll('*')].reverse()) {
    const inside = element.shadowRoot && lastIn(element.shadowRoot, selector);
    if (inside) return inside;
  }
  return undefined;
}
