import { css } from 'lit';

/** A key of the keyboard, shown where one is likely. */
export const key = css`
  .key {
    display: none;
    min-inline-size: calc(20em / 12);
    block-size: calc(20em / 12);
    margin-block-start: calc(2em / 12);
    padding-inline: var(--_space-1);
    border: 1px solid var(--_border);
    border-radius: var(--_radius-small);
    color: var(--_text-muted);
    font-family: inherit;
    font-size: var(--_font-xs);
    line-height: calc(20em / 12 - 2px);
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
