// Runs a benchmark of bench/ in a browser: bundled as it would be shipped, in an empty page.
//   node scripts/bench-browser.mjs browser-conversation
import { join } from 'node:path';
import { build } from 'esbuild';
import { launch } from 'puppeteer-core';
import { browserLaunchOptions } from './find-browser.mjs';
import { root } from './run.mjs';

const [name] = process.argv.slice(2);
const { outputFiles } = await build({ entryPoints: [join(root, 'bench', `${name}.ts`)], bundle: true, write: false, minify: true, format: 'esm', target: 'es2022', logLevel: 'error' });
const browser = await launch(await browserLaunchOptions());
try {
  const page = await browser.newPage();
  page.on('console', (message) => console.log(message.text()));
  page.on('pageerror', (error) => console.error(error));
  await page.addScriptTag({ content: outputFiles[0].text, type: 'module' });
  const over = await page.evaluate('report()');
  process.exitCode = over > 0 ? 1 : 0;
} finally {
  await browser.close();
}
