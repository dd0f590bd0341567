import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import type { MarkedToken, Token, Tokens } from 'marked';
import { renderInline, type Content, type MarkdownContext } from './inline.js';

/** What stands between paragraphs. What is over a bound is text as it was written. */
export function renderBlock(block: Token, context: MarkdownContext): Content {
  const token = block as MarkedToken;
  switch (token.type) {
    case 'paragraph': return html`<p>${renderInline(token.tokens, context)}</p>`;
    case 'heading': return renderHeading(token, context);
    case 'code': return renderCode(token, context);
    case 'blockquote': return html`<blockquote>${renderBlocks(token.tokens, context)}</blockquote>`;
    case 'list': return renderList(token, context);
    case 'table': return renderTable(token, context);
    case 'hr': return html`<hr />`;
    case 'html': return renderAsWritten(token.raw);
    case 'space':
    case 'def': return nothing;
    case 'text': return token.tokens ? html`<p>${renderInline(token.tokens, context)}</p>` : renderAsWritten(token.text);
    default: return renderAsWritten(token.raw);
  }
}

function renderAsWritten(raw: string): TemplateResult {
  return html`<p class="as-written">${raw.trimEnd()}</p>`;
}

function renderBlocks(blocks: readonly Token[], context: MarkdownContext): readonly Content[] {
  return blocks.map((block) => renderBlock(block, context));
}

const HEADINGS: readonly ((content: readonly Content[]) => TemplateResult)[] = [
  (content) => html`<h1>${content}</h1>`,
  (content) => html`<h2>${content}</h2>`,
  (content) => html`<h3>${content}</h3>`,
  (content) => html`<h4>${content}</h4>`,
  (content) => html`<h5>${content}</h5>`,
  (content) => html`<h6>${content}</h6>`,
];

function renderHeading({ depth, tokens }: Tokens.Heading, context: MarkdownContext): Content {
  return HEADINGS[depth - 1]?.(renderInline(tokens, context)) ?? nothing;
}

/** Scrolls by itself, so it can be reached by keyboard, and then has a name. */
function renderCode({ text, lang }: Tokens.Code, { words }: MarkdownContext): TemplateResult {
  const language = lang?.trim().split(/\s/, 1)[0] ?? '';
  return html`<div class="code-block">
    ${language === '' ? nothing : html`<div class="code-language" aria-hidden="true">${language}</div>`}
    <pre tabindex="0" role="group" aria-label=${words.term('codeBlock', language)}><code>${text}</code></pre>
  </div>`;
}

function renderList({ ordered, start, items }: Tokens.List, context: MarkdownContext): TemplateResult {
  const content = items.map((item) => html`<li ?data-task=${item.task}>${renderItem(item, context)}</li>`);
  if (!ordered) return html`<ul>${content}</ul>`;
  return html`<ol start=${ifDefined(start === '' || start === 1 ? undefined : start)}>${content}</ol>`;
}

/** A tight item's text stands in the item itself, not in a paragraph. */
function renderItem({ tokens }: Tokens.ListItem, context: MarkdownContext): readonly Content[] {
  return tokens.map((block) => {
    const token = block as MarkedToken;
    if (token.type === 'text') return html`${token.tokens ? renderInline(token.tokens, context) : token.text}`;
    return token.type === 'checkbox' ? html`${renderInline([token], context)}` : renderBlock(token, context);
  });
}

function renderTable({ raw, header, rows }: Tokens.Table, context: MarkdownContext): TemplateResult {
  if (header.length === 0) return renderAsWritten(raw);
  return html`<div class="table" tabindex="0" role="group" aria-label=${context.words.term('dataTable')}>
    <table>
      <thead><tr>${header.map((cell) => html`<th scope="col" data-align=${ifDefined(cell.align ?? undefined)}>${renderInline(cell.tokens, context)}</th>`)}</tr></thead>
      <tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td data-align=${ifDefined(cell.align ?? undefined)}>${renderInline(cell.tokens, context)}</td>`)}</tr>`)}</tbody>
    </table>
  </div>`;
}
