import { growing, repeat, type Patterns } from './hostile-pattern.js';

/** What could cost the self-check more than its length, beside what could cost a client more. */
export const hostileCheck: Patterns = {
  'what no client knows': {
    'fences of one name': repeat('```foo-questionnaire\n```\n'),
    'fences of a name each': growing((step) => `\`\`\`a${step}-questionnaire\n\`\`\`\n`),
    'a long name': (size) => `\`\`\`${'a'.repeat(size)}-questionnaire\n\`\`\``,
    'white space behind the name': repeat(`questionnaire${' '.repeat(500)}`),
    'names at the end of lines': repeat('a questionnaire\n'),
    'names at the end of lines that CR ends': repeat('a questionnaire\r'),
  },
  'what does not close': {
    'lines of two backticks': repeat('``questionnaire\n'),
    'lines of two backticks, and runs': repeat('``questionnaire\n` a\n'),
    'fences in items': repeat('- ```questionnaire\n  a\n\na\n\n'),
    'lines of backticks in one fence': (size) => `\`\`\`\`questionnaire\n${'```\n'.repeat(size / 4)}`,
    'lines of growing backticks': (size) => `${'`'.repeat(size / 4)}questionnaire\n${growing((step) => `${'`'.repeat(step)}\n`)(size / 2)}`,
    'openings before objects': repeat('<questionnaire>{ '),
    'openings before objects, a paragraph each': repeat('<questionnaire>{"a":1}\n\n'),
    'openings before objects in code': repeat('<questionnaire>{ ', '`', '`'),
    'openings before white space': repeat(`<questionnaire>${' '.repeat(500)}`),
    'openings before objects, then one closing tag': repeat('<questionnaire>{"a":1} ', '</questionnaire>'),
    'openings that another name closes': repeat('<questionnaire>{"a":1}</sage-questionnaire> '),
    'openings of two names': repeat('<questionnaire>{"<sage-questionnaire>{"', '</questionnaire>'),
    'openings with attributes that do not close': repeat('<questionnaire a="{'),
  },
  'what is wrong inside': {
    'strict elements': repeat('<yiii-questionnaire>{"questions":[{"type":"text","text":"W"}]}</yiii-questionnaire>'),
    'strict elements of many questions': repeat(`<yiii-questionnaire>{"questions":[${'{},'.repeat(49)}{}]}</yiii-questionnaire>`),
    responses: repeat('<questionnaire-response>{}</questionnaire-response>'),
  },
};
