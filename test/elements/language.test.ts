import { expect } from '@open-wc/testing';
import { registerLanguage } from '../../src/elements/index.js';
import { FORMAT, NOTES, WHO, block, button, choose, message, one, press, seen, settled } from './support.js';

const report = block([FORMAT, WHO, NOTES], 'Report');

describe('a language that a host brings along', () => {
  it('is spoken by what is on screen already, and in English where it lacks a word', async () => {
    const element = await message(report, { locale: 'cy' });
    expect(button(element, 'Next')).to.exist;
    registerLanguage({ $code: 'cy', $name: 'Cymraeg', $dir: 'ltr', next: 'Nesaf', countOf: (count, all) => `${count} o ${all}` });
    await settled(element);
    expect(one(element, '[part~="count"]').textContent).to.equal('1 o 3');
    await press(element, 'Nesaf');
    expect(button(element, 'Back')).to.exist;
  });

  it('serves its regions, one of which may have words of its own', async () => {
    registerLanguage({ $code: 'ga', $name: 'Gaeilge', $dir: 'ltr', next: 'Ar aghaidh', review: 'Athbhreithniú' });
    registerLanguage({ $code: 'ga-GB', $name: 'Gaeilge', $dir: 'ltr', next: 'Lean ort' });
    const element = await message(report, { locale: 'ga-IE' });
    expect(button(element, 'Ar aghaidh')).to.exist;
    element.locale = 'ga-GB';
    await settled(element);
    await press(element, 'Lean ort');
    await press(element, 'Lean ort');
    expect(button(element, 'Athbhreithniú')).to.exist;
  });

  it('may say otherwise what is said already, and leaves all else', async () => {
    registerLanguage({ $code: 'zh-TW', $name: '繁體中文', $dir: 'ltr', next: '下一步' });
    const element = await message(report, { locale: 'zh-TW' });
    expect(seen(element)).to.contain('下一步').and.to.contain('1/3');
    element.locale = 'zh-CN';
    await settled(element);
    expect(seen(element)).to.contain('下一题');
  });

  it('may have nothing between two sentences, as Chinese', async () => {
    const element = await message(report, { locale: 'zh-CN' });
    await choose(element, 'PDF');
    element.canSubmit = false;
    await settled(element);
    expect(seen(element)).to.contain('已有新消息，无法再发送。已填内容保留于此。');
  });
});
