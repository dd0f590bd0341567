// Runs a benchmark of bench/ as it would be shipped: bundled, for a loader that names every function slows down small ones.
//   node scripts/bench.mjs [flags of node] parse|hostile [arguments]
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { node, root } from './run.mjs';

const [flags, [name, ...rest]] = split(process.argv.slice(2));
const outfile = join(root, 'node_modules/.cache/bench', `${name}.mjs`);
mkdirSync(join(outfile, '..'), { recursive: true });
await build({ entryPoints: [join(root, 'bench', `${name}.ts`)], outfile, bundle: true, platform: 'node', format: 'esm', target: 'node20', packages: 'external', logLevel: 'error' });
process.exitCode = await node([...flags, outfile, ...rest]);

function split(args) {
  const first = args.findIndex((each) => !each.startsWith('--'));
  return [args.slice(0, first), args.slice(first)];
}
