/**
 * Makes curly double quotes straight where they stand as delimiters: next to the punctuation of JSON, and outside
 * straight-quoted strings. `{"title":“T”}` becomes JSON; `{"title":"a “b”"}` stays as it is.
 */
export function straightenQuotes(text: string): string {
  let result = '';
  let at = 0;
  for (const match of text.matchAll(/"(?:[^"\\]|\\.)*(?:"|$)|[\u201c\u201d]/gs)) {
    if (match[0].startsWith('"')) continue;
    if (!delimits(text, match.index)) continue;
    result += `${text.slice(at, match.index)}"`;
    at = match.index + 1;
  }
  return result + text.slice(at);
}

function delimits(text: string, at: number): boolean {
  return /[{[,:]\s*$/.test(text.slice(Math.max(0, at - 64), at)) || /^\s*[\]}:,]/.test(text.slice(at + 1, at + 65));
}
