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
      return value === undefined ? undefined : JSON.stringify(value);
    },
  };
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
