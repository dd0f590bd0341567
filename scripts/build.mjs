// dist/: modules with types, the one self-contained file, and the command; custom-elements.json.
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cli as customElementsManifest } from '@custom-elements-manifest/analyzer/cli.js';
import { build } from 'esbuild';
import { node, root, tool } from './run.mjs';

/** To esbuild, styles in templates are text: it leaves in the comments, which are meant for us. */
const smallStyles = {
  name: 'small-styles',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]theme[\\/][\w-]+\.ts$/ }, ({ path }) => ({ loader: 'ts', contents: readFileSync(path, 'utf8').replace(/(?<=\bcss`)[^`]*/g, shrink) }));
  },
};

const shrink = (css) => css.replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, ' ').replace(/ ?([{};,]) ?/g, '$1');

rmSync(join(root, 'dist'), { recursive: true, force: true });
const code = await node([tool('typescript', 'tsc'), '-p', 'tsconfig.build.json']);
if (code !== 0) process.exit(code);
await build({
  absWorkingDir: root,
  entryPoints: ['src/elements/define.ts'],
  outfile: 'dist/sage-questionnaire.js',
  bundle: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
  sourcemap: true,
  legalComments: 'linked', // licences of what is inside, beside it
  logLevel: 'warning',
  plugins: [smallStyles],
});
// By itself, for it needs the types of Node, which no module may know. The modules that it imports are there already.
await build({
  absWorkingDir: root,
  entryPoints: readdirSync(join(root, 'src/cli')).map((name) => `src/cli/${name}`),
  outdir: 'dist/cli',
  format: 'esm',
  target: 'node20',
  logLevel: 'warning',
});
await customElementsManifest({ argv: ['analyze', '--config', 'custom-elements-manifest.config.mjs'], cwd: root });
