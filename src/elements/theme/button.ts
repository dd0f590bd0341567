import { css } from 'lit';

/** Buttons. All labels that a button can show share one cell, so that it never changes its width. */
export const button = css`
  .button {
    display: inline-grid;
    place-content: center;
    min-inline-size: 88px;
    min-block-size: var(--_target);
    padding: 0 var(--_space-4);
    border: 1px solid var(--_border-control);
    border-radius: var(--_radius-control);
    background: var(--_surface);
    line-height: var(--_line-s);
    cursor: pointer;
    transition: background-color var(--_fast) var(--_ease);
  }

  /* Keeps its place where there is no way back yet; a narrow card gives it to the main button. */
  @container sq-card (min-width: 480px) {
    .back[hidden] {
      display: inline-grid;
      visibility: hidden;
    }
  }

  .button-label {
    grid-area: 1 / 1;
    font-size: var(--_font-s);
    font-weight: 600;
    text-align: center;
  }

  .button-label[hidden] {
    display: block;
    visibility: hidden;
  }

  .button-primary {
    border-color: transparent;
    background: var(--_accent);
    color: var(--_on-accent);
  }

  .button-quiet {
    min-inline-size: 44px;
    padding-inline: var(--_space-3);
    border-color: transparent;
    background: none;
  }

  /* Quiet buttons reach into the padding: the ring stays inside. */
  .button-quiet:focus-visible {
    outline-offset: -2px;
  }

  .button-quiet .button-label {
    font-weight: 400;
  }

  /* Nothing lights up under a finger, so the word itself says that it can be pressed. */
  @media (hover: none) {
    .button-quiet {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }

  @media (hover: hover) {
    .button:not([aria-disabled='true']):hover {
      background: var(--_hover);
    }

    .button-primary:not([aria-disabled='true']):hover {
      background: var(--_accent-hover);
    }
  }

  /* Not the ways back: while it is sent, everything rests as it was. */
  .button:not(.back, .button-quiet)[aria-disabled='true'] {
    border-color: var(--_border);
    background: var(--_surface-sunken);
    color: var(--_text-muted);
  }

  .button:is([aria-busy='true'], [aria-disabled='true']) {
    cursor: default;
  }

  .button-label[data-turning]::before {
    content: '';
    display: inline-block;
    margin-inline-end: var(--_space-2);
    vertical-align: -2px;
    inline-size: 14px;
    block-size: 14px;
    border: 2px solid currentcolor;
    border-block-start-color: transparent;
    border-radius: 50%;
  }

  /* It is there from the start, to keep its room. Turning unseen, it would keep the page busy with every frame. */
  .button-label[data-turning]:not([hidden])::before {
    animation:
      turn 800ms linear infinite,
      appear 300ms step-end;
  }

  /* What is sent at once needs no sign that it takes time. */
  @keyframes appear {
    from {
      opacity: 0;
    }
  }

  @keyframes turn {
    to {
      rotate: 360deg;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .button-label[data-turning]::before {
      content: none;
    }
  }

  @media (forced-colors: active) {
    .button {
      border-color: ButtonText;
    }

    .button-quiet {
      border-color: Canvas;
      text-decoration: underline;
    }

    .button-primary {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }

    .button:not(.back, .button-quiet)[aria-disabled='true'] {
      border-color: GrayText;
      background: Canvas;
      color: GrayText;
    }
  }
`;
