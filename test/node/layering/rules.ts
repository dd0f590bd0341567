import ts from 'typescript';
import { forEachNode, importsOf, lineOf, parse, type Import, type Sources } from './imports.js';

/** Imports go down only, and never from one part to another of the same height. */
const HEIGHTS: Readonly<Record<string, number>> = { core: 0, machines: 1, elements: 2, react: 3, cli: 3, public: 3, stories: 4, demo: 4, bench: 4, examples: 4, '.storybook': 5, test: 6 };

/** Modules that name the library's dialects. */
const PUBLIC_INDEXES = ['src/core/registry.ts', 'src/core/index.ts', 'src/index.ts'];

const DIALECTS = 'src/core/dialects/';
const PAYLOAD = 'src/core/payload/';
/** Measures what the platform itself makes of markup, and all of that is written there. */
const NATIVE = 'bench/forms/native.ts';
const FIXTURES = /^test\/fixtures\/[^/]+\.json$/;

/** Breaches of the rules of the house, as `path:line what`. */
export function findBreaches(sources: Sources): readonly string[] {
  const names = dialectNames(sources);
  const breaches: string[] = [];
  for (const [path, text] of sources) {
    const file = parse(path, text);
    for (const one of importsOf(file)) breaches.push(...importBreaches(path, one).map((what) => `${path}:${one.line} ${what}`));
    if (isTest(path)) continue;
    forEachNode(file, (node) => {
      const what = (path === NATIVE ? undefined : markupBreach(node)) ?? (path.startsWith(DIALECTS) ? undefined : dialectBreach(node, names));
      if (what !== undefined) breaches.push(`${path}:${lineOf(file, node)} ${what}`);
    });
  }
  return [...breaches, ...findWireReaders(sources)];
}

const isTest = (path: string): boolean => path.startsWith('test/');

/** `src/core/…` belongs to `core`, `src/index.ts` to `public`, `demo/…` to `demo`. */
function partOf(path: string): string {
  const [first = '', second = ''] = path.split('/');
  return first !== 'src' ? first : second.endsWith('.ts') ? 'public' : second;
}

function dialectOf(path: string): string | undefined {
  return path.startsWith(DIALECTS) ? path.slice(DIALECTS.length).split('/')[0] : undefined;
}

function importBreaches(path: string, { specifier, target }: Import): readonly string[] {
  if (target === undefined) return packageBreaches(path, specifier);
  if (target === '../' || target.startsWith('node_modules/')) return [`imports ${specifier}, which is not part of the repository`];
  if (isTest(path)) return [];
  // Benchmarks measure the patterns that tests say something about.
  if (path.startsWith('bench/') && target.startsWith('test/support/hostile-')) return [];
  if (isTest(target)) return FIXTURES.test(target) && !path.startsWith('src/') ? [] : [`imports ${specifier}, which is for tests`];
  const breaches: string[] = [];
  const [from, to] = [partOf(path), partOf(target)];
  if (from !== to && (HEIGHTS[from] ?? -1) <= (HEIGHTS[to] ?? Infinity)) breaches.push(`imports ${specifier}: ${from} must not know ${to}`);
  const [dialect, other] = [dialectOf(path), dialectOf(target)];
  if (other !== undefined && dialect !== undefined && dialect !== other) breaches.push(`imports ${specifier}: dialects must not know each other`);
  if (other !== undefined && dialect === undefined && !PUBLIC_INDEXES.includes(path)) breaches.push(`imports ${specifier}: only the registry and the public indexes name dialects`);
  if (PUBLIC_INDEXES.includes(target) && path.startsWith('src/core/') && !PUBLIC_INDEXES.includes(path)) breaches.push(`imports ${specifier}, which brings in every dialect`);
  return breaches;
}

function packageBreaches(path: string, specifier: string): readonly string[] {
  if (!path.startsWith('src/core/') || (path.startsWith(PAYLOAD) && specifier === 'yaml')) return [];
  return [`imports ${specifier}: core needs nothing from outside but yaml, in payload`];
}

function dialectNames(sources: Sources): ReadonlySet<string> {
  return new Set([...sources.keys()].flatMap((path) => dialectOf(path) ?? []));
}

