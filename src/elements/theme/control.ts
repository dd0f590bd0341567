import { css } from 'lit';

/** Fields of one control: text and what is written like it, selects, sliders, colours and files. */
export const control = css`
  .field {
    display: block;
    padding: var(--_space-2) var(--_space-4) var(--_space-1);
  }

  .input,
  .textarea,
  .select {
    display: block;
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: var(--_target);
    padding: 7px 11px;
    border: 1px solid var(--_border-control);
    border-radius: var(--_radius-control);
    background: var(--_surface);
    font-size: var(--_font-input);
    line-height: 1.5;
    text-align: start;
  }

  :is(.input, .textarea, .select):focus-visible {
    border-color: var(--_focus);
    outline-offset: -2px;
  }

  :is(.input, .textarea, .select)[aria-invalid='true'] {
    border-color: var(--_danger);
  }

  .textarea {
    min-block-size: 88px;
    max-block-size: 312px;
    field-sizing: content;
    resize: vertical;
  }

  .short {
    max-inline-size: 14em;
    font-variant-numeric: tabular-nums;
  }

  .short[type='datetime-local'] {
    max-inline-size: 17em;
  }

  .select-wrap {
    position: relative;
    display: block;
  }

  .select {
    appearance: none;
    padding-inline-end: 40px;
    text-overflow: ellipsis;
  }

  .select-wrap > .icon {
    position: absolute;
    inset-block-start: calc(50% - 8px);
    inset-inline-end: 12px;
    color: var(--_text-muted);
    pointer-events: none;
  }

  .inline {
    display: flex;
    align-items: center;
    gap: var(--_space-3);
  }

  .inline > .short {
    max-inline-size: 10em;
  }

  .range {
    flex: 1;
    min-inline-size: 0;
    block-size: var(--_target);
    border-radius: var(--_radius-control);
    accent-color: var(--_accent);
  }

  .range:focus-visible {
    outline-offset: -2px;
  }

  /* No answer yet: the thumb is hollow, and nothing is filled in. */
  .range[data-unset] {
    appearance: none;
    background: none;
  }

  .range[data-unset]::-webkit-slider-runnable-track {
    block-size: 2px;
    background: var(--_border-control);
  }

  .range[data-unset]::-webkit-slider-thumb {
    appearance: none;
    inline-size: 18px;
    block-size: 18px;
    margin-block-start: -8px;
    border: 2px solid var(--_border-control);
    border-radius: 50%;
    background: var(--_surface);
  }

  .range[data-unset]::-moz-range-track {
    block-size: 2px;
    background: var(--_border-control);
  }

  .range[data-unset]::-moz-range-thumb {
    border: 2px solid var(--_border-control);
    background: var(--_surface);
  }

  .range-value {
    min-inline-size: 3em;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  .color {
    flex: none;
    inline-size: 56px;
    block-size: var(--_target);
    padding: var(--_space-1);
    border: 1px solid var(--_border-control);
    border-radius: var(--_radius-control);
    background: var(--_surface);
    cursor: pointer;
  }

  .color::-webkit-color-swatch-wrapper {
    padding: 0;
  }

  .color::-webkit-color-swatch {
    border: 1px solid var(--_border);
    border-radius: var(--_radius-small);
  }

  .color::-moz-color-swatch {
    border: 1px solid var(--_border);
    border-radius: var(--_radius-small);
  }

  .color[data-unset] {
    border-style: dashed;
  }

  .color[data-unset]::-webkit-color-swatch {
    visibility: hidden;
  }

  .color[data-unset]::-moz-color-swatch {
    visibility: hidden;
  }

  .file {
    position: relative;
    display: grid;
    place-content: center;
    min-block-size: 80px;
    padding: var(--_space-3) var(--_space-4);
    border: 1px dashed var(--_border-control);
    border-radius: var(--_radius-control);
    text-align: center;
  }

  .file > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    opacity: 0;
    cursor: pointer;
  }

  .file[data-over] {
    border-style: solid;
    border-color: var(--_accent);
    background: var(--_accent-soft);
  }

  .file:has(> :focus-visible) {
    outline: 2px solid var(--_focus);
    outline-offset: 2px;
  }

  .file:has(> [aria-invalid='true']) {
    border-color: var(--_danger);
  }

  .file-action {
    color: var(--_accent);
  }

  @media (hover: none) {
    .file-drop {
      display: none;
    }
  }

  .message > .clear {
    margin-inline: auto calc(-1 * var(--_space-2));
  }

  /* Here the control stands above it, and nothing to press right below. */
  @media (any-pointer: coarse) {
    .message > .clear {
      margin-block: calc((20px - var(--_target)) / 2);
      padding-block: calc((var(--_target) - 20px) / 2);
    }
  }

  .file-item {
    display: flex;
    align-items: center;
    gap: var(--_space-3);
    min-block-size: var(--_target);
    padding-block-start: var(--_space-1);
    padding-inline-start: var(--_space-3);
  }

  .file-item[data-error] {
    color: var(--_danger);
  }

  .file-name {
    flex: 1;
    min-inline-size: 0;
    padding-block: var(--_space-2);
  }

  .file-size {
    color: var(--_text-muted);
    font-size: var(--_font-s);
    white-space: nowrap;
  }

  .icon-button {
    display: grid;
    flex: none;
    place-content: center;
    inline-size: var(--_target);
    block-size: var(--_target);
    border: 0;
    border-radius: var(--_radius-control);
    background: none;
    color: var(--_text-muted);
    cursor: pointer;
  }

  .icon-button:focus-visible {
    outline-offset: -2px;
  }

  @media (hover: hover) {
    .icon-button:hover {
      background: var(--_hover);
    }
  }

  /* What the platform knows no read-only for. */
  :host([busy]) :is(.range, .color, .select, .file, .icon-button) {
    pointer-events: none;
  }

  /* On paper nothing scrolls. */
  @media print {
    .textarea {
      max-block-size: none;
    }
  }
`;
