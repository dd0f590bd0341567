// Runs benchmarks of bench/ as they would be shipped: bundled, for a loader that names every function slows down small ones.
//   node scripts/bench.mjs [flags of node] parse|conversation|hostile… [arguments]
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { node, root } from './run.mjs';

const [flags, args] = split(process.argv.slice(2), (each) => !each.startsWith('--'));
const [names, rest] = split(args, (each) => !existsSync(source(each)));
if (names.length === 0) throw new Error('Name a benchmark.');
for (const name of names) {
  const outfile = join(root, 'node_modules/.cache/bench', `${name}.mjs`);
  mkdirSync(join(outfile, '..'), { recursive: true });
  await build({ entryPoints: [source(name)], outfile, bundle: true, platform: 'node', format: 'esm', target: 'node20', packages: 'external', logLevel: 'error' });
  // One over its limit does not hide the others.
  process.exitCode = (await node([...flags, outfile, ...rest])) || process.exitCode;
}

function source(name) {
  return join(root, 'bench', `${name}.ts`);
}

/** What comes before the first that is an end, and the rest. */
function split(items, isEnd) {
  const first = items.findIndex(isEnd);
  return first < 0 ? [items, []] : [items.slice(0, first), items.slice(first)];
}
