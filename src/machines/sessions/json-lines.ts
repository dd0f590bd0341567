import type { SessionCodec } from './messages.js';

/** The same messages as lines of JSON, without their line ends. A line that is not JSON is passed over. */
export function jsonLines(codec: SessionCodec<unknown>): SessionCodec<string> {
  return {
    acknowledges: codec.acknowledges,
    read(line) {
      const value = parse(line);
      return value === undefined ? undefined : codec.read(value);
    },
    write(message) {
      const value = codec.write(message);
      return value === undefined ? undefined : toLine(value);
    },
  };
}

/** A byte order mark may stand before the first line. */
function parse(line: string): unknown {
  try {
    return JSON.parse(line.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** Some readers of lines, as that of Node, cut at these separators too. */
const toLine = (value: unknown): string => JSON.stringify(value).replace(/[\u2028\u2029]/g, (separator) => (separator === '\u2028' ? '\\u2028' : '\\u2029'));
