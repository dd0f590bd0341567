import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import '../../demo/main.js';
import { DemoRequest } from '../../demo/request.js';
import { all, choose, press, seen } from '../elements/queries.js';

describe('the request of the demo', () => {
  it('refuses the first answer, and takes the second', async () => {
    const demo = await fixture<DemoRequest>(html`<demo-request></demo-request>`);
    await waitUntil(() => seen(demo).includes('Where should sessions live?'));
    expect(seen(demo)).to.contain('2 min left');
    await choose(demo, 'Redis');
    await press(demo, 'Send');
    await waitUntil(() => seen(demo).includes('Not accepted: that one is down for maintenance.'));
    await choose(demo, 'Database table');
    await press(demo, 'Send');
    await waitUntil(() => seen(demo).includes('Answers sent'));
    expect(demo.scrollWidth).to.equal(demo.clientWidth);
    expect(all(demo, 'pre').at(-1)?.textContent.split('\n')).to.have.length(2);
    await press(demo, 'Ask me again');
    await waitUntil(() => seen(demo).includes('Where should sessions live?'));
  });

  it('is as wide before its first answer as afterwards, and never wider than there is room', async () => {
    const main = await fixture<HTMLElement>(html`<main><demo-request></demo-request></main>`);
    Object.assign(main.style, { display: 'flex', flexDirection: 'column', inlineSize: '600px' });
    const demo = main.querySelector('demo-request');
    if (!demo) throw new Error('There is no request.');
    await waitUntil(() => seen(demo).includes('Where should sessions live?'));
    expect(demo.getBoundingClientRect().width).to.equal(600);
    await choose(demo, 'Redis');
    await press(demo, 'Send');
    expect(demo.getBoundingClientRect().width).to.equal(600);
    expect(demo.scrollWidth).to.equal(600);
  });

  it('cannot be sent where sending fails, nor answered where it is only read', async () => {
    const demo = await fixture<DemoRequest>(html`<demo-request failing></demo-request>`);
    await waitUntil(() => seen(demo).includes('Where should sessions live?'));
    await choose(demo, 'Redis');
    await press(demo, 'Send');
    await waitUntil(() => seen(demo).includes('Not sent: It could not be sent. Your answers are kept.'));
    expect(all(demo, '.wire')).to.have.length(0);
    demo.failing = false;
    await press(demo, 'Try again');
    await waitUntil(() => seen(demo).includes('Not accepted'));
    demo.readOnly = true;
    await waitUntil(() => seen(demo).includes('Read-only'));
  });
});
