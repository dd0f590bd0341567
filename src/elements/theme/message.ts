import { css } from 'lit';

/** Prose and cards in one column. */
export const message = css`
  .block + .block {
    margin-block-start: var(--_space-4);
  }

  .block {
    display: block;
  }

  .response-title {
    color: var(--_text-muted);
    font-size: var(--_font-s);
    line-height: var(--_line-s);
  }
`;
