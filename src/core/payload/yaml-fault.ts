import type { ErrorCode, YAMLParseError, YAMLWarning } from 'yaml';
import type { Problem } from '../problem.js';
import { placeAt, type YamlPlace } from './yaml-place.js';

/** What the parser also says of a line that stands in the wrong column; of a text in the wrong form it says other things. */
const MISPLACED: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['BAD_INDENT', 'MISSING_CHAR', 'BLOCK_AS_IMPLICIT_KEY', 'MULTILINE_IMPLICIT_KEY', 'UNEXPECTED_TOKEN']);

/** The fields of a questionnaire: any other word before a colon may be meant as text. */
const FIELD = '(?:title|questions|type|text|options|default|allow_other)';
const VALUE = new RegExp(`^\\s*(?:- +)*(?:${FIELD}:[ \\t]+)?`);
/** The head of a text of several lines, with something behind it: the parser may miss it only where the next line begins. */
const FULL_HEAD = /^(?:[-?:][ \t]+)*[|>]\S*[ \t]+\S/;
const NO_COLON = new RegExp(`^(\\s*(?:- +)*)(${FIELD})(?::(?=\\S)|[ \\t]+(?=[^\\s:]))`);

/** A path to or into what must be text: whatever YAML sees in it is part of that. */
const IN_TEXT = /^(.*?(?:^|\.)(?:title|text|options\[\d+\]))(?=$|[.[])/;

/** Says of what the parser did not understand where it is, what it is, and how it was probably meant. */
export function explainFault(text: string, faults: readonly (YAMLParseError | YAMLWarning)[]): Problem {
  const [fault] = faults;
  if (!fault) return { code: 'yaml_invalid', at: 0 };
  // What is not closed is only missed at the end, where nothing is left to point at.
  const at = Math.max(0, Math.min(fault.pos[0], text.trimEnd().length - 1));
  const place = placeAt(text, fault.pos[0]);
  if (fault.code === 'TAB_AS_INDENT') return withPath({ code: 'yaml_tab', at }, place);
  return unclosed(text, fault, place) ?? misplacedLine(text, at, faults) ?? withValue(text, at);
}

/**
 * What stands at an offset, up to the end of its line or item and not less than a lexeme of this length, and how it is
 * written so that YAML takes all of it for text.
 */
export function valueAt(text: string, at: number, { path, flow }: YamlPlace, length = 0): Pick<Problem, 'path' | 'found' | 'mended'> {
  const whole = IN_TEXT.exec(path)?.[1];
  const start = valueStart(text, at);
  if (whole !== undefined && start < at && placeAt(text, start).path === whole) return valueAt(text, start, { path: whole });
  const [rest = ''] = text.slice(at + length).split(flow === undefined ? /[\r\n]/ : /[\r\n,\]}]/, 1);
  const found = (text.slice(at, at + length) + rest).trim();
  return { ...pathOf(path), found, ...(/[^"]/.test(found) ? { mended: quoted(found) } : {}) };
}

function quoted(value: string): string {
  const inner = /^"((?:[^"\\]|\\.)*)"$/.exec(value)?.[1];
  // A backslash means itself in single quotes alone.
  if (inner !== undefined) return `'${inner.replaceAll("'", "''")}'`;
  return JSON.stringify(/^"[^"]*$/.test(value) ? value.slice(1) : value);
}

const pathOf = (path: string): Pick<Problem, 'path'> => (path === '' ? {} : { path });

const withPath = (problem: Problem, { path }: YamlPlace): Problem => ({ ...problem, ...pathOf(path) });

/** A quote or bracket that nothing closes takes in all that follows it: it is the place where it begins that helps. */
function unclosed(text: string, { code, pos }: YAMLParseError | YAMLWarning, place: YamlPlace): Problem | undefined {
  const isLater = IN_TEXT.test(place.path) && (place.flow ?? 0) < lineStart(text, pos[0]);
  const opensFlow = code === 'BAD_INDENT' || isLater || pos[0] >= text.trimEnd().length;
  const start = code === 'MISSING_CHAR' && place.unclosed !== undefined ? place.unclosed : opensFlow ? place.flow : undefined;
  if (start === undefined) return undefined;
  // In the middle of a text nothing was to be opened.
  return { code: 'yaml_invalid', at: start, ...(start === valueStart(text, start) ? { mistake: 'unclosed' } : {}), ...lineValue(text, start) };
}

/** A line that begins where it cannot, or a field whose colon is missing. */
function misplacedLine(text: string, at: number, faults: readonly (YAMLParseError | YAMLWarning)[]): Problem | undefined {
  const [fault] = faults;
  if (!fault || !MISPLACED.has(fault.code)) return undefined;
  const overLines = faults.find(({ code, pos }) => code === 'MULTILINE_IMPLICIT_KEY' && pos[0] === at);
  const end = overLines && text.slice(...overLines.pos).includes('\n') ? overLines.pos[1] : at;
  for (let from = lineStart(text, at); from <= end; from = text.indexOf('\n', from) + 1 || Infinity) {
    const match = NO_COLON.exec(lineAt(text, from));
    if (!match) continue;
    const [start, indentation = '', name = ''] = match;
    const begin = from + indentation.length;
    const { path } = placeAt(text, begin);
    const value = lineAt(text, from + start.length).trim();
    return { code: 'yaml_invalid', at: begin, path: path === '' ? name : `${path}.${name}`, mistake: 'colon', found: lineAt(text, begin).trim(), mended: `${name}: ${value}` };
  }
  const start = lineStart(text, at);
  if (text.slice(start, at).trim() === '') return fullHead(text, start) ?? wrongColumn(text, start);
  return end > at ? wrongColumn(text, lineStart(text, end - 1)) : undefined;
}

/** What the line before holds, where it is that line which the parser stumbled over. */
function fullHead(text: string, start: number): Problem | undefined {
  const value = valueStart(text, start - 1);
  return FULL_HEAD.test(lineAt(text, value)) ? withValue(text, value) : undefined;
}

function wrongColumn(text: string, start: number): Problem {
  const line = lineAt(text, start);
  const indentation = /^\s*/.exec(line)?.[0] ?? '';
  const tab = indentation.indexOf('\t');
  const place = placeAt(text, start + indentation.length);
  if (tab >= 0) return withPath({ code: 'yaml_tab', at: start + tab }, place);
  return withPath({ code: 'yaml_invalid', at: start + indentation.length, mistake: 'indentation', found: line.trim() }, place);
}

/** A text in a form that YAML does not take for text. */
function withValue(text: string, at: number): Problem {
  const place = placeAt(text, at);
  return { code: 'yaml_invalid', at, ...(place.flow === undefined ? lineValue(text, at) : valueAt(text, at, place)) };
}

function lineValue(text: string, at: number): Pick<Problem, 'path' | 'found' | 'mended'> {
  const start = valueStart(text, at);
  return valueAt(text, start, placeAt(text, start));
}

/** Where the value begins that the line of an offset holds, whatever the parser has made of its parts. */
function valueStart(text: string, at: number): number {
  const start = lineStart(text, at);
  return start + (VALUE.exec(lineAt(text, start))?.[0].length ?? 0);
}

const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1;

const lineAt = (text: string, from: number): string => text.slice(from).split(/\r?\n/, 1)[0] ?? '';
