import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const source = join(root, 'src');

const inSource = (pattern: RegExp): readonly string[] =>
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(sep, '/'))
    .filter((name) => pattern.test(name));

/** What the package exports, as source files. */
function entries(): readonly string[] {
  const manifest = readFileSync(join(root, 'package.json'), 'utf8');
  const paths = [...manifest.matchAll(/"types":\s*"\.\/dist\/([^"]+)\.d\.ts"/g)].map(([, path = '']) => `${path}.ts`);
  return [...new Set(paths.flatMap((path) => inSource(new RegExp(`^${path.replaceAll('.', '\\.').replace('*', '[^/]+')}$`))))];
}

describe('on a server, where there is no DOM', () => {
  it('is where this test runs', () => {
    for (const name of ['window', 'document', 'customElements', 'HTMLElement']) assert.ok(!(name in globalThis), name);
  });

  // Lit brings stand-ins for a few globals: modules that come after it in one process find them. So these go first.
  // The command is run rather than imported.
  for (const name of [...inSource(/^core\/.*\.ts$/), ...inSource(/^machines\/.*\.ts$/), ...inSource(/^(?!core\/|machines\/|cli\/index\.ts).*\.ts$/)]) {
    it(`imports ${name}`, async () => {
      await import(pathToFileURL(join(source, name)).href);
    });
  }

  for (const name of entries()) {
    it(`imports ${name} by itself`, () => {
      execFileSync(process.execPath, ['--import=tsx', '--eval', `await import(${JSON.stringify(pathToFileURL(join(source, name)).href)})`, '--input-type=module'], { cwd: root, stdio: 'pipe' });
    });
  }
});
