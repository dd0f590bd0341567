// Every check, in order. A failed one does not hide the later ones; the last line is the sum.
import { readCounts, resetCounts, sum, summaryLine } from './counts.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { npm } from './run.mjs';

const TIMEOUT = 15 * 60_000; // a step that hangs must not take the others with it

/** `counts`: where the step leaves its test counts; any other step counts one. */
const steps = [
  { name: 'Tests', script: 'test', counts: 'tests' },
  { name: 'Types', script: 'typecheck' },
  { name: 'Lint', script: 'lint' },
  { name: 'Build', script: 'build' },
  { name: 'Unused code', script: 'knip' },
  { name: 'Package', script: 'publint' },
  { name: 'Package types', script: 'attw' },
  { name: 'Size', script: 'size' },
  { name: 'Storybook', script: 'build-storybook' },
  { name: 'Stories', script: 'test-stories', counts: 'stories' },
  { name: 'Hostile growth', script: 'bench:hostile', args: ['--guard'] },
];

const results = [];
if (!(await ensureDependencies())) results.push({ name: 'Install', passed: 0, failed: 1, seconds: 0 });
else for (const step of steps) results.push({ ...step, ...(await runStep(step)) });

console.log('\n══ Summary ══');
for (const { name, seconds, passed, failed } of results) {
  console.log(`${failed ? 'FAIL' : 'ok  '} ${name}: ${summaryLine({ passed, failed })} (${seconds} s)`);
}
const total = sum(results);
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${summaryLine(total)}`);

async function runStep({ name, script, args = [], counts }) {
  console.log(`\n══ ${name} (npm run ${[script, ...args].join(' ')}) ══`);
  const start = Date.now();
  if (counts) resetCounts(counts);
  const code = await npm(['run', '--silent', script, '--', ...args], { timeout: TIMEOUT, env: { CI: 'true', NO_COLOR: '1' } });
  const seconds = Math.round((Date.now() - start) / 1000);
  if (code !== 0) console.log(`${name} failed (exit code ${code})`);
  if (counts) return { ...readCounts(counts, code), seconds };
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, seconds };
}
