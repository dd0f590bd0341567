import { css } from 'lit';

/** The box that cards, records and fallbacks share: a hairline in the column of the prose, no shadow. */
export const frame = css`
  /*
   * The box depends on its width, and so has none of its own: in a host that is as wide as its content nothing would be
   * seen of it. This makes it as wide as there is room, up to where a footer stands in one line.
   */
  :host::before {
    content: '. .';
    display: block;
    block-size: 0;
    overflow: hidden;
    visibility: hidden;
    word-spacing: 30em;
  }

  .card {
    container: sq-card / inline-size;
    display: block;
    inline-size: 100%;
    max-inline-size: var(--_max-inline-size);
    margin: 0;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_surface);
  }

  @media print {
    .card {
      break-inside: avoid;
    }
  }
`;
