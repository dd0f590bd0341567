import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { reachableFrom, type Sources } from './layering/imports.js';
import { findBreaches } from './layering/rules.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

const repository: Sources = new Map(
  ['src', 'stories', 'demo', 'bench', 'test', '.storybook'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => [relative(root, join(root, folder, name)).replaceAll(sep, '/'), readFileSync(join(root, folder, name), 'utf8')] as const),
  ),
);

describe('the layers', () => {
  it('are kept everywhere', () => {
    assert.ok(repository.has('src/core/parse.ts'));
    assert.deepEqual(findBreaches(repository), []);
  });

  for (const entry of ['src/core/parse.ts', 'src/machines/index.ts', 'src/elements/index.ts']) {
    it(`leave every dialect, and YAML, out of ${entry}`, () => {
      const reached = [...reachableFrom(repository, entry)];
      assert.ok(reached.length > 5);
      assert.deepEqual(reached.filter((path) => path.startsWith('src/core/dialects/') || path === 'src/core/registry.ts' || path === 'yaml'), []);
    });
  }

  for (const dialect of readdirSync(join(root, 'src/core/dialects'))) {
    it(`leave every other dialect out of ${dialect}`, () => {
      const reached = [...reachableFrom(repository, `src/core/dialects/${dialect}/index.ts`)];
      assert.deepEqual(reached.filter((path) => path === 'src/core/registry.ts' || (path.startsWith('src/core/dialects/') && !path.startsWith(`src/core/dialects/${dialect}/`))), []);
    });
  }
});

