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
    expect(all(demo, 'pre').at(-1)?.textContent.split('\n')).to.have.length(2);
    await press(demo, 'Ask me again');
    await waitUntil(() => seen(demo).includes('Where should sessions live?'));
  });
});
