import { expect } from '@open-wc/testing';
import type { IssueCode } from '../../../src/core/diagnostics.js';
import { answerWords } from '../../../src/core/locale/answers.js';
import { describeIssue } from '../../../src/core/locale/issues.js';
import { resolveLocale } from '../../../src/core/locale/locale.js';

describe('a language tag', () => {
  for (const [tag, locale] of [
    ['en', 'en'], ['en-GB', 'en'], ['zh', 'zh-CN'], ['ZH-hant-TW', 'zh-CN'], ['zh_CN.UTF-8', 'zh-CN'], ['pt', 'pt-BR'], ['pt-PT', 'pt-BR'],
    [' PT_br ', 'pt-BR'], ['fr', 'en'], ['zha', 'en'], ['pta-x', 'en'], ['', 'en'], ['__proto__', 'en'], [undefined, 'en'], ['z'.repeat(100_000), 'en'],
  ] as const) {
    it(`${tag?.slice(0, 20)} reads as ${locale}`, () => expect(resolveLocale(tag)).to.equal(locale));
  }
  it('of any other shape reads as English', () => {
    for (const tag of [null, 1, {}, ['zh']]) expect(resolveLocale(JSON.parse(JSON.stringify(tag)) as string)).to.equal('en');
  });
});

describe('the words of an issue', () => {
  it('name the bounds', () => {
    expect(describeIssue('too_small', { limit: 1, range: [1, 5] }, 'pt')).to.equal('1 a 5');
    expect(describeIssue('too_large', { limit: 5 }, 'zh')).to.equal('不大于5');
    expect(describeIssue('too_early', { bound: '$&2026' }, 'en')).to.equal('$&2026 or later');
  });
  it('tell a choice from a text', () => {
    expect(describeIssue('required', { kind: 'multi_choice' })).to.equal('Choose an option');
    expect(describeIssue('required', { kind: 'text' })).to.equal('Write an answer');
  });
  it('never show a gap', () => {
    const codes: IssueCode[] = ['too_few', 'too_many', 'too_short', 'too_long', 'too_small', 'too_large', 'step_mismatch', 'too_early', 'too_late'];
    for (const code of codes) for (const locale of ['en', 'zh', 'pt']) {
      expect(describeIssue(code, { limit: 3, excess: 2, bound: '2026' }, locale), code).not.to.match(/[{}]/);
    }
  });
});

describe('the words of an answer', () => {
  it('give way to those that a questionnaire brings along', () => {
    expect(answerWords('zh', { unanswered: '—' })).to.include({ unanswered: '—', unselected: '未选择' });
  });
});
