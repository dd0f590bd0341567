import { css } from 'lit';

export const styles = css`
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

  .transcript {
    flex: 1;
    display: flex;
    flex-direction: column;
    gap: 24px;
    box-sizing: border-box;
    inline-size: 100%;
    max-inline-size: 752px;
    margin-inline: auto;
    padding: 24px 16px;
  }

  .transcript > li[data-role='user'] {
    align-self: flex-end;
    max-inline-size: 85%;
    padding: 8px 16px;
    border-radius: 12px;
    background: var(--sunken);
  }

  .author {
    display: block;
    color: var(--muted);
    font-size: 14px;
    line-height: 20px;
  }

  .wire {
    margin-block-start: 8px;
    color: var(--muted);
    font-size: 14px;
  }

  .wire > summary {
    inline-size: fit-content;
    min-block-size: 24px;
    cursor: pointer;
  }

  .wire > pre {
    max-block-size: 240px;
    margin: 8px 0 0;
    overflow: auto;
    font: 13px/20px ui-monospace, Menlo, Consolas, monospace;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }

  .composer {
    position: sticky;
    inset-block-end: 0;
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    box-sizing: border-box;
    inline-size: 100%;
    max-inline-size: 752px;
    margin-inline: auto;
    padding: 12px 16px;
    background: light-dark(#fff, #141517);
  }

  .composer input {
    flex: 1 1 240px;
    box-sizing: border-box;
    min-block-size: 40px;
    padding-inline: 12px;
    border: 1px solid light-dark(#7c818a, #82878f);
    border-radius: 8px;
    background: none;
  }

  .composer button {
    min-block-size: 40px;
    padding-inline: 16px;
    border: 1px solid light-dark(#7c818a, #82878f);
    border-radius: 8px;
    background: none;
    font-size: 14px;
    cursor: pointer;
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
      padding: 8px 16px;
      border: 0;
      border-block-end: 1px solid var(--line);
      overflow-x: auto;
    }

    nav ul {
      display: flex;
      gap: 4px;
    }

    nav button {
      white-space: nowrap;
    }
  }
`;
