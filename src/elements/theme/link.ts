import { css } from 'lit';

/** Who asks, and the address that a person is asked to go to. */
export const link = css`
  .source {
    padding: var(--_space-3) var(--_space-4) 0;
    color: var(--_text-muted);
    font-size: var(--_font-s);
    line-height: var(--_line-s);
  }

  .source + .header {
    padding-block-start: var(--_space-1);
  }

  /* Where nothing else is asked, the message is the question. */
  .card[data-agree] > .description {
    max-inline-size: 64ch;
    padding-block-start: var(--_space-4);
    color: inherit;
    font-size: var(--_font-m);
    font-weight: 600;
    line-height: var(--_line-m);
  }

  .card[data-agree] > .source + .description {
    padding-block-start: var(--_space-1);
  }

  .link-line {
    padding: var(--_space-1) var(--_space-4) 0;
    line-height: var(--_line-m);
  }

  .record > .link-line {
    padding-block: 0 var(--_space-3);
  }

  .link {
    display: inline-block;
    padding-block: var(--_space-2);
    border-radius: var(--_radius-small);
    color: var(--_accent);
    font-size: var(--_font-s);
    text-underline-offset: 3px;
  }

  .link-host {
    font-size: var(--_font-m);
    font-weight: 600;
  }
`;
