/** A line cut around the word that begins at a column, from 1; without one, nothing is marked. */
export function splitAtMark(text: string, column: number | undefined): readonly [before: string, marked: string, after: string] {
  if (column === undefined || column < 1 || column > text.length) return [text, '', ''];
  const start = column - 1;
  // A word, or else a single character, as whole as it is seen.
  const [word = ''] = /^(?:[\p{L}\p{N}_."'-]+|.)/u.exec(text.slice(start)) ?? [];
  return [text.slice(0, start), word, text.slice(start + word.length)];
}
