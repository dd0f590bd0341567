/** The formats that a string is asked in. What is none of them is plain text. */
export type StringFormat = 'date' | 'date-time' | 'email' | 'uri' | 'multiline';

/** What models write for them; `-` and `_` between words are one. */
const BY_NAME: ReadonlyMap<string, StringFormat> = new Map<string, StringFormat>([
  ['date', 'date'],
  ['date-time', 'date-time'], ['datetime', 'date-time'],
  ['email', 'email'],
  ['uri', 'uri'], ['url', 'uri'],
  ['multiline', 'multiline'], ['multi-line', 'multiline'], ['textarea', 'multiline'], ['long-text', 'multiline'], ['longtext', 'multiline'],
]);

/** The format that a name stands for; its case and the space around it do not count. */
export const readFormat = (name: unknown): StringFormat | undefined => (typeof name === 'string' ? BY_NAME.get(name.trim().toLowerCase().replaceAll('_', '-')) : undefined);
