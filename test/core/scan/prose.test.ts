import { expect } from '@open-wc/testing';
import { NAMES, X, lines } from './scanning.js';
import { scan } from '../../../src/core/scan/scanner.js';

const FENCE = lines('```questionnaire', 'a', '```');

/** Whether the last block of a text has prose before it. */
const isPrefaced = (text: string) => scan(text, { fences: NAMES, elements: NAMES, transport: true }).at(-1)?.prefaced;

describe('prose before a block', () => {
  for (const text of ['a', '.', '问', '😀', '# a', '- a', '> a', '1. a', '[a](/u)', '<http://a>', '*a*', '`a` b', '<b>a</b>', '<div>a</div>', '<div>\na', '<!-- a --> b', 'a\n===', '&lt;', '&copy;', '\\`', '<', '``', '`a', `${X} a`, 'a\n\n    b', '[a]: b c', '**`a`** b', '\\<']) {
    it(`is ${JSON.stringify(text)}`, () => {
      expect(isPrefaced(`${text}\n\n${FENCE}`)).to.equal(true);
    });
  }

  for (const text of ['', ' ', '\t\n', '\u00a0', '\u200b\u200d\ufeff\u2060', '\u00ad', '\u3164', '\u{e0020}', '\ufe0f', '---', '***', '- - -', '- ', '1.', '#', '>', '`a`', '``a ` b``', '    a', '```\na\n```', '~~~\na\n~~~', '<!-- a -->', '<?a?>', '<pre>a</pre>', '<script>a</script>', '<b></b>', '<div></div>', '[a]: /u', '[a]: /u "b"', '**`a`**', '\\\n`a`', '_', '\\*', '&nbsp;', '&#8203;', '&#x200B; &zwj;', X, FENCE, `${FENCE}\n${FENCE}`, `\`${X}\``, '<questionnaire>a</questionnaire>']) {
    it(`is not ${JSON.stringify(text)}`, () => {
      expect(isPrefaced(`${text}\n\n${FENCE}`)).to.equal(false);
    });
  }

  it('serves every block after it', () => {
    const text = lines('a', FENCE, '', FENCE, X);
    expect(scan(text, { fences: NAMES, elements: NAMES, transport: true }).map(({ prefaced }) => prefaced)).to.deep.equal([true, true, true]);
  });

  it('is not what stands after it', () => {
    expect(isPrefaced(lines(FENCE, 'a'))).to.equal(false);
    expect(isPrefaced(`${X} a`)).to.equal(false);
  });

  it('may stand on the same line', () => {
    expect(isPrefaced(`a ${X}`)).to.equal(true);
    expect(isPrefaced(`\`a\` ${X}`)).to.equal(false);
  });
});
