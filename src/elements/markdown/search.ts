/** Where a global pattern is found next, or the end of the text. */
export function indexOf(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(text)?.index ?? text.length;
}

export function countOf(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}
