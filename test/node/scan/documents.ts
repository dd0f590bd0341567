import fc from 'fast-check';

/**
 * Markdown made to be misread: halves of every construct that can hide text, thrown together, or set line by line into
 * nested containers whose markers come, go and are left out. Documents are lists of pieces, so that something can be
 * placed between any two of them.
 */
export type Pieces = readonly string[];

const WORDS = ['a', 'b c', 'é', '1', ' ', '  ', '\t', '=', '"', "'", '@y.z', '_', '*', '&amp;', '&lt;', '&#60;', '\\', '\\\\'];
const CODE = ['`', '`', '``', '```', '````', '\\`', '`\\', '`` ` ``', '`a`'];
const LINKS = ['[', ']', '](', ')', '] (', '![', '](<', '>)', '](/u "', '")', "](/u '", "')", '](/u (', '))', '(', '[x]', '[x]: ', '[x]: /u', '[y]: <', '[y]:', '"t"', "'t'", '(t)', '\\]', '\\['];
const TAGS = ['<a>', '</a>', '<a href="', '">', "<a b='", "'>", '<b ', '<b', '</b', '<i c=', '/>', '>', '<', '</', '<http://x', '<http://x>', '<m@y.z>', '<m@', '<q', '<1'];
const MARKUP = ['<!--', '-->', '<!-->', '<!--->', '--', '<?', '?>', '<!X', '<!', '<![CDATA[', ']]>', ']]'];
const HTML_BLOCKS = ['<div>', '<div', '</div>', '<td ', '<pre>', '</pre>', '<script>', '</script>', '<style', '<textarea\n', '</textarea>'];
const LINE_STARTS = ['# ', '###', '===', '---', '- - -', '***', '- ', '-', '* ', '+ ', '1. ', '2) ', '10. ', '0123456789. ', '```', '~~~', '````', '~~~~~', '```js', '~~~ `', '    ', '   ', ' \t'];
const QUOTES = ['> ', '>', '>\t', '> > '];
const LINE_ENDS = ['\n', '\n', '\n\n', '\n    ', '\n  ', '\n   ', '\n- ', '\n\n  ', '\n> ', '\n>', '\n```\n', '\n~~~\n', '\r\n', '\r', '\r\n\r\n', '\n \t\n'];

const long = fc.tuple(fc.constantFrom('`', '> ', '- ', '1. ', '[', '](', '<', '\\', '<a b="', '<!--', '\t', '*', '\n'), fc.integer({ min: 2, max: 24 })).map(([piece, count]) => piece.repeat(count));

const inline = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 3, arbitrary: fc.constantFrom(...CODE) },
  { weight: 3, arbitrary: fc.constantFrom(...LINKS) },
  { weight: 3, arbitrary: fc.constantFrom(...TAGS) },
  { weight: 2, arbitrary: fc.constantFrom(...MARKUP) },
  { weight: 1, arbitrary: fc.constantFrom(...HTML_BLOCKS) },
);

const soup: fc.Arbitrary<Pieces> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: inline },
    { weight: 3, arbitrary: fc.constantFrom(...LINE_STARTS) },
    { weight: 1, arbitrary: fc.constantFrom(...QUOTES) },
    { weight: 4, arbitrary: fc.constantFrom(...LINE_ENDS) },
    { weight: 1, arbitrary: long },
  ),
  { minLength: 1, maxLength: 22, size: 'max' },
);

/** A marker that opens a container, and what stands in its place on the lines after it. */
const CONTAINERS: readonly (readonly [string, string])[] = [
  ['> ', '> '],
  ['>', '>'],
  ['- ', '  '],
  ['* ', '  '],
  ['-   ', '    '],
  ['-\t', '\t'],
  ['1. ', '   '],
  ['12) ', '    '],
  ['-', '  '],
];

interface Line {
  /** How many of the open containers it keeps; one that keeps none may be lazy. */
  readonly kept: number;
  readonly opened: typeof CONTAINERS;
  readonly content: Pieces;
}

const ALL = 9;
const kept = fc.constantFrom(ALL, ALL, ALL, ALL, ALL, ALL, 2, 1, 0);
const opened = fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.array(fc.constantFrom(...CONTAINERS), { maxLength: 2 }) });
const indentation = fc.constantFrom('', '', '', '', ' ', '   ', '    ', '\t');
const lineEnd = fc.constantFrom('\n', '\n', '\n', '\n\n', '\r\n', '\r');

const line: fc.Arbitrary<Line> = fc
  .tuple(kept, opened, indentation, fc.constantFrom('', '', '', ...LINE_STARTS, ...HTML_BLOCKS, ...MARKUP), fc.array(inline, { maxLength: 4 }), lineEnd)
  .map(([kept, opened, indentation, start, content, end]) => ({ kept, opened, content: [indentation, start, ...content, end] }));

const nested = (lines: fc.Arbitrary<readonly Line[]>): fc.Arbitrary<Pieces> =>
  lines.map((all) => {
    let open: typeof CONTAINERS = [];
    return all.flatMap(({ kept, opened, content }) => {
      const before = open.slice(0, kept);
      open = [...before, ...opened];
      return [...before.map(([, continuation]) => continuation), ...opened.map(([marker]) => marker), ...content];
    });
  });

const FENCES = ['```questionnaire', '```questionnaire', '```questionnaire', '````  questionnaire \t', '```` QUESTIONNAIRE', '```questionnaire x', '~~~questionnaire', '```js', '```', '~~~'];
const CLOSING_FENCES = ['```', '```', '```', '````', '`````', '``` \t', '``', '~~~', '```questionnaire', '``` x', ''];

const fence: fc.Arbitrary<readonly Line[]> = fc
  .record({
    first: fc.tuple(kept, opened, indentation, fc.constantFrom(...FENCES), lineEnd),
    lines: fc.array(fc.tuple(kept, indentation, fc.constantFrom('a: 1', '  b: 2', '\tc', '', '  ', '- d', '```e', '> f'), lineEnd), { maxLength: 4 }),
    last: fc.tuple(kept, indentation, fc.constantFrom(...CLOSING_FENCES), lineEnd),
  })
  .map(({ first: [kept, opened, ...content], lines, last }) => [{ kept, opened, content }, ...[...lines, last].map(([kept, ...content]) => ({ kept, opened: [], content }))]);

/** One paragraph, in which only inline constructs compete. */
const paragraph: fc.Arbitrary<Pieces> = fc.array(fc.oneof({ weight: 9, arbitrary: inline }, { weight: 1, arbitrary: fc.constantFrom('\n', '\r\n', '  \n', '\\\n') }), { minLength: 2, maxLength: 20, size: 'max' });

const documents = fc.oneof(paragraph, soup, nested(fc.array(line, { minLength: 1, maxLength: 9, size: 'max' })));

/** Documents with many fenced code blocks, most of them under the name `questionnaire`. */
export const fencedDocuments: fc.Arbitrary<string> = nested(
  fc.array(fc.oneof(fence, line.map((one) => [one])), { minLength: 1, maxLength: 6, size: 'max' }).map((groups) => groups.flat()),
).map((pieces) => pieces.join(''));

/** A document cut in pieces' bounds, at `count` places. */
export const cutDocuments = (count: number): fc.Arbitrary<Pieces> =>
  fc.tuple(documents, fc.array(fc.nat(), { minLength: count, maxLength: count })).map(([pieces, places]) => {
    const bounds = [0, ...places.map((place) => place % (pieces.length + 1)).sort((a, b) => a - b), pieces.length];
    return bounds.slice(1).map((end, index) => pieces.slice(bounds[index], end).join(''));
  });
