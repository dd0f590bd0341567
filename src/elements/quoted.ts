import { html, type TemplateResult } from 'lit';

/**
 * What a message quotes stands between backticks, as in Markdown: more of them around it than in it.
 * Source: CommonMark 0.31.2, 6.1.
 */
const QUOTED = /(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/gs;

/** A message about something that was written, with what it quotes as code. */
export function withCode(message: string): readonly (TemplateResult | string)[] {
  const pieces: (TemplateResult | string)[] = [];
  let end = 0;
  for (const { 0: whole, 2: quoted = '', index } of message.matchAll(QUOTED)) {
    pieces.push(message.slice(end, index), html`<code class="quoted" part="diagnostic-code">${withoutPadding(quoted)}</code>`);
    end = index + whole.length;
  }
  return [...pieces, message.slice(end)];
}

/** The space that keeps the backticks of the text apart from those around it. */
function withoutPadding(quoted: string): string {
  return /^ .*\S.* $/s.test(quoted) ? quoted.slice(1, -1) : quoted;
}
