import { DASH, isDigit, isLetter } from './characters.js';

const isNameCharacter = (code: number): boolean => isLetter(code) || isDigit(code) || code === DASH;

/** The name, in lower case, of a tag that begins at `at` (its `<` or `&lt;` already passed), or `''`. */
export function nameAt(text: string, at: number): string {
  let end = at;
  while (isNameCharacter(text.charCodeAt(end))) end++;
  return text.slice(at, end).toLowerCase();
}

/** Which of some names, given in lower case, is the tag's name at `at`. */
export function nameAmong(names: readonly string[], text: string, at: number): string | undefined {
  for (const name of names) if (isNamed(name, text, at)) return name;
  return undefined;
}

/** Whether a tag's name at `at` is the given one, which is in lower case. */
export const isNamed = (name: string, text: string, at: number): boolean => standsAt(name, text, at) && !isNameCharacter(text.charCodeAt(at + name.length));

/** Whether a text in lower case stands at `at`, in whatever case. */
export function standsAt(lower: string, text: string, at: number): boolean {
  for (let i = 0; i < lower.length; i++) {
    const code = text.charCodeAt(at + i);
    if (code > 127) return text.slice(at, at + lower.length).toLowerCase() === lower;
    if (toLower(code) !== lower.charCodeAt(i)) return false;
  }
  return true;
}

const toLower = (code: number): number => (code >= 65 && code <= 90 ? code | 32 : code);

/** Whether a name, in lower case, can be a tag's at all: in Markdown as in HTML no other begins one. */
export const isTagName = (name: string): boolean => /^[a-z][a-z0-9-]*$/.test(name);
