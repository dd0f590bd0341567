import { html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import { renderBlock } from './block.js';
import type { Blocks } from './blocks.js';
import type { MarkdownContext, Words } from './inline.js';

/** Markdown as templates: no HTML from strings anywhere, so there is nothing to sanitise. */
export function renderMarkdown({ blocks, definitions }: Blocks, words: Words): TemplateResult {
  const context: MarkdownContext = { words };
  const known = sameString(definitions);
  // By position, and only when its text has changed: of a message that grows, the last block alone is rendered again.
  return html`${repeat(blocks, (_, index) => index, (block) => guard([block.raw, known, words.lang()], () => renderBlock(block, context)))}`;
}

let lastDefinitions = '';

/** Each block compares the definitions with those of the last time. Two equal strings are read to the end for that; one and the same is not. */
function sameString(definitions: string): string {
  if (definitions !== '' && definitions !== lastDefinitions) lastDefinitions = definitions;
  return definitions === '' ? '' : lastDefinitions;
}
