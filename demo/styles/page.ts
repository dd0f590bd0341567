import { css } from 'lit';

/** The page around the chat: settings, and the list of samples. */
export const pageStyles = css`
  :host {
    --line: light-dark(#e1e3e7, #36383d);
    --muted: light-dark(#5a5f69, #a7acb5);
    --sunken: light-dark(#f5f6f7, #1d1e21);
    --accent: light-dark(#2d5fd3, #86aaff);
    display: grid;
    grid-template: auto 1fr / 240px minmax(0, 1fr);
    min-block-size: 100dvh;
  }

  header {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: 8px 24px;
    align-items: center;
    padding: 12px 16px;
    border-block-end: 1px solid var(--line);
  }

  h1,
  h2 {
    margin: 0;
    font-size: 16px;
    line-height: 24px;
  }

  h2 {
    padding-inline: 8px;
    color: var(--muted);
    font-size: 14px;
    font-weight: 400;
  }

  .settings {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    margin-inline-start: auto;
    font-size: 14px;
  }

  label {
    display: inline-flex;
    gap: 8px;
    align-items: center;
    min-block-size: 32px;
  }

  select,
  button,
  input {
    color: inherit;
    font: inherit;
  }

  input[type='checkbox'] {
    inline-size: 16px;
    block-size: 16px;
    margin: 0;
    accent-color: var(--accent);
  }

  nav {
    padding: 16px 8px;
    border-inline-end: 1px solid var(--line);
  }

  ul,
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  nav button {
    inline-size: 100%;
    min-block-size: 40px;
    padding: 8px;
    border: 0;
    border-radius: 8px;
    background: none;
    text-align: start;
    cursor: pointer;
  }

  nav button:focus-visible {
    outline-offset: -2px;
  }

  nav button:hover {
    background: var(--sunken);
  }

  nav button[aria-current] {
    background: var(--sunken);
    font-weight: 600;
  }

  main {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
  }

  :focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }

  @media (max-width: 720px) {
    :host {
      grid-template: auto auto 1fr / minmax(0, 1fr);
    }

    nav {
      padding: 8px 0;
      border: 0;
      border-block-end: 1px solid var(--line);
    }

    h2 {
      padding-inline: 16px;
    }

    /* One line, however many there are. It fades where it goes on; the last one stops before that. */
    nav ul {
      display: flex;
      gap: 4px;
      padding-inline: 8px 48px;
      overflow-x: auto;
      scroll-padding-inline: 8px 48px;
      scrollbar-width: thin;
      mask-image: linear-gradient(to right, #000 calc(100% - 48px), transparent);
    }

    nav button {
      white-space: nowrap;
    }
  }
`;
