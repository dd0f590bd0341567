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
export async function main(args: readonly string[]): Promise<number> {
  const parsed = parse(args);
  if (typeof parsed === 'string') return misunderstood(parsed);
  const { values, positionals } = parsed;
  if (values.help) return print(HELP);
  if (values.version) return print(`${version()}\n`);
  const [command, ...files] = positionals;
  if (command !== 'check') return misunderstood(command === undefined ? 'A command is missing.' : `There is no command "${command}".`);
  if (files.length === 0) return misunderstood('Name the files to check, or - for the standard input.');
  const { output, errors, issues } = await report(files, values);
  process.stdout.write(output);
  for (const error of errors) fail(error);
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

const misunderstood = (message: string): number => fail(`${message}\nTry "sage-questionnaire --help".`);

/** Says on the standard error what went wrong, and gives its exit code. */
export function fail(message: string): number {
  process.stderr.write(`sage-questionnaire: ${message}\n`);
  return EXIT.error;
}

function version(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : '';
}
