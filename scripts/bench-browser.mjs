// Runs benchmarks of bench/ in a browser: bundled as they would be shipped, in an empty page.
//   node scripts/bench-browser.mjs browser browser-conversation
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { launch } from 'puppeteer-core';
import { browserLaunchOptions } from './find-browser.mjs';
import { root } from './run.mjs';

const OPTIONS = { absWorkingDir: root, bundle: true, write: false, minify: true, format: 'esm', target: 'es2022', logLevel: 'error' };

let over = 0;
// A benchmark is one long evaluation.
const browser = await launch({ ...(await browserLaunchOptions()), protocolTimeout: 0 });
try {
  for (const name of process.argv.slice(2)) {
    const { outputFiles } = await build({ ...OPTIONS, entryPoints: [`bench/${name}.ts`] });
    over += await inNewPage('report()', outputFiles[0].text, console.log);
  }
} finally {
  await browser.close();
}
process.exitCode = over > 0 ? 1 : 0;

/** Evaluates it, and closes the page. */
async function inNewPage(expression, script, log = () => undefined) {
  const page = await browser.newPage();
  page.on('console', (message) => log(message.text()));
  page.on('pageerror', (error) => console.error(error));
  // What a page cannot do itself.
  const lent = {
    evaluateAnew: (inner) => inNewPage(inner, script),
    heapInBytes: () => heapInBytes(page),
    scriptMilliseconds: async () => (await page.metrics()).ScriptDuration * 1000,
    typeKeys: (text) => page.keyboard.type(text),
    gzipBytes,
  };
  for (const [name, work] of Object.entries(lent)) await page.exposeFunction(name, work);
  await page.evaluate((names) => {
    globalThis.lent = Object.fromEntries(names.map((name) => [name, globalThis[name]]));
  }, Object.keys(lent));
  await page.addScriptTag({ content: script, type: 'module' });
  const result = await page.evaluate(expression);
  await page.close();
  return result;
}

async function heapInBytes(page) {
  const session = await page.createCDPSession();
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

/** What who imports `files` has to load. */
async function gzipBytes(...files) {
  const contents = files.map((file) => `export * from ${JSON.stringify(`./${file}`)};`).join('\n');
  const { outputFiles } = await build({ ...OPTIONS, stdin: { contents, resolveDir: root } });
  return gzipSync(outputFiles[0].contents, { level: 9 }).length;
}
