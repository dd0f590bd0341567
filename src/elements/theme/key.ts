import { css } from 'lit';

/** A key of the keyboard, shown where one is likely. */
export const key = css`
  .key {
    display: none;
    min-inline-size: 20px;
    block-size: 20px;
    margin-block-start: 2px;
    padding-inline: var(--_space-1);
    border: 1px solid var(--_border);
    border-radius: var(--_radius-small);
    color: var(--_text-muted);
    font-family: inherit;
    font-size: var(--_font-xs);
    line-height: 18px;
    text-align: center;
    white-space: nowrap;
  }

  @media (hover: hover) and (pointer: fine) {
    .key {
      display: inline-block;
    }
  }

  @media (forced-colors: active) {
    .key {
      border-color: GrayText;
    }
  }

  @media print {
    .key {
      display: none;
    }
  }
`;
