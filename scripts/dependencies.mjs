// Makes `npm start` and `npm test` work straight after a clone. Built-ins only.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, root } from './run.mjs';

const NODE = [20, 19]; // what the linter, Vite and Knip ask for

/**
 * Installs when node_modules is not what package-lock.json says.
 * @returns {Promise<boolean>} false, and the reason on the terminal, when that is not possible
 */
export async function ensureDependencies() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < NODE[0] || (major === NODE[0] && minor < NODE[1])) {
    console.error(`Node ${NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
    return false;
  }
  if (isInstalled()) return true;
  console.log('Installing dependencies (npm ci) …');
  const code = await npm(['ci', '--no-audit', '--no-fund']);
  if (code !== 0) console.error('npm ci failed: dependencies could not be installed.');
  return code === 0;
}

/** npm leaves a lock file of what it really installed inside node_modules: compares the two. */
function isInstalled() {
  const wanted = packagesOf('package-lock.json');
  const present = packagesOf('node_modules/.package-lock.json');
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, { version, optional, devOptional }]) => {
    if (path === '') return true;
    // Optional packages are for other platforms, or may fail to install.
    if (!Object.hasOwn(present, path)) return optional === true || devOptional === true;
    return present[path].version === version && existsSync(join(root, path));
  });
}

function packagesOf(lockFile) {
  try {
    return JSON.parse(readFileSync(join(root, lockFile), 'utf8')).packages;
  } catch {
    return undefined;
  }
}
