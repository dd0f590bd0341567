import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, it } from 'node:test';
import ts from 'typescript';

const root = fileURLToPath(new URL('../../', import.meta.url));
const readme = readFileSync(`${root}README.md`, 'utf8');

/** What the reader of a snippet brings along. */
const GIVEN = `import type { QuestionnaireView, UserEvent } from 'sage-questionnaire/machines';
declare global {
  const text: string;
  function send(text: string): Promise<boolean>;
  function draw(view: QuestionnaireView, send: (event: UserEvent) => void): void;
}
`;

describe('the README', () => {
  it('has snippets that compile in a strict Node project, without the types of a page', () => {
    const [snippet] = [...readme.matchAll(/^```ts\n([\s\S]+?)^```/gm)].map(([, code]) => code);
    assert.ok(snippet);
    assert.deepEqual(problemsOf({ 'snippet.ts': snippet, 'given.ts': GIVEN }), []);
  });

  it('links to pages that are there', () => {
    const links = [...readme.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, path]) => path ?? '');
    assert.ok(links.length > 0);
    for (const path of links) assert.ok(readFileSync(root + path, 'utf8').length > 0);
  });
});

function problemsOf(files: Readonly<Record<string, string>>): string[] {
  const names = Object.keys(files).map((name) => `${root}${name}`);
  const options: ts.CompilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts'],
    types: ['node'],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    skipLibCheck: true,
    paths: { 'sage-questionnaire/core': [`${root}src/core/index.ts`], 'sage-questionnaire/machines': [`${root}src/machines/index.ts`] },
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  const given = (path: string): string | undefined => (names.includes(path) ? files[path.slice(root.length)] : undefined);
  host.getSourceFile = (path, version, ...rest) => {
    const source = given(path);
    return source === undefined ? getSourceFile(path, version, ...rest) : ts.createSourceFile(path, source, version);
  };
  host.fileExists = (path) => given(path) !== undefined || fileExists(path);
  host.readFile = (path) => given(path) ?? readFile(path);
  return ts.getPreEmitDiagnostics(ts.createProgram(names, options, host)).map(({ messageText, file, start }) => `${file?.fileName ?? ''}:${start ?? 0} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
}
