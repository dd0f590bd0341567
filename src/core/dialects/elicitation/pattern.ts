import { whyUnusable } from '../../pattern/matches.js';

/** Why a pattern is not held against an answer. */
export type PatternFault = 'too_long' | 'invalid' | 'nested' | 'backreference' | 'too_large' | 'chosen';

/** UTF-16 units: the longest that is compiled. */
const MAX_PATTERN = 256;

/**
 * What keeps a pattern from being used, by itself or in what is made of it. It comes from the wire, and the answer may be
 * checked by others with it, whom a pattern can keep busy for ever that repeats what matches in several ways, or refers
 * back. Text of more than 2,000 units is never tested. Source: docs/elicitation.md §4.
 */
export function patternFault(pattern: string, inUse: string): PatternFault | undefined {
  if (pattern.length > MAX_PATTERN) return 'too_long';
  if (!compiles(pattern)) return 'invalid';
  const fault = structureFault(pattern);
  if (fault) return fault;
  const why = whyUnusable(inUse);
  return why === 'unreadable' ? 'invalid' : why;
}

function compiles(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

/** Pieces of a pattern that compiles: a class is one, whatever it holds. */
const PIECE = /\\(?:k<|[^])|\[(?:\\[^]|[^\]\\])*\]|\((?:\?(?:<?[=!]|:|<[^>]*>))?|[*+?]\??|\{\d+(?:,\d*)?\}\??|[^]/gu;
const BACKREFERENCE = /^\\(?:[1-9]|k<)$/;
const QUANTIFIER = /^(?:[*+?]\??|\{(\d+)(?:(,)(\d*))?\}\??)$/;

function structureFault(pattern: string): PatternFault | undefined {
  /** Of each open group: whether it can match in several ways. */
  const open = [false];
  let closed = false;
  for (const [piece] of pattern.matchAll(PIECE)) {
    const quantifier = QUANTIFIER.exec(piece);
    if (BACKREFERENCE.test(piece)) return 'backreference';
    if (quantifier && closed && repeats(quantifier)) return 'nested';
    if (piece.startsWith('(')) open.push(false);
    closed = piece === ')' && (open.pop() ?? false);
    if (closed || piece === '|' || (quantifier && varies(quantifier))) open[open.length - 1] = true;
  }
  return undefined;
}

/** May match more than once. */
const repeats = ([text, least, comma, most]: RegExpExecArray): boolean => (least === undefined ? !text.startsWith('?') : Number(comma === undefined ? least : most || Infinity) > 1);

/** May match in more than one number. */
const varies = ([, least, comma, most]: RegExpExecArray): boolean => least === undefined || (comma !== undefined && most !== least);
