import { growing, repeat, type Patterns } from './hostile-pattern.js';

const OPEN = '<questionnaire>';
const CLOSE = '</questionnaire>';
const FORM = '<question-form>';
const FORM_CLOSE = '</question-form>';
const ESCAPED_OPEN = '&lt;questionnaire&gt;';
const ESCAPED_CLOSE = '&lt;/questionnaire&gt;';

/** What has cost, or could cost, the scanner more than its length. */
export const hostileText: Patterns = {
  'code spans': {
    'runs that grow': growing((step) => `${'`'.repeat(step)} `),
    'escaped runs that grow': growing((step) => `\\${'`'.repeat(step)} `),
    'runs that grow, then close from the last': (size) => {
      const runs = Array.from({ length: Math.floor(Math.sqrt(size)) }, (_, index) => `${'`'.repeat(index + 1)} `);
      return [...runs, ...runs.reverse()].join('');
    },
    'spans beside closed tags': repeat(`\`a\` ${CLOSE}`),
    'an unpaired run before elements': repeat(`${OPEN}{"a":1}${CLOSE} `, '', '` '),
    'runs before mentions': repeat(`\`\` ${OPEN} a `),
    'escaped backticks': repeat('\\`'),
  },
  'single characters': {
    'one long line': repeat('a'),
    ...Object.fromEntries(['<', '>', '&', '[', ']', '`', '\\', '"', ' ', '\t', '\n', '\r', '*', '#', '-', '~', '!', '1', '='].map((char) => [JSON.stringify(char), repeat(char)])),
    'escaped quotes': repeat('\\"'),
    'character references': repeat('&#8203;'),
  },
  elements: {
    'opening tags': repeat(OPEN),
    'opening tags that are not whole': repeat('<questionnaire '),
    'opening tags with attributes that do not close': repeat('<questionnaire a="'),
    'opening tags with attributes in each other': repeat(`<questionnaire a='" b="`),
    'closing tags': repeat(CLOSE),
    'closing tags of white space': (size) => `${OPEN}{}</questionnaire${' '.repeat(size)}`,
    'many elements': repeat(`${OPEN}{"a":1}${CLOSE} `),
    'mentions, then one closing tag': repeat(`${OPEN}{}`, CLOSE),
    'arrays that do not close': repeat(`${OPEN}[`, CLOSE),
    'strings that do not close': repeat(`${OPEN}{"`, CLOSE),
    'strings that hold the next opening': repeat(`${OPEN}{\\\\\\"`, CLOSE),
    'strings that hold the next opening, then many that close': (size) => `${`${OPEN}{\\\\\\"`.repeat(size / 40)}\\"${',\\"a\\"'.repeat(size / 16)}<${CLOSE}`,
    'strings that hold the next opening, then white space': (size) => `${`${OPEN}{\\\\\\"`.repeat(size / 40)}\\"${' '.repeat(size / 2)}x${CLOSE}`,
    'nested arrays': (size) => `${OPEN}${'['.repeat(size)}${CLOSE}`,
  },
  'fenced payloads': {
    'openings before white space': repeat(`${FORM}${' '.repeat(500)}`, FORM_CLOSE),
    'fences that hold the next opening': repeat(`${FORM}\n\`\`\`json\n{\\"`, FORM_CLOSE),
    'a long fence in the payload': (size) => `${FORM}\`\`\`{${'`'.repeat(size)}${FORM_CLOSE}`,
    'fences in the payload': (size) => `${FORM}\`\`\`{${'``` '.repeat(size / 4)}${FORM_CLOSE}`,
    'fences before white space in the payload': (size) => `${FORM}\`\`\`{${`~~~${' '.repeat(500)}`.repeat(size / 503)}${FORM_CLOSE}`,
    'many elements': repeat(`${FORM}\`\`\`json\n{"a":1}\n\`\`\`${FORM_CLOSE} `),
  },
  'escaped elements': {
    openings: repeat(ESCAPED_OPEN),
    'objects that do not close': repeat(`${ESCAPED_OPEN}{`),
    'objects that do not close, then one closing tag': repeat(`${ESCAPED_OPEN}{`, ESCAPED_CLOSE),
    'strings that do not close': repeat(`${ESCAPED_OPEN}{&quot;`, ESCAPED_CLOSE),
    'strings that hold the next opening': repeat(`${ESCAPED_OPEN}{\\\\\\&quot;`, `\\&quot;"}${ESCAPED_CLOSE}`),
    'openings that are not whole': repeat('&lt;questionnaire '),
  },
  tags: {
    'attributes that do not close': repeat('<a b="'),
    'attributes in each other': repeat(`<a b='" c="' `),
    'attributes that close and open': repeat('<a b=" c="'),
    comments: repeat('<!--'),
    instructions: repeat('<?'),
    declarations: repeat('<!a'),
    CDATA: repeat('<![CDATA['),
    addresses: repeat('<http://a'),
    'mail addresses': repeat('<a@'),
    'mail addresses of many parts': repeat('.a', '>', '<a@b'),
    'blocks of raw text': repeat('<pre>\n'),
    'HTML blocks': repeat('<div>\n'),
    'comments, a line each': repeat('<!--\n'),
  },
  links: {
    'brackets, then parentheses': (size) => '['.repeat(size / 2) + ']('.repeat(size / 4),
    'links in destinations': repeat('[a]('),
    'links in titles': repeat('[a](b "'),
    'images in titles of both kinds': repeat(`![a](b "![c](d '`),
    'pointed destinations': repeat('[a](<'),
    definitions: repeat('[a]: /b\n'),
    'definitions without a destination': repeat('[a]:\n'),
    'a label': (size) => `[${'a'.repeat(size)}]: /b`,
    titles: repeat('[a]: /b "\n'),
  },
  containers: {
    'items on one line': repeat('- ', 'a'),
    'items of all kinds on one line': repeat('- * + 1. ', 'a'),
    'items with tabs': repeat('-\t', 'a'),
    'items, then blank lines': (size) => `${'- '.repeat(size / 4)}a\n${'\n'.repeat(size / 2)}`,
    'items, then lazy lines': (size) => `${'- '.repeat(size / 4)}a\n${'b\n'.repeat(size / 4)}`,
    'items in quotes, then blank lines': (size) => `> ${'- '.repeat(size / 4)}a\n${'>\n'.repeat(size / 4)}`,
    'items that nest line by line': growing((step) => `${'  '.repeat(step - 1)}- a\n`),
    'quotes on one line': repeat('> ', 'a'),
    'quotes that nest line by line': growing((step) => `${'> '.repeat(step)}a\n`),
    'quotes, then lazy lines': (size) => `${'> '.repeat(size / 4)}a\n${'b\n'.repeat(size / 4)}`,
    'quotes and items in turn': repeat('> - ', 'a'),
    'items, a line each': repeat('- a\n\n'),
    'almost a thematic break': repeat('* ', 'a'),
    'headings by underline': repeat('a\n===\n'),
  },
  fences: {
    openings: repeat('```questionnaire\n'),
    'openings in items': repeat('- ```questionnaire\n'),
    'blocks': repeat('```questionnaire\na: 1\n```\n'),
    'lines of a payload': repeat('a: 1\n', '```\n', '```questionnaire\n'),
    'white space in an opening': (size) => `\`\`\`a${' '.repeat(size)}b`,
    'white space behind a closing fence': (size) => `\`\`\`questionnaire\n\`\`\`${' '.repeat(size)}b`,
    'lines that CR ends': repeat('a\r'),
    'lines that CR ends, before one that LF ends': repeat('a\r', '\n'),
  },
};
