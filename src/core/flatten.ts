/**
 * One line of text out of words from the wire. Line ends become spaces; control and bidirectional-formatting characters
 * go: a readable answer speaks in the person's own voice, and nothing in it may pose as another line or turn it around.
 */
export const flatten = (text: string): string =>
  text
    .replace(/(?:\r\n|[\n\r\u000b\u000c\u0085\u2028\u2029])+/g, ' ')
    .replace(/[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
