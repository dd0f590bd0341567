import { css } from 'lit';

/** Questions that are not here yet, or never will be. */
export const tool = css`
  :host {
    display: block;
  }

  .record-head > .pulse {
    margin-block: 6px;
  }

  .record-why:last-child {
    padding-block-end: var(--_space-3);
  }
`;
