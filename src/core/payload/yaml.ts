import { Composer, Lexer, Parser, isMap, isScalar, isSeq, type CST, type ErrorCode, type Node, type ParsedNode, type Scalar } from 'yaml';
import type { DiagnosticCode } from '../diagnostics.js';
import { MAX_YAML_BYTES, MAX_YAML_DEPTH } from '../limits.js';
import type { Problem } from '../problem.js';
import { ok, type Result } from '../model/result.js';
import type { Entry, Tree } from './tree.js';
import { exceedsBytes } from './utf8.js';
import { DepthGauge } from './yaml-depth.js';

export interface YamlDocument {
  readonly tree: Tree;
  /** Things that YAML did, but that were hardly meant. */
  readonly warnings: readonly Problem[];
}

/**
 * Reads a block-style YAML 1.2 document of the core schema: no tags, directives, anchors, aliases, duplicate keys or
 * second document. What the parser itself would only warn about is refused too. The text is parsed once.
 */
export function readYaml(text: string): Result<YamlDocument, readonly Problem[]> {
  const refuse = (code: DiagnosticCode, at: number, more?: Partial<Problem>): Result<never, readonly Problem[]> => ({ ok: false, error: [{ code, at, ...more }] });
  if (exceedsBytes(text, MAX_YAML_BYTES)) return refuse('yaml_too_large', 0, { limit: MAX_YAML_BYTES });
  try {
    return compose(text, refuse);
  } catch {
    return refuse('yaml_invalid', 0);
  }
}

type Refuse = (code: DiagnosticCode, at: number, more?: Partial<Problem>) => Result<never, readonly Problem[]>;

function compose(text: string, refuse: Refuse): Result<YamlDocument, readonly Problem[]> {
  const source = new WatchedSource(text);
  const documents = new Composer({ schema: 'core', version: '1.2', uniqueKeys: false, prettyErrors: false, strict: true }).compose(source.tokens());
  // A second document is one too many; the rest need not be read.
  const [document, second] = firstTwo(documents);
  if (source.refused) return { ok: false, error: [source.refused] };
  if (second) return refuse('yaml_multiple_documents', second.range[0]);
  const [fault] = document ? [...document.errors, ...document.warnings] : [];
  if (fault) {
    // What is not closed is only missed at the end, where nothing is left to point at.
    const at = Math.max(0, Math.min(fault.pos[0], text.trimEnd().length - 1));
    return refuse(CODES[fault.code] ?? 'yaml_invalid', at, quoting(text, at));
  }
  if (!document?.contents) return refuse('payload_empty', 0);
  if ((isMap(document.contents) || isSeq(document.contents)) && document.contents.flow) return refuse('payload_not_block_yaml', startOf(document.contents));
  const converter = new Converter();
  const tree = converter.tree(document.contents);
  return converter.problem ? { ok: false, error: [converter.problem] } : ok({ tree, warnings: source.warnings });
}

function firstTwo<T>(items: Iterable<T>): readonly T[] {
  const found: T[] = [];
  for (const item of items) if (found.push(item) === 2) break;
  return found;
}

const CODES: Partial<Record<ErrorCode, DiagnosticCode>> = {
  TAB_AS_INDENT: 'yaml_tab',
  TAG_RESOLVE_FAILED: 'yaml_tag',
  MULTIPLE_TAGS: 'yaml_tag',
  BAD_DIRECTIVE: 'yaml_tag',
  BAD_ALIAS: 'yaml_alias',
  ALIAS_PROPS: 'yaml_alias',
  MULTIPLE_ANCHORS: 'yaml_alias',
  MULTIPLE_DOCS: 'yaml_multiple_documents',
  DUPLICATE_KEY: 'yaml_duplicate_key',
};

/** The lexer sets this before the text of a scalar; like its other marks it takes no room. */
const SCALAR = '\u001f';

