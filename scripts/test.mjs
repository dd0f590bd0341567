// npm test [-- node|browser] [part of a file name …]
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { countsFile, readCounts, resetCounts, sum, summaryLine, writeCounts } from './counts.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { node, root, tool } from './run.mjs';

const runners = { node: runInNode, browser: runInBrowser };
const args = process.argv.slice(2);
const chosen = Object.keys(runners).filter((name) => args.includes(name));
const filters = args.filter((arg) => !Object.hasOwn(runners, arg));

resetCounts('tests');
const results = [];
if (!(await ensureDependencies())) results.push({ passed: 0, failed: 1 });
else for (const [name, runner] of Object.entries(runners)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const files = testFiles(name).filter((file) => filters.length === 0 || filters.some((filter) => file.includes(filter)));
  if (files.length === 0) continue;
  resetCounts(name);
  const exitCode = await runner(files);
  results.push(readCounts(name, exitCode));
}

const total = sum(results);
writeCounts('tests', total);
if (total.passed + total.failed === 0) console.log('No test was run.');
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
console.log(`\n${summaryLine(total)}`);

/** Node 20 has no patterns for --test: names every file. */
function testFiles(runner) {
  return readdirSync(join(root, 'test'), { recursive: true })
    .filter((name) => name.endsWith('.test.ts') && name.startsWith(`node${sep}`) === (runner === 'node'))
    .map((name) => relative('', join('test', name)).replaceAll(sep, '/'))
    .sort();
}

function runInNode(files) {
  console.log('\n── Node ──');
  // Who asks for more documents than usual gives them their time.
  const timeout = process.env.SCAN_RUNS || process.env.LAWS_RUNS ? [] : ['--test-timeout=120000'];
  return node([
    '--import=tsx', '--test', ...timeout,
    '--test-reporter=spec', '--test-reporter-destination=stdout',
    '--test-reporter=./scripts/node-count-reporter.mjs', `--test-reporter-destination=${countsFile('node')}`,
    ...files,
  ]);
}

async function runInBrowser(files) {
  console.log('\n── Browser ──');
  try {
    const { browserLaunchOptions } = await import('./find-browser.mjs');
    console.log((await browserLaunchOptions()).executablePath);
  } catch (error) {
    console.error(error.message);
    return 1;
  }
  // Part of the tests says nothing about the coverage of the whole.
  return filters.length > 0
    ? node([tool('@web/test-runner', 'wtr'), '--files', ...files], { env: { NO_COVERAGE: '1' } })
    : node([tool('@web/test-runner', 'wtr')]);
}
