import { MAX_YAML_DEPTH } from '../limits.js';

const STRUCTURAL = new Set(['', ':', '-', '?', ',', '[', '{']);

/**
 * The offset at which a YAML text may nest deeper than is allowed, or -1. Needed before the parser sees the text: it
 * crashes or hangs on a few kilobytes of `[`, `- `, `? ` or `: `. One pass that never counts too little: indentation, the
 * indicators at the start of a line, mapping indicators within it, and flow brackets where a value can begin.
 */
export function findTooDeep(text: string): number {
  const indents: number[] = [];
  let brackets = 0;
  let quote = '';
  let offset = 0;
  for (const line of text.split('\n')) {
    const indent = line.length - line.trimStart().length;
    if (quote === '' && line.trim() !== '') {
      while (indents.length > 0 && (indents.at(-1) ?? 0) >= indent) indents.pop();
      indents.push(indent);
    }
    let indicators = 0;
    let before = '';
    for (let i = indent; i < line.length; i++) {
      const char = line.charAt(i);
      if (quote !== '') {
        if (char === '\\' && quote === '"') i++;
        else if (char === quote) quote = '';
        continue;
      }
      if (char === ' ' || char === '\t' || char === '\r') continue;
      if (STRUCTURAL.has(before)) {
        if (char === '"' || char === "'") quote = char;
        else if (char === '[' || char === '{') brackets++;
      }
      if ((char === '-' || char === '?') && STRUCTURAL.has(before) && isGap(line.charAt(i + 1))) indicators++;
      else if (char === ':' && isGap(line.charAt(i + 1))) indicators++;
      else if (char === ']' || char === '}') brackets = Math.max(0, brackets - 1);
      if (indents.length + indicators + brackets > MAX_YAML_DEPTH) return offset + i;
      before = char;
    }
    offset += line.length + 1;
  }
  return -1;
}

const isGap = (char: string): boolean => char === '' || char === ' ' || char === '\t' || char === '\r';
