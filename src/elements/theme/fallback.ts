import { css } from 'lit';

/** A block that could not be read: the original text first, the reason folded below. */
export const fallback = css`
  .diagnostics {
    padding: 0 var(--_space-4) var(--_space-3);
    line-height: var(--_line-s);
  }

  .diagnostic {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0 var(--_space-4);
    padding-block: var(--_space-1);
  }

  .diagnostic > * {
    font-size: var(--_font-s);
  }

  .diagnostic-place {
    color: var(--_text-muted);
    font-variant-numeric: tabular-nums;
  }

  @container sq-card (min-width: 480px) {
    .diagnostic {
      grid-template-columns: max-content minmax(0, 1fr);
    }
  }
`;
