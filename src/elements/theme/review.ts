import { css } from 'lit';

/** The answers before they are sent, each with a way to change it. */
export const review = css`
  .card .answers {
    padding: var(--_space-1) var(--_space-4);
  }

  /* It takes the focus: its ring has room on all sides, and the text stands where prompts do. */
  .review > .prompt {
    inline-size: fit-content;
    margin: var(--_space-3) var(--_space-3) 0;
    padding: var(--_space-1);
    border-radius: var(--_radius-small);
  }

  .review > .prompt:focus-visible {
    outline-offset: 0;
  }

  .review .answer {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: var(--_space-3);
  }

  .review :is(.answer-question, .answer-value, .answer-issue) {
    grid-column: 1;
  }

  .answer-edit {
    grid-area: 1 / 2 / span 2 / 2;
    align-self: center;
    margin-inline-end: calc(-1px - var(--_space-3));
  }

  .answer-issue {
    display: flex;
    gap: var(--_space-1);
    color: var(--_danger);
    font-size: var(--_font-s);
    line-height: var(--_line-s);
  }

  .answer-issue > .icon {
    flex: none;
    margin-block-start: 2px;
  }
`;