/** Feeds the parser, and looks at each lexeme on its way: tags, anchors and comments are gone in the parsed document. */
class WatchedSource {
  refused: Problem | undefined;
  readonly warnings: Problem[] = [];
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  *tokens(): Generator<CST.Token, void> {
    const parser = new Parser();
    const gauge = new DepthGauge();
    let afterPlain = false;
    let inScalar = false;
    for (const lexeme of new Lexer().lex(this.#text)) {
      const plain = inScalar;
      inScalar = lexeme === SCALAR;
      if (lexeme.charCodeAt(0) >= 32 || lexeme === '\n' || lexeme === '\r\n') {
        if (gauge.take(lexeme) > MAX_YAML_DEPTH) {
          this.refused = { code: 'yaml_too_deep', at: parser.offset, limit: MAX_YAML_DEPTH };
          return;
        }
      }
      if (!plain && !inScalar) {
        this.#watch(lexeme, parser.offset, afterPlain);
        if (this.refused) return;
      }
      if (!inScalar && !/^[ \t]+$/.test(lexeme)) afterPlain = plain;
      yield* parser.next(lexeme);
    }
    yield* parser.end();
  }

  #watch(lexeme: string, at: number, afterPlain: boolean): void {
    const first = lexeme.charAt(0);
    if (!'!%&*#'.includes(first)) return;
    const value = quoting(this.#text, at);
    const found = { at, ...value, found: lexeme };
    if (first === '!' || first === '%') this.refused = { code: 'yaml_tag', ...found };
    else if (first === '&' || first === '*') this.refused = { code: 'yaml_alias', ...found };
    else if (first === '#' && afterPlain) this.warnings.push({ code: 'yaml_comment_cut', severity: 'warning', ...found, source: value.found ?? lexeme });
  }
}

/** Turns the parser's nodes into a tree of our own, and keeps the first thing that cannot be one. */
class Converter {
  problem: Problem | undefined;

  tree(node: ParsedNode | Node | null): Tree {
    const at = node ? startOf(node) : 0;
    if (isSeq(node)) return { type: 'array', at, items: node.items.map((item) => this.tree(asNode(item))) };
    if (isMap(node)) return { type: 'object', at, entries: this.#entries(node.items) };
    return isScalar(node) ? scalar(node, at) : { type: 'scalar', at, value: null, source: '' };
  }

  #entries(pairs: readonly { key: unknown; value: unknown }[]): Entry[] {
    const seen = new Set<string>();
    return pairs.map(({ key, value }) => {
      const keyNode = asNode(key);
      const at = keyNode ? startOf(keyNode) : 0;
      const name = isScalar(keyNode) ? (keyNode.source ?? String(keyNode.value)) : '';
      if (!isScalar(keyNode)) this.problem ??= { code: 'yaml_invalid', at };
      if (seen.has(name)) this.problem ??= { code: 'yaml_duplicate_key', at, found: name };
      seen.add(name);
      return { key: name, at, value: this.tree(asNode(value)) };
    });
  }
}

const asNode = (value: unknown): Node | null => (isMap(value) || isSeq(value) || isScalar(value) ? value : null);

function scalar(node: Scalar, at: number): Tree {
  const { value, source } = node;
  if (typeof value === 'string') return { type: 'string', at, value };
  const known = typeof value === 'number' || typeof value === 'boolean' ? value : null;
  return { type: 'scalar', at, value: known, source: source ?? '' };
}

/** The value on the line of an offset, and how it is written so that YAML takes all of it for text. */
function quoting(text: string, at: number): Pick<Problem, 'found' | 'mended'> {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const [line = ''] = text.slice(start).split('\n', 1);
  const value = /^\s*(?:- +)*(?:[A-Za-z_]+: +)?(\S.*?)\s*$/.exec(line)?.[1];
  if (value === undefined) return {};
  return /^["'|>[{]/.test(value) ? { found: value } : { found: value, mended: JSON.stringify(value) };
}

const startOf = (node: Node): number => node.range?.[0] ?? 0;
