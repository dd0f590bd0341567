import { css } from 'lit';

/** The settled card: mark, word, gist, and folded below them the answers. */
export const record = css`
  .record > summary,
  .record-head {
    display: flex;
    gap: var(--_space-2);
    min-block-size: 44px;
    padding: var(--_space-3) var(--_space-4);
    border-radius: calc(var(--_radius) - 1px);
    line-height: var(--_line-s);
    list-style: none;
  }

  .record > summary {
    cursor: pointer;
  }

  .record > summary::-webkit-details-marker {
    display: none;
  }

  :is(.record > summary, .record-head):focus-visible {
    outline-offset: -2px;
  }

  /* Opened, text follows at once: the ring keeps off it. */
  .record[open] > summary:focus-visible {
    outline-offset: -6px;
  }

  @media (hover: hover) {
    .record > summary:hover {
      background: var(--_hover);
    }
  }

  .record .icon {
    margin-block-start: 2px;
    color: var(--_text-muted);
  }

  .record-state,
  .record-gist {
    font-size: var(--_font-s);
  }

  /* Wide: one line. Narrow: the gist below the word, two lines at most. */
  .record-text {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-inline-size: 0;
  }

  .record-gist {
    display: -webkit-box;
    color: var(--_text-muted);
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  .record-gist > bdi {
    white-space: normal;
  }

  @container sq-card (min-width: 480px) {
    .record-text {
      flex-direction: row;
      gap: var(--_space-2);
    }

    .record-state {
      flex: none;
    }

    .record-gist {
      -webkit-line-clamp: 1;
    }
  }

  /* Opened, there is room for all of it. */
  .record[open] > summary .record-gist {
    display: block;
  }

  /* Opened, the answers stand below: the gist would say them twice. */
  .record[open] > summary .record-gist[data-answers] {
    display: none;
  }

  .record-why {
    padding: 0 var(--_space-4) var(--_space-2);
    color: var(--_text-muted);
    font-size: var(--_font-s);
    line-height: var(--_line-s);
  }

  .record > .footer {
    padding-block-start: var(--_space-1);
  }

  .chip {
    display: inline-flex;
    inline-size: fit-content;
    max-inline-size: 100%;
    container-type: normal;
  }

  .chip > .record-head {
    min-block-size: 32px;
    padding: 5px var(--_space-3);
  }

  /* There is nothing to open, so all of it is there. */
  .chip .record-gist {
    display: block;
  }

  .chip .record-text {
    flex-flow: row wrap;
    column-gap: var(--_space-2);
  }

  /* Nobody opens what is on paper. */
  @media print {
    .record::details-content {
      block-size: auto;
      content-visibility: visible;
    }
  }
`;
