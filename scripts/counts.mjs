// Test counts go through files, so that sums are exact: no output is scraped.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const folder = join(root, 'reports', 'counts');

/** @typedef {{ passed: number, failed: number }} Counts */

export const countsFile = (name) => join(folder, `${name}.json`);

/** Removes old counts, so that a runner that dies is not credited with its last run. */
export function resetCounts(name) {
  mkdirSync(folder, { recursive: true });
  rmSync(countsFile(name), { force: true });
}

/** @param {string} name @param {Counts} counts */
export function writeCounts(name, counts) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(countsFile(name), JSON.stringify(counts));
}

/**
 * What a runner counted. A runner that failed without a failed test (coverage, a crash) is one failure,
 * so that the sum never contradicts the exit code.
 * @returns {Counts}
 */
export function readCounts(name, exitCode) {
  const counts = readOrZero(name);
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** @param {Counts[]} all @returns {Counts} */
export const sum = (all) => all.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), { passed: 0, failed: 0 });

/** @param {Counts} counts */
export const summaryLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

function readOrZero(name) {
  try {
    return JSON.parse(readFileSync(countsFile(name), 'utf8'));
  } catch {
    return { passed: 0, failed: 0 };
  }
}
