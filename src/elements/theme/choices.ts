import { css } from 'lit';

/** Rows of options with their marks, and Other. */
export const choices = css`
  .question {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
  }

  .question > :is(.help, .options) {
    grid-column: 1 / -1;
  }

  .question > .message {
    grid-area: 2 / 1;
  }

  .question > .options {
    grid-row: 3;
  }

  .question > .clear {
    grid-area: 2 / 2;
  }

  .options {
    display: grid;
    gap: var(--_space-1);
    padding: var(--_space-2) var(--_space-2) 0;
  }

  /* No column gap: the last column may be empty. */
  .option {
    position: relative;
    display: grid;
    grid-template-columns: var(--_mark) minmax(0, 1fr) auto auto;
    align-content: center;
    align-items: start;
    min-block-size: var(--_target);
    padding: var(--_space-2);
    border-radius: var(--_radius-control);
    cursor: pointer;
    transition: background-color var(--_fast) var(--_ease);
  }

  @media (hover: hover) {
    .option:hover {
      background: var(--_hover);
    }
  }

  .option:has(> :checked) {
    background: var(--_accent-soft);
  }

  :host([busy]) .option {
    cursor: default;
  }

  /* Rows wear the ring of the mark inside. */
  .option:has(> .mark:focus-visible) {
    outline: 2px solid var(--_focus);
    outline-offset: -2px;
  }

  .option > .mark:focus-visible {
    outline: none;
  }

  .option-text,
  .option-trailing,
  .option > .key,
  .skeleton {
    margin-inline-start: var(--_space-3);
  }

  .option-label {
    display: block;
    text-wrap: pretty;
  }

  .option-description {
    display: block;
    color: var(--_text-muted);
    font-size: var(--_font-s);
    line-height: var(--_line-s);
    text-wrap: pretty;
  }

  .option-trailing {
    color: var(--_text-muted);
    font-size: var(--_font-s);
    line-height: calc(24 / 14);
    font-variant-numeric: tabular-nums;
  }

  /* Marks: a native input, drawn; the tick is a clip-path. */
  .mark {
    appearance: none;
    position: relative;
    inline-size: var(--_mark);
    block-size: var(--_mark);
    margin-block-start: 2px;
    border: 1.5px solid var(--_border-control);
    background: var(--_surface);
    cursor: inherit;
    transition:
      border-width var(--_fast) var(--_ease),
      background-color var(--_fast) var(--_ease);
  }

  .radio {
    border-radius: 50%;
  }

  .radio:checked {
    border: 6px solid var(--_accent);
    background: var(--_on-accent);
  }

  .checkbox {
    border-radius: var(--_radius-small);
  }

  .checkbox:checked {
    border-color: var(--_accent);
    background: var(--_accent);
  }

  .checkbox:checked::before {
    content: '';
    position: absolute;
    inset: 2px;
    background: var(--_on-accent);
    clip-path: polygon(12% 47%, 24% 35%, 42% 53%, 77% 17%, 89% 29%, 42% 77%);
  }

  .mark[aria-invalid='true']:not(:checked) {
    border-color: var(--_danger);
  }

  /* Other: always there, its field always open; typing chooses it. */
  .other {
    grid-template-columns: var(--_mark) fit-content(40%) minmax(0, 1fr) auto;
  }

  .other > .option-label {
    margin-inline: var(--_space-3);
    cursor: inherit;
  }

  /* The label spans the row, so that a click beside the text field chooses Other; the field lies above it. */
  .other > .option-label::before {
    content: '';
    position: absolute;
    inset: 0;
  }

  .other-input {
    display: block;
    position: relative;
    inline-size: 100%;
    min-block-size: 24px;
    max-block-size: 145px;
    margin-block-end: -1px;
    padding: 0;
    border: 0;
    border-block-end: 1px solid var(--_border-control);
    border-radius: 0;
    background: none;
    font-size: var(--_font-input);
    line-height: 1.5;
    resize: none;
    field-sizing: content;
  }

  /* Where a field cannot grow by itself, its own text under it makes room. */
  @supports not (field-sizing: content) {
    .grow {
      display: grid;
    }

    .grow::after {
      content: attr(data-text) ' ';
      max-block-size: 145px;
      overflow: hidden;
      line-height: 1.5;
      overflow-wrap: anywhere;
      visibility: hidden;
      white-space: pre-wrap;
    }

    .grow::after,
    .grow > .other-input {
      grid-area: 1 / 1;
    }
  }

  /* Its row wears the ring: a line alone would be colour alone. */
  .option:has(> .grow > :focus-visible) {
    outline: 2px solid var(--_focus);
    outline-offset: -2px;
  }

  .other-input:focus-visible {
    border-block-end-color: var(--_focus);
    outline: none;
  }

  .other-input[aria-invalid='true'] {
    border-block-end-color: var(--_danger);
  }

  ::placeholder {
    color: var(--_text-muted);
    opacity: 1;
  }

  /* While the options still arrive: a row that cannot be chosen. */
  .skeleton {
    align-self: center;
    inline-size: 40%;
    block-size: 8px;
    margin-block: 8px;
    border-radius: var(--_radius-small);
    background: var(--_border);
  }

  .option[data-arriving] {
    cursor: default;
    background: none;
  }

  .option[data-arriving] > .mark {
    border-color: var(--_border);
  }

  /* Forced colours: hand the marks back to the browser, and say selection with a border too. */
  @media (forced-colors: active) {
    .mark {
      appearance: auto;
      border: revert;
      background: revert;
    }

    .mark::before {
      content: none;
    }

    .option {
      border: 1px solid Canvas;
      padding: 7px;
    }

    .option:has(> :checked) {
      border-color: Highlight;
    }

    .option:focus-within {
      outline-color: Highlight;
    }

    .skeleton {
      forced-color-adjust: none;
      background: GrayText;
    }
  }
`;
