import type { Token } from 'marked';
import { lexBlocks, nameDefinitions, toBlocks, visible, type Blocks, type Links } from './blocks.js';
import { finishMarkdown } from './unfinished.js';

/** A text that grows: only what may still change is read again. */
export class GrowingMarkdown {
  /** What will not change any more: the text, its blocks, and the links that are defined in it. */
  #done = '';
  #blocks: readonly Token[] = [];
  #links: Links = {};

  /** The blocks of a text. While it `grows`, what is unfinished at its end looks as it probably will. */
  read(text: string, grows: boolean): Blocks {
    if (!grows) return toBlocks(text);
    const normal = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
    if (!normal.startsWith(this.#done)) this.#forget();
    const rest = this.#read(normal.slice(this.#done.length));
    return { blocks: [...this.#blocks, ...visible(rest)], definitions: nameDefinitions(this.#links) };
  }

  #read(rest: string): readonly Token[] {
    const { tokens, links } = lexBlocks(finishMarkdown(rest), this.#links);
    const isNew = Object.keys(links).some((name) => !(name in this.#links));
    this.#links = links;
    // Blocks before a definition may use it.
    if (isNew && this.#blocks.length > 0) {
      const whole = this.#done + rest;
      this.#blocks = [];
      this.#done = '';
      return this.#read(whole);
    }
    const settled = lastStart(tokens);
    const done = tokens.slice(0, settled).map(({ raw }) => raw).join('');
    // What is made up at the end may have changed where a block begins.
    if (settled === 0 || !rest.startsWith(done) || !/\n[ \t]*\n$/.test(done)) return tokens;
    this.#blocks = [...this.#blocks, ...visible(tokens.slice(0, settled))];
    this.#done += done;
    return tokens.slice(settled);
  }

  #forget(): void {
    this.#done = '';
    this.#blocks = [];
    this.#links = {};
  }
}

/** The last block that stands behind a blank line: nothing that comes changes what is before it. */
function lastStart(tokens: readonly Token[]): number {
  for (let index = tokens.length - 1; index > 0; index--) {
    const before = tokens[index - 1];
    if (tokens[index]?.type !== 'space' && before && (before.type === 'space' || before.raw.endsWith('\n\n'))) return index;
  }
  return 0;
}
