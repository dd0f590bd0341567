/** A line that is nothing yet but the beginning of a list item, a heading, a quotation, a rule or an underline. */
const MARKERS = /(?:^|\n)[ \t]*(?:[-*+=_#>~| \t]+|\d{1,9}[.)]?[ \t]*)$/;
/** A link or an image whose text, or whose address, is still arriving. */
const LINK = /!?\[([^[\]\n]*)(?:\](?:\([^()\n]*)?)?$/;
/** From its bracket on, a link whose address is still arriving. */
const ADDRESS = /\[([^[\]\n]*)\]\([^()\n]*$/y;
/** The address of a link, behind its text. */
const WHOLE_ADDRESS = /\]\([^()\n]*\)/y;
const FENCE = /^[ \t>]*(?:`{3,}|~{3,})/gm;

/**
 * Text that is still arriving, as it will probably look: what has begun at its end is closed, and what could be anything
 * is left out, so that nothing changes its looks once the rest has come.
 */
export function finishMarkdown(text: string): string {
  const fences = [...text.matchAll(FENCE)];
  if (fences.length % 2 === 1) return text;
  const shown = text.endsWith('\n') ? text : text.replace(MARKERS, '');
  const start = Math.max(shown.lastIndexOf('\n\n') + 1, lineEnd(shown, fences.at(-1)?.index));
  return shown.slice(0, start) + finishInline(shown.slice(start));
}

/** Where the line that holds an offset ends. */
function lineEnd(text: string, at: number | undefined): number {
  if (at === undefined) return 0;
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

/** Closes code and emphasis that is open at the end of a paragraph. */
function finishInline(paragraph: string): string {
  const open: string[] = [];
  let text = paragraph;
  let at = 0;
  while (at < text.length) {
    // In an address nothing is emphasis.
    text = withoutAddress(text, at);
    at += lengthAt(WHOLE_ADDRESS, text, at);
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

/** Leaves the text of a link that begins at an offset, while its address is arriving. */
function withoutAddress(text: string, at: number): string {
  ADDRESS.lastIndex = at;
  const label = ADDRESS.exec(text)?.[1];
  return label === undefined ? text : text.slice(0, at).replace(/!$/, '') + label;
}

function lengthAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
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
