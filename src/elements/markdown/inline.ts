import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import type { MarkedToken, Token, Tokens } from 'marked';
import type { Localize } from '../localize/localize.js';
import { decodeEntities } from './entities.js';
import { safeUrl } from './urls.js';

export type Words = Pick<Localize, 'lang' | 'term'>;

export interface MarkdownContext {
  readonly words: Words;
  /** Links do not nest. */
  readonly inLink?: boolean;
}

export type Content = TemplateResult | string | typeof nothing;

/** What stands inside a paragraph. Raw HTML is text, but for `<br>`, which tables have no other way to say. */
export function renderInline(tokens: readonly Token[] | undefined, context: MarkdownContext): readonly Content[] {
  return (tokens ?? []).map((token) => renderToken(token as MarkedToken, context));
}

function renderToken(token: MarkedToken, context: MarkdownContext): Content {
  switch (token.type) {
    case 'strong': return html`<strong>${renderInline(token.tokens, context)}</strong>`;
    case 'em': return html`<em>${renderInline(token.tokens, context)}</em>`;
    case 'del': return html`<del>${renderInline(token.tokens, context)}</del>`;
    case 'codespan': return html`<code>${token.text}</code>`;
    case 'br': return html`<br />`;
    case 'link': return renderLink(token, context);
    case 'image': return renderImage(token, context);
    case 'checkbox': return renderCheckbox(token, context);
    case 'escape': return token.text;
    case 'html': return /^<br\s*\/?>$/i.test(token.text) ? html`<br />` : token.raw;
    case 'text': return renderText(token, context);
    default: return html`<span class="as-written">${token.raw}</span>`; // over a bound
  }
}

function renderText(token: Tokens.Text | Tokens.Tag, context: MarkdownContext): Content {
  if ('tokens' in token && token.tokens) return html`${renderInline(token.tokens, context)}`;
  return decodeEntities(token.text);
}

function renderLink(token: Tokens.Link, context: MarkdownContext): Content {
  const label = () => renderInline(token.tokens, { ...context, inLink: true });
  const url = safeUrl(decodeEntities(token.href));
  if (!url) return token.raw;
  if (context.inLink) return html`${label()}`;
  const title = token.title ? decodeEntities(token.title) : undefined;
  return url.external
    ? html`<a href=${url.href} title=${ifDefined(title)} target="_blank" rel="noopener noreferrer">${label()}</a>`
    : html`<a href=${url.href} title=${ifDefined(title)}>${label()}</a>`;
}

/** A link to the image: one that loads by itself would tell its host who reads the message, and what stands in its address. */
function renderImage(token: Tokens.Image, context: MarkdownContext): Content {
  const url = safeUrl(decodeEntities(token.href));
  const alt = decodeEntities(token.text) || token.href;
  if (!url) return token.raw;
  if (context.inLink) return alt;
  return html`<a href=${url.href} target="_blank" rel="noopener noreferrer">${alt}</a>`;
}

function renderCheckbox(token: Tokens.Checkbox, { words }: MarkdownContext): TemplateResult {
  const label = words.term(token.checked ? 'taskDone' : 'taskOpen');
  return html`<input class="task" type="checkbox" disabled aria-label=${label} .checked=${token.checked} /> `;
}
