import { growing, repeat, type Patterns } from './hostile-pattern.js';

/** Payloads that a parser of YAML overflows on, hangs on or takes for more than they are, by what they are refused for. */
export const hostileYaml: Patterns = {
  yaml_too_deep: {
    brackets: repeat('[', '', 'title: '),
    'brackets, a line each': repeat('[\n ', '', 'title: '),
    braces: repeat('{', '', 'title: '),
    'braces with keys': repeat('{a: ', '', 'title: '),
    items: repeat('- '),
    'items that nest line by line': growing((step) => `${' '.repeat(step - 1)}-\n`),
    'explicit keys': repeat('? '),
    'explicit keys that nest line by line': growing((step) => `${' '.repeat(step - 1)}?\n`),
    colons: repeat(': '),
    'keys on one line': repeat('a: '),
    'keys that nest line by line': growing((step) => `${' '.repeat(step - 1)}a:\n`),
    'quoted keys': repeat('"a": '),
    'indicators in turn': repeat('- ? : '),
  },
  yaml_alias: {
    aliases: repeat('- *a\n'),
    'aliases on one line': repeat('*a '),
    asterisks: repeat('*'),
    anchors: repeat('- &a a\n'),
    'anchors on one line': repeat('&a '),
    ampersands: repeat('&'),
    'aliases of aliases': (size) => `a0: &a0 [a]\n${growing((step) => `a${step}: &a${step} [${`*a${step - 1}, `.repeat(9)}]\n`)(size)}`,
  },
  yaml_tag: {
    tags: repeat('- !!str a\n'),
    'tags on one line': repeat('!a '),
    'exclamation marks': repeat('!'),
    'verbatim tags': repeat('!<a> '),
    directives: repeat('%YAML 1.2\n'),
  },
};

/** Payloads that are too much of something and no questionnaire, by what they are refused for. */
export const wrongYaml: Patterns = {
  yaml_invalid: {
    'quotes that do not close': repeat('a', '', 'title: "'),
    'lines in quotes that do not close': repeat('a\n', '', 'title: "'),
    'quoted words': repeat('"a" '),
    'single quotes': repeat(`'a' `),
    'flow sequences that do not close': repeat('a, ', '', 'title: ['),
    'explicit keys in a flow': repeat('? a, ', '', 'title: ['),
    'closing brackets': repeat(']'),
    'bad escapes': repeat('\\q', '"', 'title: "'),
    'lines of text': repeat('a\n', '', '- a\n'),
  },
  yaml_duplicate_key: { 'keys of one name': repeat('a: 1\n') },
  yaml_multiple_documents: { documents: repeat('a\n---\n'), 'empty documents': repeat('---\n') },
  yaml_tab: { tabs: repeat('\t', 'b', 'a:\n') },
  payload_empty: { comments: repeat('# a\n'), 'a comment': repeat('#'), 'blank lines': repeat('\n'), spaces: repeat(' ') },
  not_an_object: { 'items, a line each': repeat('- a\n'), 'items without text': repeat('-\n ') },
  unexpected_field: {
    keys: growing((step) => `k${step}: 1\n`),
    'items of a key': repeat('  - a\n', '', 'a:\n'),
    'items in brackets': repeat('a, ', ']', 'a: ['),
    'commas in a string': repeat(',', '"', 'a: "'),
    'comments behind text': repeat('  - a #b\n', '', 'a:\n'),
    'white space in a comment': repeat(' ', 'b', 'a: b #'),
    'white space before a comment': repeat(' ', '#b', 'a: b'),
    'escapes': repeat('\\n', '"', 'a: "'),
    'a block of text': repeat('  b\n', '', 'a: |\n'),
    'folded text': repeat('  b\n', '', 'a: >\n'),
    'lines of a plain text': repeat('  b\n', '', 'a: b\n'),
  },
};
