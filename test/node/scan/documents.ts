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

const soup = (extra: Pieces): fc.Arbitrary<Pieces> =>
  fc.array(
    fc.oneof(
      { weight: 6, arbitrary: inline },
      { weight: 3, arbitrary: fc.constantFrom(...LINE_STARTS, ...extra) },
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

const line = (extra: Pieces) =>
  fc.record({
    /** How many of the open containers the line keeps; a line that keeps none may be lazy. */
    kept: fc.constantFrom(9, 9, 9, 9, 2, 1, 0),
    opened: fc.array(fc.constantFrom(...CONTAINERS), { maxLength: 2 }),
    indentation: fc.constantFrom('', '', '', '', ' ', '   ', '    ', '\t'),
    start: fc.constantFrom('', '', '', ...LINE_STARTS, ...HTML_BLOCKS, ...MARKUP, ...extra),
    content: fc.array(inline, { maxLength: 4 }),
    end: fc.constantFrom('\n', '\n', '\n', '\n\n', '\r\n', '\r'),
  });

const nested = (extra: Pieces): fc.Arbitrary<Pieces> =>
  fc.array(line(extra), { minLength: 1, maxLength: 9, size: 'max' }).map((lines) => {
    let open: readonly (readonly [string, string])[] = [];
    return lines.flatMap(({ kept, opened, indentation, start, content, end }) => {
      const before = open.slice(0, kept);
      open = [...before, ...opened];
      return [...before.map(([, continuation]) => continuation), ...opened.map(([marker]) => marker), indentation, start, ...content, end];
    });
  });

/** Documents as pieces; `extra` are pieces that begin a line. */
export const documents = (extra: Pieces = []): fc.Arbitrary<Pieces> => fc.oneof(soup(extra), nested(extra));

/** A document cut in pieces' bounds, at `count` places. */
export const cutDocuments = (count: number): fc.Arbitrary<Pieces> =>
  fc.tuple(documents(), fc.array(fc.nat(), { minLength: count, maxLength: count })).map(([pieces, places]) => {
    const bounds = [0, ...places.map((place) => place % (pieces.length + 1)).sort((a, b) => a - b), pieces.length];
    return bounds.slice(1).map((end, index) => pieces.slice(bounds[index], end).join(''));
  });
