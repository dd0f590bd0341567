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
  .option:has(> :is(.mark, .switch):focus-visible) {
    outline: 2px solid var(--_focus);
    outline-offset: -2px;
  }

  .option > :is(.mark, .switch):focus-visible {
    outline: none;
  }

  .option > :is(.option-label, .option-description),
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

  .option > .option-description {
    grid-area: 2 / 2;
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
    margin-block-start: calc((1lh - var(--_mark)) / 2);
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

  .mark[aria-invalid='true'] {
    border-color: var(--_danger);
  }

  .mark[aria-invalid='true']:checked {
    background: var(--_danger);
  }

  /* Other: always there, its field always open; typing chooses it. */
  .other {
    grid-template-columns: var(--_mark) fit-content(40%) minmax(0, 1fr) auto;
  }

  .other > .option-label {
    margin-inline-end: var(--_space-3);
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

  /* Choice cards: only when descriptions carry the decision. */
  .options[data-layout='cards'] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
    gap: var(--_space-2);
    padding: var(--_space-3) var(--_space-4) 0;
  }

  [data-layout] > .option {
    align-content: start;
    padding: 11px;
    border: 1px solid var(--_border);
  }

  [data-layout] > .option:has(> :checked) {
    border-color: var(--_accent);
  }

  /* The key takes the corner, so that the description has the whole width. */
  [data-layout] > :not(.other) > :is(.option-label, .option-description) {
    grid-column: 2 / -1;
  }

  [data-layout] > :not(.other) > .key {
    position: absolute;
    inset-block-start: 11px;
    inset-inline-end: 11px;
  }

  @media (hover: hover) and (pointer: fine) {
    [data-layout] > :not(.other) .option-label {
      padding-inline-end: 24px;
    }
  }

  [data-layout] > .other {
    grid-column: 1 / -1;
  }

  /* Yes or no: the question is the label of its mark, which says it without a tint. */
  .option[data-boolean] {
    margin: calc(var(--_prompt-space, var(--_space-4)) - var(--_space-2)) var(--_space-2) 0;
    grid-column: 1 / -1;
  }

  .option[data-boolean]:has(> :checked) {
    background: none;
  }

  [data-boolean] .option-label {
    font-weight: 600;
  }

  .option[data-boolean] ~ .message {
    grid-column: 1 / -1;
  }

  .option[data-boolean='checkbox'] ~ .message {
    padding-inline-start: calc(var(--_space-4) + var(--_mark) + var(--_space-3));
  }

  .option[data-boolean='switch'] {
    grid-template-columns: minmax(0, 1fr) auto;
  }

  [data-boolean='switch'] > .option-text {
    grid-area: 1 / 1;
    margin-inline: 0 var(--_space-3);
  }

  .switch {
    appearance: none;
    position: relative;
    inline-size: 40px;
    block-size: 24px;
    margin-block-start: calc((1lh - 24px) / 2);
    border: 1px solid transparent;
    border-radius: 12px;
    background: var(--_border-control);
    cursor: inherit;
    transition: background-color var(--_fast) var(--_ease);
  }

  .switch::before {
    content: '';
    position: absolute;
    inset-block-start: 2px;
    inset-inline-start: 2px;
    inline-size: 18px;
    block-size: 18px;
    border-radius: 50%;
    background: var(--_surface);
    transition: inset-inline-start var(--_fast) var(--_ease);
  }

  .switch:checked {
    background: var(--_accent);
  }

  .switch:checked::before {
    inset-inline-start: 18px;
    background: var(--_on-accent);
  }

  .switch[aria-invalid='true'] {
    border-color: var(--_danger);
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
    :is(.mark, .switch) {
      appearance: auto;
      border: revert;
      background: revert;
    }

    :is(.mark, .switch)::before {
      content: none;
    }

    .option {
      border: 1px solid Canvas;
      padding: 7px;
    }

    .option:not([data-boolean]):has(> :checked) {
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

  @media print {
    .other-input,
    .grow::after {
      max-block-size: none;
    }
  }
`;
