import { Composer, Lexer, Parser, isMap, isSeq, type CST } from 'yaml';
import type { TextDiagnosticCode } from '../diagnostics.js';
import { MAX_YAML_BYTES, MAX_YAML_DEPTH } from '../limits.js';
import type { Problem } from '../problem.js';
import { ok, type Result } from '../model/result.js';
import type { Tree } from './tree.js';
import { exceedsBytes } from './utf8.js';
import { DepthGauge } from './yaml-depth.js';
import { explainFault, valueAt } from './yaml-fault.js';
import { SCALAR, placeAt } from './yaml-place.js';
import { Converter, startOf } from './yaml-tree.js';

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
  if (exceedsBytes(text, MAX_YAML_BYTES)) return refuse('yaml_too_large', 0, { limit: MAX_YAML_BYTES });
  try {
    return compose(text);
  } catch {
    return refuse('yaml_invalid', 0);
  }
}

const refuse = (code: TextDiagnosticCode, at: number, more?: Partial<Problem>): Result<never, readonly Problem[]> => ({ ok: false, error: [{ code, at, ...more }] });

function compose(text: string): Result<YamlDocument, readonly Problem[]> {
  const source = new WatchedSource(text);
  const documents = new Composer({ schema: 'core', version: '1.2', uniqueKeys: false, prettyErrors: false, strict: true }).compose(source.tokens());
  // A second document is one too many; the rest need not be read.
  const [document, second] = firstTwo(documents);
  if (source.refused) return { ok: false, error: [source.refused] };
  if (second) return refuse('yaml_multiple_documents', second.range[0]);
  const faults = document ? [...document.errors, ...document.warnings] : [];
  if (faults.length > 0) return { ok: false, error: [explainFault(text, faults)] };
  if (!document?.contents) return refuse('payload_empty', 0);
  if ((isMap(document.contents) || isSeq(document.contents)) && document.contents.flow) return refuse('payload_not_block_yaml', startOf(document.contents));
  const converter = new Converter(text);
  const tree = converter.tree(document.contents);
  return converter.problem ? { ok: false, error: [converter.problem] } : ok({ tree, warnings: converter.warnings });
}

function firstTwo<T>(items: Iterable<T>): readonly T[] {
  const found: T[] = [];
  for (const item of items) if (found.push(item) === 2) break;
  return found;
}

/** Feeds the parser, and looks at each lexeme on its way: tags and anchors are gone in the parsed document. */
class WatchedSource {
  refused: Problem | undefined;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  *tokens(): Generator<CST.Token, void> {
    const parser = new Parser();
    const gauge = new DepthGauge();
    let inScalar = false;
    for (const lexeme of new Lexer().lex(this.#text)) {
      const plain = inScalar;
      inScalar = lexeme === SCALAR;
      if (lexeme.charCodeAt(0) >= 32 || lexeme === '\n' || lexeme === '\r\n') {
        if (gauge.take(lexeme) > MAX_YAML_DEPTH) this.#deep(parser.offset);
      }
      if (!plain && !inScalar) this.#watch(lexeme, parser.offset);
      if (this.refused) return;
      let isFaulty = false;
      for (const token of parser.next(lexeme)) {
        isFaulty ||= token.type === 'error';
        yield token;
      }
      // The first fault is the one that is told; what follows, the parser would take apart piece by piece.
      if (isFaulty) break;
    }
    yield* parser.end();
  }

  #watch(lexeme: string, at: number): void {
    const first = lexeme.charAt(0);
    if (first === '!' || first === '%') this.#refuse('yaml_tag', at, lexeme);
    else if (first === '&' || first === '*') this.#refuse('yaml_alias', at, lexeme);
  }

  /** Of one that nests too deep, the path as far as a questionnaire goes. */
  #deep(at: number): void {
    const path = /^[^.[]*(?:\[\d+\])?(?:\.[^.[]*)?/.exec(placeAt(this.#text, at).path)?.[0] ?? '';
    this.refused = { code: 'yaml_too_deep', at, limit: MAX_YAML_DEPTH, ...(path === '' ? {} : { path }) };
  }

  #refuse(code: TextDiagnosticCode, at: number, found: string): void {
    const { path, mended } = valueAt(this.#text, at, placeAt(this.#text, at), found.length);
    // A directive is no text that was meant otherwise.
    const isText = mended !== undefined && !found.startsWith('%');
    this.refused = { code, at, found, ...(path === undefined ? {} : { path }), ...(isText ? { mended } : {}) };
  }
}
