/** A line that is nothing yet but the beginning of a list item, a heading, a quotation, a rule or an underline. */
const MARKERS = /(?:^|\n)[ \t]*(?:[-*+=_#>~| \t]+|\d{1,9}[.)]?[ \t]*)$/;
/** A link or an image whose text, or whose address, is still arriving. */
const LINK = /!?\[([^[\]\n]*)(?:\](?:\([^()\n]*)?)?$/;
const FENCE = /^[ \t>]*(?:`{3,}|~{3,})/gm;

/**
 * Text that is still arriving, as it will probably look: what has begun at its end is closed, and what could be anything
 * is left out, so that nothing changes its looks once the rest has come.
 */
export function finishMarkdown(text: string): string {
  if ((text.match(FENCE)?.length ?? 0) % 2 === 1) return text;
  const shown = text.endsWith('\n') ? text : text.replace(MARKERS, '');
  const start = shown.lastIndexOf('\n\n') + 1;
  return shown.slice(0, start) + finishInline(shown.slice(start));
}

/** Closes code and emphasis that is open at the end of a paragraph. */
function finishInline(text: string): string {
  const open: string[] = [];
  let at = 0;
  while (at < text.length) {
    const run = runAt(text, at);
    const isLast = at + run.length === text.length;
    if (text.charAt(at) === '\\') at++;
    else if (run.startsWith('`')) {
      const end = closingRun(text, at + run.length, run);
      // Backticks that nothing follows may still be a longer run.
      if (end < 0) return close(isLast ? text.slice(0, at) : text.replace(/`+$/, '').trimEnd() + run, open);
      at = end;
    } else if (run !== '' && !take(text, at, run, open) && isLast) return close(text.slice(0, at), open);
    at += Math.max(1, run.length);
  }
  return close(text.replace(LINK, '$1'), open);
}

/** The run of equal delimiters at an offset. */
function runAt(text: string, at: number): string {
  const char = text.charAt(at);
  let end = at;
  while ('*_~`'.includes(char) && end < text.length && text.charAt(end) === char) end++;
  return text.slice(at, end);
}

/** Where a run of as many backticks begins, or -1. */
function closingRun(text: string, from: number, run: string): number {
  for (let at = text.indexOf('`', from); at >= 0; ) {
    const found = runAt(text, at);
    if (found === run) return at;
    at = text.indexOf('`', at + found.length);
  }
  return -1;
}

/** Notes what a delimiter opens or closes; false where it does neither yet. */
function take(text: string, at: number, run: string, open: string[]): boolean {
  const before = text.charAt(at - 1);
  const after = text.charAt(at + run.length);
  const isWordy = run.startsWith('_');
  if (run.startsWith('~') && run.length !== 2) return false;
  if (open.at(-1) === run && /\S/.test(before) && !(isWordy && /[\p{L}\p{N}]/u.test(after))) return open.pop() !== undefined;
  if (run.length > 3 || !/\S/.test(after) || (isWordy && /[\p{L}\p{N}]/u.test(before))) return false;
  return open.push(run) > 0;
}

function close(text: string, open: readonly string[]): string {
  return open.length === 0 ? text : text.trimEnd() + open.toReversed().join('');
}
