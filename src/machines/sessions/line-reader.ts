/** Takes text as it arrives, and hands over its lines. */
export interface LineReader {
  /** Pieces of any size: of a line, of a line end, or of several lines. */
  append(text: string): void;
  /** No more comes: what has no line end is a line too. */
  finish(): void;
}

/**
 * Lines for `AskUserSession.receive`, out of what a transport delivers. A line ends at `\n` or `\r\n` and nowhere else: JSON may
 * hold U+2028 and U+2029, at which some readers of lines cut. Empty lines, and a byte order mark, are passed over.
 * Source: docs/ask-user.md §5.
 */
export function createLineReader(onLine: (line: string) => void): LineReader {
  // Joined once, so that a long line is not copied with every piece of it.
  let pieces: string[] = [];
  const end = (): void => {
    const line = pieces.join('').replace(/^\uFEFF/, '').replace(/\r$/, '');
    pieces = [];
    if (line !== '') onLine(line);
  };
  return {
    append(text) {
      const [first = '', ...more] = text.split('\n');
      pieces.push(first);
      for (const piece of more) {
        end();
        pieces.push(piece);
      }
    },
    finish: end,
  };
}
