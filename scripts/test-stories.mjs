// Opens every story of the built Storybook in a browser. A story fails on a render or play error, a console or page
// error, a failed or off-origin request, an element that is not defined, an accessibility violation.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from 'puppeteer-core';
import { resetCounts, summaryLine, writeCounts } from './counts.mjs';
import { browserLaunchOptions } from './find-browser.mjs';
import { root } from './run.mjs';
import { serveFolder } from './static-server.mjs';

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
for (const { id } of stories) {
  const problems = await problemsOf(id);
  console.log(`${problems.length > 0 ? 'FAIL' : 'ok  '} ${id}`);
  for (const problem of problems) console.log(`     ${problem}`);
  counts[problems.length > 0 ? 'failed' : 'passed'] += 1;
}
await browser.close();
server.close();
writeCounts('stories', counts);
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0;
console.log(summaryLine(counts));

/** @returns {Promise<string[]>} what is wrong with a story, each thing once */
async function problemsOf(id) {
  const page = await browser.newPage();
  const problems = watch(page);
  try {
    await page.goto(`${server.origin}/iframe.html?id=${id}&viewMode=story`);
    const { event, detail } = await outcomeOf(page);
    const undefinedElements = await page.$$eval('#storybook-root :not(:defined)', (found) => found.map((element) => element.localName));
    problems.push(...undefinedElements.map((name) => `not defined: ${name}`));
    if (event !== 'storyFinished') problems.push(`${event}: ${detail?.message ?? JSON.stringify(detail)?.slice(0, 400)}`);
    else problems.push(...violationsIn(detail.reporters));
    if (event === 'storyFinished' && detail.status !== 'success' && problems.length === 0) problems.push(`status ${detail.status}`);
  } catch (error) {
    problems.push(error.message);
  }
  await page.close();
  return [...new Set(problems)];
}

function watch(page) {
  const problems = [];
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(server.origin)) problems.push(`off-origin: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`HTTP ${response.status()}: ${response.url()}`);
  });
  return problems;
}

/** The event with which Storybook ended the story, and its first argument. */
async function outcomeOf(page) {
  const handle = await page.waitForFunction(
    () => {
      const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
      const ends = ['playFunctionThrewException', 'unhandledErrorsWhilePlaying', 'storyThrewException', 'storyErrored', 'storyMissing', 'storyFinished'];
      const event = ends.find((name) => channel?.last(name));
      if (!event) return undefined;
      const [detail] = channel.last(event);
      // An Error does not cross over from the page with its message.
      return { event, detail: detail instanceof Error ? { message: detail.message } : detail };
    },
    { timeout: 20_000 },
  );
  return handle.jsonValue();
}

function violationsIn(reporters) {
  const reports = reporters.filter((report) => report.type === 'a11y');
  if (reports.length === 0) return ['the accessibility check did not run'];
  return reports
    .flatMap((report) => report.result?.violations ?? [])
    .map(({ id, impact, nodes }) => `axe ${id} (${impact}): ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
