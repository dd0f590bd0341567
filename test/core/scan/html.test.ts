import { expect } from '@open-wc/testing';
import { X, found, lines } from './scanning.js';

describe('inside of text', () => {
  it('a comment hides a block', () => {
    for (const text of [`a <!-- ${X} -->`, `a <!--${X}-->`, `a <!-- b\n${X} -->`, `a <!-- -- ${X} -->`, `a <!--- ${X} -->`, `- a <!-- ${X} -->`]) expect(found(text), text).to.deep.equal([]);
  });

  it('an unclosed comment, or a closed one, does not', () => {
    for (const text of [`a <!-- ${X}`, `a <!--> ${X} -->`, `a <!---> ${X} -->`, `a <!-- b --> ${X} -->`, `a <!- ${X} -->`, `a <! -- ${X} -->`, `a <!--\n\n${X} -->`]) expect(found(text), text).to.deep.equal([X]);
  });

  it('CDATA, instructions and declarations hide a block', () => {
    for (const text of [`a <![CDATA[ ${X} ]]>`, `a <![CDATA[ ]>${X}]]]>`, `a <?b ${X} ?>`, `a <? > ${X}?>`, `a <!DOCTYPE ${X} >`, `a <!b\n${X}>`]) expect(found(text), text).to.deep.equal([]);
  });

  it('none of them does unclosed', () => {
    for (const text of [`a <![CDATA[ ${X} ]>`, `a <![CDATA ${X} ]]>`, `a <?b ${X} ? >`, `a <!DOCTYPE ${X}`, `a <!1 ${X} >`, `a <![CDATA[ ]]> ${X} ]]>`, `a <? ?> ${X} ?>`]) expect(found(text), text).to.deep.equal([X]);
  });

  it('a tag hides a block in its attributes', () => {
    const quoted = '<questionnaire>{}</questionnaire>';
    for (const text of [`a <b c="${quoted}">`, `a <b c='${X}'>`, `a <b c="\n${quoted}">`, `a <b c d="e" f='${X}' g>`, `a <b c=${quoted}>`, `a <b c="${X}" />`]) expect(found(text), text).to.deep.equal([]);
  });

  it('what cannot be a tag does not', () => {
    for (const text of [`a <b c="${X}`, `a <b c="${X}" d`, `a < b c="${X}">`, `a <1 c="${X}">`, `a <b "${X}">`, `a <b c=">${X}`, `a <b c="\n\n${X}">`, `a </b c="${X}">`, `a <b c = = "${X}">`]) expect(found(text), text).to.deep.equal([X]);
  });

  it('tags that are whole hide nothing between them', () => {
    expect(found(`a <b>${X}</b> <i c=">">${X}</i> <br/>${X}`)).to.deep.equal([X, X, X]);
  });
});

