import { css } from 'lit';

/** Text, on one line or several. */
export const textField = css`
  .field {
    display: block;
    padding: var(--_space-2) var(--_space-4) var(--_space-1);
  }

  .input,
  .textarea {
    display: block;
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: var(--_target);
    padding: 7px 11px;
    border: 1px solid var(--_border-control);
    border-radius: var(--_radius-control);
    background: var(--_surface);
    font-size: var(--_font-input);
    line-height: 24px;
    text-align: start;
  }

  :is(.input, .textarea):focus-visible {
    border-color: var(--_focus);
    outline-offset: -2px;
  }

  :is(.input, .textarea)[aria-invalid='true'] {
    border-color: var(--_danger);
  }

  .textarea {
    min-block-size: 88px;
    max-block-size: 312px;
    field-sizing: content;
    resize: vertical;
  }

  ::placeholder {
    color: var(--_text-muted);
    opacity: 1;
  }
`;
