import { css } from 'lit';

/**
 * Exits, status and actions. Wide: on one line, with the exits below where there is no room. Narrow: actions, status, exits, one below the other, so that a message
 * never moves a button under a finger.
 */
export const footer = css`
  .footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space-2) var(--_space-3);
    padding: var(--_space-4);
  }

  .way {
    display: contents;
  }

  .status {
    display: flex;
    flex: 1 1 100%;
    order: 1;
    min-inline-size: 0;
    color: var(--_text-muted);
    line-height: var(--_line-s);
  }

  /* Out of the flow, so that a line with nothing to see takes no gap either; never gone, for it speaks. */
  .status[data-empty] {
    position: absolute;
  }

  .status-text {
    min-inline-size: 0;
    font-size: var(--_font-s);
  }

  .status > .icon {
    margin-block-start: 2px;
    margin-inline-end: var(--_space-1);
  }

  .status[data-error] {
    color: var(--_danger);
  }

  .actions {
    display: flex;
    flex: 1 1 100%;
    flex-wrap: wrap;
    gap: var(--_space-2);
  }

  .actions > .button-primary {
    flex: 1;
  }

  /* Quiet buttons hang out by their padding, so that their text aligns. */
  .actions[data-start] {
    order: 2;
    margin-inline: calc(-1px - var(--_space-3));
    margin-block-end: calc(-1 * var(--_space-2));
    gap: 0;
  }

  /* With a mouse, as high as the hints whose place it takes: they are over while it is sent. It reaches into gap and padding. */
  .actions[data-instead-of-hints] {
    margin-block: calc(2px - var(--_space-2)) calc(2px - var(--_space-4));
  }

  /* All that stand there one after the other share a cell, so that nothing moves. */
  .exits:has(> .room) {
    display: grid;
    justify-items: start;
  }

  .exits > .room {
    display: flex;
    flex-wrap: wrap;
    visibility: hidden;
  }

  .exits > :is(.room, .stop) {
    grid-area: 1 / 1;
  }

  @container sq-card (min-width: 480px) {
    .footer {
      flex-wrap: wrap-reverse;
    }

    .way {
      display: flex;
      flex: 1 1 0;
      align-items: center;
      gap: var(--_space-3);
      min-inline-size: 0;
    }

    /* Room for buttons and a message on a few lines, whatever there is to say: what is said moves nothing. */
    .exits ~ .way {
      flex-basis: min(440px, 100%);
    }

    .status,
    .status[data-empty] {
      position: static;
      flex: 1 1 0;
      order: 0;
    }

    .actions {
      flex: none;
      margin-inline-start: auto;
    }

    .actions > .button-primary {
      flex: none;
    }

    .actions[data-start] {
      order: 0;
      margin-inline: calc(-1px - var(--_space-3)) 0;
      margin-block: 0;
    }
  }

  .hints {
    display: none;
    font-size: var(--_font-s);
  }

  /* One line whatever its width: what has no room is left out, so that the footer keeps its height. */
  @media (hover: hover) and (pointer: fine) {
    .hints {
      display: flex;
      flex-wrap: wrap;
      gap: var(--_space-2) var(--_space-3);
      block-size: 20px;
      overflow: hidden;
    }
  }

  @media not ((hover: hover) and (pointer: fine)) {
    .status[data-hints] {
      position: absolute;
    }
  }

  .hints > span {
    white-space: nowrap;
  }

  .hints .key {
    margin: 0;
    font-size: calc(1em * 0.75 / 0.875); /* of the host's, not of the hints' */
    vertical-align: top;
  }

  .dash {
    margin-inline: 2px;
  }

  /* A quick delivery shows no way out that nobody can take. */
  .stop {
    animation: appear 1ms 300ms both;
  }

  @keyframes appear {
    from {
      visibility: hidden;
    }
  }

  /* One thing moves: the dot. */
  .pulse {
    flex: none;
    inline-size: 8px;
    block-size: 8px;
    margin-block: 6px;
    margin-inline: var(--_space-1) var(--_space-2);
    border-radius: 50%;
    background: var(--_accent);
    animation: pulse 1600ms ease-in-out infinite;
  }

  @keyframes pulse {
    50% {
      opacity: 0.3;
    }
  }

  @media (forced-colors: active) {
    .pulse {
      forced-color-adjust: none;
      background: GrayText;
    }
  }

  @media print {
    .footer {
      display: none;
    }
  }
`;
