// Starts other programs. Built-ins only: this runs before anything is installed.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const windows = process.platform === 'win32';

/**
 * Runs a program in the repository, on this terminal.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, timeout?: number, shell?: boolean }} [options] timeout in ms
 * @returns {Promise<number>} its exit code, never 0 for one that was killed or could not start
 */
export function run(command, args, { env, timeout, shell = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env }, timeout, shell });
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(127);
    });
    child.once('close', (code, signal) => {
      if (signal) console.error(`${command} was ended by ${signal}`);
      resolve(code ?? 1);
    });
  });
}

export const node = (args, options) => run(process.execPath, args, options);

// npm is a .cmd file on Windows, which Node starts through a shell only.
export const npm = (args, options) => run('npm', args, { ...options, shell: windows });

/** The script behind a command that a dependency installs. */
export function tool(packageName, command) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}
