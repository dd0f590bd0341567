import { css } from 'lit';

/** Prose: the host's font and rhythm, a paragraph's distance between blocks. */
export const markdown = css`
  .markdown {
    max-inline-size: var(--_max-inline-size);
  }

  /* First, for it weighs as much as the distances that follow. */
  .markdown :where(h1, h2, h3, h4, h5, h6, blockquote, hr) {
    margin: 0;
  }

  .markdown > * + *,
  .markdown blockquote > * + *,
  .markdown li > * + :is(p, h1, h2, h3, h4, h5, h6, hr),
  .markdown li > :is(blockquote, .code-block, .table) {
    margin-block-start: var(--_space-3);
  }

  /* Each runs as its own language does, and is set so; but what stands beside a mark stays there. */
  .markdown :is(p, h1, h2, h3, h4, h5, h6, li, th, td) {
    unicode-bidi: plaintext;
  }

  .markdown li {
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }

  .markdown :is(h1, h2, h3, h4, h5, h6) {
    font-size: 1em;
    font-weight: 600;
    line-height: 1.4;
    text-wrap: balance;
  }

  .markdown h1 {
    font-size: 1.375em;
  }

  .markdown h2 {
    font-size: 1.1875em;
  }

  .markdown > * + :is(h1, h2, h3) {
    margin-block-start: var(--_space-5);
  }

  .markdown :is(ul, ol) {
    padding-inline-start: 1.5em;
    list-style: revert;
  }

  .markdown li + li,
  .markdown li > :is(ul, ol) {
    margin-block-start: var(--_space-1);
  }

  /* Among paragraphs, and after any other block. */
  .markdown li:has(> p) + li,
  .markdown li + li:has(> p),
  .markdown li > :is(p, h1, h2, h3, h4, h5, h6, hr, ul, ol, blockquote, .code-block, .table) ~ :is(ul, ol) {
    margin-block-start: var(--_space-3);
  }

  .markdown li[data-task] {
    list-style: none;
  }

  .task {
    inline-size: 1em;
    block-size: 1em;
    margin-inline: -1.5em 0.25em;
    vertical-align: -0.125em;
  }

  .markdown blockquote {
    padding-inline-start: var(--_space-3);
    border-inline-start: 3px solid var(--_border);
    color: var(--_text-muted);
  }

  .markdown a {
    color: var(--_accent);
    text-underline-offset: 2px;
  }

  .markdown hr {
    block-size: 0;
    border: 0;
    border-block-start: 1px solid var(--_border);
  }

  .markdown :is(code, pre) {
    direction: ltr;
    font-family: var(--_font-mono);
    font-size: 0.875em;
  }

  .markdown code {
    padding: 0.125em 0.25em;
    border-radius: var(--_radius-small);
    background: var(--_surface-sunken);
    unicode-bidi: isolate;
  }

  .code-block {
    border: 1px solid var(--_border);
    border-radius: var(--_radius-control);
    background: var(--_surface-sunken);
  }

  .code-language {
    padding: var(--_space-2) var(--_space-3) 0;
    color: var(--_text-muted);
    font-size: var(--_font-xs);
    line-height: 16px;
  }

  .markdown pre {
    padding: var(--_space-3);
    border-radius: var(--_radius-control);
    overflow: auto;
    overflow-wrap: normal;
    tab-size: 2;
    text-align: left;
    white-space: pre;
  }

  .markdown pre > code {
    padding: 0;
    background: none;
    font-size: 1em;
  }

  .table {
    inline-size: fit-content;
    max-inline-size: 100%;
    overflow-x: auto;
    overflow-wrap: normal;
  }

  .table > table {
    border-collapse: collapse;
  }

  .table :is(th, td) {
    padding: var(--_space-1) var(--_space-3);
    border: 1px solid var(--_border);
    text-align: start;
    vertical-align: top;
  }

  .table th {
    background: var(--_surface-sunken);
    font-weight: 600;
  }

  .table [data-align='right'] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }

  .table [data-align='center'] {
    text-align: center;
  }

  .markdown :is(pre, .table):focus-visible {
    outline-offset: -2px;
  }

  .as-written {
    white-space: pre-wrap;
  }
`;
