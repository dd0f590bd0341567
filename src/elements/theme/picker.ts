import { css } from 'lit';

/** Many options: a box of fixed height inside the card, for a popup would be cut off somewhere. */
export const picker = css`
  .picker {
    margin-inline: var(--_space-2);
    border: 1px solid var(--_border-control);
    border-radius: var(--_radius-control);
  }

  [aria-invalid='true'] .picker {
    border-color: var(--_danger);
  }

  .picker-search {
    display: block;
    inline-size: 100%;
    min-block-size: var(--_target);
    padding: 0 var(--_space-3);
    border: 0;
    border-block-end: 1px solid var(--_border);
    border-radius: calc(var(--_radius-control) - 1px) calc(var(--_radius-control) - 1px) 0 0;
    background: none;
    font-size: var(--_font-input);
  }

  .picker-search:focus-visible {
    outline-offset: -2px;
  }

  /* What a search leaves keeps the height: nothing below it moves. */
  .picker-list {
    position: relative;
    block-size: 244px;
    padding: var(--_space-1);
    overflow-y: auto;
    scroll-padding-block: 40px var(--_space-1);
  }

  .picker-list > .help {
    padding: var(--_space-2);
  }

  .picker-group > summary {
    position: sticky;
    z-index: 1;
    inset-block-start: calc(-1 * var(--_space-1));
    display: flex;
    align-items: center;
    gap: var(--_space-2);
    min-block-size: 36px;
    padding-inline: var(--_space-2);
    border-radius: var(--_radius-control);
    background: var(--_surface);
    color: var(--_text-muted);
    line-height: var(--_line-s);
    cursor: pointer;
    list-style: none;
  }

  .picker-group > summary::-webkit-details-marker {
    display: none;
  }

  .picker-group > summary:focus-visible {
    outline-offset: -2px;
  }

  .picker-group > summary > span {
    font-size: var(--_font-s);
  }

  /* Folded, the chevron points on; open, down. */
  .picker-group > summary > .chevron {
    rotate: -90deg;
  }

  .picker-group > summary > .chevron:dir(rtl) {
    rotate: 90deg;
  }

  .picker-group[open] > summary > .chevron {
    rotate: none;
  }

  @media (any-pointer: coarse) {
    .picker-group > summary {
      min-block-size: 44px;
    }
  }

  @media print {
    .picker-list {
      block-size: auto;
    }
  }
`;
