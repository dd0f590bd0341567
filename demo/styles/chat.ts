import { css } from 'lit';

/** The conversation, and the line to write in. */
export const chatStyles = css`
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

  sage-questionnaire-message ~ :is(sage-questionnaire-card, sage-questionnaire-fallback) {
    display: block;
    margin-block-start: 16px;
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

  .arrival {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
    align-items: center;
    box-sizing: border-box;
    inline-size: 100%;
    max-inline-size: 752px;
    margin-inline: auto;
    padding: 0 16px 16px;
    color: var(--muted);
    font-size: 14px;
  }

  .arrival button {
    min-inline-size: 80px;
  }

  .arrival > input {
    flex: 1 1 160px;
    min-inline-size: 0;
    min-block-size: 24px;
  }

  .position {
    min-inline-size: 80px;
    font-variant-numeric: tabular-nums;
    text-align: end;
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

  .composer[hidden] {
    display: none;
  }

  .composer input {
    flex: 1 1 160px;
    text-overflow: ellipsis;
    min-inline-size: 0;
    box-sizing: border-box;
    min-block-size: 40px;
    padding-inline: 12px;
    border: 1px solid light-dark(#7c818a, #82878f);
    border-radius: 8px;
    background: none;
  }

  :is(.composer, .arrival) button {
    min-block-size: 40px;
    padding-inline: 16px;
    border: 1px solid light-dark(#7c818a, #82878f);
    border-radius: 8px;
    background: none;
    font-size: 14px;
    cursor: pointer;
  }

  .composer .quiet {
    padding-inline: 8px;
    border-color: transparent;
    color: var(--muted);
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  :is(.composer, .arrival) button:hover {
    background: var(--sunken);
  }
`;
