import { css } from 'lit';

/** What every shadow root starts from: the resets, the focus ring, icons, and what is only heard. */
export const base = css`
  :host {
    display: block;
    color: var(--_text);
    line-height: var(--_line-m);
    text-align: start;
    text-align-last: auto;
    text-indent: 0;
    text-shadow: none;
    text-transform: none;
    -webkit-text-fill-color: currentcolor;
    letter-spacing: normal;
    word-spacing: normal;
    white-space: normal;
    overflow-wrap: anywhere;
    word-break: normal;
    cursor: auto;
    -webkit-user-select: text;
    user-select: text;
  }

  :host([hidden]),
  [hidden]:not(.button-label) {
    display: none;
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  :where(p, dl, dd, dt, ol, ul, pre, fieldset, legend) {
    margin: 0;
    padding: 0;
  }

  :where(ol, ul) {
    list-style: none;
  }

  :where(fieldset) {
    min-inline-size: 0;
    border: 0;
  }

  :where(button, input, select, textarea) {
    margin: 0;
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
  }

  /* One focus ring everywhere. Named elements, for a host that hands on its focus counts as focused too. */
  :is(a, button, input, pre, select, summary, textarea, [tabindex]):focus-visible {
    outline: 2px solid var(--_focus);
    outline-offset: 2px;
  }

  /* Text from the wire: its line ends are kept, and its direction is its own, line by line. */
  bdi,
  .wire-text {
    unicode-bidi: plaintext;
    white-space: pre-line;
  }

  ::placeholder {
    unicode-bidi: plaintext;
  }

  /* Where it fills its element, it keeps to the side of what is around. */
  .wire-text,
  ::placeholder {
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }

  .visually-hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  .icon {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .chevron {
    transition: rotate var(--_fast) var(--_ease);
  }

  :where(details[open]) > :where(summary) > .chevron {
    rotate: 180deg;
  }

  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation: none !important;
      transition: none !important;
    }
  }

  @media (forced-colors: active) {
    :focus-visible {
      outline-color: Highlight !important;
    }
  }
`;
