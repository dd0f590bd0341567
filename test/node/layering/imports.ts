import { posix } from 'node:path';
import ts from 'typescript';

/** Source text by path from the root of the repository, with `/`. */
export type Sources = ReadonlyMap<string, string>;

export interface Import {
  readonly line: number;
  readonly specifier: string;
  /** The file that a relative specifier leads to, from the root of the repository; `../` where it leads out of it. */
  readonly target: string | undefined;
  /** Nothing of it is left when the types are gone. */
  readonly typeOnly: boolean;
}

export function parse(path: string, text: string): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
}

/** Every import, re-export, dynamic import and import type of a file. */
export function importsOf(file: ts.SourceFile): readonly Import[] {
  const imports: Import[] = [];
  const add = (node: ts.Node, specifier: ts.Node | undefined, typeOnly: boolean) => {
    if (!specifier || !ts.isStringLiteralLike(specifier)) return;
    imports.push({ line: lineOf(file, node), specifier: specifier.text, target: resolve(file.fileName, specifier.text), typeOnly });
  };
  forEachNode(file, (node) => {
    if (ts.isImportDeclaration(node)) add(node, node.moduleSpecifier, importsTypesOnly(node.importClause));
    else if (ts.isExportDeclaration(node)) add(node, node.moduleSpecifier, exportsTypesOnly(node));
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node, node.argument.literal, true);
    else if (ts.isExternalModuleReference(node)) add(node, node.expression, false);
    else if (ts.isCallExpression(node) && (node.expression.kind === ts.SyntaxKind.ImportKeyword || node.expression.getText() === 'require')) add(node, node.arguments[0], false);
  });
  return imports;
}

/** The files and packages that are loaded with a file. */
export function reachableFrom(sources: Sources, start: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [start];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    const text = sources.get(path);
    if (text === undefined) continue;
    waiting.push(...importsOf(parse(path, text)).filter(({ typeOnly }) => !typeOnly).map(({ target, specifier }) => target ?? specifier));
  }
  return reached;
}

export function forEachNode(root: ts.Node, visit: (node: ts.Node) => void): void {
  visit(root);
  ts.forEachChild(root, (child) => {
    forEachNode(child, visit);
  });
}

export const lineOf = (file: ts.SourceFile, node: ts.Node): number => file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;

function resolve(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('/') || specifier.startsWith('file:')) return '../';
  if (!specifier.startsWith('.')) return undefined;
  const path = posix.join(posix.dirname(from), specifier);
  return path.startsWith('..') ? '../' : path.replace(/\.js$/, '.ts');
}

function importsTypesOnly(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const { name, namedBindings } = clause;
  return !name && namedBindings !== undefined && ts.isNamedImports(namedBindings) && namedBindings.elements.length > 0 && namedBindings.elements.every(({ isTypeOnly }) => isTypeOnly);
}

function exportsTypesOnly({ isTypeOnly, exportClause }: ts.ExportDeclaration): boolean {
  if (isTypeOnly) return true;
  return exportClause !== undefined && ts.isNamedExports(exportClause) && exportClause.elements.length > 0 && exportClause.elements.every((element) => element.isTypeOnly);
}
