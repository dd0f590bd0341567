import { DARK, FORCED, LIGHT } from './story-modes.mjs';

const WIDE = { width: 800, height: 600 };
/** The smallest screen that pages must fit. Source: WCAG 2.2, 1.4.10. */
const NARROW = { width: 320, height: 600 };
const TIMEOUT = 20_000;

/** One page for all stories: loading Storybook takes longer than most of them. */
export class StoryPage {
  #page;
  #media;
  #origin;
  #problems = [];

  static async open(browser, origin) {
    const story = new StoryPage();
    story.#page = await browser.newPage();
    story.#media = await story.#page.createCDPSession();
    story.#origin = origin;
    story.#watch();
    await story.#page.evaluateOnNewDocument(nameForcedColours);
    await story.#page.setViewport(WIDE);
    await story.#page.goto(`${origin}/iframe.html?viewMode=story`);
    await story.#page.waitForFunction(() => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('storyMissing'), { timeout: TIMEOUT });
    return story;
  }

  close() {
    return this.#page.close();
  }

  /** @returns {Promise<string[]>} what is wrong with a story, each thing once */
  async problemsOf(id) {
    this.#problems = [];
    try {
      await this.#show(id);
      await this.#lookAround(id);
    } catch (error) {
      this.#problems.push(error.message);
    }
    return [...new Set(this.#problems)];
  }

  async #show(id) {
    await this.#emulate(LIGHT);
    const { event, detail } = await this.#page.evaluate(showStory, id, TIMEOUT);
    const names = await this.#page.$$eval('#storybook-root :not(:defined)', (found) => found.map((element) => element.localName));
    this.#problems.push(...names.map((name) => `not defined: ${name}`));
    if (event !== 'storyFinished') this.#problems.push(`${event}: ${detail?.message ?? JSON.stringify(detail)?.slice(0, 400)}`);
    else if (!detail.reporters.some(({ type }) => type === 'a11y')) this.#problems.push('the accessibility check did not run');
    else this.#problems.push(...detail.reporters.flatMap(({ result }) => violationsIn(result, LIGHT.name)));
    if (event === 'storyFinished' && detail.status !== 'success' && this.#problems.length === 0) this.#problems.push(`status ${detail.status}`);
  }

  /** The story as it was left by what it plays. */
  async #lookAround(id) {
    await this.#page.setViewport(NARROW);
    const width = await this.#page.evaluate(() => globalThis.document.documentElement.scrollWidth);
    if (width > NARROW.width) this.#problems.push(`scrolls sideways: ${width}px wide on a screen of ${NARROW.width}px`);
    for (const mode of [DARK, FORCED]) {
      await this.#emulate(mode);
      this.#problems.push(...violationsIn(await this.#page.evaluate(checkStory, id, TIMEOUT), mode.name));
    }
    await this.#page.setViewport(WIDE);
  }

  /** Puppeteer’s own method does not know forced colours. */
  #emulate({ features }) {
    return this.#media.send('Emulation.setEmulatedMedia', { features });
  }

  #watch() {
    const page = this.#page;
    const tell = (problem) => this.#problems.push(problem);
    page.on('pageerror', (error) => tell(`page error: ${error.message}`));
    page.on('console', (message) => message.type() === 'error' && tell(`console: ${message.text()}`));
    page.on('request', (request) => /^https?:/.test(request.url()) && !request.url().startsWith(this.#origin) && tell(`off-origin: ${request.url()}`));
    page.on('response', (response) => response.status() >= 400 && tell(`HTTP ${response.status()}: ${response.url()}`));
  }
}

/**
 * In the page: where colours are forced, Chromium still names the page's own one as the fill of its text. That is what axe
 * asks for first; without an answer it asks for the colour, which is the forced one.
 */
function nameForcedColours() {
  const { prototype } = globalThis.CSSStyleDeclaration;
  const { getPropertyValue } = prototype;
  const forced = globalThis.matchMedia('(forced-colors: active)');
  prototype.getPropertyValue = function (name) {
    return forced.matches && name === '-webkit-text-fill-color' ? '' : getPropertyValue.call(this, name);
  };
}

/** In the page: shows a story, and gives the event with which Storybook ended it, with its first argument. */
function showStory(storyId, timeout) {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  const ends = ['playFunctionThrewException', 'unhandledErrorsWhilePlaying', 'storyThrewException', 'storyErrored', 'storyMissing', 'storyFinished'];
  return new Promise((resolve, reject) => {
    globalThis.setTimeout(() => reject(new Error(`not finished after ${timeout} ms`)), timeout);
    for (const event of ends) {
      channel.once(event, (detail) => resolve({ event, detail: detail instanceof Error ? { message: detail.message } : detail }));
    }
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** In the page: the accessibility check once more, as its panel in Storybook runs it. */
function checkStory(storyId, timeout) {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((resolve, reject) => {
    globalThis.setTimeout(() => reject(new Error(`not checked after ${timeout} ms`)), timeout);
    channel.once('storybook/a11y/result', resolve);
    channel.once('storybook/a11y/error', reject);
    channel.emit('storybook/a11y/manual', storyId);
  });
}

function violationsIn(result, mode) {
  return (result?.violations ?? []).map(({ id, impact, nodes }) => `axe in ${mode}: ${id} (${impact}): ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
