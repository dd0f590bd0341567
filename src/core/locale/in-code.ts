import { flatten } from '../flatten.js';

/** One line between backticks, so that what was found cannot pose as part of the message. */
export function inCode(found: string | undefined): string {
  const line = flatten(found ?? '').replace(/\s+/g, ' ').trim();
  if (line === '') return '';
  const shown = line.length > 80 ? cut(line) : line;
  // As in Markdown: more backticks around than inside.
  const ticks = '`'.repeat(Math.max(0, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length)) + 1);
  return ticks === '`' ? `\`${shown}\`` : `${ticks} ${shown} ${ticks}`;
}

/** Between two characters, with the quote that ends it. */
function cut(line: string): string {
  const end = /["']$/.exec(line)?.[0] ?? '';
  return `${line.slice(0, 79).replace(/[\ud800-\udbff]$/, '')}…${end}`;
}
