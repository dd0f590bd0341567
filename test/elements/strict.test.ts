import { expect } from '@open-wc/testing';
import './strict-page.js'; // its type; and it runs on this page too

// 'self', spelt out: not every browser knows what it means in a frame without an address.
const POLICY = `default-src 'none'; script-src ${location.origin}; style-src ${location.origin}; require-trusted-types-for 'script'; trusted-types lit-html`;

describe('under a strict content security policy with trusted types', () => {
  it('everything works, and nothing is violated', async () => {
    const frame = document.createElement('iframe');
    frame.srcdoc = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${POLICY}"><title>Strict</title><body><script type="module" src="${new URL('./strict-page.js', import.meta.url).href.replace(/\.js$/, '.ts')}"></script>`;
    document.body.append(frame);
    for (let tries = 0; tries < 100 && frame.contentWindow?.report === undefined; tries++) await new Promise((resolve) => setTimeout(resolve, 30));
    const report = frame.contentWindow?.report;
    expect(report?.violations).to.deep.equal([]);
    expect(report?.seen).to.contain('Hello').and.to.contain('Answers sent').and.to.contain('Could not be read as a form');
    frame.remove();
  });
});
