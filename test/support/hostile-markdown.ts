/** Text of about `size` characters. */
export type Hostile = (size: number) => string;

const repeat =
  (text: string, after = '', before = ''): Hostile =>
  (size) =>
    before + text.repeat(Math.ceil(size / text.length)) + after;

/** Half of the one, then half of the other. */
const then =
  (first: string, second: string, after = ''): Hostile =>
  (size) =>
    repeat(first)(size / 2) + repeat(second)(size / 2) + after;

/** The pieces that `piece` makes of 1, 2, 3 …, up to the size. */
const growing =
  (piece: (step: number) => string): Hostile =>
  (size) => {
    let text = '';
    for (let step = 1; text.length < size; step++) text += piece(step);
    return text;
  };

/** A table of as many columns as rows, its rows of one cell. */
const padded: Hostile = (size) => {
  const side = Math.floor(size / 8);
  return `${'|x'.repeat(side)}|\n${'|-'.repeat(side)}|\n${'|x|\n'.repeat(side)}`;
};

/** What has cost, or could cost, a reader of Markdown more than its length. Each found something in marked, or in our own bounds. */
export const hostileMarkdown: Readonly<Record<string, Readonly<Record<string, Hostile>>>> = {
  'single characters': {
    ...Object.fromEntries(['a', ' ', '\n', '\t', '<', '>', '[', ']', '(', ')', '`', '*', '_', '~', '|', '\\', '&', '-', '#', '=', ':', '@', '!', '"', '1', '漢'].map((char) => [JSON.stringify(char), repeat(char)])),
    'lines of one': repeat('a\n'),
    'paragraphs of one': repeat('a\n\n'),
    'lines that CR ends': repeat('a\r'),
    'words on one line': repeat('word '),
  },
  tables: {
    'rows that are padded': padded,
    'many that are padded': repeat(`${'|x'.repeat(90)}|\n${'|-'.repeat(90)}|\n${'|x|\n'.repeat(90)}\n`),
    'columns': (size) => `${'|x'.repeat(size / 5)}|\n${'|-'.repeat(size / 5)}|\n`,
    'rows': repeat('|a|b|\n', '', '|a|b|\n|-|-|\n'),
    'heads that are none': repeat('a\n-|-\n'),
    'heads of dashes': repeat('|\n-\n'),
    'heads that are none, in an item': repeat('  a\n  -|-\n', '', '- a\n'),
    'heads that are definitions': repeat('|-|\n [a]: /b\n', '', '*a*'),
    'heads of tabs': repeat('-\n__\n\t\n'),
    'escaped bars': repeat('\\|', '|\n|-|\n'),
    'in quotations, with lines that resume them': repeat('x\n> |-|\n|'),
    'code in cells': repeat('|`|`\n', '', '|a|b|\n|-|-|\n'),
  },
  'headings by underline': {
    dashes: repeat('a\n-\n'),
    equals: repeat('a\n=\n'),
    'behind a long paragraph': repeat('a\n', '===\n'),
    'that never come': repeat('a\n- b\n', '===\n'),
    'in an item, behind a thematic break': repeat('  b\n', '  ***\n  b\n  ---\n', '- a\n'),
    'of lone equals': repeat('\n=\n'),
  },
  lists: {
    items: repeat('- a\n'),
    'loose items': repeat('- a\n\n'),
    'ordered items': repeat('1. a\n'),
    'empty items': repeat('-\n\n\n'),
    'empty items, then lines': then('\n-\n', '][a]: /b\n]'),
    'on one line': repeat('- ', 'a'),
    'on one line, then one more': repeat('- ', 'a\nb'),
    'on one line, then lines': then('- ', 'a\nb\n'),
    'on one line, then underlines': then('- ', ']\\\n[a]==='),
    'of all kinds on one line': repeat('- * + 1. ', 'a'),
    'that nest line by line': growing((step) => `${'  '.repeat(step - 1)}- a\n`),
    'lines of one item': repeat('  b\n', '', '- a\n'),
    'lines of one item that are not indented': repeat('b\n', '', '- a\n'),
    'such lines, with indented ones between': repeat('b\n  c\n', '', '- a\n'),
    'such lines, behind blank ones': repeat('\n  b\nc\nc\nc\nc\n', '', '- a\n'),
    'definitions in an item': repeat('  [a]: /b\n', '', '- a\n'),
    'code in an item': repeat('  b\n      c\n', '', '- a\n'),
    'bullets that change': repeat('- a\n+ a\n'),
    tasks: repeat('- [ ] a\n'),
  },
  quotations: {
    'on one line': repeat('> ', 'a'),
    'on one line, then lines': then('>', 'a\nb\n'),
    'that nest line by line': growing((step) => `${'>'.repeat(step)} a\n`),
    'lines': repeat('> a\n'),
    'resumed': repeat('> a\nb\n'),
    'resumed, of lists': repeat('> - a\nb\n'),
    'resumed, of quotations': repeat('> > a\nb\n'),
    'resumed, of long lines': repeat(`> - ${'a'.repeat(60)}\nb\n`),
    'of items': repeat('> - ', 'a'),
    'of emphasis': repeat('> _a*'),
  },
  emphasis: {
    'openers of both kinds': repeat('_a*'),
    openers: repeat('*a '),
    'openers, then one that closes': repeat('**a ', '*a*'),
    closers: repeat('a* '),
    nested: (size) => `${'*a '.repeat(size / 6)}${' a*'.repeat(size / 6)}`,
    'runs that grow': growing((step) => `${'*'.repeat(step)}a `),
    'a run, then one that closes': repeat('*', ' a*'),
    underscores: repeat('_a'),
    'strikethrough': repeat('~~a '),
    'strikethrough without letters': repeat('~~'),
    'strikethrough of both lengths': repeat('~~a~'),
    'wide letters': repeat('_漢-@'),
    'behind comments': repeat('*<!--a>'),
    'behind brackets': repeat('[*a', '](b)', '['),
  },
  code: {
    'runs of one': repeat('`a'),
    'runs that grow': growing((step) => `${'`'.repeat(step)} `),
    'runs that grow, twice': (size) => growing((step) => `${'`'.repeat(step)} `)(size / 2).repeat(2),
    'runs that a backslash shortens': repeat('```\\'),
    'runs in the text of a link': growing((step) => `${'`'.repeat(step)}a`),
    'fences that open': repeat('```\n'),
    'fences of both kinds': repeat('```\n~~~\n'),
    'fences that grow': growing((step) => `${'`'.repeat(step + 2)}\n`),
    indented: repeat('    a\n'),
    'indented, with blank lines': repeat('    a\n\n'),
  },
  links: {
    'brackets and parentheses': repeat(']('),
    'openings': repeat('[a]('),
    'openings, then one that closes': repeat('[a](b', ')'),
    'without white space': repeat('[a](b),'),
    'titles in parentheses': repeat('[a](b (', ')'),
    'titles in quotes': repeat(`[a](b "[a](b '`, ')'),
    'pointed destinations': repeat('[a](<'),
    images: repeat('![', ')'),
    'images in each other': repeat('![a](b ![', ')'),
    'text of comments': repeat('<!--', '](b)', '['),
    'text of code': repeat('`a``b', '](c)', '['),
    'brackets, then as many that close': then('[', ']'),
    'escaped brackets in emphasis': repeat('\\[', '*', '*'),
    references: repeat('[a][', '', '[a]: /b\n\n'),
    'references with emphasis': repeat('*[a]', '', '[a]: /b\n\n'),
    definitions: (size) => growing((n) => `[a${n}]: /b\n`)(size / 2) + growing((n) => `[a${n}] `)(size / 2),
    'definitions of one name': repeat('[a]: /b\n'),
    'definitions with titles that do not close': repeat('[a]: b "\n(\n'),
    'one long definition, used often': (size) => `[a]: /${'b'.repeat(size / 2)}\n\n${'[a] '.repeat(size / 8)}`,
  },
  addresses: {
    'names that end at an @': repeat('a.', '@'),
    'names and an @ in turn': repeat('a@'),
    'names with places to begin': repeat('!a'),
    'e-mail': repeat('a@b.c '),
    'entities at the end': repeat('&amp;', '', 'http://a/'),
    'punctuation at the end': repeat('!?.,', '', 'http://a/'),
    'punctuation': repeat('!?.,'),
    'parentheses': repeat('(http://a/'),
    http: repeat('http://'),
    'http, in words': repeat('http://a '),
    www: repeat('www.'),
    'www and names': repeat('www.a@'),
    mailto: repeat('mailto:'),
    'in pointed brackets': repeat('<http://a'),
    'emphasis and addresses': repeat('*http://a', '*'),
  },
  html: {
    tags: repeat('<b>x</b>'),
    'tags that do not end': repeat('<a b="'),
    attributes: repeat(' b', '', '<a'),
    'attributes in each other': repeat(`<a b='" c="' `),
    comments: repeat('<!--'),
    'comments in a paragraph': repeat('a<!--'),
    'comments that end': repeat('a<!-- -->'),
    instructions: repeat('a<?'),
    declarations: repeat('a<!A '),
    CDATA: repeat('a<![CDATA['),
    'blocks behind a paragraph': repeat('<div\n', '', 'a\n'),
    'blocks': repeat('<div>\n\n'),
    'raw text': repeat('<pre>\n'),
    'tags behind a paragraph': repeat('<b>\n', '', 'a\n'),
  },
  'white space and references': {
    'hard breaks': repeat('a  \n'),
    'hard breaks of backslashes': repeat('\\\n'),
    'hard breaks and wide spaces': repeat('\u00a0  \n'),
    'spaces in lines': repeat('a          \n'),
    'blank lines of spaces': repeat('a\n   \n'),
    'numeric references': repeat('&#8203;'),
    'references that do not end': repeat('&#'),
    'named references': repeat('&amp;'),
  },
};
