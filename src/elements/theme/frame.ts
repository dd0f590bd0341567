import { css } from 'lit';

/** The box that cards, records and fallbacks share: a hairline in the column of the prose, no shadow. */
export const frame = css`
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
