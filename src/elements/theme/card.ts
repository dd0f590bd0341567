import { css } from 'lit';

/** The header, the progress, and what stands between the questions. */
export const card = css`
  .header {
    display: flex;
    align-items: baseline;
    gap: var(--_space-4);
    padding: var(--_space-3) var(--_space-4) 0;
    color: var(--_text-muted);
    line-height: var(--_line-s);
  }

  .title,
  .count,
  .description {
    font-size: var(--_font-s);
  }

  .title {
    flex: 1;
    min-inline-size: 0;
  }

  .count {
    flex: none;
    font-variant-numeric: tabular-nums;
  }

  .description {
    max-inline-size: 72ch;
    padding: var(--_space-1) var(--_space-4) 0;
    color: var(--_text-muted);
    line-height: var(--_line-s);
    text-wrap: pretty;
  }

  /* The rule under the header is the progress: one line does both jobs. */
  .progress {
    appearance: none;
    display: block;
    inline-size: 100%;
    block-size: 2px;
    margin-block-start: 10px;
    border: 0;
    background: var(--_border);
    color: var(--_accent);
  }

  .progress::-webkit-progress-bar {
    background: none;
  }

  .progress::-webkit-progress-value {
    background: var(--_accent);
    transition: inline-size var(--_slow) var(--_ease);
  }

  .progress::-moz-progress-bar {
    background: var(--_accent);
  }

  .field-row {
    display: block;
  }

  .field-row ~ .field-row {
    margin-block-start: var(--_space-2);
  }

  /* Title and prompt read as one where nothing stands between them. */
  .header + .field-row {
    --_prompt-space: var(--_space-1);
  }

  /* What could not be shown as a question, folded until wanted. */
  .note {
    padding: var(--_space-2) var(--_space-4) 0;
  }

  .note > summary {
    display: inline-flex;
    align-items: center;
    gap: var(--_space-2);
    min-block-size: var(--_target);
    margin-inline-start: calc(-1 * var(--_space-2));
    padding-inline: var(--_space-2) var(--_space-3);
    border-radius: var(--_radius-control);
    color: var(--_text-muted);
    line-height: var(--_line-s);
    cursor: pointer;
    list-style: none;
  }

  .note > summary::-webkit-details-marker {
    display: none;
  }

  .note > summary > span {
    font-size: var(--_font-s);
  }

  .note > summary:focus-visible {
    outline-offset: -2px;
  }

  @media (hover: hover) {
    .note > summary:hover {
      background: var(--_hover);
    }
  }

  .note-reason {
    padding-block: var(--_space-2) 0;
    color: var(--_text-muted);
    font-size: var(--_font-s);
    line-height: var(--_line-s);
  }

  .note > .code {
    margin: var(--_space-2) 0 0;
  }

  .nothing-shown {
    padding: var(--_space-3) var(--_space-4) 0;
  }

  .card > .note:last-child {
    padding-block-end: var(--_space-3);
  }

  /* The heading of the review. */
  .prompt {
    max-inline-size: 64ch;
    padding: var(--_prompt-space, var(--_space-4)) var(--_space-4) 0;
    font-size: var(--_font-m);
    font-weight: 600;
    text-wrap: pretty;
  }

  @media (forced-colors: active) {
    .progress {
      border: 1px solid CanvasText;
      block-size: 6px;
    }

    .progress::-webkit-progress-value {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`;
