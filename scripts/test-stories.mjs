// Opens every story of the built Storybook in a browser, and looks at it in light, in dark and in forced colours. A story
// fails on a render or play error, a console or page error, a failed or off-origin request, an element that is not defined,
// an accessibility violation in any of the modes, and where it scrolls sideways on a small screen.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from 'puppeteer-core';
import { resetCounts, summaryLine, writeCounts } from './counts.mjs';
import { browserLaunchOptions } from './find-browser.mjs';
import { root } from './run.mjs';
import { serveFolder } from './static-server.mjs';
import { StoryPage } from './story-page.mjs';

const built = join(root, 'storybook-static');
const index = join(built, 'index.json');

resetCounts('stories');
if (!existsSync(index)) {
  console.error('There is no built Storybook: npm run build-storybook first.');
  process.exit(1);
}
const stories = Object.values(JSON.parse(readFileSync(index, 'utf8')).entries).filter((entry) => entry.type === 'story');
const server = await serveFolder(built);
const browser = await launch(await browserLaunchOptions());
const counts = { passed: 0, failed: 0 };
let page;
for (const { id } of stories) {
  page ??= await StoryPage.open(browser, server.origin);
  const problems = await page.problemsOf(id);
  console.log(`${problems.length > 0 ? 'FAIL' : 'ok  '} ${id}`);
  for (const problem of problems) console.log(`     ${problem}`);
  counts[problems.length > 0 ? 'failed' : 'passed'] += 1;
  if (problems.length === 0) continue;
  // What has failed may have left something behind.
  await page.close();
  page = undefined;
}
await browser.close();
server.close();
writeCounts('stories', counts);
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0;
console.log(summaryLine(counts));
