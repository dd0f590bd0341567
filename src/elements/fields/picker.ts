import { html, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import type { ChoiceQuestion, Option } from '../../core/model/index.js';
import { icon } from '../icons.js';
import type { Localize } from '../localize/localize.js';

/** Above, options are searched for rather than looked through. A select promises to be short, so it is so earlier. */
const MANY = { list: 10, cards: 10, select: 7 } as const;

/** Whether the options of a question are put into a picker. */
export function isPicked({ kind, widget, options }: ChoiceQuestion): boolean {
  if (options.length > MANY[widget]) return true;
  return kind === 'single_choice' && widget === 'select' && options.some(({ group, trailing }) => (group ?? trailing) !== undefined);
}

export interface PickerBindings {
  readonly words: Localize;
  readonly isChosen: (option: Option) => boolean;
  readonly row: (option: Option, index: number) => TemplateResult;
}

/**
 * Many options in a box of fixed height, with a search field above them. They stay the native marks that they are in a short
 * list, so that keys and screen readers find nothing new; what is chosen is there whatever is searched for.
 */
export class Picker {
  readonly #host: ReactiveControllerHost;
  #query = '';
  #asked: string | undefined;
  readonly #open = new Set<string>();

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  get query(): string {
    return this.#query;
  }

  /** What the search finds. */
  found({ options }: ChoiceQuestion): readonly Option[] {
    const wanted = folded(this.#query).split(/\s+/);
    return this.#query === '' ? options : options.filter(({ label, description = '', group = '', trailing = '' }) => {
      const text = folded([label, description, group, trailing].join('\n'));
      return wanted.every((word) => text.includes(word));
    });
  }

  render(question: ChoiceQuestion, { words, isChosen, row }: PickerBindings): TemplateResult {
    const found = new Set(this.found(question));
    const rows = question.options.map((option, index) => ({ option, index })).filter(({ option }) => found.has(option) || isChosen(option));
    const isGrouped = question.kind === 'single_choice' && question.widget === 'select';
    const groups = groupsOf(rows, isGrouped);
    this.#begin(question, [...groups.keys()], rows.find(({ option }) => isChosen(option))?.option.group);
    const list = (some: readonly Row[]): unknown => repeat(some, ({ option }) => option.id, ({ option, index }) => row(option, index));
    const count = this.#query === '' ? '' : found.size === 0 ? words.term('nothingFound') : words.term('countOf', words.number(found.size), words.number(question.options.length));
    return html`<div class="picker" part="picker">
      <input
        class="picker-search"
        part="picker-search"
        type="search"
        autocomplete="off"
        aria-label=${words.term('searchOptions')}
        placeholder="${words.term('searchOptions')}…"
        .value=${live(this.#query)}
        @input=${this.#onInput}
      />
      <div class="picker-list" part="picker-list">
        ${[...groups].map(([group, some]) => (group === '' ? list(some) : this.#group(group, list(some))))}
        <p class=${found.size > 0 ? 'visually-hidden' : 'help'} role="status">${count}</p>
      </div>
    </div>`;
  }

  /** Shows what is chosen from the start, be it that the page shows the list only later. */
  place(root: ParentNode): void {
    const list = root.querySelector('.picker-list');
    if (!list || list.checkVisibility()) return scrollToChosen(list);
    const observer = new ResizeObserver(() => {
      if (!list.checkVisibility()) return;
      observer.disconnect();
      scrollToChosen(list);
    });
    observer.observe(list);
  }

  #group(group: string, rows: unknown): TemplateResult {
    return html`<details class="picker-group" part="picker-group" ?open=${live(this.#query !== '' || this.#open.has(group))} @toggle=${(event: Event) => this.#onToggle(event, group)}>
      <summary>${icon('chevron')}<span class="wire-text">${group}</span></summary>
      ${rows}
    </details>`;
  }

  /** The first group is open, and that of what is chosen. */
  #begin({ id }: ChoiceQuestion, [first]: readonly string[], chosen: string | undefined): void {
    if (this.#asked === id) return;
    this.#asked = id;
    for (const group of [first, chosen]) if (group !== undefined) this.#open.add(group);
  }

  #onToggle({ currentTarget }: Event, group: string): void {
    if (!(currentTarget instanceof HTMLDetailsElement) || this.#query !== '') return;
    if (currentTarget.open) this.#open.add(group);
    else this.#open.delete(group);
  }

  readonly #onInput = ({ currentTarget }: Event): void => {
    if (!(currentTarget instanceof HTMLInputElement)) return;
    this.#query = currentTarget.value.trimStart();
    this.#host.requestUpdate();
  };
}

interface Row {
  readonly option: Option;
  /** Among all options. */
  readonly index: number;
}

/** Not by scrollIntoView(), which would scroll the page too. */
function scrollToChosen(list: Element | null): void {
  const chosen = list?.querySelector(':checked');
  if (list && chosen?.checkVisibility()) list.scrollTop = chosen.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 2;
}

/** In the order in which they are named first. What belongs to none is in `""`. */
function groupsOf(rows: readonly Row[], isGrouped: boolean): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const name = (isGrouped && row.option.group) || '';
    const group = groups.get(name);
    if (group) group.push(row);
    else groups.set(name, [row]);
  }
  return groups;
}

/** Without case and accents. */
function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
