import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
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

const GIVEN_ON_A_PAGE = `
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { AbstractChat, UIMessage } from 'ai';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import type { Diagnostic, MessageToolCall, Outcome, Questionnaire, Segment } from 'sage-questionnaire/core';
import type { SageQuestionnaireCard } from 'sage-questionnaire/elements';
import type { AskUserSession, QuestionnaireStore } from 'sage-questionnaire/machines';
declare global {
  const stream: AsyncIterable<string>, args: unknown, params: unknown, mode: string, timeZone: string;
  const call: MessageToolCall, questionnaire: Questionnaire, outcome: Outcome;
  const client: Client & { onRequest(method: string, handler: (request: { readonly params: unknown }) => unknown): void };
  const chat: AbstractChat<UIMessage>, child: ChildProcessWithoutNullStreams;
  const card: SageQuestionnaireCard, session: AskUserSession<string>, store: QuestionnaireStore;
  function show(shown: Questionnaire): Promise<Outcome>;
  function show(shown: readonly Segment[]): void;
  function endTurn(): void;
  function initialize(params: object): void;
  function explain(diagnostics: readonly Diagnostic[]): void;
  function say(text: string): void;
  function hide(id: string, outcome: Outcome | null): void;
  function summarize(message: string | undefined, outcome: Outcome | undefined): void;
}
`;

const ON_A_PAGE: ts.CompilerOptions = { lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'], jsx: ts.JsxEmit.ReactJSX, experimentalDecorators: true, useDefineForClassFields: false };

describe('the README', () => {
  it('has snippets that compile in a strict Node project, without the types of a page', () => {
    const [snippet] = snippetsOf(readme);
    assert.ok(snippet);
    assert.deepEqual(problemsOf({ 'snippet.ts': snippet, 'given.ts': GIVEN }), []);
  });

  it('and the pages beside it have snippets that compile on a strict page', () => {
    const pages = ['README.md', ...readdirSync(`${root}docs`).map((name) => `docs/${name}`)];
    const snippets = pages.flatMap((page) => snippetsOf(readFileSync(root + page, 'utf8')).map((code, index) => [`${page}.${index}.tsx`, code] as const));
    assert.ok(snippets.length > 10);
    assert.deepEqual(problemsOf({ ...Object.fromEntries(snippets), 'given.ts': GIVEN + GIVEN_ON_A_PAGE }, ON_A_PAGE), []);
  });

  it('links to pages that are there', () => {
    const links = [...readme.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, path]) => path ?? '');
    assert.ok(links.length > 0);
    for (const path of links) assert.ok(readFileSync(root + path, 'utf8').length > 0);
  });
});

/** A snippet is a module of its own. */
function snippetsOf(page: string): string[] {
  return [...page.matchAll(/^```tsx?\n([\s\S]+?)^```/gm)].map(([, code = '']) => `export {};\n${code}`);
}

function problemsOf(files: Readonly<Record<string, string>>, more: ts.CompilerOptions = {}): string[] {
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
    paths: {
      'sage-questionnaire/core': [`${root}src/core/index.ts`],
      'sage-questionnaire/define': [`${root}src/elements/define.ts`],
      'sage-questionnaire/elements': [`${root}src/elements/index.ts`],
      'sage-questionnaire/machines': [`${root}src/machines/index.ts`],
    },
    ...more,
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
