import { css } from 'lit';

/** What a request has beside its questions: a name of each step, a deadline, notes, and a last question before it is cancelled. */
export const request = css`
  .step-name,
  .deadline {
    flex: none;
    font-size: var(--_font-s);
    font-variant-numeric: tabular-nums;
  }

  /* The last minute: weight and colour of text, no alarm red, nothing blinks. */
  .deadline[data-soon] {
    color: var(--_text);
    font-weight: 600;
  }

  .note > .textarea {
    min-block-size: 64px;
  }

  [role='alertdialog'] .status {
    order: 0;
  }
`;