describe('the rules of the layers', () => {
  const model = 'export interface Questionnaire { readonly dialect: string; readonly wire: unknown }';
  const sound: Readonly<Record<string, string>> = {
    'src/core/model/questionnaire.ts': model,
    'src/core/payload/yaml.ts': `import { parse } from 'yaml'; export { parse };`,
    'src/core/dialects/a-b/index.ts': `import type { Questionnaire } from '../../model/questionnaire.js'; import { parse } from '../../payload/yaml.js'; export const read = (q: Questionnaire) => [q.wire, parse, q.dialect === 'a-b'];`,
    'src/core/dialects/c/index.ts': `export const c = 1;`,
    'src/core/registry.ts': `export * from './dialects/a-b/index.js'; export * from './dialects/c/index.js';`,
    'src/core/index.ts': `export * from './registry.js'; export * from './dialects/c/index.js';`,
    'src/core/x.ts': `const encoded = { wire: 1 }; const { wire } = encoded; export const x = [wire, encoded.wire];`,
    'src/machines/index.ts': `import { x } from '../core/x.js'; import { setup } from 'xstate'; export { x, setup };`,
    'src/elements/index.ts': `import { x } from '../machines/index.js'; import { c } from '../core/registry.js'; export { x, c };`,
    'src/index.ts': `export * from './core/index.js'; export * from './elements/index.js';`,
    'bench/forms/native.ts': "document.body.innerHTML = '<p></p>';",
    'demo/main.ts': `import '../src/elements/index.js'; import cases from '../test/fixtures/cases.json' with { type: 'json' }; export { cases };`,
    'test/a.test.ts': "import './support/b.js'; import '../src/core/dialects/c/index.js'; document.body.innerHTML = '';",
  };
  const breachesWith = (path: string, text: string) => findBreaches(new Map(Object.entries({ ...sound, [path]: text })));

  it('find nothing wrong where nothing is', () => {
    assert.deepEqual(findBreaches(new Map(Object.entries(sound))), []);
  });

  const breaches: readonly (readonly [string, string, string, RegExp])[] = [
    ['core that imports machines', 'src/core/x.ts', `import '../machines/index.js';`, /core must not know machines/],
    ['types count too', 'src/core/x.ts', `import type { A } from '../elements/index.js'; export type B = A;`, /core must not know elements/],
    ['import types count too', 'src/machines/x.ts', `export type A = import('../elements/index.js').A;`, /machines must not know elements/],
    ['re-exports count too', 'src/machines/x.ts', `export * from '../elements/index.js';`, /machines must not know elements/],
    ['dynamic imports count too', 'src/elements/x.ts', `export const load = () => import('../../demo/main.js');`, /elements must not know demo/],
    ['a layer that imports the public index', 'src/elements/x.ts', `import '../index.js';`, /elements must not know public/],
    ['a part that imports one beside it', 'stories/x.ts', `import '../demo/main.js';`, /stories must not know demo/],
    ['a part that nobody has placed', 'src/elements/x.ts', `import '../vue/index.js';`, /elements must not know vue/],
    ['core that imports a package', 'src/core/x.ts', `import { html } from 'lit';`, /core needs nothing from outside/],
    ['core that imports from Node', 'src/core/payload/x.ts', `import 'node:fs';`, /core needs nothing from outside/],
    ['yaml outside of payload', 'src/core/x.ts', `import type { Document } from 'yaml'; export type A = Document;`, /core needs nothing from outside/],
    ['a dialect that imports another', 'src/core/dialects/c/x.ts', `import '../a-b/index.js';`, /dialects must not know each other/],
    ['a dialect named in core', 'src/core/x.ts', `import './dialects/c/index.js';`, /only the registry/],
    ['a dialect named in an element', 'src/elements/x.ts', `import '../core/dialects/c/index.js';`, /only the registry/],
    ['core that imports the registry', 'src/core/x.ts', `import './registry.js';`, /brings in every dialect/],
    ['a dialect that imports the index of core', 'src/core/dialects/c/x.ts', `import '../../index.js';`, /brings in every dialect/],
    ['a comparison with the name of a dialect', 'src/elements/x.ts', `export const f = (dialect: string) => dialect === 'a-b';`, /compares the name of a dialect/],
    ['a comparison with any name', 'src/elements/x.ts', `export const f = (q: { dialect: string }) => q.dialect !== 'other';`, /compares the name of a dialect/],
    ['a list of names', 'src/elements/x.ts', `export const f = (d: string) => ['a-b', 'd'].includes(d);`, /compares the name of a dialect/],
    ['a case for a dialect', 'src/elements/x.ts', `export function f(d: string) { switch (d) { case 'a-b': return 1; default: return 2; } }`, /compares the name of a dialect/],
    ['a switch on the dialect', 'src/elements/x.ts', `export function f(q: { dialect: string }) { switch (q.dialect) { default: return 2; } }`, /chooses by dialect/],
    ['a table of dialects', 'src/machines/x.ts', `const table: Record<string, number> = {}; export const f = (q: { dialect: string }) => table[q.dialect];`, /looks up by dialect/],
    ['wire read as a property', 'src/core/x.ts', `import type { Questionnaire } from './model/questionnaire.js'; export const f = (q: Questionnaire) => q.wire;`, /reads wire/],
    ['wire read by its name', 'src/core/x.ts', `import type { Questionnaire } from './model/questionnaire.js'; export const f = (q: Questionnaire) => q['wire'];`, /reads wire/],
    ['wire taken out', 'src/elements/x.ts', `import type { Questionnaire } from '../core/model/questionnaire.js'; export const f = ({ wire: own }: Questionnaire) => own;`, /reads wire/],
    ['an import from test', 'src/core/x.ts', `import '../../test/support/b.js';`, /is for tests/],
    ['a story that imports code from test', 'stories/x.ts', `import '../test/support/b.js';`, /is for tests/],
    ['fixtures in src', 'src/core/x.ts', `import '../../test/fixtures/cases.json' with { type: 'json' };`, /is for tests/],
    ['innerHTML', 'src/elements/x.ts', "export const f = (e: { innerHTML: string }) => { e.innerHTML = ''; };", /uses innerHTML/],
    ['innerHTML in another benchmark', 'bench/forms/x.ts', "document.body.innerHTML = '<p></p>';", /uses innerHTML/],
    ['innerHTML by its name', 'demo/x.ts', `export const f = (e: Record<string, string>) => { e['innerHTML'] = ''; };`, /uses innerHTML/],
    ['innerHTML in a template', 'src/elements/x.ts', 'export const f = (html: typeof String.raw) => html`<p .innerHTML=${""}></p>`;', /uses innerHTML/],
    ['unsafeHTML', 'src/elements/x.ts', `import { unsafeHTML } from 'lit/directives/unsafe-html.js'; export { unsafeHTML };`, /uses unsafeHTML/],
    ['eval', 'src/machines/x.ts', `export const f = () => eval('1');`, /uses eval/],
    ['Function', 'src/machines/x.ts', `export const f = () => new Function('1');`, /uses Function/],
    ['an import from beside the repository', 'src/core/x.ts', `import '../../../elsewhere/x.js';`, /not part of the repository/],
    ['such an import in a test', 'test/b.test.ts', `import '../../elsewhere/x.js';`, /not part of the repository/],
    ['an absolute import', 'demo/x.ts', `import '/home/x.js';`, /not part of the repository/],
    ['an import out of node_modules by its path', 'demo/x.ts', `import '../node_modules/lit/index.js';`, /not part of the repository/],
  ];
  for (const [name, path, text, expected] of breaches) {
    it(`find ${name}`, () => {
      const found = breachesWith(path, text);
      assert.ok(found.length > 0 && found.every((breach) => breach.startsWith(`${path}:1 `) && expected.test(breach)), found.join('\n') || 'nothing was found');
    });
  }
});
