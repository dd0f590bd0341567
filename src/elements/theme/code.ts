import { css } from 'lit';

/** Original text, in full, with its line numbers. */
export const code = css`
  .code {
    display: block;
    margin: var(--_space-2);
    margin-block-end: 0;
    padding: var(--_space-3) 0;
    max-block-size: 320px;
    border-radius: var(--_radius-control);
    background: var(--_surface-sunken);
  }

  .code > [data-line] {
    display: block;
    min-inline-size: fit-content;
    min-block-size: 20px;
    padding-inline-end: var(--_space-3);
  }

  .code > [data-line]::before {
    content: attr(data-line);
    display: inline-block;
    min-inline-size: 36px;
    padding-inline: var(--_space-2) var(--_space-3);
    color: var(--_text-muted);
    text-align: end;
    user-select: none;
  }

  .code > [data-error]::before {
    color: var(--_danger);
    font-weight: 700;
  }

  .code[data-plain] {
    padding: var(--_space-3);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  .code mark {
    background: none;
    color: inherit;
    text-decoration: underline wavy var(--_danger) 1px;
    text-underline-offset: 4px;
  }

  /* Inside a sentence. */
  .quoted {
    padding: 0.125em 0.25em;
    border-radius: var(--_radius-small);
    background: var(--_surface-sunken);
    direction: ltr;
    font-family: var(--_font-mono);
    font-size: 0.9286em; /* 13 of 14 px, as the original text */
    unicode-bidi: isolate;
    white-space: pre-wrap;
  }

  @media print {
    .code {
      max-block-size: none;
      white-space: pre-wrap;
    }
  }
`;
