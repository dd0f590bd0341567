import { css } from 'lit';

/** Messages below each other; what is far out of sight is not laid out. */
export const conversation = css`
  :host {
    display: grid;
    gap: var(--_space-5);
  }

  .message {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 120px;
    min-inline-size: 0;
  }

  /* A ring at the edge of a card is not cut. */
  .message {
    padding: 4px;
    margin: -4px;
  }

  .message[part~='message-user'] {
    justify-self: end;
    max-inline-size: 85%;
    padding: var(--_space-3) var(--_space-4);
    margin: 0;
    border-radius: var(--_radius);
    background: var(--_surface-sunken);
  }
`;
