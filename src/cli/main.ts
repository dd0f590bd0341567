import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { HELP } from './help.js';
import { report } from './report.js';

const OPTIONS = {
  json: { type: 'boolean' },
  locale: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

/** What the command tells the shell: nothing was found, something was, or not all could be looked at. */
const EXIT = { ok: 0, issues: 1, error: 2 } as const;

/** The command `sage-questionnaire`. Writes to the standard streams, and gives its exit code. */
export function main(args: readonly string[]): number {
  const parsed = parse(args);
  if (typeof parsed === 'string') return fail(parsed);
  const { values, positionals } = parsed;
  if (values.help) return print(HELP);
  if (values.version) return print(`${version()}\n`);
  const [command, ...files] = positionals;
  if (command !== 'check') return fail(command === undefined ? 'A command is missing.' : `There is no command "${command}".`);
  if (files.length === 0) return fail('Name the files to check, or - for the standard input.');
  const { output, errors, issues } = report(files, values);
  process.stdout.write(output);
  for (const error of errors) process.stderr.write(`sage-questionnaire: ${error}\n`);
  return errors.length > 0 ? EXIT.error : issues > 0 ? EXIT.issues : EXIT.ok;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function print(text: string): number {
  process.stdout.write(text);
  return EXIT.ok;
}

function fail(message: string): number {
  process.stderr.write(`sage-questionnaire: ${message}\nTry "sage-questionnaire --help".\n`);
  return EXIT.error;
}

function version(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : '';
}
