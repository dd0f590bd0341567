import { expect } from '@open-wc/testing';
import { blocksOf, found, lines } from './scanning.js';

describe('a fenced block', () => {
  const fence = lines('```questionnaire', 'title: a', '```');

  it('stands from its opening fence to its closing one', () => {
    expect(found(lines('Hi', fence, 'there'))).to.deep.equal([fence]);
    expect(blocksOf(fence)[0]).to.include({ form: 'fence', name: 'questionnaire', payload: 'title: a\n', escaped: false, start: 0, end: fence.length });
  });

  it('leaves the line end after it to the next text', () => {
    const [block] = blocksOf(`a\n${fence}\nb`);
    expect(block).to.include({ start: 2, end: 2 + fence.length });
  });

  it('may end with the text', () => {
    expect(found(`a\n${fence}`)).to.deep.equal([fence]);
  });

  it('may end with the text, whatever closes it and wherever it stands', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      for (const closing of ['```', '`````', '``` \t', '   ```']) {
        const text = ['```questionnaire', 'title: a', closing].join(end);
        expect(found(text), JSON.stringify(text)).to.deep.equal([text]);
        expect(found(`a${end}${text}`), JSON.stringify(text)).to.deep.equal([text]);
      }
      const item = ['```questionnaire', '  title: a', '  ```'].join(end);
      for (const before of ['- ', '- a\n\n  ', '- a\n  ', '> b\n\n- ']) expect(found(before.replaceAll('\n', end) + item), JSON.stringify(before + end)).to.deep.equal([item]);
    }
  });

  it('may be empty', () => {
    expect(blocksOf('```questionnaire\n```').map(({ payload }) => payload)).to.deep.equal(['']);
  });

  it('stands once for each of several', () => {
    expect(found(lines(fence, fence, '', fence))).to.deep.equal([fence, fence, fence]);
  });

  for (const opening of ['```questionnaire', '````questionnaire', '``````````questionnaire', '``` questionnaire', '```\tquestionnaire \t', ' ```questionnaire', '   ```questionnaire']) {
    it(`opens with ${JSON.stringify(opening)}`, () => {
      const length = opening.replace(/[^`]/g, '');
      expect(found(lines('a', opening, 'title: a', length))).to.deep.equal([lines(opening, 'title: a', length)]);
    });
  }

  for (const opening of [
    '``questionnaire', '~~~questionnaire', '    ```questionnaire', '\t```questionnaire', '```questionnaire yaml', '```yaml questionnaire', '```questionnaires', '```foo-questionnaire',
    '```questionnaire-response', '```questionnaire:', '```questionnaire`', '```{questionnaire}', '```quest ionnaire', '```questionnair&#101;', '```\\questionnaire', '```questionnaire\u00a0', 'a ```questionnaire',
  ]) {
    it(`does not open with ${JSON.stringify(opening)}`, () => {
      expect(found(lines('', opening, 'title: a', opening.startsWith('~') ? '~~~' : '```'))).to.deep.equal([]);
    });
  }

  it('matches names whatever their case, and names them in lower case', () => {
    expect(blocksOf(lines('```Sage-QUESTIONNAIRE', '```')).map(({ name }) => name)).to.deep.equal(['sage-questionnaire']);
  });

  it('knows fence names and element names apart', () => {
    const element = '<questionnaire>{}</questionnaire>';
    expect(found(lines(fence, element), { fences: [] })).to.deep.equal([element]);
    expect(found(lines(fence, element), { elements: [] })).to.deep.equal([fence]);
  });

  for (const closing of ['```', '````', '``````````', '``` ', '```\t ', ' ```', '   ```']) {
    it(`closes with ${JSON.stringify(closing)}`, () => {
      expect(found(lines('```questionnaire', 'title: a', closing, 'b'))).to.deep.equal([lines('```questionnaire', 'title: a', closing)]);
    });
  }

  for (const closing of ['``', '    ```', '\t```', '~~~', '```a', '``` `', '```questionnaire', '`` `', '> ```', '- ```']) {
    it(`does not close with ${JSON.stringify(closing)}`, () => {
      expect(found(lines('```questionnaire', 'title: a', closing))).to.deep.equal([]);
      expect(found(lines('```questionnaire', 'title: a', closing, '```'))).to.deep.equal([lines('```questionnaire', 'title: a', closing, '```')]);
    });
  }

  it('needs a closing fence that is not shorter than the opening one', () => {
    expect(found(lines('````questionnaire', '```', '````'))).to.deep.equal([lines('````questionnaire', '```', '````')]);
    expect(found(lines('````questionnaire', '```'))).to.deep.equal([]);
  });

  it('is text when nothing closes it', () => {
    expect(found(lines('a', '```questionnaire', 'title: a', ''))).to.deep.equal([]);
  });

  it('hides what stands in it when nothing closes it', () => {
    expect(found(lines('```questionnaire', '<questionnaire>{}</questionnaire>', '', '- a'))).to.deep.equal([]);
  });

  it('interrupts a paragraph', () => {
    expect(found(lines('a', fence, 'b'))).to.deep.equal([fence]);
  });

  it('holds elements and other openings as payload', () => {
    const text = lines('```questionnaire', '<questionnaire>{}</questionnaire>', '```js', '# a', '```');
    expect(found(text)).to.deep.equal([text]);
  });

  it('loses the indentation of its opening fence in its payload, line by line', () => {
    expect(blocksOf(lines('  ```questionnaire', '  a:', '    b', ' c', 'd', '', '  ```'))[0]?.payload).to.equal(lines('a:', '  b', 'c', 'd', '', ''));
  });

  it('keeps what a consumed tab leaves over as spaces', () => {
    expect(blocksOf(lines('  ```questionnaire', '\ta', '  ```'))[0]?.payload).to.equal('  a\n');
  });

  it('ends its lines with LF, CR or CRLF, and keeps them', () => {
    for (const end of ['\n', '\r', '\r\n']) {
      const text = ['```questionnaire', 'a', '', 'b', '```'].join(end);
      expect(blocksOf(`x${end}${text}${end}y`).map(({ raw, payload }) => [raw, payload])).to.deep.equal([[text, ['a', '', 'b', ''].join(end)]]);
    }
  });

  it('lies in no other fenced code', () => {
    expect(found(lines('````markdown', fence, '````'))).to.deep.equal([]);
    expect(found(lines('~~~', fence, '~~~'))).to.deep.equal([]);
    expect(found(lines('````markdown', fence))).to.deep.equal([]);
    expect(found(lines('```', fence))).to.deep.equal([]);
  });

  it('lies in no other fenced code, whatever that is called, made of and stands in', () => {
    for (const [open, close] of [['````', '````'], ['`````MARKDOWN', '``````'], ['````questionnaires', '````'], ['````foo-questionnaire', '````'], ['~~~ questionnaire', '~~~~'], ['~~~`', '~~~'], ['   ````yaml', '  ````']] as const) {
      for (const end of ['\n', '\r\n', '\r']) {
        const code = [open, ...fence.split('\n'), '<questionnaire>{}</questionnaire>', close];
        expect(found(['a', ...code, 'b'].join(end)), open).to.deep.equal([]);
        expect(found(['- a', ...code.map((line) => `  ${line}`), 'b'].join(end)), open).to.deep.equal([]);
        expect(found(['a', ...code.slice(0, -1)].join(end)), open).to.deep.equal([]);
      }
    }
  });

  it('stands open again behind other fenced code', () => {
    expect(found(lines('````markdown', '```', '````', fence))).to.deep.equal([fence]);
    expect(found(lines('~~~ `', '~~~~', fence))).to.deep.equal([fence]);
  });
});
