import { css } from 'lit';

/** Text that is shown to the letter. */
export const verbatim = css`
  .code,
  .preview-text {
    direction: ltr;
    font-family: var(--_font-mono);
    font-size: 0.8125em;
    line-height: calc(20 / 13);
    overflow: auto;
    overflow-wrap: normal;
    tab-size: 2;
    text-align: left;
    white-space: pre;
  }

  :is(.code, .preview-text):focus-visible {
    outline-offset: -2px;
  }
`;