/** Where code asks which dialect it has before it: what differs from dialect to dialect belongs into them. */
function dialectBreach(node: ts.Node, names: ReadonlySet<string>): string | undefined {
  const isName = (one: ts.Node) => ts.isStringLiteralLike(one) && names.has(one.text);
  const isDialect = (one: ts.Node) => ts.isPropertyAccessExpression(one) && one.name.text === 'dialect';
  if (ts.isBinaryExpression(node) && EQUALITY.has(node.operatorToken.kind)) {
    const sides = [node.left, node.right];
    if (sides.some(isName) || (sides.some(isDialect) && sides.some(ts.isStringLiteralLike))) return 'compares the name of a dialect';
  }
  if (ts.isCaseClause(node) && isName(node.expression)) return 'compares the name of a dialect';
  if (ts.isSwitchStatement(node) && isDialect(node.expression)) return 'chooses by dialect';
  if (ts.isElementAccessExpression(node) && (isDialect(node.argumentExpression) || isName(node.argumentExpression))) return 'looks up by dialect';
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && ['includes', 'indexOf', 'has'].includes(node.expression.name.text)) {
    const list = node.expression.expression;
    if (node.arguments.some(isName) || (ts.isArrayLiteralExpression(list) && list.elements.some(isName))) return 'compares the name of a dialect';
  }
  return undefined;
}

const EQUALITY: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken, ts.SyntaxKind.EqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsToken,
]);

const MARKUP = /^(?:(?:inner|outer)HTML|insertAdjacentHTML|setHTMLUnsafe|createContextualFragment|unsafe(?:HTML|SVG|MathML|CSS|Static)|eval)$/;

/** Where text could become markup or code. */
function markupBreach(node: ts.Node): string | undefined {
  if ((ts.isIdentifier(node) || ts.isStringLiteralLike(node)) && MARKUP.test(node.text)) return `uses ${node.text}`;
  if (ts.isTemplateLiteralToken(node)) {
    const match = /\.((?:inner|outer)HTML)\s*=/.exec(node.text);
    return match ? `uses ${match[1] ?? ''}` : undefined;
  }
  return (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'Function' ? 'uses Function' : undefined;
}

const WITH_WIRE = ['Questionnaire', 'QuestionnaireResponse'];

/** Where code outside of the dialects reads the `wire` of a questionnaire or response, by whatever name it has there. */
function findWireReaders(sources: Sources): readonly string[] {
  const paths = [...sources.keys()].filter((path) => path.endsWith('.ts') && !isTest(path));
  const program = ts.createProgram(paths, { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler, noLib: true, types: [] }, hostOf(sources));
  const checker = program.getTypeChecker();
  const isWire = (property: ts.Symbol | undefined) => property?.declarations?.some(({ parent }) => ts.isInterfaceDeclaration(parent) && WITH_WIRE.includes(parent.name.text)) ?? false;
  const breaches: string[] = [];
  for (const path of paths) {
    const file = program.getSourceFile(path);
    if (!file || path.startsWith(DIALECTS)) continue;
    forEachNode(file, (node) => {
      const owner = wireOwner(node);
      if (owner && isWire(checker.getTypeAtLocation(owner).getProperty('wire'))) breaches.push(`${path}:${lineOf(file, node)} reads wire, which is the dialect's own`);
    });
  }
  return breaches;
}

/** What a node reads `wire` of. */
function wireOwner(node: ts.Node): ts.Node | undefined {
  if (ts.isPropertyAccessExpression(node)) return node.name.text === 'wire' ? node.expression : undefined;
  if (ts.isElementAccessExpression(node)) return ts.isStringLiteralLike(node.argumentExpression) && node.argumentExpression.text === 'wire' ? node.expression : undefined;
  if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent)) return undefined;
  return (node.propertyName ?? node.name).getText() === 'wire' ? node.parent : undefined;
}

function hostOf(sources: Sources): ts.CompilerHost {
  return {
    fileExists: (path) => sources.has(path),
    readFile: (path) => sources.get(path),
    getSourceFile: (path, options) => {
      const text = sources.get(path);
      return text === undefined ? undefined : ts.createSourceFile(path, text, options, true);
    },
    getDefaultLibFileName: () => '',
    getCurrentDirectory: () => '',
    getCanonicalFileName: (path) => path,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    writeFile: () => undefined,
  };
}
