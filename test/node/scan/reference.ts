import { Parser, type Node } from 'commonmark';

/** How the CommonMark reference reads the place where a word stands. `hidden`: in a tag, a comment, a destination, a definition. */
export type Reading = 'open' | 'code' | 'hidden' | 'quoted';

/** A fenced code block as the reference reads it. */
export interface ReferenceFence {
  readonly char: string;
  readonly info: string;
  readonly literal: string;
  readonly line: number;
  readonly closed: boolean;
  readonly quoted: boolean;
  /** Visible text stands before it. */
  readonly prefaced: boolean;
}

type HtmlKind = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** What is not in the reference's types. Its version is pinned. */
interface Internals {
  lineNumber: number;
  refmap: object;
  blocks: Readonly<Record<string, { readonly continue: (parser: Internals, block: Node) => number }>>;
  blockStarts: readonly ((parser: Internals, container: Node) => number)[];
  processInlines(document: Node): void;
  inlineParser: { match(pattern: RegExp): string | null; spnl(): boolean };
}

interface Parsed {
  readonly document: Node;
  /** Numbers of the lines that carry a `>` of a block quote. */
  readonly quotedLines: ReadonlySet<number>;
}

/**
 * Parses, and notes which lines carry a quote's `>`: the tree has the lazy ones in the quote too. Reference links stay
 * text: what they are depends on definitions anywhere in the document, and they hide nothing by themselves.
 */
function parse(text: string): Parsed {
  const quotedLines = new Set<number>();
  const parser = new Parser() as Parser & Internals;
  const { processInlines } = parser;
  const quote = parser.blocks.block_quote!;
  const [startQuote, ...otherStarts] = parser.blockStarts;
  parser.blocks = {
    ...parser.blocks,
    block_quote: {
      ...quote,
      continue(state, block) {
        const result = quote.continue(state, block);
        if (result === 0) quotedLines.add(state.lineNumber);
        return result;
      },
    },
  };
  parser.blockStarts = [
    (state, container) => {
      const result = startQuote!(state, container);
      if (result !== 0) quotedLines.add(state.lineNumber);
      return result;
    },
    ...otherStarts,
  ];
  parser.processInlines = (document) => {
    parser.refmap = {};
    processInlines.call(parser, document);
  };
  allowTabs(parser.inlineParser);
  return { document: parser.parse(text), quotedLines };
}

/** CommonMark 0.31.2 allows tabs wherever spaces may stand in links (§6.3) and definitions (§4.7); the reference does not. */
function allowTabs(inlineParser: Internals['inlineParser']): void {
  const { match } = inlineParser;
  inlineParser.match = (pattern) => match.call(inlineParser, pattern.source === '^ *(?:\\n|$)' ? /^[ \t]*(?:\n|$)/ : pattern);
  inlineParser.spnl = () => inlineParser.match(/^[ \t]*(?:\n[ \t]*)?/) !== null;
}

/** Reads a document in which `word` stands once. */
export function readingOf(text: string, word: string): Reading {
  const { document, quotedLines } = parse(text);
  const reading = findWord(document, word);
  if (reading !== 'open') return reading;
  return quotedLines.has(lineAt(text, text.indexOf(word))) ? 'quoted' : isEscaped(document, text, word) ? 'hidden' : 'open';
}

const lineAt = (text: string, at: number): number => text.slice(0, at).split(/\r\n?|\n/).length;

function findWord(document: Node, word: string): Reading {
  let reading: Reading = 'hidden'; // gone from the tree: a definition
  for (const node of nodesOf(document)) {
    if (node.destination?.includes(word) || node.title?.includes(word)) return 'hidden'; // an autolink has it as its text too
    if (node.type === 'code_block' && node.info?.includes(word)) return 'code';
    if (!node.literal?.includes(word)) continue;
    if (node.type === 'code' || node.type === 'code_block') return 'code';
    if (node.type === 'html_inline') return 'hidden';
    reading = node.type === 'html_block' ? readHtmlBlock(node, word) : 'open';
  }
  return reading;
}

/** Whether a backslash stands before the word that would escape the first character of a block in its place. */
function isEscaped(document: Node, text: string, word: string): boolean {
  const backslashes = /\\*$/.exec(text.slice(0, text.indexOf(word)))?.[0].length ?? 0;
  return backslashes % 2 === 1 && !nodesOf(document).some(({ type, literal }) => type === 'html_block' && literal?.includes(word));
}

