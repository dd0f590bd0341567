import { css } from 'lit';

/** The prompt, the help and the message line of a question. */
export const question = css`
  .question {
    display: block;
  }

  .prompt {
    display: block;
    inline-size: 100%;
    max-inline-size: 64ch;
    padding: var(--_prompt-space, var(--_space-4)) var(--_space-4) 0;
    font-size: var(--_font-m);
    font-weight: 600;
    text-wrap: pretty;
  }

  .optional {
    color: var(--_text-muted);
    font-weight: 400;
  }

  .help {
    max-inline-size: 72ch;
    padding-inline: var(--_space-4);
    color: var(--_text-muted);
    font-size: var(--_font-s);
    line-height: var(--_line-s);
    text-wrap: pretty;
  }

  ::placeholder {
    color: var(--_text-muted);
    opacity: 1;
  }

  /*
   * The message line. Every question has one; it states the rule, and an error takes its place, so nothing moves.
   * Choices: under the prompt. Fields: under the control.
   */
  .message {
    display: flex;
    gap: var(--_space-1);
    min-block-size: 20px;
    padding-inline: var(--_space-4);
    color: var(--_text-muted);
    line-height: var(--_line-s);
  }

  .message-text,
  .message-count {
    font-size: var(--_font-s);
  }

  .message-text {
    max-inline-size: 72ch;
  }

  .message-count {
    flex: none;
    margin-inline-start: auto;
    padding-inline-start: var(--_space-3);
    font-variant-numeric: tabular-nums;
  }

  .message .icon {
    margin-block-start: 2px;
  }

  .message[data-error],
  .message[data-error] .message-count {
    color: var(--_danger);
  }

  /* Takes no room of its own: its target reaches over the line's edges. */
  .clear {
    flex: none;
    block-size: 28px;
    margin-block: -4px;
    margin-inline-end: var(--_space-2);
    padding: 0 var(--_space-2);
    border: 0;
    border-radius: var(--_radius-small);
    background: none;
    color: var(--_text-muted);
    line-height: 20px;
    cursor: pointer;
  }

  /* Up rather than down: below it the options begin. */
  @media (any-pointer: coarse) {
    .clear {
      block-size: var(--_target);
      margin-block: calc(28px - var(--_target)) -8px;
      padding-block: calc(var(--_target) - 28px) 8px;
    }
  }

  .clear > span {
    display: block;
    font-size: var(--_font-s);
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  .clear[hidden] {
    display: block;
    visibility: hidden;
  }

  .clear:focus-visible {
    outline-offset: -2px;
  }

  @media (hover: hover) {
    .clear:hover {
      color: var(--_text);
    }
  }

  @media print {
    .clear {
      display: none;
    }
  }
`;
