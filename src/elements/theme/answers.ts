import { css } from 'lit';

/** Questions with their answers, to read. */
export const answers = css`
  .answers {
    display: grid;
    padding: 0 var(--_space-4) var(--_space-2);
  }

  .answer {
    padding-block: var(--_space-2);
  }

  .answer + .answer {
    padding-block-start: 7px;
    border-block-start: 1px solid var(--_border);
  }

  .answer-question {
    color: var(--_text-muted);
    font-size: var(--_font-s);
    line-height: var(--_line-s);
    text-wrap: pretty;
  }

  .answer-value[data-empty] {
    color: var(--_text-muted);
  }

  .swatch {
    inline-size: 1em;
    block-size: 1em;
    margin-inline-end: var(--_space-2);
    border: 1px solid var(--_border-control);
    border-radius: var(--_radius-small);
    vertical-align: -0.125em;
    forced-color-adjust: none;
  }

  /* Read-only lists what could be chosen, without controls. */
  .listing {
    padding-inline-start: var(--_space-5);
    list-style: disc;
  }
`;
