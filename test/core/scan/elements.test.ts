import { expect } from '@open-wc/testing';
import { X, blocksOf, found, lines } from './scanning.js';

describe('an element', () => {
  it('stands from its opening to its closing tag', () => {
    expect(blocksOf(`a ${X} b`)[0]).to.include({ form: 'element', name: 'questionnaire', payload: '{"a":1}', escaped: false, raw: X, start: 2, end: 2 + X.length });
  });

  it('may hold its payload in a code fence under a name that allows it, and under no other', () => {
    const fence = lines('<questionnaire>', '', '````json', '{', '', '  "a": "``` </questionnaire>"', '}', '````', '', '</questionnaire>');
    expect(blocksOf(`a\n\n${fence}\nb`, { fenced: ['questionnaire'] })[0]).to.include({ raw: fence, payload: '\n{\n\n  "a": "``` </questionnaire>"\n}\n' });
    for (const fenced of [[], ['sage-questionnaire']]) expect(blocksOf(fence, { fenced })[0]?.payload).to.contain('````json');
    const mention = 'Write <questionnaire> and\n\n```json\n{"a":1}\n```\n\nthen </questionnaire>';
    expect(found(mention, { fenced: ['questionnaire'] })).to.deep.equal(found(mention));
  });

  it('may hold lines, blank lines too', () => {
    const block = lines('<questionnaire>', '{', '', '  "a": 1', '}', '</questionnaire>');
    expect(found(`a\n${block}\nb`)).to.deep.equal([block]);
    expect(found(`- a ${block} b`)).to.deep.equal([block]);
  });

  it('stands once for each of several', () => {
    expect(found(`${X}${X} a ${X}\n\n${X}`)).to.deep.equal([X, X, X, X]);
  });

  it('matches names whatever their case, and names them in lower case', () => {
    const block = '<QuestionNaire>{}</QUESTIONNAIRE>';
    expect(blocksOf(block).map(({ name, raw }) => [name, raw])).to.deep.equal([['questionnaire', block]]);
  });

  it('goes by the names that are registered', () => {
    for (const name of ['questionnaires', 'foo-questionnaire', 'questionnaire-response', 'question', 'questionnaire-', 'quest', 'xquestionnaire', 'sage:questionnaire', 'questionnaire.']) {
      expect(found(`<${name}>{}</${name}>`), name).to.deep.equal([]);
    }
    expect(found('<my-form>{}</my-form>', { elements: ['my-form'] })).to.deep.equal(['<my-form>{}</my-form>']);
  });

  it('has the same name at both ends', () => {
    expect(found('<questionnaire>{}</sage-questionnaire>')).to.deep.equal([]);
    expect(found('<sage-questionnaire>{}</questionnaire>')).to.deep.equal([]);
    expect(found(`<sage-questionnaire>{}</questionnaire> ${X}`)).to.deep.equal([X]);
    const block = '<questionnaire>{"a":"</sage-questionnaire>"}</questionnaire>';
    expect(found(block)).to.deep.equal([block]);
  });

  it('is text when nothing closes it', () => {
    for (const text of ['<questionnaire>{}', '<questionnaire>', '<questionnaire', '<questionnaire>{}</questionnaire', '<questionnaire>{}</questionnaire x>', '<questionnaire>{}<questionnaire>', '</questionnaire>', '<questionnaire/>{}</questionnaire>', '<questionnaire />{}</questionnaire>', '< questionnaire>{}</questionnaire>', '<questionnaire>{}< /questionnaire>', '<questionnaire>{}</ questionnaire>']) {
      expect(found(text), text).to.deep.equal([]);
    }
  });

  describe('closes', () => {
    it('with white space before the `>`', () => {
      for (const space of [' ', '  \t', '\n', '\r\n']) {
        const block = `<questionnaire>{}</questionnaire${space}>`;
        expect(found(block)).to.deep.equal([block]);
      }
    });

    it('with an escaped slash', () => {
      const block = '<questionnaire>{}<\\/questionnaire>';
      expect(blocksOf(`${block} a`).map(({ raw, payload }) => [raw, payload])).to.deep.equal([[block, '{}']]);
    });

    it('behind the JSON value, not in a string of it', () => {
      for (const payload of ['{"a":"</questionnaire>"}', '{"a":"\\"</questionnaire>"}', '{"a":"\\\\","b":"</questionnaire>"}', '["</questionnaire>", "<questionnaire>"]', '{"</questionnaire>":1}', '"{\\"a\\":\\"</questionnaire>\\"}"', '{"a":"<\\/questionnaire>"}', `{"a":${JSON.stringify(X)}}`]) {
        expect(blocksOf(`<questionnaire>${payload}</questionnaire> b`).map((block) => block.payload), payload).to.deep.equal([payload]);
      }
    });

    it('behind JSON whose quotes are escaped', () => {
      for (const payload of ['{\\"a\\":\\"</questionnaire>\\"}', '{\\"a\\":\\"\\\\\\"</questionnaire>\\"}', '\\n{\\n\\"a\\": 1}\\n']) {
        expect(blocksOf(`<questionnaire>${payload}</questionnaire> b`).map((block) => block.payload), payload).to.deep.equal([payload]);
      }
    });

    it('with the first closing element where a quote is missing', () => {
      for (const payload of ['{"a":"b}', '{"a:1}', '{"a":"b"c"}', '{a":1}', '{"a":"b\n"}', '{"a":"b\\"}']) {
        expect(blocksOf(`<questionnaire>${payload}</questionnaire> "c" </questionnaire>`).map((block) => block.payload), payload).to.deep.equal([payload]);
      }
    });

    it('with the first closing element where no JSON stands in it', () => {
      for (const payload of ['', ' ', 'a', '\ntitle: a\n', '{} a', '{}{}', 'a\n\nb', '<b>c</b>', '- a']) {
        expect(blocksOf(`<questionnaire>${payload}</questionnaire> b </questionnaire>`).map((block) => block.payload), payload).to.deep.equal([payload]);
      }
    });
  });

  describe('has attributes', () => {
    const attributesOf = (attributes: string) => blocksOf(`<questionnaire${attributes}>{}</questionnaire>`).map((block) => ({ ...block.attributes }));

    it('quoted, bare or without a value, their names in lower case', () => {
      expect(attributesOf(' a="1" B=\'2\' c=3 d\n e = "" ')).to.deep.equal([{ a: '1', b: '2', c: '3', d: '', e: '' }]);
    });

    it('that may hold `>` and the other quote', () => {
      expect(attributesOf(' title="a > b" x=\'">\'')).to.deep.equal([{ title: 'a > b', x: '">' }]);
    });

    it('whose entities are decoded once', () => {
      expect(attributesOf(' a="&lt;&amp;lt;&quot;"')).to.deep.equal([{ a: '<&lt;"' }]);
    });

    it('of which the first of equal names counts', () => {
      expect(attributesOf(' a="1" A="2"')).to.deep.equal([{ a: '1' }]);
    });

    it('whose names reach no prototype', () => {
      const [block] = blocksOf('<questionnaire __proto__="1" constructor="2">{}</questionnaire>');
      expect(Object.keys(block?.attributes ?? {})).to.have.members(['__proto__', 'constructor']);
      expect(Object.getPrototypeOf(block?.attributes)).to.equal(null);
    });

    it('or is text, where they are malformed', () => {
      for (const attributes of [' a="', ' "a"', ' a=', ' a="b"c', ' a=b"c', '\n\na="b"', ' a="\n\n"', '=']) expect(attributesOf(attributes), attributes).to.deep.equal([]);
    });
  });

  describe('that is only mentioned', () => {
    it('does not swallow a block after it', () => {
      for (const text of [`Use <questionnaire> like so: ${X}`, `Use <questionnaire> tags.\n\n${X}`, `<questionnaire> and <questionnaire> ${X}`, `<questionnaire>{} or ${X}`, `<questionnaire>{"a": ${X}`, `<questionnaire>[${X}`, `Use \`<questionnaire>\` and ${X}`]) {
        expect(found(text), text).to.deep.equal([X]);
      }
    });

    it('does not reach over a fenced block', () => {
      const fence = lines('```questionnaire', 'a', '```');
      expect(found(lines('<questionnaire> a', fence, '</questionnaire>'))).to.deep.equal([fence]);
    });

    it('in code, with its closing tag in code, is text', () => {
      expect(found('`<questionnaire>` a `</questionnaire>`')).to.deep.equal([]);
      expect(found('`<questionnaire>` a </questionnaire>')).to.deep.equal([]);
    });

    it('in code leaves one before it open', () => {
      for (const block of ['<questionnaire> a `<questionnaire>` b </questionnaire>', `<questionnaire> a \`${X}\` b </questionnaire>`, `<questionnaire> a \`</questionnaire>\` b </questionnaire>`]) expect(found(block), block).to.deep.equal([block]);
    });

    it('in an attribute of one is part of it', () => {
      const block = '<questionnaire a="<questionnaire>{}</questionnaire>">{}</questionnaire>';
      expect(found(block)).to.deep.equal([block]);
      expect(found(block.replace('{}</questionnaire>">{}', '{}</questionnaire>">a'))).to.deep.equal([block.replace('{}</questionnaire>">{}', '{}</questionnaire>">a')]);
    });
  });

  describe('is opaque', () => {
    const block = '<questionnaire>{"a":"` <!-- [](\\n\\n```\\n<b c=\'"}</questionnaire>';

    it('to what stands around it', () => {
      expect(found(`${block} ${X}`)).to.deep.equal([block, X]);
      expect(found(`${block} \` ${X} -->`)).to.deep.equal([block, X]);
      expect(found(`\` ${block} \` ${X}`)).to.deep.equal([X]);
    });

    it('to the block structure around it', () => {
      const over = lines('a <questionnaire>{', '    "```": 1,', '"b": ["', '```', '# <!--', '</questionnaire>').slice(2);
      expect(found(`a ${over} \`${X}\` ${X}`)).to.deep.equal([over, X]);
      const nested = lines('<questionnaire>{', '"a": "```",', '"b": "- c"', '}</questionnaire>');
      expect(found(lines(`- a ${nested}`, '', `      ${X}`, '', `    ${X}`))).to.deep.equal([nested, X]);
    });

    it('so that what began before it goes on after it', () => {
      const over = lines('<questionnaire>', '{}', '</questionnaire>');
      expect(found(`\` ${over} \``)).to.deep.equal([]);
      expect(found(`<b c="${over}">`)).to.deep.equal([]);
    });

    it('but where its paragraph would have ended in it, nothing that began before goes on', () => {
      const over = lines('<questionnaire>', '', '{}', '</questionnaire>');
      expect(found(`\` ${over} \``)).to.deep.equal([over]);
      expect(found(`<!-- ${over} -->`)).to.deep.equal([]);
      expect(found(`a <!-- ${over} -->`)).to.deep.equal([over]);
      const heading = lines('<questionnaire>', '{}', '</questionnaire>');
      expect(found(`# \` ${heading} \``)).to.deep.equal([heading]);
    });
  });
});

