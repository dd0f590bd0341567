import { readFileSync } from 'node:fs';
import { selfCheckText, type CheckIssue } from '../core/self-check/index.js';

export interface ReportOptions {
  readonly json?: boolean | undefined;
  readonly locale?: string | undefined;
}

export interface Report {
  /** For the standard output. */
  readonly output: string;
  /** Why a file could not be read, one a file. */
  readonly errors: readonly string[];
  readonly issues: number;
}

type FileIssue = CheckIssue & { readonly file: string };

/** Checks files one after the other; one that cannot be read does not hide the others. */
export function report(files: readonly string[], { json, locale }: ReportOptions): Report {
  const errors: string[] = [];
  const issues = files.flatMap((file): readonly FileIssue[] => {
    const text = read(file);
    if (typeof text === 'string') return selfCheckText(text, locale === undefined ? {} : { locale }).map((issue) => ({ file, ...issue }));
    errors.push(`${file}: ${text.message}`);
    return [];
  });
  return { output: json ? `${JSON.stringify(issues, undefined, 2)}\n` : issues.map(line).join(''), errors, issues: issues.length };
}

const line = ({ file, line: row, column, code, message }: FileIssue): string => `${file}:${row}:${column} ${code} ${message}\n`;

const STANDARD_INPUT = 0;

/** The text of a file in UTF-8, without its byte order mark, or why there is none. */
function read(file: string): string | Error {
  try {
    return new TextDecoder().decode(readFileSync(file === '-' ? STANDARD_INPUT : file));
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
