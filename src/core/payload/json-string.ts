import { BACKSLASH, QUOTE, isDigit } from '../scan/characters.js';

/** The end of the JSON string that begins at `start`, behind its closing quote; or where it stops being one. A walk, for a string may be as long as an answer. */
export function readJsonString(text: string, start: number): { readonly ok: boolean; readonly at: number } {
  if (text.charCodeAt(start) !== QUOTE) return { ok: false, at: start };
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return { ok: true, at: at + 1 };
    if (code < 32) return { ok: false, at };
    if (code !== BACKSLASH) continue;
    const length = escapeLength(text, at);
    if (length === 0) return { ok: false, at };
    at += length - 1;
  }
  return { ok: false, at: text.length };
}

function escapeLength(text: string, at: number): number {
  const char = text.charAt(at + 1);
  if (char !== 'u') return char !== '' && '"\\/bfnrt'.includes(char) ? 2 : 0;
  for (let digit = at + 2; digit < at + 6; digit++) if (!isHexDigit(text.charCodeAt(digit))) return 0;
  return 6;
}

function isHexDigit(code: number): boolean {
  const lower = code | 32;
  return isDigit(code) || (lower >= 97 && lower <= 102);
}