describe('an entity-escaped element', () => {
  const block = '&lt;questionnaire a=&quot;b&quot;&gt;{&quot;a&quot;:&quot;&lt;b&gt;&quot;}&lt;/questionnaire&gt;';

  it('stands as a whole', () => {
    expect(blocksOf(`a &amp; ${block} &lt;`)[0]).to.deep.include({ escaped: true, raw: block, payload: '{&quot;a&quot;:&quot;&lt;b&gt;&quot;}', start: 8 });
    expect({ ...blocksOf(block)[0]?.attributes }).to.deep.equal({ a: 'b' });
  });

  it('has its quotes escaped too', () => {
    for (const text of ['&lt;questionnaire&gt;{"a":1}&lt;/questionnaire&gt;', '&lt;questionnaire&gt;{&quot;a":1}&lt;/questionnaire&gt;', '&lt;questionnaire&gt;{}&lt;/questionnaire&gt;', '&lt;questionnaire&gt;a&lt;/questionnaire&gt;']) expect(found(text), text).to.deep.equal([]);
    const numeric = '&lt;questionnaire&gt;{&#34;a&#34;:1}&lt;/questionnaire&gt;';
    expect(found(numeric)).to.deep.equal([numeric]);
  });

  it('does not end in a string', () => {
    const text = '&lt;questionnaire&gt;{&quot;a&quot;:&quot;&lt;/questionnaire&gt;&quot;}&lt;/questionnaire&gt;';
    expect(found(`${text} b`)).to.deep.equal([text]);
  });

  it('may close with white space or an escaped slash', () => {
    for (const end of ['&lt;/questionnaire &gt;', '&lt;\\/questionnaire&gt;']) expect(found(`&lt;questionnaire&gt;{&quot;a&quot;:1}${end}`)).to.have.lengthOf(1);
  });

  it('is escaped at both ends', () => {
    expect(found('&lt;questionnaire&gt;{&quot;a&quot;:1}</questionnaire>')).to.deep.equal([]);
    expect(found('<questionnaire>{&quot;a&quot;:1}&lt;/questionnaire&gt;')).to.deep.equal([]);
  });

  it('only mentioned swallows nothing', () => {
    expect(found(`&lt;questionnaire&gt; and ${block}`)).to.deep.equal([block]);
    expect(found(`&lt;questionnaire&gt;{ and ${block}`)).to.deep.equal([block]);
    expect(found(`&lt;questionnaire&gt; and ${X}`)).to.deep.equal([X]);
  });

  it('is hidden where any other is', () => {
    for (const text of [`\`${block}\``, `    ${block}`, `> ${block}`, `a <!-- ${block} -->`, `<pre>${block}`]) expect(found(text), text).to.deep.equal([]);
  });

  it('may hold its payload in a code fence under a name that allows it', () => {
    const text = '&lt;questionnaire&gt;\n```json\n{&quot;a&quot;:1}\n```\n&lt;/questionnaire&gt;';
    expect(blocksOf(text, { fenced: ['questionnaire'] })[0]).to.include({ escaped: true, raw: text, payload: '\n{&quot;a&quot;:1}\n' });
    expect(found(text)).to.deep.equal([]);
  });

  it('is text where the transport is off', () => {
    expect(found(`${block} ${X}`, { transport: false })).to.deep.equal([X]);
  });

  it('leaves an element whose payload alone is escaped to be read either way', () => {
    const text = '<questionnaire>{&quot;a&quot;:&quot;b&quot;}</questionnaire>';
    for (const transport of [true, false]) expect(blocksOf(text, { transport })[0]).to.include({ escaped: false, payload: '{&quot;a&quot;:&quot;b&quot;}' });
  });
});
