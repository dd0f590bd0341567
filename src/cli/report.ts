import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
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
export async function report(files: readonly string[], { json, locale }: ReportOptions): Promise<Report> {
  const errors: string[] = [];
  const issues: FileIssue[] = [];
  const input = files.includes(STANDARD_INPUT) ? await bytesOf(() => buffer(process.stdin)) : undefined;
  for (const file of files) {
    const text = textOf((file === STANDARD_INPUT ? input : undefined) ?? (await bytesOf(() => readFileSync(file))));
    if (typeof text !== 'string') errors.push(`${file}: ${text.message}`);
    else for (const issue of selfCheckText(text, locale === undefined ? {} : { locale })) issues.push({ file, ...issue });
  }
  return { output: json ? `${JSON.stringify(issues, undefined, 2)}\n` : issues.map(line).join(''), errors, issues: issues.length };
}

const line = ({ file, line: row, column, code, message }: FileIssue): string => `${file}:${row}:${column} ${code} ${message}\n`;

const STANDARD_INPUT = '-';

/** The standard input is waited for, not read at once: whoever writes it may be slow, and it may be set not to block. */
async function bytesOf(read: () => Uint8Array | Promise<Uint8Array>): Promise<Uint8Array | Error> {
  try {
    return await read();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Text in UTF-8, without its byte order mark. In another encoding no questionnaire would be found, and all would seem to be well. */
function textOf(bytes: Uint8Array | Error): string | Error {
  if (bytes instanceof Error) return bytes;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new Error('not text in UTF-8');
  }
}