describe('an HTML block', () => {
  it('of raw text hides a block, up to its end', () => {
    for (const tag of ['pre', 'script', 'style', 'textarea', 'PRE']) {
      expect(found(lines(`<${tag}>`, X, '', X, `</${tag}>`, X)), tag).to.deep.equal([X]);
      expect(found(`<${tag} a="b">\n\n${X}`), tag).to.deep.equal([]);
      expect(found(`<${tag}>${X}</${tag}> ${X}`), tag).to.deep.equal([]);
    }
    expect(found(`<pre>\n${X}\n</style>\n${X}`)).to.deep.equal([X]);
    expect(found(`<prefix>${X}`)).to.deep.equal([X]);
  });

  it('of raw text hides fences', () => {
    const fence = lines('```questionnaire', 'a', '```');
    expect(found(lines('<pre>', fence, '</pre>', fence))).to.deep.equal([fence]);
  });

  it('of a comment hides a block over blank lines, up to its end', () => {
    expect(found(lines('<!--', X, '', X, '-->', X))).to.deep.equal([X]);
    expect(found(`<!-- ${X}`)).to.deep.equal([]);
    expect(found(`<!--\n\n${X}`)).to.deep.equal([]);
    expect(found(`<!--> ${X}`)).to.deep.equal([X]);
  });

  it('of a comment, an instruction, a declaration or CDATA hides fences, whatever the line ends', () => {
    const fence = lines('```questionnaire', 'a', '```');
    for (const [start, close] of [['<!--', '-->'], ['<?', '?>'], ['<!X', '>'], ['<![CDATA[', ']]>']] as const) {
      for (const end of ['\n', '\r\n', '\r']) {
        expect(found(lines(start, '', fence, close).replaceAll('\n', end)), start).to.deep.equal([]);
        expect(found(lines(`- ${start}`, `  ${fence.replaceAll('\n', '\n  ')}`, `  ${close}`).replaceAll('\n', end)), start).to.deep.equal([]);
        expect(found(lines(start, close, fence).replaceAll('\n', end)), start).to.deep.equal([fence.replaceAll('\n', end)]);
      }
    }
  });

  it('of an instruction, a declaration or CDATA hides a block up to its end', () => {
    for (const [start, end] of [['<?', '?>'], ['<![CDATA[', ']]>']] as const) {
      expect(found(lines(start, X, '', X, end, X)), start).to.deep.equal([X]);
      expect(found(`${start}\n\n${X}`), start).to.deep.equal([]);
    }
    expect(found(`<!X\n> ${X}`)).to.deep.equal([X]);
    expect(found(`<!X "\n\n${X}`)).to.deep.equal([]);
  });

  it('leaves open what follows its end on the same line', () => {
    for (const start of ['<!-- a -->', '<?a?>', '<!A>', '<![CDATA[a]]>', '<!-- a\n-->']) {
      expect(found(`${start} ${X}`), start).to.deep.equal([X]);
      expect(found(`${start} \`${X}\``), start).to.deep.equal([X]);
      expect(found(`${start} <!-- ${X} -->`), start).to.deep.equal([]);
      expect(found(`${start} <b c="${X.replace('"a"', 'a')}">`), start).to.deep.equal([]);
    }
  });

  for (const [name, start] of [['named by CommonMark', '<div>'], ['that a lone tag begins', '<custom-tag a="b">'], ['that a lone closing tag begins', '</custom-tag>']] as const) {
    describe(name, () => {
      it('leaves elements open', () => {
        for (const text of [`${start}\n${X}`, `${start}\n    ${X}`, `${start}\n\`${X}\``, `${start}\n# [a](${X})`, `${start}\n${X}\n</div>`]) expect(found(text), text).to.deep.equal([X]);
      });

      it('has no fences', () => {
        expect(found(lines(start, '```questionnaire', 'a', '```'))).to.deep.equal([]);
        expect(found(lines(start, '```', X, '```'))).to.deep.equal([X]);
      });

      it('hides elements in attributes and comments', () => {
        expect(found(`${start}\n<b c='${X}'>`)).to.deep.equal([]);
        expect(found(`${start}\n<!-- ${X} -->`)).to.deep.equal([]);
        expect(found(`${start}\n<b c='\n${X}'>`)).to.deep.equal([]);
        expect(found(`${start}\n<!--\n\n${X}\n-->`)).to.deep.equal([X]);
      });

      it('ends with a blank line', () => {
        const fence = lines('```questionnaire', 'a', '```');
        expect(found(lines(start, '', fence))).to.deep.equal([fence]);
        expect(found(`${start}\n\n\`${X}\``)).to.deep.equal([]);
      });
    });
  }

  it('is begun in a paragraph by the names of CommonMark, not by any other tag', () => {
    expect(found(`a\n<div>\n\`${X}\``)).to.deep.equal([X]);
    expect(found(`a\n<custom>\n\`${X}\``)).to.deep.equal([]);
    expect(found(`> a\n<custom>\n\`${X}\``)).to.deep.equal([]);
  });

  it('is not begun by a tag that is followed by text, nor by an indented one', () => {
    expect(found(`<custom> a\n\`${X}\``)).to.deep.equal([]);
    expect(found(`    <div>\n\`${X}\``)).to.deep.equal([]);
    expect(found(`   <div>\n\`${X}\``)).to.deep.equal([X]);
    expect(found(`<divx\n\`${X}\``)).to.deep.equal([]);
  });

  it('is not begun by a block, which is as good as a word', () => {
    const block = '<questionnaire>\n{}\n</questionnaire>';
    expect(found(`${block} \`${X}\``)).to.deep.equal([block]);
    expect(found(`${block}\n\`${X}\``)).to.deep.equal([block]);
  });

  it('in a list item ends with it', () => {
    expect(found(lines('- <!--', '  a', '', X))).to.deep.equal([X]);
    expect(found(lines('- <pre>', X))).to.deep.equal([X]);
  });

  it('with an attribute that holds a block stays one', () => {
    expect(found(`<div title="${X.replace('"a"', 'a')}">`)).to.deep.equal([]);
    expect(found(`<div title='${X}'>\n${X}`)).to.deep.equal([X]);
  });
});
