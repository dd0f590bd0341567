import { BACKSLASH } from '../scan/characters.js';

/** What JSON text stands for, with what tells whether names in it are repeated. */
export interface JsonValue {
  readonly value: unknown;
  /** How many strings the text has, names of members among them. */
  readonly strings: number;
}

/** Reads a part of a text as JSON. Of equal names `JSON.parse` keeps the last. */
export function parseJson(text: string, from = 0, to = text.length): JsonValue | undefined {
  try {
    return { value: JSON.parse(text.slice(from, to)), strings: countStrings(text, from, to) };
  } catch {
    return undefined;
  }
}

/** The part is JSON, so that every quote which is not escaped begins or ends a string. */
function countStrings(text: string, from: number, to: number): number {
  const part = text.slice(from, to);
  const hasEscapes = part.includes('\\');
  let quotes = 0;
  for (let at = part.indexOf('"'); at >= 0; at = part.indexOf('"', at + 1)) if (!hasEscapes || !isEscaped(part, at)) quotes++;
  return quotes / 2;
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0;
  while (text.charCodeAt(at - 1 - backslashes) === BACKSLASH) backslashes++;
  return backslashes % 2 === 1;
}
