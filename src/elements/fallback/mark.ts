/** A stretch of a line. */
export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

/** A line cut around the words that begin at some columns, from 1. What lies outside of the line marks nothing. */
export function splitAtMarks(text: string, columns: readonly number[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const column of [...columns].sort((a, b) => a - b)) {
    const start = column - 1;
    // A word, or else a single character, as whole as it is seen.
    const [word = ''] = /^(?:[\p{L}\p{N}_."'-]+|.)/u.exec(text.slice(Math.max(0, start))) ?? [];
    if (start < end || word === '') continue;
    pieces.push({ text: text.slice(end, start), marked: false }, { text: word, marked: true });
    end = start + word.length;
  }
  return [...pieces, { text: text.slice(end), marked: false }];
}