// CommonMark §6.6
const ATTRIBUTE = String.raw`\s+[a-zA-Z_:][a-zA-Z0-9:._-]*(?:\s*=\s*(?:[^"'=<>${'`'}\x00-\x20]+|'[^']*'|"[^"]*"))?`;
const INLINE_HTML = new RegExp(
  [
    String.raw`<[A-Za-z][A-Za-z0-9-]*(?:${ATTRIBUTE})*\s*/?>`,
    String.raw`</[A-Za-z][A-Za-z0-9-]*\s*>`,
    String.raw`<!--(?:-?>|[^]*?-->)`,
    String.raw`<\?[^]*?\?>`,
    String.raw`<![A-Za-z][^>]*>`,
    String.raw`<!\[CDATA\[[^]*?\]\]>`,
  ].join('|'),
  'g',
);

/** What ends the kinds 2 to 5; these ends stand on the block's last line, and what follows them there is text. */
const ENDS: Readonly<Partial<Record<HtmlKind, RegExp>>> = { 2: /-->/, 3: /\?>/, 4: />/, 5: /\]\]>/ };

/** Raw text is hidden, and so is all up to the end of a comment and the like; elsewhere only the tags are. */
const readHtmlBlock = (node: Node, word: string): Reading => (textOfHtmlBlock(node).includes(word) ? 'open' : 'hidden');

const textOfHtmlBlock = (node: Node): string => contentOfHtmlBlock(node).replace(INLINE_HTML, '');

const tagsOfHtmlBlock = (node: Node): readonly string[] => contentOfHtmlBlock(node).match(INLINE_HTML) ?? [];

/** Text and tags. */
function contentOfHtmlBlock(node: Node): string {
  const literal = node.literal ?? '';
  const kind = htmlKind(node);
  if (kind === 1) return '';
  const end = ENDS[kind]?.exec(literal);
  return literal.slice(ENDS[kind] ? (end ? end.index + end[0].length : literal.length) : 0);
}

const htmlKind = (node: Node): HtmlKind => (node as Node & { readonly _htmlBlockType: HtmlKind })._htmlBlockType;

/** The fenced code blocks of a document, in order. */
export function fencesOf(text: string): readonly ReferenceFence[] {
  const fences: ReferenceFence[] = [];
  let prefaced = false;
  for (const node of nodesOf(parse(text).document)) {
    prefaced ||= isProse(node);
    if (!isFenced(node)) continue;
    const [[first], [last]] = node.sourcepos;
    const literal = node.literal ?? '';
    const contentLines = literal.split('\n').length - 1;
    // The line that closes it belongs to the block, but is no line of its content.
    const closed = last - first === contentLines + 1;
    fences.push({ char: node._fenceChar, info: node.info ?? '', literal, line: first, closed, quoted: isQuoted(node), prefaced });
  }
  return fences;
}

/** Whether a reader sees text in it. Marks of emphasis and escaping are none, even where they mark nothing. */
function isProse(node: Node): boolean {
  const text = node.type === 'text' ? (node.literal ?? '') : node.type === 'html_block' ? textOfHtmlBlock(node) : '';
  return /[^\s\u200b*_\\]/.test(text);
}

interface FencedNode extends Node {
  readonly _isFenced: true;
  readonly _fenceChar: string;
}

const isFenced = (node: Node): node is FencedNode => node.type === 'code_block' && '_isFenced' in node && node._isFenced === true;

function isQuoted(node: Node): boolean {
  for (let at: Node | null = node; at; at = at.parent) if (at.type === 'block_quote') return true;
  return false;
}

function nodesOf(document: Node): readonly Node[] {
  const nodes: Node[] = [];
  const walker = document.walker();
  for (let event = walker.next(); event; event = walker.next()) if (event.entering) nodes.push(event.node);
  return nodes;
}

/** Whether the reference has both tags of a block, which stands once, as tags of their own; not in a line that a quote's `>` begins. */
export function hasTags(text: string, opening: string, closing: string): boolean {
  const { document, quotedLines } = parse(text);
  const at = text.indexOf(opening);
  if (quotedLines.has(lineAt(text, at)) || quotedLines.has(lineAt(text, text.indexOf(closing, at)))) return false;
  const tags = nodesOf(document).flatMap((node) => (node.type === 'html_inline' ? [node.literal ?? ''] : node.type === 'html_block' ? tagsOfHtmlBlock(node) : []));
  return tags.includes(opening) && tags.includes(closing);
}
