/** A string between straight quotes, or a curly quote beside the punctuation of JSON. The bound on white space keeps it linear. */
const STRING_OR_DELIMITER = /"(?:[^"\\]|\\.)*(?:"|$)|(?<=[{[,:]\s{0,63})[\u201c\u201d]|[\u201c\u201d](?=\s{0,63}[\]}:,])/gs;

/**
 * Makes curly double quotes straight where they stand as delimiters: next to the punctuation of JSON, and outside
 * straight-quoted strings. `{"title":“T”}` becomes JSON; `{"title":"a “b”"}` stays as it is.
 */
export function straightenQuotes(text: string): string {
  return text.replace(STRING_OR_DELIMITER, (found) => (found.startsWith('"') ? found : '"'));
}
