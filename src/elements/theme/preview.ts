import { css } from 'lit';

/** The preview of an option: below the options on narrow, beside them on wide; of the same height for every option. */
export const preview = css`
  .question > .previewed {
    display: grid;
    grid-area: 3 / 1 / auto / -1;
  }

  .previewed > .options {
    align-content: start;
  }

  .preview {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    block-size: 216px;
    margin: var(--_space-2) var(--_space-4) 0;
    border: 1px solid var(--_border);
    border-radius: var(--_radius-control);
    background: var(--_surface-sunken);
  }

  .preview-title {
    flex: none;
    padding: var(--_space-2) var(--_space-3) 0;
    color: var(--_text-muted);
    font-size: var(--_font-s);
    line-height: var(--_line-s);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  /* Without a size of its own, so that a long text makes no row taller. */
  .preview-text {
    contain: size;
    flex: 1;
    min-block-size: 0;
    padding: var(--_space-2) var(--_space-3) var(--_space-3);
    border-radius: var(--_radius-control);
  }

  /* Of the card around: it has a name, but not in this tree. */
  @container (min-width: 560px) {
    .question > .previewed {
      grid-template-columns: minmax(0, 9fr) minmax(0, 11fr);
    }

    .preview {
      block-size: auto;
      min-block-size: 216px;
      max-block-size: 320px;
      margin-inline-start: var(--_space-2);
    }
  }
`;
